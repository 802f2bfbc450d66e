"""The keys of the replay that go somewhere: steps, jumps, and playing it."""

from __future__ import annotations

from functools import partial
from typing import Any

from textual import on
from textual.timer import Timer

from wwtennis.games.worldwide.events import GameWon, MatchWon, PointWon, SetWon
from wwtennis.games.worldwide.stats.timeline import MarkKind
from wwtennis.games.worldwide.words.commentary import SENTENCES
from wwtennis.kernel.replay import DECISION, EVENT
from wwtennis.kernel.table import Undone
from wwtennis.kernel.words import _
from wwtennis.lab.watch import Watched
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.screens.asking import Prompt
from wwtennis.tui.worldwide.rewatch import moment_named
from wwtennis.tui.worldwide.widgets.timeline import TimelineBar

POINT, GAME, SET = "point", "game", "set"
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STAYS = 0.8  # seconds at speed 1
STAYS_LONGER: dict[type[Any], float] = {PointWon: 1.6, GameWon: 1.2, SetWon: 1.6, MatchWon: 2.0, Undone: 1.4}


class Stepping(Page[bool]):
    """Moves the replay. The screen that derives from it shows where it stands."""

    def __init__(self, watched: Watched, moment: int) -> None:
        super().__init__()
        self.watched = watched
        self.replay = watched.replay
        self.replay.seek(moment)
        self.speed = 1.0
        self._timer: Timer | None = None
        self._marks = sorted({mark.moment for mark in watched.line.marks if mark.kind is not MarkKind.UNDO})

    def show(self) -> None:
        """Paint the moment, once."""
        raise NotImplementedError

    def show_timeline(self) -> None:
        raise NotImplementedError

    # Going somewhere

    def go(self, moment: int) -> None:
        self.replay.seek(moment)
        self.show()

    def _step(self, step: str, by: int) -> None:
        self.pause()
        if by > 0:
            self.replay.forward(step)
        else:
            self.replay.back(step)
        self.show()

    @on(TimelineBar.Sought)
    def _sought(self, message: TimelineBar.Sought) -> None:
        self.pause()
        self.go(message.moment)

    def action_forward(self) -> None:
        self._step(EVENT, 1)

    def action_back(self) -> None:
        self._step(EVENT, -1)

    def action_decision(self) -> None:
        self._step(DECISION, 1)

    def action_decision_back(self) -> None:
        self._step(DECISION, -1)

    def action_point(self) -> None:
        self._step(POINT, 1)

    def action_point_back(self) -> None:
        self._step(POINT, -1)

    def action_game(self) -> None:
        self._step(GAME, 1)

    def action_game_back(self) -> None:
        self._step(GAME, -1)

    def action_set(self) -> None:
        self._step(SET, 1)

    def action_set_back(self) -> None:
        self._step(SET, -1)

    def action_mark(self) -> None:
        self.pause()
        self.go(next((moment for moment in self._marks if moment > self.replay.at), self.replay.end))

    def action_mark_back(self) -> None:
        self.pause()
        self.go(next((moment for moment in reversed(self._marks) if moment < self.replay.at), 0))

    def action_start(self) -> None:
        self.pause()
        self.go(0)

    def action_end(self) -> None:
        self.pause()
        self.go(self.replay.end)

    def action_jump(self) -> None:
        self._ask_where("")

    def action_jump_to(self, digit: str) -> None:
        self._ask_where(digit)

    def _ask_where(self, text: str) -> None:
        self.pause()
        self.show_timeline()
        hint = _("An entry from 0 to {end}, or a point from p1 to p{points}.").format(
            end=self.replay.end, points=len(self.replay.stops(POINT))
        )
        check = partial(moment_named, self.watched)
        self.app.push_screen(Prompt(_("Where to?"), hint, text, check=check), self._go_to)

    def _go_to(self, text: str | None) -> None:
        if text is not None:
            self.go(moment_named(self.watched, text))

    # Playing

    @property
    def is_playing(self) -> bool:
        return self._timer is not None

    def action_play(self) -> None:
        if self.is_playing:
            self.pause()
            self.show()
            return
        if self.replay.at == self.replay.end:
            self.replay.start()
        self._play()

    def _play(self) -> None:
        """To the next moment that there is something to say about, and on from there when it has been seen."""
        self._timer = None
        replay = self.replay
        while replay.at < replay.end:
            replay.forward()
            if type(replay.entry) in SENTENCES or isinstance(replay.entry, Undone):
                break
        if replay.at < replay.end:
            stays = STAYS_LONGER.get(type(replay.entry), STAYS)
            self._timer = self.set_timer(stays / self.speed, self._play)
        self.show()

    def pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_faster(self) -> None:
        self._change_speed(1)

    def action_slower(self) -> None:
        self._change_speed(-1)

    def _change_speed(self, by: int) -> None:
        at = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]
        self.show_timeline()
