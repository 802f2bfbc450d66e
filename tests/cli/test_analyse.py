"""`wwtennis analyse`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Told
from wwtennis.cli import analyse as command
from wwtennis.kernel.review import decisions_of
from wwtennis.watching.watched import watch

Run = Callable[..., Told]
Refused = Callable[..., str]
FEW = ("--rollouts", 120, "--jobs", 1)


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """Greedy, who plays well, against one who plays anything."""
    run("simulate", "--matches", 1, "--seed", 5, "--b", "random", "--logs", tmp_path / "logs")
    return tmp_path / "logs" / "match-0001.jsonl"


def beside(log: Path) -> Path:
    return log.with_name(f"{log.name}.analysis.json")


def test_text_tells_who_decided_how_well_and_what_cost_most(run: Run, log: Path):
    status, out, err = run("analyse", log, *FEW)

    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("greedy - random: ")
    assert lines[0].endswith("decisions judged, with 120 roll-outs each")
    accuracy = {line.split()[0]: int(line.split()[1]) for line in lines[3:5]}
    assert accuracy["greedy"] > accuracy["random"]
    assert "The chance of greedy to win" in lines
    cost = lines.index("What cost most")
    assert [line[:2] for line in lines[cost + 1 :: 3]] == ["1.", "2.", "3."]
    assert all(line.startswith("   played: ") for line in lines[cost + 2 :: 3])
    assert all(line.startswith("   better: ") for line in lines[cost + 3 :: 3])


def test_programs_get_every_decision(run: Run, log: Path):
    status, out, _ = run("analyse", log, *FEW, "--json")

    data = json.loads(out)
    assert status == 0
    assert (data["rollouts"], data["seed"]) == (120, 0)
    assert [player["name"] for player in data["players"]] == ["greedy", "random"]
    assert {each["entry"] for each in data["decisions"]} <= {*decisions_of(watch(log).replay)}
    for each in data["decisions"]:
        assert each["loss"] >= 0
        assert each["answers"][0]["equal"]
        assert any(answer["answer"] == each["given"] for answer in each["answers"])
        assert sum(answer["rollouts"] for answer in each["answers"]) <= 120 + len(each["answers"])
    assert data["curve"][-1]["chance"] in (0, 1)
    assert set(data["costly"]) <= {each["entry"] for each in data["decisions"] if each["loss"]}


def test_same_result_whoever_works_and_again_from_what_is_kept(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch):
    alone = run("analyse", log, *FEW, "--json")
    kept = beside(log).read_bytes()
    beside(log).unlink()
    assert run("analyse", log, "--rollouts", 120, "--jobs", 2, "--json") == alone
    assert beside(log).read_bytes() == kept

    monkeypatch.setattr(command, "_judged", None)  # nobody judges again
    assert run("analyse", log, *FEW, "--json") == alone


def test_a_broken_analysis_is_made_anew(run: Run, log: Path):
    first = run("analyse", log, *FEW)
    kept = beside(log).read_bytes()
    beside(log).write_bytes(kept[:-20])

    assert run("analyse", log, *FEW) == first
    assert beside(log).read_bytes() == kept


def test_every_language_tells_it_from_the_same_numbers(run: Run, log: Path):
    run("analyse", log, *FEW)
    kept = beside(log).read_bytes()

    out = run("analyse", log, *FEW, "--lang", "fr")[1]

    assert "précision" in out
    assert beside(log).read_bytes() == kept


def test_serve_and_play_is_judged_too(run: Run, tmp_path: Path):
    run("simulate", "--game", "serve-play", "--matches", 1, "--seed", 2, "--b", "random", "--logs", tmp_path / "logs")
    log = tmp_path / "logs" / "match-0001.jsonl"
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:60]))  # of a long match its beginning

    status, out, _ = run("analyse", log, *FEW)

    assert status == 0
    assert "decisions judged" in out


def a_match_of_hoops(run: Run, folder: Path, *told: object) -> Path:
    run("simulate", "--game", "hoops", "--matches", 1, "--seed", 2, "--length", "short", *told, "--logs", folder)
    return folder / "match-0001.jsonl"


def test_hoops_is_judged_too(run: Run, tmp_path: Path):
    log = a_match_of_hoops(run, tmp_path / "logs", "--b", "random")
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:120]))

    status, out, _ = run("analyse", log, *FEW)

    assert status == 0
    assert "decisions judged" in out


def test_a_match_of_three_is_not_judged(run: Run, refused: Refused, tmp_path: Path):
    log = a_match_of_hoops(run, tmp_path / "logs", "--coaches", 3)
    assert "only a match between two can be reviewed" in refused(2, "analyse", log)


def test_a_match_that_people_still_play_is_not_judged(run: Run, refused: Refused, log: Path):
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[0] = lines[0].replace('"by":"greedy"', '"by":"human"')
    log.write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    assert "the match is not over: it can be reviewed when it is" in refused(2, "analyse", log, *FEW)


def test_what_cannot_be_is_told(refused: Refused, log: Path):
    assert "'3' is not a whole number from 20" in refused(2, "analyse", log, "--rollouts", 3)
    assert "nowhere" in refused(1, "analyse", "nowhere.jsonl")
