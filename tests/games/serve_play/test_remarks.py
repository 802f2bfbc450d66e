"""Every remark on a match is true of what happened in it: counted anew from its events, without the story."""

from collections.abc import Callable
from itertools import takewhile
from typing import Any

import msgspec

from tests.games.serve_play.court_talk import REAL_DECKS
from tests.helpers import at_random, play_out
from wwtennis.games.serve_play.events import How, KillPlayed, PointWon, ServeIn, ShotPlayed, SmashPlayed
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.words.remarks import FORMS, OCCASIONS, Moment
from wwtennis.games.serve_play.words.story import Story
from wwtennis.games.serve_play.words.terms import place_name
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.calling import side_name
from wwtennis.tennis.remarks import FORMS as ON_TENNIS
from wwtennis.tennis.score import side_of

SINGLES, DOUBLES = ("Ann", "Bob"), ("Ann", "Bob", "Cy", "Dee")
SEEDS = range(40)
OWN = [form for form in FORMS if form not in ON_TENNIS]
Facts = dict[str, Any]


class Told(msgspec.Struct, frozen=True):
    """What has happened, the event in question last."""

    events: list[Event]
    names: tuple[str, ...]

    @property
    def now(self) -> Any:
        return self.events[-1]

    @property
    def side(self) -> int:
        return side_of(self.now.seat)

    def by_side(self, *kinds: type[Any]) -> list[Any]:
        """What this side has played of these kinds."""
        return [e for e in self.events if isinstance(e, kinds) and side_of(e.seat) == self.side]

    @property
    def points(self) -> list[PointWon]:
        return [event for event in self.events if isinstance(event, PointWon)]

    def is_of(self, side: int, f: Facts) -> bool:
        return (f["name"], f["other"]) == (side_name(self.names, side), side_name(self.names, 1 - side))

    @property
    def shots(self) -> int:
        """Of the rally: since the serve that is in."""
        rally = list(takewhile(lambda event: not isinstance(event, ServeIn), reversed(self.events)))
        return 1 + sum(isinstance(event, ShotPlayed | SmashPlayed | KillPlayed) for event in rally)

    def last_points(self, fits: Callable[[PointWon], bool]) -> int:
        return len(list(takewhile(fits, reversed(self.points))))

    def finishes(self, side: int) -> int:
        return sum(point.side == side and point.how in (How.SMASH, How.KILL) for point in self.points)


CLAIMS: dict[str, Callable[[Told, Facts], bool]] = {
    "rally goes on": lambda t, f: f["count"] == t.shots,
    "same place": lambda t, f: (
        t.is_of(t.side, f)
        and f["place"] == place_name(t.now.place)
        and [shot.place for shot in t.by_side(ShotPlayed)][-f["count"] :] == [t.now.place] * f["count"]
    ),
    "smashes": lambda t, f: t.is_of(t.side, f) and f["count"] == len(t.by_side(SmashPlayed)),
    "kills": lambda t, f: t.is_of(t.side, f) and f["count"] == len(t.by_side(KillPlayed)),
    "passes in a row": lambda t, f: (
        t.is_of(1 - t.now.side, f)
        and f["count"] == t.last_points(lambda p: (p.side, p.how) == (t.now.side, How.PASSED)) > 2
    ),
    "no rally": lambda t, f: f["count"] == t.last_points(lambda p: p.how in (How.ACE, How.DOUBLE_FAULT)) > 2,
    "outs": lambda t, f: (
        t.is_of(1 - t.now.side, f)
        and t.now.how is How.OUT
        and f["count"] == sum((p.side, p.how) == (t.now.side, How.OUT) for p in t.points)
    ),
    "finishes": lambda t, f: t.is_of(0, f) and (f["mine"], f["theirs"]) == (t.finishes(0), t.finishes(1)),
}


def checked(names: tuple[str, ...], seed: int) -> set[str]:
    """A match played at random: whatever may be remarked on it is looked at; and which forms those were."""
    table = Table(ServePlay(Setup(REAL_DECKS, names, tiebreak=True)), SeededLuck(seed))
    story, heard, seen = Story(), list[Event](), set[str]()

    def hear(event: Event) -> None:
        story.hear(event)
        heard.append(event)
        moment = Moment(story.tennis, table.state.setup.played, table.state.score, names, story, event)
        for form in OWN:
            facts = form.when(moment) if form.after == OCCASIONS.get(type(event)) else None
            if facts is not None:
                assert CLAIMS[form.name](Told(heard, names), dict(facts)), (form.name, facts, heard[-6:])
                seen.add(form.name)

    table.subscribe(hear)
    table.open()
    play_out(table, at_random(seed))
    return seen


def test_a_remark_is_true_whenever_it_may_be_made():
    seen = set[str]().union(*(checked(names, seed) for names in (SINGLES, DOUBLES) for seed in SEEDS))

    assert set(CLAIMS) - seen == set(), "never true"


def test_every_form_has_a_name_of_its_own_and_a_claim():
    assert sorted(form.name for form in OWN) == sorted(CLAIMS)
