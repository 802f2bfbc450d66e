"""The bots of Hoops, by name."""

from __future__ import annotations

from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.kernel.bots import BotKind, Bots, RandomPlay
from wwtennis.kernel.words import later

BOTS: Bots = {
    "random": BotKind(RandomPlay, later("does anything that is allowed"), later("carefree"), ("Lou", "Pip", "Jo")),
    "greedy": BotKind(
        lambda luck: Greedy(), later("counts expected points, and buys what adds the most of them"),
        later("calculating"), ("Magda", "Ines", "Hugo"),
    ),
}  # fmt: skip
