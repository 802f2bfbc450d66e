"""A match line by line, for screen readers, bad connections and pipes: what happens, what is asked, what is typed.

The table, the journal and the log are those of the full-screen game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from wwtennis.kernel.commentary import Comment, add_comment
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.table import in_force
from wwtennis.kernel.typed import Said, meant
from wwtennis.kernel.voice import is_asking, listen, say
from wwtennis.kernel.words import _, later
from wwtennis.tui.shell.session import MatchSession

OUT_OF_SIGHT = 60  # lines: of the other hand nothing is left on a screen


class Command(Enum):
    """What can be typed instead of an answer."""

    HELP = auto()
    AGAIN = auto()
    HAND = auto()
    SCORE = auto()
    UNDO = auto()
    LEAVE = auto()


# The words for each, the first one to be shown; they may be typed in English too.
WORDS = {
    Command.HELP: ("?", later("help")),
    Command.AGAIN: ("r", later("repeat")),
    Command.HAND: ("h", later("hand")),
    Command.SCORE: ("s", later("score")),
    Command.UNDO: ("u", later("undo")),
    Command.LEAVE: ("q", later("leave")),
}
SAYS = {
    Command.HELP: later("this help"),
    Command.AGAIN: later("the question and its answers once more"),
    Command.HAND: later("the cards that you hold"),
    Command.SCORE: later("how it stands"),
    Command.UNDO: later("take your last decision back"),
    Command.LEAVE: later("leave; the match is kept, and --continue goes on with it"),
}


class Linear:
    """A match between whoever types here and others."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._kind, self._game = session.kind, session.table.game
        self._commentator = self._kind.commentator(session.names)
        self._lines: list[Comment] = []  # that are still to be told
        self._left = False
        # Whose cards may be named: with another at the same keyboard, nobody's.
        self._open = () if session.is_hot_seat else session.sharing(session.people[0])
        self._sits = None if session.is_hot_seat else session.people[0]
        self._state = self._game.new_state()

    def play(self) -> bool:
        """To the end, or until somebody leaves. Whether the match is over."""
        session = self._session
        self._catch_up()
        session.subscribe(self._hear)
        session.open()
        while not self._left and (question := session.pending) is not None:
            if session.seats[question.seat].is_person:
                self._ask(question)
            else:
                session.answer(session.bot(question.seat).choose(session.view(question.seat), question))
        self._tell()
        return session.is_over

    # What happens

    def _hear(self, event: Event) -> None:
        self._game.advance(self._state, event)
        comment = self._commentator.comment(event, self._state, self._open)
        if comment is not None and comment.text:
            add_comment(self._lines, comment)

    def _catch_up(self) -> None:
        """Where the match stands by now; that is not told."""
        self._state = self._game.new_state()
        happened = [entry for entry in in_force(self._session.entries) if isinstance(entry, Event)]
        for event in happened:
            self._game.advance(self._state, event)
        self._commentator = self._kind.commentator(self._session.names, happened)
        self._lines = []

    def _tell(self) -> None:
        say(*(line.full for line in self._lines))
        self._lines = []

    # What is asked

    def _ask(self, question: Question) -> None:
        view, names = self._session.view(question.seat), self._session.names
        answers = self._kind.answers(question, view, names)
        if question.seat not in (self._sits, *self._open) and not self._hand_over(question.seat):
            return
        self._tell()
        self._put(question, answers)
        while not self._left and self._session.pending is question:
            typed = listen("> ")
            self._take(Command.LEAVE if typed is None else self._read(typed, answers), question, answers)

    def _put(self, question: Question, answers: Sequence[Said]) -> None:
        asked = self._kind.asked(question, self._session.view(question.seat), self._session.names)
        say("", _("{title}: {says}").format(title=self._session.names[question.seat], says=asked))
        width = len(str(len(answers)))
        say(*(f"{number:{width}} {each.text}" for number, each in enumerate(answers, start=1)))

    def _hand_over(self, seat: int) -> bool:
        """Nobody reads a hand until whoever it belongs to says so. False: nobody is there any more."""
        if is_asking() and self._sits is not None:
            say(*[""] * OUT_OF_SIGHT)
        self._sits = seat
        say(_("{name}, it is your turn: press Enter when you alone see this.").format(name=self._session.names[seat]))
        self._left = listen("") is None
        return not self._left

    def _read(self, typed: str, answers: Sequence[Said]) -> Command | Choice | None:
        """What is meant; where that cannot be told, it is said why."""
        word = typed.strip().casefold()
        for command, names in WORDS.items():
            if word in (*names, *(_(name).casefold() for name in names)):
                return command
        try:
            return meant(typed, answers)
        except UsageError as why:
            say(str(why))
            return None

    def _take(self, what: Command | Choice | None, question: Question, answers: Sequence[Said]) -> None:
        if isinstance(what, Command):
            self._commands(question, answers)[what]()
        elif what is not None:
            self._session.answer(what)

    # What else can be typed

    def _commands(self, question: Question, answers: Sequence[Said]) -> dict[Command, Callable[[], None]]:
        return {
            Command.HELP: self._help,
            Command.AGAIN: lambda: self._put(question, answers),
            Command.HAND: lambda: say(self._commentator.hand(self._session.table.state, question.seat)),
            Command.SCORE: lambda: say(self._commentator.score(self._state)),
            Command.UNDO: lambda: self._undo(question.seat),
            Command.LEAVE: self._leave,
        }

    def _help(self) -> None:
        say(_("Type the number of an answer, or words of it in their order, shortened as you like."))
        say(_("A number after it says what you spend on it: 7 2 is the seventh answer with two Stars."))
        shown = [
            (" ".join((names[0], *(_(name) for name in names[1:]))), _(SAYS[each])) for each, names in WORDS.items()
        ]
        width = max(len(words) for words, _says in shown) + 2
        say(*(f"  {words:{width}}{says}" for words, says in shown))

    def _undo(self, seat: int) -> None:
        if why := self._session.why_no_undo(seat):
            say(why)
        elif self._session.undo(seat):
            self._catch_up()
            say(_("{name} takes it back.").format(name=self._session.names[seat]))

    def _leave(self) -> None:
        self._left = True
