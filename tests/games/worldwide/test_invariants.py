"""What holds at every moment of every match, whatever the players do."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table_talk import NEUTRAL, REAL_DECK
from tests.whims import nothing, play_by_whims, whims
from wwtennis.games.worldwide.cards import STROKES, Surface
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.events import CoinTossed, PointReplayed, PointStarted, PointWon, StrokePlayed
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Level, Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.game import Event, Question
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, TIEBREAK_MODE, Format, Mode, Score, winner

ANSWERS = 350  # after the whims, at most
MOST_STROKES = 2 * 12  # of a rally: each takes a card, and no hand holds more than its limit when the point starts

setups = st.builds(
    Setup,
    deck=st.just(REAL_DECK),
    played=st.sampled_from([TIEBREAK_MODE, BEST_OF_3, BEST_OF_5]),
    surface=st.sampled_from(Surface),
    level=st.sampled_from(Level),
    challenges=st.booleans(),
)

Watch = Callable[[Match, Event], None]
Look = Callable[[Match, Question], None]


def play(setup: Setup, seed: int, whims: list[int], watch: Watch = nothing, look: Look = nothing) -> Table[Match]:
    return play_by_whims(Worldwide(setup), seed, whims, then=ANSWERS, watch=watch, look=look)


a_match = given(setup=setups, seed=st.integers(0, 2**32), whims=whims)
moderate = settings(max_examples=60)


@moderate
@a_match
def test_each_players_sixty_strokes_are_always_in_exactly_one_place(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        for end in m.sides:
            assert sorted([*end.hand, *end.draw, *end.discard, *end.played]) == list(STROKES), event

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_stars_and_challenges_stay_within_their_tokens(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        for end in m.sides:
            assert 0 <= end.stars <= end.tokens == 5, event
            assert 0 <= end.challenges <= (2 if setup.challenges_on else 0), event

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_every_serve_finds_the_table_in_order(setup: Setup, seed: int, whims: list[int]):
    def look(m: Match, question: Question) -> None:
        if question.kind is not Ask.SERVE:
            return
        server, receiver = m.sides[m.server], m.sides[1 - m.server]
        assert question.seat == m.server == m.score.server
        assert (server.zone, receiver.zone) == (NEUTRAL, m.zone)
        for end in m.sides:
            assert len(end.hand) <= end.limit == 12
            assert end.played == []
            assert end.built == 0

    play(setup, seed, whims, look=look)


@moderate
@a_match
def test_score_is_always_a_legal_one_and_grows_by_the_point(setup: Setup, seed: int, whims: list[int]):
    before = [Score(0)]

    def watch(m: Match, event: Event) -> None:
        assert is_legal(setup.played, m.score), m.score
        if isinstance(event, PointWon):
            assert points_of(setup.played, m.score) >= points_of(setup.played, before[-1])
            assert m.score != before[-1]
            before.append(m.score)
        assert (winner(setup.played, m.score) is not None) <= (m.phase in (Phase.POINT_OVER, Phase.OVER))

    play(setup, seed, whims, watch)


def is_legal(played: Format, score: Score) -> bool:
    (a, b), (mine, theirs) = score.points, score.games
    if played.mode is Mode.TIEBREAK:
        return score.games == (0, 0) and score.sets == () and (max(a, b) <= 7 or abs(a - b) <= 2)
    if score.games == (6, 6):
        points = abs(a - b) <= 1
    else:
        points = max(a, b) <= 1
    games = max(mine, theirs) <= 5 or (mine, theirs) in ((6, 5), (5, 6), (6, 6))
    finished = {(6, lost) for lost in range(5)} | {(7, 5), (7, 6)}
    sets = all((max(one), min(one)) in finished for one in score.sets)
    return points and games and sets and len(score.sets) <= 2 * played.sets_to_win - 1


def points_of(played: Format, score: Score) -> tuple[int, int, int]:
    return len(score.sets), sum(score.games), sum(score.points)


@moderate
@a_match
def test_servers_follow_the_book_from_the_toss_on(setup: Setup, seed: int, whims: list[int]):
    toss: list[int] = []

    def watch(m: Match, event: Event) -> None:
        if isinstance(event, CoinTossed):
            toss.append(event.server)
        if isinstance(event, PointStarted):
            games = sum(map(sum, m.score.sets)) + sum(m.score.games)
            in_tiebreak = setup.played.mode is Mode.TIEBREAK or m.score.games == (6, 6)
            turns = (sum(m.score.points) + 1) // 2 if in_tiebreak else 0
            assert event.server == (toss[0] + games + turns) % 2

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_every_point_ends_before_the_cards_do(setup: Setup, seed: int, whims: list[int]):
    strokes, events = [0], [0]

    def watch(m: Match, event: Event) -> None:
        if isinstance(event, PointStarted | PointWon | PointReplayed):
            strokes[0] = events[0] = 0
        strokes[0] += isinstance(event, StrokePlayed)
        events[0] += 1
        assert strokes[0] <= MOST_STROKES
        assert events[0] <= 10 * MOST_STROKES

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_recording_of_any_match_folds_to_its_state(setup: Setup, seed: int, whims: list[int]):
    table = play(setup, seed, whims)
    again = play(setup, seed, whims)

    assert again.entries == table.entries
    again.resume(list(table.entries))
    assert again.pending == table.pending
    assert again.state.score == table.state.score
