"""The words and signs of Hoops: one row each, wherever they stand."""

from __future__ import annotations

from wwtennis.games.hoops.cards import SKILL_NAMES, Skill
from wwtennis.games.hoops.words.terms import SKILL_LETTERS
from wwtennis.kernel.words import later
from wwtennis.tui.hoops.widgets.inks import SKILL_INKS
from wwtennis.tui.shell.glossary import OF_EVERY_GAME, Term

_IN_A_SKILL = later("A skill: the sum of a team's five, in attack or in defence.")

TERMS = (
    Term("turn", later("turn"), later("The coach whose turn it is."), ("HO-3.1",), sign="{serving}", ink="star",
         is_found=False),
    Term("intelligence", later("intelligence"), later("What tactics ask for: the sum of the five on the court."),
         sign=later("IQ"), ink="accent"),
    Term("rebounds", later("rebounds"), later("More of them than the opponent has give rerolls."), sign=later("R"),
         ink="accent"),
    *(Term(f"skill {skill.value}", SKILL_NAMES[skill], _IN_A_SKILL, sign=SKILL_LETTERS[skill], ink=SKILL_INKS[skill])
      for skill in Skill),
    Term("offence", later("offence"), later("A tactic of attack that lies prepared."), sign="{near}", ink="accent"),
    Term("defence", later("defence"), later("A tactic of defence that lies prepared."), sign="{far}", ink="accent"),
    Term("kept dice", later("dice that are kept"), later("Of a tactic: a letter for each die that it keeps."),
         sign="33DD", is_found=False),
    Term("defence die", later("defence die"), later("Stops so many points of an attack of that sort."), sign="2>3",
         is_found=False),
    Term("threat", later("threat"), later("What the attack that waits would score now."), sign="+9", ink="accent",
         is_found=False),
)  # fmt: skip

GLOSSARY = (*OF_EVERY_GAME, *TERMS)
