"""An answer being put together: the card that the cursor is on, and whether the point is being given away."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.serve_play.cards import Face, Kind
from wwtennis.games.serve_play.choices import DONE, LEAVE, PASS, Ask, Give, Pass, PlayCard, Take
from wwtennis.games.serve_play.rules import cited
from wwtennis.games.serve_play.rules.rally import hindrance
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.view import View
from wwtennis.games.serve_play.words.terms import hindrance_text, short_hindrance
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.words import _

ONE_CARD: dict[Ask, type[PlayCard | Give | Take]] = {
    Ask.GIVE: Give,
    Ask.TAKE: Take,
    Ask.BALL: PlayCard,
    Ask.COVER: PlayCard,
    Ask.SMASHED: PlayCard,
}


class Line(msgspec.Struct, frozen=True):
    """What there is of one face in a hand. `card` is the one that answers; cards of a face are all the same."""

    card: int
    face: Face
    count: int
    why_not: str = ""  # it cannot be played now, in a word or two ...
    why_not_at_length: str = ""  # ... and in a sentence
    rules: tuple[str, ...] = ()  # that forbid it


class Draft:
    """Begins at the first card that answers the question."""

    def __init__(self, question: Question, view: View) -> None:
        self.question = question
        self.view = view
        self.ask: Ask = question.kind
        self.options: tuple[Choice, ...] = tuple(question.options)
        self.is_passing = False  # the cards are those to discard with the point
        self.advice: Choice | None = None
        self.at = 0
        self.start_again()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The cards to choose from."""
        view = self.view
        if self.ask is Ask.TAKE:
            return hand_lines(view, partner_of(view.seat), tuple(o.card for o in self.options if isinstance(o, Take)))
        if self.ask is Ask.GIVE:
            return hand_lines(view, view.seat, tuple(o.card for o in self.options if isinstance(o, Give)))
        if self.is_passing:
            discards = (o.discard for o in self.options if isinstance(o, Pass))
            return hand_lines(view, view.seat, tuple(card for card in discards if card is not None))
        return hand_lines(view, view.seat)

    @property
    def line(self) -> Line | None:
        lines = self.lines
        return lines[self.at] if lines else None

    @property
    def choice(self) -> Choice | None:
        """The answer as it stands; None where the card does not give one."""
        return self._answer(self.line)

    def _answer(self, line: Line | None) -> Choice | None:
        found = self._with_card(line)
        return found if found in self.options else None

    def _with_card(self, line: Line | None) -> Choice | None:
        if line is None:
            return PASS if self.is_passing else None
        return Pass(line.card) if self.is_passing else ONE_CARD[self.ask](line.card)

    @property
    def may_pass(self) -> bool:
        return PASS in self.options

    @property
    def may_leave(self) -> bool:
        return LEAVE in self.options

    @property
    def may_be_done(self) -> bool:
        return DONE in self.options

    @property
    def rules(self) -> Sequence[str]:
        """Those that refuse the card, or of the question."""
        line = self.line
        return (line.rules if line is not None else ()) or cited.QUESTIONS[self.ask]

    # What keys do to it

    def start_again(self) -> None:
        """Where the question began."""
        self.is_passing = False
        self.at = next(iter(self.open), 0)

    @property
    def open(self) -> Sequence[int]:
        """The places of the cards that answer."""
        return [place for place, line in enumerate(self.lines) if self._answer(line) is not None]

    def step(self, by: int) -> None:
        if self.lines:
            self.at = (self.at + by) % len(self.lines)

    def next_open(self, by: int) -> None:
        if places := self.open:
            beyond = [place for place in places[:: 1 if by > 0 else -1] if (place - self.at) * by > 0]
            self.at = beyond[0] if beyond else places[0 if by > 0 else -1]

    def pick(self, number: int) -> None:
        if 1 <= number <= len(self.lines):
            self.at = number - 1

    def pass_(self) -> None:
        """Let a card be chosen to go with the point."""
        self.is_passing = True

    def adopt(self, choice: Choice) -> None:
        """Make the draft this choice, where it is one with a card."""
        self.is_passing = isinstance(choice, Pass)
        wanted = choice.discard if isinstance(choice, Pass) else getattr(choice, "card", None)
        for place, line in enumerate(self.lines):
            if line.card == wanted:
                self.at = place


def hand_lines(view: View, seat: int, allowed: tuple[int, ...] | None = None) -> tuple[Line, ...]:
    """A hand, face by face. `allowed`: only these cards can be chosen; otherwise the ball decides."""
    plays, hand = view.setup.decks.plays, sorted(view.hands[seat])
    alike: dict[int, list[int]] = {}
    for card in hand:
        alike.setdefault(id(plays[card]), []).append(card)
    lines = [_line(view, cards, allowed) for cards in alike.values()]
    return tuple(sorted(lines, key=lambda line: (_order(line.face), line.card)))


def _order(face: Face) -> tuple[bool, str]:
    """Shots by the place where they start, then what can be played anywhere."""
    return face.start is None, face.start.value if face.start is not None else ""


def _line(view: View, cards: list[int], allowed: tuple[int, ...] | None) -> Line:
    """Cards of one face. Where some of them have changed hands, one of the others answers."""
    card, count = cards[0], len(cards)
    face = view.setup.decks.plays[card]
    if allowed is not None:
        open_ones = [card for card in cards if card in allowed]
        if open_ones:
            return Line(open_ones[0], face, count)
        if face.kind is Kind.OUT and view.ball is not None:
            return Line(card, face, count, _("play it"), _("An Out is played, not discarded."), cited.OUT_IS_PLAYED)
        return Line(card, face, count, _("moved"), _("It has changed hands already."), cited.MOVED_ALREADY)
    ball = view.ball
    found = None if ball is None else hindrance(face, ball, is_left=view.is_left)
    if found is None or ball is None:
        return Line(card, face, count)
    at_length = hindrance_text(found, face, ball.place)
    return Line(card, face, count, short_hindrance(found), at_length, cited.HINDRANCES[found])
