"""A match for elsewhere: the recording is the app, the picture is the screen."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from tests.tui.kept_matches import kept_to_watch
from tests.tui.looking import make_app, text_of
from wwtennis.files.settings import Settings, SettingsFile
from wwtennis.games.worldwide.events import DieRolled, PointWon
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.game import Event
from wwtennis.tui.shell.exports import Wanted, as_cast, as_svg
from wwtennis.watching.watched import Watched, watch

SMALL = (80, 24)
PIECE = re.compile(r"\x1b\[(\d+);(\d+)H|\x1b\[[0-9;]*m|\x1b\[\?25[lh]|\x1b\[2J|([^\x1b]+)")


@pytest.fixture
def match(tmp_path: Path) -> Watched:
    return kept_to_watch(tmp_path / "matches", seed=7)


@pytest.fixture
def serve_play() -> Watched:
    return watch(Path(__file__).parent.parent / "playthroughs" / "serve-play-doubles.jsonl")


def screens(cast: str) -> list[tuple[float, list[str]]]:
    """What a terminal shows, picture by picture: letters at their places, and nothing else than that."""
    header, *events = map(json.loads, cast.splitlines())
    rows = [[" "] * header["width"] for _row in range(header["height"])]
    found = []
    for at, kind, output in events[:-1]:  # the last one gives the cursor back
        assert kind == "o"
        assert PIECE.sub("", output) == ""
        for row, column, letters in PIECE.findall(output):
            if row:
                y, x = int(row) - 1, int(column) - 1
            elif letters:
                rows[y][x : x + len(letters)] = letters
                x += len(letters)
        assert {len(row) for row in rows} == {header["width"]}
        found.append((at, ["".join(row).rstrip() for row in rows]))
    return found


async def on_the_screen(tmp_path: Path, watched: Watched, moment: int) -> list[str]:
    app = make_app(tmp_path / "app")
    async with app.run_test(size=SMALL) as pilot:
        app.show_replay(watched, moment)
        await pilot.pause()
        return text_of(app).splitlines()


@pytest.mark.parametrize("game", ["match", "serve_play"])
async def test_the_last_picture_of_a_recording_is_the_screen_but_for_its_keys(
    game: str, tmp_path: Path, request: pytest.FixtureRequest
):
    watched: Watched = request.getfixturevalue(game)
    end = watched.replay.end
    shown = await on_the_screen(tmp_path, watched, end)

    cast = await in_a_thread(as_cast, Wanted(watched, end - 12, size=SMALL))

    *board, keys = screens(cast)[-1][1]
    assert board == shown[:-1]
    assert keys != shown[-1]
    assert keys.strip().startswith("wwtennis · " + watched.kind.versus(watched.names))


async def in_a_thread(work, *arguments):
    """Where no loop runs yet, as on the command line."""
    import asyncio

    return await asyncio.to_thread(work, *arguments)


def test_a_recording_has_the_apps_colours_and_its_times_go_on(match: Watched):
    header, *events = map(json.loads, as_cast(Wanted(match, match.replay.end - 12)).splitlines())
    assert (header["version"], header["width"], header["height"]) == (2, 120, 36)
    assert "Anna" in header["title"]
    assert header["timestamp"] == 1783088130
    times = [at for at, _kind, _output in events]
    assert times == sorted(times)
    assert "48;2;" in events[1][2]
    assert events[0][2].startswith("\x1b[?25l")
    assert "\x1b[?25h" in events[-1][2]


def moment_of(watched: Watched, kind: type[Event]) -> int:
    return next(moment for moment, entry in enumerate(watched.replay.entries, 1) if isinstance(entry, kind))


def test_in_a_recording_the_die_tumbles_before_it_lies(match: Watched):
    rolled = moment_of(match, DieRolled)
    event = match.replay.entries[rolled - 1]
    assert isinstance(event, DieRolled)
    found = screens(as_cast(Wanted(match, rolled - 1, size=SMALL)))
    faces = [face for _at, rows in found[:11] if (face := die_in(rows))]
    assert len(set(faces[:-1])) > 4
    assert faces[-1] == event.face


def die_in(rows: list[str]) -> int | None:
    """What the die shows, if one lies there."""
    for row in rows:
        if framed := re.search(r"┃\s+(\d+)\s+┃", row):
            return int(framed[1])
    return None


@pytest.mark.parametrize("game", ["match", "serve_play"])
def test_in_a_recording_the_ball_flies(game: str, request: pytest.FixtureRequest):
    watched: Watched = request.getfixturevalue(game)
    start = watched.moment_of_point(2)
    places = {
        (y, row.index("●"))
        for at, rows in screens(as_cast(Wanted(watched, start, size=SMALL)))
        if at < 20
        for y, row in enumerate(rows[3:14])
        if "●" in row[:34]
    }
    assert len(places) > 8


def test_the_picture_is_the_screen_and_needs_nothing_from_elsewhere(match: Watched):
    ended = moment_of(match, PointWon)
    svg = as_svg(Wanted(match, ended))
    texts = "".join(ET.fromstring(svg).itertext()).replace("\xa0", " ")
    for said in ("Anna", "Rafael", "Backhand", "tie-break to 7", "points won", "all hands open", "wwtennis"):
        assert said in texts
    assert set(re.findall(r"https?://[^\"' )]+", svg)) <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}
    assert as_svg(Wanted(match, ended)) == svg
    assert as_svg(Wanted(match)) == as_svg(Wanted(match, match.replay.end)) != svg


def test_pictures_have_the_theme_that_is_set(match: Watched, tmp_path: Path):
    file = SettingsFile(tmp_path / "settings.json")
    file.save(msgspec.structs.replace(Settings(), theme="light"))
    assert as_svg(Wanted(match, settings_file=file)) != as_svg(Wanted(match))


def test_settings_that_cannot_be_read_are_no_reason_for_no_picture(match: Watched, tmp_path: Path):
    (tmp_path / "settings.json").write_text("{")
    file = SettingsFile(tmp_path / "settings.json")
    assert as_svg(Wanted(match, settings_file=file)) == as_svg(Wanted(match))


def test_names_cannot_break_the_picture(tmp_path: Path):
    watched = kept_to_watch(tmp_path, answers=5, names=("<b>&", '"]]>'))
    assert "<b>&" in "".join(ET.fromstring(as_svg(Wanted(watched))).itertext())


def test_hands_of_a_match_that_is_not_over_are_shown_to_those_only_who_ask(tmp_path: Path):
    watched = kept_to_watch(tmp_path, answers=12, by=("human", "human"))
    closed, opened = (
        "".join(ET.fromstring(as_svg(Wanted(watched, view=view))).itertext()).replace("\xa0", " ")
        for view in (None, "all")
    )
    assert "all hands open" in opened
    assert "all hands face down" in closed


def test_what_cannot_be_followed_gives_no_picture_but_a_sentence(match: Watched, monkeypatch: pytest.MonkeyPatch):
    def cannot(_moments, _eyes):
        raise BadFile("final.jsonl: entry 9 cannot be told")

    monkeypatch.setattr("wwtennis.tui.shell.moments.Moments.scene", cannot)
    for form in (as_svg, as_cast):
        with pytest.raises(BadFile, match="entry 9 cannot be told"):
            form(Wanted(match))


def test_a_recording_longer_than_anybody_would_watch_is_refused(match: Watched, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("wwtennis.tui.shell.cast.LONGEST", 10)
    with pytest.raises(UsageError, match=r"final\.jsonl: a recording shows up to 10 entries, and here are \d+: begin"):
        as_cast(Wanted(match))
    assert as_cast(Wanted(match, match.replay.end - 10))


def test_every_entry_is_counted_while_a_recording_is_made(match: Watched):
    steps: list[None] = []
    as_cast(Wanted(match, match.replay.end - 7, size=SMALL, step=lambda: steps.append(None)))
    assert len(steps) == 7
