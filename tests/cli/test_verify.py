"""`wwtennis verify`."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Told
from tests.recordings import go_back_a_little, go_back_from_the_end, match, play_on
from wwtennis.files.branch import branch
from wwtennis.files.logs import read_log, write_log
from wwtennis.games.worldwide.events import DieRolled
from wwtennis.games.worldwide.header import header_of
from wwtennis.kernel.table import Answer, Table, Why
from wwtennis.tennis.score import BEST_OF_3

Run = Callable[..., Told]
Refused = Callable[..., str]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    table = match(1)
    write_log(path, header_of(table.state.setup, 1, ("random", "random")), table.entries)
    return path


def change(path: Path, line: int, **fields: object) -> None:
    lines = path.read_text().splitlines(keepends=True)
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields}) + "\n"
    path.write_text("".join(lines))


def line_of(path: Path, event: str) -> int:
    return next(n for n, line in enumerate(path.read_text().splitlines(), 1) if f'"{event}"' in line)


def test_good_log_is_ok_with_who_played_and_the_score(run: Run, log: Path):
    table = match(1)
    status, out, err = run("verify", log)

    assert (status, err) == (0, "")
    won = "AB"[table.game.winners(table.state)[0]]
    assert out.startswith(f"{log}: ok, A - B, {table.game.standing(table.state)} for {won}, ")


def test_log_in_sets_is_told_in_sets(run: Run, tmp_path: Path):
    table, path = match(2, played=BEST_OF_3), tmp_path / "sets.jsonl"
    write_log(path, header_of(table.state.setup, 2, ("random", "random")), table.entries)

    assert f", {table.game.standing(table.state)} for " in run("verify", path)[1]
    assert len(table.game.standing(table.state).split()) == len(table.state.score.sets)


def test_unfinished_log_is_ok_and_told_to_be_unfinished(run: Run, log: Path):
    log.write_text("".join(log.read_text().splitlines(keepends=True)[:60]))
    status, out, err = run("verify", log)
    assert (status, err) == (0, "")
    assert "ok, unfinished: A - B, " in out


def test_altered_log_is_refused_with_its_first_wrong_line(refused: Refused, log: Path):
    line = line_of(log, "PointStarted")
    change(log, line, zone="B")
    assert f"{log}:{line}: PointStarted: by the rules `zone` is" in refused(1, "verify", log)


def test_altered_seed_is_refused(refused: Refused, log: Path):
    change(log, 1, seed=2)
    assert f"{log}:3: the seed gives" in refused(1, "verify", log)


def test_log_of_another_deck_is_refused(refused: Refused, log: Path):
    change(log, 1, deck="abc")
    assert f"{log}:1: played with another deck" in refused(1, "verify", log)


def test_log_of_a_newer_version_is_refused(refused: Refused, log: Path):
    change(log, 1, version=1000)
    assert f"{log}:1: written by a newer wwtennis" in refused(1, "verify", log)


def test_truncated_last_line_is_told(refused: Refused, log: Path):
    log.write_bytes(log.read_bytes()[:-9])
    told = refused(1, "verify", log)
    assert "the last line: it may have been cut off" in told
    assert f"{log}:{len(log.read_text().splitlines())}: " in told


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe" * 99, b"hello\n", b'{"format": "chess"}\n', b"[1]\n"])
def test_foreign_file_is_refused(refused: Refused, tmp_path: Path, content: bytes):
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(content)
    assert str(path) in refused(1, "verify", path)


def test_folder_and_missing_file_are_refused(refused: Refused, tmp_path: Path):
    assert "not a file" in refused(1, "verify", tmp_path)
    assert "cannot be read (No such file or directory)" in refused(1, "verify", tmp_path / "none.jsonl")


def test_each_log_is_checked_whatever_the_others_are(run: Run, log: Path, tmp_path: Path):
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(log.read_bytes())
    change(bad, 1, seed=2)

    status, out, err = run("verify", bad, log)

    assert status == 1
    assert out.splitlines()[0].startswith(f"{log}: ok")
    assert out.splitlines()[1] == "1 of 2 logs hold"
    assert err.startswith(f"wwtennis: {bad}:3: ")


def test_what_is_found_is_told_to_programs(run: Run, log: Path, tmp_path: Path):
    bad = tmp_path / "bad.jsonl"
    bad.write_text("junk\n")

    status, out, err = run("verify", "--json", log, bad)
    good, wrong = json.loads(out)

    assert (status, err) == (1, "")
    assert (good["ok"], good["finished"], good["log"]) == (True, True, str(log))
    table = match(1)
    assert (good["game"], good["winners"]) == ("worldwide", list(table.game.winners(table.state)))
    assert good["standing"] == table.game.standing(table.state)
    assert (wrong["ok"], wrong["why"]) == (False, f"{bad}:1: this is not a wwtennis-log file")


# What a plain ok would hide


def written(path: Path, table: Table[Any], by: tuple[str, str] = ("human", "greedy"), practice: bool = False) -> Path:
    write_log(path, header_of(table.state.setup, 1, by, practice=practice), table.entries)
    return path


def test_undos_are_told(run: Run, tmp_path: Path):
    path = written(tmp_path / "undos.jsonl", match(1, undo_every=25), practice=True)
    count = path.read_text().count('"undo"')
    status, out, _err = run("verify", path)
    assert (status, out.endswith(f" decisions, practice, {count} undos\n")) == (0, True)
    [found] = json.loads(run("verify", "--json", path)[1])
    assert (found["undos"], found["practice"], found["closed"], found["version"]) == (count, True, True, 2)


def undone_past(what: type[DieRolled | Answer]) -> Table[Any]:
    """A match in which seat A has just taken back a decision that this came after: a die, or an answer of seat B."""
    for answers in count(1):
        table = match(1, answers, played=BEST_OF_3)
        assert not table.is_over
        own = [n for n, entry in enumerate(table.entries, 1) if isinstance(entry, Answer) and entry.seat == 0]
        if own and any(isinstance(entry, what) for entry in table.entries[own[-1] :]):
            break
    go_back_a_little(table, 1)
    return table


def test_undo_that_was_not_allowed_is_refused_with_its_line(refused: Refused, tmp_path: Path):
    path = written(tmp_path / "undo.jsonl", undone_past(DieRolled))
    assert f"{path}:{line_of(path, 'undo')}: this undo was not allowed (" in refused(1, "verify", path)


def test_undo_between_people_is_refused_after_the_answer_of_the_other(refused: Refused, tmp_path: Path):
    path = written(tmp_path / "undo.jsonl", undone_past(Answer), by=("human", "human"), practice=True)
    assert f"{path}:{line_of(path, 'undo')}: this undo was not allowed (The other player" in refused(1, "verify", path)


def test_undo_after_the_end_is_refused(refused: Refused, tmp_path: Path):
    table = match(1)
    go_back_from_the_end(table)
    path = written(tmp_path / "undo.jsonl", table, practice=True)
    assert f"{path}:{line_of(path, 'undo')}: the match is over" in refused(1, "verify", path)


@pytest.mark.parametrize(
    ("times", "said"), [(1, "1 reseed: chance after it"), (3, "3 reseeds: chance after the first")]
)
def test_new_seeds_are_told(run: Run, tmp_path: Path, times: int, said: str):
    table = match(1, answers=30)
    for seed in range(times):
        table.reseed(seed, Why.RECOVERY)
        play_on(table, seed, answers=5)
    path = written(tmp_path / "seeds.jsonl", table)
    status, out, _err = run("verify", path)
    assert (status, out.endswith(f", {said} is not sworn\n")) == (0, True)
    [found] = json.loads(run("verify", "--json", path)[1])
    assert [each["why"] for each in found["reseeds"]] == ["recovery"] * times


def test_branches_are_told(run: Run, tmp_path: Path):
    recording = read_log(written(tmp_path / "zork.jsonl", match(1), by=("human", "zork")))
    started = branch(recording, 100, by=("human", "human"), folder=tmp_path)
    play_on(started.table, 1)
    started.journal.close()
    status, out, _err = run("verify", started.journal.path)
    assert (status, out.endswith(", 1 branch: chance after it is not sworn\n")) == (0, True)
    [found] = json.loads(run("verify", "--json", started.journal.path)[1])
    [told] = found["branches"]
    assert (told["log"], told["by"], told["practice"]) == ("zork.jsonl", ["human", "zork"], False)
    assert found["reseeds"] == []


def test_finished_log_without_a_closing_line_is_told_to_be_open(run: Run, log: Path):
    log.write_text("".join(log.read_text().splitlines(keepends=True)[:-1]))
    status, out, _err = run("verify", log)
    assert (status, "; nothing closes it: names and other words may have been changed since" in out) == (0, True)


def test_log_changed_after_it_was_closed_is_refused(refused: Refused, log: Path):
    log.write_bytes(log.read_bytes().replace(b'"name":"A"', b'"name":"C"'))
    last = len(log.read_text().splitlines())
    assert f"{log}:{last}: the lines before this one are not those" in refused(1, "verify", log)


def test_bot_that_nobody_knows_holds_and_is_watched(run: Run, tmp_path: Path):
    path = written(tmp_path / "zork.jsonl", match(1), by=("zork", "human"))
    assert run("verify", path)[0] == 0
    assert run("replay", "--text", path)[0] == 0


@pytest.mark.parametrize("command", [["verify"], ["replay", "--text"], ["export", "--to", "json"]])
def test_header_that_makes_no_sense_is_refused_everywhere_alike(refused: Refused, log: Path, command: list[str]):
    log.write_bytes(log.read_bytes().replace(b'"by":"random"', b'"by":"solo"'))
    assert f"{log}:1: `solo` is null, and the seats are played by" in refused(1, *command, log)
