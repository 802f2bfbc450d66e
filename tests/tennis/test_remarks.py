"""Every remark on the score is true of the points that were played: told anew from these, without the story."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from random import Random
from typing import Any

import msgspec

from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import Remarks
from wwtennis.tennis.calling import points_by_side, side_name
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.course import ACE, DOUBLE_FAULT, Course, GameOver, PointBegun, PointOver, SetOver, ShotLanded
from wwtennis.tennis.remarks import FORMS
from wwtennis.tennis.remarks.matches import EVEN
from wwtennis.tennis.remarks.moment import GAME, MATCH, POINT, SET, START, Moment, occasion
from wwtennis.tennis.score import (
    ADVANTAGE_GAME,
    BEST_OF_3,
    BEST_OF_5,
    LONG_GAME,
    TIEBREAK_MODE,
    Format,
    Pair,
    Score,
    after_point,
    best_of,
    games_played,
    is_tiebreak,
    side_of,
    winner,
)
from wwtennis.tennis.story import Story

NAMES = ("Ann", "Bob", "Cy", "Dee")
MATCHES = {  # so many of each format that everything happens that can be remarked
    TIEBREAK_MODE: 150,
    BEST_OF_3: 25,
    BEST_OF_5: 25,
    best_of(3, LONG_GAME, tiebreak=7, seats=4): 25,
    best_of(3, ADVANTAGE_GAME, tiebreak=7): 25,
}
Facts = dict[str, Any]


class Began(Event, frozen=True):
    server: int


class Landed(Event, frozen=True):
    pass


class Won(Event, frozen=True):
    side: int
    how: str
    score: Score


class GameDone(Event, frozen=True):
    side: int
    games: Pair


class SetDone(Event, frozen=True):
    side: int


COURSE: Course = {
    Began: lambda e: PointBegun(e.server),
    Landed: lambda e: ShotLanded(),
    Won: lambda e: PointOver(e.side, e.how, e.score),
    GameDone: lambda e: GameOver(e.side, e.games),
    SetDone: lambda e: SetOver(e.side),
}


AFTER: dict[type[Event], str] = {Won: POINT, GameDone: GAME, SetDone: SET}


class Played(msgspec.Struct, frozen=True):
    """A point, as it was played."""

    server: int
    side: int
    how: str
    shots: int
    before: Score
    after: Score


class Record(msgspec.Struct):
    """All points of a match so far, and what can be said of them by counting again."""

    played: Format
    points: list[Played] = []

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.played.seats]

    @property
    def score(self) -> Score:
        return self.points[-1].after

    @property
    def last(self) -> Played:
        return self.points[-1]

    def brings(self, before: Score, side: int) -> str:
        """What this side would win with the point: nothing, a game against the serve, a set, the match."""
        after = after_point(self.played, before, side)
        if winner(self.played, after) is not None:
            return "match"
        if len(after.sets) > len(before.sets):
            return "set"
        game = games_played(after) > games_played(before) and not is_tiebreak(self.played, before)
        return "break" if game and side_of(before.server) != side else ""

    def is_for(self, before: Score, side: int, what: str) -> bool:
        """The most that anybody could win with the point is this, and it is this side."""
        order = ["", "break", "set", "match"]
        mine, theirs = self.brings(before, side), self.brings(before, 1 - side)
        return mine == what and order.index(mine) > order.index(theirs)

    def same_game(self, score: Score) -> list[Played]:
        return [p for p in self.points if (p.before.games, p.before.sets) == (score.games, score.sets)]

    def same_set(self, score: Score) -> list[Played]:
        return [p for p in self.points if p.before.sets == score.sets]

    @property
    def game_over(self) -> list[Played]:
        """The points of the game that the last point has won."""
        return self.same_game(self.last.before)

    @property
    def games(self) -> list[tuple[int, bool, int]]:
        """Of each game who won it, whether it was a break, and in which set."""
        found = []
        for p in self.points:
            if games_played(p.after) > games_played(p.before):
                tie = is_tiebreak(self.played, p.before)
                found.append((p.side, not tie and side_of(p.server) != p.side, len(p.before.sets)))
        return found

    def saved(self, points: list[Played], side: int, what: str) -> int:
        return sum(p.side == side and self.is_for(p.before, 1 - side, what) for p in points)

    def in_a_row(self, fits: Callable[[Played], bool]) -> int:
        return len(list(takewhile(fits, reversed(self.points))))


def simulated(played: Format, seed: int) -> Iterator[tuple[str, Moment, Record]]:
    """A match by chance alone: each occasion for a remark, with what a form looks at and what has happened."""
    random, story, record = Random(seed), Story(COURSE), Record(played)
    score, strength = Score(0), random.uniform(0.35, 0.75)
    while winner(played, score) is None:
        story.hear(Began(score.server))
        yield START, Moment(story, played, score, record.names), record
        how = random.choices([ACE, DOUBLE_FAULT, "winner"], [2, 2, 6])[0]
        won = how == ACE or (how != DOUBLE_FAULT and random.random() < strength)
        side = side_of(score.server) if won else 1 - side_of(score.server)
        shots = 0 if how != "winner" else random.randint(1, 12)
        for _shot in range(shots):
            story.hear(Landed())
        after = after_point(played, score, side)
        for event in happens(score, after, side, how):
            if isinstance(event, Won):
                record.points.append(Played(score.server, side, how, shots, score, after))
            story.hear(event)
            yield (
                {Won: POINT, GameDone: GAME, SetDone: SET}[type(event)],
                Moment(story, played, after, record.names),
                record,
            )
        score = after
    yield MATCH, Moment(story, played, score, record.names), record


def happens(score: Score, after: Score, side: int, how: str) -> Iterator[Event]:
    yield Won(side, how, after)
    if games_played(after) > games_played(score):
        is_set = len(after.sets) > len(score.sets)
        yield GameDone(side, after.sets[-1] if is_set else after.games)
        if is_set:
            yield SetDone(side)


def counts(points: list[Played], side: int) -> tuple[int, int]:
    mine = sum(p.side == side for p in points)
    return mine, len(points) - mine


def in_hand(r: Record, score: Score, f: Facts) -> bool:
    what = next(w for s in (0, 1) for w in ("match", "set", "break") if r.is_for(score, s, w))
    side = next(s for s in (0, 1) if r.is_for(score, s, what))
    for _ in range(f["count"]):
        if not r.is_for(score, side, what):
            return False
        score = after_point(r.played, score, 1 - side)
    return bool(f["name"] == side_name(r.names, side)) and (f["count"] == 10 or not r.is_for(score, side, what))


def number_of_chance(r: Record, score: Score, f: Facts) -> bool:
    since = {"break": r.same_game(score), "set": r.same_set(score), "match": r.points}
    for side in (0, 1):
        for what, points in since.items():
            if r.is_for(score, side, what):
                return bool(f["count"] == 1 + sum(r.is_for(p.before, side, what) for p in points))
    return False


def was_worst(r: Record, scores: list[Pair], side: int, f: Facts) -> bool:
    low, high = f["low"], f["high"]
    pairs = [(pair[side], pair[1 - side]) for pair in scores]
    return (low, high) in pairs and high - low == max(b - a for a, b in pairs)


def game_wins(r: Record, score: Score, side: int) -> str:
    games = games_played(score)
    while games_played(score) == games and winner(r.played, score) is None:
        score, before = after_point(r.played, score, side), score
    return "match" if winner(r.played, score) is not None else "set" if len(score.sets) > len(before.sets) else ""


def serving(r: Record, f: Facts) -> bool:
    return f["name"] == r.names[r.score.server] and not is_tiebreak(r.played, r.score)


def set_points(r: Record) -> list[Played]:
    return r.same_set(r.last.before)


def set_games(r: Record) -> list[tuple[int, bool, int]]:
    return [game for game in r.games if game[2] == r.games[-1][2]]


def turned_on(r: Record, f: Facts) -> bool:
    """Of the points that the winner won none brought more; and so it stood."""

    def worth(p: Played) -> float:
        return abs(win_chance(r.played, p.after, EVEN) - win_chance(r.played, p.before, EVEN))

    side = r.last.side
    most = max(worth(p) for p in r.points if p.side == side)
    dearest = [p for p in r.points if p.side == side and worth(p) == most]
    return any(f["score"].endswith(points_for(r, p.before, side)) for p in dearest)


def points_for(r: Record, score: Score, side: int) -> str:
    points = points_by_side(r.played, score)
    return f"{points[side]}-{points[1 - side]}"


def won_by(r: Record, f: Facts) -> bool:
    return bool(f["name"] == side_name(r.names, r.last.side))


CLAIMS: dict[str, Callable[[Record, Moment, Facts], bool]] = {
    "points in hand": lambda r, m, f: in_hand(r, m.score, f) and f["count"] > 1,
    "another chance": lambda r, m, f: number_of_chance(r, m.score, f) and f["count"] > 1,
    "first break point": lambda r, m, f: (
        r.brings(m.score, 1 - side_of(m.score.server)) == "break"
        and not any(r.brings(p.before, 1 - side_of(p.server)) for p in r.points if not is_tiebreak(r.played, p.before))
    ),
    "match point saved": lambda r, m, f: won_by(r, f) and f["count"] == r.saved(r.points, r.last.side, "match") > 0,
    "set point saved": lambda r, m, f: won_by(r, f) and f["count"] == r.saved(set_points(r), r.last.side, "set") > 0,
    "break point saved": lambda r, m, f: won_by(r, f) and f["count"] == r.saved(r.game_over, r.last.side, "break") > 0,
    "double fault gives a chance": lambda r, m, f: (
        r.last.how == DOUBLE_FAULT
        and won_by(r, f)
        and f["chance"]
        == {"break": "a break point", "set": "a set point", "match": "a match point"}[r.brings(r.score, r.last.side)]
    ),
    "level again": lambda r, m, f: (
        r.score.points[0] == r.score.points[1]
        and is_tiebreak(r.played, r.score)
        and was_worst(r, [p.after.points for p in r.game_over], r.last.side, f)
    ),
    "run of points": lambda r, m, f: won_by(r, f) and r.in_a_row(lambda p: p.side == r.last.side) == f["count"],
    "run ended": lambda r, m, f: (
        f["other"] == side_name(r.names, 1 - r.last.side)
        and Record(r.played, r.points[:-1]).in_a_row(lambda p: p.side != r.last.side) == f["count"]
    ),
    "double faults in a row": lambda r, m, f: (
        f["name"] == r.names[r.last.server]
        and r.in_a_row(lambda p: p.how == DOUBLE_FAULT and p.server == r.last.server) == f["count"] > 1
    ),
    "aces in a row": lambda r, m, f: (
        f["name"] == r.names[r.last.server]
        and r.in_a_row(lambda p: p.how == ACE and p.server == r.last.server) == f["count"] > 1
    ),
    "aces": lambda r, m, f: (
        r.last.how == ACE
        and f["count"] == sum(p.how == ACE and r.names[p.server] == f["name"] for p in r.points)
        and f["name"] == r.names[r.last.server]
    ),
    "double faults": lambda r, m, f: (
        r.last.how == DOUBLE_FAULT
        and f["count"] == sum(p.how == DOUBLE_FAULT and r.names[p.server] == f["name"] for p in r.points)
        and f["name"] == r.names[r.last.server]
    ),
    "longest rally": lambda r, m, f: r.last.shots == f["count"] and all(p.shots < f["count"] for p in r.points[:-1]),
    "sure on serve": lambda r, m, f: (
        f["name"] == r.names[r.last.server]
        and [p.side for p in r.points if p.server == r.last.server][-f["count"] :]
        == [side_of(r.last.server)] * f["count"]
    ),
    "serves for the match": lambda r, m, f: serving(r, f) and game_wins(r, r.score, side_of(r.score.server)) == "match",
    "serves for the set": lambda r, m, f: serving(r, f) and game_wins(r, r.score, side_of(r.score.server)) == "set",
    "must hold for the match": lambda r, m, f: (
        serving(r, f) and game_wins(r, r.score, 1 - side_of(r.score.server)) == "match"
    ),
    "must hold for the set": lambda r, m, f: (
        serving(r, f) and game_wins(r, r.score, 1 - side_of(r.score.server)) == "set"
    ),
    "break": lambda r, m, f: won_by(r, f) and r.games[-1][1],
    "break back": lambda r, m, f: (
        won_by(r, f) and r.games[-1][1] and r.games[-2] == (1 - r.last.side, True, r.games[-1][2])
    ),
    "games in a row": lambda r, m, f: (
        won_by(r, f) and len(list(takewhile(lambda g: g[0] == r.last.side, reversed(r.games)))) == f["count"] > 1
    ),
    "held under fire": lambda r, m, f: (
        won_by(r, f)
        and not r.games[-1][1]
        and f["count"] == sum(bool(r.brings(p.before, 1 - side_of(p.server))) for p in r.game_over) > 0
        and not is_tiebreak(r.played, r.last.before)
    ),
    "no break yet": lambda r, m, f: len(set_games(r)) == f["count"] and not any(g[1] for g in set_games(r)),
    "game without a point lost": lambda r, m, f: won_by(r, f) and {p.side for p in r.game_over} == {r.last.side},
    "set points saved in it": lambda r, m, f: (
        won_by(r, f) and f["count"] == r.saved(set_points(r), r.last.side, "set") > 0
    ),
    "set won from behind": lambda r, m, f: (
        won_by(r, f) and was_worst(r, [p.after.games for p in set_points(r)[:-1]], r.last.side, f)
    ),
    "set with fewer points": lambda r, m, f: (
        won_by(r, f) and (f["mine"], f["theirs"]) == counts(set_points(r), r.last.side) and f["mine"] < f["theirs"]
    ),
    "not a game lost": lambda r, m, f: won_by(r, f) and {g[0] for g in set_games(r)} == {r.last.side},
    "set in points": lambda r, m, f: won_by(r, f) and (f["mine"], f["theirs"]) == counts(set_points(r), r.last.side),
    "won after match points": lambda r, m, f: (
        won_by(r, f) and f["count"] == r.saved(r.points, r.last.side, "match") > 0
    ),
    "won with fewer points": lambda r, m, f: (
        won_by(r, f) and (f["mine"], f["theirs"]) == counts(r.points, r.last.side) and f["mine"] < f["theirs"]
    ),
    "won from sets down": lambda r, m, f: (
        won_by(r, f)
        and [games[r.last.side] < games[1 - r.last.side] for games in r.score.sets][: f["count"] + 1]
        == [True] * f["count"] + [False]
    ),
    "won from behind": lambda r, m, f: (
        won_by(r, f) and was_worst(r, [p.after.points for p in r.points], r.last.side, f)
    ),
    "turned on": lambda r, m, f: turned_on(r, f),
    "match in points": lambda r, m, f: won_by(r, f) and (f["mine"], f["theirs"]) == counts(r.points, r.last.side),
}


def test_a_remark_on_the_score_is_true_whenever_it_may_be_made():
    seen: set[str] = set()
    for played, matches in MATCHES.items():
        for seed in range(matches):
            for after, moment, record in simulated(played, seed):
                seen.update(checked(after, moment, record))

    assert {form.name for form in FORMS} - seen == set(), "never true"


def checked(after: str, moment: Moment, record: Record) -> Iterator[str]:
    if occasion(moment.story, moment.played, moment.score, after) is None:
        return
    for form in FORMS:
        facts = form.when(moment) if form.after == after else None
        if facts is not None:
            assert CLAIMS[form.name](record, moment, dict(facts)), (form.name, facts, record.points[-3:])
            yield form.name


def test_every_form_has_a_name_of_its_own_and_a_claim():
    assert sorted(CLAIMS) == sorted({form.name for form in FORMS})
    assert len(FORMS) == len(CLAIMS)


def test_a_position_that_was_set_up_has_no_past_to_remark_on():
    story = Story(COURSE)
    story.hear(Won(0, "winner", Score(1, (5, 6))))

    assert occasion(story, TIEBREAK_MODE, Score(1, (5, 6)), POINT) is None


def test_what_is_over_last_is_remarked_on():
    """Not the point that wins a game, nor the set that wins the match."""
    won, over = Score(1, (0, 0), (1, 0)), Score(1, (0, 0), (0, 0), ((6, 0), (6, 0)))
    story = Story(COURSE)

    assert [occasion(story, BEST_OF_3, won, after) for after in (POINT, GAME)] == [None, GAME]
    assert [occasion(story, BEST_OF_3, over, after) for after in (POINT, GAME, SET, MATCH)] == [None, None, None, MATCH]


def test_the_same_match_is_remarked_on_in_the_same_words():
    def told() -> list[str]:
        remarks, said = Remarks(FORMS), []
        for number, (after, moment, _record) in enumerate(simulated(BEST_OF_3, 4)):
            remark = remarks.pick(after, moment, number)
            said += [remark.full, remark.brief] if remark else []
        return said

    assert told() == told()
    assert len(set(told())) > 20
