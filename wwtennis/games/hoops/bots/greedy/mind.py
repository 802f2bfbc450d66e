"""What the greedy coach makes of a view: what courts, tactics and cards are worth to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property

from wwtennis.games.hoops.bots.greedy.odds import stops_by_colour, table_of
from wwtennis.games.hoops.bots.greedy.weights import Weights
from wwtennis.games.hoops.cards import (
    ATTACK,
    DEFENCE,
    DICE_OF_A_KIND,
    PLACE,
    Cards,
    Player,
    Position,
    Side,
    Skill,
    Tactic,
    total,
)
from wwtennis.games.hoops.view import TeamView, View

Sums = tuple[int, ...]  # dice of each skill, in the order of Skill
MIDDLING = 1  # dice of each kind that a defence keeps
INDEX = {skill: number for number, skill in enumerate(Skill)}


@cache
def numbers_of(deck: Cards) -> dict[int, tuple[int, ...]]:
    """The eight numbers of every player, side by side: game intelligence, rebounds, the six skills."""
    return {
        number: (card.intelligence, card.rebounds, *[card.skills[skill] for skill in Skill])
        for number, card in deck.players.items()
    }


class Mind:
    """One look at the table."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.me = view.me
        self.players = view.setup.deck.players
        self.tactics = view.setup.deck.tactics
        self.court = list(view.me.court)
        self._numbers = numbers_of(view.setup.deck)
        self._worths: dict[tuple[int, ...], float] = {}

    @cached_property
    def others(self) -> list[TeamView]:
        return self.view.others

    @cached_property
    def turns_left(self) -> int:
        """Own turns after this one."""
        view = self.view
        return max(0, view.turns - view.number) // len(view.teams)

    @property
    def defends_last(self) -> bool:
        """HO-4.2, H19: a special turn is still to come, for everybody but the last coach."""
        view, coaches = self.view, len(self.view.teams)
        return not view.turn.special and (view.seat - view.first) % coaches < coaches - 1

    @cached_property
    def attack_waiting(self) -> int:
        """The largest attack that waits with an opponent."""
        return max([total(team.attack) for team in self.others])

    @cached_property
    def colours_waiting(self) -> frozenset[Skill]:
        return self.view.colours_waiting

    # Courts

    def eight(self, court: Sequence[int]) -> tuple[int, ...]:
        """What these five add up to, number by number."""
        return tuple(map(sum, zip(*[self._numbers[card] for card in court], strict=True)))

    def dice(self, court: Sequence[int]) -> Sums:
        return tuple([min(DICE_OF_A_KIND, count) for count in self.eight(court)[2:]])

    def clever(self, court: Sequence[int]) -> int:
        added = 0 if self.me.profile is None else self.me.profile.intelligence
        return added + self.eight(court)[0]

    @cached_property
    def sums(self) -> Sums:
        """The dice of the court as it stands."""
        return self.dice(self.court)

    @cached_property
    def intelligence(self) -> int:
        return self.clever(self.court)

    def court_worth(self, court: Sequence[int]) -> float:
        """What these five would make of the tactics that this coach has, and a little for what they could make."""
        key = tuple(court)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._court_worth(court)
        return found

    def _court_worth(self, court: Sequence[int]) -> float:
        w = self.weights
        clever, boards, *skills = self.eight(court)
        clever += 0 if self.me.profile is None else self.me.profile.intelligence
        sums = tuple([min(DICE_OF_A_KIND, count) for count in skills])
        worth = w.skill * sum(sums) + w.intelligence * clever + w.rebounds * boards
        for owned in self.owned.values():
            found = sorted([self.tactic_worth(tactic, sums, clever) for tactic in owned], reverse=True)
            worth += w.best_tactic * sum(found[:1]) + (1 - w.best_tactic) * sum(found[1:2])
        return worth

    def with_player(self, card: int, position: Position) -> list[int]:
        court = self.court[:]
        court[PLACE[position]] = card
        return court

    def entry_gain(self, card: int, position: Position) -> float:
        """What the court gains if this player takes this place."""
        return self.court_worth(self.with_player(card, position)) - self.court_worth(self.court)

    def player_gain(self, card: int) -> float:
        """The best that this player could do for the court."""
        return max([self.entry_gain(card, position) for position in self.players[card].positions])

    # Tactics

    def worth_now(self, card: int) -> float:
        """What this tactic is worth to the court as it stands."""
        return self.tactic_worth(self.tactics[card], self.sums, self.intelligence)

    def tactic_worth(self, tactic: Tactic, sums: Sums, clever: int) -> float:
        """Points that it scores or stops when it is played, less what the court is not clever enough for."""
        if tactic.side is Side.OFFENCE:
            worth = self.attack_worth(tactic, sums)
        else:
            worth = self.weights.defence * self.usual_stops(tactic, sums)
        missing = tactic.complexity - clever
        return worth if missing <= 0 else worth * self.weights.too_complex**missing

    def attack_worth(self, tactic: Tactic, sums: Sums) -> float:
        likes, worth = self.weights.likes, 0.0
        for skill, keep in tactic.keeps.items():
            index = INDEX[skill]
            worth += table_of(skill)[sums[index]][keep] * likes[index]
        return worth

    def attack_now(self, tactic: Tactic, sums: Sums) -> float:
        """What it would score, less what the opponents are likely to stop of its colours."""
        return self.attack_worth(tactic, sums) - self.weights.foresight * self.answer_to(frozenset(tactic.keeps))

    def answer_to(self, colours: frozenset[Skill]) -> float:
        """What the opponents' courts stop of these colours with a middling defence, on average."""
        stopped = 0.0
        for team in self.others:
            dice = self.dice(team.court)
            stopped += sum([table_of(skill, colours)[dice[INDEX[skill]]][MIDDLING] for skill in DEFENCE])
        return stopped / len(self.others)

    def stops_now(self, tactic: Tactic, sums: Sums) -> float:
        """Against the attack that waits now."""
        colours = self.colours_waiting
        stopped = sum([table_of(skill, colours)[sums[INDEX[skill]]][keep] for skill, keep in tactic.keeps.items()])
        return min(stopped, float(self.attack_waiting))

    def usual_stops(self, tactic: Tactic, sums: Sums) -> float:
        """Against the attacks that the opponents' courts are good for."""
        worth = 0.0
        for skill, keep in tactic.keeps.items():
            dice = sums[INDEX[skill]]
            for share, table in zip(self.threats, stops_by_colour(skill), strict=True):
                worth += share * table[dice][keep]
        return worth

    @cached_property
    def threats(self) -> tuple[float, ...]:
        """The share of each kind in the opponents' attacks, by what stands on their courts."""
        dice = [
            1 + sum([self.players[card].skills[skill] for team in self.others for card in team.court])
            for skill in ATTACK
        ]
        whole = sum(dice)
        return tuple([count / whole for count in dice])

    @cached_property
    def owned(self) -> dict[Side, list[Tactic]]:
        """All own tactics by side, wherever they are."""
        owned: dict[Side, list[Tactic]] = {side: [] for side in Side}
        for card in all_cards(self.me):
            tactic = self.tactics.get(card)
            if tactic is not None:
                owned[tactic.side].append(tactic)
        return owned

    def plain_worth(self, player: Player) -> float:
        """A player without a court to look at."""
        w = self.weights
        return 0.5 * sum(player.skills.values()) + w.intelligence * player.intelligence + w.rebounds * player.rebounds


def all_cards(team: TeamView) -> Iterable[int]:
    return (*team.hand, *team.unseen, *team.discard, *team.offence, *team.defence)
