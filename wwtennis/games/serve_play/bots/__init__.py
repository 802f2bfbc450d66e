"""The bots of Serve & Play, by name."""

from __future__ import annotations

from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.bots.search import search_bot
from wwtennis.kernel.bots import BotKind, Bots, RandomPlay, ThinkerKind, Thinkers
from wwtennis.kernel.words import later

BOTS: Bots = {
    "random": BotKind(
        RandomPlay, later("plays anything, but never passes while it has another option"),
        later("carefree"), ("Lou", "Pip", "Jo"),
    ),
    "greedy": BotKind(
        lambda luck: Greedy(), later("keeps its best cards for when they pay, and exchanges in doubles"),
        later("thrifty"), ("Olga", "Ines", "Hugo"),
    ),
}  # fmt: skip

THINKERS: Thinkers = {
    "search": ThinkerKind(
        search_bot, later("plays the game on in many matches as they may be"), 300,
        later("far-sighted"), ("Vera", "Nils", "Ada"),
    ),
}  # fmt: skip
