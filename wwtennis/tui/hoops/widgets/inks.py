"""The inks of skills and dice. Each skill has its letter beside its colour: colour is never alone."""

from __future__ import annotations

from wwtennis.games.hoops.cards import PLAYERS, Cards, Die, Skill
from wwtennis.games.hoops.words.terms import SKILL_LETTERS
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas

SKILL_INKS = {
    Skill.THREE: "risk_low",
    Skill.INSIDE: "star",
    Skill.DRIVE: "risk_high",
    Skill.STEAL: "foreground",
    Skill.BLOCK: "muted",
    Skill.STOP: "risk_medium",
}


def die_signs(die: Die) -> str:
    """ "9"; of a defence die with the letter of the attack that it stops: "2>3"."""
    if die.stops is None:
        return str(die.points)
    return f"{die.points}>{_(SKILL_LETTERS[die.stops])}"


def die_ink(die: Die) -> str:
    """The colour of an attack die; of a defence die, that of the attack which its face stops."""
    return SKILL_INKS[die.stops or die.skill]


def put_die(canvas: Canvas, x: int, y: int, die: Die, *, faint: bool = False) -> int:
    """A die as a chip; what is of no use any more without its colour."""
    text = f" {die_signs(die)} "
    if faint or (die.points == 0):
        return canvas.put(x, y, text, "faint" if faint else "foreground", "panel", about="die")
    return canvas.put(x, y, text, "bold on_seat", die_ink(die), about="die" if die.stops is None else "defence die")


def names_for(deck: Cards, card: int) -> tuple[str, ...]:
    """Of a tactic its name, and one for little room; the family name of a player; of a starting player "Subs. PG1"."""
    if card in deck.tactics:
        return deck.tactics[card].name, deck.tactics[card].short
    name = _(deck.name(card))
    if card not in deck.players:
        return (name,)
    words = name.split(" ")
    return (words[-1] if card in PLAYERS else f"{words[0][:4]}. {words[-1]}",)
