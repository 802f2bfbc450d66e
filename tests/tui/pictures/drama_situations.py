"""The ends of points, and points that matter, in pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from textual.pilot import Pilot

from tests.helpers import at_random
from tests.table_talk import DECK
from tests.tui.looking import until
from tests.tui.pictures.match_situations import NAMES, UNPINNED, Situation, session
from wwtennis.games.worldwide.cards import NET, Surface, Zone
from wwtennis.games.worldwide.events import How, PointStarted, PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import SeatSetup, Setup
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table, in_force
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE, Format
from wwtennis.tennis.stakes import Stake
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.match import MatchScreen
from wwtennis.tui.worldwide.scene import Fate, Scene

Moment = Callable[[Scene, Event], bool]


def found(wanted: Moment, played: Format, surface: Surface) -> tuple[MatchSession, int]:
    """The first match in which this is shown, shortly after it, and how many events lead to it."""
    seats = (SeatSetup(NAMES[0], removed=UNPINNED), SeatSetup(NAMES[1], removed=UNPINNED))
    setup = Setup(DECK, played, surface, seats=seats)
    for seed in range(300):
        table, choose = Table(Worldwide(setup), SeededLuck(seed)), at_random(seed)
        scene, told = Scene(Worldwide(setup), NAMES), 0
        table.open()
        while table.pending is not None:
            asked = table.pending.seat
            for event in _new(table, told):
                told += 1
                scene.advance(event)
                if wanted(scene, event):
                    return session(setup, table, asked, "random"), told
            table.answer(choose(table.pending))
    raise AssertionError("this never happens")


def _new(table: Table[Any], told: int) -> Iterator[Event]:
    yield from [entry for entry in in_force(table.entries or []) if isinstance(entry, Event)][told:]


def moment(
    wanted: Moment, played: Format = TIEBREAK_MODE, surface: Surface = Surface.HARD, **settings: str
) -> Situation:
    async def shown(pilot: Pilot[Any]) -> None:
        app: Any = pilot.app
        app.change(**settings)
        match, told = found(wanted, played, surface)
        app.show_match(match)
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        await until(pilot, lambda: screen.shown.draft is not None)  # it comes to its question by itself
        screen.playing.put_down()
        screen.shown.start_again()
        for event in [*_new(match.table, 0)][:told]:
            screen.shown.scene.advance(event)
        screen.shown.changed()

    return shown


def ended(how: How, fate: Fate | None = None, after: int = 3) -> Moment:
    """A point that ends like this, not the first ones."""

    def wanted(scene: Scene, event: Event) -> bool:
        is_it = isinstance(event, PointWon) and event.how is how and len(scene.points) > after
        return is_it and (fate is None or (scene.flight is not None and scene.flight.fate is fate))

    return wanted


def staked(stake: Stake) -> Moment:
    def wanted(scene: Scene, event: Event) -> bool:
        return isinstance(event, PointStarted) and scene.stakes is not None and scene.stakes.stake is stake

    return wanted


def volleyed(scene: Scene, event: Event) -> bool:
    """A ball that comes to a player at the net."""
    flight, ball = scene.flight, scene.state.ball
    if flight is None or ball is None or flight.fate is not Fate.IN or flight.lob or flight.target is not Zone.BACKHAND:
        return False
    return scene.state.turn == 1 - ball.by == 0 and scene.state.sides[0].zone is NET and scene.strokes > 2


SITUATIONS: dict[str, Situation] = {
    "point_ends_out": moment(ended(How.FAULT, Fate.OUT)),
    "point_ends_in_the_net": moment(ended(How.FAULT, Fate.NET), surface=Surface.CLAY),
    "point_ends_with_an_ace": moment(ended(How.ACE), surface=Surface.GRASS),
    "point_ends_with_a_winner": moment(ended(How.WINNER), symbols="ascii"),
    "point_ends_with_a_double_fault": moment(ended(How.DOUBLE_FAULT, after=0), theme="light"),
    "match_point": moment(staked(Stake.MATCH)),
    "break_point": moment(staked(Stake.BREAK), BEST_OF_3, Surface.INDOOR),
    "ball_at_the_net": moment(volleyed),
}
