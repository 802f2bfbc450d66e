"""Chapters 9 and 13: the rally. A: move, B: stroke, C: reposition."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from wwtennis.games.worldwide.cards import NET, SERVES, THE_WINNER, Kind, Risk, Spin, Stands, Stroke, Zone
from wwtennis.games.worldwide.choices import (
    GIVE_UP,
    GO_TO_NET,
    MOVE_BACK,
    REFUSE,
    RUN,
    STAY,
    GiveUp,
    GoToNet,
    MoveBack,
    PlayStroke,
    Refuse,
    Run,
    Stay,
    paid_with,
    strokes_with,
)  # fmt: skip
from wwtennis.games.worldwide.events import (
    DieRolled,
    Going,
    Hindrance,
    How,
    PlayerMoved,
    Reasons,
    StrokeMissed,
    StrokePlayed,
    TurnPassed,
    total,
)  # fmt: skip
from wwtennis.games.worldwide.position import Position, SidePosition
from wwtennis.games.worldwide.rules.challenge import may_challenge
from wwtennis.games.worldwide.rules.fatigue import solo_stroke_reasons
from wwtennis.games.worldwide.rules.player_powers import (
    is_winner_roll,
    move_back_stars,
    run_costs,
    star_price,
    stroke_reasons,
    topspin_costs,
    winner_from,
)  # fmt: skip
from wwtennis.games.worldwide.rules.scoring import land, won
from wwtennis.games.worldwide.rules.stars_and_spin import (
    SLICE_PENALTY,
    STROKE_BONUS,
    most_stars,
    slice_forces_test,
    topspin_on,
)  # fmt: skip
from wwtennis.games.worldwide.state import Ball, Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

MOVE_BACK_STARS = 1  # WT-9.12
# Asked for all the time: an enum takes its time to find a member.
NEUTRAL, LOW, HIGH, SLICE, SMASH, CHASING = (
    Zone.NEUTRAL, Risk.LOW, Risk.HIGH, Spin.SLICE, Kind.SMASH, Going.CHASE,
)  # fmt: skip

# A: move


def run_costs_a_card(start: Zone, ball: Zone) -> bool:
    """WT-9.2: two zones sideways, or any vertical move. WT-10.1: from the net nobody runs."""
    if start is NET or start is ball:
        return False
    return ball is NET or (start is not NEUTRAL and ball is not NEUTRAL)


def pays_to_run(side: SidePosition, ball: Zone) -> bool:
    """WT-9.2, WT-18.3: whether this player pays a card for this run."""
    usual = run_costs_a_card(side.zone, ball)
    return run_costs(side, ball, usual) if side.powers else usual


def runs_freely(m: Match) -> bool:
    """R21: a free run is not asked. Nor is there one for a lob at the net."""
    ball, side = m.ball, m.sides[m.turn]
    assert ball is not None
    return not pays_to_run(side, ball.zone) and not (ball.lob and side.zone is NET)


def run_if_free(m: Match, luck: Luck) -> Iterator[Event] | None:
    """R21."""
    return run(m, RUN, luck) if runs_freely(m) else None


def chase_options(m: Match) -> list[Choice]:
    """WT-9.1 to WT-9.3: a dear run is paid with a card, or refused."""
    if runs_freely(m):
        return [RUN]
    return [*[paid_with(Run, card) for card in m.sides[m.turn].hand], REFUSE]


def run(m: Match, choice: Run, luck: Luck) -> Iterator[Event]:
    """WT-9.1, WT-10.1: to the ball; a player at the net stays there. R19, R26: also where the other is at the net."""
    assert m.ball is not None
    zone = NET if m.sides[m.turn].zone is NET else m.ball.zone
    return iter((PlayerMoved(m.turn, zone, CHASING, choice.pay),))


def refuse(m: Match, choice: Refuse, luck: Luck) -> Iterator[Event]:
    """WT-9.3: refused, or no card to pay with: the point is lost either way."""
    how = How.REFUSED if m.sides[m.turn].hand else How.OUT_OF_REACH
    yield won(m, 1 - m.turn, how)


# B: stroke


def is_lobbed(m: Position, seat: int) -> bool:
    """WT-10.3: at the net, with a Lob overhead."""
    return m.ball is not None and m.ball.lob and m.sides[seat].zone is NET


def hindrance(m: Position, seat: int, card: Stroke) -> Hindrance | None:
    """WT-9.4, WT-10.2 to WT-10.6, WT-13.1, WT-13.3: what forbids this card now, if anything does."""
    ball, zone = m.ball, m.sides[seat].zone
    assert ball is not None
    lobbed = is_lobbed(m, seat)
    if card.kind is SMASH:
        if not lobbed:
            return Hindrance.NO_LOB
    elif lobbed:
        return Hindrance.ONLY_A_SMASH
    elif zone not in card.starts and not ball.drop:  # R9, R22
        return Hindrance.START_ZONE
    return unmet(m, seat, card) if card.opponent is not None or card.star_cost else None


def unmet(m: Position, seat: int, card: Stroke) -> Hindrance | None:
    """WT-9.4, WT-13.1, R47: what the card asks for and does not find, be it a Smash or any other."""
    opponent_at_net = m.sides[1 - seat].zone is NET
    if card.opponent is Stands.NET and not opponent_at_net:
        return Hindrance.OPPONENT_NOT_AT_NET
    if card.opponent is Stands.BASELINE and opponent_at_net:
        return Hindrance.OPPONENT_AT_NET
    if card.star_cost and star_price(m.sides[seat], card) > m.sides[seat].stars:
        return Hindrance.NO_STAR
    return None


def needs_test(card: Stroke, ball: Ball, zone: Zone) -> bool:
    """WT-9.5: a low- or medium-risk answer to a low-risk stroke succeeds by itself; WT-16.3: unless sliced.

    R24: a Lob is of high risk, so whatever follows a retreat from it is tested.
    """
    return card.risk is HIGH or ball.risk is not LOW or slice_forces_test(card, ball, zone)


def stroke_number(m: Position, seat: int, card: Stroke, stars: int) -> Reasons:
    """WT-9.6, WT-18.3, WT-20.9: what the die must reach, as the sum that it is."""
    ball, side = m.ball, m.sides[seat]
    assert ball is not None
    built = side.built if card.number == THE_WINNER else 0
    reasons = bare_number(card.difficulty, built, ball.malus, slice_forces_test(card, ball, side.zone), stars)
    if side.powers or m.sides[1 - seat].powers:
        reasons += stroke_reasons(m, seat, card, stars)
    if side.solo is not None:
        reasons += solo_stroke_reasons(side.solo, m.setup.solo)  # R38: told here, and not asked in needs_test
    return reasons


@cache
def bare_number(difficulty: int, built: int, malus: int, sliced: bool, stars: int) -> Reasons:
    """WT-9.6, WT-13.5, WT-15.2, WT-16.3: what the die must reach where no player card has a say."""
    reasons: tuple[tuple[str, int], ...] = (("difficulty", difficulty),)
    if built:
        reasons += (("built", -built),)
    if malus:
        reasons += (("malus", malus),)
    if sliced:
        reasons += (("slice", SLICE_PENALTY),)
    if stars:
        reasons += (("stars", -STROKE_BONUS[stars]),)
    return reasons


class Playable(NamedTuple):
    """A card that can be played now, and how."""

    card: Stroke
    tested: bool
    may_roll: bool  # WT-18.5
    price: int  # in Stars
    stars: int  # so many at most ease its roll
    winner_from: int | None  # WT-18.4
    ways: tuple[Choice, ...]


def playable(m: Position, seat: int) -> list[Playable]:
    """WT-9.4: the cards of this hand that can be played now."""
    known, hand = _known(m, seat), m.sides[seat].hand
    try:
        return [card for number in hand if (card := known[number]) is not None]
    except KeyError:
        for number in hand:
            if number not in known:
                known[number] = look_at(m, seat, m.setup.deck.strokes[number])
    return [card for number in hand if (card := known[number]) is not None]


def look_at(m: Position, seat: int, card: Stroke) -> Playable | None:
    """WT-9.4, WT-9.7 (R20), WT-15.3: the ways to play it, at each target, with each number of Stars; None: no way.

    WT-18.5: where the roll may bring a winner, a stroke that needs none may be rolled.
    What is found is remembered: this reads nothing of the match that `_known` does not name.
    """
    ball, side = m.ball, m.sides[seat]
    assert ball is not None
    if hindrance(m, seat, card) is not None:
        return None
    tested = needs_test(card, ball, side.zone)
    first = winner_from(side, card, ball) if side.powers else None
    may_roll = not tested and first is not None
    price = star_price(side, card) if card.star_cost else 0
    stars = most_stars(m.setup, STROKE_BONUS, side.stars - price) if tested or may_roll else 0
    ways = strokes_with(card.number, card.targets, stars, may_roll)
    return Playable(card, tested, may_roll, price, stars, first, ways)


def _known(m: Position, seat: int) -> dict[int, Playable | None]:
    """What has been found before of cards in the same situation. Only powers ask whether the ball is a serve."""
    side, ball, setup = m.sides[seat], m.ball, m.setup
    assert ball is not None
    return _situation(
        setup.deck, setup.level, side.zone, side.stars, m.sides[1 - seat].zone is NET,
        ball.risk is LOW, ball.spin is SLICE, ball.lob, ball.drop,
        side.powers, ball.card in SERVES if side.powers else None,
    )  # fmt: skip


@lru_cache(maxsize=5000)
def _situation(*named: object) -> dict[int, Playable | None]:
    """What is known of a situation; nothing as yet."""
    return {}


def stroke_options(m: Match) -> list[Choice]:
    """WT-9.4, R15: every playable card, in every way; or the point is given up."""
    options: list[Choice] = []
    for card in playable(m, m.turn):
        options += card.ways
    options.append(GIVE_UP)
    return options


def play_stroke(m: Match, choice: PlayStroke, luck: Luck) -> Iterator[Event]:
    """WT-9.5 to WT-9.9: a success goes to its target, a failure is a fault."""
    seat, card, ball, side = m.turn, m.setup.deck.strokes[choice.card], m.ball, m.sides[m.turn]
    assert ball is not None
    tested = choice.roll or needs_test(card, ball, side.zone)
    cost = star_price(side, card) if card.star_cost else 0
    is_in = yield from strike(m, choice, tested, cost, luck)
    if is_in:
        winner = card.winner or (tested and len(side.powers) > 0 and is_winner_roll(m, seat, card))  # WT-18.4
        yield from land(m, seat, card.number, choice.target, winner=winner)


def strike(m: Match, choice: PlayStroke, tested: bool, cost: int, luck: Luck) -> Generator[Event, None, bool]:
    """WT-9.6, WT-9.9: the card is played and, where it must be, tested. Returns whether it is in."""
    seat, card = m.turn, m.setup.deck.strokes[choice.card]
    why = stroke_number(m, seat, card, choice.stars) if tested else ()
    yield StrokePlayed(seat, card.number, choice.target, choice.stars, cost, tested)
    if not tested:
        return True
    needed = total(why)
    face = luck.die(20)
    yield DieRolled(seat, face, needed, why)
    if face >= needed:
        return True
    yield StrokeMissed(seat, card.number, may_challenge(m, seat, face, needed))
    return False


def give_up(m: Match, choice: GiveUp, luck: Luck) -> Iterator[Event]:
    """R15, WT-11.1: given up, or no playable card: the point is lost either way."""
    hand, strokes = m.sides[m.turn].hand, m.setup.deck.strokes
    may_retreat = is_lobbed(m, m.turn) and len(hand) > 0
    had_an_answer = may_retreat or any(hindrance(m, m.turn, strokes[card]) is None for card in hand)
    yield won(m, 1 - m.turn, How.GAVE_UP if had_an_answer else How.NO_CARD)


# C: reposition


def may_go_to_net(m: Position, seat: int) -> bool:
    """WT-9.10, WT-9.11, WT-10.4: not from the net, not to an opponent at it, not right after a retreat."""
    return m.sides[seat].zone is not NET and m.sides[1 - seat].zone is not NET and not m.retreated


def may_move_back(m: Position, seat: int) -> bool:
    """WT-9.12, R23: not from Neutral, nor without the Star and, from the net, a card."""
    side = m.sides[seat]
    if side.zone is NEUTRAL or side.stars < move_back_stars(side, MOVE_BACK_STARS):
        return False
    return side.zone is not NET or side.hand_count > 0


def reposition_options(m: Match) -> list[Choice]:
    """WT-9.10, WT-9.12, WT-16.2, R33: stay; go to the net, past topspin for a card; move back."""
    seat, side = m.turn, m.sides[m.turn]
    options: list[Choice] = [STAY]
    if may_go_to_net(m, seat):
        if topspin_on(m.answered) and topspin_costs(side):
            options += [paid_with(GoToNet, card) for card in side.hand]
        else:
            options.append(GO_TO_NET)
    if may_move_back(m, seat):
        if side.zone is NET:
            options += [paid_with(MoveBack, card) for card in side.hand]
        else:
            options.append(MOVE_BACK)
    return options


def stay(m: Match, choice: Stay, luck: Luck) -> Iterator[Event]:
    return iter((TurnPassed(1 - m.turn),))


def go_to_net(m: Match, choice: GoToNet, luck: Luck) -> Iterator[Event]:
    yield PlayerMoved(m.turn, NET, Going.NET, paid=choice.pay)
    yield TurnPassed(1 - m.turn)


def move_back(m: Match, choice: MoveBack, luck: Luck) -> Iterator[Event]:
    stars = move_back_stars(m.sides[m.turn], MOVE_BACK_STARS)
    yield PlayerMoved(m.turn, Zone.NEUTRAL, Going.BACK, paid=choice.pay, stars=stars)
    yield TurnPassed(1 - m.turn)
