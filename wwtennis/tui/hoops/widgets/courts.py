"""The courts: the five of a coach with their numbers and sums, the dice that wait, the tactics that lie prepared.

Two coaches stand side by side; of more the others are a line of sums each.
"""

from __future__ import annotations

import msgspec
from rich.cells import cell_len

from wwtennis.games.hoops.cards import POSITIONS, Cards, Die, Side, Skill, total
from wwtennis.games.hoops.rules.court import intelligence, rebounds, skill_sum
from wwtennis.games.hoops.view import TeamView
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.notes import keep_letters
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.inks import SKILL_INKS, names_for, put_die
from wwtennis.tui.shell.canvas import Canvas, fitting, shorten
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.painted import Painted

NUMBERED = ("intelligence", "rebounds", *(f"skill {skill.value}" for skill in Skill))  # their terms
NUMBERS = 18  # columns: game intelligence, rebounds, six skills, a blank


class Row(msgspec.Struct, frozen=True):
    """A player on the court."""

    place: str
    names: tuple[str, ...]  # the longest that fits is said
    numbers: tuple[int, ...]
    medal: bool = False  # where medals count


class TacticShown(msgspec.Struct, frozen=True):
    """One that lies prepared; whether the court is clever enough for it."""

    names: tuple[str, ...]  # the longest that fits is said
    signs: str
    side: Side
    fits: bool


class CourtShown(msgspec.Struct, frozen=True):
    """One coach."""

    seat: int
    name: str
    about: tuple[str, ...]  # the longest that fits is said
    rows: tuple[Row, ...]
    sums: tuple[int, ...]
    attack: tuple[Die, ...]
    guard: tuple[Die, ...]
    tactics: tuple[TacticShown, ...]
    scores: str  # what waits, against what stops it


def courts(shown: Shown) -> tuple[CourtShown, ...]:
    """The near coach first."""
    return tuple(_court(shown, seat) for seat in (shown.near, *shown.others))


def _court(shown: Shown, seat: int) -> CourtShown:
    deck, team = shown.setup.deck, shown.view.teams[seat]
    rows = [
        Row(_(POSITION_LETTERS[position]), (deck.name(card), *names_for(deck, card)), numbers(deck, card),
            shown.setup.decisive and deck.players[card].medal)
        for position, card in zip(POSITIONS, team.court, strict=False)
    ]  # fmt: skip
    return CourtShown(
        seat, shown.names[seat], _about(team), tuple(rows), sums(deck, team), team.attack, team.guard,
        tactics(deck, team), _scores(shown, seat),
    )  # fmt: skip


def numbers(deck: Cards, card: int) -> tuple[int, ...]:
    player = deck.players[card]
    return (player.intelligence, player.rebounds, *[player.skills[skill] for skill in Skill])


def sums(deck: Cards, team: TeamView) -> tuple[int, ...]:
    """HO-3.9 to HO-3.11."""
    return (intelligence(deck, team), rebounds(deck, team), *[skill_sum(deck, team, skill) for skill in Skill])


def tactics(deck: Cards, team: TeamView) -> tuple[TacticShown, ...]:
    clever = intelligence(deck, team) if team.court else 0
    return tuple(
        TacticShown((tactic.name, tactic.short), keep_letters(tactic), tactic.side, tactic.complexity <= clever)
        for tactic in (deck.tactics[card] for card in (*team.offence, *team.defence))
    )


def _about(team: TeamView) -> tuple[str, ...]:
    if team.machine is not None:
        counter = team.machine.counter
        return _("counter {count}").format(count=counter), str(counter)
    told = _("hand {hand}, deck {deck}").format(hand=team.hand_count, deck=team.deck_count)
    short = f"{team.hand_count}+{team.deck_count}"
    return (told, short) if team.profile is None else (f"{_(team.profile.title)}, {told}", _(team.profile.title), short)


def _scores(shown: Shown, seat: int) -> str:
    """HO-3.1: what the waiting attack would score against what the others show; of several the range of it."""
    view = shown.view
    attack = total(view.teams[seat].attack)
    if not attack:
        return ""
    brought = [max(0, attack - total(team.guard)) for other, team in enumerate(view.teams) if other != seat]
    low, high = min(brought), max(brought)
    return f"+{low}" if low == high else f"+{low}-{high}"


class Courts(Painted[Shown, tuple[CourtShown, ...]]):
    """Everybody's five."""

    def value(self, shown: Shown) -> tuple[CourtShown, ...]:
        return courts(shown)

    def paint(self, canvas: Canvas, value: tuple[CourtShown, ...]) -> None:
        half = canvas.width // 2
        self._paint_court(canvas, 0, half - 1, value[0])
        if len(value) == 2:
            self._paint_court(canvas, half, canvas.width - half, value[1])
        else:
            self._paint_others(canvas, half, canvas.width - half, value[1:])

    def _paint_head(self, canvas: Canvas, x: int, row: int, width: int, court: CourtShown) -> None:
        canvas.fill(x, row, width, 1, "surface_badge")
        end = canvas.put(x + 1, row, shorten(court.name, 14, self.symbols.ellipsis), "bold text", "surface_badge")
        letters = x + width - NUMBERS
        heads = [_("IQ"), _("R"), *[_(SKILL_LETTERS[skill]) for skill in Skill]]
        for place, head in enumerate(heads):
            canvas.put_right(letters + _column(place), row, head, "bold text", "surface_badge", about=NUMBERED[place])
        room = letters - end - 3
        told = next((text for text in court.about if cell_len(text) <= room), court.about[-1])
        canvas.put(end + 1, row, shorten(told, room, self.symbols.ellipsis), "text", "surface_badge", about="deck")

    def _paint_court(self, canvas: Canvas, x: int, width: int, court: CourtShown) -> None:
        canvas.fill(x, 0, width, canvas.height, "surface")
        self._paint_head(canvas, x, 0, width, court)
        for row, player in enumerate(court.rows, start=1):
            canvas.put(x + 1, row, player.place, f"bold {side_ink(court.seat)}", about="position")
            medal = self.symbols.star if player.medal else ""
            told = fitting(player.names, width - NUMBERS - 5 - len(medal), self.symbols.ellipsis) + medal
            canvas.put(x + 4, row, told, "foreground", about=_about_name(player))
            self._paint_numbers(canvas, x + width - NUMBERS, row, player.numbers)
        self._paint_dice(canvas, x + 1, 6, width - NUMBERS - 2, court)
        self._paint_numbers(canvas, x + width - NUMBERS, 6, court.sums, "bold ")
        self._paint_tactics(canvas, x + 1, 7, width - 2, court)

    def _paint_numbers(self, canvas: Canvas, x: int, row: int, values: tuple[int, ...], weight: str = "") -> None:
        inks = ["accent", "accent", *SKILL_INKS.values()]
        for place, (value, ink) in enumerate(zip(values, inks, strict=True)):
            text = str(value) if value or weight else self.symbols.dot
            styled = f"{weight}{ink}" if value else "faint"
            canvas.put_right(x + _column(place), row, text, styled, about=NUMBERED[place])

    def _paint_dice(self, canvas: Canvas, x: int, row: int, room: int, court: CourtShown) -> None:
        """What waits, and what it would score; then the defence that stands."""
        end = x + room
        if court.attack:
            end_of_text = canvas.put(x, row, court.scores, "bold accent", about="threat") + 1
            for die in court.attack:
                if end_of_text + 3 <= end:
                    end_of_text = put_die(canvas, end_of_text, row, die) + (1 if room > 24 else 0)
            x = end_of_text + 1
        if court.guard and x + 4 <= end:
            wall = f"{self.symbols.lines[1]}{total(court.guard)}{self.symbols.lines[1]}"
            canvas.put(x, row, wall, "bold foreground", about="wall")

    def _paint_tactics(self, canvas: Canvas, x: int, row: int, room: int, court: CourtShown) -> None:
        """Offences and defences, each with the letters of the dice that it keeps."""
        end = x + room
        if not court.tactics:
            canvas.put(x, row, _("no tactic prepared"), "faint")
        each = room // max(1, len(court.tactics))
        for tactic in court.tactics:
            mark = self.symbols.near if tactic.side is Side.OFFENCE else self.symbols.far
            ink = "foreground" if tactic.fits else "faint"
            room_for_it = each - len(tactic.signs) - 3
            text = next((f"{name} " for name in tactic.names if cell_len(name) <= room_for_it), "")  # or its dice alone
            about = "offence" if tactic.side is Side.OFFENCE else "defence"
            at = canvas.put(x, row, mark, "bold accent" if tactic.fits else "faint", about=about)
            at = canvas.put(at, row, text, ink, about=about)
            if at + len(tactic.signs) <= end:
                put_letters(canvas, at, row, tactic.signs, faint=not tactic.fits)
            x += each

    def _paint_others(self, canvas: Canvas, x: int, width: int, others: tuple[CourtShown, ...]) -> None:
        """HO-5.8: a head, the sums and the dice of each."""
        canvas.fill(x, 0, width, canvas.height, "surface")
        each = max(2, canvas.height // len(others))
        for place, court in enumerate(others):
            row = place * each
            self._paint_head(canvas, x, row, width, court)
            self._paint_dice(canvas, x + 1, row + 1, width - NUMBERS - 2, court)
            self._paint_numbers(canvas, x + width - NUMBERS, row + 1, court.sums, "bold ")
            if each > 2:
                self._paint_tactics(canvas, x + 1, row + 2, width - 2, court)


def _about_name(player: Row) -> str:
    """What there is to ask about a name: a medal, or the number of a starting card."""
    return "medal" if player.medal else "starting card" if player.names[0][-1:].isdigit() else ""


def _column(place: int) -> int:
    """Where a number ends: game intelligence may have two digits, as may sums."""
    return 2 + 2 * place + (1 if place > 1 else 0)


def put_letters(canvas: Canvas, x: int, row: int, letters: str, *, faint: bool = False) -> int:
    """The letters of dice, each in the colour of its skill."""
    by_letter = {_(SKILL_LETTERS[skill]): ink for skill, ink in SKILL_INKS.items()}
    canvas.note(x, row, len(letters), 1, "kept dice")
    for letter in letters:
        x = canvas.put(x, row, letter, "faint" if faint else f"bold {by_letter.get(letter, 'foreground')}")
    return x
