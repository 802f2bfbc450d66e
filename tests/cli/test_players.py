"""`wwtennis players`."""

import json
from pathlib import Path

import pytest

from tests.material import load_players, own_file
from wwtennis.cli.dispatch import dispatch
from wwtennis.kernel.errors import BadFile, UsageError


def test_every_player_is_told_with_numbers_powers_and_penalties(capsys: pytest.CaptureFixture[str]):
    assert dispatch(["players"]) == 0

    told = capsys.readouterr().out
    for card in load_players().values():
        assert f"{card.name} ({card.id}): {card.style}" in told
        assert told.count("\n  + ") >= len(load_players())
    assert "  + A forehand attack that succeeds with a roll of 18 to 20 is a winner." in told
    assert all(len(line) <= 80 for line in told.splitlines())


def test_one_player_is_told_with_the_cards_that_go(capsys: pytest.CaptureFixture[str]):
    dispatch(["players", "Roger"])

    told = capsys.readouterr().out
    assert told.startswith("Roger (roger): All-court artist\n")
    assert "without #30 #52 #54 #56 #58" in told
    assert "  #58  Drop volley" in told
    assert "Rafael" not in told


def test_players_are_told_to_programs(capsys: pytest.CaptureFixture[str]):
    dispatch(["players", "roger", "--json"])

    [roger] = json.loads(capsys.readouterr().out)
    assert (roger["id"], roger["removes"], roger["powers"]["forehand_attack_winner"]) == (
        "roger",
        [30, 52, 54, 56, 58],
        18,
    )
    assert roger["fingerprint"] == load_players()["roger"].fingerprint


def test_unknown_player_is_told_with_those_there_are():
    with pytest.raises(UsageError, match="there is no player 'ivan': choose one of roger"):
        dispatch(["players", "ivan"])


def test_file_of_ones_own_is_read_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "mine.yaml"
    path.write_text(own_file().read_text(encoding="utf-8").replace("name: Roger", "name: Rodge"), encoding="utf-8")

    dispatch(["players", "roger", "--file", str(path)])
    assert capsys.readouterr().out.startswith("Rodge (roger)")

    path.write_text("roger: 3", encoding="utf-8")
    with pytest.raises(BadFile, match=r"mine\.yaml: player 'roger': found 3"):
        dispatch(["players", "--file", str(path)])
