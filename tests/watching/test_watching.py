"""Watching a match outside the app: as text and in numbers."""

import json
import re
from pathlib import Path

import pytest

from tests.journals import kept, lines
from wwtennis.games.worldwide.events import MatchWon, PointWon
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.table import in_force
from wwtennis.kernel.tables import fit
from wwtennis.tennis.score import BEST_OF_3
from wwtennis.watching.numbers import numbers
from wwtennis.watching.text import narrate
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


def test_texts_are_fitted_by_what_they_take_in_a_terminal():
    assert fit("李娜李", 5) == "李娜 "
    assert fit("e\u0301te\u0301", 3) == "e\u0301te\u0301"
    assert fit("a", 3) == "a  "


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
    path = kept(tmp_path, answers=40, played=BEST_OF_3)
    path.write_bytes(path.read_bytes().replace(b'"close":false', b'"close":true', 1))
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
