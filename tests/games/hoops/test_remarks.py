"""Every remark on a match is true of what happened in it: counted anew from its events, without the story."""

from collections.abc import Callable
from itertools import takewhile
from typing import Any

import msgspec

from tests.contract.contenders import CONTENDERS, Contender
from tests.helpers import at_random, play_out
from wwtennis.games.hoops.events import (
    AttackScored,
    FatigueTaken,
    MismatchPlayed,
    Points,
    TurnStarted,
)
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.words.remarks import FORMS, OCCASIONS, Moment, remark
from wwtennis.games.hoops.words.story import Story
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

NAMES = ("Fred", "Sophie", "Maya", "Noah")
HOOPS = [each for each in CONTENDERS if each.name.startswith("hoops")]
SEEDS = range(25)
Facts = dict[str, Any]


def brought(event: AttackScored | MismatchPlayed) -> int:
    return event.scored if isinstance(event, MismatchPlayed) else sum(each.points for each in event.scored)


def sums(points: Points) -> list[int]:
    return [sum(row) for row in points]


class Told(msgspec.Struct, frozen=True):
    """What has happened, the event in question last; and how the match stands after it."""

    events: list[Event]
    match: Match

    @property
    def now(self) -> Any:
        return self.events[-1]

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.match.teams)]

    @property
    def scored(self) -> list[Any]:
        return [event for event in self.events if isinstance(event, AttackScored | MismatchPlayed)]

    @property
    def leads(self) -> list[int]:
        """How far the first of two was ahead, from the beginning on."""
        return [0] + [sums(event.points)[0] - sums(event.points)[1] for event in self.scored]

    def lead(self, seat: int, back: int = 1) -> int:
        """How far a coach was ahead after the last attack, or before it."""
        return self.leads[-back] * (1 if seat == 0 else -1)

    def is_of(self, seat: int, f: Facts) -> bool:
        return f["name"] == self.names[seat] and (not f["other"] or f["other"] == self.names[1 - seat])

    @property
    def winner_leads(self) -> list[int]:
        return [lead * (1 if self.match.winner == 0 else -1) for lead in self.leads]


def unanswered(t: Told) -> int:
    """Points since somebody else scored any."""
    ours = takewhile(lambda event: event.seat == t.now.seat or not brought(event), reversed(t.scored))
    return sum(brought(event) for event in ours)


def dry(t: Told) -> int:
    own = [event for event in t.scored if event.seat == t.now.seat]
    return len(list(takewhile(lambda event: not brought(event), reversed(own))))


def is_two(t: Told) -> bool:
    return len(t.match.teams) == 2


CLAIMS: dict[str, Callable[[Told, Facts], bool]] = {
    "takes the lead": lambda t, f: (
        is_two(t) and t.is_of(t.now.seat, f) and t.lead(t.now.seat) > 0 >= t.lead(t.now.seat, back=2)
    ),
    "draws level": lambda t, f: (
        is_two(t) and t.is_of(t.now.seat, f) and t.lead(t.now.seat) == 0 > t.lead(t.now.seat, back=2)
    ),
    "dry spell": lambda t, f: t.is_of(t.now.seat, f) and f["count"] == dry(t) > 2,
    "run": lambda t, f: t.is_of(t.now.seat, f) and f["count"] == unanswered(t) and brought(t.now) > 0,
    "best attack": lambda t, f: (
        t.is_of(t.now.seat, f) and f["count"] == brought(t.now) > max(brought(event) for event in t.scored[:-1])
    ),
    "all stopped": lambda t, f: t.is_of(t.now.seat, f) and f["count"] == t.now.attack and not brought(t.now),
    "closes in": lambda t, f: (
        is_two(t) and f["count"] == -t.lead(t.now.seat) > 0 and t.lead(t.now.seat) > t.lead(t.now.seat, back=2)
    ),
    "largest lead": lambda t, f: (
        is_two(t)
        and f["count"] == t.lead(t.now.seat)
        and all(abs(lead) < f["count"] for lead in t.leads[:-1])
        and t.is_of(t.now.seat, f)
    ),
    "late and level": lambda t, f: is_two(t) and t.leads[-1] == 0,
    "late and behind": lambda t, f: is_two(t) and t.is_of(t.now.seat, f) and f["count"] == -t.lead(t.now.seat) > 0,
    "again that tactic": lambda t, f: (
        t.is_of(t.now.seat, f) and f["count"] == sum(event == t.now for event in t.events)
    ),
    "tired": lambda t, f: (
        t.is_of(t.now.seat, f)
        and f["count"] == sum(len(e.cards) for e in t.events if isinstance(e, FatigueTaken) and e.seat == t.now.seat)
    ),
    "won from behind": lambda t, f: is_two(t) and t.is_of(t.now.winner, f) and f["count"] == -min(t.winner_leads) > 0,
    "narrow": lambda t, f: is_two(t) and t.is_of(t.now.winner, f) and f["count"] == t.winner_leads[-1] > 0,
    "never behind": lambda t, f: is_two(t) and t.is_of(t.now.winner, f) and min(t.winner_leads) >= 0,
    "best of the match": lambda t, f: (
        f["count"] == max(brought(event) for event in t.scored)
        and any(brought(e) == f["count"] and t.names[e.seat] == f["name"] for e in t.scored)
    ),
}


def checked(contender: Contender, seed: int) -> set[str]:
    """A match played at random: whatever may be remarked on it is looked at; and which forms those were."""
    table, story, heard, seen = Table(contender.game, SeededLuck(seed)), Story(), list[Event](), set[str]()

    def hear(event: Event) -> None:
        story.hear(event)
        heard.append(event)
        told = Told(heard, table.state)
        moment = Moment(story, table.state, event, told.names)
        for form in FORMS:
            facts = form.when(moment) if form.after == OCCASIONS.get(type(event)) else None
            if facts is not None:
                assert CLAIMS[form.name](told, dict(facts)), (form.name, facts, heard[-6:])
                seen.add(form.name)

    table.subscribe(hear)
    table.open()
    play_out(table, at_random(seed))
    assert story.is_whole
    return seen


def test_a_remark_is_true_whenever_it_may_be_made():
    seen = set[str]().union(*(checked(contender, seed) for contender in HOOPS for seed in SEEDS))

    assert set(CLAIMS) - seen == set(), "never true"


def test_every_form_has_a_name_of_its_own_and_a_claim():
    assert sorted(form.name for form in FORMS) == sorted(CLAIMS)


def test_a_position_that_was_set_up_has_no_past_to_remark_on():
    story, match = Story(), HOOPS[0].game.new_state()
    story.hear(AttackScored(0, 0, (), ((0, 20), (5, 0))))

    assert remark(story, TurnStarted(1, match.turns), match, NAMES[:2]) is None
    assert not story.is_whole
