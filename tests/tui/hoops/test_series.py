"""Campaign and tournament on the screen: what is kept between matches lies in their logs, and is found again there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.hoops.courtside import CARDS
from tests.tui.looking import make_app, said, text_of, until
from wwtennis.files.autosave import Autosave
from wwtennis.files.branch import branch
from wwtennis.files.logs import read_log
from wwtennis.games import kind_of
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.campaign import begin_campaign, begin_tournament, match_of, may_keep
from wwtennis.games.hoops.setup import Length, Setup
from wwtennis.kernel.bots import RandomPlay
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.luck import SeededLuck
from wwtennis.tui.hoops.match import HoopsMatch
from wwtennis.tui.hoops.match_end import HoopsSeriesEnd
from wwtennis.tui.hoops.series import Over, ToPlay, UnderWay, Won, WonRound
from wwtennis.tui.hoops.series_logs import newest
from wwtennis.tui.hoops.series_page import SeriesPage
from wwtennis.tui.hoops.series_set_up import coaches
from wwtennis.tui.hoops.set_up import CAMPAIGN, TOURNAMENT, MatchChoice
from wwtennis.tui.shell.session import MatchSession, SeatPlan

ID = "0123abcd"


def first_match(level: int = -12) -> MatchSession:
    return seated(begin_campaign(CARDS, ID, "Anna", "wall", level, length=Length.SHORT), HUMAN, SOLO)


def final_four(people: int = 1, seed: int = 3) -> MatchSession:
    drawn = [(name, HUMAN if at < people else "greedy") for at, name in enumerate(("Anna", "B", "C", "D"))]
    return seated(match_of(CARDS, begin_tournament(CARDS, ID, drawn), length=Length.SHORT), drawn[0][1], drawn[1][1])


def seated(setup: Setup, *by: str) -> MatchSession:
    plans = [SeatPlan(who, seat.name) for who, seat in zip(by, setup.seats, strict=True)]
    return MatchSession(kind_of("hoops"), setup, plans, seed=3)


def play(folder: Path, session: MatchSession, answers: int = 10_000, winner: int = 0) -> MatchSession:
    """So many decisions of this match, or all of it, kept in a log. `winner` plays well, the other at random."""
    autosave = Autosave(folder)
    autosave.start(session.header, session.table)
    session.open()
    bots: list[Any] = [RandomPlay(SeededLuck(1)), RandomPlay(SeededLuck(1))]
    bots[winner] = Greedy()
    while session.pending is not None and answers:
        question = session.pending
        session.answer(bots[question.seat].choose(session.view(question.seat), question))
        answers -= 1
    autosave.close()
    return session


# Found again


@pytest.mark.rule("HO-6.6")
def test_campaign_is_found_again_in_its_logs(tmp_path: Path):
    assert newest(tmp_path, CAMPAIGN) is None
    play(tmp_path, first_match(), answers=30)
    stage = newest(tmp_path, CAMPAIGN)
    assert isinstance(stage, UnderWay)
    assert stage.next([], "wall") is stage.kept
    assert newest(tmp_path, TOURNAMENT) is None


@pytest.mark.rule("HO-6.6")
def test_campaign_that_was_lost_is_over_and_one_that_was_won_goes_on(tmp_path: Path):
    won = play(tmp_path / "won", first_match())
    assert won.table.state.winner == 0
    stage = newest(tmp_path / "won", CAMPAIGN)
    assert isinstance(stage, Won)
    following = stage.next([], "shooters")
    assert isinstance(following, MatchSession)
    assert (following.setup.machine.level, following.setup.campaign.level) == (-11, 2)

    lost = play(tmp_path / "lost", first_match(level=20), winner=1)  # who plays at random against the machine
    assert lost.table.state.winner == 1
    assert isinstance(newest(tmp_path / "lost", CAMPAIGN), Over)


def test_who_plays_on_from_the_middle_plays_for_the_fun_of_it(tmp_path: Path):
    play(tmp_path, first_match(level=20), winner=1)
    (log,) = tmp_path.glob("*.jsonl")
    recording = read_log(log)
    branch(recording, len(recording.entries) // 2, by=(HUMAN, SOLO), folder=tmp_path).journal.close()

    assert isinstance(newest(tmp_path, CAMPAIGN), Over)


@pytest.mark.rule("HO-6.7")
def test_tournament_goes_on_with_bots_until_a_person_plays(tmp_path: Path):
    play(tmp_path, final_four())
    stage = newest(tmp_path, TOURNAMENT)
    assert isinstance(stage, WonRound)
    assert stage.keeps is not None

    final = stage.next([], "")
    assert isinstance(final, ToPlay)
    assert final.tournament.entrants[0].name == "Anna"
    assert final.tournament.round == 2
    assert final == stage.next([], "")  # found again, the others' match is as it was
    session = final.next([], "")
    assert isinstance(session, MatchSession)
    assert session.seats[0].who == HUMAN


@pytest.mark.rule("HO-6.7")
def test_tournament_that_nobody_plays_in_any_more_is_played_out(tmp_path: Path):
    play(tmp_path, final_four(), winner=1)
    stage = newest(tmp_path, TOURNAMENT)
    assert isinstance(stage, Over)
    assert "has won" in stage.told()


@pytest.mark.rule("HO-6.7")
def test_people_meet_as_late_as_can_be_and_no_two_have_one_name():
    drawn = coaches(MatchChoice(entrants=8, people=2), ("Anna", "Rafael", "Kim", "Robin"))
    assert [name for name, by in drawn if by == HUMAN] == ["Anna", "Rafael"]
    assert [by for _name, by in drawn][:3:2] == [HUMAN, HUMAN]
    assert len({name for name, _by in drawn}) == 8


# On the screen


async def test_a_campaign_is_set_up_won_and_goes_on_with_a_card_that_was_kept(tmp_path: Path):
    app = make_app(tmp_path, setups={"hoops": {"play": "campaign", "level": -10, "length": "short"}}, game="hoops")
    played = play(tmp_path / "matches", first_match())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        await until(pilot, lambda: isinstance(app.screen, SeriesPage) and "1 match won." in said(app))
        kept = may_keep(CARDS, played.table.state.teams[0].owned, 2)[0][0]
        await pilot.press("down", "right")
        await until(pilot, lambda: "in place of" in text_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HoopsMatch))
        assert app.match is not None
        assert (app.match.setup.campaign.id, app.match.setup.campaign.level) == (ID, 2)
        team = app.match.setup.team_of(0)
        assert kept in team.court + team.deck


async def test_a_new_campaign_begins_and_is_continued_from_its_page_after_it_was_left(tmp_path: Path):
    app = make_app(tmp_path, setups={"hoops": {"play": "campaign", "level": -7, "length": "short"}}, game="hoops")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        await until(pilot, lambda: isinstance(app.screen, SeriesPage) and "starts at -7" in said(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HoopsMatch) and app.match is not None and app.match.is_begun)
        assert app.match is not None
        campaign = app.match.setup.campaign
        await pilot.press("q")
        await until(pilot, lambda: app.match is None)
        await pilot.press("n", "enter")
        await until(pilot, lambda: isinstance(app.screen, SeriesPage) and "Match 1 is under way." in said(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HoopsMatch))
        assert app.match is not None
        assert app.match.setup.campaign == campaign
    assert len(list((tmp_path / "matches").glob("*.jsonl"))) == 1


async def test_after_a_match_of_a_campaign_its_end_leads_on(tmp_path: Path):
    app = make_app(tmp_path, game="hoops")
    played = play(tmp_path / "matches", first_match())
    async with app.run_test(size=(80, 24)) as pilot:
        app.match_over(played)
        await until(pilot, lambda: isinstance(app.screen, HoopsSeriesEnd) and "campaign, match 1" in said(app))
        await pilot.press("r")  # there is no rematch
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, SeriesPage) and "Match 2" in said(app))


async def test_a_tournament_shows_its_draw_and_begins(tmp_path: Path):
    saved = {"play": "tournament", "entrants": 4, "people": 1, "length": "short"}
    app = make_app(tmp_path, setups={"hoops": saved}, game="hoops")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        await until(pilot, lambda: isinstance(app.screen, SeriesPage) and "> Anna - " in text_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HoopsMatch))
        assert app.match is not None
        assert app.match.setup.tournament is not None
        assert app.match.people == (0,)
