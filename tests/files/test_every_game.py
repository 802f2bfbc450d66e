"""A match of any game, whole: kept, listed, left, taken up, taken back, branched, watched, told."""

from pathlib import Path

import pytest

from tests.agreed import AGREED, SHORT, Agreed
from tests.recordings import play_on
from wwtennis.cli.verify import verified
from wwtennis.files.branch import branch
from wwtennis.files.logs import Recording, read_log
from wwtennis.files.matches import kept_matches
from wwtennis.files.resume import resume
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.table import Answer, Undone, fold
from wwtennis.tui.shell.exports import Wanted, as_cast, as_svg
from wwtennis.watching.numbers import numbers
from wwtennis.watching.text import narrate
from wwtennis.watching.watched import ALL, NONE, watch

every_sort = pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: agreed.name)
short_ones = pytest.mark.parametrize("agreed", SHORT, ids=lambda agreed: agreed.name)
doubles = next(agreed for agreed in AGREED if agreed.name == "serve-play, doubles")


@every_sort
def test_it_is_left_listed_taken_up_and_finished(tmp_path: Path, agreed: Agreed):
    path = agreed.kept(tmp_path, seed=3, answers=15)
    [left] = kept_matches(tmp_path)
    assert (left.game, left.can_go_on, left.problem) == (agreed.game, True, "")
    resumed = resume(path)
    play_on(resumed.table, seed=4)
    assert resumed.journal.close() is None

    recording, checked = verified(path)
    [over] = kept_matches(tmp_path)
    state = fold(recording.game, recording.entries)
    assert checked.finished
    assert recording.sealed
    assert over.names == recording.names
    assert (over.standing, over.winners) == (recording.game.standing(state), tuple(recording.game.winners(state)))
    assert over.finished


@short_ones
def test_what_is_taken_back_is_in_the_log_and_holds(tmp_path: Path, agreed: Agreed):
    path = agreed.kept(tmp_path, seed=5, undo_every=9)
    recording, checked = verified(path)
    assert checked.finished
    assert any(isinstance(entry, Undone) for entry in recording.entries)


@short_ones
def test_it_is_played_on_from_its_middle_with_luck_of_its_own(tmp_path: Path, agreed: Agreed):
    whole = read_log(agreed.kept(tmp_path, seed=6))
    started = branch(whole, len(whole.entries) // 2, by=_people(whole), folder=tmp_path)
    shared = len(started.table.entries) - 1  # the last one says that it is a branch
    play_on(started.table, seed=7)
    assert started.journal.close() is None

    branched, checked = verified(started.journal.path)
    assert checked.finished
    assert branched.entries[:shared] == whole.entries[:shared]
    assert branched.entries[shared + 1 :] != whole.entries[shared:]


def _people(recording: Recording) -> list[str]:
    """Whoever is a person stays one, and whatever the rules play they go on to play."""
    return list(recording.header.by)


@short_ones
def test_it_is_watched_told_drawn_and_counted(tmp_path: Path, agreed: Agreed):
    path = agreed.kept(tmp_path, seed=8, undo_every=25)
    watched = watch(path)
    decisions = sum(isinstance(entry, Answer) for entry in watched.recording.entries)
    told = list(narrate(watched, cards_of=watched.views[ALL]))
    assert len(told) > decisions / 4
    assert all(line.isprintable() for line in told)
    for moment in (0, watched.replay.end // 2, watched.replay.end):
        assert "<svg" in as_svg(Wanted(watched, moment))
    assert numbers(watched, watched.replay.end)["match"]["game"] == agreed.game
    assert as_cast(Wanted(watched, max(0, watched.replay.end - 30))).count("\n") > 3


# Through whose eyes


def test_partners_share_a_view(tmp_path: Path):
    watched = watch(doubles.kept(tmp_path, seed=1, answers=10))
    assert watched.views == {ALL: (0, 1, 2, 3), NONE: (), "a": (0, 2), "b": (1, 3)}
    assert [watched.view_named(word) for word in ("a", "b", "c", "d", ALL)] == ["a", "b", "a", "b", ALL]


def test_while_it_is_played_the_cards_of_a_side_are_open_to_people_on_that_side_alone(tmp_path: Path):
    journal, table = doubles.start(tmp_path, seed=1, practice=True)  # a person, and three bots
    play_on(table, seed=1, answers=10)
    assert journal.close() is None
    assert watch(journal.path).open_hands == (0, 2)
    four_people = doubles.kept(tmp_path, seed=2, answers=10)
    assert read_log(four_people).header.by == (HUMAN,) * 4
    assert watch(four_people).open_hands == ()
