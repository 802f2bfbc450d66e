"""Watching a match outside the app: as text and in numbers; and where a game has no screens, drawn by itself."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import pytest

from tests.journals import kept, lines
from wwtennis.games.worldwide.events import MatchWon, PointWon
from wwtennis.games.worldwide.kind import WorldwideKind
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.table import in_force
from wwtennis.kernel.tables import cells, fit
from wwtennis.tennis.score import BEST_OF_3
from wwtennis.watching.cast import cast
from wwtennis.watching.numbers import numbers
from wwtennis.watching.page import HEIGHT, WIDTH, page
from wwtennis.watching.picture import picture
from wwtennis.watching.text import moments, narrate, said_up_to
from wwtennis.watching.watched import Watched, watch


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """A finished match with some of it taken back."""
    folder = tmp_path_factory.mktemp("watched")
    return watch(kept(folder, played=BEST_OF_3, undo_every=60, names=("Ann", "李娜")))


def test_the_text_tells_every_point_and_how_it_ended(watched: Watched):
    text = list(narrate(watched))
    assert text[0].startswith("Ann - 李娜, hard, best of 3, 20")
    told = [line for line in text if line.startswith("  Point ")]
    happened = [entry for entry in watched.recording.entries if isinstance(entry, PointWon)]
    assert len(told) == len(happened)
    assert text[-1].startswith("  Game, set and match")
    assert all(line == line.rstrip() and line.isprintable() for line in text)


def test_the_text_tells_what_was_taken_back(watched: Watched):
    text = "\n".join(narrate(watched))
    assert text.count("Taken back, to entry ") == text.count("Taken back") > 1


def test_the_number_before_a_point_leads_back_to_it(watched: Watched):
    headings = [line for line in narrate(watched) if line.startswith("[")]
    for line in headings:
        moment = int(re.match(r"\[(\d+)\] Point", line).group(1))
        assert list(narrate(watched, start=moment - 1))[2] == line


def test_the_text_tells_the_cards_of_the_seats_that_are_looked_at(watched: Watched):
    assert "holds:" not in "\n".join(narrate(watched))
    one = "\n".join(narrate(watched, cards_of=(0,)))
    assert "Ann holds: #" in one
    assert "李娜 holds" not in one
    assert re.search(r"Ann draws \d cards?\. \(#\d+ ", one)
    assert not re.search(r"李娜 draws \d cards?\. \(#", one)
    assert "李娜 holds: #" in "\n".join(narrate(watched, cards_of=(0, 1)))


def test_the_last_lines_before_a_moment_are_those_of_the_text(watched: Watched):
    lines_told = [line[2:] for line in narrate(watched) if line.startswith("  ")]
    assert said_up_to(watched, watched.replay.end, 5) == lines_told[-5:]
    third = watched.line.points[2].end
    assert said_up_to(watched, third, 3)[-1].startswith("Point ")
    assert said_up_to(watched, 0, 3) == []


class Drawn(WorldwideKind):
    """A game that has no screens, and draws itself."""

    marks = {"ace": ("a", "ace"), "break": ("b", "break")}  # noqa: RUF012

    def page(self, state: Match, names: Sequence[str]) -> list[str]:
        return [f"{name}: {len(side.hand)} cards" for name, side in zip(names, state.sides, strict=True)]

    def picture(self, state: Match, names: Sequence[str], title: str, said: Sequence[str]) -> str:
        texts = "".join(f"<text>{escape(text)}</text>" for text in (title, *said))
        return f'<svg xmlns="http://www.w3.org/2000/svg">{texts}</svg>'


@pytest.fixture
def drawn(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> Watched:
    monkeypatch.setattr("wwtennis.files.logs.kind_of", lambda _game: Drawn())
    return watched


def test_every_page_has_the_size_of_the_terminal(drawn: Watched):
    for told in moments(drawn):
        if told.moment % 17 == 0:
            shown = page(drawn, told.moment, told.state, ["x" * 300, "李" * 100])
            assert [cells(line) for line in shown] == [WIDTH] * HEIGHT


def test_texts_are_fitted_by_what_they_take_in_a_terminal():
    assert fit("李娜李", 5) == "李娜 "
    assert fit("e\u0301te\u0301", 3) == "e\u0301te\u0301"
    assert fit("a", 3) == "a  "


def test_the_recording_is_an_asciinema_file_that_ends_with_the_result(drawn: Watched):
    header, *events = map(json.loads, cast(drawn))
    assert (header["version"], header["width"], header["height"]) == (2, WIDTH, HEIGHT)
    times = [time for time, _kind, _data in events]
    assert times == sorted(times)
    assert {kind for _time, kind, _data in events} == {"o"}
    screen = played(events)
    assert "Game, set and match" in "\n".join(screen)
    assert screen[0].startswith("Ann: ")


def played(events: list[Any]) -> list[str]:
    """What a terminal shows at the end: the recording uses nothing but whole lines at their places."""
    screen = [""] * (HEIGHT + 1)
    for _time, _kind, data in events:
        rest = re.sub(r"\x1b\[\?25[lh]|\x1b\[2J", "", data)
        for row, _column, text in re.findall(r"\x1b\[(\d+);(\d+)H([^\x1b]*)", rest):
            screen[int(row) - 1] = text if text.strip("\r\n") else screen[int(row) - 1]
        assert not re.sub(r"\x1b\[\d+;\d+H[^\x1b]*", "", rest)
    return screen


def test_a_recording_longer_than_anybody_would_watch_is_refused(drawn: Watched, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("wwtennis.watching.cast.LONGEST", 100)
    path, end = drawn.recording.path, drawn.replay.end
    sentence = f"{path}: a recording shows up to 100 entries, and here are {end}: begin later in the match"
    with pytest.raises(UsageError, match=re.escape(sentence)):
        list(cast(drawn))
    assert list(cast(drawn, end - 100))


def test_the_picture_has_the_title_and_what_was_said(drawn: Watched):
    ended = next(n for n, entry in enumerate(drawn.recording.entries, 1) if isinstance(entry, PointWon))
    said = "".join(ET.fromstring(picture(drawn, ended)).itertext())
    assert said.startswith("Ann - 李娜, hard")
    assert "Point " in said


def test_the_numbers_are_those_of_what_counts(watched: Watched):
    found = json.loads(json.dumps(numbers(watched)))
    counted = in_force(watched.recording.entries)
    won = [entry for entry in counted if isinstance(entry, PointWon)]
    assert [point["winner"] for point in found["points"]] == [entry.seat for entry in won]
    assert [seat["points"] for seat in found["box"]] == [sum(e.seat == seat for e in won) for seat in (0, 1)]
    assert found["match"]["winner"] == next(entry.seat for entry in counted if isinstance(entry, MatchWon))
    assert found["match"]["names"] == ["Ann", "李娜"]
    assert len(found["momentum"]) == len(won)


def test_the_numbers_of_a_moment_are_those_up_to_it(watched: Watched):
    tenth = watched.line.points[9]
    found = numbers(watched, tenth.end)
    assert len(found["points"]) == len(found["momentum"])
    assert found["match"]["winner"] is None
    assert found["match"]["entries"] == tenth.end


def test_a_match_against_the_solo_opponent_is_told_too(tmp_path: Path):
    level = next(iter(SOLO_LEVELS.values()))
    found = watch(kept(tmp_path, solo=level))
    assert list(narrate(found, cards_of=(0, 1)))[-1].startswith("  Game, set and match")


def test_a_torn_log_is_watched_as_far_as_it_goes_and_told(tmp_path: Path):
    path = kept(tmp_path, answers=20)
    path.write_bytes(path.read_bytes()[:-7])
    found = watch(path)
    [note] = found.notes
    assert "the end was cut off" in note
    assert found.replay.end == len(lines(path)) - 2


def test_an_altered_log_is_refused_but_one_by_other_rules_is_told_of(tmp_path: Path):
    path = kept(tmp_path, answers=40)
    path.write_bytes(path.read_bytes().replace(b'"close":false', b'"close":true'))
    with pytest.raises(BadFile, match=rf"{path.name}:\d+: .*`close` is false, and the log says true"):
        watch(path)
    path.write_bytes(re.sub(rb'"program":"[^"]*"', b'"program":"0.0.1"', path.read_bytes()))
    [note] = watch(path).notes
    assert "played by other rules" in note


@pytest.mark.parametrize("number", [0, -1, 10**6])
def test_a_point_that_is_not_there_is_refused(watched: Watched, number: int):
    with pytest.raises(UsageError, match=f"there is no point {number} in this match, they go from 1 to"):
        watched.moment_of_point(number)


def test_moments_are_found_by_number_and_by_point(watched: Watched):
    assert watched.moment_of_point(2) == watched.line.points[1].start
    assert watched.moment(0) == 0
    with pytest.raises(UsageError, match="there is no entry -1"):
        watched.moment(-1)
