"""The bots of Hoops, by name."""

from __future__ import annotations

from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.search import search_bot
from wwtennis.kernel.bots import BotKind, Bots, RandomPlay, ThinkerKind, Thinkers
from wwtennis.kernel.words import later

GREEDY_NAMES = ("Magda", "Ines", "Hugo", "Petra", "Olek", "Rosa", "Sami")  # as many as a tournament needs
AT_THE_TABLE = 100  # roll-outs a question of the one who plays with people: nobody waits long

BOTS: Bots = {
    "random": BotKind(RandomPlay, later("does anything that is allowed"), later("carefree"), ("Lou", "Pip", "Jo")),
    "greedy": BotKind(
        lambda luck: Greedy(), later("counts expected points, and buys what adds the most of them"),
        later("calculating"), GREEDY_NAMES,
    ),
    "thinker": BotKind(
        lambda luck: search_bot(luck, AT_THE_TABLE), later("tries what looks best in matches as they may be"),
        later("thoughtful"), ("Vera", "Nils", "Ada"),
    ),
}  # fmt: skip

THINKERS: Thinkers = {"search": ThinkerKind(search_bot, later("tries what looks best in matches as they may be"), 60)}
