"""A card in full, its zones as a mini court, and the odds with each number of Stars side by side."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len

from wwtennis.games.worldwide.cards import Serve, Stroke, Zone
from wwtennis.games.worldwide.rules.player_powers import star_price
from wwtennis.games.worldwide.words.cards import serve_brief, serve_text, stroke_brief, stroke_text
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.terms import risk_name, spin_name, sum_text, zone_name
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas, Span, shorten, wrap
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.shell.widgets.rule_key import put_rule_key
from wwtennis.tui.worldwide.answers import PLAY
from wwtennis.tui.worldwide.cards_shown import card_id, card_lines
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.scene import Scene
from wwtennis.tui.worldwide.widgets.die import paint_numbers, paint_scale
from wwtennis.tui.worldwide.widgets.inks import RISK_INKS, RISK_TERMS, chance_ink, risk_sign
from wwtennis.tui.worldwide.widgets.mini_court import BIG_HEIGHT, BIG_WIDTH, SMALL_WIDTH, paint_big, paint_small

ROOMY = 11  # rows from which on the card is told at length
ROOMY_WITHOUT_ODDS = 8
STAR_CELLS = {Serve: 3, Stroke: 4}  # 0 to 2 Stars on a serve, 0 to 3 on a stroke


class StarOdds(msgspec.Struct, frozen=True):
    """What so many Stars make of it."""

    stars: int
    odds: Odds
    is_open: bool
    is_chosen: bool


class CardDetail(msgspec.Struct, frozen=True):
    """A card, as it would be played."""

    card: Stroke | Serve
    text: tuple[str, ...]  # what the card says, a sentence each
    brief: tuple[str, ...]  # the same in a few words
    odds: tuple[StarOdds, ...] = ()
    target: Zone | None = None
    targets: tuple[Zone, ...] = ()
    spin: str = ""  # of a serve, by its name
    roll: str = ""  # roll or take, in words
    why_not: str = ""
    special: str = ""  # "ace" or "winner", where the roll can bring one


def chosen_card(draft: Draft, opponent: str) -> CardDetail | None:
    """The card that the cursor is on."""
    if not draft.needs_card or draft.card is None:
        return None
    view, deck = draft.view, draft.view.setup.deck
    card = deck.strokes.get(draft.card) or deck.serves[draft.card]
    if isinstance(card, Serve):
        return _chosen_serve(draft, card)
    price = star_price(view.me, card)
    text, brief = stroke_text(card, view.setup.surface, price), stroke_brief(card, view.setup.surface, price)
    if draft.way is not PLAY:
        return CardDetail(card, text, brief)
    line = next(line for line in card_lines(draft, view, opponent) if line.number == draft.card)
    return CardDetail(
        card, text, brief, _star_odds(draft, card), draft.target, tuple(draft.targets), "", _roll_words(draft),
        line.why_not_at_length, _("winner"),
    )  # fmt: skip


def _chosen_serve(draft: Draft, card: Serve) -> CardDetail:
    text, brief = serve_text(card, draft.view.setup.surface), serve_brief(card, draft.view.setup.surface, draft.spin)
    spin = spin_name(draft.spin) if len(draft.spins) > 1 else ""
    why_not = "" if draft.choices(card.number) else _("It missed the first ball: the second needs another card.")
    return CardDetail(card, text, brief, _star_odds(draft, card), spin=spin, why_not=why_not, special=_("ace"))


def _roll_words(draft: Draft) -> str:
    if not draft.may_roll:
        return ""
    return _("roll") if draft.roll else _("take it")


def _star_odds(draft: Draft, card: Stroke | Serve) -> tuple[StarOdds, ...]:
    if not draft.choices(card.number):
        return ()
    open_counts = draft.star_counts
    most = STAR_CELLS[type(card)] if draft.view.setup.advanced else 1
    counts = range(most) if len(open_counts) > 1 or _odds(draft, card, 0).tested else range(1)
    return tuple(StarOdds(n, _odds(draft, card, n), n in open_counts, n == draft.stars) for n in counts)


def _odds(draft: Draft, card: Stroke | Serve, stars: int) -> Odds:
    view = draft.view
    if isinstance(card, Serve):
        return serve_odds(view, view.seat, card, draft.spin, stars)
    return stroke_odds(view, view.seat, card, stars, roll=draft.roll)


def struck_card(scene: Scene) -> CardDetail | None:
    """The card that was played last, while one looks on."""
    if scene.struck is None:
        return None
    deck, surface = scene.state.setup.deck, scene.state.setup.surface
    if scene.struck in deck.serves:
        serve = deck.serves[scene.struck]
        return CardDetail(serve, serve_text(serve, surface), serve_brief(serve, surface))
    stroke = deck.strokes[scene.struck]
    return CardDetail(
        stroke, stroke_text(stroke, surface, stroke.star_cost), stroke_brief(stroke, surface, stroke.star_cost)
    )


# How it is drawn


def paint_detail(canvas: Canvas, y: int, detail: CardDetail, symbols: Symbols, *, plain: bool) -> None:
    if canvas.height - y >= (ROOMY if detail.odds else ROOMY_WITHOUT_ODDS):
        _paint_roomy(canvas, y, detail, symbols)
    else:
        _paint_compact(canvas, y, detail, symbols, plain)


def _paint_title(canvas: Canvas, x: int, y: int, detail: CardDetail, symbols: Symbols) -> int:
    card = detail.card
    x = canvas.put(
        x, y, risk_sign(symbols, card.risk) + " ", f"bold {RISK_INKS[card.risk]}", about=RISK_TERMS[card.risk]
    )
    x = canvas.put(x, y, card.name, "bold foreground", about=card_id(card.number))
    x = canvas.put(x + 2, y, f"#{card.number}", "faint", about="number")
    return canvas.put(x, y, f" {symbols.dot} {risk_name(card.risk)}", RISK_INKS[card.risk])


# Four lines


def _paint_compact(canvas: Canvas, y: int, detail: CardDetail, symbols: Symbols, plain: bool) -> None:
    left = 1
    if isinstance(detail.card, Stroke):
        paint_small(canvas, 1, y + 1, detail.card.starts, detail.card.targets, blocks=not plain, dim=False)
        canvas.note(1, y + 1, SMALL_WIDTH, 2, "mini court")
        left = SMALL_WIDTH + 3
    x = _paint_title(canvas, 1, y, detail, symbols)
    aim = shorten(_aim(detail, symbols), canvas.width - x - 2, symbols.ellipsis)
    canvas.put_right(canvas.width - 1, y, aim, "accent", about=_aimed_at(detail))
    if detail.why_not:
        canvas.put(left, y + 1, shorten(detail.why_not, canvas.width - left - 1, symbols.ellipsis), "risk_medium")
        put_rule_key(canvas, left, y + 2)
    else:
        _paint_sum(canvas, left, y + 1, detail, symbols)
        _paint_stars(canvas, left, y + 2, detail, symbols)
    text = shorten(f" {symbols.dot} ".join(detail.brief), canvas.width - 2, symbols.ellipsis)
    canvas.put(1, y + 3, text, "muted")


def _aim(detail: CardDetail, symbols: Symbols) -> str:
    """Where it goes, and what else can be changed."""
    parts = []
    if detail.target is not None:
        more = f" {symbols.left}{symbols.right} t" if len(detail.targets) > 1 else ""
        parts.append(f"{symbols.aim} {zone_name(detail.target)}{more}")
    if detail.spin:
        parts.append(f"{detail.spin} {symbols.left}{symbols.right} s")
    if detail.roll:
        parts.append(f"{detail.roll} {symbols.left}{symbols.right} r")
    return "   ".join(parts)


def _aimed_at(detail: CardDetail) -> str:
    """The term of what can be changed."""
    return "aim" if detail.target is not None else "spin key" if detail.spin else ""


def _chosen(detail: CardDetail) -> StarOdds | None:
    return next((cell for cell in detail.odds if cell.is_chosen), None)


def _paint_sum(canvas: Canvas, x: int, y: int, detail: CardDetail, symbols: Symbols) -> None:
    cell = _chosen(detail)
    if cell is None:
        return
    if not cell.odds.tested:
        x = canvas.put(x, y, _("Sure: no roll against a low-risk ball."), "good")
        if detail.roll:
            canvas.put(x + 1, y, _("Or roll for a winner: r."), "star")
        return
    spans = [
        Span(_("needs {needed}").format(needed=cell.odds.needed), "bold foreground", "needs"),
        Span(" = " + sum_text(cell.odds.why, symbols.minus), "muted"),
    ]
    x = canvas.write(x, y, spans)
    if cell.odds.special:
        canvas.put(x + 2, y, f"{detail.special} {cell.odds.special}%", "star", about="chance")


def _paint_stars(canvas: Canvas, x: int, y: int, detail: CardDetail, symbols: Symbols) -> None:
    """One cell for each number of Stars, the chosen one lit."""
    if not any(cell.odds.tested for cell in detail.odds):
        return
    for cell in detail.odds:
        label = symbols.star * cell.stars if cell.stars else _("no Star")
        text = f" {label} {cell.odds.percent}% "
        if cell.is_chosen:
            x2 = canvas.put(x, y, text, "bold on_accent", "accent")
        elif cell.is_open:
            x2 = canvas.put(x, y, text, chance_ink(cell.odds.percent), "panel")
        else:
            x2 = canvas.put(x, y, f"({text.strip()})", "faint")  # not to be had: said without colour too
        canvas.spot(x, y, x2 - x, 1, f"screen.answer('stars', {cell.stars})")
        canvas.note(x, y, x2 - x, 1, "with Stars")
        x = x2 + 1


# At length


def _paint_roomy(canvas: Canvas, y: int, detail: CardDetail, symbols: Symbols) -> None:
    aim, end = _aim(detail, symbols), _paint_title(canvas, 2, y + 1, detail, symbols)
    is_beside = end + 2 + cell_len(aim) <= canvas.width - 2
    row = y + 1 if is_beside else y + 2
    canvas.put_right(canvas.width - 2, row, aim, "bold accent", about=_aimed_at(detail))
    left, top = 2, y + 3
    if isinstance(detail.card, Stroke):
        paint_big(canvas, 2, top, detail.card.starts, detail.card.targets, symbols)
        canvas.note(2, top, BIG_WIDTH, BIG_HEIGHT, "mini court")
        left = BIG_WIDTH + 5
    row = top
    for sentence in detail.text:
        for piece in wrap(sentence, canvas.width - left - 2):
            if row <= top + BIG_HEIGHT:
                canvas.put(left, row, piece, "foreground")
            row += 1
    row = top + BIG_HEIGHT + 1
    if detail.why_not:
        canvas.put(2, row, detail.why_not, "risk_medium")
        put_rule_key(canvas, 2, row + 1)
        return
    _paint_sum(canvas, 2, row, detail, symbols)
    _paint_stars(canvas, 2, row + 2, detail, symbols)
    cell = _chosen(detail)
    if cell is not None and cell.odds.tested and row + 4 < canvas.height:
        scale = min(canvas.width - 4, 60) // 20 * 20
        paint_scale(canvas, 2, row + 3, scale, cell.odds.needed, symbols, special=cell.odds.special // 5)
        paint_numbers(canvas, 2, row + 5, scale, cell.odds.needed)
