"""Points, games, sets, and who serves where: Worldwide Tennis, chapter 6, and the score of Serve & Play."""

from itertools import product

import msgspec
import pytest

from wwtennis.tennis.score import (
    ADVANTAGE_GAME,
    BEST_OF_3,
    BEST_OF_5,
    LONG_GAME,
    TIEBREAK_MODE,
    Court,
    Format,
    Mode,
    Score,
    after_point,
    best_of,
    court_served_to,
    first_tiebreak_server,
    is_break,
    is_decisive_point,
    is_new_game,
    is_new_set,
    is_tiebreak,
    sets_won,
    side_of,
    winner,
)

A, B = 0, 1
MATCHES = (BEST_OF_3, BEST_OF_5)


def after(played: Format, score: Score, points: str) -> Score:
    """The score after these points: "AAB"."""
    for seat in points:
        score = after_point(played, score, "AB".index(seat))
    return score


def game_to(seat: str) -> str:
    return seat * 2


# Tie-break mode


@pytest.mark.rule("WT-6.1")
@pytest.mark.parametrize("points", list(product(range(16), range(16))))
def test_seven_points_with_a_lead_of_two_win_the_tiebreak(points: tuple[int, int]):
    mine, theirs = points
    won = A if mine >= 7 and mine >= theirs + 2 else B if theirs >= 7 and theirs >= mine + 2 else None

    assert winner(TIEBREAK_MODE, Score(A, points)) == won


@pytest.mark.rule("WT-6.1")
def test_points_of_a_tiebreak_are_counted_one_by_one():
    assert after(TIEBREAK_MODE, Score(A), "ABBAB").points == (2, 3)
    assert after(TIEBREAK_MODE, Score(A), "AB" * 9).points == (9, 9)


@pytest.mark.rule("WT-6.2")
@pytest.mark.parametrize("first", [A, B])
def test_tiebreak_servers_go_a_bb_aa_bb(first: int):
    score, servers = Score(first), []
    for winner_of_point in "ABABABABA":
        servers.append(score.server)
        score = after(TIEBREAK_MODE, score, winner_of_point)

    a, b = first, 1 - first
    assert servers == [a, b, b, a, a, b, b, a, a]


@pytest.mark.rule("WT-6.2")
def test_in_a_tiebreak_an_even_total_is_served_to_the_forehand_and_an_odd_one_to_the_backhand():
    courts = [court_served_to(Score(A, points)) for points in [(0, 0), (1, 0), (1, 1), (2, 1), (3, 3)]]

    assert courts == [Court.DEUCE, Court.AD, Court.DEUCE, Court.AD, Court.DEUCE]


def test_tiebreak_mode_has_no_decisive_point_and_no_games():
    assert not is_decisive_point(TIEBREAK_MODE, Score(A, (1, 1)))
    assert is_tiebreak(TIEBREAK_MODE, Score(A))
    assert after(TIEBREAK_MODE, Score(A), "AAAAAA").games == (0, 0)


# Match mode: the game


@pytest.mark.rule("WT-6.3")
@pytest.mark.parametrize(("points", "expected"), [("A", (1, 0)), ("B", (0, 1)), ("AB", (1, 1)), ("BA", (1, 1))])
def test_one_point_is_forty(points: str, expected: tuple[int, int]):
    score = after(BEST_OF_3, Score(A), points)

    assert (score.points, score.games) == (expected, (0, 0))


@pytest.mark.rule("WT-6.3")
@pytest.mark.parametrize(
    ("points", "games"), [("AA", (1, 0)), ("BB", (0, 1)), ("ABA", (1, 0)), ("BAB", (0, 1)), ("ABB", (0, 1))]
)
def test_two_points_win_the_game_and_forty_all_is_decided_by_one(points: str, games: tuple[int, int]):
    score = after(BEST_OF_3, Score(A), points)

    assert (score.points, score.games) == ((0, 0), games)


@pytest.mark.rule("WT-6.3")
@pytest.mark.parametrize("games", [(0, 0), (5, 6), (6, 5)])
def test_first_point_to_the_forehand_second_to_the_backhand_then_it_is_decided(games: tuple[int, int]):
    def court(points: tuple[int, int]) -> Court:
        return court_served_to(Score(A, points, games))

    assert court((0, 0)) is Court.DEUCE
    assert court((1, 0)) is court((0, 1)) is Court.AD
    assert is_decisive_point(BEST_OF_3, Score(A, (1, 1), games))
    assert not is_decisive_point(BEST_OF_3, Score(A, (1, 0), games))


@pytest.mark.rule("WT-6.4")
def test_the_server_alternates_each_game_whoever_wins_it():
    score, servers = Score(B), []
    for points in ["AA", "BB", "ABA", "BB", "AA"]:
        servers.append(score.server)
        assert after(BEST_OF_3, score, points[0]).server == score.server
        score = after(BEST_OF_3, score, points)

    assert servers == [B, A, B, A, B]


@pytest.mark.rule("WT-6.4")
def test_the_server_alternates_from_one_set_to_the_next():
    nine_games = Score(B, (0, 0), (5, 3))  # eight games played, A served the first of them

    assert after(BEST_OF_3, nine_games, "AA") == Score(A, (0, 0), (0, 0), ((6, 3),))


# Match mode: the set


GAMES_WITHOUT_A_SET = [(mine, theirs) for mine in range(6) for theirs in range(6)] + [(6, 5), (5, 6)]


@pytest.mark.rule("WT-6.5")
@pytest.mark.parametrize("games", GAMES_WITHOUT_A_SET)
def test_six_games_with_a_lead_of_two_win_the_set(games: tuple[int, int]):
    mine, theirs = games
    score = after(BEST_OF_3, Score(A, (0, 0), games), "AA")

    if mine + 1 >= 6 and mine + 1 - theirs >= 2:
        assert (score.games, score.sets) == ((0, 0), ((mine + 1, theirs),))
    else:
        assert (score.games, score.sets) == ((mine + 1, theirs), ())


@pytest.mark.rule("WT-6.5")
def test_the_other_seat_wins_a_set_too():
    assert after(BEST_OF_3, Score(A, (0, 0), (5, 6)), "BB").sets == ((5, 7),)


@pytest.mark.rule("WT-6.5")
def test_six_all_is_a_tiebreak_and_nothing_before_it_is():
    assert is_tiebreak(BEST_OF_3, Score(A, (0, 0), (6, 6)))
    for games in [(0, 0), (6, 5), (5, 6), (5, 5)]:
        assert not is_tiebreak(BEST_OF_3, Score(A, (0, 0), games))


@pytest.mark.rule("WT-6.6")
@pytest.mark.parametrize(
    ("points", "result"), [("AA", (7, 6)), ("BB", (6, 7)), ("ABAA", (7, 6)), ("ABABBB", (6, 7)), ("BABABABAAA", (7, 6))]
)
def test_two_points_ahead_win_the_tiebreak_at_six_all_as_the_seventh_game(points: str, result: tuple[int, int]):
    six_all = Score(A, (0, 0), (6, 6))

    assert after(BEST_OF_3, six_all, points[:-1]).sets == ()
    assert after(BEST_OF_3, six_all, points).sets == (result,)
    assert after(BEST_OF_3, six_all, points).games == after(BEST_OF_3, six_all, points).points == (0, 0)


@pytest.mark.rule("WT-6.6")
def test_the_tiebreak_at_six_all_goes_on_while_nobody_leads_by_two():
    score = after(BEST_OF_3, Score(A, (0, 0), (6, 6)), "AB" * 10 + "B")

    assert (score.points, score.games, score.sets) == ((10, 11), (6, 6), ())


@pytest.mark.rule("WT-6.6")
@pytest.mark.parametrize("first", [A, B])
def test_tiebreak_at_six_all_has_servers_a_bb_aa_bb_and_courts_by_the_total(first: int):
    score, served = Score(first, (0, 0), (6, 6)), []
    for point in "ABABABA":
        served.append((score.server, court_served_to(score)))
        assert first_tiebreak_server(BEST_OF_3, score) == first
        score = after(BEST_OF_3, score, point)

    a, b = first, 1 - first
    assert [server for server, _ in served] == [a, b, b, a, a, b, b]
    assert [court for _, court in served] == [Court.DEUCE, Court.AD] * 3 + [Court.DEUCE]


@pytest.mark.rule("WT-6.6")
def test_one_all_in_the_tiebreak_at_six_all_is_no_decisive_point():
    assert not is_decisive_point(BEST_OF_3, Score(A, (1, 1), (6, 6)))


@pytest.mark.rule("WT-6.8")
@pytest.mark.parametrize("first", [A, B])
@pytest.mark.parametrize("points", ["AA", "BB", "ABAA", "ABBB", "ABABAA", "ABABABBB", "ABABABABAA"])
def test_who_received_the_first_point_of_the_tiebreak_serves_first_in_the_next_set(first: int, points: str):
    assert after(BEST_OF_3, Score(first, (0, 0), (6, 6)), points).server == 1 - first


# Match mode: the match


@pytest.mark.rule("WT-6.7")
@pytest.mark.parametrize(("played", "to_win"), [(BEST_OF_3, 2), (BEST_OF_5, 3)])
@pytest.mark.parametrize("seat", [A, B])
def test_two_sets_of_three_or_three_of_five_win_the_match(played: Format, to_win: int, seat: int):
    mine = (6, 4) if seat == A else (6, 7)
    other = (3, 6) if seat == A else (7, 5)
    sets = (other, *[mine] * (to_win - 1))

    assert winner(played, Score(A, sets=sets)) is None
    assert winner(played, Score(A, sets=(*sets, mine))) == seat
    assert sets_won(Score(A, sets=(*sets, mine)), seat) == to_win
    assert sets_won(Score(A, sets=(*sets, mine)), 1 - seat) == 1


@pytest.mark.rule("WT-6.7")
@pytest.mark.parametrize(("played", "sets"), [(BEST_OF_3, 2), (BEST_OF_5, 3)])
def test_a_match_without_a_lost_point_takes_twelve_points_a_set(played: Format, sets: int):
    points = game_to("B") * 6 * sets

    assert winner(played, after(played, Score(A), points[:-1])) is None
    assert winner(played, after(played, Score(A), points)) == B
    assert after(played, Score(A), points).sets == ((0, 6),) * sets


@pytest.mark.parametrize("played", MATCHES)
def test_games_alone_win_no_match(played: Format):
    assert winner(played, Score(A, (9, 0), (5, 0))) is None
    assert played.mode is Mode.MATCH


def test_tiebreak_mode_is_won_by_one_tiebreak():
    assert TIEBREAK_MODE.sets_to_win == 1


def test_scores_and_formats_are_values_that_nobody_changes():
    for thing, field in ((Score(A), "server"), (BEST_OF_3, "sets_to_win")):
        with pytest.raises(AttributeError):
            setattr(thing, field, B)
    assert {Score(A): "even"}[Score(A)] == "even"


def test_score_with_a_word_too_many_is_no_score():
    assert msgspec.convert({"server": 0, "points": [1, 2]}, Score) == Score(A, (1, 2))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"server": 0, "poinst": [1, 2]}, Score)


# Long games: 15, 30, 40


LONG_SET = best_of(1, LONG_GAME, tiebreak=0)
WITH_TIEBREAK = best_of(1, LONG_GAME, tiebreak=7)
WITH_ADVANTAGE = best_of(1, ADVANTAGE_GAME, tiebreak=0)
DOUBLES = best_of(3, LONG_GAME, tiebreak=7, seats=4)


@pytest.mark.rule("SP-18")
@pytest.mark.parametrize("points", ["AAAA", "ABAAA", "ABABAA", "ABABABA", "BBBAAAA"])
def test_four_points_win_a_long_game_and_forty_all_is_decided_by_one(points: str):
    assert after(LONG_SET, Score(A), points[:-1]).games == (0, 0)
    assert after(LONG_SET, Score(A), points) == Score(B, (0, 0), (1, 0))
    assert is_decisive_point(LONG_SET, after(LONG_SET, Score(A), points[:-1])) == (len(points) == 7)


@pytest.mark.rule("SP-18")
def test_with_advantage_two_points_more_win_the_game():
    forty_all = Score(A, (3, 3))

    assert not is_decisive_point(WITH_ADVANTAGE, forty_all)
    assert after(WITH_ADVANTAGE, forty_all, "ABAB").points == (5, 5)
    assert after(WITH_ADVANTAGE, forty_all, "ABAA") == Score(B, (0, 0), (1, 0))
    assert after(WITH_ADVANTAGE, Score(A), "AAAA").games == (1, 0)


@pytest.mark.rule("SP-8")
def test_the_halves_take_turns_to_the_end_of_a_long_game():
    courts = [court_served_to(Score(A, points)) for points in [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]]

    assert courts == [Court.DEUCE, Court.AD] * 3 + [Court.DEUCE]


@pytest.mark.rule("SP-20")
@pytest.mark.parametrize(
    ("games", "over"), [((5, 4), True), ((6, 6), False), ((7, 6), True), ((11, 10), True), ((5, 5), False)]
)
def test_without_a_tiebreak_a_set_goes_on_until_someone_is_two_ahead(games: tuple[int, int], over: bool):
    score = after(LONG_SET, Score(A, (0, 0), games), "AAAA")

    assert not is_tiebreak(LONG_SET, Score(A, (0, 0), games))
    assert bool(score.sets) == over == (winner(LONG_SET, score) == A)


def test_a_tiebreak_in_a_set_of_long_games_takes_seven_points():
    six_all = Score(A, (0, 0), (6, 6))

    assert after(WITH_TIEBREAK, six_all, "AAAAAA").points == (6, 0)
    assert after(WITH_TIEBREAK, six_all, "AAAAAAA").sets == ((7, 6),)
    assert after(WITH_TIEBREAK, six_all, "AB" * 7 + "A").points == (8, 7)


# Four seats


@pytest.mark.rule("SP-24", "S16")
def test_in_doubles_four_seats_serve_in_turn_and_two_sides_score():
    score, servers = Score(1), []
    for _ in range(5):
        servers.append(score.server)
        score = after(DOUBLES, score, "AAAA")

    assert servers == [1, 2, 3, 0, 1]
    assert [side_of(seat) for seat in range(4)] == [A, B, A, B]
    assert score.games == (5, 0)


@pytest.mark.parametrize("points", ["AAAAAAA", "ABABABABABABAA", "BBBABBBB"])
def test_in_a_tiebreak_of_doubles_the_seats_go_on_in_turn_and_the_next_one_begins_the_next_set(points: str):
    score, servers = Score(2, (0, 0), (6, 6)), []
    for point in points:
        servers.append(score.server)
        assert first_tiebreak_server(DOUBLES, score) == 2
        score = after(DOUBLES, score, point)

    assert servers == [2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1][: len(points)]
    assert (score.server, score.games) == (3, (0, 0))


# What a point was worth


@pytest.mark.parametrize("played", [BEST_OF_3, LONG_SET])
def test_a_new_game_and_a_new_set_are_told_by_the_score(played: Format):
    assert is_new_game(played, Score(A, (0, 0), (3, 2)))
    assert not is_new_set(played, Score(A, (0, 0), (3, 2)))
    assert is_new_set(played, Score(A, sets=((6, 4),)))
    assert not is_new_game(played, Score(A, (1, 0)))
    assert not is_new_game(TIEBREAK_MODE, Score(A))


def test_a_break_is_a_game_won_against_the_serve_and_a_tiebreak_is_none():
    assert is_break(B, {A})
    assert not is_break(A, {A})
    assert is_break(B, {2})  # seat 2 serves for side A
    assert not is_break(B, {A, B})
    assert not is_break(B, ())


def test_the_most_sets_and_the_sets_to_win_are_one_thing():
    formats = [best_of(sets, LONG_GAME, tiebreak=7) for sets in (1, 3, 5)]

    assert [played.sets_to_win for played in formats] == [1, 2, 3]
    assert [played.best_of for played in formats] == [1, 3, 5]
    assert TIEBREAK_MODE.best_of is None
    assert formats[0] == Format(Mode.MATCH, 1, LONG_GAME, tiebreak=7, seats=2)
