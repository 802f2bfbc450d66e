"""How the hand is drawn: a list where room is short, tiles with a mini court where there is more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.worldwide.cards import Serve, Stroke, Surface
from wwtennis.games.worldwide.words.cards import stroke_brief
from wwtennis.games.worldwide.words.terms import zone_letters
from wwtennis.kernel.words import _, later
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten, wrap
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.worldwide.cards_shown import CardLine, card_id
from wwtennis.tui.worldwide.widgets.inks import RISK_INKS, RISK_TERMS, SPIN_TERMS, chance_ink, risk_sign, spin_sign
from wwtennis.tui.worldwide.widgets.mini_court import paint_small, paint_tall

TILE_LEAST_WIDTH = 17
TILE_LEAST_HEIGHT = 6
TILE_MOST_HEIGHT = TALL_TILE = 8  # with a mini court that has a row for each row of zones
MOST_COLUMNS = 6
SERVE_TILE = 7
AT_LENGTH, NAMES, ZONES = 90, 30, 8  # columns: of all, of names, of zones
IN_SHORT = 55  # columns of half of the place, from which on it is said in two
# What stands above the columns of a list: each with its distance from the right.
SERVE_HEADS = ((later("malus"), 0), (later("ace"), 6), (later("in"), 12), (later("difficulty"), 18))
HEADS = 13  # columns of those of a stroke
STROKE_HEADS = ((later("draw"), 0), (later("malus"), 7))  # each has a term of its name


class HandShown(msgspec.Struct, frozen=True):
    """The list, its title, and what stands beside it."""

    title: str
    surface: Surface
    counts: str = ""
    lines: tuple[CardLine, ...] = ()
    also_title: str = ""
    also_counts: str = ""
    also: tuple[Stroke, ...] = ()  # the hand, while a serve is being chosen
    serves: tuple[Serve, ...] = ()  # the serves, while a stroke is
    is_hidden: bool = False  # nobody may see it now
    hidden_count: int = 0


class Laid(msgspec.Struct, frozen=True):
    """How the cards lie: so many side by side, and which is the first, where there are more than there is room for."""

    columns: int = 1
    first: int = 0


def paint_hand(canvas: Canvas, shown: HandShown, symbols: Symbols, plain: bool, before: Laid) -> Laid:
    """`plain`: without colours or half blocks the mini court is made of letters."""
    return _Brush(canvas, shown, symbols, plain, before).paint()


class _Brush(msgspec.Struct, frozen=True):
    canvas: Canvas
    shown: HandShown
    symbols: Symbols
    plain: bool
    before: Laid

    def paint(self) -> Laid:
        canvas, shown, tile = self.canvas, self.shown, self._tile_size()
        x = canvas.put(0, 0, shown.title, "bold foreground")
        if x + 1 + len(shown.counts) < canvas.width - HEADS:
            canvas.put(x + 1, 0, shown.counts, "muted", about="hand")
        if shown.is_hidden:
            self._paint_backs()
            return self.before
        columns, first = 1, self._first_line()
        if tile:
            columns = canvas.width // tile[0]
            self._paint_key_to_tiles()
            bottom = self._paint_tiles(*tile, columns)
        else:
            bottom = self._paint_list(first)
        if shown.also:
            self._paint_also(bottom)
        elif shown.serves and bottom < canvas.height:
            self._paint_serves(canvas.height - 1)
        return Laid(columns, first)

    @property
    def _with_odds(self) -> bool:
        return any(line.odds is not None for line in self.shown.lines)

    # Hidden

    def _paint_backs(self) -> None:
        """Card backs: how many, and nothing else."""
        for number in range(self.shown.hidden_count):
            row = 1 + number
            self.canvas.put(1, row, self.symbols.card[1] + " " * 20 + self.symbols.card[1], "faint")

    # A list

    @property
    def _room(self) -> int:
        """For how many lines."""
        return len(self.shown.lines) if self.shown.also else self.canvas.height - 1

    def _first_line(self) -> int:
        """The list goes no farther than it must for the chosen card to be seen."""
        lines, room = self.shown.lines, self._room
        chosen = next((place for place, line in enumerate(lines) if line.is_chosen), 0)
        return min(max(0, len(lines) - room), max(chosen - room + 1, min(self.before.first, chosen)))

    def _paint_list(self, first: int) -> int:
        lines, room = self.shown.lines, self._room
        self._paint_heads(SERVE_HEADS if lines and isinstance(lines[0].card, Serve) else STROKE_HEADS)
        for row, line in enumerate(lines[first : first + room], start=1):
            self._paint_line(row, line)
        if first:
            self.canvas.put(self.canvas.width - 1, 1, self.symbols.up, "accent", about="more")
        if first + room < len(lines):
            self.canvas.put(self.canvas.width - 1, self.canvas.height - 1, self.symbols.down, "accent", about="more")
        return 1 + min(room, len(lines))

    def _paint_line(self, row: int, line: CardLine) -> None:
        width = self.canvas.width - 1
        ink = "foreground" if line.is_open else "faint"
        if line.is_chosen:
            self.canvas.fill(0, row, self.canvas.width, 1, "chosen")
            self.canvas.put(0, row, self.symbols.cursor, "bold accent", about="cursor")
            ink = "bold foreground" if line.is_open else "muted"
        self.canvas.put_right(3, row, line.key, "accent" if line.is_open else "faint", about="key of a card")
        if line.is_fresh:
            self.canvas.put(3, row, self.symbols.new, "bold star", about="new")
        risk = line.card.risk
        ink_of_risk = RISK_INKS[risk] if line.is_open else "faint"
        self.canvas.put(4, row, risk_sign(self.symbols, risk), ink_of_risk, about=RISK_TERMS[risk])
        tail = self._paint_serve_tail if isinstance(line.card, Serve) else self._paint_stroke_tail
        right = tail(row, width, line)
        name = fitting((line.card.name, line.card.short), right - 7, self.symbols.ellipsis)
        self.canvas.put(6, row, name, ink, about=card_id(line.number))
        self._spot(0, row, self.canvas.width, 1, line)

    def _paint_stroke_tail(self, row: int, right: int, line: CardLine) -> int:
        """Zones, chance and effects, from the right. Returns where they begin."""
        card = line.card
        assert isinstance(card, Stroke)
        quiet = not line.is_open
        right = self._paint_effects(row, right, card, quiet)
        if line.why_not:
            self.canvas.put_right(right, row, line.why_not, "faint", about="hindrance")
            right -= 10
        else:
            self.canvas.put_right(right, row, self._malus(card), "faint" if quiet else "foreground", about="malus")
            right -= 3
        if self._with_odds and not line.why_not:
            self._paint_chance(row, right, line)
            right -= 5
        zones = zone_letters(card.starts) if line.why_not else self._zones(card)
        return self.canvas.put_right(right, row, zones, "faint" if quiet else "muted", about="zones")

    def _malus(self, card: Stroke | Serve) -> str:
        malus = card.malus[self.shown.surface]
        return f"+{malus}" if malus else self.symbols.dot

    def _zones(self, card: Stroke) -> str:
        targets = zone_letters(card.targets) or self.symbols.star
        return f"{zone_letters(card.starts)}{self.symbols.arrow}{targets}"

    def _paint_effects(self, row: int, right: int, card: Stroke, quiet: bool) -> int:
        """Stars, spin, and the cards that it draws, under their heading. Returns the column before them."""
        if card.draw:
            self.canvas.put_right(right, row, f"+{card.draw}", "faint" if quiet else "muted", about="draw")
        if card.spin is not None:
            spin = SPIN_TERMS[card.spin]
            self.canvas.put_right(right - 3, row, spin_sign(card.spin), "faint" if quiet else "accent", about=spin)
        if card.star_cost or card.star:
            star = (
                f"{self.symbols.minus}{self.symbols.star}" if card.star_cost else self.symbols.star * min(card.star, 2)
            )
            about = "star cost" if card.star_cost else "star gained"
            self.canvas.put_right(right - 4, row, star, "faint" if quiet else "star", about=about)
        return right - 7

    def _paint_chance(self, row: int, right: int, line: CardLine, weight: str = "") -> None:
        if line.odds is None:
            return
        text, about = (f"{line.odds.percent}%", "chance") if line.odds.tested else (_("sure"), "sure")
        ink = f"{weight}{chance_ink(line.odds.percent)}" if line.is_open else "faint"
        self.canvas.put_right(right, row, text, ink, about=about)

    def _paint_heads(self, heads: Sequence[tuple[str, int]]) -> None:
        for text, at in heads:
            self.canvas.put_right(self.canvas.width - 1 - at, 0, _(text), "muted", about=text)

    def _paint_serve_tail(self, row: int, right: int, line: CardLine) -> int:
        card = line.card
        assert isinstance(card, Serve)
        quiet = not line.is_open
        self.canvas.put_right(right, row, self._malus(card), "faint" if quiet else "foreground", about="malus")
        ace = line.odds.special if line.odds is not None else 0
        self.canvas.put_right(
            right - 6, row, f"{ace}%" if ace else self.symbols.dot, "faint" if quiet or not ace else "star", about="ace"
        )
        self._paint_chance(row, right - 12, line)
        self.canvas.put_right(right - 18, row, str(card.difficulty), "faint" if quiet else "muted", about="difficulty")
        return right - 21

    # Tiles

    def _tile_size(self) -> tuple[int, int] | None:
        """The size of a tile, if all cards fit as tiles."""
        count = len(self.shown.lines)
        room = self.canvas.height - 1
        if not count or self.canvas.width < TILE_LEAST_WIDTH * 4:
            return None
        if self.shown.also:
            width = min(22, self.canvas.width // count)
            return (width, SERVE_TILE) if room >= SERVE_TILE + 7 and width >= 14 else None
        columns = min(MOST_COLUMNS, self.canvas.width // TILE_LEAST_WIDTH)
        rows = max(-(-count // columns), -(-12 // columns))  # a hand of twelve sets the size: tiles do not grow
        height = min(TILE_MOST_HEIGHT, room // rows)
        return (self.canvas.width // columns, height) if height >= TILE_LEAST_HEIGHT else None

    def _paint_tiles(self, width: int, height: int, columns: int) -> int:
        for place, line in enumerate(self.shown.lines):
            x, y = place % columns * width, 1 + place // columns * height
            self._paint_tile(x, y, width - 1, height, line)
        return 1 + -(-len(self.shown.lines) // columns) * height

    def _paint_key_to_tiles(self) -> None:
        """What the numbers on a tile are that have no room for a word."""
        said = [(_("{sign} 4 difficulty").format(sign=self.symbols.medium), "difficulty")]
        if not self.shown.also:
            said.append((_("{sign} gains").format(sign=self.symbols.star), "star gained"))
            said.append((_("+1 draws"), "draw"))
        right = self.canvas.width - 1
        for text, about in reversed(said):
            right = self.canvas.put_right(right, 0, text, "muted", about=about) - 3

    def _paint_tile(self, x: int, y: int, width: int, height: int, line: CardLine) -> None:
        """A card: key, risk and difficulty on its upper edge, the name, a picture, zones on its lower edge."""
        symbols, quiet = self.symbols, not line.is_open
        self.canvas.fill(x, y, width, height, "chosen" if line.is_chosen else "surface")
        frame = ("bold accent" if line.is_open else "muted") if line.is_chosen else "frame"
        self.canvas.box(x, y, width, height, symbols.heavy if line.is_chosen else symbols.card, frame)
        key = f" {line.key}{symbols.new if line.is_fresh else ''} "
        about = "new" if line.is_fresh else "key of a card"
        self.canvas.put(x + 1, y, key, "faint" if quiet else "bold accent", about=about)
        self._paint_risk(x + width - 1, y, line)
        for row, piece in enumerate(two_lines((line.card.name, line.card.short), width - 3, symbols.ellipsis)):
            ink = "muted" if quiet else "bold foreground"
            self.canvas.put(x + 2, y + 1 + row, piece, ink, about=card_id(line.number))
        if isinstance(line.card, Serve):
            self._paint_serve_tile(x + 2, y + 3, width - 4, line, line.card)
        else:
            tall = height >= TALL_TILE
            self._paint_stroke_tile(x + 2, y + height - (5 if tall else 3), width - 4, line, line.card, tall)
        self._spot(x, y, width, height, line)

    def _paint_risk(self, right: int, y: int, line: CardLine) -> None:
        """With the difficulty beside it, on the upper edge of a tile."""
        risk = line.card.risk
        ink = f"bold {RISK_INKS[risk]}" if line.is_open else "faint"
        left = self.canvas.put_right(right, y, f" {line.card.difficulty} ", ink, about="difficulty")
        self.canvas.put_right(left, y, f" {risk_sign(self.symbols, risk)}", ink, about=RISK_TERMS[risk])

    def _spot(self, x: int, y: int, width: int, height: int, line: CardLine) -> None:
        self.canvas.spot(x, y, width, height, f"screen.answer('choose', {line.number})", "screen.answer('play')")

    def _paint_stroke_tile(self, x: int, y: int, width: int, line: CardLine, card: Stroke, tall: bool) -> None:
        """From row `y` on: the mini court, what the card does beside it, and its zones below, on the edge."""
        quiet, right = not line.is_open, x + width
        each = 2 if width < 15 else 3
        if tall and not self.plain:
            paint_tall(self.canvas, x, y, card.starts, card.targets, dim=quiet, each=each)
            self.canvas.note(x, y, 3 * each, 4, "mini court")
        else:
            y += 2 * tall
            paint_small(self.canvas, x, y, card.starts, card.targets, blocks=not self.plain, dim=quiet, each=each)
            self.canvas.note(x, y, 3 * each, 2, "mini court")
            y -= 2 * tall
        edge = y + (4 if tall else 2)
        y += tall
        if line.odds is not None:
            self._paint_chance(y, right, line, "bold ")
        self._paint_effects(y + 1, right, card, quiet)
        if line.why_not:
            why_not = f" {shorten(line.why_not, width, self.symbols.ellipsis)} "
            self.canvas.put(x - 1, edge, why_not, "muted", about="hindrance")
            return
        at = self.canvas.put(x - 1, edge, f" {self._zones(card)} ", "faint" if quiet else "muted", about="zones")
        if malus := card.malus[self.shown.surface]:
            text = _("malus {malus}").format(malus=malus)
            text = text if at + len(text) <= right else f" +{malus}"
            self.canvas.put_right(right + 1, edge, f"{text} ", "faint" if quiet else "muted", about="malus")

    def _paint_serve_tile(self, x: int, y: int, width: int, line: CardLine, card: Serve) -> None:
        quiet = not line.is_open
        if line.odds is not None:
            ink = "faint" if quiet else f"bold {chance_ink(line.odds.percent)}"
            self.canvas.put(x, y, _("in {percent}%").format(percent=line.odds.percent), ink, about="in")
            if line.odds.special:
                ace = _("ace {percent}%").format(percent=line.odds.special)
                self.canvas.put(x, y + 1, ace, "faint" if quiet else "star")
        malus = _("malus +{malus}").format(malus=card.malus[self.shown.surface])
        self.canvas.put(x, y + 2, shorten(malus, width, self.symbols.ellipsis), "faint" if quiet else "muted")

    # What stands beside the list

    def _paint_also(self, row: int) -> None:
        """The hand, to look at while serving: with what each card does where there is room, else in two columns."""
        if row < self.canvas.height:
            x = self.canvas.put(0, row, self.shown.also_title, "bold muted")
            self.canvas.put(x + 1, row, self.shown.also_counts, "muted", about="hand")
        rows = self.canvas.height - row - 1
        if rows >= len(self.shown.also) and self.canvas.width >= AT_LENGTH:
            for place, card in enumerate(self.shown.also, start=row + 1):
                self._paint_name(1, place, NAMES, card)
                self._paint_in_words(NAMES, place, self.canvas.width, card)
            return
        half, columns = self.canvas.width // 2, max(1, -(-len(self.shown.also) // 2))
        for place, card in enumerate(self.shown.also[: rows * 2] if rows > 0 else ()):
            x, y = place // columns * half, row + 1 + place % columns
            if y < self.canvas.height:
                self._paint_name(x + 1, y, x + (NAMES if half >= IN_SHORT else half), card)
            if y < self.canvas.height and half >= IN_SHORT:
                self._paint_in_words(x + NAMES, y, x + half, card)

    def _paint_name(self, x: int, row: int, end: int, card: Stroke) -> None:
        self.canvas.put(x, row, risk_sign(self.symbols, card.risk), RISK_INKS[card.risk], about=RISK_TERMS[card.risk])
        name = fitting((card.name, card.short), end - x - 3, self.symbols.ellipsis)
        self.canvas.put(x + 2, row, name, "muted", about=card_id(card.number))

    def _paint_in_words(self, x: int, row: int, end: int, card: Stroke) -> None:
        self.canvas.put(x, row, self._zones(card), "muted", about="zones")
        brief = stroke_brief(card, self.shown.surface, card.star_cost)
        ways = [f" {self.symbols.dot} ".join(brief[:count]) for count in range(len(brief), 0, -1)]
        said = fitting(ways, end - x - ZONES - 1, self.symbols.ellipsis)
        self.canvas.put(x + ZONES, row, said, "muted", about=card_id(card.number))

    def _paint_serves(self, row: int) -> None:
        """The serve cards by their difficulties."""
        x = self.canvas.put(1, row, _("serves by difficulty"), "faint")
        for card in self.shown.serves:
            sign, about = risk_sign(self.symbols, card.risk), RISK_TERMS[card.risk]
            x = self.canvas.put(x + 1, row, sign, RISK_INKS[card.risk], about=about)
            x = self.canvas.put(x, row, str(card.difficulty), "muted", about="difficulty")


def two_lines(names: Sequence[str], room: int, ellipsis: str) -> Sequence[str]:
    """The first of the names that stands whole on one line or two; if none does, the last one, shortened."""
    for name in names:
        lines = wrap(name, room)
        if len(lines) <= 2 and " ".join(lines) == name:
            return lines
    head = wrap(names[-1], room)[0]
    rest = names[-1].removeprefix(head).strip()
    return (head, shorten(rest, room, ellipsis)) if rest != names[-1] else (shorten(rest, room, ellipsis),)
