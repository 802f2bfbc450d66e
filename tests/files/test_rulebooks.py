"""The rulebooks that ship with the games are whole, and whatever is wrong with one is a sentence."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from wwtennis.files.rulebooks import load_rulebook, read_rulebook, written_in
from wwtennis.files.shipped import assets_folder
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.rulebook import Rulebook

GAMES = list(written_in())

ENGLISH = """\
title: Game
about: It is a game.
example: "Example:"
see: "See also:"
chapters:
  - id: XY-1
    title: The net
    rules:
      - id: XY-1.1
        says: A lob goes over you.
        example: You look up.
        see: [X3]
        check: [{lob: 44, over: true}]
      - id: X3
        says: So it is.
        nothing to do: there is no code for this
  - id: XY-II
    title: The end
    rules: []
"""
FRENCH = """\
title: Jeu
about: C’est un jeu.
example: "Exemple :"
see: "Voir aussi :"
chapters:
  - id: XY-1
    title: Le filet
    rules:
      - id: XY-1.1
        says: Un lob passe au-dessus de vous.
        example: Vous levez les yeux.
      - id: X3
        says: Soit.
  - id: XY-II
    title: La fin
    rules: []
"""

Read = Callable[..., Rulebook]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Read a rulebook of these files."""

    def reading(english: str = ENGLISH, french: str = FRENCH) -> Rulebook:
        (tmp_path / "rulebook.en.yaml").write_text(english, encoding="utf-8")
        (tmp_path / "rulebook.fr.yaml").write_text(french, encoding="utf-8")
        return read_rulebook(tmp_path)

    return reading


def test_languages_are_bound_together(read: Read):
    book = read()

    [rule, ruling] = book.rules()
    assert book.title == {"en": "Game", "fr": "Jeu"}
    assert [chapter.title["fr"] for chapter in book.chapters] == ["Le filet", "La fin"]
    assert rule.says == {"en": "A lob goes over you.", "fr": "Un lob passe au-dessus de vous."}
    assert rule.example["fr"] == "Vous levez les yeux."
    assert (rule.see, rule.checks, rule.nothing_to_do) == (("X3",), ({"lob": 44, "over": True},), "")
    assert (ruling.example, ruling.nothing_to_do) == ({}, "there is no code for this")


def test_third_language_is_one_file_away(read: Read, tmp_path: Path):
    (tmp_path / "rulebook.it.yaml").write_text(FRENCH.replace("Jeu", "Gioco"), encoding="utf-8")
    assert read().title == {"en": "Game", "fr": "Jeu", "it": "Gioco"}


A_TEXT = "expected a text on one line"


@pytest.mark.parametrize(
    ("english", "complaint"),
    [
        ("", "en.yaml: found nothing, expected the fields title, about, example, see, chapters"),
        ("title: [", "en.yaml: line "),
        (ENGLISH.replace("title: Game\n", ""), f"en.yaml: title: found nothing, {A_TEXT}"),
        (ENGLISH.replace("about: It is a game.", "about: ''"), f"en.yaml: about: found '', {A_TEXT}"),
        (ENGLISH.replace("So it is.", "1"), f"en.yaml: chapters: XY-1: rules: X3: says: found 1, {A_TEXT}"),
        (ENGLISH.replace("So it is.", "yes"), f"X3: says: found true, {A_TEXT}"),
        (ENGLISH.replace("So it is.", '"\\e[31m"'), "X3: says: found '\\x1b[31m', expected a text"),
        (
            ENGLISH.replace("says: So", "say: So"),
            "X3: found an unknown field 'say', expected one of the fields id, says,",
        ),
        (
            ENGLISH.replace("id: X3", "id: [3]"),
            "XY-1: rules: entry 2: id: found [3], expected an id, such as WT-9.5 or R15",
        ),
        (
            ENGLISH.replace("id: X3", "id: so"),
            "XY-1: rules: entry 2: id: found 'so', expected an id, such as WT-9.5 or R15",
        ),
        (ENGLISH.replace("title: The end", "titel: The end"), "chapters: XY-II: found an unknown field 'titel'"),
        (ENGLISH.replace("rules: []", "rules: none"), "chapters: XY-II: rules: found 'none', expected a list"),
        (
            ENGLISH.replace("{lob: 44, over: true}", "lob"),
            "XY-1.1: check: entry 1: found 'lob', expected names, each with",
        ),
        (ENGLISH.replace("id: X3", "id: XY-1.1"), "en.yaml: found XY-1.1 more than once, expected each id once"),
        (ENGLISH.replace("see: [X3]", "see: [X4]"), "en.yaml: XY-1.1: see: found X4, expected a rule of this book"),
        (ENGLISH.replace("id: X3", "id: X3\n        id: X4"), "en.yaml: line 15: the key 'id' is there twice"),
    ],
)
def test_broken_book_is_one_sentence_with_its_place(read: Read, english: str, complaint: str):
    assert complaint in sentence(lambda: read(english=english))


@pytest.mark.parametrize(
    ("french", "complaint"),
    [
        (FRENCH.replace("XY-1.1", "XY-1.2"), "fr.yaml: found XY-1.2, expected XY-1.1 as in rulebook.en.yaml"),
        (
            FRENCH.replace("      - id: X3\n        says: Soit.\n", ""),
            "fr.yaml: found XY-II, expected X3 as in rulebook.en",
        ),
        (FRENCH.split("  - id: XY-II")[0], "fr.yaml: found the end, expected XY-II as in rulebook.en.yaml"),
        (FRENCH + "  - {id: XY-III, title: Encore, rules: []}\n", "fr.yaml: found XY-III, expected the end as in"),
        (
            FRENCH.replace("        example: Vous levez les yeux.\n", ""),
            "fr.yaml: XY-1.1: found no example, expected an example as in rulebook.en.yaml",
        ),
        (
            FRENCH.replace("says: Soit.", "says: Soit.\n        see: [XY-1.1]"),
            "fr.yaml: chapters: XY-1: rules: X3: found an",
        ),
        (FRENCH.replace("says: Soit.", ""), f"X3: says: found nothing, {A_TEXT}"),
    ],
)
def test_broken_translation_is_one_sentence_with_its_place(read: Read, french: str, complaint: str):
    assert complaint in sentence(lambda: read(french=french))


def sentence(reading: Callable[[], Rulebook]) -> str:
    with pytest.raises(BadFile) as refused:
        reading()
    said = str(refused.value)
    assert said.isprintable()
    assert "rulebook." in said
    return said


def test_without_the_english_file_there_is_no_book(tmp_path: Path):
    shutil.copy(assets_folder() / "worldwide" / "rulebook.fr.yaml", tmp_path)
    with pytest.raises(BadFile, match=r"rulebook\.en\.yaml: there is no such file"):
        read_rulebook(tmp_path)


# The books themselves


def texts(book: Rulebook, language: str) -> list[str]:
    head = [book.title, book.about, book.example, book.see, *(chapter.title for chapter in book.chapters)]
    rules = [each for rule in book.rules() for each in (rule.says, rule.example) if each]
    return [each[language] for each in head + rules]


@pytest.mark.parametrize("game", GAMES)
def test_every_book_is_in_english_and_french(game: str):
    book = load_rulebook(game)

    assert {"en", "fr"} <= set(book.languages)
    assert [rule.id for rule in book.rules() if rule.says["en"] == rule.says["fr"]] == []


@pytest.mark.parametrize("game", GAMES)
def test_english_can_be_shown_on_any_terminal(game: str):
    assert [text for text in texts(load_rulebook(game), "en") if not text.isascii()] == []


@pytest.mark.parametrize("game", GAMES)
def test_french_is_set_as_french_is(game: str):
    """Unbreakable blanks before the tall signs and inside quotes, and its own apostrophe."""
    wrong = re.compile(r"[ \w\d)][:;!?»]|«[^\u00a0]|'|  ")
    assert [text for text in texts(load_rulebook(game), "fr") if wrong.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_a_sentence(game: str):
    book = load_rulebook(game)
    for language in book.languages:
        told = [each[language] for rule in book.rules() for each in (rule.says, rule.example) if each]
        assert [text for text in told if not re.fullmatch(r"[^a-z].*[.!?][\"\u00a0»)]*", text)] == []


def test_no_id_stands_in_two_books():
    ids = [rule.id for game in GAMES for rule in load_rulebook(game).rules()]
    assert len(ids) == len(set(ids))
