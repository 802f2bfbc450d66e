"""Opponents with a face: ten levels from a first lesson to the world number one, and four styles.

Up to the national champion, who is greedy, each is greedy with the habits that people have; above, they think ahead.
"""

from __future__ import annotations

from collections.abc import Callable

from wwtennis.games.worldwide.bots.greedy import Greedy
from wwtennis.games.worldwide.bots.habits import Habits, Player
from wwtennis.games.worldwide.bots.search import search_bot
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.kernel.bots import Bot, Persona, Personas
from wwtennis.kernel.luck import Luck
from wwtennis.kernel.words import later


def _with(**habits: float) -> Callable[[Luck], Bot]:
    return lambda luck: Player(Habits(**habits), luck)


def _thinks(rollouts: int) -> Callable[[Luck], Bot]:
    return lambda luck: search_bot(luck, rollouts)


# From the weakest to the strongest: each beats the one before it.
LEVELS: Personas = {
    "lesson": Persona(
        _with(misjudges=1.2, spends=1.0, forgets=0.9), "Mia", later("First lesson"),
        later("hits whatever comes to hand, and every Star is gone by the third shot"), (r" ,,, ", r"( oo)", r" \o/ "),
    ),
    "beginner": Persona(
        _with(misjudges=0.6, spends=0.9, forgets=0.8), "Oskar", later("Beginner"),
        later("has an idea of the odds, and has heard of lobs"), (r" .-. ", r"(o_o)", r" <|) "),
    ),
    "weekend": Persona(
        _with(misjudges=0.33, spends=0.7, forgets=0.5), "Pilar", later("Weekend player"),
        later("knows the strokes, and forgets half of them in a hurry"), (r" ,_, ", r"(^_^)", r" /|\ "),
    ),
    "club": Persona(
        _with(misjudges=0.18, spends=0.45, forgets=0.28), "Tomasz", later("Club player"),
        later("reliable, too proud to save a Star"), (r" _~_ ", r"(-_-)", r" /|> "),
    ),
    "regional": Persona(
        _with(misjudges=0.09, spends=0.2, forgets=0.12), "Aiko", later("Regional"),
        later("misjudges little, and mostly remembers the challenge"), (r" /-\ ", r"(o.o)", r" \|7 "),
    ),
    "league": Persona(
        _with(misjudges=0.055, spends=0.1, forgets=0.07), "Samuel", later("First league"),
        later("a small slip now and then is all that is left"), (r" === ", r"(o-o)", r" -|/ "),
    ),
    "national": Persona(
        Greedy, "Ingrid", later("National champion"),
        later("weighs odds, cards and Stars without a slip, one stroke ahead"), (r" ,^, ", r"(o~o)", r" =|> "),
    ),
    "tour": Persona(
        _thinks(10), "Rashid", later("On the tour"),
        later("thinks a few strokes ahead"), (r" *-* ", r"(>_>)", r" /|= "),
    ),
    "top-ten": Persona(
        _thinks(100), "Camille", later("Top ten"),
        later("thinks ahead, and counts your cards"), (r" *^* ", r"(*_*)", r" \|= "),
    ),
    "number-one": Persona(
        _thinks(1000), "Zora", later("World number one"),
        later("has seen this rally a thousand times before"), (r" *W* ", r"(@_@)", r" <|= "),
    ),
}  # fmt: skip

ALL_COURT = "all-court"
STYLES: Personas = {
    "big-server": Persona(
        _with(serve=0.002, steady=0.015, net=0.01), "Boris", later("Big server"),
        later("goes for the ace, first ball and second"), (r"  o  ", r" /|\/", r" / \ "),
    ),
    "baseliner": Persona(
        _with(net=-0.04, steady=0.03), "Chrissie", later("Baseliner"),
        later("stays back, keeps it safe, and waits for you to miss"), (r"  o  ", r" -|\ ", r"_/_\_"),
    ),
    "net-rusher": Persona(
        _with(net=0.08, attack=0.03), "Stefan", later("Net rusher"),
        later("comes forward at the first chance, and at the second"), (r"  o# ", r"--|-+", r" / \ "),
    ),
    ALL_COURT: Persona(
        Greedy, "Evonne", later("All-court player"),
        later("does whatever the ball asks for"), (r" \o/ ", r"  |  ", r" / \ "),
    ),
}  # fmt: skip

PERSONAS: Personas = {**LEVELS, **STYLES}

# What powers of a player card call for; the first that the card has decides.
CALLS_FOR = {
    "early_aces": "big-server",
    "sure_second_serve": "big-server",
    "sure_first_serve": "big-server",
    "sure_volleys": "net-rusher",
    "volley_winner": "net-rusher",
    "heavy_topspin": "baseliner",
    "tireless": "baseliner",
    "heavy_attacks": "baseliner",
    "sure_passing": "baseliner",
    "sure_defense": "baseliner",
    "patient_builder": "baseliner",
    "sure_returns": "baseliner",
    "deep_focus": "baseliner",
}


def style_of(card: PlayerCard) -> str:
    """The style that plays to this card."""
    return next((CALLS_FOR[power] for power, _ in card.powers if power in CALLS_FOR), ALL_COURT)
