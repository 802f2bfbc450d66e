"""Keeping the books: what each event changes in the state. The rules have decided by now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.events import (
    CallAccepted,
    CardDiscarded,
    CardsDrawn,
    ChallengeDecided,
    ChallengeRegained,
    CoinTossed,
    DieRolled,
    EndsChanged,
    GameWon,
    Going,
    HandOverfull,
    MatchWon,
    PileShuffled,
    Planned,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    Rested,
    ServeIn,
    ServeMissed,
    ServeStruck,
    SetWon,
    SideOffered,
    SmashSetAside,
    SmashTakenUp,
    SoloCardDrawn,
    SoloCardRejected,
    SoloPileShuffled,
    SoloTired,
    SpinRolled,
    StartingHandTaken,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
    TableCleared,
    TurnPassed,
    ZoneRolled,
)  # fmt: skip
from wwtennis.games.worldwide.setup import SOLO_SEAT
from wwtennis.games.worldwide.state import Match, Phase, Side, Solo, served, strokes_of, struck
from wwtennis.kernel.game import FACE_DOWN, Event
from wwtennis.tennis.score import Score

# Events are entered by the million, and to ask an enum for its member takes as long as entering one.
BETWEEN, CALL, CHASE, FAULT, OVER, PLAN = Phase.BETWEEN, Phase.CALL, Phase.CHASE, Phase.FAULT, Phase.OVER, Phase.PLAN
REPOSITION, REST, SERVE, SIDE, STROKE = Phase.REPOSITION, Phase.REST, Phase.SERVE, Phase.SIDE, Phase.STROKE
POINT_OVER, TRIM = Phase.POINT_OVER, Phase.TRIM
CHASING, RETREATING, NEUTRAL = Going.CHASE, Going.RETREAT, Zone.NEUTRAL


def advance(m: Match, event: Event) -> None:
    """Enter one event in the books."""
    ENTRIES[type(event)](m, event)
    m.events += 1


def _starting_hand_taken(m: Match, e: StartingHandTaken) -> None:
    side = m.sides[e.seat]
    side.hand = list(e.cards)
    side.known = list(e.cards)
    taken = set(e.cards)
    side.draw = [card for card in side.draw if card not in taken]


def _pile_shuffled(m: Match, e: PileShuffled) -> None:
    """When the draw pile is empty, whoever counts knows the hand: it is all that does not lie open."""
    side = m.sides[e.seat]
    if not side.draw:
        side.known = [card for card in strokes_of(m.setup, e.seat) if card not in (*side.discard, *side.played)]
    side.draw = list(e.order)
    side.discard = []


def _cards_drawn(m: Match, e: CardsDrawn) -> None:
    side = m.sides[e.seat]
    del side.draw[len(side.draw) - len(e.cards) :]
    side.hand.extend(e.cards)


def _coin_tossed(m: Match, e: CoinTossed) -> None:
    m.score = Score(server=e.server)
    m.phase = BETWEEN


def _side_offered(m: Match, e: SideOffered) -> None:
    m.turn = e.seat
    m.phase = SIDE


def _point_started(m: Match, e: PointStarted) -> None:
    m.server = m.turn = e.server
    m.zone = e.zone
    m.fault = m.ball = m.answered = m.called = None
    m.retreated = m.replaying = m.ends_changed = False
    server, receiver = m.sides[e.server], m.sides[1 - e.server]
    server.zone, receiver.zone = NEUTRAL, e.zone
    server.built = receiver.built = 0
    solo = m.sides[SOLO_SEAT].solo
    if solo is not None:
        solo.fatigue = 0
    m.phase = SERVE


def _serve_struck(m: Match, e: ServeStruck) -> None:
    m.sides[e.seat].stars -= e.stars


def _die_rolled(m: Match, e: DieRolled) -> None:
    """What the die decided follows as an event of its own."""
    m.rolled = e.face


def _serve_in(m: Match, e: ServeIn) -> None:
    m.ball = served(m.setup.surface, e.seat, m.setup.deck.serves[e.card], e.spin, e.zone)
    m.phase = REPOSITION


def _serve_missed(m: Match, e: ServeMissed) -> None:
    m.called = e
    m.fault = e.card
    m.phase = CALL if e.close else _after_fault(e)


def _call_accepted(m: Match, e: CallAccepted) -> None:
    assert m.called is not None
    m.phase = _after_fault(m.called)


def _after_fault(fault: ServeMissed | StrokeMissed) -> Phase:
    """A first ball is followed by a second; any other fault costs the point."""
    return SERVE if isinstance(fault, ServeMissed) and fault.ball == 1 else FAULT


def _turn_passed(m: Match, e: TurnPassed) -> None:
    m.turn = e.seat
    m.retreated = False
    m.phase = CHASE


def _player_moved(m: Match, e: PlayerMoved) -> None:
    side = m.sides[e.seat]
    side.zone = e.zone
    side.stars -= e.stars
    if e.paid is not None:
        _leaves_hand(side, e.paid)
        side.discard.append(e.paid)
    if e.going is CHASING or e.going is RETREATING:
        m.retreated = e.going is RETREATING
        m.phase = STROKE


def _leaves_hand(side: Side, card: int) -> None:
    """To one who does not see this hand, a card that was never shown was one of those face down."""
    try:
        side.hand.remove(card)
    except ValueError:
        side.hand.remove(FACE_DOWN)
    if card in side.known:
        side.known.remove(card)


def _stroke_played(m: Match, e: StrokePlayed) -> None:
    side = m.sides[e.seat]
    _leaves_hand(side, e.card)
    side.played.append(e.card)
    side.stars -= e.stars + e.cost


def _stroke_landed(m: Match, e: StrokeLanded) -> None:
    """R8: the printed difficulty; a winner card, which has no target, counts nothing."""
    side, card = m.sides[e.seat], m.setup.deck.strokes[e.card]
    side.stars += e.star
    m.answered = m.ball
    if e.target is not None:
        side.built += card.difficulty
        m.ball = struck(m.setup.surface, e.seat, card, e.spin, e.target)
    m.phase = REPOSITION


def _stroke_missed(m: Match, e: StrokeMissed) -> None:
    m.called = e
    m.phase = CALL if e.close else FAULT


def _challenge_decided(m: Match, e: ChallengeDecided) -> None:
    if not e.upheld:
        m.sides[e.seat].challenges -= 1


def _point_replayed(m: Match, e: PointReplayed) -> None:
    m.replaying = True
    m.phase = POINT_OVER


def _point_won(m: Match, e: PointWon) -> None:
    m.score = e.score
    m.point_winner = e.seat
    m.phase = POINT_OVER


def _game_or_set_won(m: Match, e: GameWon | SetWon) -> None:
    """The score came with the point."""


def _challenge_regained(m: Match, e: ChallengeRegained) -> None:
    m.sides[e.seat].challenges += 1


def _match_won(m: Match, e: MatchWon) -> None:
    m.phase = OVER


def _table_cleared(m: Match, e: TableCleared) -> None:
    side = m.sides[e.seat]
    side.played = []
    side.discard.extend(e.discarded)
    side.hand.extend(e.kept)
    side.known.extend(e.kept)
    m.phase = BETWEEN


def _hand_overfull(m: Match, e: HandOverfull) -> None:
    m.turn = e.seat
    m.phase = TRIM


def _card_discarded(m: Match, e: CardDiscarded) -> None:
    side = m.sides[e.seat]
    _leaves_hand(side, e.card)
    side.discard.append(e.card)
    m.phase = BETWEEN


def _ends_changed(m: Match, e: EndsChanged) -> None:
    m.ends_changed = True
    m.resting = e.order
    m.turn = e.order[0]
    m.phase = REST


def _rested(m: Match, e: Rested) -> None:
    m.sides[e.seat].stars += e.stars
    m.phase = PLAN


def _planned(m: Match, e: Planned) -> None:
    side = m.sides[e.seat]
    if e.card is not None:
        side.stars -= 1
        side.discard.remove(e.card)
        side.hand.append(e.card)
        side.known.append(e.card)
    m.resting = m.resting[1:]
    if m.resting:
        m.turn = m.resting[0]
        m.phase = REST
    else:
        m.phase = BETWEEN


def _solo_of(m: Match, seat: int) -> Solo:
    solo = m.sides[seat].solo
    assert solo is not None
    return solo


def _solo_pile_shuffled(m: Match, e: SoloPileShuffled) -> None:
    """At set-up the cards come from the deck, later from the discard pile."""
    side = m.sides[e.seat]
    _solo_of(m, e.seat).piles[e.pile] = list(e.order)
    side.draw = [card for card in side.draw if card not in e.order]
    side.discard = [card for card in side.discard if card not in e.order]


def _solo_card_drawn(m: Match, e: SoloCardDrawn) -> None:
    _solo_of(m, e.seat).piles[e.pile].remove(e.card)
    m.sides[e.seat].hand.append(e.card)  # the one card that it has just drawn, for all to see


def _solo_card_rejected(m: Match, e: SoloCardRejected) -> None:
    side = m.sides[e.seat]
    side.hand.remove(e.card)
    side.discard.append(e.card)


def _smash_set_aside(m: Match, e: SmashSetAside) -> None:
    """R13: until it is taken up, be it points later."""
    m.sides[e.seat].hand.remove(e.card)
    _solo_of(m, e.seat).smash = e.card


def _smash_taken_up(m: Match, e: SmashTakenUp) -> None:
    _solo_of(m, e.seat).smash = None
    m.sides[e.seat].hand.append(e.card)


def _told(m: Match, e: SpinRolled | ZoneRolled) -> None:
    """Told for its own sake: what it decided stands in the event that follows."""


def _solo_tired(m: Match, e: SoloTired) -> None:
    _solo_of(m, e.seat).fatigue = e.fatigue


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    StartingHandTaken: _starting_hand_taken,
    PileShuffled: _pile_shuffled,
    CardsDrawn: _cards_drawn,
    CoinTossed: _coin_tossed,
    SideOffered: _side_offered,
    PointStarted: _point_started,
    ServeStruck: _serve_struck,
    DieRolled: _die_rolled,
    ServeIn: _serve_in,
    ServeMissed: _serve_missed,
    CallAccepted: _call_accepted,
    TurnPassed: _turn_passed,
    PlayerMoved: _player_moved,
    StrokePlayed: _stroke_played,
    StrokeLanded: _stroke_landed,
    StrokeMissed: _stroke_missed,
    ChallengeDecided: _challenge_decided,
    PointReplayed: _point_replayed,
    PointWon: _point_won,
    GameWon: _game_or_set_won,
    SetWon: _game_or_set_won,
    ChallengeRegained: _challenge_regained,
    MatchWon: _match_won,
    TableCleared: _table_cleared,
    HandOverfull: _hand_overfull,
    CardDiscarded: _card_discarded,
    EndsChanged: _ends_changed,
    Rested: _rested,
    Planned: _planned,
    SoloPileShuffled: _solo_pile_shuffled,
    SoloCardDrawn: _solo_card_drawn,
    SoloCardRejected: _solo_card_rejected,
    SmashSetAside: _smash_set_aside,
    SmashTakenUp: _smash_taken_up,
    SpinRolled: _told,
    ZoneRolled: _told,
    SoloTired: _solo_tired,
}
