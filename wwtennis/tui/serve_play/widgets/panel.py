"""The panel under the question: the chosen card with its drawing, what it does, and the other ways to answer."""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.cards import Face, Kind, ServeKind
from wwtennis.games.serve_play.choices import Ask
from wwtennis.games.serve_play.words.terms import way_text
from wwtennis.kernel.words import _, later
from wwtennis.tui.serve_play.draft import Draft
from wwtennis.tui.serve_play.shown import Shown
from wwtennis.tui.serve_play.widgets.drawing import HEIGHT, KIND_INKS, WIDTH, paint_drawing
from wwtennis.tui.shell.actions import key_name
from wwtennis.tui.shell.canvas import Canvas, fitting, wrap
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.widgets.rule_key import put_rule_key

GAP, LEAST, MOST = 2, 16, 50  # columns between words and ways, and of the words
ROOMY, WIDE = 8, 60  # rows, and columns from which on the words stand beside the drawing

WHAT_IT_DOES = {
    Kind.SHOT: later("Played from where the ball is; it goes where the card points."),
    Kind.SMASH: later("Played on any ball: wins the point, unless a Kill answers it."),
    Kind.KILL: later("Played on any ball: wins the point at once."),
    Kind.OUT: later("Gives the point away: a way to be rid of the card."),
}
SERVES = {ServeKind.ACE: later("Ace"), ServeKind.FAULT: later("Fault"), ServeKind.IN: later("In")}


class PanelShown(msgspec.Struct, frozen=True):
    """A card and what is to be said of it; and what else could be answered, each with its key."""

    face: Face | None = None
    name: str = ""
    text: str = ""
    why_not: str = ""
    ways: tuple[tuple[str, str, str], ...] = ()  # the key, the words, the answer that a click gives
    serves: tuple[str, ...] = ()  # the Serve cards of this point


def panel(shown: Shown) -> PanelShown:
    """The card that could be played; while one looks on, the one that was played last."""
    draft, scene = shown.draft, shown.scene
    serves = tuple(_(SERVES[kind]) for kind in scene.turned)
    if draft is not None:
        return _of_draft(draft, serves)
    if scene.played is None:
        return PanelShown(serves=serves)
    face = shown.setup.decks.plays[scene.played]
    return PanelShown(face, face.name, _text(face), serves=serves)


def _of_draft(draft: Draft, serves: tuple[str, ...]) -> PanelShown:
    line = draft.line
    if line is None:
        return PanelShown(text=_("No cards are left: let it pass."), ways=_ways(draft), serves=serves)
    return PanelShown(line.face, line.face.name, _text(line.face), line.why_not_at_length, _ways(draft), serves)


def _text(face: Face) -> str:
    way = way_text(face)
    return way[:1].upper() + way[1:] + "." if way else _(WHAT_IT_DOES[face.kind])


def _ways(draft: Draft) -> tuple[tuple[str, str, str], ...]:
    if draft.is_passing:
        keep = ("p", _("pass, keep all cards"), "pass_point")
        return (("enter", _("pass and discard it"), "play"), keep, ("escape", _("play on"), "cancel"))
    ways = []
    if draft.choice is not None:
        ways.append(("enter", _ENTER.get(draft.ask, later("play it")), "play"))
    if draft.may_leave:
        ways.append(("y", later("yours! (your partner)"), "leave_it"))
    if draft.may_pass:
        ways.append(("p", later("let it pass"), "pass_point"))
    if draft.may_be_done:
        ways.append(("d", later("no more exchanges"), "done"))
    return tuple((key, _(words), action) for key, words, action in ways)


_ENTER = {Ask.GIVE: later("give it"), Ask.TAKE: later("take it")}


class Panel(Painted[Shown, PanelShown]):
    """Drawing, words, ways: side by side where room is short, below each other where there is more."""

    def value(self, shown: Shown) -> PanelShown:
        return panel(shown)

    def paint(self, canvas: Canvas, value: PanelShown) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, "surface")
        x, top, roomy = 1, 0, canvas.height >= ROOMY
        if value.face is not None:
            paint_drawing(canvas, 1, 0, value.face, self.symbols)
            canvas.note(1, 0, WIDTH, HEIGHT, "drawing")
            x, top = (WIDTH + 3, 0) if not roomy or canvas.width >= WIDE else (2, HEIGHT + 1)
        if roomy:
            row = self._paint_words(canvas, x, top, canvas.width - x - 1, value)
            self._paint_ways(canvas, 2, max(row, 4) + 1, value)
        else:
            beside = max((3 + len(words) for _key, words, _action in value.ways), default=0) + GAP
            at = x + max(LEAST, min(canvas.width - x - beside, MOST))
            self._paint_words(canvas, x, top, at - x - GAP, value)
            self._paint_ways(canvas, at, 0, value)

    def _paint_words(self, canvas: Canvas, x: int, row: int, room: int, value: PanelShown) -> int:
        if value.face is not None:
            name = fitting((value.name, value.face.short), room, self.symbols.ellipsis)
            canvas.put(x, row, name, f"bold {KIND_INKS[value.face.kind]}")
            row += 1
        elif value.serves:
            canvas.put(x, row, _("Serve: {cards}").format(cards=", ".join(value.serves)), "bold foreground")
            row += 1
        for text, ink in ((value.why_not, "risk_medium"), (value.text, "muted")):
            for piece in wrap(text, room) if text else []:
                canvas.put(x, row, piece, ink)
                row += 1
            if value.why_not:
                put_rule_key(canvas, x, row)
                return row + 1
        return row

    def _paint_ways(self, canvas: Canvas, x: int, row: int, value: PanelShown) -> None:
        for key, words, action in value.ways:
            name = key_name(key, not self.symbols.half)
            at = canvas.put(x, row, name, "bold accent", about="key")
            end = canvas.put(at + 1, row, words, "foreground")
            canvas.spot(x, row, end - x, 1, f"screen.answer({action!r})")
            row += 1
