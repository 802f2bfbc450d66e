"""What can be remarked on a match of Serve & Play beside its score: the shot, and how somebody plays."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.events import (
    GameWon,
    How,
    KillPlayed,
    MatchWon,
    PointStarted,
    PointWon,
    SetWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.words.story import Story
from wwtennis.games.serve_play.words.terms import place_name
from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import Facts, Form, Remark, Remarks, worth_a_word
from wwtennis.kernel.words import later
from wwtennis.tennis.remarks import FORMS as ON_TENNIS
from wwtennis.tennis.remarks.moment import GAME, MATCH, POINT, SET, START, occasion
from wwtennis.tennis.remarks.moment import Moment as TennisMoment
from wwtennis.tennis.score import side_of

# The occasions beside those of tennis
SHOT, SMASHED, KILLED = "shot", "smashed", "killed"

OCCASIONS: dict[type[Event], str] = {
    PointStarted: START,
    ShotPlayed: SHOT,
    SmashPlayed: SMASHED,
    KillPlayed: KILLED,
    PointWon: POINT,
    GameWon: GAME,
    SetWon: SET,
    MatchWon: MATCH,
}


class Moment(TennisMoment, frozen=True):
    """What a form looks at."""

    own: Story
    event: Event

    @property
    def side(self) -> int:
        """That of whoever plays in this event."""
        found: int = getattr(self.event, "seat", 0)
        return side_of(found)


def remark(story: Story, event: Event, match: Match, names: Sequence[str]) -> Remark | None:
    """What is said beside this event, which the story has heard."""
    after = OCCASIONS.get(type(event))
    if after is None:
        return None
    played, score = match.setup.played, match.score
    after = occasion(story.tennis, played, score, after)
    if after is None:
        return None
    return REMARKS.pick(after, Moment(story.tennis, played, score, names, story, event), match.events)


def _rally_goes_on(m: Moment) -> Facts | None:
    count = m.story.shots
    return {"count": count} if count >= 6 and count % 3 == 0 else None


def _same_place(m: Moment) -> Facts | None:
    assert isinstance(m.event, ShotPlayed)
    count = 0
    for place in reversed(m.own.sides[m.side].places):
        if place is not m.event.place:
            break
        count += 1
    return {**m.named(m.side), "place": place_name(m.event.place), "count": count} if count >= 3 else None


def _smashes(m: Moment) -> Facts | None:
    count = m.own.sides[m.side].smashes
    return {**m.named(m.side), "count": count} if worth_a_word(count) else None


def _kills(m: Moment) -> Facts | None:
    count = m.own.sides[m.side].kills
    return {**m.named(m.side), "count": count} if worth_a_word(count) else None


def _passes_in_a_row(m: Moment) -> Facts | None:
    count = 0
    for point in reversed(m.story.points):
        if (point.side, point.how) != (m.last.side, How.PASSED):
            break
        count += 1
    return {**m.named(1 - m.last.side), "count": count} if count >= 3 else None


def _no_rally(m: Moment) -> Facts | None:
    count = 0
    for point in reversed(m.story.points):
        if point.how not in (How.ACE, How.DOUBLE_FAULT):
            break
        count += 1
    return {"count": count} if count >= 3 else None


def _outs(m: Moment) -> Facts | None:
    loser = 1 - m.last.side
    count = m.own.sides[loser].outs
    return {**m.named(loser), "count": count} if m.last.how == How.OUT and worth_a_word(count) else None


def _finishes(m: Moment) -> Facts | None:
    mine, theirs = (side.finishes for side in m.own.sides)
    return {**m.named(0), "mine": mine, "theirs": theirs} if mine + theirs >= 4 else None


ON_SERVE_PLAY: tuple[Form[Moment], ...] = (
    Form("rally goes on", SHOT, 70, _rally_goes_on,
         (later("{count} shots in this rally already."), later("Shot number {count}, and it goes on.")),
         later("{count} shots.")),
    Form("same place", SHOT, 50, _same_place,
         (later("The same place {count} times running."), later("{count} in a row to the {place} now.")),
         later("{count} in a row there.")),
    Form("smashes", SMASHED, 40, _smashes,
         (later("Smash number {count} for {name}."), later("{count} smashes by {name} so far.")),
         later("Number {count}.")),
    Form("kills", KILLED, 40, _kills,
         (later("Kill number {count} for {name}."), later("{count} kills by {name} so far.")),
         later("Number {count}.")),
    Form("no rally", POINT, 55, _no_rally,
         (later("{count} points in a row without a rally."),
          later("The serve alone has decided the last {count} points.")),
         later("{count} points without a rally.")),
    Form("passes in a row", POINT, 44, _passes_in_a_row,
         (later("{count} points in a row given away with a pass."), later("Passed once more: {count} in a row.")),
         later("Passed {count} times in a row.")),
    Form("outs", POINT, 41, _outs,
         (later("{count} balls out by {name} so far."), later("That is number {count} out for {name}.")),
         later("Number {count} out.")),
    Form("finishes", GAME, 10, _finishes,
         (later("Points with a smash or a kill: {name} {mine}, {other} {theirs}."),
          later("Smashed or killed so far: {name} {mine}, {other} {theirs}.")), later("Put away: {mine}-{theirs}."),
         one_in=2),
)  # fmt: skip

FORMS: tuple[Form[Moment], ...] = (*ON_TENNIS, *ON_SERVE_PLAY)
REMARKS = Remarks(FORMS)
