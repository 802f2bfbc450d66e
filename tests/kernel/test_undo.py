"""Taking a decision back: to one's last one, and not past anything that was learnt since."""

import pytest

from tests.helpers import books
from tests.recordings import match
from tests.table_talk import (
    BACKHAND_DEFENSE,
    EASY_SERVE,
    FOREHAND,
    FOREHAND_DEFENSE,
    NEUTRAL,
    RAFAEL,
    ROGER,
    Shot,
    given,
    side,
)
from wwtennis.games.worldwide.choices import Focus, NoPlan, PlayStroke, Recover, ServeBall, Stay
from wwtennis.games.worldwide.events import DieRolled, Going, PlayerMoved, StrokePlayed
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.table import Answer, Table, Undone, fold, in_force
from wwtennis.kernel.undo import Terms, undo_for
from wwtennis.tennis.score import BEST_OF_3


def rally() -> Table[Match]:
    """Roger is to answer an easy serve with a card that succeeds by itself; so is Rafael after him."""
    return given(
        Phase.STROKE,
        ROGER,
        ball=Shot(EASY_SERVE, to=FOREHAND),
        roger=side(hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE]),
        rafael=side(hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE]),
    )


def undo(table: Table[Match], seat: int, free: bool = False, people: tuple[int, ...] = (ROGER,)):
    return undo_for(table.game, table.entries, seat, Terms(frozenset(people), free))


BOTH = (ROGER, RAFAEL)


def test_a_stroke_that_needed_no_die_can_be_taken_back():
    table = rally()
    asked = len(table.entries)
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    assert undo(table, ROGER).to == asked


@pytest.mark.parametrize("free", [True, False])
def test_before_the_first_decision_there_is_nothing_to_take_back(free: bool):
    table = match(answers=0)
    found = undo(table, ROGER, free=free)
    assert found.to is None
    assert "decided nothing" in found.why_not


def test_after_the_end_of_the_match_nothing_is_taken_back_not_even_in_practice():
    table = match()
    assert table.is_over
    found = undo(table, ROGER, free=True)
    assert found.to is None
    assert "over" in found.why_not


def test_after_a_die_the_decision_stands():
    table = match(answers=1)
    assert any(isinstance(entry, DieRolled) for entry in table.entries)
    server = table.entries[next(i for i, e in enumerate(table.entries) if isinstance(e, Answer))].seat
    found = undo(table, server)
    assert found.to is None
    assert "Chance has spoken" in found.why_not


def test_after_the_other_has_shown_a_card_the_decision_stands():
    table = rally()
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    table.answer(Stay())
    assert undo(table, ROGER).to is not None
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    assert isinstance(table.entries[-2], StrokePlayed)
    found = undo(table, ROGER)
    assert found.to is None
    assert "hidden card" in found.why_not
    assert undo(table, RAFAEL).to is not None


def after_an_answer_that_shows_nothing() -> Table[Match]:
    """Roger has thought about his rest, and then Rafael about his: nothing was rolled, drawn or shown."""
    discards = side(stars=1, discard=[FOREHAND_DEFENSE])
    table = given(Phase.REST, ROGER, roger=discards, rafael=discards)
    table.state.resting = (ROGER, RAFAEL)
    for answer in (Focus(), NoPlan(), Focus()):
        table.answer(answer)
    return table


@pytest.mark.parametrize("free", [False, True])
def test_between_people_an_undo_ends_at_the_answer_of_the_other(free: bool):
    table = after_an_answer_that_shows_nothing()
    found = undo(table, ROGER, free, people=BOTH)
    assert found.to is None
    assert "The other player has answered" in found.why_not
    assert undo(table, RAFAEL, free, people=BOTH).to == len(table.entries) - 2


def test_against_a_bot_its_answer_alone_ends_nothing():
    assert undo(after_an_answer_that_shows_nothing(), ROGER, people=(ROGER,)).to is not None


def test_between_people_one_may_still_go_back_over_ones_own_answers():
    table = rally()
    first = len(table.entries)
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    asked = len(table.entries)
    table.answer(Stay())
    assert undo(table, ROGER, people=BOTH).to == asked
    table.entries.append(Undone(asked))
    assert undo(table, ROGER, people=BOTH).to == first


def test_one_can_go_back_further_as_long_as_nothing_was_learnt():
    table = rally()
    first = len(table.entries)
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    asked = len(table.entries)
    table.answer(Stay())
    assert undo(table, ROGER).to == asked
    table.entries.append(Undone(asked))
    assert undo(table, ROGER).to == first


@pytest.mark.parametrize(("rest", "allowed"), [(Focus(), True), (Recover(), False)])
def test_after_a_draw_the_decision_stands(rest: Focus | Recover, allowed: bool):
    table = given(Phase.REST, ROGER, roger=side(stars=1, discard=[FOREHAND_DEFENSE]))
    table.answer(rest)
    assert (undo(table, ROGER).to is not None) is allowed


def test_in_practice_anything_goes_back_to_the_very_first_decision():
    table = match(answers=60, played=BEST_OF_3)
    assert not table.is_over
    seat = next(entry.seat for entry in table.entries if isinstance(entry, Answer))
    gone_back = 0
    while (to := undo(table, seat, free=True, people=(seat,)).to) is not None:
        stood = fold(table.game, table.entries[:to])
        table.go_back(to)
        assert books(table.state) == books(stood)
        assert table.pending.seat == seat
        gone_back += 1
    assert gone_back > 10
    assert not [entry for entry in in_force(table.entries) if isinstance(entry, Answer) and entry.seat == seat]


def test_the_dice_after_an_undo_are_new_ones():
    table = match(answers=0)
    asked, serve = len(table.entries), ServeBall(EASY_SERVE)
    faces = set()
    for _ in range(12):
        table.go_back(asked)
        faces |= {event.face for event in table.answer(serve) if isinstance(event, DieRolled)}
    assert len(faces) > 3


def test_what_was_undone_stays_in_the_recording():
    table = match(answers=9)
    before = list(table.entries)
    to = undo(table, ROGER, free=True).to
    table.go_back(to)
    assert table.entries == [*before, Undone(to)]
    assert list(in_force(table.entries)) == before[:to]


def test_a_move_paid_with_a_card_shows_that_card_to_the_other():
    table = rally()
    paid = PlayerMoved(RAFAEL, FOREHAND, Going.CHASE, paid=13)
    free = PlayerMoved(RAFAEL, FOREHAND, Going.CHASE)
    assert table.game.reveals(paid, ROGER)
    assert not table.game.reveals(paid, RAFAEL)
    assert not table.game.reveals(free, ROGER)
