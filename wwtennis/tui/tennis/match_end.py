"""The end of a match: won or lost, the score, its best points, and whatever numbers a game has below them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from textual.app import ComposeResult, RenderResult
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from wwtennis.kernel.words import _, plural
from wwtennis.tennis.calling import call_standing, side_name
from wwtennis.tennis.score import Format, Score, side_of, winner
from wwtennis.tennis.swing import swings
from wwtennis.tennis.timeline import Point
from wwtennis.tui.shell.actions import bindings_for, key_name
from wwtennis.tui.shell.canvas import fitting, shorten
from wwtennis.tui.shell.end_page import EndPage
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.logo import large
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.symbols import symbols
from wwtennis.tui.tennis.actions import END

BESIDE = 40  # columns beside the digits, for what else there is to say


class Verdict(Enum):
    """For the people at this keyboard."""

    WON = "won"
    LOST = "lost"
    NEITHER = "neither"  # they played each other, or only looked on


def verdict(session: MatchSession, won: int) -> Verdict:
    sides = {side_of(seat) for seat in session.people}
    if len(sides) != 1:
        return Verdict.NEITHER
    return Verdict.WON if won in sides else Verdict.LOST


class BestPoints(NamedTuple):
    """The points that are worth being seen again, and how much the second of them moved."""

    longest: Point
    turning: Point
    swing: float


def best_points(played: Format, points: Sequence[Point]) -> BestPoints | None:
    """The longest rally, and the point that moved the match most; of equals the last one."""
    if not points:
        return None
    moved = swings(played, [point.score for point in points])
    turning = max(range(len(points)), key=lambda number: (moved[number], number))
    longest = max(enumerate(points), key=lambda found: (found[1].shots, found[0]))[1]
    return BestPoints(longest, points[turning], moved[turning])


class Headline(Widget):
    """Who beat whom, in a colour and in words that tell winning from losing; the score in large digits."""

    DEFAULT_CSS = """
    Headline { height: auto; margin: 0 0 1 0; }
    """

    def __init__(self, end: TennisEnd) -> None:
        super().__init__()
        self.end = end

    def render(self) -> RenderResult:
        end, ascii_only = self.end, page_of(self).shell.ascii_only
        style = "bold $muted" if end.verdict is Verdict.LOST else "bold $accent"
        digits = large(call_standing(end.played, end.score, end.told_from), ascii_only)
        wide = max(map(len, digits)) + 4
        is_beside = self.size.width - wide >= BESIDE
        room = self.size.width - wide if is_beside else self.size.width
        beside = self._beside(ascii_only, room)
        if not is_beside:
            return Content("\n").join([self._banner(), *(Content.styled(row, style) for row in digits), *beside])
        rows = max(len(digits), len(beside))
        digits += [""] * (rows - len(digits))
        beside += [Content()] * (rows - len(beside))
        pairs = zip(digits, beside, strict=True)
        return Content("\n").join(
            [self._banner(), Content(), *(Content.styled(row.ljust(wide), style) + text for row, text in pairs)]
        )

    def _banner(self) -> Content:
        """Over the whole width."""
        end, shell = self.end, page_of(self).shell
        star = symbols(shell.ascii_only).star
        said, style = end.said(), "bold $background on $foreground"
        if end.verdict is Verdict.WON:
            said, style = f"{star} {star} {star}   {said}   {star} {star} {star}", "bold $on-accent on $accent"
        elif end.verdict is Verdict.LOST:
            style = "bold $bad on $surface"
        if shell.no_color:
            style = "bold" if end.verdict is Verdict.LOST else "bold reverse"
        return Content.styled(said.center(self.size.width), style)

    def _beside(self, ascii_only: bool, room: int) -> list[Content]:
        dot = " - " if ascii_only else " · "
        ellipsis = symbols(ascii_only).ellipsis
        lines = [Content.styled(shorten(dot.join(self.end.facts()), room, ellipsis), "$muted")]
        for key, ways in self.end.best_lines():
            name = key_name(key, ascii_only)
            said = fitting(ways, room - len(name) - 2, ellipsis)
            lines.append(Content.assemble((name, "bold $accent"), "  ", said))
        return lines


class TennisEnd(EndPage, inherit_bindings=False):
    """What there is to say about a match when it is over. A game derives its own from it, with its numbers."""

    section = END
    BINDINGS = bindings_for(END)
    DEFAULT_CSS = """
    TennisEnd { align: center middle; }
    TennisEnd .sheet { max-width: 160; max-height: 48; padding: 0 2 0 2; }
    TennisEnd .numbers { height: 1fr; }
    TennisEnd.-tall .sheet { padding: 2 4 1 4; }
    TennisEnd.-tall Headline { margin: 0 0 2 0; }
    """
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]

    def __init__(self, session: MatchSession, seconds: float) -> None:
        super().__init__(session, seconds)
        self.played: Format = session.setup.played
        self.score: Score = session.table.state.score
        self.won = winner(self.played, self.score) or 0
        self.verdict = verdict(session, self.won)
        self.points: Sequence[Point] = self.watched.line.points
        self.best = best_points(self.played, self.points)

    def about(self) -> Sequence[str]:
        """What was played, in a few words each."""
        raise NotImplementedError

    def numbers(self) -> Widget:
        """What was counted."""
        raise NotImplementedError

    def how(self, point: Point) -> str:
        """How a point ended, in a few words."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Headline(self)
            numbers = self.numbers()
            numbers.add_class("numbers")
            yield numbers
        yield KeyLine()

    # In words

    @property
    def told_from(self) -> int:
        """The side whose points come first: that of the people here, else the winner's."""
        return 1 - self.won if self.verdict is Verdict.LOST else self.won

    def said(self) -> str:
        names = self.session.names
        several = len(names) > 2
        if self.verdict is Verdict.LOST:
            said = _("{loser} lose to {winner}") if several else _("{loser} loses to {winner}")
        else:
            said = _("{winner} beat {loser}") if several else _("{winner} beats {loser}")
        return said.format(winner=side_name(names, self.won), loser=side_name(names, 1 - self.won))

    def facts(self) -> list[str]:
        """What, how much and how long."""
        count = plural("{count} point", "{count} points", len(self.points)).format(count=len(self.points))
        return [*self.about(), count, time_text(self.seconds)]

    def best_lines(self) -> list[tuple[str, tuple[str, str]]]:
        """The best points, each with the key that shows it again; then without how they ended."""
        if self.best is None:
            return []
        longest, turning, swing = self.best
        strokes = plural("{count} stroke", "{count} strokes", longest.shots).format(count=longest.shots)
        first = _("Longest rally: {strokes}, point {number}").format(strokes=strokes, number=self._number(longest))
        second = _("Turning point: {swing} % of the match, point {number}").format(
            swing=round(100 * swing), number=self._number(turning)
        )
        return [("l", self._with_how(first, longest)), ("t", self._with_how(second, turning))]

    def _with_how(self, said: str, point: Point) -> tuple[str, str]:
        return _("{title}: {says}").format(title=said, says=self.how(point)), said

    def _number(self, point: Point) -> int:
        return list(self.points).index(point) + 1

    # What can be done

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.best is not None if action in ("longest", "turning") else True

    def action_longest(self) -> None:
        if self.best is not None:
            self._watch(self.best.longest)

    def action_turning(self) -> None:
        if self.best is not None:
            self._watch(self.best.turning)

    def _watch(self, point: Point) -> None:
        self.shell.show_replay(self.watched, point.start, until=point.end)


def time_text(seconds: float) -> str:
    """Of all sittings together."""
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return _("{minutes} min").format(minutes=minutes)
    return _("{hours} h {minutes} min").format(hours=minutes // 60, minutes=minutes % 60)
