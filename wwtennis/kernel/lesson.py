"""Lessons: a real table, with chance and the other side's answers as they are written down, and a sentence a step.

A lesson begins with what happened before, as a log would have it. Each step names the answer that is looked for; any
other is explained and not taken. A step without a sentence is played by itself: the other side's, or of no matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from wwtennis.kernel.errors import CANNOT_FOLLOW, BadFile, NotRecorded
from wwtennis.kernel.game import Choice, Event, Game, Question
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.plain import brief
from wwtennis.kernel.rulebook import Texts
from wwtennis.kernel.table import Table
from wwtennis.kernel.words import _, pick

JUST, HAIR = "just", "hair"  # faces of a die: the one that it needs, and one less
Face = int | bool | str  # what chance says next: of a die, of a coin, or what a die needs at least
Like = Mapping[str, Any]  # an answer, as a log has it, as far as it matters


class Mistake(msgspec.Struct, frozen=True):
    """An answer that deserves a sentence of its own."""

    like: Like
    says: Texts
    rules: tuple[str, ...]


class Step(msgspec.Struct, frozen=True):
    """What is looked for, and what follows from it."""

    like: Like
    says: Texts | None = None  # None: it is played by itself
    wrong: Texts | None = None  # why anything else is not taken
    rules: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    luck: tuple[Face, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game. `agreed` and `cards` say what is different from a usual match, `names` who plays."""

    id: str
    game: str
    place: str  # the file, for whoever must mend it
    title: Texts
    about: Texts
    ends: Texts
    rules: tuple[str, ...]
    agreed: Mapping[str, Any]
    cards: Mapping[int, Mapping[str, Any]]
    names: tuple[str, ...]
    before: tuple[Mapping[str, Any], ...]
    luck: tuple[Face, ...]  # of the opening, where nothing was before
    steps: tuple[Step, ...]

    @property
    def is_puzzle(self) -> bool:
        return not self.steps


@runtime_checkable
class TellsNumbers(Protocol):
    """What a game has besides that knows more of an answer than its words: what a lesson can quote."""

    def facts(self, view: Any, choice: Choice) -> Mapping[str, str]: ...


class LessonLuck:
    """Says what is written down, and leaves cards as they lie. Run `dry`, a die shows 1."""

    def __init__(self, faces: Sequence[int | bool] = (), *, may_run_dry: bool = False) -> None:
        self.queue = list(faces)
        self.is_dry = False
        self._may_run_dry = may_run_dry

    def die(self, sides: int, name: str = "") -> int:
        return max(1, min(sides, self._next()))

    def coin(self) -> bool:
        return bool(self._next())

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(cards)

    def _next(self) -> int | bool:
        if self.queue:
            return self.queue.pop(0)
        if not self._may_run_dry:
            raise NotRecorded(_("the rules ask for more luck than is written down"))
        self.is_dry = True
        return 1


class Taking:
    """A lesson being taken."""

    def __init__(self, lesson: Lesson, kind: Kind, setup: Any, names: Sequence[str]) -> None:
        self.lesson, self.kind, self.names = lesson, kind, tuple(names)
        self.luck = LessonLuck()
        self.table: Table[Any] = Table(kind.game(setup), self.luck)
        self.at = 0
        self._begin()

    def _begin(self) -> None:
        lesson = self.lesson
        if not lesson.before:
            self.luck.queue = [_told(face, lesson) for face in lesson.luck]
            self.table.open()
            return
        self.table.resume([*events_of(self.table.game, lesson.before, lesson.place)])

    @property
    def step(self) -> Step | None:
        """The one that is asked for; None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def question(self) -> Question:
        question = self.table.pending
        assert question is not None, f"{self.lesson.place}: the match is over before the lesson is"
        return question

    def wanted(self) -> list[Choice]:
        """The answers that are looked for now."""
        step = self.step
        return [] if step is None else [option for option in self.question.options if is_like(option, step.like)]

    def objection(self, choice: Choice) -> Mistake | None:
        """Why this answer is not taken; None where it is one of those that are looked for."""
        step = self.step
        if step is None or is_like(choice, step.like):
            return None
        known = [mistake for mistake in step.mistakes if is_like(choice, mistake.like)]
        return known[0] if known else Mistake({}, step.wrong or step.says or {}, step.rules)

    def answer(self, choice: Choice) -> list[Event]:
        """Take it. What is left of the luck of a step is for nobody."""
        assert self.step is not None
        self.luck.queue = self._faces(self.step, choice)
        self.at += 1
        return self.table.answer(choice)

    # Chance

    def _faces(self, step: Step, choice: Choice) -> list[int | bool]:
        """The luck of a step in faces: what a die needs is found out by rolling one that shows 1."""
        faces: list[int | bool] = []
        for face in step.luck:
            faces.append(face if not isinstance(face, str) else self._needed(choice, faces) - (face == HAIR))
        return faces

    def _needed(self, choice: Choice, faces: Sequence[int | bool]) -> int:
        game, luck = self.table.game, LessonLuck(faces, may_run_dry=True)
        state = game.copy(self.table.state)
        for event in game.play(state, choice, luck):
            game.advance(state, event)
            if luck.is_dry and (needed := getattr(event, "needed", None)) is not None:
                return int(needed)
        raise NotRecorded(_("no die is rolled that needs a number"))

    # Words

    def in_words(self, texts: Texts, choice: Choice | None = None) -> str:
        """A text of the lesson, with the numbers and names of this moment."""
        return pick(texts).format_map(self.facts(choice))

    def facts(self, choice: Choice | None = None) -> dict[str, str]:
        """What a text can quote: the answer that is looked for, with its odds, and the roll that was last."""
        found = {f"name{seat}": name for seat, name in enumerate(self.names)}
        commentator, state = self.kind.commentator(self.names), self.table.state
        found |= {f"hand{seat}": commentator.hand(state, seat) for seat in range(len(self.names))}
        rolled = [entry for entry in self.table.entries if hasattr(entry, "needed")][-1:]
        for roll in rolled:
            found |= {"rolled": str(getattr(roll, "face", "")), "needed": str(getattr(roll, "needed", ""))}
        choice = choice or next(iter(self.wanted()), None)
        if choice is None:
            return found
        question, view = self.question, self.table.game.view(self.table.state, self.question.seat)
        said = [each for each in self.kind.answers(question, view, self.names) if choice in each.ways]
        for each in said:
            found |= {"answer": each.name, "odds": each.more}
        if isinstance(self.kind, TellsNumbers):
            found |= self.kind.facts(view, choice)
        return found


def is_like(choice: Choice, like: Like) -> bool:
    """Whether it has all that matters. A list in what matters stands for any of its entries."""
    has = msgspec.to_builtins(choice)
    return all(
        has.get(name) in value if isinstance(value, list) else has.get(name) == value for name, value in like.items()
    )


def events_of(game: Game[Any], told: Sequence[Mapping[str, Any]], place: str) -> Iterator[Event]:
    kinds = {kind.__name__: kind for kind in game.events}
    for number, each in enumerate(told, start=1):
        kind = kinds.get(str(each.get("event")))
        where = _("{place}: before: entry {number}").format(place=place, number=number)
        if kind is None:
            raise BadFile(_("{where}: there is no event {name!r}").format(where=where, name=each.get("event")))
        try:
            yield msgspec.convert(each, kind)
        except msgspec.ValidationError as why:
            raise BadFile(_("{where}: {why}").format(where=where, why=brief(why))) from None


def _told(face: Face, lesson: Lesson) -> int | bool:
    if isinstance(face, str):
        raise BadFile(_("{place}: luck: nothing is needed yet, so it must be a number").format(place=lesson.place))
    return face


def rehearse(lesson: Lesson, kind: Kind, setup: Any, names: Sequence[str]) -> Iterator[tuple[Taking, list[Choice]]]:
    """Play it through as it is written, and stop before each answer; whatever is wrong with it is one sentence."""
    taking = begun(lesson, kind, setup, names)
    while taking.step is not None:
        where = _("{place}: step {number}").format(place=lesson.place, number=taking.at + 1)
        if taking.table.pending is None:
            raise BadFile(_("{where}: the match is over before it").format(where=where))
        wanted = taking.wanted()
        if not wanted:
            raise BadFile(_("{where}: nobody can answer that here").format(where=where))
        _check_texts(taking, where)
        yield taking, wanted
        try:
            taking.answer(wanted[0])
        except NotRecorded as why:
            raise BadFile(_("{where}: {why}").format(where=where, why=why)) from None
        if taking.luck.queue:
            raise BadFile(_("{where}: more luck is written down than the rules ask for").format(where=where))


def _check_texts(taking: Taking, where: str) -> None:
    """Whatever is quoted can be."""
    step = taking.step
    assert step is not None
    facts = taking.facts()
    for texts in (step.says, step.wrong, *(mistake.says for mistake in step.mistakes)):
        for text in (texts or {}).values():
            try:
                text.format_map(facts)
            except (LookupError, ValueError) as why:
                said = _("{where}: {name} is nothing that can be quoted")
                raise BadFile(said.format(where=where, name=why)) from None


def begun(lesson: Lesson, kind: Kind, setup: Any, names: Sequence[str]) -> Taking:
    try:
        return Taking(lesson, kind, setup, names)
    except (NotRecorded, *CANNOT_FOLLOW) as why:
        said = _("{place}: what was before cannot be: {why}")
        raise BadFile(said.format(place=lesson.place, why=f"{type(why).__name__} {why}")) from None
