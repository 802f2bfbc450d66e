"""Logs of older versions are read as if they had been written today; those of newer ones are refused."""

import json
import re
import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.journals import DECK, SEED, kept, lines
from tests.material import load_players
from tests.recordings import match, play_on
from wwtennis.__main__ import main
from wwtennis.cli.verify import verified
from wwtennis.files.assets import read_yaml
from wwtennis.files.branch import branch
from wwtennis.files.compat import STEPS
from wwtennis.files.logs import read_log
from wwtennis.files.matches import kept_matches
from wwtennis.files.material import material_of
from wwtennis.files.resume import resume
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.player_cards import read_players
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import VERSION
from wwtennis.kernel.reading import Sheet
from wwtennis.watching.watched import watch


def as_version_0(path: Path) -> Path:
    """The same match as the first drafts wrote it."""
    first, *rest = map(json.loads, lines(path))
    rest = [entry for entry in rest if "closed" not in entry]
    del first["program"]
    old = [{**first, "version": 0}]
    for entry in rest:
        del entry["n"]
        old.append({"happened" if field == "event" else field: value for field, value in entry.items()})
    path.write_text("".join(json.dumps(line) + "\n" for line in old))
    return path


WITNESSES = {finished: Path(__file__).parent / f"version-1-{finished}.jsonl" for finished in ("finished", "unfinished")}


@pytest.fixture
def old(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A log that the last program of version 1 wrote, with undos past dice and, unfinished, a new seed."""
    path = tmp_path / "old.jsonl"
    path.write_bytes(WITNESSES[request.param].read_bytes())
    return path


@pytest.mark.parametrize("old", WITNESSES, indirect=True)
def test_a_version_1_log_holds_and_its_undos_and_new_seeds_are_told(old: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["verify", str(old)]) == 0
    said = capsys.readouterr().out
    if "unfinished" in said:
        assert "1 undo, 1 reseed: chance after it is not sworn; log version 1 told them" in said
    else:
        assert "2 undos; log version 1 told them, and did not judge them; nothing closes it" in said
    assert main(["verify", "--json", str(old)]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert (found["version"], found["not_judged"], found["closed"]) == (1, len(lines(old)) - 1, False)
    assert found["reseeds"] == ([] if found["finished"] else [{"entry": 179, "why": "untold"}])


def test_a_log_of_the_first_cards_holds_and_is_watched_with_them(capsys: pytest.CaptureFixture[str]):
    """Roger against Serena, before the deck was calibrated: both of its kinds of cards are others today."""
    path = Path(__file__).parent / "first-cards.jsonl"
    recording, checked = verified(path)
    assert checked.finished
    assert recording.setup.deck.fingerprint != DECK.fingerprint
    assert recording.setup.deck.starting_hand == (1, 13, 25, 29, 37, 48)
    assert watch(path).notes == ()
    assert main(["verify", str(path)]) == 0
    assert "ok, Roger - Serena, 7-1 for Roger" in capsys.readouterr().out


def test_a_log_of_the_second_cards_holds_and_is_watched_with_them(capsys: pytest.CaptureFixture[str]):
    """Rafael against Ons, with the deck that was set for a player who looks one stroke ahead."""
    path = Path(__file__).parent / "second-cards.jsonl"
    recording, checked = verified(path)
    assert checked.finished
    assert recording.setup.deck.fingerprint != DECK.fingerprint
    assert recording.setup.deck.starting_hand == (1, 13, 29, 36, 37, 60)
    assert watch(path).notes == ()
    assert main(["verify", str(path)]) == 0
    assert "ok, Rafael - Ons, 7-3 for Rafael" in capsys.readouterr().out


def test_a_log_of_the_third_cards_holds_and_is_watched_with_them(capsys: pytest.CaptureFixture[str]):
    """Martina against Björn, with the deck that was set for those who think further, too."""
    path = Path(__file__).parent / "third-cards.jsonl"
    recording, checked = verified(path)
    assert checked.finished
    assert recording.setup.deck.fingerprint == "2409e163d31eaff0" != DECK.fingerprint
    assert watch(path).notes == ()
    assert main(["verify", str(path)]) == 0
    assert "ok, Martina - Björn, 7-3 for Martina" in capsys.readouterr().out


@pytest.mark.parametrize("old", WITNESSES, indirect=True)
def test_a_version_1_log_is_watched_and_played_on_from(old: Path, tmp_path: Path):
    watched = watch(old)
    assert (watched.notes, watched.replay.end) == ((), len(lines(old)) - 1)
    started = branch(watched.recording, 150, by=("human", "human"), folder=tmp_path)
    copied = len(started.table.entries) - 1
    play_on(started.table, seed=1)
    started.journal.close()
    recording, checked = verified(started.journal.path)
    assert (checked.finished, recording.sealed, recording.header.older) == (True, True, copied)


@pytest.mark.parametrize("old", ["unfinished"], indirect=True)
def test_a_version_1_match_goes_on_in_version_2_and_the_old_log_stays(old: Path, tmp_path: Path):
    before, entries = old.read_bytes(), read_log(old).entries
    resumed = resume(old)
    assert (tmp_path / "old.jsonl.v1").read_bytes() == before
    assert not old.exists()
    assert resumed.table.entries == entries
    assert resumed.recording.header.older == len(entries)
    play_on(resumed.table, seed=1, answers=5)
    resumed.journal.close()
    again = resume(resumed.journal.path)  # what version 1 did not judge stays so
    play_on(again.table, seed=1)
    again.journal.close()
    recording, checked = verified(resumed.journal.path)
    assert (checked.finished, recording.sealed, recording.version) == (True, True, 2)
    assert recording.entries[: len(entries)] == entries


@pytest.mark.parametrize("old", ["unfinished"], indirect=True)
@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        ((b'"reseed":48151', b'"reseed":48151,"why":"recovery"'), 180),
        ((b'{"n":224,', b'{"n":224,"closed":"00"}\n{"n":225,'), 225),
        ((b'"program"', b'"older":9,"program"'), 1),
    ],
)
def test_what_version_1_did_not_have_is_refused_with_its_line(old: Path, spoil: tuple[bytes, bytes], line: int):
    assert spoil[0] in old.read_bytes()
    old.write_bytes(old.read_bytes().replace(*spoil))
    with pytest.raises(BadFile, match=rf"old\.jsonl:{line}: not .* of a version 1 log"):
        read_log(old)


def test_there_is_a_step_from_every_older_version():
    assert list(STEPS) == list(range(VERSION))


@pytest.mark.parametrize("answers", [0, 50, None])
def test_a_version_0_log_reads_as_the_match_that_it_is(tmp_path: Path, answers: int | None):
    path = kept(tmp_path, answers=answers)
    today = read_log(path)
    old = read_log(as_version_0(path))
    assert old.entries == today.entries
    assert old.version == 0
    assert old.header.version == VERSION
    assert old.setup == today.setup


def test_a_version_0_log_is_in_the_list_with_its_score(tmp_path: Path):
    path = kept(tmp_path)
    [today] = kept_matches(tmp_path)
    as_version_0(path)
    assert kept_matches(tmp_path) == [today]


def test_a_version_0_match_goes_on_in_a_log_of_today_and_the_old_log_stays(tmp_path: Path):
    path = as_version_0(kept(tmp_path, answers=20))
    before = path.read_bytes()
    resumed = resume(path)
    [note] = resumed.notes
    assert f"kept as {path.name}.v0" in note
    assert path.with_name(f"{path.name}.v0").read_bytes() == before
    assert resumed.table.entries == match(SEED, 20).entries
    play_on(resumed.table, seed=1)
    resumed.journal.close()
    [new] = kept_matches(tmp_path)
    assert new.path == resumed.journal.path
    assert read_log(new.path).entries == resumed.table.entries
    assert read_log(new.path).version == VERSION


def test_an_old_log_whose_place_is_taken_stays_untouched(tmp_path: Path):
    path = as_version_0(kept(tmp_path, answers=20))
    path.with_name(f"{path.name}.v0").write_text("mine")
    before = path.read_bytes()
    with pytest.raises(Exception, match="in the way"):
        resume(path)
    assert path.read_bytes() == before
    assert [found.name for found in sorted(tmp_path.iterdir())] == [path.name, f"{path.name}.v0"]


@pytest.mark.parametrize(
    "line", ['{"n":1,"happened":"CoinTossed","server":0}', '{"event":"CoinTossed","server":0}', "[]"]
)
def test_an_entry_that_version_0_did_not_have_is_refused_with_its_line(tmp_path: Path, line: str):
    path = as_version_0(kept(tmp_path, answers=1))
    first, _second, *rest = path.read_text().splitlines()
    path.write_text("\n".join([first, line, *rest]))
    with pytest.raises(BadFile, match=rf"{path.name}:2: "):
        read_log(path)


@pytest.mark.parametrize("version", [VERSION + 1, 10**30])
def test_a_newer_log_is_refused_with_what_to_do(tmp_path: Path, version: int):
    path = kept(tmp_path, answers=1)
    path.write_bytes(path.read_bytes().replace(b'"version":2', b'"version":%d' % version))
    with pytest.raises(BadFile, match=r":1: written by a newer wwtennis .*: update wwtennis"):
        read_log(path)


@pytest.mark.parametrize("version", ["-1", "null", '"2"', "2.0", "[[[[]]]]", "true"])
def test_a_version_that_never_was_is_refused(tmp_path: Path, version: str):
    path = kept(tmp_path, answers=1)
    path.write_bytes(path.read_bytes().replace(b'"version":2', b'"version":%s' % version.encode()))
    with pytest.raises(BadFile, match=r":1: `version` is"):
        read_log(path)


class Shelf:
    """Data files that a test lays there."""

    def __init__(self, **sheets: str) -> None:
        self._sheets = {name.replace("__", "/"): Path(path) for name, path in sheets.items()}

    def sheet(self, name: str) -> Sheet | None:
        path = self._sheets.get(name.removesuffix(".yaml"))
        return None if path is None else Sheet(read_yaml(path), str(path))


def test_a_match_played_with_an_older_deck_is_read_with_that_deck(tmp_path: Path):
    path, entries = kept(tmp_path, answers=30), []
    own = assets_folder() / "worldwide" / "deck.yaml"
    later = tmp_path / "deck.yaml"
    later.write_text(own.read_text(encoding="utf-8").replace("difficulty: 4", "difficulty: 5", 1), encoding="utf-8")
    entries = read_log(path).entries
    with pytest.raises(BadFile, match="played with another deck"):
        read_log(path, lambda _game: Material(Shelf(deck=str(later)), {}))

    both = Shelf(deck=str(later), **{f"decks__{DECK.fingerprint}": str(own)})
    found = read_log(path, lambda _game: Material(both, {}))

    assert found.entries == entries
    assert found.setup.deck.fingerprint == DECK.fingerprint


@pytest.mark.parametrize("fingerprint", ["../../deck", "", "0" * 15, "F" * 16])
def test_only_a_fingerprint_names_an_older_deck(fingerprint: str):
    material = material_of("worldwide")
    assert material.deck_played_with(fingerprint) is material.deck


def one_more(text: str, field: str) -> str:
    """A file of cards, with a number of the first one raised by 1, whatever it is today."""
    text, found = re.subn(rf"\b{field}: (\d+)", lambda number: f"{field}: {int(number[1]) + 1}", text, count=1)
    assert found
    return text


def test_a_match_played_with_an_older_player_card_is_read_with_that_card(tmp_path: Path):
    logs = tmp_path / "logs"
    assert main(["simulate", "--matches", "1", "--player-a", "roger", "--seed", "5", "--logs", str(logs)]) == 0
    path = logs / "match-0001.jsonl"
    before = read_log(path)
    own = assets_folder() / "worldwide"
    later = tmp_path / "players.yaml"
    later.write_text(one_more((own / "players.yaml").read_text(encoding="utf-8"), "hand"), "utf-8")
    deck, changed = str(own / "deck.yaml"), str(later)
    with pytest.raises(BadFile, match='played with another player card "roger"'):
        read_log(path, lambda _game: Material(Shelf(deck=deck, players=changed), {}))

    card = before.setup.seats[0].player
    older = {f"players__{card.fingerprint}": str(own / "players.yaml")}
    found = read_log(path, lambda _game: Material(Shelf(deck=deck, players=changed, **older), {}))

    assert found.setup.seats[0].player.fingerprint == card.fingerprint
    assert found.checked().finished


def test_cards_that_ship_are_kept_too():
    """Then they are there when they change: no log that was played with them loses its cards."""
    script = keep_cards()
    missing = script.not_kept(script.deck_and_players() | script.box_of_hoops())
    assert missing == [], "these cards are new: run `python .ci/keep_cards.py`, and add the files that it writes"


def test_cards_that_are_kept_are_those_that_their_names_say():
    kept_cards = assets_folder() / "worldwide"
    for path in (kept_cards / "decks").iterdir():
        assert read_deck(read_yaml(path), path.name).fingerprint == path.stem
    for path in (kept_cards / "players").iterdir():
        [card] = read_players(read_yaml(path), path.name, DECK).values()
        assert card.fingerprint == path.stem


def cards_of_today(folder: Path) -> Path:
    """A copy of them, with none of the older ones, which a change might lead back to."""
    cards = folder / "worldwide"
    cards.mkdir()
    for name in ("deck.yaml", "players.yaml"):
        shutil.copy(assets_folder() / "worldwide" / name, cards)
    return cards


def test_what_is_kept_of_the_cards_is_what_the_logs_name(tmp_path: Path):
    cards, script = cards_of_today(tmp_path), keep_cards()
    kept_now = script.keep(script.deck_and_players(cards))

    players = load_players()
    assert {path.stem for path in (cards / "decks").iterdir()} == {DECK.fingerprint}
    assert {path.stem for path in (cards / "players").iterdir()} == {card.fingerprint for card in players.values()}
    for player, card in players.items():
        again = read_players(read_yaml(cards / "players" / f"{card.fingerprint}.yaml"), "kept", DECK)
        assert {name: each.fingerprint for name, each in again.items()} == {player: card.fingerprint}
    assert len(kept_now) == 1 + len(players)
    assert script.keep(script.deck_and_players(cards)) == []


@pytest.mark.parametrize(
    ("name", "folder", "field"), [("deck.yaml", "decks", "difficulty"), ("players.yaml", "players", "hand")]
)
def test_a_number_that_changes_makes_a_card_that_is_not_kept_yet(tmp_path: Path, name: str, folder: str, field: str):
    cards, script = cards_of_today(tmp_path), keep_cards()
    script.keep(script.deck_and_players(cards))
    changed = cards / name
    changed.write_text(one_more(changed.read_text(encoding="utf-8"), field), encoding="utf-8")

    [missing] = script.not_kept(script.deck_and_players(cards))
    assert missing.parent == cards / folder
    assert script.keep(script.deck_and_players(cards)) == [missing]
    assert script.not_kept(script.deck_and_players(cards)) == []


def test_what_is_kept_of_the_cards_of_hoops_is_read_as_a_file_of_ones_own(tmp_path: Path):
    box = tmp_path / "hoops"
    box.mkdir()
    for name in ("players.yaml", "tactics.yaml", "teams.yaml"):
        shutil.copy(assets_folder() / "hoops" / name, box)
    script = keep_cards()
    [kept_now] = script.keep(script.box_of_hoops(box))

    assert material_of("hoops", deck=kept_now).cards.fingerprint == kept_now.stem
    assert material_of("hoops").cards.fingerprint == kept_now.stem
    assert script.keep(script.box_of_hoops(box)) == []


def keep_cards() -> Any:
    """`.ci/keep_cards.py`, which is no part of the package."""
    spec = spec_from_file_location("keep_cards", assets_folder().parent / ".ci" / "keep_cards.py")
    assert spec is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("fingerprint", ["../../players", "", "0" * 15, "F" * 16])
def test_only_a_fingerprint_names_an_older_player_card(fingerprint: str):
    material = material_of("worldwide")
    assert material.player_played_with("roger", fingerprint, material.deck) is material.players["roger"]
