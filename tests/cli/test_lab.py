"""`wwtennis lab`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.catalogues import compiled, needs_babel
from tests.cli.conftest import Told
from wwtennis.files.shipped import assets_folder
from wwtennis.games.hoops.setup import LADDER
from wwtennis.kernel.tables import cells

Run = Callable[..., Told]
Refused = Callable[..., str]
FEW = ("--matches", 2, "--seed", 3, "--jobs", 1)


def test_report_tells_the_figures_of_the_tour_and_ours(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "120")
    status, out, err = run("lab", *FEW, "--duels", 0)

    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "8 tie-breaks on all surfaces, advanced rules, A: greedy, B: greedy, seed 3"
    head = next(line for line in lines if line.split()[:2] == ["clay", "tour"])
    assert head.split() == ["clay", "tour", "hard", "tour", "grass", "tour", "indoor", "tour"]
    aces = next(line for line in lines if line.startswith("aces, "))
    assert [aces.split()[at] for at in (-7, -5, -3, -1)] == ["5.4", "8.5", "9.8", "9.0"]
    for title in ("HOW LONG RALLIES ARE", "HOW POINTS END", "WHAT BECOMES OF THE CARDS", "STARS AND HANDS OVER TIME"):
        assert title in lines
    assert "EVERYBODY AGAINST EVERYBODY" not in lines
    assert "Tennis Abstract" in out


@needs_babel
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["worldwide", "hoops"])
def test_report_fits_a_terminal_of_eighty_columns(run: Run, language: str, game: str):
    compiled()
    status, out, err = run("--lang", language, "lab", "--game", game, *FEW, "--duels", 1)
    assert (status, err) == (0, "")
    assert [line for line in out.splitlines() if cells(line) > 80] == []


def test_the_same_seed_gives_the_same_report_over_any_number_of_processes(run: Run):
    one = run("lab", *FEW, "--duels", 0, "--json")[1]
    assert run("lab", *FEW[:-1], 2, "--duels", 0, "--json")[1] == one


def test_programs_get_figures_with_intervals_and_bands(run: Run):
    data = json.loads(run("lab", "--surface", "grass", *FEW, "--duels", 0, "--json")[1])

    assert list(data) == ["grass"]
    aces = data["grass"]["figures"]["aces"]
    assert (aces["tour"], aces["band"]) == (9.8, pytest.approx([8.3, 11.3]))
    assert aces["interval"][0] <= aces["value"] <= aces["interval"][1]
    assert data["grass"]["matches"] == 2
    assert sum(data["grass"]["endings"].values()) == data["grass"]["points"]


def test_no_figure_of_a_few_matches_is_certain(run: Run):
    figures = json.loads(run("lab", "--surface", "clay", *FEW, "--duels", 0, "--json")[1])["clay"]["figures"]
    intervals = {name: figure["interval"] for name, figure in figures.items()}
    assert [name for name, (least, most) in intervals.items() if least == most] == []


def test_player_cards_meet_everybody(run: Run, tmp_path: Path):
    two = tmp_path / "two.yaml"
    numbers = "hand: 12, stars: {up: 4, down: 1}"
    two.write_text(
        "".join(f"{name}: {{name: {name}, style: {{en: x, fr: x}}, {numbers}}}\n" for name in ("ann", "bob"))
    )
    out = run("lab", "--surface", "clay", *FEW, "--duels", 1, "--players", two)[1]

    grid = out.partition("EVERYBODY AGAINST EVERYBODY")[2]
    assert "% of matches that the one of the row has won" in grid
    assert {line.split()[0] for line in grid.splitlines() if line[:3] in ("ann", "bob")} == {"ann", "bob"}


def test_programs_are_told_who_beat_whom_and_how_stars_and_hands_went(run: Run):
    data = json.loads(run("lab", "--surface", "clay", *FEW, "--duels", 1, "--json")[1])

    assert {(duel["column"], duel["played"]) for duel in data["everybody"]} == {
        (surface, 2) for surface in ("clay", "hard", "grass", "indoor")
    }
    assert data["clay"]["pace"]["0"]["players"] == 2 * data["clay"]["matches"]
    assert sum(data["clay"]["spins"]["61"].values()) == data["clay"]["cards"]["61"]["chosen"]


def test_who_has_one_player_card_has_nobody_to_meet(run: Run, tmp_path: Path):
    one = tmp_path / "one.yaml"
    one.write_text("ann: {name: ann, style: {en: x, fr: x}, hand: 12, stars: {up: 4, down: 1}}\n")
    status, out, err = run("lab", "--surface", "clay", *FEW, "--players", one)

    assert (status, err) == (0, "")
    assert "EVERYBODY" not in out


def test_two_decks_are_told_apart(run: Run, tmp_path: Path):
    own = assets_folder() / "worldwide" / "deck.yaml"
    other = tmp_path / "sliced.yaml"
    other.write_text(own.read_text(encoding="utf-8").replace("spin: topspin", "spin: slice"), encoding="utf-8")
    status, out, _ = run("lab", "--compare", own, other, "--surface", "hard", "--matches", 20, "--seed", 3, "--jobs", 1)

    assert status == 0
    head = next(line.split() for line in out.splitlines() if line.split()[:2] == ["deck", "sliced"])
    assert head == ["deck", "sliced", "apart", "95", "%"]
    sliced = next(line for line in out.splitlines() if line.startswith("slice, % of strokes"))
    assert sliced.split()[-1] == "*"
    assert float(sliced.split()[-5]) > 5


def test_two_decks_of_the_same_name_have_a_number_each(run: Run, tmp_path: Path):
    own = assets_folder() / "worldwide" / "deck.yaml"
    other = tmp_path / "deck.yaml"
    other.write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    out = run("lab", "--compare", own, other, "--surface", "hard", *FEW)[1]

    assert any(line.split() == ["deck", "(1)", "deck", "(2)", "apart", "95", "%"] for line in out.splitlines())
    assert str(other) in out


def test_a_deck_does_not_differ_from_itself(run: Run):
    own = assets_folder() / "worldwide" / "deck.yaml"
    out = run("lab", "--compare", own, own, "--surface", "hard", *FEW)[1]
    assert "0 figures differ by more than chance." in out


@needs_babel
def test_page_is_one_file_that_asks_for_nothing(run: Run, tmp_path: Path):
    compiled()
    page = tmp_path / "report.html"
    assert run("--lang", "fr", "lab", "--surface", "clay", *FEW, "--duels", 0, "--out", page)[0] == 0

    text = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert "<svg" in text
    for word in ("<script", "<link", "<img", "<iframe", "@import", 'src="', "url(http"):
        assert word not in text


def test_without_the_library_that_draws_there_is_no_page(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("wwtennis.lab.page.find_spec", lambda name: None)
    assert "install wwtennis with its extra 'lab'" in refused(2, "lab", *FEW, "--out", tmp_path / "report.html")


def test_what_cannot_be_studied_is_told(refused: Refused, tmp_path: Path):
    there = tmp_path / "there.html"
    there.write_text("mine")
    assert "nothing to tell about Serve & Play" in refused(2, "lab", "--game", "serve-play")
    assert "there.html" in refused(2, "lab", "--out", there)
    assert there.read_text() == "mine"
    assert "leave --deck out" in refused(2, "lab", "--compare", there, there, "--deck", there)
    assert "plays no duels: leave --duels out" in refused(2, "lab", "--compare", there, there, "--duels", 4)
    assert "there is no such file" in refused(1, "lab", *FEW, "--deck", tmp_path / "none.yaml")
    assert "found 'mine', expected players" in refused(1, "lab", *FEW, "--duels", 0, "--players", there)
    assert "cannot be written" in refused(1, "lab", *FEW, "--out", tmp_path / "none" / "page.html")
    assert "expected 2 arguments" in refused(2, "lab", "--compare", there)
    assert "'1' is not a whole number from 2" in refused(2, "lab", "--matches", 1)


def test_player_cards_that_nobody_would_play_with_are_refused(run: Run, refused: Refused):
    own = assets_folder() / "worldwide"
    compare, cards = ("--compare", own / "deck.yaml", own / "deck.yaml"), ("--players", own / "players.yaml")

    for words in (compare, ("--duels", 0)):
        assert "nobody would play with --players: say who does" in refused(2, "lab", *FEW, *words, *cards)
    assert run("lab", *FEW, *compare, *cards, "--surface", "clay", "--player-b", "roger")[0] == 0
    assert "name it with --deck" in refused(2, "lab", "--game", "hoops", *FEW, *compare, *cards)


def test_hoops_is_studied_by_the_same_command(run: Run, tmp_path: Path):
    page = tmp_path / "hoops.html"
    status, out, err = run("lab", "--game", "hoops", "--length", "short", *FEW, "--duels", 0, "--out", page)

    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "2 matches, short game, A: greedy, B: greedy, seed 3"
    for title in ("HOW COURTS GROW", "WHAT BECOMES OF THE TACTICS", "WHAT BECOMES OF THE PLAYERS"):
        assert title in lines
    assert "tour" not in out
    assert "<svg" in page.read_text(encoding="utf-8")


def test_figures_of_hoops_have_bands_and_two_boxes_of_cards_are_told_apart(run: Run, tmp_path: Path):
    data = json.loads(run("lab", "--game", "hoops", *FEW, "--duels", 0, "--json")[1])
    assert data["figures"]["points"]["band"] == [85, 120]

    own = tmp_path / "own.yaml"
    tactics = (assets_folder() / "hoops" / "tactics.yaml").read_text(encoding="utf-8")
    own.write_text("tactics:\n" + "\n".join(f"  {line}" for line in tactics.splitlines()), encoding="utf-8")
    out = run("lab", "--game", "hoops", "--compare", own, own, *FEW)[1]
    assert "0 figures differ by more than chance." in out


def test_machine_coaches_of_hoops_climb_a_ladder_in_the_lab(run: Run):
    out = run("lab", "--game", "hoops", "--length", "short", *FEW, "--duels", 1)[1]
    ladder = out.partition("by column, in percent")[2].splitlines()

    assert ladder[1].split() == ["Shooters", "Big", "men", "Slashers", "The", "wall", "all", "±"]
    assert {" ".join(line.split()[:2]) for line in ladder[2:]} == {f"level {level}" for level in LADDER}
