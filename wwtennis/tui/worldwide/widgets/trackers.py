"""What each player has: Stars, Challenges and piles; and the ball that must be answered."""

from __future__ import annotations

import msgspec

from wwtennis.games.worldwide.cards import Serve, Stroke
from wwtennis.games.worldwide.setup import CHALLENGES
from wwtennis.games.worldwide.state import Ball
from wwtennis.games.worldwide.view import SideView, SoloView
from wwtennis.games.worldwide.words.terms import PILE_LETTERS, trouble_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.cards_shown import card_id
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.inks import RISK_INKS, RISK_TERMS, SEAT_INKS, risk_sign

ONE_ROW = 56  # columns from which on everything fits on one line
AROUND_A_NAME = 5  # columns for the signs before the name of a card, and the space after it


class PlateShown(msgspec.Struct, frozen=True):
    """A player's name plate."""

    name: str
    seat: int
    is_near: bool
    side: SideView
    with_challenges: bool


def plate(shown: Shown, seat: int) -> PlateShown:
    """What this seat has, as far as the near one may see it."""
    return PlateShown(shown.names[seat], seat, seat == shown.near, shown.view.sides[seat], shown.setup.challenges_on)


class Plate(Painted[Shown, PlateShown]):
    """Name, Stars, Challenges, and how many cards are where."""

    def __init__(self, shown: Shown, is_near: bool, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(shown, id=id)
        self._is_near = is_near

    def value(self, shown: Shown) -> PlateShown:
        return plate(shown, shown.near if self._is_near else 1 - shown.near)

    def paint(self, canvas: Canvas, shown: PlateShown) -> None:
        fits = canvas.width >= ONE_ROW
        counts = self._counts(shown, wide=fits)
        row = canvas.height - 1 if fits else 0
        glyph = self.symbols.near if shown.is_near else self.symbols.far
        name = shorten(shown.name, 16 if fits else 12, self.symbols.ellipsis)
        x = canvas.put(0, row, f"{glyph} {name}", f"bold {SEAT_INKS[shown.seat]}", about="player") + 2
        if shown.side.solo is None:
            x = self._paint_tokens(canvas, x, row, shown)
        else:
            x = self._paint_legs(canvas, x, row, shown.side.solo)
        if not fits and canvas.height > 1:
            close = counts.replace(f" {self.symbols.dot} ", " ")
            counts = fitting((counts, close), canvas.width - 2, self.symbols.ellipsis)
            canvas.put(2, 1, counts, "muted", about="piles" if shown.side.solo else "")
        elif x + len(counts) + 1 <= canvas.width:
            canvas.put_right(canvas.width, row, counts, "muted", about="piles" if shown.side.solo else "")

    def _paint_tokens(self, canvas: Canvas, x: int, row: int, shown: PlateShown) -> int:
        symbols, side = self.symbols, shown.side
        x = canvas.put(x, row, symbols.star * side.stars, "bold star", about="Star")
        x = canvas.put(x, row, symbols.star_down * (side.tokens - side.stars), "muted", about="star down") + 2
        if shown.with_challenges:
            x = canvas.put(x, row, symbols.challenge * side.challenges, "bold accent", about="challenge")
            gone = symbols.challenge_down * (CHALLENGES - side.challenges)
            x = canvas.put(x, row, gone, "muted", about="challenge gone")
        return x

    def _paint_legs(self, canvas: Canvas, x: int, row: int, solo: SoloView) -> int:
        if solo.smash is not None:
            x = canvas.put(x, row, _("Smash ready"), "bold risk_high") + 2
        if solo.fatigue:
            x = canvas.put(x, row, _("tired +{fatigue}").format(fatigue=solo.fatigue), "risk_medium")
        return x

    def _counts(self, shown: PlateShown, wide: bool) -> str:
        side, dot = shown.side, f" {self.symbols.dot} "
        if side.solo is not None:
            piles = " ".join(f"{_(PILE_LETTERS[pile])}{len(cards)}" for pile, cards in side.solo.piles.items())
            return _("piles {piles}").format(piles=piles)
        parts = [_("draw {count}").format(count=side.draw_count), _("discard {count}").format(count=len(side.discard))]
        if not shown.is_near or wide:  # the near hand has its own count, but where there is room both stand alike
            parts.insert(0, _("hand {count}").format(count=side.hand_count))
        return dot.join(parts)


class IncomingShown(msgspec.Struct, frozen=True):
    """The ball in play: the card that sent it, and what it means."""

    card: Stroke | Serve
    ball: Ball


def incoming(shown: Shown) -> IncomingShown | None:
    ball = shown.scene.state.ball
    return IncomingShown(shown.setup.deck.card(ball.card), ball) if ball is not None else None


class Incoming(Painted[Shown, IncomingShown | None]):
    """The card just played, with its malus and spin."""

    def value(self, shown: Shown) -> IncomingShown | None:
        return incoming(shown)

    def paint(self, canvas: Canvas, shown: IncomingShown | None) -> None:
        if shown is None:
            canvas.put(0, 0, self.symbols.ball, "muted", about="ball")
            canvas.put(2, 0, _("The ball is with the server."), "muted")
            return
        trouble = trouble_text(shown.ball)
        if len(shown.card.short) + AROUND_A_NAME + len(trouble) > canvas.width:
            trouble = trouble_text(shown.ball, by_letter=True)
        right = canvas.put_right(canvas.width, 0, trouble, "bold foreground")
        canvas.put(0, 0, self.symbols.ball, "bold star", about="ball")
        risk = shown.ball.risk
        canvas.put(2, 0, risk_sign(self.symbols, risk), RISK_INKS[risk], about=RISK_TERMS[risk])
        card = fitting((shown.card.name, shown.card.short), right - AROUND_A_NAME, self.symbols.ellipsis)
        canvas.put(4, 0, card, SEAT_INKS[shown.ball.by], about=card_id(shown.ball.card))
