"""`wwtennis arena`."""

import json
from collections.abc import Callable

from tests.cli.conftest import Told

Run = Callable[..., Told]
Refused = Callable[..., str]


def test_table_tells_who_is_best_and_how_sure_that_is(run: Run):
    status, out, err = run("arena", "random", "greedy", "--matches", 3, "--seed", 7, "--jobs", 1)

    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "4 matches for each pair, seats and luck swapped, seed 7"
    assert lines[2].split() == ["Elo", "matches", "95", "%", "points", "95", "%"]
    assert [line.split()[0] for line in lines[3:5]] == ["greedy", "random"]
    assert lines[-1].split()[:6] == ["random", "-", "greedy", "0.0", "%", "0.0-49.0"]


def test_programs_get_counts(run: Run):
    status, out, _ = run("arena", "greedy", "search:2", "random", "--matches", 2, "--seed", 7, "--jobs", 1, "--json")

    data = json.loads(out)
    assert status == 0
    assert (data["game"], data["seed"], data["matches"]) == ("worldwide", 7, 2)
    assert {each["bot"] for each in data["bots"]} == {"greedy", "search:2", "random"}
    assert [each["bots"] for each in data["pairs"]] == [
        ["greedy", "search:2"], ["greedy", "random"], ["search:2", "random"],
    ]  # fmt: skip
    assert all(pair["played"] == 2 and pair["points"] >= 14 for pair in data["pairs"])
    assert sum(each["won"] for each in data["bots"]) == 6


def test_serve_and_play_has_an_arena_too(run: Run):
    out = run("arena", "--game", "serve-play", "greedy", "random", "--matches", 2, "--seed", 1, "--jobs", 1)[1]

    assert "greedy - random" in out


def test_what_cannot_be_played_is_told(refused: Refused):
    assert "two bots or more, each of them once" in refused(2, "arena", "greedy")
    assert "two bots or more, each of them once" in refused(2, "arena", "greedy", "greedy")
    assert "there is no 'deep', there are random, greedy, search" in refused(2, "arena", "greedy", "deep")
    assert "'many' is not a whole number" in refused(2, "arena", "greedy", "search:many")
    assert "there is no bot 'nowhere:Bot'" in refused(2, "arena", "greedy", "nowhere:Bot")
    assert "choose one of them" in refused(2, "arena", "greedy", "random", "--solo")
