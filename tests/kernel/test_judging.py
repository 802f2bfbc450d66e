"""Undos and new seeds in a recording are judged by the very rule that allows them at the table."""

from typing import Any

import pytest

from tests.recordings import match, play_on
from wwtennis.games.worldwide.events import DieRolled
from wwtennis.kernel.check import Mismatch, check
from wwtennis.kernel.game import Event
from wwtennis.kernel.rerun import rerun
from wwtennis.kernel.table import Answer, Entry, Origin, Reseeded, Table, Undone, Why
from wwtennis.kernel.undo import Agreement, Terms, undo_for
from wwtennis.tennis.score import BEST_OF_3

SEED = 5
A_ALONE = Terms(frozenset([0]))
PRACTICE = Terms(frozenset([0]), free=True)
PEOPLE = Terms(frozenset([0, 1]))
BOTS = Terms(frozenset(), free=True)


def under_way(answers: int) -> Table[Any]:
    """A match after so many answers. Sets are played: a tie-break may be over by then, as cards go."""
    table = match(SEED, answers, played=BEST_OF_3)
    assert not table.is_over
    return table


def judged(table: Table[Any], entries: list[Entry], terms: Terms, **more: Any) -> str:
    """What is said of these entries, by the checker and by whoever takes the match up alike; empty where they hold."""
    agreed = Agreement(terms, **more)
    said = []
    for ask in (lambda: check(table.game, entries, SEED, agreed), lambda: rerun(table.game, entries, SEED, agreed)):
        try:
            ask()
            said.append("")
        except Mismatch as why:
            said.append(str(why) if why.entry == len(entries) else f"{why.entry} is wrong: {why}")
    assert said[0] == said[1]
    return said[0]


def asked_of(table: Table[Any], seat: int) -> list[int]:
    """The moments at which this seat was asked, the last one first."""
    answers = [at for at, entry in enumerate(table.entries) if isinstance(entry, Answer) and entry.seat == seat]
    return answers[::-1]


def has_seen_dice_only(table: Table[Any], seat: int) -> bool:
    """Since its last decision; a card that it has seen after them would be the reason to refuse an undo."""
    since = [entry for entry in table.entries[asked_of(table, seat)[0] :] if isinstance(entry, Event)]
    rolled = any(isinstance(event, DieRolled) for event in since)
    return rolled and not any(table.game.reveals(event, seat) for event in since)


def play_until_it_stands(table: Table[Any], terms: Terms) -> None:
    """Until seat A may not take its last decision back by these terms."""
    while undo_for(table.game, table.entries, 0, terms).to is not None:
        play_on(table, 3, answers=1)


@pytest.mark.parametrize("terms", [A_ALONE, PRACTICE, PEOPLE, Terms(frozenset([1]))])
def test_an_undo_holds_exactly_where_the_table_would_have_allowed_it(terms: Terms):
    """At many questions of a match, and for every place that an undo might go to."""
    whole = under_way(answers=70)
    allowed = refused = 0
    rests = [at for at, entry in enumerate(whole.entries) if isinstance(entry, Answer)]

    def ways(end: int) -> set[int | None]:
        return {undo_for(whole.game, whole.entries[:end], seat, terms).to for seat in terms.people} - {None}

    first_allowed = next(end for end in rests if ways(end))  # it may not be among those that are taken blindly
    for end in (first_allowed, *rests[3:40:3]):
        before, there = whole.entries[:end], ways(end)
        for to in rests:
            if to < end:
                holds = not judged(whole, [*before, Undone(to)], terms)
                assert holds is (to in there), (end, to, there)
                allowed, refused = allowed + holds, refused + (not holds)
    assert refused
    assert allowed


def test_an_undo_past_dice_is_refused_with_practice_off_and_holds_with_practice_on():
    table = under_way(answers=20)
    while not has_seen_dice_only(table, 0):
        play_on(table, 1, answers=1)
    to = asked_of(table, 0)[0]
    undone = [*table.entries, Undone(to)]
    assert "not allowed (Chance has spoken" in judged(table, undone, A_ALONE)
    assert judged(table, undone, PRACTICE) == ""


def test_even_in_practice_one_goes_back_decision_by_decision():
    table = under_way(answers=31)
    last, before, *_ = asked_of(table, 0)
    why = judged(table, [*table.entries, Undone(before)], PRACTICE)
    assert why == f"an undo goes back to the last decision, after entry {last}, and this goes to entry {before}"
    assert judged(table, [*table.entries, Undone(last), Undone(before)], PRACTICE) == ""


def test_a_bot_takes_nothing_back():
    table = under_way(answers=31)
    undone = [*table.entries, Undone(asked_of(table, 1)[0])]
    assert "seat 1 is not a person's" in judged(table, undone, PRACTICE)
    assert "seat 1 is not a person's" in judged(table, undone, BOTS)


def test_an_undo_goes_to_a_decision():
    table = under_way(answers=31)
    assert "after entry 3 there is none" in judged(table, [*table.entries, Undone(3)], PRACTICE)


@pytest.mark.parametrize("terms", [A_ALONE, PRACTICE])
def test_after_the_end_nothing_is_taken_back_and_no_new_luck_comes(terms: Terms):
    table = match(SEED)
    assert table.is_over
    for more in (Undone(asked_of(table, 0)[0]), Reseeded(4, Why.RECOVERY)):
        assert "the match is over" in judged(table, [*table.entries, more], terms)


def test_nobody_goes_back_before_a_new_seed():
    table = under_way(answers=30)
    table.reseed(7, Why.RECOVERY)
    undone = [*table.entries, Undone(asked_of(table, 0)[0])]
    assert "taken up with fresh luck" in judged(table, undone, PRACTICE)


def test_a_new_seed_gives_its_reason():
    table = under_way(answers=30)
    assert "has a reason" in judged(table, [*table.entries, Reseeded(7, Why.UNTOLD)], PRACTICE)
    assert judged(table, [*table.entries, Reseeded(7, Why.RECOVERY)], PRACTICE) == ""


def test_what_came_before_a_branch_is_judged_by_what_was_agreed_there():
    table = under_way(answers=28)
    play_until_it_stands(table, PEOPLE)
    table.go_back(asked_of(table, 0)[0])
    table.reseed(7, Why.BRANCH, Origin(("human", "zork"), practice=True))
    branched = len(table.entries)
    play_on(table, 3, answers=10)
    assert judged(table, table.entries, PEOPLE, before=((branched, PRACTICE),)) == ""
    with pytest.raises(Mismatch, match="not allowed"):
        check(table.game, table.entries, SEED, Agreement(PEOPLE))
    play_until_it_stands(table, A_ALONE)
    after = [*table.entries, Undone(asked_of(table, 0)[0])]
    assert "not allowed" in judged(table, after, A_ALONE, before=((branched, PRACTICE),))


def test_what_version_1_wrote_is_not_judged():
    table = match(SEED)
    last, before, *_ = asked_of(table, 0)
    entries = [*table.entries, Undone(before), Reseeded(7, Why.UNTOLD), Undone(last)]
    assert judged(table, entries, PEOPLE, not_judged=len(entries)) == ""
    assert "a decision" in judged(table, [*entries, Undone(3)], PEOPLE, not_judged=len(entries))


def test_without_an_agreement_nothing_is_judged_but_the_rules():
    table = under_way(answers=31)
    assert not check(table.game, [*table.entries, Undone(asked_of(table, 1)[3])], SEED).finished
