"""Every question of a match, in pictures. The matches are played at random with the few cards that the tests pin, so
that neither bots nor the calibration of the deck can change them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from tests.helpers import at_random
from tests.table_talk import DECK, PINNED
from tests.tui.looking import app_of
from wwtennis.games.worldwide.cards import NET, Surface
from wwtennis.games.worldwide.choices import Ask, GiveUp, GoToNet, MoveBack, PlayStroke, Refuse
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import SeatSetup, Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE, Format
from wwtennis.tui.shell.session import MatchSession, SeatPlan
from wwtennis.tui.worldwide.match import MatchScreen

Situation = Callable[[Pilot[Any]], Awaitable[None]]
Wanted = Callable[[Match, Question], bool]

UNPINNED = tuple(number for number in DECK.strokes if number not in PINNED)
NAMES = ("Anna", "Rafael")


def found(
    ask: Ask,
    wanted: Wanted = lambda m, question: True,
    surface: Surface = Surface.CLAY,
    played: Format = TIEBREAK_MODE,
    solo: bool = False,
) -> MatchSession:
    """The first match in which this is asked as it is wanted; whoever is asked is a person."""
    level = BY_THE_BOOK if solo else None
    seats = (SeatSetup(NAMES[0], removed=UNPINNED), SeatSetup(NAMES[1], removed=UNPINNED))
    setup = Setup(DECK, played, surface, seats=seats, solo=level)
    for seed in range(300):
        table = Table(Worldwide(setup), SeededLuck(seed))
        table.open()
        choose = at_random(seed)
        while table.pending is not None:
            question = table.pending
            if question.kind is ask and wanted(table.state, question):
                return session(setup, table, question.seat, SOLO if solo else "random")
            table.answer(choose(question))
    raise AssertionError(f"{ask} is never asked like this")


def session(setup: Setup, table: Table[Match], asked: int, other: str) -> MatchSession:
    plans = [SeatPlan(HUMAN if seat == asked else other, NAMES[seat]) for seat in (0, 1)]
    return MatchSession(KIND, setup, plans, seed=1, table=table)


def picture(make: Callable[[], MatchSession], *keys: str, theme: str = "dark", symbols: str = "unicode") -> Situation:
    """The match as it is asked, after these keys."""

    async def shown(pilot: Pilot[Any]) -> None:
        app: Any = pilot.app
        app.change(theme=theme, symbols=symbols)
        app.show_match(make())
        await pilot.pause()
        await pilot.press(*keys)

    return shown


def has(question: Question, *kinds: type[Choice]) -> bool:
    return {*kinds} <= {type(option) for option in question.options}


def is_late(m: Match) -> bool:
    return sum(m.score.points) > 4


def all_three(question: Question) -> bool:
    """Stay, go to the net, move back."""
    return len({*map(type, question.options)}) == 3


def is_rich(m: Match, question: Question) -> bool:
    """A stroke worth a picture: against a risky, spinning ball, with cards and Stars to choose from."""
    side = m.sides[question.seat]
    assert m.ball is not None
    return is_late(m) and m.ball.malus > 1 and side.stars > 1 and len(question.options) > 12


def stroke(surface: Surface) -> Callable[[], MatchSession]:
    return lambda: found(Ask.STROKE, is_rich, surface)


def at_net(m: Match, question: Question) -> bool:
    return m.sides[question.seat].zone is NET


def may_leave_the_net(m: Match, question: Question) -> bool:
    return at_net(m, question) and has(question, MoveBack)


def pays_for_the_net(m: Match, question: Question) -> bool:
    return any(isinstance(option, GoToNet) and option.pay is not None for option in question.options)


async def handover(pilot: Pilot[Any]) -> None:
    await _two_people(pilot)


async def handover_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii")
    await _two_people(pilot)


async def _two_people(pilot: Pilot[Any]) -> None:
    match = found(Ask.STROKE, lambda m, question: is_late(m))
    match.seats = (SeatPlan(HUMAN, NAMES[0]), SeatPlan(HUMAN, NAMES[1]))
    app_of(pilot).show_match(match)


async def die(pilot: Pilot[Any]) -> None:
    """A serve that was rolled for, before anything else is told."""
    match = found(Ask.SERVE, lambda m, question: is_late(m), Surface.HARD)
    app_of(pilot).show_match(match)
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, MatchScreen)
    choice = screen.shown.draft.choice if screen.shown.draft is not None else None
    assert choice is not None
    screen.playing.put_down()
    match.answer(choice)
    waiting = screen.playing.playback.waiting
    for _ in range(2):  # struck, rolled
        screen.shown.scene.advance(waiting.popleft())
    screen.shown.changed()


async def hint(pilot: Pilot[Any]) -> None:
    pilot.app.change(hints="on")  # type: ignore[attr-defined]
    await picture(stroke(Surface.GRASS))(pilot)


SITUATIONS: dict[str, Situation] = {
    "match_first_ball": picture(lambda: found(Ask.SERVE, surface=Surface.HARD)),
    "match_second_ball": picture(lambda: found(Ask.SERVE, lambda m, q: m.fault is not None), "2", "s", "plus"),
    "match_stroke_clay": picture(stroke(Surface.CLAY)),
    "match_stroke_hard": picture(stroke(Surface.HARD), "plus"),
    "match_stroke_grass": picture(stroke(Surface.GRASS)),
    "match_stroke_indoor": picture(stroke(Surface.INDOOR)),
    "match_stroke_in_light": picture(stroke(Surface.CLAY), theme="light"),
    "match_stroke_in_sixteen_colours": picture(stroke(Surface.CLAY), theme="ansi"),
    "match_stroke_in_high_contrast": picture(stroke(Surface.CLAY), theme="contrast"),
    "match_stroke_in_ascii": picture(stroke(Surface.GRASS), symbols="ascii"),
    "match_volley": picture(lambda: found(Ask.STROKE, lambda m, q: at_net(m, q) and len(q.options) > 6)),
    "match_run": picture(lambda: found(Ask.CHASE, lambda m, q: len(q.options) > 6)),
    "match_lob": picture(lambda: found(Ask.LOB, lambda m, q: has(q, PlayStroke), Surface.GRASS)),
    "match_retreat": picture(lambda: found(Ask.LOB, lambda m, q: has(q, PlayStroke), Surface.GRASS), "r"),
    "match_reposition": picture(lambda: found(Ask.REPOSITION, lambda m, q: is_late(m) and all_three(q))),
    "match_net_past_topspin": picture(lambda: found(Ask.REPOSITION, pays_for_the_net), "n"),
    "match_leave_the_net": picture(lambda: found(Ask.REPOSITION, may_leave_the_net), "b"),
    "match_challenge": picture(lambda: found(Ask.CHALLENGE, surface=Surface.INDOOR)),
    "match_trim": picture(lambda: found(Ask.TRIM)),
    "match_change_of_ends": picture(lambda: found(Ask.REST)),
    "match_plan": picture(lambda: found(Ask.PLAN, lambda m, q: len(q.options) > 4), "t"),
    "match_side": picture(lambda: found(Ask.SIDE, played=BEST_OF_3, surface=Surface.GRASS)),
    "match_give_up": picture(lambda: found(Ask.STROKE, lambda m, q: has(q, GiveUp, PlayStroke)), "g"),
    "match_let_it_go": picture(lambda: found(Ask.CHASE, lambda m, q: has(q, Refuse)), "g", "left"),
    "match_solo": picture(lambda: found(Ask.STROKE, lambda m, q: is_late(m), Surface.INDOOR, solo=True)),
    "match_what_happened": picture(stroke(Surface.CLAY), "w"),
    "match_players": picture(lambda: found(Ask.SERVE, solo=True), "i"),
    "match_help": picture(stroke(Surface.CLAY), "question_mark"),
    "match_explain": picture(stroke(Surface.HARD), "x"),
    "match_hint": hint,
    "match_die": die,
    "match_handover": handover,
    "match_handover_in_ascii": handover_in_ascii,
}  # fmt: skip
