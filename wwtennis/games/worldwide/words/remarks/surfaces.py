"""Remarks on the surface: what the same ball would do elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.words.remarks.moment import IN, TOSS, Moment
from wwtennis.kernel.remarks import Facts, Form
from wwtennis.kernel.words import _, later

ON_SURFACES = {
    Surface.CLAY: later("on clay"),
    Surface.HARD: later("on a hard court"),
    Surface.GRASS: later("on grass"),
    Surface.INDOOR: later("indoors"),
}


def _strongest(m: Moment) -> Facts | None:
    harm = _harm(m.match.setup.deck)
    here = m.match.setup.surface
    return {"where": _(ON_SURFACES[here])} if all(harm[here] > harm[other] for other in harm if other != here) else None


def _mildest(m: Moment) -> Facts | None:
    harm = _harm(m.match.setup.deck)
    here = m.match.setup.surface
    return {"where": _(ON_SURFACES[here])} if all(harm[here] < harm[other] for other in harm if other != here) else None


def _harm(deck: Deck) -> dict[Surface, int]:
    """What all cards add to the next roll."""
    malus = [card.malus for card in deck.strokes.values()] + [card.malus for card in deck.serves.values()]
    return {surface: sum(each[surface] for each in malus) for surface in Surface}


def _hurts_here(m: Moment) -> Facts | None:
    malus = _malus(m)
    return _elsewhere(m, malus, min(malus.values())) if malus and _here(m, malus) == max(malus.values()) else None


def _harmless_here(m: Moment) -> Facts | None:
    malus = _malus(m)
    return _elsewhere(m, malus, max(malus.values())) if malus and _here(m, malus) == min(malus.values()) else None


def _malus(m: Moment) -> Mapping[Surface, int]:
    """Of the ball that is in, on all surfaces; of one that wins the point it does not matter."""
    ball, deck = m.ball, m.match.setup.deck
    if ball is None:
        return {}
    return deck.serves[ball.card].malus if ball.card in deck.serves else deck.strokes[ball.card].malus


def _here(m: Moment, malus: Mapping[Surface, int]) -> int:
    return malus[m.match.setup.surface]


def _elsewhere(m: Moment, malus: Mapping[Surface, int], there: int) -> Facts | None:
    """Where it would be as much as `there`; not worth a word where that is much the same."""
    if abs(there - _here(m, malus)) < 2:
        return None
    other = next(surface for surface in Surface if malus[surface] == there)
    where, elsewhere = _(ON_SURFACES[m.match.setup.surface]), _(ON_SURFACES[other])
    return {"where": where, "elsewhere": elsewhere, "here": _here(m, malus), "there": there}


ON_SURFACE: tuple[Form[Moment], ...] = (
    Form("strongest surface", TOSS, 10, _strongest,
         (later("Nowhere are balls harder to answer than {where}."),
          later("The cards add more to each other {where} than anywhere else.")), later("Balls are hardest {where}.")),
    Form("mildest surface", TOSS, 10, _mildest,
         (later("Nowhere are balls easier to answer than {where}."),
          later("The cards add less to each other {where} than anywhere else.")), later("Balls are mildest {where}.")),
    Form("hurts here", IN, 40, _hurts_here,
         (later("+{here} {where}, and only +{there} {elsewhere}."),
          later("That is for playing {where}: {elsewhere} it would be +{there}.")), later("(+{there} {elsewhere}.)"),
         one_in=6),
    Form("harmless here", IN, 40, _harmless_here,
         (later("+{here} {where}, but +{there} {elsewhere}."),
          later("That is for playing {where}: {elsewhere} it would be +{there}.")), later("(+{there} {elsewhere}.)"),
         one_in=6),
)  # fmt: skip
