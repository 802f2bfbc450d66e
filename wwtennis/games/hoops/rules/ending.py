"""Chapter 4: whose turn is next, the special turn, the result, overtime."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.choices import AGREE_TO_DRAW, PLAY_ON, AgreeToDraw, PlayOn
from wwtennis.games.hoops.events import DrawAgreed, MatchEnded, OvertimeStarted, Phase, PhaseBegan, TurnStarted
from wwtennis.games.hoops.rules.drawing import fill_hand
from wwtennis.games.hoops.rules.turn import points_after, score
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck

OVERTIME_TURNS = 6  # HO-4.4
LEVELS = (PLAY_ON, AGREE_TO_DRAW)


def next_turn(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-4.1, HO-4.2, H19: turn about; then a special turn for everybody but the last; then the end."""
    coaches = len(m.teams)
    if m.number < m.turns:
        yield TurnStarted((m.first + m.number) % coaches, m.number + 1)
    elif m.specials < coaches - 1:
        yield TurnStarted((m.first + m.specials) % coaches, m.number, special=True)
    else:
        yield from score(m, (m.first + coaches - 1) % coaches)
        yield from end(m, luck)


def end(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-4.3: more points win; HO-4.4: two who are level play on, or agree to a draw after an overtime.

    HO-5.8: with more coaches level is a draw. The machine coach always plays on.
    """
    leaders = best_coaches(m)
    if len(leaders) == 1:
        yield MatchEnded(leaders[0])
    elif len(m.teams) > 2:
        yield MatchEnded(None)
    elif m.overtimes and m.setup.machine is None:
        yield PhaseBegan(0, Phase.LEVEL)
    else:
        yield from overtime(m, luck)


def best_coaches(m: Match) -> list[int]:
    """HO-4.3, HO-5.8: most matches won, then the difference in points."""
    points = points_after(m, 0, {})
    ranks = [rank(points, seat) for seat in range(len(m.teams))]
    return [seat for seat, each in enumerate(ranks) if each == max(ranks)]


def rank(points: Sequence[Sequence[int]], seat: int) -> tuple[int, int]:
    """HO-5.8: how many matches this coach has won, and the difference in points over all of them."""
    margins = [points[seat][other] - row[seat] for other, row in enumerate(points) if other != seat]
    return sum([margin > 0 for margin in margins]), sum(margins)


def standing(m: Match) -> str:
    """HO-4.3: the points, the winner's first when it is over; HO-5.8: of several, over all their matches."""
    seats = sorted(range(len(m.teams)), key=lambda seat: seat != m.winner)
    return "-".join([str(sum(m.teams[seat].points)) for seat in seats])


def overtime(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-4.4: six turns, the other coach first; H14: hands are filled before."""
    for seat, team in enumerate(m.teams):
        if team.machine is None:
            yield from fill_hand(m, seat, luck)
    yield OvertimeStarted(1 - m.first, OVERTIME_TURNS)


def play_on(m: Match, choice: PlayOn, luck: Luck) -> Iterator[Event]:
    return overtime(m, luck)


def agree(m: Match, choice: AgreeToDraw, luck: Luck) -> Iterator[Event]:
    """HO-4.4: a draw if both agree."""
    yield DrawAgreed(m.who)
    if m.agreed == len(m.teams):
        yield MatchEnded(None)
    else:
        yield PhaseBegan(m.who + 1, Phase.LEVEL)
