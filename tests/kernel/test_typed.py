"""What somebody means who types an answer: its number, or words of it."""

import pytest

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice
from wwtennis.kernel.typed import Said, meant


class Play(Choice, frozen=True):
    card: str
    stars: int = 0


NAMES = (
    "Forehand attack to Backhand",
    "Forehand attack to Neutral",
    "Topspin forehand attack to Backhand",
    "Backhand attack to Forehand",
    "Forehand down the line to Backhand",
    "Défense de coup droit vers Neutre",
    "Give up",
)
ANSWERS = [Said(name, "needs 7, 70%", tuple(Play(name, stars) for stars in range(3))) for name in NAMES[:-1]]
ANSWERS.append(Said("Give up", "", (Play("Give up"),)))


@pytest.mark.parametrize(
    ("typed", "number", "stars"),
    [
        ("1", 1, 0),
        (" 3 ", 3, 0),
        ("3 2", 3, 2),
        ("3, 1", 3, 1),
        ("fh attack b 2", 1, 2),
        ("fh attack b", 1, 0),
        ("FOREHAND ATTACK TO NEUTRAL", 2, 0),
        ("forehand attack n", 2, 0),
        ("topspin b 1", 3, 1),
        ("top", 3, 0),
        ("bh att", 4, 0),
        ("fh dtl", 5, 0),
        ("defense cd", 6, 0),
        ("défense coup neutre", 6, 0),
        ("give", 7, 0),
        ("gu", 7, 0),
    ],
)
def test_number_or_words_name_an_answer(typed: str, number: int, stars: int):
    assert meant(typed, ANSWERS) == Play(NAMES[number - 1], stars)


def test_of_answers_that_are_called_alike_any_will_do_and_names_may_have_numbers():
    names = {"a": "Keep 6 blue", "b": "Keep 6 blue", "c": "Keep 4"}
    alike = [Said(name, "", (Play(card),)) for card, name in names.items()]
    assert meant("keep blue", alike) == Play("a")
    assert meant("keep 4", alike) == Play("c")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "type a number from 1 to 7"),
        ("   ", "type a number from 1 to 7"),
        ("0", "type a number from 1 to 7"),
        ("8", "type a number from 1 to 7"),
        ("99999999999", "type a number from 1 to 7"),
        ("-", "type a number from 1 to 7"),
        ("smash", "no answer is like that"),
        ("attack forehand neutral", "no answer is like that"),
        ("forehand attack", "that could be several: 1 Forehand attack to Backhand; 2 Forehand attack to Neutral"),
        ("1 3", "Forehand attack to Backhand: at most 2 can be spent on it"),
        ("give up 1", "Give up: at most 0 can be spent on it"),
        ("\x1b[31m", "no answer is like that"),
        ("x" * 5000, "no answer is like that"),
        ("a " * 5000, "no answer is like that"),
        ("\udcff\u200d", "type a number from 1 to 7"),
    ],
)
def test_nonsense_is_one_sentence(typed: str, why: str):
    with pytest.raises(UsageError) as told:
        meant(typed, ANSWERS)
    assert str(told.value).startswith(why)
