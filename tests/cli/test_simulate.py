"""`wwtennis simulate`."""

import errno
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Told
from tests.disks import no_opening
from wwtennis.cli import simulate
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide import options
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Level
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.tennis.score import Mode

Run = Callable[..., Told]
Refused = Callable[..., str]


def as_json(run: Run, *words: object) -> dict[str, Any]:
    status, out, err = run("simulate", "--json", *words)
    assert (status, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    return told


def test_words_of_the_options_are_those_of_the_game():
    assert set(options.SURFACES) == {surface.value for surface in Surface}
    assert set(options.RULES) == {level.value for level in Level}
    assert set(options.MODES) == {mode.value for mode in Mode}
    assert tuple(SOLO_LEVELS) == options.SOLO_LEVELS
    assert tuple(KIND.bots) == KIND.bot_names
    assert tuple(KIND.thinkers) == KIND.thinker_names
    assert tuple(KIND.personas) == KIND.persona_names


def test_table_tells_what_was_played_and_how_it_went(run: Run):
    status, out, err = run("simulate", "--matches", 3, "--seed", 7, "--b", "random", "--surface", "clay")

    assert (status, err) == (0, "")
    assert out.startswith("3 tie-breaks on clay, advanced rules, A: greedy, B: random, seed 7\n\n")
    figures = ("points won on serve", "aces", "double faults", "first serves in", "shots in a rally", "net points")
    assert all(f"\n{figure}" in out for figure in (*figures, "longest rally"))
    assert "matches and" in out
    assert "decisions a second" in out


def test_all_surfaces_have_a_column_each_and_one_for_all(run: Run):
    out = run("simulate", "--matches", 2, "--surface", "all", "--a", "random", "--b", "random")[1]

    head = out.splitlines()[2].split()
    assert head == ["clay", "hard", "grass", "indoor", "all"]
    assert out.startswith("8 tie-breaks on all surfaces")


def test_match_mode_tells_of_service_games(run: Run):
    out = run("simulate", "--mode", "match", "--best-of", 5, "--matches", 1, "--a", "random", "--b", "random")[1]
    assert out.startswith("1 match (best of 5) on hard")
    assert "service games lost, %" in out


def test_json_has_the_counts(run: Run):
    found = as_json(run, "--matches", 4, "--seed", 3, "--surface", "all", "--rules", "warmup", "--b", "random")

    assert (found["mode"], found["rules"], found["challenges"], found["seed"]) == ("tiebreak", "warmup", False, 3)
    assert [seat["by"] for seat in found["seats"]] == ["greedy", "random"]
    for each in found["surfaces"].values():
        a, b = each["seats"]
        assert each["matches"] == a["matches"] + b["matches"] == 4
        assert each["points"] == a["service_points"] + b["service_points"] == sum(each["rallies"].values())
        assert each["decisions"] > 0


def test_same_seed_gives_the_same_matches_and_another_one_others(run: Run):
    first, again, other = (as_json(run, "--matches", 3, "--seed", seed)["surfaces"] for seed in (5, 5, 6))
    assert first == again != other


@pytest.mark.parametrize("seed", [0, LARGEST_SEED])
def test_seeds_of_any_size_are_taken(run: Run, seed: int):
    assert as_json(run, "--matches", 1, "--seed", seed)["seed"] == seed


def test_without_a_seed_one_is_made_up_and_told(run: Run):
    assert as_json(run, "--matches", 1)["seed"] != as_json(run, "--matches", 1)["seed"]


def test_logs_are_written_and_hold(run: Run, tmp_path: Path):
    logs = tmp_path / "deep" / "logs"
    assert run("simulate", "--matches", 3, "--logs", logs, "--surface", "all")[0] == 0

    written = sorted(logs.iterdir())
    assert [path.name for path in written][::11] == ["match-0001.jsonl", "match-0012.jsonl"]
    assert run("verify", *written)[1].endswith("12 of 12 logs hold\n")


def test_solo_opponent_and_player_cards_can_play(run: Run, tmp_path: Path):
    found = as_json(run, "--matches", 2, "--solo", "champion", "--player-a", "Roger", "--logs", tmp_path / "logs")

    assert found["solo"] == "champion"
    assert found["seats"] == [
        {"name": "Roger", "by": "greedy", "player": "roger"}, {"name": "solo", "by": "solo", "player": None}
    ]  # fmt: skip
    assert run("verify", *(tmp_path / "logs").iterdir())[0] == 0


def test_player_card_of_the_solo_opponent_is_told_to_count_little(run: Run):
    status, _out, err = run("simulate", "--matches", 1, "--solo", "--player-b", "rafael")
    assert status == 0
    assert "without the cards that Rafael removes, and takes nothing else" in err


def test_deck_of_ones_own_is_played_with(run: Run, tmp_path: Path):
    mine = tmp_path / "mine.yaml"
    own = (assets_folder() / "worldwide" / "deck.yaml").read_text(encoding="utf-8")
    mine.write_text(own.replace("draw: 2", "draw: 3", 1), encoding="utf-8")

    ours, theirs = as_json(run, "--matches", 1), as_json(run, "--matches", 1, "--deck", mine)
    assert ours["deck"] != theirs["deck"]


def test_pipe_gets_no_progress_bar(program: Callable[..., subprocess.CompletedProcess[str]]):
    done = program("simulate", "--matches", 30, "--a", "random", "--b", "random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\r" not in done.stdout


BAD: dict[str, list[object]] = {
    "there is no 'mud', there are clay, hard, grass, indoor, all": ["--surface", "mud"],
    "there is no 'deep blue', there are random, greedy": ["--a", "deep blue"],
    "there is no 'hal', there are random, greedy": ["--b", "hal"],
    "there is no 'golf', there are tiebreak, match": ["--mode", "golf"],
    "there is no '4', there are 3, 5": ["--best-of", "4", "--mode", "match"],
    "--best-of is for --mode match: a tie-break has no sets": ["--best-of", "5"],
    "there is no 'house', there are advanced, warmup": ["--rules", "house"],
    "'-3' is not a whole number from 1 to": ["--matches", "-3"],
    "'0' is not a whole number from 1 to": ["--matches", "0"],
    "'many' is not a whole number from 1 to": ["--matches", "many"],
    "'-1' is not a whole number from 0 to 9223372036854775807": ["--seed", "-1"],
    "'9223372036854775808' is not a whole number": ["--seed", LARGEST_SEED + 1],
    "'99999999999999999999": ["--seed", "9" * 5000],
    "'0x10' is not a whole number": ["--seed", "0x10"],
    "there is no 'god', there are book": ["--solo", "god"],
    "--solo and --b both say who plays in seat B": ["--solo", "--b", "random"],
    "there is no player 'ivan'": ["--player-a", "ivan"],
    "a warm-up is played without player cards": ["--player-a", "roger", "--rules", "warmup"],
}


@pytest.mark.parametrize("sentence", BAD)
def test_what_cannot_be_played_is_one_sentence(refused: Refused, sentence: str):
    assert sentence in refused(2, "simulate", *BAD[sentence])


def test_logs_folder_that_is_a_file_is_refused(refused: Refused, tmp_path: Path):
    (tmp_path / "logs").write_text("mine")
    assert "cannot be the folder for the logs" in refused(2, "simulate", "--logs", tmp_path / "logs", "--matches", 1)
    assert "cannot be the folder" in refused(2, "simulate", "--logs", tmp_path / "logs" / "deep", "--matches", 1)
    assert (tmp_path / "logs").read_text() == "mine"


def test_logs_are_never_written_over(refused: Refused, tmp_path: Path):
    mine = tmp_path / "match-0002.jsonl"
    mine.write_text("mine")

    assert "match-0002.jsonl: there is such a log already" in refused(2, "simulate", "--logs", tmp_path, "--matches", 3)
    assert (mine.read_text(), list(tmp_path.glob("match*"))) == ("mine", [mine])


def test_files_that_are_no_logs_of_these_matches_are_left_alone(run: Run, tmp_path: Path):
    others = ["match-0000.jsonl", "match-0003.jsonl", "match-1.jsonl", "match-00001.jsonl", "match-0001.json", "0001"]
    for name in others:
        (tmp_path / name).write_text("mine")

    assert run("simulate", "--logs", tmp_path, "--matches", 2)[0] == 0
    assert all((tmp_path / name).read_text() == "mine" for name in others)
    assert len(list(tmp_path.glob("match-000[12].jsonl"))) == 2


def test_very_many_logs_take_no_room_before_they_are_played(tmp_path: Path):
    files = simulate.LogFiles(tmp_path, 10**9)
    assert files.path(7) == tmp_path / "match-0000000007.jsonl"


def test_folder_that_cannot_be_written_is_one_sentence(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    no_opening(monkeypatch, errno.EACCES)
    assert "match-0001.jsonl: cannot be written (Permission denied)" in refused(
        1, "simulate", "--logs", tmp_path, "--matches", 2
    )
    assert list(tmp_path.glob("*match*")) == []


def test_broken_deck_is_one_sentence(refused: Refused, tmp_path: Path):
    (tmp_path / "deck.yaml").write_text("forehand: 3")
    assert "deck.yaml" in refused(1, "simulate", "--deck", tmp_path / "deck.yaml", "--matches", 1)
    assert "none.yaml" in refused(1, "simulate", "--deck", tmp_path / "none.yaml", "--matches", 1)


def test_seats_with_the_same_name_are_told_apart(run: Run):
    assert [seat["name"] for seat in as_json(run, "--matches", 1)["seats"]] == ["greedy A", "greedy B"]
