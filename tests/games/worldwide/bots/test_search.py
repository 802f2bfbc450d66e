"""What Worldwide Tennis brings to the search: what chance can do, and what a position is worth."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.helpers import at_random, steps
from tests.material import load_deck, load_players
from tests.recordings import table_for
from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.search import think
from wwtennis.games.worldwide.bots.search.outcomes import outcomes, outcomes_of_reply
from wwtennis.games.worldwide.bots.search.value import in_a_rally, leverage, value, wins_the_rally
from wwtennis.games.worldwide.cards import NET, Kind, Surface
from wwtennis.games.worldwide.choices import Ask, DiscardCard
from wwtennis.games.worldwide.events import PointWon, ServeIn, ServeMissed, StrokeLanded, StrokeMissed
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup, seat_of
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.game import Question
from wwtennis.kernel.luck import Drawn, SharedLuck, shared_numbers
from wwtennis.kernel.search import SURE
from wwtennis.kernel.table import Table
from wwtennis.lab.tally import wins
from wwtennis.tennis.score import Score

DECK, PLAYERS = load_deck(), load_players()
SETUPS = {
    "plain": Setup(DECK),
    "with player cards": Setup(DECK, seats=(seat_of("A", PLAYERS["roger"]), seat_of("B", PLAYERS["serena"]))),
}
every_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
KINDS = (ServeIn, ServeMissed, StrokeLanded, StrokeMissed, PointWon)


def comes_to(state: Any, choice: Any, first: Sequence[Drawn]) -> Any:
    """What an answer is followed by, when this is drawn for it."""
    game = KIND.game(state.setup)
    copy = game.copy(state)
    for event in game.play(copy, choice, SharedLuck(shared_numbers(1), 0, first)):
        game.advance(copy, event)
        if isinstance(event, KINDS):
            return event
    raise AssertionError(choice)


def opened(setup: Setup, seed: int) -> Table[Any]:
    table = table_for(setup, seed, record=False)
    table.open()
    return table


@every_setup
def test_outcomes_are_what_the_twenty_faces_come_to(setup: Setup):
    table, tested = opened(setup, 3), 0
    for number, _ in enumerate(steps(table, at_random(3))):
        state = table.state
        if number % 3 or state.phase not in (Phase.SERVE, Phase.STROKE):
            continue
        for option in table.pending.options[:3]:
            found = outcomes(state, option)
            assert sum(chance for chance, _ in found) == pytest.approx(1)
            if found != SURE:
                tested += 1
                faces = Counter(comes_to(state, option, [Drawn("d20", face)]) for face in range(1, 21))
                weighed: dict[Any, float] = {}
                for chance, first in found:
                    event = comes_to(state, option, first)
                    weighed[event] = weighed.get(event, 0.0) + chance
                assert weighed == pytest.approx({event: count / 20 for event, count in faces.items()})
    assert tested > 10


@every_setup
def test_of_a_reply_it_is_known_how_often_it_is_in_and_how_often_it_wins(setup: Setup):
    table, tested = opened(setup, 3), 0
    for number, _ in enumerate(steps(table, at_random(3))):
        state = table.state
        if number % 3 or state.phase not in (Phase.SERVE, Phase.STROKE):
            continue
        for option in table.pending.options[:3]:
            exact, of_reply = (
                _by_kind(state, option, found) for found in (outcomes(state, option), outcomes_of_reply(state, option))
            )
            assert of_reply == pytest.approx(exact)
            tested += len(of_reply) > 1
    assert tested > 5


def _by_kind(state: Any, option: Any, found: Sequence[tuple[float, Sequence[Drawn]]]) -> dict[Any, float]:
    """How likely it is that the answer is in, or wins, or misses, be it by a hair or not."""
    chances: Counter[Any] = Counter()
    for chance, first in found:
        event = comes_to(state, option, first)
        chances[type(event), getattr(event, "winner", False)] += chance  # type: ignore[assignment]
    return dict(chances)


@every_setup
def test_what_one_may_win_the_other_may_lose(setup: Setup):
    table, in_rallies = opened(setup, 5), 0
    for _ in steps(table, at_random(5)):
        state = table.state
        assert value(state, 0) + value(state, 1) == pytest.approx(1)
        if state.phase is Phase.STROKE:
            in_rallies += 1
            assert 0 < in_a_rally(state, 0) < 1
            assert in_a_rally(state, 0) + in_a_rally(state, 1) == pytest.approx(1)
    assert in_rallies
    (winner,) = KIND.game(setup).winners(table.state)
    assert value(table.state, winner) == 1


def test_cards_and_stars_are_worth_something_and_a_lead_is():
    state = opened(SETUPS["plain"], 1).state
    before = value(state, 0)
    state.sides[0].stars += 2
    assert value(state, 0) > before
    state.sides[1].hand.clear()
    assert value(state, 0) > before + 0.05
    state.score = Score(0, (6, 1))
    assert value(state, 0) > 0.95


@pytest.mark.parametrize("surface", Surface)
def test_a_point_at_six_all_is_worth_more_than_the_first(surface: Surface):
    setup = Setup(DECK, surface=surface)
    assert leverage(setup, Score(0, (6, 6))) > 2 * leverage(setup, Score(0))


def test_what_was_played_counts_for_what_is_drawn_for_it():
    state = opened(SETUPS["plain"], 1).state
    side, strokes = state.sides[0], DECK.strokes
    side.hand = side.hand[:6]
    before = value(state, 0)
    side.played = [next(number for number, card in strokes.items() if card.draw == 2)]
    for_two = value(state, 0)
    side.played = [next(number for number, card in strokes.items() if card.draw == 0 and not card.reusable)]
    assert for_two > before == value(state, 0)


def test_the_last_cards_of_a_large_hand_are_worth_less():
    state = opened(SETUPS["plain"], 1).state
    side, defenses = state.sides[0], [number for number, card in DECK.strokes.items() if card.kind is Kind.DEFENSE]

    def gained_by_one_more(held: int) -> float:
        side.hand = defenses[:1] * held
        before = worth.of_side(DECK, side)
        side.hand = defenses[:1] * (held + 1)
        return worth.of_side(DECK, side) - before

    assert gained_by_one_more(5) > 1.3 * gained_by_one_more(10) > 0


def test_who_stands_at_the_net_is_as_good_as_their_volleys():
    table = opened(SETUPS["plain"], 5)
    for _ in steps(table, at_random(5)):
        state = table.state
        at_net = 1 - state.turn
        if state.phase is Phase.STROKE and state.sides[at_net].zone is NET:
            break
    side, volleys = state.sides[at_net], [number for number, card in DECK.strokes.items() if NET in card.starts]
    side.hand = volleys[:4]
    with_volleys = wins_the_rally(state)
    side.hand = [card for card in sorted(DECK.strokes) if card not in volleys][:4]
    assert with_volleys < wins_the_rally(state) - 0.1


def test_a_card_that_answers_on_the_backhand_is_kept_rather_than_a_lob():
    """Nothing is rolled out for it: what cards are worth decides."""
    table = opened(SETUPS["plain"], 1)
    worths = worth.of_cards(DECK)
    seat, hand = 0, sorted(DECK.strokes)[:13]
    table.state.sides[seat].hand = hand
    question = Question(seat, Ask.TRIM, tuple(DiscardCard(card) for card in hand))
    answer = think(KIND.game(SETUPS["plain"]).view(table.state, seat), question)
    assert isinstance(answer, DiscardCard)
    assert worths[answer.card] == min(worths[card] for card in hand)


def test_search_beats_random():
    assert wins(KIND, SETUPS["plain"], ("search:12", "random"), 0, 6, seed=3).won >= 5  # chance may have one
