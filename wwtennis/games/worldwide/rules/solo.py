"""Chapters 19 and 20: the solo opponent, whose answers the rules give. What both players do alike is asked of the
other chapters: its serves, runs, tests and spins are everybody's."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from wwtennis.games.worldwide.cards import NET, PILES, THE_WINNER, Deck, Kind, Pile, Serve, Spin, Stroke, Zone
from wwtennis.games.worldwide.choices import RETREAT, RUN, STAY, PlayStroke, ServeBall
from wwtennis.games.worldwide.events import (
    Going,
    Hindrance,
    How,
    PileReason,
    PlayerMoved,
    PointStarted,
    SmashSetAside,
    SmashTakenUp,
    SoloCardDrawn,
    SoloCardRejected,
    SoloPileShuffled,
    SoloTired,
    SpinRolled,
    StrokePlayed,
    ZoneRolled,
)  # fmt: skip
from wwtennis.games.worldwide.rules import net, rally, serve
from wwtennis.games.worldwide.rules.scoring import land, won
from wwtennis.games.worldwide.rules.stars_and_spin import topspin_on
from wwtennis.games.worldwide.setup import SOLO_SEAT
from wwtennis.games.worldwide.state import Match, Solo
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck

FIRST_SERVE, SECOND_SERVE = 10, 4  # WT-20.2: difficulties
TO_THE_NET = (15, 16)  # WT-20.3
DRAWS = 2  # WT-20.8
PILE_OF_ZONE = {Zone.FOREHAND: Pile.FOREHAND, Zone.BACKHAND: Pile.BACKHAND, Zone.NEUTRAL: Pile.ATTACK}  # WT-19.2, R11


def solo_of(m: Match) -> Solo:
    solo = m.sides[SOLO_SEAT].solo
    assert solo is not None
    return solo


# The piles


def set_up_piles(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-19.2: five shuffled piles; WT-18.2: without the cards that its player card removes."""
    for pile in Pile:
        yield from shuffle_pile(m, pile, luck)


def shuffle_pile(m: Match, pile: Pile, luck: Luck) -> Iterator[Event]:
    """WT-19.2, WT-20.5: a pile is shuffled from its own cards: those of the deck at first, then its discards."""
    side = m.sides[SOLO_SEAT]
    own = [card for card in side.draw + side.discard if card in PILES[pile]]
    if own:
        yield SoloPileShuffled(SOLO_SEAT, pile, luck.shuffled(own))


def pile_to_draw_from(m: Match) -> tuple[Pile, PileReason]:
    """WT-20.4, R11: at the net itself, Volley; you at the net, Defense; else the pile of the zone that you hit."""
    assert m.ball is not None
    if m.sides[SOLO_SEAT].zone is NET:
        return Pile.VOLLEY, PileReason.AT_NET
    if m.sides[1 - SOLO_SEAT].zone is NET:
        return Pile.DEFENSE, PileReason.YOU_AT_NET
    return PILE_OF_ZONE[m.ball.zone], PileReason.ZONE_HIT


def draw_card(m: Match, pile: Pile, why: PileReason, luck: Luck) -> Generator[Event, None, Stroke | None]:
    """WT-20.5: the top card of the pile; an empty one is rebuilt first. None where it has no discards either."""
    piles = solo_of(m).piles
    if not piles[pile]:
        yield from shuffle_pile(m, pile, luck)
    if not piles[pile]:
        return None
    number = piles[pile][-1]
    yield SoloCardDrawn(SOLO_SEAT, pile, number, why)
    return m.setup.deck.strokes[number]


# The point


def choose_side(m: Match, luck: Luck) -> Iterator[Event]:
    """R36: at 40-40 its side is rolled: even Forehand, odd Backhand."""
    face = luck.die(20)
    zone = Zone.FOREHAND if face % 2 == 0 else Zone.BACKHAND
    yield ZoneRolled(SOLO_SEAT, face, zone, own_roll=True)
    yield PointStarted(m.score.server, zone)


def serve_ball(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-20.2: its serve card, and a d6 for the spin. Then it is a serve like any other."""
    card = serve_card(m.setup.deck, second=m.fault is not None)
    spin = None
    if m.setup.advanced:  # R40
        face = luck.die(6)
        spin = spin_of(face)
        yield SpinRolled(SOLO_SEAT, face, spin)
    yield from serve.serve(m, ServeBall(card.number, spin), luck)


def serve_card(deck: Deck, *, second: bool) -> Serve:
    """WT-20.2: difficulty 10 first, difficulty 4 second."""
    difficulty = SECOND_SERVE if second else FIRST_SERVE
    return next(card for card in deck.serves.values() if card.difficulty == difficulty)


def spin_of(face: int) -> Spin | None:
    """WT-20.2: 1-2 none, 3-4 topspin, 5-6 slice."""
    return (None, Spin.TOPSPIN, Spin.SLICE)[(face - 1) // 2]


# A: move


def chase(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-9.1, WT-20.9: to the ball; a run that would have cost a card tires it. WT-20.12: unless it is lobbed."""
    if rally.is_lobbed(m, SOLO_SEAT):
        yield from answer_lob(m, luck)
        return
    assert m.ball is not None
    is_dear = rally.run_costs_a_card(m.sides[SOLO_SEAT].zone, m.ball.zone)
    yield from rally.run(m, RUN, luck)
    if is_dear:
        yield tired(m)


def tired(m: Match) -> SoloTired:
    """WT-20.9: 1 more on all its strokes for the rest of the rally."""
    return SoloTired(SOLO_SEAT, solo_of(m).fatigue + 1)


def answer_lob(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-20.12, R39: the active Smash, or one Volley card: a Smash is played, with any other it goes back."""
    smash = solo_of(m).smash
    if smash is not None and hindered(m, m.setup.deck.strokes[smash]) is None:
        yield SmashTakenUp(SOLO_SEAT, smash)
        yield from play(m, m.setup.deck.strokes[smash], luck)
        return
    card = yield from draw_card(m, Pile.VOLLEY, PileReason.LOBBED, luck)
    if card is not None:
        why = hindered(m, card)
        if why is None:
            yield from play(m, card, luck)
            return
        yield SoloCardRejected(SOLO_SEAT, card.number, why)
    yield from net.retreat(m, RETREAT, luck)
    yield tired(m)


def hindered(m: Match, card: Stroke) -> Hindrance | None:
    """R47, WT-20.13: it plays what a player could; but Star costs mean nothing to it."""
    why = rally.hindrance(m, SOLO_SEAT, card)
    return None if why is Hindrance.NO_STAR else why


# B: stroke


def stroke(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-20.7, WT-20.8: what it draws it plays; with nothing to play it is a direct fault."""
    card = yield from draw_stroke(m, luck)
    if card is None:
        yield won(m, 1 - SOLO_SEAT, How.DIRECT_FAULT)
    elif card.number == THE_WINNER:
        yield from play_the_winner(m, card)
    else:
        yield from play(m, card, luck)


def draw_stroke(m: Match, luck: Luck) -> Generator[Event, None, Stroke | None]:
    """WT-20.8, R12: the first of two cards that can be played; WT-20.11, R39: a Smash set aside is not one of them."""
    pile, why = pile_to_draw_from(m)
    left = DRAWS
    while left:
        card = yield from draw_card(m, pile, why, luck)
        if card is None:
            return None
        if card.kind is Kind.SMASH:
            yield SmashSetAside(SOLO_SEAT, card.number)
            continue
        unplayable = hindered(m, card)
        if unplayable is None:
            return card
        yield SoloCardRejected(SOLO_SEAT, card.number, unplayable)
        left -= 1
    return None


def play_the_winner(m: Match, card: Stroke) -> Iterator[Event]:
    """WT-20.7: Winner #37 wins the point, no roll."""
    yield StrokePlayed(SOLO_SEAT, card.number, None, stars=0, cost=0, tested=False)
    yield from land(m, SOLO_SEAT, card.number, None, winner=True)


def play(m: Match, card: Stroke, luck: Luck) -> Iterator[Event]:
    """WT-20.1, WT-20.13: a stroke like any other, tested where a player's would be; its Star cost is nothing to it."""
    assert m.ball is not None
    aim = card.targets[0] if len(card.targets) == 1 else None  # of several, the die tells when the stroke is in
    tested = rally.needs_test(card, m.ball, m.sides[SOLO_SEAT].zone)
    is_in = yield from rally.strike(m, PlayStroke(card.number, aim), tested, 0, luck)
    if is_in:
        target = (yield from roll_target(m, card, tested, luck)) if len(card.targets) > 1 else aim
        yield from land(m, SOLO_SEAT, card.number, target, winner=card.winner)


def roll_target(m: Match, card: Stroke, tested: bool, luck: Luck) -> Generator[Event, None, Zone]:
    """WT-20.6, R37: even or odd says where to: on the roll of the test, or on one just for this."""
    face = m.rolled if tested else luck.die(20)
    zone = card.even if face % 2 == 0 else card.odd
    assert zone is not None
    yield ZoneRolled(SOLO_SEAT, face, zone, own_roll=not tested)
    return zone


# C: reposition


def reposition(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-20.10: to the net or not; R14: there against topspin is a move that would have cost a card."""
    if goes_to_net(m):
        yield PlayerMoved(SOLO_SEAT, NET, Going.NET)
        if topspin_on(m.answered):
            yield tired(m)
    yield from rally.stay(m, STAY, luck)


def goes_to_net(m: Match) -> bool:
    """WT-20.3: after a serve rolled 15 or 16; WT-20.10: after a card with the net-approach mark."""
    assert m.ball is not None
    if not rally.may_go_to_net(m, SOLO_SEAT):
        return False
    stroke = m.setup.deck.strokes.get(m.ball.card)
    return m.rolled in TO_THE_NET if stroke is None else stroke.net_approach
