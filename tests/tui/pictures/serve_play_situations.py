"""Every question of Serve & Play, in pictures; its set-up, its end and its replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from tests.games.serve_play.court_talk import REAL_DECKS
from tests.helpers import at_random
from wwtennis.games import kind_of
from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tui.serve_play.match_end import ServePlayEnd
from wwtennis.tui.shell.session import MatchSession, SeatPlan

Situation = Callable[[Pilot[Any]], Awaitable[None]]

NAMES = ("Anna", "Rafael", "Chloé", "Björn")
SINGLES, DOUBLES = 2, 4


def at(
    ask: Ask, seats: int = SINGLES, after: int = 6, wanted: Callable[[Match], bool] = lambda m: True
) -> MatchSession:
    """The first match in which this is asked so late; whoever is asked is a person."""
    setup = Setup(REAL_DECKS, NAMES[:seats])
    for seed in range(100):
        table = Table(ServePlay(setup), SeededLuck(seed))
        table.open()
        choose, answers = at_random(seed), 0
        while table.pending is not None:
            if table.pending.kind is ask and answers >= after and wanted(table.state):
                return _session(table, table.pending.seat)
            table.answer(choose(table.pending))
            answers += 1
    raise AssertionError(f"{ask} is never asked like this")


def over() -> MatchSession:
    """A match that was played to its end."""
    table = Table(ServePlay(Setup(REAL_DECKS, NAMES[:SINGLES])), SeededLuck(3))
    table.open()
    choose = at_random(3)
    while table.pending is not None:
        table.answer(choose(table.pending))
    return _session(table, 0)


def _session(table: Table[Match], asked: int) -> MatchSession:
    setup = table.state.setup
    plans = [SeatPlan(HUMAN if seat == asked else "random", name) for seat, name in enumerate(setup.names)]
    return MatchSession(kind_of("serve-play"), setup, plans, 1, table=table)


def picture(make: Callable[[], MatchSession], *keys: str, theme: str = "dark", symbols: str = "unicode") -> Situation:
    """The match as it is asked, after these keys."""

    async def shown(pilot: Pilot[Any]) -> None:
        app: Any = pilot.app
        app.change(theme=theme, symbols=symbols)
        app.show_match(make())
        await pilot.pause()
        await pilot.press(*keys)

    return shown


async def setup(pilot: Pilot[Any]) -> None:
    await pilot.press("n", "right", "down", "right")


async def end(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(ServePlayEnd(over(), seconds=812))


async def replay(pilot: Pilot[Any]) -> None:
    app: Any = pilot.app
    app.show_replay(over().watched())
    await pilot.pause()
    await pilot.press(*["right"] * 12)


SITUATIONS: dict[str, Situation] = {
    "serve_play_ball": picture(lambda: at(Ask.BALL, wanted=lambda m: len(m.path) > 2)),
    "serve_play_ball_in_ascii": picture(lambda: at(Ask.BALL, wanted=lambda m: len(m.path) > 2), symbols="ascii"),
    "serve_play_ball_in_light": picture(lambda: at(Ask.BALL, wanted=lambda m: len(m.path) > 2), theme="light"),
    "serve_play_pass": picture(lambda: at(Ask.BALL), "p"),
    "serve_play_smashed": picture(lambda: at(Ask.SMASHED)),
    "serve_play_doubles": picture(lambda: at(Ask.BALL, DOUBLES, wanted=lambda m: len(m.path) > 1)),
    "serve_play_cover": picture(lambda: at(Ask.COVER, DOUBLES)),
    "serve_play_give": picture(lambda: at(Ask.GIVE, DOUBLES, after=2)),
    "serve_play_take": picture(lambda: at(Ask.TAKE, DOUBLES, after=2)),
    "serve_play_setup": setup,
    "serve_play_end": end,
    "serve_play_replay": replay,
}
