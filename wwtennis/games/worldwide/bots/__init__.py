"""The bots of Worldwide Tennis, by name."""

from __future__ import annotations

from wwtennis.games.worldwide.bots.greedy import Greedy
from wwtennis.games.worldwide.bots.search import search_bot
from wwtennis.kernel.bots import BotKind, Bots, RandomPlay, ThinkerKind, Thinkers
from wwtennis.kernel.words import later

BOTS: Bots = {
    "random": BotKind(
        RandomPlay, later("plays anything, but never gives up a point while it has another option"),
        later("carefree"), ("Lou", "Pip", "Jo"),
    ),
    "greedy": BotKind(
        Greedy, later("looks one stroke ahead and weighs odds, cards and Stars"),
        later("steady"), ("Max", "Ines", "Hugo"),
    ),
}  # fmt: skip

THINKERS: Thinkers = {
    "search": ThinkerKind(search_bot, later("tries the answers that look best in many matches as they may be"), 300),
}
