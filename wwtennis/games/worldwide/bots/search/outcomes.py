"""What the die can make of an answer: faces that lead to the same are one outcome."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from wwtennis.games.worldwide.choices import Challenge, PlayStroke, ServeBall
from wwtennis.games.worldwide.events import total
from wwtennis.games.worldwide.rules.challenge import challenged_from
from wwtennis.games.worldwide.rules.player_powers import early_aces, winner_from
from wwtennis.games.worldwide.rules.rally import needs_test, stroke_number
from wwtennis.games.worldwide.rules.serve import serve_number
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import COIN, Drawn, numbered
from wwtennis.kernel.search import SURE, Outcome

FACES = range(1, 21)
NEVER = FACES[-1] + 1
D20 = numbered(len(FACES))
COINS: tuple[Outcome, ...] = ((0.5, (Drawn(COIN, True),)), (0.5, (Drawn(COIN, False),)))


def outcomes(m: Match, choice: Choice) -> Sequence[Outcome]:
    """All that there are."""
    if isinstance(choice, ServeBall):
        return _of_serve(m, choice)
    if isinstance(choice, PlayStroke):
        return _of_stroke(m, choice)
    return COINS if isinstance(choice, Challenge) else SURE


def _of_serve(m: Match, choice: ServeBall) -> Sequence[Outcome]:
    """WT-8.2, WT-8.3: in, an ace, a fault, a close one."""
    card, side = m.setup.deck.serves[choice.card], m.sides[m.turn]
    needed = total(serve_number(m, m.turn, card, choice.spin, choice.stars))
    first, last = (NEVER, NEVER) if card.ace is None else (card.ace[0] - early_aces(side), card.ace[1])
    return _alike(needed, first, last, challenged_from(side, needed))


def _of_stroke(m: Match, choice: PlayStroke) -> Sequence[Outcome]:
    """WT-9.6, WT-18.4: in, a winner by its roll, a fault, a close one."""
    card, side, ball = m.setup.deck.strokes[choice.card], m.sides[m.turn], m.ball
    assert ball is not None
    if not choice.roll and not needs_test(card, ball, side.zone):
        return SURE
    needed, first = total(stroke_number(m, m.turn, card, choice.stars)), winner_from(side, card, ball)
    return _alike(needed, NEVER if first is None else first, NEVER, challenged_from(side, needed))


@lru_cache(maxsize=5000)
def _alike(needed: int, first: int, last: int, close: int) -> tuple[Outcome, ...]:
    """The faces by what they come to, be it in, won outright or close: one stands for all of its kind."""
    found: dict[Hashable, list[int]] = {}
    for face in FACES:
        found.setdefault((face >= needed, first <= face <= last, close <= face < needed), []).append(face)
    return tuple((len(faces) / len(FACES), (Drawn(D20, faces[0]),)) for faces in found.values())


# Of a reply it is enough to know whether it is in, or wins by itself: a close call is a fault like any other


def outcomes_of_reply(m: Match, choice: Choice) -> Sequence[Outcome]:
    side = m.sides[m.turn]
    if isinstance(choice, ServeBall):
        serve = m.setup.deck.serves[choice.card]
        needed = total(serve_number(m, m.turn, serve, choice.spin, choice.stars))
        if serve.ace is None:
            return _parts(needed, 0, 0)
        return _parts(needed, max(needed, serve.ace[0] - early_aces(side)), serve.ace[1])
    if not isinstance(choice, PlayStroke):
        return COINS if isinstance(choice, Challenge) else SURE
    card, ball = m.setup.deck.strokes[choice.card], m.ball
    assert ball is not None
    if not choice.roll and not needs_test(card, ball, side.zone):
        return SURE
    needed = total(stroke_number(m, m.turn, card, choice.stars))
    first = winner_from(side, card, ball) if side.powers else None
    return _parts(needed, 0, 0) if first is None else _parts(needed, max(needed, first), FACES[-1])


@lru_cache(maxsize=5000)
def _parts(needed: int, first: int, last: int) -> tuple[Outcome, ...]:
    """Below `needed` a fault, from `first` to `last` a winner, else in. The first face of each stands for it."""
    wins = [face for face in FACES if first <= face <= last]
    is_in = [face for face in FACES if face >= needed and face not in wins]
    faults = [face for face in FACES if face < needed]
    return tuple((len(part) / len(FACES), (Drawn(D20, part[0]),)) for part in (faults, is_in, wins) if part)
