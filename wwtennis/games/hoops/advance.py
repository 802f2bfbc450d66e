"""Keeping the books: what each event changes in the state. The rules have decided by now.

A state may also be folded from what one seat heard, in which cards that are face down to it have the number 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wwtennis.games.hoops.cards import PLACE, Side
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    CardKept,
    CardPutBack,
    CardRemoved,
    CardsDiscarded,
    CardsDrawn,
    CardsPaid,
    CommonShuffled,
    CounterRaised,
    DeckShuffled,
    DiceKept,
    DiceRerolled,
    DiceRolled,
    DieKept,
    DieMarked,
    DrawAgreed,
    FatigueTaken,
    FirstChosen,
    MatchEnded,
    MiniMarketShown,
    MismatchCalled,
    MismatchPlayed,
    OfferDeclined,
    OvertimeStarted,
    Phase,
    PhaseBegan,
    PlayerCameIn,
    PlayerMarketMade,
    PlayerRecruited,
    PlayersDealt,
    PlayerSetAside,
    PlayerShifted,
    PlayerShown,
    PlayersLeftOut,
    PlayersOffered,
    PlayersShuffled,
    PlayersSplit,
    PlayerWentOff,
    ProfilesShuffled,
    ProfileTaken,
    PurchaseBegan,
    RollStands,
    RoomNeeded,
    SubstitutionsMade,
    TacticActivated,
    TacticLaid,
    TacticMarked,
    TacticsReplaced,
    TacticsShown,
    TacticsShuffled,
    TacticTaken,
    TeamCardTaken,
    TeamTaken,
    TrackMoved,
    TurnEnded,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.profiles import PROFILES
from wwtennis.games.hoops.state import GAP, PLACES, MachineSide, Match, Team, Turn
from wwtennis.kernel.game import FACE_DOWN, Event


def advance(m: Match, event: Event) -> None:
    """Enter one event in the books."""
    ENTRIES[type(event)](m, event)
    m.events += 1


def take(cards: list[int], card: int) -> None:
    """Take this card away. Where it lay face down, any of those is as good; where `card` is, any card."""
    if card in cards:
        cards.remove(card)
    elif FACE_DOWN in cards:
        cards.remove(FACE_DOWN)
    elif card == FACE_DOWN:
        cards.pop()
    else:
        raise ValueError(f"no card {card} lies there")


def take_all(cards: list[int], wanted: Iterable[int]) -> None:
    for card in wanted:
        take(cards, card)


def off_the_top(pile: list[int], count: int) -> None:
    if count > len(pile):
        raise ValueError(f"no {count} cards lie there")
    del pile[len(pile) - count :]


# Set-up


def _team_card_taken(m: Match, e: TeamCardTaken) -> None:
    m.teams[e.seat].picked.append(e.card)


def _team_taken(m: Match, e: TeamTaken) -> None:
    """HO-6.1: the machine coach's tactics lie open from the start."""
    team = m.teams[e.seat]
    team.court = list(e.court)
    team.owned = [*e.court, *e.deck]
    team.picked = []
    if team.machine is None:
        team.deck = list(e.deck)
    else:
        for card in e.deck:
            lying(m, team, card).append(card)
    m.phase = Phase.SET_UP


def lying(m: Match, team: Team, tactic: int) -> list[int]:
    """The places where this tactic lies, or would."""
    return team.offence if m.setup.deck.tactics[tactic].side is Side.OFFENCE else team.defence


def _players_shuffled(m: Match, e: PlayersShuffled) -> None:
    m.market.unused = list(e.order)
    m.market.player_discard = []


def _player_market_made(m: Match, e: PlayerMarketMade) -> None:
    take_all(m.market.unused, e.pile)
    m.market.pile = list(e.pile)


def _players_dealt(m: Match, e: PlayersDealt) -> None:
    off_the_top(m.market.unused, len(e.cards))
    m.teams[e.seat].dealt = list(e.cards)


def _player_set_aside(m: Match, e: PlayerSetAside) -> None:
    team = m.teams[e.seat]
    take_all(team.dealt, e.cards)
    team.mini.extend(e.cards)
    m.phase = Phase.DRAFT_COMMON


def _players_split(m: Match, e: PlayersSplit) -> None:
    m.teams[e.seat].dealt = []
    m.market.common.extend(e.common)
    m.market.out.extend(e.out)
    m.phase = Phase.SET_UP


def _common_shuffled(m: Match, e: CommonShuffled) -> None:
    market = m.market
    off_the_top(market.unused, len(e.order) - len(market.common))
    market.common = []
    market.pile = list(e.order)


def _players_left_out(m: Match, e: PlayersLeftOut) -> None:
    m.market.out.extend(m.market.pile[: e.count])
    del m.market.pile[: e.count]


def _mini_market_shown(m: Match, e: MiniMarketShown) -> None:
    m.teams[e.seat].mini = list(e.cards)


def _told(m: Match, e: Event) -> None:
    """Told for its own sake: what it decided stands in the events that follow."""


def _profile_taken(m: Match, e: ProfileTaken) -> None:
    m.teams[e.seat].profile = PROFILES[e.profile]
    m.phase = Phase.SET_UP


def _deck_shuffled(m: Match, e: DeckShuffled) -> None:
    team = m.teams[e.seat]
    team.deck = list(e.order)
    team.discard = []


def _tactics_shuffled(m: Match, e: TacticsShuffled) -> None:
    m.market.tactic_pile = list(e.order)
    m.market.tactic_discard = []


def _first_chosen(m: Match, e: FirstChosen) -> None:
    m.first = e.seat


# The start of a turn


def _turn_started(m: Match, e: TurnStarted) -> None:
    """HO-5.8: with more than two coaches defence dice stay until their owner's next turn."""
    m.who = e.seat
    m.number = e.number
    m.specials += e.special
    m.turn = Turn(e.special)
    m.phase = Phase.START
    if len(m.teams) > 2:
        m.teams[e.seat].guard = []


def _attack_scored(m: Match, e: AttackScored) -> None:
    """HO-3.1: both sets of dice go back; HO-5.8: with more coaches each defends until the own next turn."""
    team = m.teams[e.seat]
    team.attack = []
    for against, _stopped, points in [(each.against, each.stopped, each.points) for each in e.scored]:
        team.points[against] += points
        if len(m.teams) == 2:
            m.teams[against].guard = []


def _player_shown(m: Match, e: PlayerShown) -> None:
    market = m.market
    off_the_top(market.pile, 1)
    gap = market.track.index(GAP) if GAP in market.track else PLACES - 1
    market.track = [e.card, *market.track[:gap], *market.track[gap + 1 :]]
    _pushed_out(m, e.out)


def _track_moved(m: Match, e: TrackMoved) -> None:
    m.market.track = [GAP, *m.market.track[:-1]]
    _pushed_out(m, e.out)


def _pushed_out(m: Match, card: int) -> None:
    """HO-6.2: to the machine coach, where there is one."""
    if card:
        machine = m.teams[-1].machine
        (m.market.player_discard if machine is None else machine.offered).append(card)


def _phase_began(m: Match, e: PhaseBegan) -> None:
    m.who = e.seat
    m.phase = e.phase


def _cards_drawn(m: Match, e: CardsDrawn) -> None:
    team = m.teams[e.seat]
    off_the_top(team.deck, len(e.cards))
    team.hand.extend(e.cards)


def _card_put_back(m: Match, e: CardPutBack) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.cards)
    team.deck.extend(e.cards)


def _tactic_marked(m: Match, e: TacticMarked) -> None:
    m.turn.marked.append(e.card)


def _tactics_replaced(m: Match, e: TacticsReplaced) -> None:
    market = m.market
    for card in e.cards:
        market.shown[market.shown.index(card)] = GAP
    market.tactic_discard.extend(e.cards)
    m.turn.marked = []


def _tactics_shown(m: Match, e: TacticsShown) -> None:
    market = m.market
    off_the_top(market.tactic_pile, len(e.cards))
    for card in e.cards:
        market.shown[market.shown.index(GAP)] = card


# Acting


def _player_came_in(m: Match, e: PlayerCameIn) -> None:
    _stop_preparing(m)
    take(m.teams[e.seat].hand, e.card)
    m.turn.came += 1
    _take_place(m, e)


def _take_place(m: Match, e: PlayerCameIn | PlayerShifted) -> None:
    place = PLACE[e.position]
    m.teams[e.seat].court[place] = e.card
    m.turn.fixed.append(place)
    m.turn.air = e.replaced
    m.phase = Phase.SHIFT


def _player_went_off(m: Match, e: PlayerWentOff) -> None:
    m.teams[e.seat].discard.append(e.card)
    m.turn.air = 0
    m.phase = Phase.SUBSTITUTE


def _substitutions_made(m: Match, e: SubstitutionsMade) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.fatigue)
    take_all(team.owned, e.fatigue)
    m.market.fatigue.extend(e.fatigue)
    m.turn.substituted = True
    m.phase = Phase.ACT


def _stop_preparing(m: Match) -> None:
    """HO-3.4: each act at most once: another one ends this."""
    m.turn.prepared = m.turn.prepared or m.turn.preparing


def _room_needed(m: Match, e: RoomNeeded) -> None:
    m.turn.preparing = True
    m.turn.laying = e.card
    m.phase = Phase.ROOM


def _tactic_laid(m: Match, e: TacticLaid) -> None:
    team = m.teams[e.seat]
    places = lying(m, team, e.card)
    take(team.hand, e.card)
    if e.instead:
        places.remove(e.instead)
        team.discard.append(e.instead)
    places.append(e.card)
    m.turn.preparing = True
    m.turn.laying = 0
    m.phase = Phase.ACT


def _purchase_began(m: Match, e: PurchaseBegan) -> None:
    _stop_preparing(m)
    m.turn.buying, m.turn.cost, m.turn.paid = e.card, e.cost, 0
    m.phase = Phase.PAY


def _cards_paid(m: Match, e: CardsPaid) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.cards)
    team.discard.extend(e.cards)
    m.turn.paid += e.value


def _card_bought(m: Match, e: CardBought) -> None:
    team, market = m.teams[e.seat], m.market
    if e.card in m.setup.deck.tactics:
        market.shown[market.shown.index(e.card)] = GAP
        m.turn.bought_tactics += 1
    else:
        m.turn.bought_player = True
        if e.card in team.mini:
            team.mini.remove(e.card)
        else:
            market.track[market.track.index(e.card)] = GAP
    team.owned.append(e.card)
    (team.hand if e.to_hand else team.deck).append(e.card)
    m.turn.buying = 0
    m.phase = Phase.ACT


def _mismatch_called(m: Match, e: MismatchCalled) -> None:
    m.turn.calling = e.position
    m.phase = Phase.OPPONENT


def _mismatch_played(m: Match, e: MismatchPlayed) -> None:
    team = m.teams[e.seat]
    team.points[e.against] += e.points
    team.tokens.remove(e.position)
    m.turn.calling = None
    m.phase = Phase.ACT


# Resolving a tactic


def _tactic_activated(m: Match, e: TacticActivated) -> None:
    m.turn.active = e.card
    if m.setup.deck.tactics[e.card].side is Side.OFFENCE:
        m.turn.attacked = True
    else:
        m.turn.defended = True


def _dice_rolled(m: Match, e: DiceRolled) -> None:
    m.turn.dice = list(e.dice)
    m.phase = Phase.REROLL if e.rerolls else Phase.KEEP


def _die_marked(m: Match, e: DieMarked) -> None:
    m.turn.rerolling.append(e.die)


def _fatigue_taken(m: Match, e: FatigueTaken) -> None:
    team = m.teams[e.seat]
    take_all(m.market.fatigue, e.cards)
    team.owned.extend(e.cards)
    team.deck.extend(e.cards)


def _dice_rerolled(m: Match, e: DiceRerolled) -> None:
    for die in e.old:
        m.turn.dice.remove(die)
    m.turn.dice.extend(e.new)
    m.turn.rerolling = []
    m.phase = Phase.KEEP


def _roll_stands(m: Match, e: RollStands) -> None:
    m.phase = Phase.KEEP


def _die_kept(m: Match, e: DieKept) -> None:
    m.turn.keeping.append(e.die)


def _dice_kept(m: Match, e: DiceKept) -> None:
    """H17: the tactics of the machine coach stay lying."""
    team, active = m.teams[e.seat], m.turn.active
    if m.setup.deck.tactics[active].side is Side.OFFENCE:
        team.attack = list(e.dice)
    else:
        team.guard = list(e.dice)
    if team.machine is None:
        lying(m, team, active).remove(active)
        team.discard.append(active)
    m.turn.active = 0
    m.turn.dice, m.turn.keeping = [], []
    m.phase = Phase.ACT


# The end of a turn, and of the match


def _card_kept(m: Match, e: CardKept) -> None:
    m.turn.kept.extend(e.cards)


def _cards_discarded(m: Match, e: CardsDiscarded) -> None:
    team = m.teams[e.seat]
    take_all(team.hand, e.cards)
    team.discard.extend(e.cards)


def _card_removed(m: Match, e: CardRemoved) -> None:
    team = m.teams[e.seat]
    take(team.hand, e.card)
    take(team.owned, e.card)
    m.market.out.append(e.card)


def _turn_ended(m: Match, e: TurnEnded) -> None:
    m.phase = Phase.NEXT


def _overtime_started(m: Match, e: OvertimeStarted) -> None:
    """HO-4.4: the track counts turns now; whoever stood there goes."""
    market = m.market
    market.player_discard.extend([card for card in market.track if card])
    market.track = [GAP] * PLACES
    m.overtimes += 1
    m.first, m.turns = e.first, e.turns
    m.number = m.specials = m.agreed = 0
    m.phase = Phase.NEXT


def _draw_agreed(m: Match, e: DrawAgreed) -> None:
    m.agreed += 1


def _match_ended(m: Match, e: MatchEnded) -> None:
    m.winner = e.winner
    m.phase = Phase.OVER


# The machine coach


def machine_of(m: Match, seat: int) -> MachineSide:
    machine = m.teams[seat].machine
    assert machine is not None
    return machine


def _counter_raised(m: Match, e: CounterRaised) -> None:
    machine_of(m, e.seat).counter = e.counter


def _players_offered(m: Match, e: PlayersOffered) -> None:
    off_the_top(m.market.unused, len(e.cards))
    machine_of(m, e.seat).offered.extend(e.cards)


def _player_recruited(m: Match, e: PlayerRecruited) -> None:
    team = m.teams[e.seat]
    machine_of(m, e.seat).offered.remove(e.card)
    team.court[PLACE[e.position]] = e.card
    team.owned.append(e.card)
    team.discard.append(e.replaced)


def _offer_declined(m: Match, e: OfferDeclined) -> None:
    machine_of(m, e.seat).offered = []
    m.market.player_discard.extend(e.cards)


def _tactic_taken(m: Match, e: TacticTaken) -> None:
    team, market = m.teams[e.seat], m.market
    market.shown[market.shown.index(e.card)] = GAP
    places = lying(m, team, e.card)
    places.remove(e.instead)
    places.append(e.card)
    team.owned.append(e.card)
    team.discard.append(e.instead)


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    TeamCardTaken: _team_card_taken,
    TeamTaken: _team_taken,
    PlayersShuffled: _players_shuffled,
    PlayerMarketMade: _player_market_made,
    PlayersDealt: _players_dealt,
    PlayerSetAside: _player_set_aside,
    PlayersSplit: _players_split,
    CommonShuffled: _common_shuffled,
    PlayersLeftOut: _players_left_out,
    MiniMarketShown: _mini_market_shown,
    ProfilesShuffled: _told,
    ProfileTaken: _profile_taken,
    DeckShuffled: _deck_shuffled,
    TacticsShuffled: _tactics_shuffled,
    FirstChosen: _first_chosen,
    TurnStarted: _turn_started,
    AttackScored: _attack_scored,
    PlayerShown: _player_shown,
    TrackMoved: _track_moved,
    PhaseBegan: _phase_began,
    CardsDrawn: _cards_drawn,
    CardPutBack: _card_put_back,
    TacticMarked: _tactic_marked,
    TacticsReplaced: _tactics_replaced,
    TacticsShown: _tactics_shown,
    PlayerCameIn: _player_came_in,
    PlayerShifted: _take_place,
    PlayerWentOff: _player_went_off,
    SubstitutionsMade: _substitutions_made,
    RoomNeeded: _room_needed,
    TacticLaid: _tactic_laid,
    PurchaseBegan: _purchase_began,
    CardsPaid: _cards_paid,
    CardBought: _card_bought,
    MismatchCalled: _mismatch_called,
    MismatchPlayed: _mismatch_played,
    TacticActivated: _tactic_activated,
    DiceRolled: _dice_rolled,
    DieMarked: _die_marked,
    FatigueTaken: _fatigue_taken,
    DiceRerolled: _dice_rerolled,
    RollStands: _roll_stands,
    DieKept: _die_kept,
    DiceKept: _dice_kept,
    CardKept: _card_kept,
    CardsDiscarded: _cards_discarded,
    CardRemoved: _card_removed,
    TurnEnded: _turn_ended,
    OvertimeStarted: _overtime_started,
    DrawAgreed: _draw_agreed,
    MatchEnded: _match_ended,
    CounterRaised: _counter_raised,
    PlayersOffered: _players_offered,
    PlayerRecruited: _player_recruited,
    OfferDeclined: _offer_declined,
    TacticTaken: _tactic_taken,
}
