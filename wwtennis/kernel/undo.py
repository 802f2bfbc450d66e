"""Taking a decision back: how far, and when it would be cheating.

Nobody may take back what was learnt since: after a die, a draw, or a card that the other kept hidden, the decision
stands; in practice it can be taken back even then. But once another person has answered, that answer stands too, and
what it was an answer to. The recording keeps the undo, and chance is not rewound: the dice after it are new.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from wwtennis.kernel.game import END, Event, Game
from wwtennis.kernel.history import History
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.table import Answer, Entry, Reseeded, Undone, Why, back_from_the_end
from wwtennis.kernel.words import _


class Undo(msgspec.Struct, frozen=True):
    """Where an undo goes (for `Table.go_back`), or the sentence that says why there is none."""

    to: int | None
    why_not: str = ""


class Terms(msgspec.Struct, frozen=True):
    """What was agreed about taking back: which seats are people's, and whether undo is free (practice)."""

    people: frozenset[int]
    free: bool = False

    @classmethod
    def between(cls, by: Sequence[str], practice: bool) -> Terms:
        """What holds between these players, in the words of headers."""
        return cls(frozenset(seat for seat, who in enumerate(by) if who == HUMAN), practice)


def undo_for(
    game: Game[Any], entries: Sequence[Entry], seat: int, terms: Terms, numbers: Iterable[int] | None = None
) -> Undo:
    """What an undo would do for this person: back to their last decision, where it may.

    `numbers`: those of the entries that counted when it came, the last one first; else it comes now.
    """
    left = iter(back_from_the_end(entries) if numbers is None else numbers)
    why_not = ""
    for number in left:
        if _is_answer_of(entries[number - 1], seat):
            return Undo(number - 1)
        if why_not := _forbidden_by(game, entries[number - 1], seat, terms):
            break
    has_decided = any(_is_answer_of(entries[number - 1], seat) for number in left)
    return Undo(None, why_not if has_decided else _("You have decided nothing yet."))


def _is_answer_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Answer) and entry.seat == seat


def _forbidden_by(game: Game[Any], entry: Entry, seat: int, terms: Terms) -> str:
    """Why this person may not take back what came before this entry; empty where they may."""
    if isinstance(entry, Answer):
        said = _("The other player has answered since your last decision: it stands.")
        return said if entry.seat in terms.people else ""
    if isinstance(entry, Reseeded):
        return _("The match was taken up with fresh luck since your last decision: it stands.")
    if isinstance(entry, Event) and game.milestones.get(type(entry)) == END:
        return _("The match is over: it stands.")
    if terms.free or not isinstance(entry, Event):
        return ""
    if game.drawn(entry):
        return _("Chance has spoken since your last decision: it stands.")
    if game.reveals(entry, seat):
        return _("You have seen a hidden card since your last decision: it stands.")
    return ""


# Judging a recording


class Agreement(msgspec.Struct, frozen=True):
    """By which terms the undos of a recording are judged. Those of another match hold up to where it was branched."""

    terms: Terms
    before: tuple[tuple[int, Terms], ...] = ()  # up to which entry other terms held, and which
    not_judged: int = 0  # up to this entry undos and new seeds are told and no more: version 1 did not judge them

    def at(self, number: int) -> Terms | None:
        """What holds for the entry with this number; None where nobody judges it."""
        if number <= self.not_judged:
            return None
        later = bisect_left(self.before, number, key=lambda up_to: up_to[0])
        return self.before[later][1] if later < len(self.before) else self.terms


def why_not(history: History[Any], number: int, agreed: Agreement | None, is_over: bool) -> str:
    """What is wrong with this undo or new seed by the rule that allows them; empty where nothing is, or nobody judges.

    `is_over`: the match was, when it came.
    """
    terms = None if agreed is None else agreed.at(number)
    if terms is None:
        return ""
    if is_over:
        return _("the match is over: nothing is taken back, and no new luck comes")
    entry = history.entries[number - 1]
    if isinstance(entry, Undone):
        return _why_not_back(history, number, entry.to, terms)
    return _("a new seed has a reason") if isinstance(entry, Reseeded) and entry.why is Why.UNTOLD else ""


def _why_not_back(history: History[Any], number: int, to: int, terms: Terms) -> str:
    decision = history.entries[to]
    if not isinstance(decision, Answer):
        return _("an undo goes back to a decision, and after entry {to} there is none").format(to=to)
    if decision.seat not in terms.people:
        return _("seat {seat} is not a person's, and only people take something back").format(seat=decision.seat)
    found = undo_for(history.game, history.entries, decision.seat, terms, history.back_from(number - 1))
    if found.to is None:
        return _("this undo was not allowed ({why})").format(why=found.why_not)
    if found.to != to:
        why = _("an undo goes back to the last decision, after entry {last}, and this goes to entry {to}")
        return why.format(last=found.to, to=to)
    return ""
