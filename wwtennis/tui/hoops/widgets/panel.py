"""Beside the answers: the dice on the table, with the chance of a better result; or the card that is meant."""

from __future__ import annotations

from collections import Counter

import msgspec

from wwtennis.games.hoops.cards import SIDES_NAMES, Cards, Die, Side, Skill, total
from wwtennis.games.hoops.chances import Outlook, outlook
from wwtennis.games.hoops.choices import Ask, KeepDie, MarkDie, RerollMisses
from wwtennis.games.hoops.rules.resolving import best, colours_waiting, misses
from wwtennis.games.hoops.words.terms import keeps_text, position_name, skill_name
from wwtennis.kernel.words import _, decimal
from wwtennis.tui.hoops.notes import player_signs
from wwtennis.tui.hoops.pacing import Rolling
from wwtennis.tui.hoops.shown import Shown
from wwtennis.tui.hoops.widgets.inks import SKILL_INKS, put_die
from wwtennis.tui.shell.canvas import Canvas, wrap
from wwtennis.tui.shell.painted import Painted

CHIP = 5  # columns from one die to the next, at most
ROWS_OF_DICE = 6  # with three kinds and their words; the name of the tactic is told elsewhere


class DieShown(msgspec.Struct, frozen=True):
    """A die on the table."""

    die: Die
    is_chosen: bool = False  # the cursor is on it
    is_marked: bool = False  # it will be rolled again, or kept
    is_out: bool = False  # it goes back
    line: int | None = None  # the answer that a click chooses


class PanelShown(msgspec.Struct, frozen=True):
    """Dice with a title and what may become of them; or words about a card."""

    title: str = ""
    dice: tuple[DieShown, ...] = ()
    words: tuple[tuple[str, str], ...] = ()  # texts and their inks


def panel(shown: Shown) -> PanelShown:
    """Dice first, while there are any; else the card under the cursor."""
    if isinstance(shown.motion, Rolling):
        return PanelShown(_title(shown), tuple(DieShown(die) for die in shown.motion.dice))
    if shown.scene.dice and (shown.draft is None or shown.draft.ask in (Ask.REROLL, Ask.KEEP)):
        return PanelShown(_title(shown), _dice(shown), _about_dice(shown))
    if shown.draft is not None and shown.draft.line.card:
        return _card(shown.setup.deck, shown.draft.line.card)
    return PanelShown()


def _title(shown: Shown) -> str:
    tactic = shown.setup.deck.tactics.get(shown.scene.tactic)
    return _(tactic.name) if tactic is not None else _("Mismatch")


# Dice


def _dice(shown: Shown) -> tuple[DieShown, ...]:
    """In the order of their kinds, the highest first."""
    scene, draft, turn = shown.scene, shown.draft, shown.scene.state.turn
    marked = Counter(turn.rerolling if draft is not None and draft.ask is Ask.REROLL else turn.keeping)
    if scene.kept is not None:
        marked = Counter(scene.kept)
    proposed = Counter(_proposed(shown))
    found = []
    for die in sorted(scene.dice, key=lambda die: (list(Skill).index(die.skill), -die.points)):
        is_marked = marked[die] > 0
        marked[die] -= is_marked
        is_chosen = not is_marked and proposed[die] > 0
        proposed[die] -= is_chosen
        found.append(DieShown(die, is_chosen, is_marked, scene.kept is not None and not is_marked, _line(shown, die)))
    return tuple(found)


def _proposed(shown: Shown) -> list[Die]:
    """The dice that the answer under the cursor is about."""
    if shown.draft is None:
        return []
    choice, state = shown.draft.choice, shown.scene.state
    if isinstance(choice, MarkDie | KeepDie):
        return [choice.die]
    if isinstance(choice, RerollMisses):
        return misses(state)
    return best(state) if shown.draft.ask is Ask.KEEP and shown.draft.at == 0 else []


def _line(shown: Shown, die: Die) -> int | None:
    options = shown.draft.options if shown.draft is not None else ()
    return next((at for at, o in enumerate(options) if isinstance(o, MarkDie | KeepDie) and o.die == die), None)


def _about_dice(shown: Shown) -> tuple[tuple[str, str], ...]:
    draft, state = shown.draft, shown.scene.state
    if draft is None or not state.turn.active:
        kept = shown.scene.kept
        return ((_("{total} kept").format(total=total(kept)), "bold accent"),) if kept is not None else ()
    tactic = shown.setup.deck.tactics[state.turn.active]
    told = [(keeps_text(tactic).capitalize() + ".", "muted")]
    if draft.ask is Ask.REROLL:
        again = [*state.turn.rerolling, *_proposed(shown)]
        colours = frozenset(colours_waiting(state)) if tactic.side is Side.DEFENCE else frozenset[Skill]()
        told = [(_reroll_text(outlook(tactic, state.turn.dice, again, colours), len(again)), "bold accent"), *told]
    else:
        told = [(_keep_text(shown), "bold accent"), *told]
    return tuple(told)


def _reroll_text(found: Outlook, count: int) -> str:
    if not count:
        return _("As they lie: {now}.").format(now=found.now)
    text = _("As they lie: {now}. Rolled again: about {mean}, better in {better:.0f} %.")
    return text.format(now=found.now, mean=decimal(found.mean), better=100 * found.better)


def _keep_text(shown: Shown) -> str:
    """What an attack would score against what the others show, or how much a defence stops."""
    state = shown.scene.state
    kept = total([*state.turn.keeping, *_proposed(shown)])
    others = [team for seat, team in enumerate(state.teams) if seat != state.who]
    if shown.setup.deck.tactics[state.turn.active].side is Side.OFFENCE:
        guard = max([total(team.guard) for team in others])
        if not guard:
            return _("{kept} would wait; nothing stands against it yet.").format(kept=kept)
        return _("{kept} against {guard}: {points}").format(kept=kept, guard=guard, points=max(0, kept - guard))
    attack = max([total(team.attack) for team in others])
    return _("{attack} against {kept}: {points} get through.").format(
        attack=attack, kept=kept, points=max(0, attack - kept)
    )


# Cards


def _card(deck: Cards, card: int) -> PanelShown:
    if card in deck.players:
        player = deck.players[card]
        where = _(" or ").join([position_name(position) for position in player.positions])
        about = [_(player.look), _(player.habit)] if player.looks else []
        told = [(f"{where}. {player_signs(player)}", "foreground"), *[(text, "muted") for text in about if text]]
        return PanelShown(deck.name(card), words=tuple(told))
    if card in deck.tactics:
        tactic = deck.tactics[card]
        needs = _("{side}, asks for game intelligence {complexity}").format(
            side=_(SIDES_NAMES[tactic.side]), complexity=tactic.complexity
        )
        return PanelShown(deck.name(card), words=((needs, "foreground"), (keeps_text(tactic), "muted")))
    return PanelShown(_(deck.name(card)), words=((_("No use at all; whoever comes in may take it away."), "muted"),))


class Panel(Painted[Shown, PanelShown]):
    """A title, dice, words."""

    def value(self, shown: Shown) -> PanelShown:
        return panel(shown)

    def paint(self, canvas: Canvas, value: PanelShown) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, "surface")
        row = 0
        if value.title and (canvas.height > ROWS_OF_DICE or not value.dice):
            canvas.put(1, row, value.title, "bold foreground")
            row += 1
        for kind in dict.fromkeys(shown.die.skill for shown in value.dice):
            row = self._paint_kind(canvas, row, kind, [each for each in value.dice if each.die.skill is kind])
        for text, ink in value.words:
            pieces = wrap(text, max(10, canvas.width - 2))
            if row + len(pieces) > canvas.height:  # nothing by halves
                return
            for piece in pieces:
                canvas.put(1, row, piece, ink)
                row += 1

    def _paint_kind(self, canvas: Canvas, row: int, kind: Skill, dice: list[DieShown]) -> int:
        """A line for each kind, and another where they do not fit."""
        x = canvas.put(1, row, f"{skill_name(kind)[:6].rstrip(' -'):<7}", SKILL_INKS[kind])
        for shown in dice:
            if x + CHIP + 1 > canvas.width:
                row, x = row + 1, 8
            mark = self.symbols.cursor if shown.is_chosen else self.symbols.tick if shown.is_marked else " "
            begin = x
            about = "cursor" if shown.is_chosen else "marked" if shown.is_marked else ""
            x = canvas.put(x, row, mark, "bold accent", about=about)
            x = put_die(canvas, x, row, shown.die, faint=shown.is_out)
            if shown.line is not None:
                canvas.spot(begin, row, x - begin, 1, f"screen.answer('line', {shown.line})", "screen.answer('play')")
        return row + 1
