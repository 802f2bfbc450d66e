"""Logs of older versions are read as if they had been written today; those of newer ones are refused."""

import json
from pathlib import Path

import attrs
import pytest

from tests.journals import DECK, SEED, kept, lines
from tests.recordings import match, play_on
from wwtennis.files import older
from wwtennis.files.compat import STEPS
from wwtennis.files.logs import read_log
from wwtennis.files.matches import kept_matches
from wwtennis.files.resume import resume
from wwtennis.files.shipped import assets_folder
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import VERSION


def as_version_0(path: Path) -> Path:
    """The same match as the first drafts wrote it."""
    first, *rest = map(json.loads, lines(path))
    del first["program"]
    old = [{**first, "version": 0}]
    for entry in rest:
        del entry["n"]
        old.append({"happened" if field == "event" else field: value for field, value in entry.items()})
    path.write_text("".join(json.dumps(line) + "\n" for line in old))
    return path


def test_there_is_a_step_from_every_older_version():
    assert list(STEPS) == list(range(VERSION))


@pytest.mark.parametrize("answers", [0, 50, None])
def test_a_version_0_log_reads_as_the_match_that_it_is(tmp_path: Path, answers: int | None):
    path = kept(tmp_path, answers=answers)
    today = read_log(path, DECK)
    old = read_log(as_version_0(path), DECK)
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
    resumed = resume(path, DECK)
    [note] = resumed.notes
    assert f"kept as {path.name}.v0" in note
    assert path.with_name(f"{path.name}.v0").read_bytes() == before
    assert resumed.table.entries == match(SEED, 20).entries
    play_on(resumed.table, seed=1)
    resumed.journal.close()
    [new] = kept_matches(tmp_path)
    assert new.path == resumed.journal.path
    assert read_log(new.path, DECK).entries == resumed.table.entries
    assert read_log(new.path, DECK).version == VERSION


def test_an_old_log_whose_place_is_taken_stays_untouched(tmp_path: Path):
    path = as_version_0(kept(tmp_path, answers=20))
    path.with_name(f"{path.name}.v0").write_text("mine")
    before = path.read_bytes()
    with pytest.raises(Exception, match="in the way"):
        resume(path, DECK)
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
        read_log(path, DECK)


@pytest.mark.parametrize("version", [VERSION + 1, 10**30])
def test_a_newer_log_is_refused_with_what_to_do(tmp_path: Path, version: int):
    path = kept(tmp_path, answers=1)
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":%d' % version))
    with pytest.raises(BadFile, match=r":1: written by a newer wwtennis .*: update wwtennis"):
        read_log(path, DECK)


@pytest.mark.parametrize("version", ["-1", "null", '"1"', "1.0", "[[[[]]]]", "true"])
def test_a_version_that_never_was_is_refused(tmp_path: Path, version: str):
    path = kept(tmp_path, answers=1)
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":%s' % version.encode()))
    with pytest.raises(BadFile, match=r":1: `version` is"):
        read_log(path, DECK)


def test_a_match_played_with_an_older_deck_is_read_with_that_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    own = (assets_folder() / "worldwide" / "deck.yaml").read_text(encoding="utf-8")
    decks = tmp_path / "assets" / "worldwide" / "decks"
    decks.mkdir(parents=True)
    (decks / f"{DECK.fingerprint}.yaml").write_text(own, encoding="utf-8")
    path = kept(tmp_path, answers=30)
    entries = read_log(path, DECK).entries
    changed = attrs.evolve(DECK, fingerprint="0" * 16)  # the deck of a later version
    with pytest.raises(BadFile, match="played with another deck"):
        read_log(path, changed)
    older._older.cache_clear()
    monkeypatch.setattr(older, "assets_folder", lambda: tmp_path / "assets")
    found = read_log(path, changed)
    older._older.cache_clear()
    assert found.entries == entries
    assert found.setup.deck.fingerprint == DECK.fingerprint


@pytest.mark.parametrize("fingerprint", ["../../deck", "", "0" * 15, "F" * 16])
def test_only_a_fingerprint_names_an_older_deck(fingerprint: str):
    assert older.deck_played_with(fingerprint, DECK) is DECK
