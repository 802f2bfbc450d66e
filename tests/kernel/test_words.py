"""Texts for people: in English until another language is asked for and found."""

import struct
from pathlib import Path

import pytest

from wwtennis.kernel import words


@pytest.fixture(autouse=True)
def _english_again():
    yield
    words.speak("en", Path("nowhere"))


def catalogue(folder: Path, texts: dict[str, str]) -> Path:
    """A compiled gettext catalogue, as msgfmt writes it."""
    path = folder / "fr" / "LC_MESSAGES" / "wwtennis.mo"
    path.parent.mkdir(parents=True)
    about = "Language: fr\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"
    pairs = [(key.encode(), text.encode()) for key, text in sorted({"": about, **texts}.items())]
    start = 28 + 16 * len(pairs)
    keys = texts_ = b""
    for key, _ in pairs:
        keys += key + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    key_table = text_table = b""
    key_at, text_at = start, start + len(keys)
    for key, text in pairs:
        key_table += struct.pack("<2I", len(key), key_at)
        text_table += struct.pack("<2I", len(text), text_at)
        key_at, text_at, texts_ = key_at + len(key) + 1, text_at + len(text) + 1, texts_ + text + b"\0"
    path.write_bytes(head + key_table + text_table + keys + texts_)
    return folder


def test_without_a_language_the_english_text_is_said():
    assert words._("clay") == "clay"
    assert words.plural("one point", "many points", 1) == "one point"
    assert words.plural("one point", "many points", 0) == "many points"
    assert words.pick({"en": "Lob", "fr": "Lobe"}) == "Lob"


def test_language_that_is_asked_for_is_spoken_where_it_has_the_words(tmp_path: Path):
    words.speak("fr", catalogue(tmp_path, {"clay": "terre battue", "{n} card\0{n} cards": "{n} carte\0{n} cartes"}))

    assert words._("clay") == "terre battue"
    assert words._("grass") == "grass"
    assert [words.plural("{n} card", "{n} cards", count) for count in (0, 1, 2)] == [
        "{n} carte",
        "{n} carte",
        "{n} cartes",
    ]


def test_text_kept_in_several_languages_is_picked_and_falls_back_on_english(tmp_path: Path):
    words.speak("fr", catalogue(tmp_path, {}))

    assert words.pick({"en": "Winner", "fr": "Coup gagnant"}) == "Coup gagnant"
    assert words.pick({"en": "Smash"}) == "Smash"


def test_language_without_a_catalogue_is_english(tmp_path: Path):
    words.speak("xx", tmp_path)

    assert words._("clay") == "clay"


def test_environment_chooses_where_nobody_else_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANGUAGE", "fr")

    words.speak(None, catalogue(tmp_path, {"clay": "terre battue"}))

    assert words._("clay") == "terre battue"


def test_marking_a_text_for_later_leaves_it_as_it_is():
    assert words.later("clay") == "clay"
