"""The commands, asked about Serve & Play."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Told

Run = Callable[..., Told]


def test_a_simulation_says_what_was_played_and_what_it_added_up_to(run: Run):
    status, out, err = run("simulate", "--game", "serve-play", "--matches", "3", "--seed", "1")

    assert (status, err) == (0, "")
    assert out.startswith("3 matches, singles, one set, A: greedy, B: greedy, seed 1\n")
    assert "points won on serve, %" in out
    assert "games without a card left, %" in out


def test_a_simulation_of_doubles_with_all_variants_can_be_read_by_a_program(run: Run):
    variants = ("--doubles", "--best-of", "3", "--tiebreak", "--advantage", "--fresh-card", "--d", "random")
    status, out, _ = run("simulate", "--game", "serve-play", "--matches", "2", "--seed", "1", "--json", *variants)

    found = json.loads(out)
    assert (status, found["game"], found["doubles"], found["best_of"]) == (0, "serve-play", True, 3)
    assert [seat["by"] for seat in found["seats"]] == ["greedy", "greedy", "greedy", "random"]
    assert sum(side["matches"] for side in found["sides"]) == 2
    assert sum(side["points"] for side in found["sides"]) == found["points"]


def test_the_same_seed_gives_the_same_matches(run: Run):
    asked = ("simulate", "--game", "serve-play", "--matches", "2", "--seed", "5", "--json")
    once, again = (json.loads(run(*asked)[1]) for _ in range(2))

    assert once | {"seconds": 0} == again | {"seconds": 0}


def test_an_option_of_the_other_game_is_refused_with_a_sentence(run: Run):
    status, out, err = run("simulate", "--game", "serve-play", "--surface", "clay")

    assert (status, out) == (2, "")
    assert "--surface" in err


def test_singles_have_no_third_seat(run: Run):
    status, _, err = run("simulate", "--game", "serve-play", "--c", "random")

    assert status == 2
    assert "--c and --d are for --doubles" in err


def test_a_deck_of_ones_own_is_played_with_or_refused_in_a_sentence(run: Run, tmp_path: Path):
    path = tmp_path / "mine.yaml"
    path.write_text("serve: []\nplay: []\n", encoding="utf-8")

    status, _, err = run("simulate", "--game", "serve-play", "--deck", str(path), "--matches", "1")

    assert status == 1
    assert "mine.yaml: serve: found no card of kind 'ace', expected one at least" in err


def test_the_cards_are_listed_and_one_is_drawn(run: Run):
    status, out, _ = run("cards", "--game", "serve-play")
    assert status == 0
    assert "Forehand drop shot" in out

    status, out, _ = run("cards", "--game", "serve-play", "forehand drop shot")
    assert status == 0
    assert "right back-court to left forecourt" in out
