"""How a point looks when the opponent must answer: the odds of winning it, from what can be seen."""

from __future__ import annotations

from math import exp

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.cards import NET, THE_WINNER, Kind, Risk, Spin, Zone
from wwtennis.games.worldwide.rules.player_powers import topspin_costs
from wwtennis.games.worldwide.rules.rally import may_go_to_net
from wwtennis.games.worldwide.rules.stars_and_spin import topspin_on
from wwtennis.games.worldwide.state import Ball
from wwtennis.games.worldwide.view import SideView, View


def odds(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def chance(needed: int) -> float:
    """That a d20 shows so much."""
    return 0.0 if needed > 20 else 1.0 if needed <= 1 else (21 - needed) / 20


def trouble(ball: Ball, opponent: SideView) -> float:
    """What this ball means to an opponent who stands there, as log-odds for me."""
    if opponent.zone is NET:
        if ball.lob:
            return w.LOB + w.LOB_MALUS * ball.malus
        return w.AT_THEM + w.AT_THEM_MALUS * ball.malus
    if ball.drop:
        return w.DROP_SHOT + w.DROP_SHOT_MALUS * ball.malus
    is_wide, is_sliced = ball.zone is not Zone.NEUTRAL, ball.spin is Spin.SLICE
    topspin = w.TOPSPIN if ball.spin is Spin.TOPSPIN else 0.0
    if ball.risk is Risk.LOW:
        return w.EASY + w.EASY_WIDE * is_wide + w.EASY_SLICED * is_sliced + topspin
    return w.HARD + w.HARD_WIDE * is_wide + w.HARD_SLICED * is_sliced + w.HARD_MALUS * ball.malus + topspin


def means(view: View) -> float:
    """What both have left to play with, as log-odds for me. The solo opponent has no Stars."""
    me, opponent = view.me, view.opponent
    value = w.MY_STAR * me.stars + w.THEIR_STAR * opponent.stars + w.THEIR_BUILT * opponent.built
    if THE_WINNER in me.hand:
        value += w.MY_BUILT * me.built
    return value


def place(view: View, zone: Zone) -> float:
    """What standing there means for me, with the cards in my hand: volleys at the net, the others on the baseline."""
    strokes = view.setup.deck.strokes
    hand = [strokes[card] for card in view.me.hand]
    if zone is NET:
        volleys = sum([NET in card.starts for card in hand])
        return w.AT_THE_NET[min(volleys, len(w.AT_THE_NET) - 1)]
    safe = w.SAFE_CARD * min(sum([card.risk is Risk.LOW for card in hand]), w.SAFE_CARDS)
    attacks = w.ATTACK * min(sum([card.kind is Kind.ATTACK for card in hand]), w.ATTACKS)
    return safe + attacks + (0.0 if zone is Zone.NEUTRAL else w.OFF_CENTRE)


def best_place(view: View) -> float:
    """Where I stand now, or the net if I may go there for nothing after this stroke: whichever is better."""
    here = place(view, view.me.zone)
    if not may_go_to_net(view, view.seat) or (topspin_on(view.ball) and topspin_costs(view.me)):
        return here
    return max(here, place(view, NET))
