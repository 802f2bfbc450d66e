"""What holds at every moment of every match, whatever the players do."""

from collections.abc import Callable, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.serve_play.court_talk import DOUBLES, REAL_DECKS, SINGLES
from tests.whims import nothing, play_by_whims, whims
from wwtennis.games.serve_play.choices import Pass
from wwtennis.games.serve_play.events import CardsDealt, GameWon, PointStarted, PointWon, ShotPlayed
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match, Phase
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import side_of, winner

ANSWERS = 400  # after the whims, at most
MOST_OPTIONS = 50

setups = st.builds(
    Setup,
    decks=st.just(REAL_DECKS),
    names=st.sampled_from([SINGLES, DOUBLES]),
    tiebreak=st.booleans(),
    best_of=st.sampled_from([1, 3]),
    advantage=st.booleans(),
    fresh_card=st.booleans(),
)

Watch = Callable[[Match, Event], None]
Look = Callable[[Match, Question], None]


def mostly_without_passing(question: Question, whim: int) -> Choice:
    wanted = [option for option in question.options if whim % 7 == 0 or not isinstance(option, Pass)]
    options: Sequence[Choice] = wanted or question.options
    return options[whim % len(options)]


def play(setup: Setup, seed: int, whims: list[int], watch: Watch = nothing, look: Look = nothing) -> Table[Match]:
    return play_by_whims(
        ServePlay(setup), seed, whims, then=ANSWERS, watch=watch, look=look, pick=mostly_without_passing
    )


a_match = given(setup=setups, seed=st.integers(0, 2**32), whims=whims)
moderate = settings(max_examples=40)


@moderate
@a_match
def test_every_card_is_always_in_exactly_one_place(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        held = [card for hand in m.hands for card in hand]
        assert sorted([*held, *m.draw, *m.discard]) == list(REAL_DECKS.plays), event
        assert sorted([*m.serve_draw, *m.serve_used]) == list(REAL_DECKS.serves), event

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_hands_are_never_too_large_and_grow_between_games_only(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        assert all(len(hand) <= setup.hand for hand in m.hands), event
        if isinstance(event, CardsDealt) and not setup.fresh_card and not setup.tiebreak:
            assert m.score.points == (0, 0)
        if isinstance(event, PointStarted) and m.score.points == (0, 0):
            assert [len(hand) for hand in m.hands] == [setup.hand] * setup.seats

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_no_question_has_many_options_and_none_is_listed_twice(setup: Setup, seed: int, whims: list[int]):
    def look(m: Match, question: Question) -> None:
        assert 1 < len(question.options) <= MOST_OPTIONS
        assert len({*question.options}) == len(question.options)

    play(setup, seed, whims, look=look)


@moderate
@a_match
def test_one_card_at_least_is_always_left_to_serve_with(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        assert m.serve_draw, event
        if isinstance(event, PointStarted):
            assert len(m.serve_draw) > 1

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_sides_take_turns_with_the_ball_and_with_the_serve(setup: Setup, seed: int, whims: list[int]):
    servers: list[int] = []

    def watch(m: Match, event: Event) -> None:
        if isinstance(event, ShotPlayed):
            assert side_of(event.to) != side_of(event.seat)
            assert m.ball is not None
            assert m.ball.side == side_of(event.to)
        elif isinstance(event, GameWon):
            assert m.score.server == (servers[-1] + 1) % setup.seats or event.games in ((7, 6), (6, 7))
        elif isinstance(event, PointStarted):
            servers.append(event.server)

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_a_match_is_over_when_somebody_has_won_it(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        over = winner(setup.played, m.score) is not None
        assert over <= (m.phase in (Phase.POINT_OVER, Phase.OVER))
        if isinstance(event, PointWon):
            assert m.point_winner == event.side

    table = play(setup, seed, whims, watch)

    assert table.is_over == (winner(setup.played, table.state.score) is not None)
