"""`wwtennis verify`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Told
from tests.recordings import match
from wwtennis.files.logs import write_log
from wwtennis.games.worldwide.header import header_of
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
    score = match(1).state.score.points
    status, out, err = run("verify", log)

    assert (status, err) == (0, "")
    assert out.startswith(f"{log}: ok, A against B, {score[0]}-{score[1]}, {sum(score)} points, ")


def test_log_in_sets_is_told_in_sets(run: Run, tmp_path: Path):
    table, path = match(2, played=BEST_OF_3), tmp_path / "sets.jsonl"
    write_log(path, header_of(table.state.setup, 2, ("random", "random")), table.entries)

    assert " ".join(f"{a}-{b}" for a, b in table.state.score.sets) in run("verify", path)[1]


def test_unfinished_log_is_ok_and_told_to_be_unfinished(run: Run, log: Path):
    log.write_text("".join(log.read_text().splitlines(keepends=True)[:60]))
    status, out, err = run("verify", log)
    assert (status, err) == (0, "")
    assert "ok, unfinished: A against B" in out


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
    assert (good["winner"], good["points"]) == (match(1).state.point_winner, sum(match(1).state.score.points))
    assert (wrong["ok"], wrong["why"]) == (False, f"{bad}:1: this is not a wwtennis-log file")
