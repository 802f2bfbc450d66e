"""The commands, asked about Hoops."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Told
from wwtennis.games.hoops.setup import EVEN

Run = Callable[..., Told]
SHORT = ("simulate", "--game", "hoops", "--length", "short", "--seed", "1")


def test_a_simulation_says_what_was_played_and_what_it_added_up_to(run: Run):
    status, out, err = run(*SHORT, "--matches", "2")

    assert (status, err) == (0, "")
    assert out.startswith("2 matches, short game, A: greedy, B: greedy, seed 1\n")
    assert "won by the first coach, %" in out


def test_a_simulation_of_four_can_be_read_by_a_program(run: Run):
    status, out, _ = run(*SHORT, "--matches", "1", "--json", "--coaches", "4", "--b", "random", "--mismatches", "3")

    found = json.loads(out)
    assert (status, found["game"], found["length"], found["mismatches"]) == (0, "hoops", "short", 3)
    assert [seat["by"] for seat in found["seats"]] == ["greedy", "random", "greedy", "greedy"]
    assert sum(coach["matches"] for coach in found["coaches"]) + found["draws"] == 1


def test_logs_hold_are_told_and_made_into_a_picture(run: Run, tmp_path: Path):
    logs = tmp_path / "logs"
    assert run(*SHORT, "--matches", "1", "--machine", "wall", "--logs", str(logs))[0] == 0
    [log] = map(str, logs.iterdir())

    status, out, _ = run("verify", log)
    assert status == 0
    assert "ok, greedy - solo" in out
    assert run("export", log, "--to", "svg", "--point", "4")[1].startswith("<svg")
    assert json.loads(run("export", log, "--to", "json")[1])["match"]["machine"] == {"profile": "wall", "level": EVEN}
    assert "Turn 3 of 16" in run("export", log, "--to", "cast")[1]


def test_variants_that_exclude_each_other_are_refused_in_a_sentence(run: Run):
    status, out, err = run(*SHORT, "--machine", "wall", "--draft")

    assert (status, out) == (2, "")
    assert "the machine coach cannot draft" in err


def test_tactics_and_players_are_listed(run: Run):
    assert "Triangle Offence" in run("cards", "--game", "hoops")[1]
    assert "game intelligence" in run("players", "--game", "hoops", "5")[1]
    status, _, err = run("players", "--game", "hoops", "nobody")
    assert status == 2
    assert "there is no player 'nobody'" in err


def test_an_own_file_of_players_is_not_passed_over(run: Run, tmp_path: Path):
    own = tmp_path / "players.yaml"
    own.write_text("[]")
    status, _, err = run("lab", "--game", "hoops", "--matches", "2", "--players", own)
    assert status == 2
    assert "name it with --deck" in err


def test_arena_tells_matches_where_no_points_are_won_from_each_other(run: Run):
    status, out, _ = run(
        "arena",
        "--game",
        "hoops",
        "--length",
        "short",
        "greedy",
        "random",
        "--matches",
        "2",
        "--seed",
        "1",
        "--jobs",
        "1",
    )
    assert status == 0
    assert out.splitlines()[2].split() == ["Elo", "matches", "95", "%"]
