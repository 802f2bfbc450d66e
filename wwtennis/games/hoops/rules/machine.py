"""Chapter 6: the machine coach. It has no hand and no deck, and every choice of its is a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.advance.taking import lying, machine_of
from wwtennis.games.hoops.cards import (
    ATTACK,
    DEFENCE,
    FACES,
    PLACE,
    Interest,
    Player,
    Position,
    Side,
    Skill,
    Tactic,
    total,
)  # fmt: skip
from wwtennis.games.hoops.choices import KEEP_BEST, STAND, Activate
from wwtennis.games.hoops.events import (
    CounterRaised,
    OfferDeclined,
    Phase,
    PhaseBegan,
    PlayerRecruited,
    PlayersOffered,
    PlayersShuffled,
    TacticTaken,
    TurnEnded,
)  # fmt: skip
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.rules import resolving
from wwtennis.games.hoops.rules.court import dice_of, intelligence
from wwtennis.games.hoops.rules.drawing import fill_tactics
from wwtennis.games.hoops.rules.turn import replace, score
from wwtennis.games.hoops.setup import MACHINE_SEAT
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck

OFFERED = 3  # HO-6.3


def start(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-6.1 to HO-6.4: it scores, its counter rises, it recruits and takes a tactic; in overtime it only scores."""
    yield from score(m, MACHINE_SEAT)
    if not m.turn.special and not m.overtimes:
        yield CounterRaised(MACHINE_SEAT, machine_of(m, MACHINE_SEAT).counter + 1)
        yield from recruit(m, luck)
        yield from take_tactic(m, luck)
    yield PhaseBegan(MACHINE_SEAT, Phase.ACT)


# Recruiting


def recruit(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-6.3: what the market pushed out, filled to 3; the best that it can afford, if it improves the court."""
    yield from fill_offer(m, luck)
    machine = machine_of(m, MACHINE_SEAT)
    found = best_recruit(m, machine.offered)
    if found is not None:
        card, position = found
        yield PlayerRecruited(MACHINE_SEAT, card, position, m.teams[MACHINE_SEAT].court[PLACE[position]])
    if machine.offered:
        yield OfferDeclined(MACHINE_SEAT, tuple(machine.offered))


def fill_offer(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-6.3, H10: from the unused players, which are made anew from the discarded ones when they run short."""
    market = m.market
    while missing := OFFERED - len(machine_of(m, MACHINE_SEAT).offered):
        if missing < 0:
            return
        if not market.unused:
            if not market.player_discard:
                return
            yield PlayersShuffled(luck.shuffled(market.player_discard))
        yield PlayersOffered(MACHINE_SEAT, tuple(market.unused[-missing:][::-1]))


def best_recruit(m: Match, offered: Sequence[int]) -> tuple[int, Position] | None:
    """HO-6.3: the greatest gain over whoever stands at one of the player's positions; none without a gain.

    HO-6.5: at the positions that its profile recruits for.
    """
    players, court = m.setup.deck.players, m.teams[MACHINE_SEAT].court
    counter, wanted = machine_of(m, MACHINE_SEAT).counter, interest(m).positions
    best, gain = None, 0
    for card in offered:
        player = players[card]
        for position in player.positions if player.cost <= counter else ():
            gained = player_worth(m, player) - player_worth(m, players[court[PLACE[position]]])
            if gained > gain and position in wanted:
                best, gain = (card, position), gained
    return best


def player_worth(m: Match, player: Player) -> int:
    """HO-6.5: all the numbers of the card together, those of the profile twice."""
    numbers: dict[str, int] = {
        "intelligence": player.intelligence,
        "rebounds": player.rebounds,
        **{skill.value: points for skill, points in player.skills.items()},
    }
    twice = favourites(m)
    return sum([number * (2 if name in twice else 1) for name, number in numbers.items()])


def favourites(m: Match) -> tuple[str, ...]:
    assert m.setup.machine is not None
    return MACHINES[m.setup.machine.profile].twice


def interest(m: Match) -> Interest:
    assert m.setup.machine is not None
    return m.setup.deck.interest(m.setup.machine.profile)


# Tactics


def take_tactic(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-6.4: one that it can afford and that improves its own; if there is none, the market is replaced once."""
    found = best_tactic(m)
    if found is None:
        yield from replace(m, [card for card in m.market.shown if card], luck)
        found = best_tactic(m)
    if found is not None:
        yield TacticTaken(MACHINE_SEAT, *found)
        yield from fill_tactics(m, luck)


def best_tactic(m: Match) -> tuple[int, int] | None:
    """HO-6.4: the greatest gain over its weakest of the same side: that one goes; HO-6.5: of its profile's skills."""
    team, tactics = m.teams[MACHINE_SEAT], m.setup.deck.tactics
    counter, wanted = machine_of(m, MACHINE_SEAT).counter, interest(m).skills
    best, gain = None, 0
    for card in m.market.shown:
        if card and tactics[card].cost <= counter and any(skill in wanted for skill in tactics[card].keeps):
            weakest = min(lying(m, team, card), key=lambda lies: tactic_worth(m, tactics[lies]))
            gained = tactic_worth(m, tactics[card]) - tactic_worth(m, tactics[weakest])
            if gained > gain:
                best, gain = (card, weakest), gained
    return best


def tactic_worth(m: Match, tactic: Tactic, against: Skill | None = None) -> int:
    """HO-6.5: the dice that it would keep of those that the court rolls, those of the profile twice.

    Against an attack, dice of the kind that stops its colour best count once more. A tactic that the court is not
    clever enough for is worth nothing.
    """
    team, deck, twice = m.teams[MACHINE_SEAT], m.setup.deck, favourites(m)
    if tactic.complexity > intelligence(deck, team):
        return 0
    return sum(
        [
            min(count, dice_of(deck, team, skill)) * (1 + (skill in twice) + (skill is against))
            for skill, count in tactic.keeps.items()
        ]
    )


# Activating


def act(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-6.5: one offensive and one defensive tactic, as far as its game intelligence allows; then it is done."""
    team = m.teams[MACHINE_SEAT]
    offence = None if m.turn.attacked or m.turn.special else strongest(m, team.offence)
    defence = None if m.turn.defended else strongest(m, team.defence, best_stopper(m))
    chosen = offence or defence
    if chosen is None:
        yield from end(m, luck)
    else:
        yield from resolving.activate(m, Activate(chosen), luck)


def strongest(m: Match, cards: Sequence[int], against: Skill | None = None) -> int | None:
    tactics = m.setup.deck.tactics
    clever = intelligence(m.setup.deck, m.teams[MACHINE_SEAT])
    playable = [card for card in cards if tactics[card].complexity <= clever]
    return max(playable, key=lambda card: tactic_worth(m, tactics[card], against), default=None)


def best_stopper(m: Match) -> Skill | None:
    """HO-6.5: the kind of die that stops most of the colour in which most points wait."""
    waiting = m.teams[1 - MACHINE_SEAT].attack
    if not waiting:
        return None
    colour = max(ATTACK, key=lambda skill: total([die for die in waiting if die.skill is skill]))
    return max(DEFENCE, key=lambda skill: sum([face.points for face in FACES[skill] if face.stops is colour]))


def reroll(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-6.5: never in defence; attack dice that show 0, as far as rebounds allow."""
    zeros = resolving.misses(m) if resolving.active(m).side is Side.OFFENCE else []
    return resolving.reroll(m, zeros, luck) if zeros else resolving.stand(m, STAND, luck)


def keep(m: Match, luck: Luck) -> Iterator[Event]:
    return resolving.keep_best(m, KEEP_BEST, luck)


def end(m: Match, luck: Luck) -> Iterator[Event]:
    yield TurnEnded(MACHINE_SEAT)
