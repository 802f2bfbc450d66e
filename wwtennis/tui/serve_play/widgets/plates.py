"""Who plays at an end and how many cards they hold; and the two decks."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.setup import half_of
from wwtennis.games.serve_play.words.terms import cards_text, half_beside_name
from wwtennis.kernel.words import _
from wwtennis.tennis.score import side_of
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.shell.canvas import Canvas, Span, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted

LONGEST_NAME = 16


class PlayerShown(msgspec.Struct, frozen=True):
    """A player at this end."""

    seat: int
    name: str
    cards: int
    half: str = ""  # in doubles
    serves: bool = False


def players_at(shown: Shown, side: int) -> tuple[PlayerShown, ...]:
    """Those of a side; in doubles as they stand on the court, the left partner first at the near end."""
    view, doubles = shown.view, shown.setup.is_doubles
    seats = [seat for seat in range(len(shown.names)) if side_of(seat) == side]
    if doubles and side == shown.near_side:
        seats.reverse()
    return tuple(
        PlayerShown(
            seat, shown.names[seat], view.hand_counts[seat], half_beside_name(half_of(seat)) if doubles else "",
            view.server == seat,
        )
        for seat in seats
    )  # fmt: skip


class Plate(Painted[Shown, tuple[PlayerShown, ...]]):
    """One end's players, on one line."""

    def __init__(self, shown: Shown, *, is_near: bool, id: str) -> None:  # noqa: A002  Textual's own word
        super().__init__(shown, id=id)
        self._is_near = is_near

    def value(self, shown: Shown) -> tuple[PlayerShown, ...]:
        return players_at(shown, shown.near_side if self._is_near else 1 - shown.near_side)

    def paint(self, canvas: Canvas, value: tuple[PlayerShown, ...]) -> None:
        symbols, x = self.symbols, 0
        room = canvas.width // len(value)
        glyph = symbols.near if self._is_near else symbols.far
        for player in value:
            ball = f" {symbols.serving}" if player.serves else ""
            cards = str(player.cards) if player.half else cards_text(player.cards)
            about = f" {player.half} {symbols.dot}" if player.half else ""
            name = shorten(player.name, min(LONGEST_NAME, room - 6 - len(about) - len(cards)), symbols.ellipsis)
            spans = (
                Span(f"{glyph} {name}", f"bold {side_ink(player.seat)}", "player"), Span(ball, "bold star", "serving"),
                Span(about, "muted", "half"), Span(f" {cards}", "muted", "cards"),
            )  # fmt: skip
            canvas.write(x, 0, spans, room)
            x += room


class DecksShown(msgspec.Struct, frozen=True):
    """How many cards lie where."""

    serves: int
    plays: int
    used: int  # Play cards


def decks(shown: Shown) -> DecksShown:
    view = shown.view
    return DecksShown(view.serve_count, view.draw_count, len(view.discard))


class Decks(Painted[Shown, DecksShown]):
    """Both decks, on one line."""

    def value(self, shown: Shown) -> DecksShown:
        return decks(shown)

    def paint(self, canvas: Canvas, value: DecksShown) -> None:
        decks = _("Decks: serve {serves}, play {plays}").format(serves=value.serves, plays=value.plays)
        text = f"{decks} {self.symbols.dot} " + _("discards {count}").format(count=value.used)
        canvas.put(1, 0, shorten(text, canvas.width - 2, self.symbols.ellipsis), "muted", about="decks")
