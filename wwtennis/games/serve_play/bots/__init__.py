"""The bots of Serve & Play, by name."""

from __future__ import annotations

from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.kernel.bots import BotKind, Bots, RandomPlay
from wwtennis.kernel.words import later

BOTS: Bots = {
    "random": BotKind(RandomPlay, later("plays anything, but never passes while it has another option")),
    "greedy": BotKind(lambda luck: Greedy(), later("keeps its best cards for when they pay, and exchanges in doubles")),
}
