"""Texts for people: in English until another language is spoken."""

import struct

import pytest

from wwtennis.kernel import words

FRENCH = "Language: fr\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"


def catalogue(texts: dict[str, str], about: str = FRENCH) -> bytes:
    """A compiled gettext catalogue, as msgfmt writes it."""
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
    return head + key_table + text_table + keys + texts_


def test_without_a_language_the_english_text_is_said():
    assert words._("clay") == "clay"
    assert words.plural("one point", "many points", 1) == "one point"
    assert words.plural("one point", "many points", 0) == "many points"
    assert words.pick({"en": "Lob", "fr": "Lobe"}) == "Lob"
    assert words.language_in_use() == "en"


def test_language_that_is_spoken_has_its_words_and_the_others_stay_english():
    words.speak("fr", catalogue({"clay": "terre battue", "{n} card\0{n} cards": "{n} carte\0{n} cartes"}))

    assert words.language_in_use() == "fr"
    assert words._("clay") == "terre battue"
    assert words._("grass") == "grass"
    forms = [words.plural("{n} card", "{n} cards", count) for count in (0, 1, 2)]
    assert forms == ["{n} carte", "{n} carte", "{n} cartes"]


def test_nothing_is_said_of_the_catalogue_itself():
    words.speak("fr", catalogue({}))
    assert words._("") == ""


def test_text_kept_in_several_languages_is_picked_and_falls_back_on_what_becomes_of_the_english():
    words.speak("fr", catalogue({"Smash": "Le smash"}))

    assert words.pick({"en": "Winner", "fr": "Coup gagnant"}) == "Coup gagnant"
    assert words.pick({"en": "Smash"}) == "Le smash"


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"not a catalogue at all, whatever it is",
        catalogue({"clay": "terre battue"})[:-20],
        catalogue({"clay": "terre battue"})[:40],
        catalogue({}, "Content-Type: text/plain; charset=klingon\n"),
        catalogue({}, "Plural-Forms: nplurals=2; plural=__import__('os');\n"),
        catalogue({}, "Plural-Forms: nplurals=2; plural=" + "(" * 900 + "n;\n"),
        catalogue({"clay": "terre battue"}).replace(b"terre", b"t\xffrre"),
    ],
)
def test_broken_catalogue_is_told_and_english_is_spoken(broken: bytes):
    words.speak("fr", catalogue({"clay": "terre battue"}))
    with pytest.raises(ValueError, match=r"."):
        words.speak("fr", broken)
    assert (words.language_in_use(), words._("clay")) == ("en", "clay")


def test_text_that_means_several_things_is_said_by_its_sense():
    zone, pile = words.sense("zone", "F"), words.sense("pile", "F")
    assert (words._(zone), words._(pile)) == ("F", "F")
    words.speak("fr", catalogue({"zone\4F": "C"}))
    assert (words._(zone), words._(pile), words._("F")) == ("C", "F", "F")


def test_marking_a_text_for_later_leaves_it_as_it_is():
    assert words.later("clay") == "clay"


def test_a_number_has_the_sign_of_the_language_between_its_digits():
    assert words.decimal(62.54) == "62.5"
    assert words.decimal(62.54, "+8.2f") == "  +62.54"
    assert words.thousands(1234567.8) == "1,234,568"
    words.speak("fr", catalogue({words.POINT: ",", words.THOUSAND: "1 000"}))
    assert words.decimal(62.54) == "62,5"
    assert words.decimal(62.54, "+8.2f") == "  +62,54"
    assert words.thousands(1234567.8) == "1 234 568"


def test_a_language_may_write_large_numbers_without_any_sign_in_them():
    words.speak("fr", catalogue({words.THOUSAND: "1000"}))
    assert words.thousands(1234567) == "1234567"
