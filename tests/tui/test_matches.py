"""The list of matches: what is kept is there, can be found, opened, named and deleted."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.recordings import match
from tests.tui.kept_matches import keep
from tests.tui.looking import make_app, on_top, picture_of, settled, text_of, until
from wwtennis.cli.verify import verified
from wwtennis.files.matches import Kept, kept_matches
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.events import MatchWon
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.table import Origin, Reseeded
from wwtennis.tennis.score import BEST_OF_3
from wwtennis.tui.shell import match_list
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.match_list import MatchList
from wwtennis.tui.shell.screens.matches import MatchesScreen
from wwtennis.tui.shell.screens.play_on import PlayOnScreen
from wwtennis.tui.shell.screens.setup import SetupScreen
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.worldwide.replay import ReplayScreen


def some(folder: Path) -> None:
    """One unfinished, two finished, one that cannot be read; from the newest to the oldest."""
    bot = ("human", "greedy")
    keep(folder, "d", 4, answers=30, names=("Anna", "Greedy"), by=bot, date="2026-07-06T11:30:00Z")
    keep(folder, "c", 3, played=BEST_OF_3, surface=Surface.CLAY, date="2026-07-05T20:45:00Z")
    keep(folder, "b", 5, names=("Zoë", "Serena"), surface=Surface.GRASS, date="2026-07-04T09:05:00Z")
    (folder / "a.jsonl").write_text('{"format": "no such thing"}\n', encoding="utf-8")


async def opened(pilot: Pilot[Any]) -> MatchesScreen:
    await pilot.press("m")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, MatchesScreen)
    return screen


async def test_every_match_is_listed_with_its_facts(app: WWTennisApp):
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        shown = text_of(app)

        assert "4 matches" in shown
        assert [kept.path.stem for kept in screen.shown][1:] == ["d", "c", "b"]  # the broken one is from today
        for words in ("2026-07-05", "Anna – Rafael", "clay", "best of 3", "Zoë – Serena", "cannot be read"):
            assert words in shown
        await pilot.press("down")
        assert "Unfinished:" in text_of(app)
        await pilot.press("up")
        assert "this is not a wwtennis" in text_of(app)


def won_by_the_first(**agreed: Any) -> int:
    """The seed of such a match."""
    return next(seed for seed in range(50) if MatchWon(0) in match(seed, **agreed).entries)


async def test_won_and_lost_and_the_solo_level_are_seen_at_a_glance(app: WWTennisApp):
    folder, bot = app.autosave.folder, ("human", "greedy")
    keep(folder, "c", won_by_the_first(), by=bot, names=("Anna", "Max"), date="2026-07-04T09:05:00Z")
    keep(folder, "b", 5, solo=SOLO_LEVELS["champion"], names=("Anna", "Solo"), date="2026-07-03T09:05:00Z")
    keep(folder, "a", 5, date="2026-07-02T09:05:00Z")
    async with app.run_test(size=(120, 36)) as pilot:
        await opened(pilot)
        _head, won, lost, between_people = text_of(app).splitlines()[3:7]
        assert re.search(r"✓ won \d+-\d", won)
        assert "tie-break, solo champion" in lost
        assert re.search(r"✗ lost \d+-\d", lost)
        assert re.search(r"✓ \d+-\d", between_people)
        assert "Max (computer, steady)" in text_of(app)
        await pilot.press("down")
        assert "Solo (solo opponent)" in text_of(app)
        assert "hard · tie-break · solo champion" in text_of(app)


async def test_the_screen_says_what_its_keys_do(app: WWTennisApp):
    keep(app.autosave.folder, "b", 3, date="2026-07-04T09:05:00Z")
    keep(app.autosave.folder, "a", 3, answers=20, date="2026-07-03T09:05:00Z")
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        assert "o newest first · tab all · / filter" in text_of(app)
        actions = "s save  e export  c copy path  r title  d delete  esc back  ? help"
        assert text_of(app).splitlines()[-1] == f" ⏎ watch  {actions}"
        await pilot.press("down")
        assert text_of(app).splitlines()[-1].startswith(" ⏎ go on  w watch  s save  e export")


async def test_an_empty_list_says_so_and_leads_to_a_first_match(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        assert "The stands are empty." in text_of(app)
        assert "delete" not in text_of(app)
        await pilot.press("enter", "d", "r", "w", "s", "down")  # nothing to do anything with
        await pilot.press("n")
        assert isinstance(app.screen, SetupScreen)


async def test_what_is_finished_is_watched_and_what_is_not_goes_on(app: WWTennisApp):
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("down", "down", "enter")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("q")
        await pilot.pause()
        matches = on_top(app, MatchesScreen)
        assert matches.chosen is not None
        assert matches.chosen.path.stem == "c"
        await pilot.press("up", "enter")
        await pilot.pause()
        assert app.match is not None
        assert app.match.names == ("Anna", "Greedy")


async def test_a_match_with_a_torn_end_goes_on_at_its_decision_and_it_is_told(app: WWTennisApp):
    path = keep(app.autosave.folder, answers=30)
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole[:-1]) + whole[-1][:7])
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("enter")
        await pilot.pause()
        told = [note.message for note in app._notifications]

        assert app.match is not None
        assert len(app.match.entries) == len(whole) - 1  # all of them: the last one came out the same again
        assert any("the end was cut off" in message for message in told)
        assert len(list(path.parent.glob("*.torn"))) == 1


async def test_what_cannot_be_read_is_told_and_nothing_happens(app: WWTennisApp):
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        await pilot.press("enter", "w")
        await settled(pilot)

        assert app.screen is screen
        assert len(app._notifications) >= 1


async def test_of_an_unfinished_match_of_two_people_all_hands_are_face_down(app: WWTennisApp):
    keep(app.autosave.folder, answers=30)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.view == "none"


async def test_of_an_unfinished_match_one_sees_ones_own_cards(app: WWTennisApp):
    keep(app.autosave.folder, answers=30, names=("Anna", "Greedy"), by=("human", "greedy"))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.shown.eyes == (0,)


async def test_it_sorts_and_shows_only_some(app: WWTennisApp):
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)

        def order() -> str:
            return "".join(kept.path.stem for kept in screen.shown if not kept.problem)

        await pilot.press("o")
        assert order() == "dcb"  # Anna, Anna, Zoë
        await pilot.press("o")
        assert order() == "cbd"  # clay, grass, hard
        await pilot.press("o", "o")
        assert order() == "dcb"
        await pilot.press("tab")
        assert order() == "d"
        await pilot.press("tab")
        assert order() == "cb"


async def test_typing_filters_and_escape_shows_all_again(app: WWTennisApp):
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        await pilot.press("slash", *"seren")
        await pilot.pause()
        assert [kept.path.stem for kept in screen.shown] == ["b"]
        await pilot.press("x")  # a letter, not a command
        await pilot.pause()
        assert screen.shown == []
        assert "None of your matches is like that." in text_of(app)
        await pilot.press("backspace", "enter")
        await pilot.pause()
        assert not screen.is_typing
        assert [kept.path.stem for kept in screen.shown] == ["b"]
        await pilot.press("escape")
        await pilot.pause()
        assert len(screen.shown) == 4
        assert app.screen is screen
        await pilot.press("escape")
        on_top(app, TitleScreen)


async def test_a_match_gets_a_title_which_is_never_markup(app: WWTennisApp):
    path = keep(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await pilot.press("r", *"[b]Paris[/b]", "enter")
        await pilot.pause()
        [kept] = kept_matches(path.parent)

        assert kept.title == "(b)Paris(/b)"
        assert "(b)Paris(/b)" in text_of(app)
        await pilot.press("r", "escape")
        await pilot.pause()
        assert kept_matches(path.parent) == [kept]


async def test_a_file_name_can_neither_act_on_the_terminal_nor_be_markup(app: WWTennisApp):
    app.autosave.folder.mkdir(parents=True)
    (app.autosave.folder / "\x1b[2J[b]wild.jsonl").write_text("junk\n", encoding="utf-8")
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        for keys in ((), ("d",)):
            await pilot.press(*keys)
            await pilot.pause()
            assert "\x1b[2J" not in picture_of(app)
            assert "\\x1b[2J[b]wild" in text_of(app)


async def test_deleting_asks_first(app: WWTennisApp):
    path = keep(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        for no in ("escape", "n", "enter", "q"):
            await pilot.press("d")
            await pilot.pause()
            assert "Delete this match?" in text_of(app)
            await pilot.press(no)
            await pilot.pause()
            assert path.exists()
        await pilot.press("d", "y")
        await pilot.pause()

        assert not path.exists()
        assert "The stands are empty." in text_of(app)


async def test_a_match_that_is_played_elsewhere_is_not_deleted(app: WWTennisApp):
    from wwtennis.files.journal import Journal

    path = keep(app.autosave.folder, answers=20)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        with Journal.open(path):
            await pilot.press("d", "y")
            await pilot.pause()
            assert path.exists()
            assert any("another window" in note.message for note in app._notifications)


async def test_the_mouse_chooses_and_opens(app: WWTennisApp):
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        await pilot.click(MatchList, offset=(20, 3))
        assert screen.chosen is not None
        assert screen.chosen.path.stem == "c"
        await pilot.click(MatchList, offset=(20, 3), times=2)
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)


async def test_a_long_list_scrolls_with_the_choice(app: WWTennisApp):
    for number in range(40):
        keep(app.autosave.folder, f"m{number:02}", answers=3, date=f"2026-06-01T10:{number:02}:00Z")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        await pilot.press("end")
        assert screen.chosen is not None
        assert screen.chosen.path.stem == "m00"
        assert "m00.jsonl" in text_of(app)
        await pilot.press("pageup", "pagedown", "home")
        assert screen.chosen.path.stem == "m39"


async def test_an_arrow_key_costs_a_page_however_many_matches_there_are(
    app: WWTennisApp, monkeypatch: pytest.MonkeyPatch
):
    told: dict[str, Any] = {"by": (HUMAN, HUMAN), "agreed": {"surface": "hard", "best_of": None}}
    names = [("Anna", f"Bob {number}") for number in range(5000)]
    kept = [Kept(app.autosave.folder, f"m{n}.jsonl", names=both, **told) for n, both in enumerate(names)]
    monkeypatch.setattr("wwtennis.tui.shell.screens.matches.kept_matches", lambda _folder: kept)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        await until(pilot, lambda: "Bob" in text_of(app))
        looked_at: list[Kept] = []
        real = match_list.stands

        def stands(match: Kept) -> str:
            looked_at.append(match)
            return real(match)

        monkeypatch.setattr(match_list, "stands", stands)
        monkeypatch.setattr("wwtennis.tui.shell.screens.matches.arranged", lambda *_: pytest.fail("all are arranged"))
        for key in ("down", "pagedown", "end", "up", "home"):
            looked_at.clear()
            await pilot.press(key)
            await pilot.pause()
            assert 0 < len(looked_at) <= 4 * screen.query_one(MatchList).page
        assert screen.chosen is not None
        assert screen.chosen.name in text_of(app)


async def test_in_ascii_mode_all_of_it_is_ascii(tmp_path: Path):
    app = make_app(tmp_path, symbols="ascii")
    some(app.autosave.folder)
    (app.autosave.folder / "b.jsonl").unlink()  # Zoë is not ASCII herself
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        for keys in ((), ("down",), ("d",), ("escape", "r"), ("escape", "slash")):
            await pilot.press(*keys)
            await pilot.pause()
            assert text_of(app).isascii(), keys


async def test_without_colour_the_chosen_line_is_reversed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    app = make_app(tmp_path)
    some(app.autosave.folder)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        codes = {code for run in picture_of(app).split("\x1b[")[1:] for code in run.partition("m")[0].split(";")}
        assert all(code in ("39", "49") or len(code) == 1 for code in codes)
        assert "7" in codes


# A bot that is not known here


@pytest.mark.parametrize("from_the_title", [True, False])
async def test_where_an_unknown_bot_played_one_is_asked_who_plays_on(app: WWTennisApp, from_the_title: bool):
    path = keep(app.autosave.folder, "old", answers=30, names=("Anna", "Zork"), by=("human", "zork"))
    before = path.read_bytes()
    async with app.run_test(size=(80, 24)) as pilot:
        if from_the_title:
            await pilot.press("c")
        else:
            await opened(pilot)
            await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, PlayOnScreen)
        assert "There is no bot called zork here: who plays on?" in " ".join(text_of(app).split())
        await pilot.press("enter")
        await pilot.pause()
        assert app.match is not None
        assert [plan.who for plan in app.match.seats] == ["human", "greedy"]
        entries = list(app.match.entries)
        await pilot.press("q")
    assert path.read_bytes() == before  # who played there stays true
    [new] = [kept for kept in kept_matches(app.autosave.folder) if kept.path != path]
    assert new.by == ("human", "greedy")
    reseeded = next(entry for entry in entries if isinstance(entry, Reseeded))
    assert reseeded.of == Origin(("human", "zork"), "old.jsonl")
    assert verified(new.path)[1].decisions > 0


@pytest.mark.parametrize("by", [("zork", "zork"), ("human", "zork")])
async def test_an_unknown_bot_that_has_played_nothing_yet_is_told(app: WWTennisApp, by: tuple[str, str]):
    path = keep(app.autosave.folder, "old", answers=0, by=by)
    path.write_bytes(path.read_bytes().split(b"\n")[0] + b"\n")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert "nobody was asked anything yet" in next(iter(app._notifications)).message


@pytest.mark.parametrize("by", [("human", "solo"), ("solo", "human"), ("solo", "solo")])
async def test_a_header_that_makes_no_sense_is_told_and_nothing_crashes(app: WWTennisApp, by: tuple[str, str]):
    keep(app.autosave.folder, "old", answers=20, by=by)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert "`solo` is null" in next(iter(app._notifications)).message
