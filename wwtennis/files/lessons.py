"""The lessons and puzzles that ship with the games: YAML files, `GAME/lessons/NUMBER-NAME.yaml`, in that order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from wwtennis.files.material import Folder, material_of
from wwtennis.files.sheets import read_sheet
from wwtennis.files.shipped import assets_folder
from wwtennis.games import GAMES, kind_of
from wwtennis.kernel.errors import BadFile, WWTennisError
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.lesson import HAIR, JUST, Face, Lesson, Mistake, Step
from wwtennis.kernel.reading import NAME, Reader, Sheet, bad, listed, record, shown, text
from wwtennis.kernel.words import _

# The fields of a file


def mapping(value: object, place: str) -> Mapping[Any, Any]:
    if isinstance(value, dict):
        return value
    raise bad(place, shown(value), _("names, each with a value"))


def face(value: object, place: str) -> Face:
    if isinstance(value, int) or value in (JUST, HAIR):
        return value  # a bool is a coin
    raise bad(
        place,
        shown(value),
        _("a face of a die, true or false for a coin, {just} or {hair}").format(just=JUST, hair=HAIR),
    )


RULES: Reader = listed(text)
MISTAKE = record({"if": mapping, "says": NAME, "rules": RULES})
STEP = record(
    {"answer": mapping},
    {"says": NAME, "wrong": NAME, "rules": RULES, "mistakes": listed(MISTAKE), "luck": listed(face)},
)
LESSON = record(
    {"title": NAME, "about": NAME, "ends": NAME, "rules": RULES, "steps": listed(STEP)},
    {"agreed": mapping, "cards": mapping, "names": listed(text), "before": listed(mapping), "luck": listed(face)},
)


PUZZLE = record(
    {"title": NAME, "about": NAME, "ends": NAME, "rules": RULES, "before": listed(mapping)}, {"agreed": mapping}
)
FOLDERS = {"lessons": LESSON, "puzzles": PUZZLE}  # lessons come first


def lesson_files(game: str) -> list[Path]:
    """Of its lessons, and then of its puzzles."""
    folder = assets_folder() / game.replace("-", "_")
    return [path for name in FOLDERS for path in sorted((folder / name).glob("*.yaml"))]


def lessons_of(game: str) -> tuple[list[Lesson], list[str]]:
    """Those that can be read, and a sentence for each that cannot."""
    found, troubles = [], []
    for path in lesson_files(game):
        try:
            found.append(read_lesson(path, game))
        except WWTennisError as why:
            troubles.append(str(why))
    return found, troubles


def all_lessons() -> tuple[list[Lesson], list[str]]:
    """Of every game."""
    read = [lessons_of(game) for game in GAMES]
    return [lesson for found, _troubles in read for lesson in found], [said for _found, told in read for said in told]


def read_lesson(path: Path, game: str) -> Lesson:
    told = FOLDERS[path.parent.name](read_sheet(path), str(path))
    return Lesson(
        id=f"{game} {path.parent.name} {path.stem}", game=game, place=str(path), title=told["title"],
        about=told["about"], ends=told["ends"], rules=tuple(told["rules"]), agreed=told.get("agreed", {}),
        cards=told.get("cards", {}), names=tuple(told.get("names", ())), before=tuple(told.get("before", ())),
        luck=tuple(told.get("luck", ())), steps=tuple(_step(step) for step in told.get("steps", ())),
    )  # fmt: skip


def _step(told: Mapping[str, Any]) -> Step:
    mistakes = [Mistake(each["if"], each["says"], tuple(each["rules"])) for each in told.get("mistakes", ())]
    return Step(
        told["answer"], told.get("says"), told.get("wrong"), tuple(told.get("rules", ())), tuple(mistakes),
        tuple(told.get("luck", ())),
    )  # fmt: skip


# What is played

PLAYED_BY_THE_RULES = ("solo", "machine")  # what can be agreed on that needs nobody in seat B


def setup_of(lesson: Lesson, names: Sequence[str]) -> Any:
    """A usual match of the game between these, but for what the lesson says."""
    kind = kind_of(lesson.game)
    usual = {_name(option.name): False if option.is_flag else option.default for option in kind.options}
    for name in lesson.agreed:
        if name not in usual:
            told = _("one of {words}").format(words=", ".join(usual))
            raise bad(f"{lesson.place}: agreed", shown(name), told)
    material = _material(lesson, kind)
    alone = any(lesson.agreed.get(way) for way in PLAYED_BY_THE_RULES)
    return kind.arrange(material, {**usual, **lesson.agreed}, (names[0], None) if alone else names).setups[0]


def _name(option: str) -> str:
    return option.removeprefix("--").replace("-", "_")


def _material(lesson: Lesson, kind: Kind) -> Any:
    """With other numbers on some of the cards, as if the deck were somebody's own."""
    if not lesson.cards:
        return material_of(lesson.game)
    shelf = Folder(lesson.game)
    sheet = shelf.sheet("deck.yaml")
    if sheet is None:
        raise BadFile(
            _("{place}: cards: this game has no deck whose numbers could be others").format(place=lesson.place)
        )
    return kind.material(shelf, {"deck": Sheet(_changed(sheet.data, lesson.cards), f"{lesson.place}: cards")})


def _changed(data: Any, cards: Mapping[int, Mapping[str, Any]]) -> Any:
    if isinstance(data, list):
        return [_changed(each, cards) for each in data]
    if isinstance(data, dict):
        changes = cards.get(data["number"], {}) if "number" in data else {}
        return {name: _changed(value, cards) for name, value in {**data, **changes}.items()}
    return data
