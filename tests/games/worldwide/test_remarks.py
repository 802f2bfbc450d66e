"""Every remark on a match is true of what happened in it: counted anew from its events, without the story."""

from collections import Counter
from collections.abc import Callable, Iterator
from string import Formatter
from typing import Any

import msgspec
import pytest

from tests.contract.contenders import CONTENDERS, Contender, worldwide
from tests.helpers import at_random, play_out
from tests.recordings import match
from tests.table_talk import CLAY
from wwtennis.games.worldwide.cards import DROPS, NET, Kind, Spin, Surface, Zone
from wwtennis.games.worldwide.events import (
    DieRolled,
    Going,
    How,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeMissed,
    ServeStruck,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)
from wwtennis.games.worldwide.setup import SeatSetup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.words.commentary import Commentator
from wwtennis.games.worldwide.words.remarks import FORMS
from wwtennis.games.worldwide.words.remarks.moment import OCCASIONS, Moment
from wwtennis.games.worldwide.words.remarks.surfaces import ON_SURFACES
from wwtennis.games.worldwide.words.story import Story
from wwtennis.games.worldwide.words.wordings import (
    FAULT,
    FAULT_AGAIN,
    INTO_THE_NET,
    MOVES,
    OUT,
    OUT_BY_A_HAIR,
    SPRINTS,
    WINNER,
)
from wwtennis.kernel.commentary import Comment
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.remarks import FORMS as ON_TENNIS
from wwtennis.tennis.score import BEST_OF_3

NAMES = ("Roger", "Rafael")
SHORT_OF_CARDS = [
    worldwide("short-of-cards", surface=CLAY, seats=(SeatSetup("A", hand, 5, 5), SeatSetup("B", 3, 5, 5)))
    for hand in (2, 3)  # so that the last card is paid for a run now and then, whatever the deck lets draw
]
LONG = worldwide("long", played=BEST_OF_3, challenges=False)
MATCHES = [each for each in CONTENDERS if each.name.startswith("worldwide")] + [*SHORT_OF_CARDS, LONG]
SEEDS = range(12)
SAME = (OUT, OUT_BY_A_HAIR, INTO_THE_NET, FAULT, FAULT_AGAIN, WINNER)
Facts = dict[str, Any]


class Told(msgspec.Struct, frozen=True):
    """What has happened, the event in question last; and how the match stands after it."""

    events: list[Event]
    match: Match

    @property
    def now(self) -> Any:
        return self.events[-1]

    @property
    def by(self) -> int:
        seat: int = self.now.seat
        return seat

    @property
    def other(self) -> int:
        return 1 - self.by

    def all(self, kind: type[Any], **like: Any) -> list[Any]:
        found = [event for event in self.events if isinstance(event, kind)]
        return [event for event in found if all(getattr(event, name) == value for name, value in like.items())]

    @property
    def roll(self) -> DieRolled | None:
        """That of the last stroke or serve."""
        for event in reversed(self.events):
            if isinstance(event, DieRolled):
                return event
            if isinstance(event, ServeStruck | StrokePlayed):
                return None
        return None

    @property
    def percent(self) -> int:
        assert self.roll is not None
        return len([face for face in range(1, 21) if face >= self.roll.needed]) * 5

    @property
    def short_by(self) -> int:
        return self.roll.needed - self.roll.face if self.roll is not None else 0

    @property
    def card(self) -> Any:
        return self.match.setup.deck.card(self.now.card)

    def point(self, events: list[Event] | None = None) -> list[Any]:
        """The events of the point being played, or just over."""
        events = self.events if events is None else events
        starts = [place for place, event in enumerate(events) if isinstance(event, PointStarted)]
        return events[starts[-1] :]

    def points(self) -> Iterator[list[Any]]:
        """The points that are over, each with its events; one that was replayed is none."""
        current: list[Any] = []
        for event in self.events:
            if isinstance(event, PointStarted | PointReplayed):
                current = []
            current.append(event)
            if isinstance(event, PointWon):
                yield [*current]

    def stars(self, seat: int) -> int:
        spent = 0
        for event in self.point():
            if getattr(event, "seat", None) == seat and isinstance(event, ServeStruck | StrokePlayed | PlayerMoved):
                spent += event.stars + getattr(event, "cost", 0)
        return spent

    def net_points(self, seat: int) -> tuple[int, int]:
        came = [point for point in self.points() if comes_in(point, seat)]
        return len(came), sum(point[-1].seat == seat for point in came)

    def targets(self, seat: int) -> list[Zone]:
        return [event.target for event in self.all(StrokePlayed, seat=seat) if event.target is not None]

    @property
    def shots(self) -> int:
        return sum(isinstance(event, ServeIn | StrokeLanded) for event in self.point())

    def names(self, seat: int, f: Facts) -> bool:
        return (f["name"], f["other"]) == (NAMES[seat], NAMES[1 - seat])

    def is_one(self, *kinds: Kind) -> bool:
        return isinstance(self.now, StrokeLanded) and not self.now.winner and self.card.kind in kinds


def comes_in(point: list[Any], seat: int) -> bool:
    return any(isinstance(e, PlayerMoved) and e.seat == seat and e.going is Going.NET for e in point)


def ball_of(point: list[Any]) -> int:
    return max(e.ball for e in point if isinstance(e, ServeStruck))


def server_of(point: list[Any]) -> int:
    return next(e.seat for e in point if isinstance(e, ServeStruck))


def all_malus(t: Told) -> dict[Surface, int]:
    cards = [*t.match.setup.deck.strokes.values(), *t.match.setup.deck.serves.values()]
    return {surface: sum(card.malus[surface] for card in cards) for surface in Surface}  # type: ignore[attr-defined]


def elsewhere(t: Told, f: Facts, better: Callable[[int, int], bool]) -> bool:
    """The ball's malus is as told, here and there; and nowhere is it further from what it is here."""
    card, here = t.card, t.match.setup.surface
    there = next(surface for surface, name in ON_SURFACES.items() if name == f["elsewhere"])
    assert t.match.ball is not None
    return (
        f["where"] == ON_SURFACES[here]
        and (f["here"], f["there"]) == (card.malus[here], card.malus[there])
        and t.match.ball.malus == f["here"]
        and all(not better(card.malus[surface], f["there"]) for surface in Surface)
        and better(f["there"], f["here"])
    )


def streak_behind_second(t: Told, seat: int) -> int:
    second = [point for point in t.points() if server_of(point) == seat and ball_of(point) == 2]
    count = 0
    for point in reversed(second):
        if point[-1].seat == seat:
            break
        count += 1
    return count


def first_serves(t: Told, seat: int) -> int:
    served = [ball_of(point) for point in t.points() if server_of(point) == seat]
    return 100 * served.count(1) // len(served)


def hows(t: Told, how: How, winner: int) -> int:
    return len(t.all(PointWon, how=how, seat=winner))


def most_played(t: Told, f: Facts) -> bool:
    seat = NAMES.index(f["name"])
    counts = Counter(event.card for event in t.all(StrokePlayed, seat=seat))
    card = next(n for n, c in t.match.setup.deck.strokes.items() if c.name == f["card"] and counts[n] == f["count"])
    return all(count < f["count"] for other, count in counts.items() if other != card)


CLAIMS: dict[str, Callable[[Told, Facts], bool]] = {
    "strongest surface": lambda t, f: (
        f["where"] == ON_SURFACES[max(all_malus(t), key=lambda each: all_malus(t)[each])]
        and f["where"] == ON_SURFACES[t.match.setup.surface]
    ),
    "mildest surface": lambda t, f: (
        f["where"] == ON_SURFACES[min(all_malus(t), key=lambda each: all_malus(t)[each])]
        and f["where"] == ON_SURFACES[t.match.setup.surface]
    ),
    "hurts here": lambda t, f: elsewhere(t, f, lambda one, two: one < two),
    "harmless here": lambda t, f: elsewhere(t, f, lambda one, two: one > two),
    "last Stars": lambda t, f: t.names(t.by, f) and t.match.sides[t.by].stars == 0 and t.now.stars + t.now.cost > 1,
    "same corner": lambda t, f: t.targets(t.by)[-f["count"] :] == [t.now.target] * f["count"] and t.names(t.by, f),
    "again that card": lambda t, f: (
        t.names(t.by, f) and f["count"] == len(t.all(StrokePlayed, seat=t.by, card=t.now.card))
    ),
    "against the odds": lambda t, f: t.names(t.by, f) and f["percent"] == t.percent < 50 and t.short_by <= 0,
    "rally goes on": lambda t, f: f["count"] == t.shots and not getattr(t.now, "winner", False),
    "just enough": lambda t, f: t.short_by == 0 and t.roll is not None,
    "won outright": lambda t, f: t.names(t.by, f) and isinstance(t.now, StrokeLanded) and t.now.winner,
    "drop shot": lambda t, f: t.names(t.by, f) and t.is_one(*DROPS),
    "lob over the net player": lambda t, f: (
        t.names(t.by, f) and t.is_one(Kind.LOB) and t.match.sides[t.other].zone is NET
    ),
    "passing shot": lambda t, f: t.names(t.by, f) and t.is_one(Kind.PASSING) and t.match.sides[t.other].zone is NET,
    "volley": lambda t, f: t.names(t.by, f) and t.is_one(Kind.VOLLEY) and t.match.sides[t.by].zone is NET,
    "should have been in": lambda t, f: f["percent"] == t.percent > 50 and t.short_by > 0,
    "never possible": lambda t, f: t.percent == 0,
    "far off": lambda t, f: f["count"] == t.short_by and t.percent > 0,
    "last card": lambda t, f: t.now.paid is not None and t.match.sides[t.by].hand == [] and t.names(t.by, f),
    "few cards left": lambda t, f: t.now.paid is not None and len(t.match.sides[t.by].hand) == 1 and t.names(t.by, f),
    "comes in often": lambda t, f: (
        t.names(t.by, f) and f["count"] == len(t.all(PlayerMoved, seat=t.by, going=Going.NET)) and t.now.zone is NET
    ),
    "second serve suffers": lambda t, f: (
        f["name"] == NAMES[t.other]
        and (server_of(t.point()), ball_of(t.point())) == (t.other, 2)
        and f["count"] == streak_behind_second(t, t.other)
    ),
    "cards that do not fit": lambda t, f: (
        t.names(t.other, f) and t.now.how is How.NO_CARD and f["count"] == len(t.match.sides[t.other].hand) > 0
    ),
    "record at the net": lambda t, f: (
        (f["count"], f["won"]) == t.net_points(NAMES.index(f["name"])) and comes_in(t.point(), NAMES.index(f["name"]))
    ),
    "Stars well spent": lambda t, f: t.names(t.by, f) and f["count"] == t.stars(t.by),
    "Stars in vain": lambda t, f: t.names(t.other, f) and f["count"] == t.stars(t.other),
    "first serves": lambda t, f: t.names(0, f) and (f["mine"], f["theirs"]) == (first_serves(t, 0), first_serves(t, 1)),
    "winners and errors": lambda t, f: (
        t.names(0, f)
        and (f["winners"], f["their_winners"]) == (hows(t, How.WINNER, 0), hows(t, How.WINNER, 1))
        and (f["errors"], f["their_errors"]) == (hows(t, How.FAULT, 1), hows(t, How.FAULT, 0))
    ),
    "favourite corner": lambda t, f: (
        Counter(map(str, t.targets(NAMES.index(f["name"])))).most_common(1)[0][1] == f["count"] > f["total"] / 2
        and f["total"] == len(t.targets(NAMES.index(f["name"])))
    ),
    "favourite card": most_played,
}
OWN = [form for form in FORMS if form not in ON_TENNIS]


def checked(contender: Contender, seed: int) -> set[str]:
    """A match played at random: whatever may be remarked on it is looked at; and which forms those were."""
    table, story, heard, seen = Table(contender.game, SeededLuck(seed)), Story(), list[Event](), set[str]()

    def hear(event: Event) -> None:
        story.hear(event)
        heard.append(event)
        match = table.state
        moment = Moment(story.tennis, match.setup.played, match.score, NAMES, story, match, event)
        for form in OWN:
            facts = form.when(moment) if form.after == OCCASIONS.get(type(event)) else None
            if facts is not None:
                assert CLAIMS[form.name](Told(heard, match), dict(facts)), (form.name, facts, heard[-6:])
                seen.add(form.name)

    table.subscribe(hear)
    table.open()
    play_out(table, at_random(seed))
    return seen


def test_a_remark_is_true_whenever_it_may_be_made():
    seen = set[str]().union(*(checked(contender, seed) for contender in MATCHES for seed in SEEDS))

    assert set(CLAIMS) - seen == set(), "never true"


def test_every_form_has_a_name_of_its_own_and_a_claim():
    assert sorted(form.name for form in OWN) == sorted(CLAIMS)


def test_the_story_has_every_point_that_was_won():
    table, story = match(seed=3, played=BEST_OF_3), Story()
    events = events_of(table)
    for event in events:
        story.hear(event)

    won = [event for event in events if isinstance(event, PointWon)]
    assert [(p.side, p.how, p.score) for p in story.tennis.points] == [(e.seat, e.how, e.score) for e in won]
    assert story.tennis.is_whole


def test_who_begins_in_the_middle_remarks_what_who_was_there_from_the_start_does():
    """So a replay says from any moment on what was said when it was played."""
    table = match(seed=5, played=BEST_OF_3)
    events = events_of(table)
    half, game, state = len(events) // 2, table.game, table.game.new_state()
    for event in events[:half]:
        game.advance(state, event)
    late, said = Commentator(NAMES, events[:half]), []
    for event in events[half:]:
        game.advance(state, event)
        said.append(late.comment(event, state))

    assert said == whole_commentary(table)[half:]


def events_of(table: Table[Any]) -> list[Event]:
    return [entry for entry in table.entries if isinstance(entry, Event)]


def whole_commentary(table: Table[Any]) -> list[Comment | None]:
    state, commentator, said = table.game.new_state(), Commentator(NAMES), []
    for event in events_of(table):
        table.game.advance(state, event)
        said.append(commentator.comment(event, state))
    return said


def test_what_is_hidden_changes_no_word():
    """As a seat hears it, with the cards of others face down, the same is remarked."""
    table = match(seed=7)
    events = events_of(table)
    state, commentator, said = table.game.new_state(), Commentator(NAMES), []
    for event in events:
        heard = table.game.heard(event, 0)
        table.game.advance(state, heard)
        said.append(commentator.comment(heard, state))

    assert said == whole_commentary(table)


def test_remarks_come_with_every_other_line_at_most():
    """They are the salt: what happened stays what is mostly read."""
    lines = [said for said in whole_commentary(match(seed=9, played=BEST_OF_3)) if said is not None]
    remarked = [said for said in lines if said.full != said.text]

    assert 0.03 < len(remarked) / len(lines) < 0.3
    assert all(said.full.startswith(said.text) and said.brief.startswith(said.text) for said in lines)


@pytest.mark.parametrize(
    "ways", [*MOVES.values(), SPRINTS, OUT, OUT_BY_A_HAIR, INTO_THE_NET, FAULT, FAULT_AGAIN, WINNER]
)
def test_ways_to_say_the_same_are_different_and_need_the_same(ways: tuple[str, ...]):
    def filled(text: str) -> set[str]:
        return {name for _text, name, _spec, _how in Formatter().parse(text) if name}

    assert len(set(ways)) == len(ways)
    assert len({frozenset(filled(way)) for way in ways}) <= 1


def stands_for(event: Event, m: Match, ways: tuple[str, ...]) -> bool:
    """Whether this event may be told in these ways."""
    is_missed = isinstance(event, StrokeMissed | ServeMissed)
    in_the_net = isinstance(event, StrokeMissed) and m.rolled % 2 == 1 and not event.close
    return {
        OUT_BY_A_HAIR: is_missed and event.close,  # type: ignore[attr-defined]
        INTO_THE_NET: in_the_net,
        OUT: isinstance(event, StrokeMissed) and not event.close and not in_the_net,
        FAULT: isinstance(event, ServeMissed) and not event.close and event.ball == 1,
        FAULT_AGAIN: isinstance(event, ServeMissed) and not event.close and event.ball == 2,
        WINNER: isinstance(event, StrokeLanded) and event.winner,
    }[ways]


def test_each_way_to_say_it_is_said_and_only_of_what_it_stands_for():
    owner, seen = {way: ways for ways in SAME for way in ways}, set()
    for seed in range(80):
        table = match(seed=seed)
        state = table.game.new_state()
        for event, said in zip(events_of(table), whole_commentary(table), strict=True):
            table.game.advance(state, event)
            way = next((way for way in owner if said is not None and said.text.startswith(way)), None)
            if way is not None:
                assert stands_for(event, state, owner[way])
                seen.add(way)

    assert set(owner) - seen == set()


def moves_said_of(event: PlayerMoved, m: Match) -> tuple[str, ...]:
    """The words that a move may be told in, and that they are true of the ball that it is for."""
    is_paid = event.paid is not None
    if event.going is Going.RETREAT:
        assert m.ball is not None
        assert m.ball.lob
    if event.going is Going.CHASE and event.zone is NET and is_paid:
        assert m.ball is not None
        assert m.ball.drop
        return SPRINTS
    if event.going is Going.NET and is_paid:
        assert m.answered is not None
        assert m.answered.spin is Spin.TOPSPIN
    return MOVES[event.going, is_paid]


def test_each_move_is_told_in_words_that_are_true_of_it():
    seen: set[str] = set()
    for contender in (worldwide("clay", surface=CLAY), LONG, worldwide("solo", solo=BY_THE_BOOK, played=BEST_OF_3)):
        for seed in range(40):
            table = play_out(opened(contender, seed), at_random(seed))
            state = table.game.new_state()
            for event, said in zip(events_of(table), whole_commentary(table), strict=True):
                table.game.advance(state, event)
                if isinstance(event, PlayerMoved):
                    card = state.setup.deck.strokes[event.paid].name if event.paid is not None else ""
                    ways = {way.format(name=NAMES[event.seat], card=card): way for way in moves_said_of(event, state)}
                    assert (said is not None) is bool(ways)
                    if said is not None:
                        seen.add(ways[said.text])

    assert {way for ways in (*MOVES.values(), SPRINTS) for way in ways} - seen == set()


def opened(contender: Contender, seed: int) -> Table[Any]:
    table = Table(contender.game, SeededLuck(seed))
    table.open()
    return table
