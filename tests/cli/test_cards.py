"""`wwtennis cards`."""

import subprocess
from collections.abc import Callable

import pytest

from tests.cli.conftest import Told
from tests.material import load_deck

DECK = load_deck()
Run = Callable[..., Told]
Refused = Callable[..., str]


def test_table_has_every_card_and_fits_80_columns(run: Run):
    status, out, err = run("cards")

    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert all(any(line.startswith(f"{number:2}  {DECK.name(number)}") for line in lines) for number in range(1, 66))
    assert max(map(len, lines)) <= 84


@pytest.mark.parametrize("number", [*DECK.strokes, *DECK.serves])
def test_every_card_can_be_drawn(run: Run, number: int):
    status, out, _err = run("cards", number)

    lines = out.splitlines()
    assert status == 0
    assert f"#{number} {DECK.name(number)}" in lines[1]
    assert len({len(line) for line in lines}) == 1


def test_drawn_card_marks_where_it_starts_and_where_it_goes(run: Run):
    out = run("cards", "#33")[1]
    far, near = out.split("═" * 29)

    assert "◎ V ◎" in far
    assert "● N ●  │  ● F ●" in near
    assert "│    B    │" in near
    assert "Costs 1 Star to attempt." in near


def test_card_is_found_by_a_part_of_its_name(run: Run):
    assert "#65 Cannonball" in run("cards", "CANNON")[1]
    several = run("cards", "lob")[1]
    assert "44  Defensive lob" in several
    assert "45  Topspin lob" in several
    assert "Smash" not in several


def test_malus_is_told_for_the_surface_that_is_asked_for(run: Run):
    malus = DECK.strokes[25].malus
    surface = next(surface for surface in malus if surface.value == "grass")
    assert f"Malus +{malus[surface]} on grass" in run("cards", 25, "--surface", "grass")[1]


def test_terminal_without_unicode_gets_ascii(program: Callable[..., subprocess.CompletedProcess[str]]):
    for words in (["cards"], ["cards", "37"]):
        done = program(*words, PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()
        assert "?" not in done.stdout


@pytest.mark.parametrize("wanted", ["0", "66", "tweener", "#99", "37.5", "٣"])
def test_unknown_card_is_one_sentence(refused: Refused, wanted: str):
    assert "there is no card" in refused(2, "cards", wanted)
