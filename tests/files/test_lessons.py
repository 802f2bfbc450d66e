"""Every lesson is played through from its data, in every way that it takes for right, so that none can rot."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from tests.catalogues import compiled, needs_babel
from wwtennis.files.languages import speak
from wwtennis.files.lessons import all_lessons, lesson_files, lessons_of, read_lesson, setup_of
from wwtennis.files.rulebooks import load_rulebook
from wwtennis.files.shipped import assets_folder
from wwtennis.games import GAMES, kind_of
from wwtennis.games.worldwide.events import DieRolled, PointWon
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.game import Choice
from wwtennis.kernel.lesson import Lesson, Step, Taking, is_like, rehearse
from wwtennis.kernel.puzzle import Posed
from wwtennis.kernel.words import speak as speak_plainly

ALL = all_lessons()[0]
LESSONS = [lesson for lesson in ALL if not lesson.is_puzzle]
PUZZLES = [lesson for lesson in ALL if lesson.is_puzzle]
NAMES = ("Anna", "Rafael")
LANGUAGES = ("en", "fr")

everything = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def taken(lesson: Lesson) -> Iterator[tuple[Taking, list[Choice]]]:
    names = lesson.names or NAMES
    return rehearse(lesson, kind_of(lesson.game), setup_of(lesson, names), names)


def texts_of(step: Step) -> list[Any]:
    return [step.says, step.wrong, *(mistake.says for mistake in step.mistakes)]


def test_every_game_has_lessons_and_all_of_them_can_be_read():
    assert all_lessons()[1] == []
    assert {lesson.game for lesson in LESSONS} == {*GAMES}
    assert len({lesson.id for lesson in ALL}) == len(ALL)
    assert (len(LESSONS), len(PUZZLES)) == (13, 6)


@lessons
def test_a_lesson_is_played_through(lesson: Lesson):
    steps = [taking.at for taking, _wanted in taken(lesson)]
    assert len(steps) == len(lesson.steps)


@lessons
def test_every_answer_that_is_taken_for_right_leads_on(lesson: Lesson):
    for number, (_taking, wanted) in enumerate(taken(lesson)):
        for other in wanted[1:]:
            names = lesson.names or NAMES
            taking = Taking(lesson, kind_of(lesson.game), setup_of(lesson, names), names)
            for at in range(len(lesson.steps)):
                taking.answer(other if at == number else taking.wanted()[0])


@lessons
def test_every_other_answer_is_explained_by_a_rule_and_changes_nothing(lesson: Lesson):
    for taking, wanted in taken(lesson):
        if taking.step.says is None:
            continue
        before = len(taking.table.entries)
        for option in taking.question.options:
            objection = taking.objection(option)
            assert (objection is None) == (option in wanted)
            if objection is not None:
                assert objection.rules
                assert taking.in_words(objection.says)
        assert len(taking.table.entries) == before


@everything
def test_what_a_lesson_cites_is_in_the_book(lesson: Lesson):
    known = {rule.id for rule in load_rulebook(lesson.game).rules()}
    cited = {*lesson.rules, *(rule for step in lesson.steps for rule in step.rules)}
    cited |= {rule for step in lesson.steps for mistake in step.mistakes for rule in mistake.rules}
    assert lesson.rules
    assert cited <= known


@needs_babel
@lessons
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_can_be_said_in_every_language(lesson: Lesson, language: str):
    compiled()
    speak(language)
    try:
        for taking, _wanted in taken(lesson):
            assert taking.step is not None
            for text in texts_of(taking.step):
                if text is not None:
                    assert "{" not in taking.in_words(text)
        assert "{" not in taking.in_words(lesson.ends)
    finally:
        speak_plainly("en")


@lessons
def test_a_step_of_ones_own_says_what_to_do_and_why_nothing_else(lesson: Lesson):
    own = [step for step in lesson.steps if step.says is not None]
    assert len(own) >= 3
    assert all(step.wrong is not None and step.rules for step in own)


def test_the_numbers_that_are_quoted_are_those_of_the_deck():
    """A deck that is tuned changes what a lesson says, and breaks none."""
    [lesson] = [lesson for lesson in LESSONS if "02-risks" in lesson.id]
    for malus, percent in ((5, 80), (9, 60)):
        attack = {27: {"malus": dict.fromkeys(("clay", "hard", "grass", "indoor"), malus)}}
        tuned = msgspec.structs.replace(lesson, cards=attack)
        says = [taking.in_words(taking.step.says) for taking, _wanted in taken(tuned) if taking.step.says]
        assert f"needs {malus} (difficulty 0 + malus {malus}), which is {percent}%" in says[1]


@pytest.mark.rule("WT-8.2", "WT-8.3", "WT-8.4", "WT-9.5", "WT-9.6", "WT-15.2")
def test_the_point_of_roger_and_rafael_is_that_of_the_book_number_for_number():
    [lesson] = [lesson for lesson in LESSONS if "roger-and-rafael" in lesson.id]
    for taking, _wanted in taken(lesson):
        table = taking.table
    rolls = [(roll.seat, roll.needed, roll.face) for roll in table.entries if isinstance(roll, DieRolled)]
    assert rolls == [(0, 13, 19), (0, 13, 8), (0, 4, 12), (0, 3, 14), (1, 7, 9)]
    won = [(point.seat, point.how.value) for point in table.entries if isinstance(point, PointWon)]
    assert won == [(0, "ace"), (1, "winner")]


# Puzzles


def posed(puzzle: Lesson) -> Posed:
    return Posed(puzzle, kind_of(puzzle.game), setup_of(puzzle, NAMES), NAMES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_one_best_answer_which_is_computed_and_something_to_choose_from(puzzle: Lesson):
    found = posed(puzzle)
    best, next_best = found.judged[:2]
    assert 0 < best.chance < 1
    assert next_best.chance < best.chance
    assert len([worth for worth in found.judged if not worth.choice.gives_up]) >= 2
    assert found.taking.table.state.score.points == (5, 6)  # match point down
    assert found.taking.question.seat == 0


ENDS_ARE_ABOUT: dict[str, dict[str, Any]] = {
    "01-make-them-run": {"answer": "PlayStroke", "card": 9, "target": "B"},
    "02-over-the-top": {"answer": "PlayStroke", "card": 44},
    "03-now-or-never": {"answer": "PlayStroke", "card": 33},
    "04-keep-a-star": {"answer": "PlayStroke", "card": 33, "stars": 0},
    "05-where-to-wait": {"answer": "Stay"},
    "06-smash-or-not": {"answer": "Retreat", "pay": 60},
}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_the_best_answer_is_the_one_that_the_end_of_the_puzzle_explains(puzzle: Lesson):
    """Other numbers on the cards may make another answer the best, which the text would not know."""
    assert is_like(posed(puzzle).best.choice, ENDS_ARE_ABOUT[puzzle.id.split()[-1]])


@needs_babel
@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_tell_what_the_other_side_holds(language: str):
    compiled()
    speak(language)
    try:
        for puzzle in PUZZLES:
            told = posed(puzzle).taking.in_words(puzzle.about)
            assert "{" not in told + posed(puzzle).taking.in_words(puzzle.ends)
            assert "#" in told
    finally:
        speak_plainly("en")


def test_a_puzzle_follows_the_numbers_of_its_cards():
    """A drop shot that would mostly miss is worth less, and nobody had to say so."""
    [puzzle] = [puzzle for puzzle in PUZZLES if "03-now" in puzzle.id]
    drop_shot = posed(puzzle).best
    harder = msgspec.structs.replace(puzzle, cards={33: {"difficulty": 15}})
    assert posed(harder).chance(drop_shot.choice) < drop_shot.chance


def test_a_puzzle_with_two_best_answers_is_one_sentence():
    """Without the drop shot the attack is as good to either side."""
    [puzzle] = [puzzle for puzzle in PUZZLES if "03-now" in puzzle.id]
    with pytest.raises(BadFile, match="several answers are the best"):
        posed(msgspec.structs.replace(puzzle, cards={33: {"difficulty": 22}}))


# Broken ones

WHOLE = lesson_files("worldwide")[0]


def spoilt(folder: Path, **changes: Any) -> Path:
    data = yaml.safe_load(WHOLE.read_text(encoding="utf-8"))
    data.update(changes)
    path = folder / "lessons" / "01-spoilt.yaml"
    path.parent.mkdir()
    path.write_text(yaml.safe_dump({name: value for name, value in data.items() if value is not None}))
    return path


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "no title": ({"title": None}, "title: found nothing"),
    "a field that there is none": ({"dice": [3]}, "found an unknown field 'dice'"),
    "no such event": ({"before": [{"event": "Rained"}]}, "before: entry 1: there is no event 'Rained'"),
    "an event without its fields": ({"before": [{"event": "CoinTossed"}]}, "before: entry 1"),
    "events that cannot be": ({"before": [{"event": "TurnPassed", "seat": 7}]}, "what was before cannot be"),
    "an answer that nobody can give": ({"steps": [{"answer": {"answer": "Serve"}}]}, "step 1: nobody can answer that"),
    "too little luck": ({"steps": [{"answer": {"answer": "ServeBall"}}]}, "step 1: the rules ask for more luck"),
    "too much luck": (
        {"steps": [{"answer": {"answer": "ServeBall"}, "luck": [12, 3]}]},
        "step 1: more luck is written down",
    ),
    "a text that quotes what there is none of": (
        {"steps": [{"answer": {"answer": "ServeBall"}, "says": {"en": "{moon}", "fr": "x"}, "luck": [12]}]},
        "step 1: 'moon' is nothing that can be quoted",
    ),
    "luck that is none": ({"luck": ["lots"]}, "a face of a die"),
    "agreed on what there is none of": ({"agreed": {"weather": "rain"}}, "agreed: found 'weather'"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_whatever_is_wrong_with_a_lesson_is_one_sentence(name: str, tmp_path: Path):
    changes, sentence = BROKEN[name]
    with pytest.raises(BadFile) as why:
        for _step in taken(read_lesson(spoilt(tmp_path, **changes), "worldwide")):
            pass
    assert sentence in str(why.value)
    assert "01-spoilt.yaml" in str(why.value)
    assert "\n" not in str(why.value)


def test_a_broken_file_does_not_hide_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    shutil.copytree(assets_folder(), tmp_path / "assets")
    folder = tmp_path / "assets" / "worldwide" / "lessons"
    (folder / "00-broken.yaml").write_text("title: [")
    monkeypatch.setattr("wwtennis.files.lessons.assets_folder", lambda: tmp_path / "assets")
    found, troubles = lessons_of("worldwide")
    assert len(found) == len(lesson_files("worldwide")) - 1
    [trouble] = troubles
    assert "00-broken.yaml" in trouble
