"""From the options of `simulate` to what is to be played."""

from __future__ import annotations

from argparse import Namespace

from wwtennis.files.assets import load_deck
from wwtennis.files.players import load_players
from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.player_cards import PlayerCard, find_player, solo_note
from wwtennis.games.worldwide.setup import FORMATS, Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.luck import fresh_seed
from wwtennis.kernel.voice import complain
from wwtennis.kernel.words import _
from wwtennis.lab.simulate import Plan
from wwtennis.tennis.score import TIEBREAK_MODE, Format


def plan_from(arguments: Namespace) -> Plan:
    """What is to be played, if it can be."""
    if arguments.solo and arguments.b:
        raise UsageError(_("--solo and --b both say who plays in seat B: choose one of them"))
    bots = (arguments.a, arguments.b or "greedy")
    deck = load_deck(arguments.deck)
    surfaces = Surface if arguments.surface == "all" else [Surface(arguments.surface)]
    seats, solo = _seats(arguments, deck, bots), SOLO_LEVELS[arguments.solo] if arguments.solo else None
    level, challenges = Level(arguments.rules), not arguments.no_challenges
    setups = [Setup(deck, _format(arguments), surface, level, challenges, seats, solo) for surface in surfaces]
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    return Plan(tuple(setups), bots, arguments.matches, seed, record=arguments.logs is not None)


def _format(arguments: Namespace) -> Format:
    if arguments.mode == "tiebreak":
        if arguments.best_of:
            raise UsageError(_("--best-of is for --mode match: a tie-break has no sets"))
        return TIEBREAK_MODE
    return FORMATS[int(arguments.best_of or 3)]


def _seats(arguments: Namespace, deck: Deck, bots: tuple[str, str]) -> tuple[SeatSetup, SeatSetup]:
    """The seats, by the names of their player cards, or of their bots."""
    cards = [_card(arguments.player_a, deck), _card(arguments.player_b, deck)]
    if arguments.solo and cards[1] is not None:
        complain(solo_note(cards[1]))
    who = (bots[0], "solo" if arguments.solo else bots[1])
    names = [name if card is None else card.name for name, card in zip(who, cards, strict=True)]
    if names[0] == names[1]:
        names = [f"{names[0]} A", f"{names[1]} B"]
    return seat_of(names[0], cards[0]), seat_of(names[1], cards[1])


def _card(name: str | None, deck: Deck) -> PlayerCard | None:
    return None if name is None else find_player(load_players(deck=deck), name)
