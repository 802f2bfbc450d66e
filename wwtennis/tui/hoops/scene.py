"""A match as far as it has been shown: its state, the dice that were rolled last, what was said of it."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.cards import Die
from wwtennis.games.hoops.events import (
    AttackScored,
    DiceKept,
    DiceRerolled,
    DiceRolled,
    MismatchPlayed,
    TacticActivated,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.words.commentary import Commentator, last_attack
from wwtennis.kernel.commentary import Comment, Tone, add_comment
from wwtennis.kernel.game import Event, Game
from wwtennis.tui.shell.shown import Headline

LINES_KEPT = 400  # of the commentary


class Scene:
    """Begins before the first event, or at a `state` that the events `before` it have led to."""

    def __init__(
        self, game: Game[Match], names: Sequence[str], state: Match | None = None, before: Sequence[Event] = ()
    ) -> None:
        self._game = game
        self._commentator = Commentator(tuple(names), before)
        self.state = game.new_state() if state is None else state
        self.lines: list[Comment] = []
        self.headline = Headline()
        self.tactic = 0  # the one that was played last in this turn
        self.dice: tuple[Die, ...] = ()  # those rolled for it, as they lie
        self.fresh: tuple[Die, ...] = ()  # those that were rolled just now
        self.kept: tuple[Die, ...] | None = None  # of those, once that is decided
        self.last_point: Sequence[str] = (last_attack(before, names),)

    @property
    def stands(self) -> str:
        return self._commentator.score(self.state)

    def advance(self, event: Event) -> None:
        """Show one event more."""
        self._game.advance(self.state, event)
        self._remember(event)
        comment = self._commentator.comment(event, self.state)
        if comment is not None:
            self.say(comment)
            if comment.tone is not Tone.NOTE:
                self.headline = Headline(comment.seat, comment.text)

    def say(self, comment: Comment) -> None:
        """A line of the commentary that no event has."""
        add_comment(self.lines, comment)
        del self.lines[:-LINES_KEPT]

    def _remember(self, event: Event) -> None:
        if isinstance(event, AttackScored | MismatchPlayed):
            self.last_point = (last_attack([event], self._commentator.names),)
        if isinstance(event, TurnStarted | AttackScored):
            self.tactic, self.dice, self.fresh, self.kept = 0, (), (), None
        elif isinstance(event, TacticActivated):
            self.tactic, self.dice, self.fresh, self.kept = event.card, (), (), None
        elif isinstance(event, DiceRolled):
            self.dice, self.fresh = event.dice, event.dice
        elif isinstance(event, DiceRerolled):
            self.dice, self.fresh = tuple(self.state.turn.dice), event.new
        elif isinstance(event, DiceKept):
            self.kept, self.fresh = event.dice, ()
        elif isinstance(event, MismatchPlayed):
            self.tactic, self.dice, self.fresh, self.kept = 0, event.attack + event.defence, (), None
