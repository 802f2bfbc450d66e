"""Chapter 5, HO-5.6: the mismatch, one player against one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.cards import ATTACK, DEFENCE, DICE_OF_A_KIND, PLACE, Die, Position, Skill, roll, total
from wwtennis.games.hoops.choices import Against, CallMismatch
from wwtennis.games.hoops.events import MismatchCalled, MismatchPlayed
from wwtennis.games.hoops.rules.turn import points_after
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

POSITIONS_A_COURT = 5


def mismatch_options(m: Match) -> list[Choice]:
    """HO-5.6: in the own turn before activating, each position once, as often as agreed; who cannot attack does not."""
    team = m.teams[m.who]
    called = POSITIONS_A_COURT - len(team.tokens)
    if called >= m.setup.mismatches or m.turn.special:
        return []
    players = m.setup.deck.players
    return [
        CallMismatch(position)
        for position in team.tokens
        if any(players[team.court[PLACE[position]]].skills[skill] for skill in ATTACK)
    ]


def call(m: Match, choice: CallMismatch, luck: Luck) -> Iterator[Event]:
    """HO-5.6: with more than two coaches, against one named opponent."""
    others = opponents(m)
    if len(others) == 1:
        yield duel(m, choice.position, others[0], luck)
    else:
        yield MismatchCalled(m.who, choice.position)


def opponents(m: Match) -> list[int]:
    return [seat for seat in range(len(m.teams)) if seat != m.who]


def opponent_options(m: Match) -> Sequence[Choice]:
    return [Against(seat) for seat in opponents(m)]


def against(m: Match, choice: Against, luck: Luck) -> Iterator[Event]:
    assert m.turn.calling is not None
    yield duel(m, m.turn.calling, choice.opponent, luck)


def duel(m: Match, position: Position, opponent: int, luck: Luck) -> MismatchPlayed:
    """HO-5.6, H5: all attack dice of one against all defence dice of the other whose colour was rolled."""
    attack = roll_player(m, m.who, position, ATTACK, luck)
    defence = roll_player(m, opponent, position, DEFENCE, luck)
    colours = {die.skill for die in attack}
    stopped = total([die for die in defence if die.stops in colours])
    scored = max(0, total(attack) - stopped)
    points = points_after(m, m.who, {opponent: scored})
    return MismatchPlayed(m.who, opponent, position, attack, defence, stopped, scored, points)


def roll_player(m: Match, seat: int, position: Position, skills: Sequence[Skill], luck: Luck) -> tuple[Die, ...]:
    player = m.setup.deck.players[m.teams[seat].court[PLACE[position]]]
    return tuple([roll(skill, luck) for skill in skills for _ in range(min(DICE_OF_A_KIND, player.skills[skill]))])
