"""Chapter 3, HO-3.9 to HO-3.14: activating a tactic: roll, reroll, keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.cards import FACES, Die, Side, Skill, Tactic, roll
from wwtennis.games.hoops.choices import (
    KEEP_BEST,
    KEEP_NO_MORE,
    REROLL,
    REROLL_MISSES,
    STAND,
    Activate,
    KeepBest,
    KeepDie,
    KeepNoMore,
    MarkDie,
    Reroll,
    RerollMisses,
    Stand,
    with_card,
    with_die,
)  # fmt: skip
from wwtennis.games.hoops.events import (
    DiceKept,
    DiceRerolled,
    DiceRolled,
    DieKept,
    DieMarked,
    FatigueTaken,
    RollStands,
    TacticActivated,
)  # fmt: skip
from wwtennis.games.hoops.rules.court import dice_of, intelligence, rebounds
from wwtennis.games.hoops.rules.money_time import FREE_REROLLS, decisive_rerolls, is_money_time
from wwtennis.games.hoops.rules.profiles import free_of
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

REBOUNDS_A_REROLL = 3  # HO-3.11

# Activate


def activate_options(m: Match) -> list[Choice]:
    """HO-3.9: one of each side, if the court is clever enough; HO-4.2: in a special turn the defence only."""
    team, tactics = m.teams[m.who], m.setup.deck.tactics
    lying = [] if m.turn.attacked or m.turn.special else team.offence
    lying = lying + ([] if m.turn.defended else team.defence)
    if not lying:
        return []
    clever = intelligence(m.setup.deck, team)
    return [with_card(Activate, card) for card in lying if tactics[card].complexity <= clever]


def activate(m: Match, choice: Activate, luck: Luck) -> Iterator[Event]:
    """HO-3.10: for each skill that the tactic uses, as many dice as the team's sum."""
    team, tactic = m.teams[m.who], m.setup.deck.tactics[choice.card]
    yield TacticActivated(m.who, choice.card)
    dice = [roll(skill, luck) for skill in tactic.keeps for _ in range(dice_of(m.setup.deck, team, skill))]
    yield DiceRolled(m.who, tuple(dice), rerolls=bool(dice) and (rerolls(m) > 0 or free_of(team, dice) > 0))


def active(m: Match) -> Tactic:
    return m.setup.deck.tactics[m.turn.active]


# Reroll


def rerolls(m: Match) -> int:
    """How many dice may be rerolled, beside the one that a coach's profile gives."""
    return attack_rerolls(m, m.who) if active(m).side is Side.OFFENCE else defence_rerolls(m)


def attack_rerolls(m: Match, seat: int) -> int:
    """HO-3.11: ceil(difference / 3) with more rebounds than the opponent; H19: against each opponent apart.

    An attack is one for all opponents, so what each comparison gives is added up. HO-5.5: decisive players give more.
    """
    mine = rebounds(m.setup.deck, m.teams[seat])
    ahead = [mine - rebounds(m.setup.deck, team) for other, team in enumerate(m.teams) if other != seat]
    return sum([-(-lead // REBOUNDS_A_REROLL) for lead in ahead if lead > 0]) + decisive_rerolls(m, seat)


def defence_rerolls(m: Match) -> int:
    """HO-3.12: a Fatigue card each, as long as there are any; HO-5.3: in money time two for nothing instead."""
    return FREE_REROLLS if rerolls_are_free(m) else len(m.market.fatigue)


def rerolls_are_free(m: Match) -> bool:
    return m.setup.money_time and is_money_time(m)


def may_add(m: Match, die: Die, marked: Sequence[Die], limit: int) -> bool:
    """HO-3.11, HO-3.12: whether this die may be rerolled with those marked; HO-5.7: a free one does not count."""
    return len(marked) + 1 - free_of(m.teams[m.who], [*marked, die]) <= limit


def reroll_options(m: Match) -> Sequence[Choice]:
    """H12: all dice to reroll are marked first."""
    marked = m.turn.rerolling
    limit = rerolls(m)
    marks = [with_die(MarkDie, die) for die in dict.fromkeys(unmarked(m)) if may_add(m, die, marked, limit)]
    if marked:
        return [REROLL, *marks]
    return [STAND, *([REROLL_MISSES] if misses(m) else []), *marks]


def unmarked(m: Match) -> list[Die]:
    left = m.turn.dice[:]
    for die in m.turn.rerolling:
        left.remove(die)
    return left


def misses(m: Match) -> list[Die]:
    """Dice that are of no use as they lie, the most promising kind first, as far as rerolls go."""
    useless = [die for die in m.turn.dice if not may_keep(m, die)]
    useless.sort(key=lambda die: -sum([face.points for face in FACES[die.skill]]))
    chosen: list[Die] = []
    limit = rerolls(m)
    for die in useless:
        if may_add(m, die, chosen, limit):
            chosen.append(die)
    return chosen


def mark(m: Match, choice: MarkDie, luck: Luck) -> Iterator[Event]:
    yield DieMarked(m.who, choice.die)


def reroll_marked(m: Match, choice: Reroll, luck: Luck) -> Iterator[Event]:
    return reroll(m, m.turn.rerolling, luck)


def reroll_misses(m: Match, choice: RerollMisses, luck: Luck) -> Iterator[Event]:
    return reroll(m, misses(m), luck)


def reroll(m: Match, dice: Sequence[Die], luck: Luck) -> Iterator[Event]:
    """HO-3.11, HO-3.12, H12: together, each once; Fatigue is taken before, onto the own deck."""
    if active(m).side is Side.DEFENCE and not rerolls_are_free(m):
        cards = m.market.fatigue[: len(dice) - free_of(m.teams[m.who], dice)]
        if cards:
            yield FatigueTaken(m.who, tuple(cards))
    old = tuple(dice)
    yield DiceRerolled(m.who, old, tuple([roll(die.skill, luck) for die in old]))


def stand(m: Match, choice: Stand, luck: Luck) -> Iterator[Event]:
    yield RollStands(m.who)


# Keep


def may_keep(m: Match, die: Die) -> bool:
    """H11: a 0 never waits; HO-3.13: a defence die only against a colour that waits."""
    if die.points == 0:
        return False
    return die.stops is None or die.stops in colours_waiting(m)


def colours_waiting(m: Match) -> set[Skill]:
    """HO-3.13: the kinds of the opponent's waiting attack dice; H19: of any of them."""
    return {die.skill for seat, team in enumerate(m.teams) if seat != m.who for die in team.attack}


def keepable(m: Match) -> list[Die]:
    """HO-3.10: what may still be kept, the highest first: no more of a kind than the card says."""
    keeps, keeping = active(m).keeps, m.turn.keeping
    left = m.turn.dice[:]
    for die in keeping:
        left.remove(die)
    room = {skill: count - sum([die.skill is skill for die in keeping]) for skill, count in keeps.items()}
    found = [die for die in left if room[die.skill] > 0 and may_keep(m, die)]
    return sorted(found, key=lambda die: -die.points)


def keep_options(m: Match) -> Sequence[Choice]:
    """HO-3.10, H11: die by die, the best of them, or fewer."""
    dice = keepable(m)
    if not dice:
        return [KEEP_NO_MORE]
    each = [with_die(KeepDie, die) for die in dict.fromkeys(dice)]
    return [KEEP_BEST, *each, KEEP_NO_MORE]


def keep_die(m: Match, choice: KeepDie, luck: Luck) -> Iterator[Event]:
    yield DieKept(m.who, choice.die)


def keep_no_more(m: Match, choice: KeepNoMore, luck: Luck) -> Iterator[Event]:
    """HO-3.14: those kept wait."""
    yield DiceKept(m.who, tuple(m.turn.keeping))


def keep_best(m: Match, choice: KeepBest, luck: Luck) -> Iterator[Event]:
    """HO-3.10: of each kind the highest, as many as the card says."""
    yield DiceKept(m.who, (*m.turn.keeping, *best(m)))


def best(m: Match) -> list[Die]:
    room = {
        skill: count - sum([die.skill is skill for die in m.turn.keeping]) for skill, count in active(m).keeps.items()
    }
    chosen: list[Die] = []
    for die in keepable(m):
        if room[die.skill] > 0:
            room[die.skill] -= 1
            chosen.append(die)
    return chosen
