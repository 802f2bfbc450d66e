"""What can be remarked on a match of Hoops beside its score: leads, runs, pressure, habits."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.hoops.events import (
    AttackScored,
    FatigueTaken,
    MatchEnded,
    MismatchPlayed,
    TacticActivated,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.words.story import Attack, Story
from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import Facts, Form, Remark, Remarks, worth_a_word
from wwtennis.kernel.words import counted, later

# The occasions
TURN, SCORED, TACTIC, TIRED, OVER = "turn", "scored", "tactic", "tired", "over"

OCCASIONS: dict[type[Event], str] = {
    TurnStarted: TURN,
    AttackScored: SCORED,
    MismatchPlayed: SCORED,
    TacticActivated: TACTIC,
    FatigueTaken: TIRED,
    MatchEnded: OVER,
}
LATE = 4  # turns, from which on it is said what is missing
FATIGUE_STEP = 5


class Moment(msgspec.Struct, frozen=True):
    """What a form looks at. `match` is how it stands after the event."""

    story: Story
    match: Match
    event: Event
    names: Sequence[str]

    @property
    def by(self) -> int:
        found: int = getattr(self.event, "seat", 0)
        return found

    @property
    def last(self) -> Attack:
        """The attack that was just scored."""
        return self.story.attacks[-1]

    def named(self, seat: int) -> dict[str, str]:
        """Of two coaches both, of several the one."""
        return {"name": self.names[seat], "other": self.names[1 - seat] if self.are_two else ""}

    @property
    def are_two(self) -> bool:
        return len(self.names) == 2

    @property
    def behind(self) -> int:
        """How far whoever is in turn is behind the other; of several coaches that is not asked."""
        sums = [sum(team.points) for team in self.match.teams]
        return sums[1 - self.by] - sums[self.by] if self.are_two else 0


def remark(story: Story, event: Event, match: Match, names: Sequence[str]) -> Remark | None:
    """What is said beside this event, which the story has heard."""
    after = OCCASIONS.get(type(event))
    if after is None or not story.is_whole:
        return None
    return REMARKS.pick(after, Moment(story, match, event, names), match.events)


# What an attack has changed


def _takes_the_lead(m: Moment) -> Facts | None:
    seat, before = m.by, m.last.before
    if not m.are_two or not sum(before) or before[seat] > before[1 - seat]:
        return None
    return m.named(seat) if m.last.lead(seat) > 0 else None


def _draws_level(m: Moment) -> Facts | None:
    return m.named(m.by) if m.are_two and m.last.brought and m.last.lead(m.by) == 0 else None


def _dry_spell(m: Moment) -> Facts | None:
    count = 0
    for attack in reversed([attack for attack in m.story.attacks if attack.seat == m.by]):
        if attack.brought:
            break
        count += 1
    return {**m.named(m.by), "count": count} if count >= 3 else None


def _run(m: Moment) -> Facts | None:
    """Points since anybody else scored, where more than one attack brought them."""
    count = attacks = 0
    for attack in reversed(m.story.attacks):
        if attack.brought and attack.seat != m.by:
            break
        count, attacks = count + attack.brought, attacks + (attack.brought > 0)
    return {**m.named(m.by), "count": count} if m.last.brought and attacks > 1 and count >= 10 else None


def _best_attack(m: Moment) -> Facts | None:
    earlier = [attack.brought for attack in m.story.attacks[:-1]]
    told = len(earlier) >= 4 and m.last.brought >= 6 and m.last.brought > max(earlier)
    return {**m.named(m.by), "count": m.last.brought} if told else None


def _all_stopped(m: Moment) -> Facts | None:
    return {**m.named(m.by), "count": m.last.attack} if m.last.attack >= 4 and not m.last.brought else None


def _closes_in(m: Moment) -> Facts | None:
    if not m.are_two:
        return None
    before, now = m.last.before[1 - m.by] - m.last.before[m.by], -m.last.lead(m.by)
    return {**m.named(m.by), "count": now} if before - now >= 4 and 0 < now <= 3 else None


def _largest_lead(m: Moment) -> Facts | None:
    if not m.are_two:
        return None
    count, earlier = m.last.lead(m.by), [abs(attack.lead(0)) for attack in m.story.attacks[:-1]]
    return {**m.named(m.by), "count": count} if count >= 8 and count > max(earlier, default=0) else None


# Pressure, and habits


def _late_and_behind(m: Moment) -> Facts | None:
    assert isinstance(m.event, TurnStarted)
    left = m.match.turns - m.event.number + 1
    told = not m.event.special and left <= LATE and m.behind > 0
    return {**m.named(m.by), "count": m.behind, "left": left} if told else None


def _late_and_level(m: Moment) -> Facts | None:
    assert isinstance(m.event, TurnStarted)
    left = m.match.turns - m.event.number + 1
    told = m.are_two and not m.event.special and left <= LATE and m.behind == 0
    return {"left": left} if told else None


def _again_that_tactic(m: Moment) -> Facts | None:
    assert isinstance(m.event, TacticActivated)
    count = m.story.tactics[m.by, m.event.card]
    return {**m.named(m.by), "count": count} if worth_a_word(count) else None


def _tired(m: Moment) -> Facts | None:
    """Each time that it is five more."""
    assert isinstance(m.event, FatigueTaken)
    count = m.story.fatigue[m.by]
    told = count // FATIGUE_STEP > (count - len(m.event.cards)) // FATIGUE_STEP
    return {**m.named(m.by), "count": count} if told else None


# The end


def _from_behind(m: Moment) -> Facts | None:
    count = _furthest_behind(m)
    return {**m.named(_winner(m)), "count": count} if count >= 6 else None


def _never_behind(m: Moment) -> Facts | None:
    won = m.are_two and m.match.winner is not None
    return m.named(_winner(m)) if won and _furthest_behind(m) <= 0 else None


def _narrow(m: Moment) -> Facts | None:
    if not m.are_two or m.match.winner is None or not m.story.attacks:
        return None
    count = m.last.lead(_winner(m))
    return {**m.named(_winner(m)), "count": count} if count <= 2 else None


def _best_of_the_match(m: Moment) -> Facts | None:
    best = max(m.story.attacks, key=lambda attack: attack.brought, default=None)
    return {"name": m.names[best.seat], "count": best.brought} if best is not None and best.brought > 1 else None


def _winner(m: Moment) -> int:
    return m.match.winner or 0


def _furthest_behind(m: Moment) -> int:
    """How far the winner of two was behind at worst."""
    if not m.are_two or m.match.winner is None:
        return 0
    return max((-attack.lead(m.match.winner) for attack in m.story.attacks), default=0)


FORMS: tuple[Form[Moment], ...] = (
    Form("takes the lead", SCORED, 80, _takes_the_lead,
         (later("{name} takes the lead."), later("{name} is ahead now."), later("And {other} is behind.")),
         later("{name} leads.")),
    Form("draws level", SCORED, 75, _draws_level,
         (later("That makes it level."), later("{name} draws level.")), later("Level.")),
    Form("dry spell", SCORED, 65, _dry_spell,
         (later("{count} attacks of {name} in a row without a point."),
          later("{name} cannot score: {count} attacks by now.")),
         later("{count} attacks without a point.")),
    Form("run", SCORED, 62, _run,
         (later("{count} points without an answer."), later("A run of {count} points.")), later("A run of {count}.")),
    Form("best attack", SCORED, 60, _best_attack,
         (later("No attack has brought more so far."), later("{count} at once: the best attack so far.")),
         later("The best so far.")),
    Form("all stopped", SCORED, 50, _all_stopped,
         (later("All {count} stopped."), later("Nothing comes through.")), later("All stopped.")),
    Form("closes in", SCORED, 45, _closes_in,
         (counted("{name} is only {count} point behind now.", "{name} is only {count} points behind now."),
          counted("{count} point, that is all that is missing.", "{count} points, that is all that is missing.")),
         counted("{count} point behind.", "{count} points behind.")),
    Form("largest lead", SCORED, 40, _largest_lead,
         (later("{count} points ahead: the largest lead so far."), later("{name} runs away: {count} points ahead.")),
         later("{count} ahead.")),

    Form("late and level", TURN, 60, _late_and_level,
         (later("It is all level."), later("Nothing is decided.")), later("All level.")),
    Form("late and behind", TURN, 50, _late_and_behind,
         (counted("{name} is {count} point behind.", "{name} is {count} points behind."),
          counted("It takes {count} point to draw level.", "It takes {count} points to draw level.")),
         counted("{count} point behind.", "{count} points behind.")),

    Form("again that tactic", TACTIC, 40, _again_that_tactic,
         (later("{count} times in this match."), later("{name} likes it: {count} times by now.")),
         later("{count} times now.")),
    Form("tired", TIRED, 40, _tired,
         (later("{name} has taken {count} Fatigue cards in this match."), later("That makes {count} in this match.")),
         later("{count} in all.")),

    Form("won from behind", OVER, 70, _from_behind,
         (later("{name} was {count} points behind."), later("And {other} was {count} points ahead.")),
         later("From {count} down.")),
    Form("narrow", OVER, 65, _narrow,
         (counted("By {count} point.", "By {count} points."),
          counted("{count} point has decided it.", "{count} points have decided it.")),
         counted("By {count} point.", "By {count} points.")),
    Form("never behind", OVER, 60, _never_behind,
         (later("{name} was never behind."), later("{other} was never ahead.")), later("Never behind.")),
    Form("best of the match", OVER, 20, _best_of_the_match,
         (later("The best attack brought {count} points: {name}."),
          later("No attack brought more than the {count} points of {name}.")), later("Best attack: {count}, {name}.")),
)  # fmt: skip
REMARKS = Remarks(FORMS)
