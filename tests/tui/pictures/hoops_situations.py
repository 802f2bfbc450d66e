"""Every question of Hoops, in pictures; its set-up, its end and its replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from textual.pilot import Pilot

from tests.games.hoops.courtside import CARDS
from tests.helpers import at_random
from tests.tui.pictures.coach_situations import made_up_review
from wwtennis.games import kind_of
from wwtennis.games.hoops.campaign import begin_campaign, begin_tournament
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.choices import Ask
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Length, Machine, SeatSetup, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tui.hoops.match_end import HoopsEnd
from wwtennis.tui.hoops.series import Found, ToPlay, stage_of
from wwtennis.tui.hoops.series_page import SeriesPage
from wwtennis.tui.hoops.series_set_up import coaches
from wwtennis.tui.hoops.set_up import CAMPAIGN, TOURNAMENT, MatchChoice
from wwtennis.tui.shell.screens.review import ReviewScreen
from wwtennis.tui.shell.session import MatchSession, SeatPlan

Situation = Callable[[Pilot[Any]], Awaitable[None]]

NAMES = ("Anna", "Rafael", "Chloé", "Björn")
LATE = 60  # answers


def at(ask: Ask, coaches: int = 2, wanted: Callable[[Match], bool] = lambda m: True, **agreed: Any) -> MatchSession:
    """The first match in which this is asked so late; whoever is asked is a person."""
    setup = Setup(CARDS, tuple(SeatSetup(name) for name in NAMES[:coaches]), **agreed)
    for seed in range(100):
        table = Table(Hoops(setup), SeededLuck(seed))
        table.open()
        choose, answers = at_random(seed), 0
        while table.pending is not None:
            if table.pending.kind is ask and answers >= (0 if agreed.get("draft") else LATE) and wanted(table.state):
                return _session(table, table.pending.seat)
            table.answer(choose(table.pending))
            answers += 1
    raise AssertionError(f"{ask} is never asked like this")


def over(coaches: int = 2) -> MatchSession:
    """A match that was played to its end."""
    setup = Setup(CARDS, tuple(SeatSetup(name) for name in NAMES[:coaches]), Length.SHORT)
    table = Table(Hoops(setup), SeededLuck(3))
    table.open()
    choose = at_random(3)
    while table.pending is not None:
        table.answer(choose(table.pending))
    return _session(table, 0)


def _session(table: Table[Match], asked: int) -> MatchSession:
    setup = table.state.setup
    others = SOLO if setup.machine is not None else "random"
    plans = [SeatPlan(HUMAN if seat == asked else others, each.name) for seat, each in enumerate(setup.seats)]
    return MatchSession(kind_of("hoops"), setup, plans, 1, table=table)


def picture(make: Callable[[], MatchSession], *keys: str, theme: str = "dark", symbols: str = "unicode") -> Situation:
    """The match as it is asked, after these keys."""

    async def shown(pilot: Pilot[Any]) -> None:
        app: Any = pilot.app
        app.change(theme=theme, symbols=symbols)
        app.show_match(make())
        await pilot.pause()
        await pilot.press(*keys)

    return shown


def busy(m: Match) -> bool:
    """Dice wait, and tactics lie there."""
    me, other = m.teams[m.who], m.teams[1 - m.who]
    return m.turn.acting and bool(other.attack) and bool(me.offence) and len(m.market.player_discard) > 0


def rolled(side: Side) -> Callable[[Match], bool]:
    def is_meant(m: Match) -> bool:
        return m.setup.deck.tactics[m.turn.active].side is side and len(m.turn.dice) >= 4

    return is_meant


async def setup(pilot: Pilot[Any]) -> None:
    await pilot.press("n", "right", "right", "down", "down")


async def end(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(HoopsEnd(over(), seconds=812))


async def end_of_four(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(HoopsEnd(over(4), seconds=812))


async def replay(pilot: Pilot[Any]) -> None:
    app: Any = pilot.app
    app.show_replay(over().watched())
    await pilot.pause()
    await pilot.press(*["down"] * 9, *["right"] * 8)


async def review(pilot: Pilot[Any]) -> None:
    await pilot.app.push_screen(ReviewScreen(made_up_review(over().watched())))


async def replay_at_a_mistake(pilot: Pilot[Any]) -> None:
    app: Any = pilot.app
    watched = over().watched()
    made_up_review(watched)
    app.show_replay(watched, 0, "all")
    await pilot.pause()
    await pilot.press("m", "m", "m")


def campaign_won() -> SeriesPage:
    """The first machine coach was beaten, and there are cards to keep."""
    setup = begin_campaign(CARDS, "0123abcd", NAMES[0], "wall", length=Length.SHORT)
    last = over().table.state
    last.winner = 0
    return SeriesPage(CAMPAIGN, CARDS, lambda folder: stage_of(Found(setup, last)), None)


def tournament_drawn() -> SeriesPage:
    """Two people among eight coaches; the first pair has played."""
    drawn = coaches(MatchChoice(entrants=8, people=2), NAMES)
    tournament = begin_tournament(CARDS, "0123abcd", drawn)
    begun = ToPlay(msgspec.structs.replace(tournament, through=tournament.entrants[:1]), Setup(CARDS))
    return SeriesPage(TOURNAMENT, CARDS, lambda folder: None, begun)


def page(make: Callable[[], SeriesPage], *keys: str) -> Situation:
    async def shown(pilot: Pilot[Any]) -> None:
        await pilot.app.push_screen(make())
        await pilot.pause()
        await pilot.press(*keys)

    return shown


SITUATIONS: dict[str, Situation] = {
    "hoops_act": picture(lambda: at(Ask.ACT, wanted=busy)),
    "hoops_act_in_ascii": picture(lambda: at(Ask.ACT, wanted=busy), symbols="ascii"),
    "hoops_act_in_light": picture(lambda: at(Ask.ACT, wanted=busy), theme="light"),
    "hoops_act_in_sixteen_colours": picture(lambda: at(Ask.ACT, wanted=busy), theme="ansi"),
    "hoops_buy": picture(lambda: at(Ask.ACT, wanted=busy), "b"),
    "hoops_substitute": picture(lambda: at(Ask.ACT, wanted=busy), "s"),
    "hoops_adjust": picture(lambda: at(Ask.ADJUST)),
    "hoops_pay": picture(lambda: at(Ask.PAY)),
    "hoops_reroll": picture(lambda: at(Ask.REROLL, wanted=rolled(Side.OFFENCE))),
    "hoops_reroll_defence": picture(lambda: at(Ask.REROLL, wanted=rolled(Side.DEFENCE)), "down"),
    "hoops_keep": picture(lambda: at(Ask.KEEP, wanted=rolled(Side.OFFENCE))),
    "hoops_hand": picture(lambda: at(Ask.HAND)),
    "hoops_machine": picture(lambda: at(Ask.ACT, machine=Machine("wall", 0))),
    "hoops_four_coaches": picture(lambda: at(Ask.ACT, 4)),
    "hoops_draft": picture(lambda: at(Ask.DRAFT_OWN, draft=True)),
    "hoops_setup": setup,
    "hoops_campaign": page(campaign_won, "down", "right"),
    "hoops_tournament": page(tournament_drawn),
    "hoops_end": end,
    "hoops_end_of_four": end_of_four,
    "hoops_review": review,
    "hoops_replay": replay,
    "hoops_replay_at_a_mistake": replay_at_a_mistake,
}
