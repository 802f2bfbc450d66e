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
    Term("a turn", later("turn"), later("Score, adjust the market, act, end: then it is the next coach's turn."),
         ("HO-3.4",)),
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
    Term("wall", later("wall"), later("The defence that stands: so much is taken off an attack."), sign="|5|",
         is_found=False),
    Term("die", later("die"), later("A die and what it shows; in attack its colour is that of the skill."),
         ("HO-1.5", "HO-1.6"), sign="9", is_found=False),
    Term("position", later("position"), later("The place on the court; some players know several."), ("HO-1.1",),
         sign=later("PG"), is_found=False),
    Term("medal", later("medal"), later("A decisive player, where that is played."), ("HO-5.5",), sign="{star}",
         ink="star"),
    Term("starting card", later("starting card"), later("Starters and substitutes are numbered: everybody has them."),
         ("HO-1.8",), is_found=False),
    Term("price", later("price"), later("What the card costs; bright where your hand can pay for it."), ("HO-3.8",),
         is_found=False),
    Term("worth", later("worth"), later("What the card is worth when you buy with it; a dot: nothing."), ("HO-3.8",),
         is_found=False),
    Term("card", later("card"), later("A player or a tactic: its price, its name, what it can do."), is_found=False),
    Term("river", later("river"), later("Here players come to the market; they move on, and leave it at the right."),
         ("HO-3.2",), sign="{right}", ink="accent", is_found=False),
    Term("to come", later("cards to come"), later("How many cards are still in the pile of this market."),
         is_found=False),
    Term("hand", later("hand"), later("How many cards are in the hand, and whose it is."), sign="{near}",
         is_found=False),
    Term("deck", later("deck"), later("How many cards are in the hand and in the deck of this coach."), is_found=False),
    Term("counter", later("counter"), later("What the machine coach can afford; it rises by 1 each turn."),
         ("HO-6.1",)),
    Term("points", later("points"), later("What a coach has scored; of several, matches ahead and the difference."),
         ("HO-4.3",), is_found=False),
    Term("clock", later("clock"), later("How many turns have begun, of how many."), ("HO-4.1",), is_found=False),
    Term("fatigue", later("Fatigue"), later("A card that is of no use; each defence die rolled again costs one."),
         ("HO-3.12",)),
    Term("digit", later("digit"), later("The key that gives this answer at once."), ink="muted", is_found=False),
    Term("answer", later("answer"), later("One of the answers that can be given now."), is_found=False),
    Term("brings", later("what it brings"), later("What it costs, what it changes on the court, or what to expect."),
         is_found=False),
    Term("marked", later("marked"), later("Chosen already: to be replaced, rolled again or kept."),
         sign="{tick} {cross}", ink="accent", is_found=False),
)  # fmt: skip

GLOSSARY = (*OF_EVERY_GAME, *TERMS)
