"""A rulebook is searched by id, by the beginning of one, and by words in any language."""

from typing import Any

import pytest

from wwtennis.kernel.rulebook import Chapter, Rule, Rulebook, folded


def rule(rule_id: str, english: str, french: str, **more: Any) -> Rule:
    settled: dict[str, Any] = {"example": {}, "see": (), "nothing_to_do": "", "checks": ()}
    return Rule(rule_id, {"en": english, "fr": french}, **settled | more)


NAMES = {"en": "Game", "fr": "Jeu"}
BOOK = Rulebook(
    "game", NAMES, NAMES, NAMES, NAMES,
    (
        Chapter("XY-1", {"en": "The net", "fr": "Le filet"}, (
            rule("XY-1.1", "A lob goes over you.", "Un lob passe au-dessus de vous."),
            rule("XY-1.10", "A Smash costs 1 Star.", "Un Smash coûte 1 Étoile.", example={"en": "Ow.", "fr": "Aïe."}),
            rule("X3", "Nobody globe-trots.", "Le cœur y est."),
        )),
        Chapter("XY-2", {"en": "The end", "fr": "La fin"}, (
            rule("XY-2.1", "The last lob wins a Star.", "Le dernier lob gagne une Étoile."),
            rule("X13", "So be it.", "Soit."),
        )),
    ),
)  # fmt: skip


def found(*wanted: str) -> list[str]:
    return [rule.id for chapter in BOOK.find(wanted) for rule in chapter.rules]


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ("XY-1.1", ["XY-1.1"]),  # and not XY-1.10, which begins with it
        ("xy1.10", ["XY-1.10"]),
        ("1.10", ["XY-1.10"]),
        ("X3", ["X3"]),
        ("x1", ["X13"]),  # begins with it
        ("3", []),  # a ruling is asked for with its letter
        ("XY-1", ["XY-1.1", "XY-1.10", "X3"]),  # the chapter, its ruling included
        ("2", ["XY-2.1", "X13"]),
        ("xy-", ["XY-1.1", "XY-1.10", "XY-2.1"]),
        ("XY", ["XY-1.1", "XY-1.10", "XY-2.1"]),
        ("X", ["X3", "X13"]),
        ("XY-9", []),
    ],
)
def test_rule_is_found_by_its_id(wanted: str, ids: list[str]):
    assert found(wanted) == ids


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (["lob"], ["XY-1.1", "XY-2.1"]),  # and no globe-trotter
        (["LOB", "star"], ["XY-2.1"]),  # all of them
        (["lob star"], ["XY-2.1"]),  # in one argument, too
        (["etoile"], ["XY-1.10", "XY-2.1"]),
        (["Étoile", "smash"], ["XY-1.10"]),  # each in another language
        (["aie"], ["XY-1.10"]),  # in an example
        (["coeur"], ["X3"]),
        (["filet"], ["XY-1.1", "XY-1.10", "X3"]),  # in the title of the chapter
        (["passe", "wins"], []),
        (["!!"], []),
    ],
)
def test_rules_are_found_by_their_words(words: list[str], ids: list[str]):
    assert found(*words) == ids


def test_ids_and_words_add_up_and_come_in_the_order_of_the_book():
    assert found("X13", "smash", "XY-1.1") == ["XY-1.1", "XY-1.10", "X13"]
    assert [chapter.id for chapter in BOOK.find(["X13", "smash"])] == ["XY-1", "XY-2"]


def test_what_may_have_been_meant():
    assert set(BOOK.near("XY-1.2")) == {"XY-1.1", "XY-1.10"}
    assert BOOK.near("smach") == ["smash"]
    assert BOOK.near("etoiles") == ["etoile"]
    assert BOOK.near("zzz") == []


def test_languages_are_those_that_it_is_written_in():
    assert BOOK.languages == ("en", "fr")


def test_letters_are_folded():
    assert folded("Été, ŒUVRE, ça") == "ete, oeuvre, ca"
