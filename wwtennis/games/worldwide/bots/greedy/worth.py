"""What Stars and cards are worth beyond the point being played, in points (`beliefs`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.cards import Deck, Zone
from wwtennis.games.worldwide.position import SidePosition
from wwtennis.games.worldwide.rules.rally import pays_to_run, run_costs_a_card
from wwtennis.kernel.game import FACE_DOWN

WINGS = (Zone.BACKHAND, Zone.FOREHAND)
ENOUGH = 9  # cards: what comes on top of them is worth less
TOO_MANY = 0.2  # what a card is worth that finds the hand full, of what it would be worth: the least card goes for it
# What a card counts for against the point being played, of what it is worth before the next one: who saves it may never
# play it. Whoever counts all of it gives up points for cards, and loses more tie-breaks than not.
THRIFT = 0.7
A_RUN = 0.2  # what it is worth to me that the other pays a card for a run: it will be one that is missed little


def of_stars(stars: int) -> float:
    return beliefs.STAR * stars


@lru_cache(maxsize=32)
def of_cards(deck: Deck) -> Mapping[int, float]:
    """What each card is good for: by its kind, and by the wings that it starts from. One face down may be any."""
    worths = {
        number: beliefs.CARDS[card.kind] + sum([beliefs.FROM[zone] for zone in card.starts if zone in WINGS])
        for number, card in deck.strokes.items()
    }
    return {**worths, FACE_DOWN: sum(worths.values()) / len(worths)}


class Stock(NamedTuple):
    """How many cards somebody will have when the point is over: those that stay or return, and those to be drawn."""

    held: int
    draws: int
    limit: int


def stock_of(deck: Deck, side: SidePosition) -> Stock:
    strokes, held, draws = deck.strokes, side.hand_count, 0
    for number in side.played:
        card = strokes[number]
        held += card.reusable
        draws += card.draw
    return Stock(held, draws, side.limit)


@lru_cache(maxsize=5000)
def of_stock(deck: Deck, stock: Stock) -> float:
    """What is drawn is worth a card of the deck, as far as there is room for it; the last of a large hand are less."""
    held, draws, limit = stock
    room = max(0, limit - held)
    drawn = draws if draws <= room else room + TOO_MANY * (draws - room)
    beyond = max(0, held + min(draws, room) - ENOUGH)
    return drawn * of_cards(deck)[FACE_DOWN] + beliefs.BEYOND_ENOUGH * beyond


def of_drawing(deck: Deck, cards: int, stock: Stock) -> float:
    """So many cards more when the point is over."""
    return THRIFT * (of_stock(deck, stock._replace(draws=stock.draws + cards)) - of_stock(deck, stock))


def of_playing(deck: Deck, number: int, stock: Stock) -> float:
    """The cards that are drawn for this one, less the card itself."""
    card = deck.strokes[number]
    gone = 0 if card.reusable else 1
    after = Stock(stock.held - gone, stock.draws + card.draw, stock.limit)
    return THRIFT * (of_stock(deck, after) - of_stock(deck, stock) - gone * of_cards(deck)[number])


def missed(deck: Deck, side: SidePosition) -> dict[int, float]:
    """How much each card of this hand would be missed, paid for a run or a way."""
    worths, stock = of_cards(deck), stock_of(deck, side)
    one_less = of_stock(deck, stock) - of_stock(deck, stock._replace(held=stock.held - 1))
    return {number: THRIFT * (worths[number] + one_less) for number in side.hand}


def of_runs(them: SidePosition) -> Mapping[Zone, float]:
    """What it is worth to send them to each zone, for the card that they pay to get there (WT-9.2)."""
    if not them.powers:
        return _usual_runs(them.zone)
    return {zone: A_RUN * pays_to_run(them, zone) for zone in Zone}


@cache
def _usual_runs(start: Zone) -> Mapping[Zone, float]:
    return {zone: A_RUN * run_costs_a_card(start, zone) for zone in Zone}


def of_side(deck: Deck, side: SidePosition) -> float:
    """All that somebody will have left to play with when the point is over."""
    worths, strokes = of_cards(deck), deck.strokes
    returning = [number for number in side.played if strokes[number].reusable]
    cards = sum([worths[number] for number in (*side.hand, *returning)])
    return of_stars(side.stars) + cards + of_stock(deck, stock_of(deck, side))
