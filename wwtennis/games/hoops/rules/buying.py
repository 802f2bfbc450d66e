"""Chapter 3, HO-3.8: buying players and tactics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from wwtennis.games.hoops.cards import Player, Tactic
from wwtennis.games.hoops.choices import PAY_BEST, BuyCard, PayBest, PayCard, with_card
from wwtennis.games.hoops.events import CardBought, CardsPaid, PurchaseBegan
from wwtennis.games.hoops.rules.money_time import is_money_time
from wwtennis.games.hoops.rules.profiles import most_tactics, rebate
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

SECOND_TACTIC = 1  # HO-5.7: what it costs more

Goods = Mapping[int, Player] | Mapping[int, Tactic]


def goods(m: Match, card: int) -> Goods:
    """HO-3.8: players are paid for with players, tactics with tactics."""
    deck = m.setup.deck
    return deck.tactics if card in deck.tactics else deck.players


def purse(m: Match, kind: Goods) -> list[int]:
    """The cards of the hand that pay for cards of this kind."""
    return [card for card in m.teams[m.who].hand if card in kind]


def worth(kind: Goods, cards: Sequence[int]) -> int:
    return sum([kind[card].value for card in cards])


def cost_of(m: Match, card: int) -> int:
    """HO-1.3, HO-1.4: as printed; HO-5.7: less for a bargain, more for a second tactic."""
    deck, team = m.setup.deck, m.teams[m.who]
    if card in deck.tactics:
        return deck.tactics[card].cost + SECOND_TACTIC * m.turn.bought_tactics
    player = deck.players[card]
    return player.cost - rebate(team, player)


def buy_options(m: Match) -> list[Choice]:
    """HO-3.4, HO-3.8: one player and one tactic a turn, if the hand can pay; HO-4.4: in overtime nothing is bought."""
    if m.overtimes or m.turn.special:
        return []
    return [with_card(BuyCard, card) for card in players_for_sale(m) + tactics_for_sale(m)]


def players_for_sale(m: Match) -> list[int]:
    """HO-3.8: of the track; HO-5.2: or of the own mini-market."""
    if m.turn.bought_player:
        return []
    money = worth(m.setup.deck.players, purse(m, m.setup.deck.players))
    return [card for card in m.market.track + m.teams[m.who].mini if card and cost_of(m, card) <= money]


def tactics_for_sale(m: Match) -> list[int]:
    if m.turn.bought_tactics >= most_tactics(m.teams[m.who]):
        return []
    money = worth(m.setup.deck.tactics, purse(m, m.setup.deck.tactics))
    return [card for card in m.market.shown if card and cost_of(m, card) <= money]


def buy(m: Match, choice: BuyCard, luck: Luck) -> Iterator[Event]:
    yield PurchaseBegan(m.who, choice.card, cost_of(m, choice.card))


def pay_options(m: Match) -> Sequence[Choice]:
    """HO-3.8: card by card up to the cost, or all at once; where every card is needed there is nothing to choose."""
    kind = goods(m, m.turn.buying)
    cards = purse(m, kind)
    cheapest = min([kind[card].value for card in cards])
    if worth(kind, cards) - cheapest < m.turn.cost - m.turn.paid:
        return [PAY_BEST]
    return [PAY_BEST, *[with_card(PayCard, card) for card in cards]]


def pay_card(m: Match, choice: PayCard, luck: Luck) -> Iterator[Event]:
    yield CardsPaid(m.who, (choice.card,), worth(goods(m, choice.card), [choice.card]))
    if m.turn.paid >= m.turn.cost:
        yield bought(m)


def pay_best(m: Match, choice: PayBest, luck: Luck) -> Iterator[Event]:
    """HO-3.8: no change is given, so the least sum that is enough; of those the most cards: the weakest ones."""
    kind = goods(m, m.turn.buying)
    cards = best_payment(kind, purse(m, kind), m.turn.cost - m.turn.paid)
    yield CardsPaid(m.who, cards, worth(kind, cards))
    yield bought(m)


def best_payment(kind: Goods, cards: Sequence[int], due: int) -> tuple[int, ...]:
    enough = [
        chosen
        for count in range(len(cards), 0, -1)
        for chosen in combinations(cards, count)
        if worth(kind, chosen) >= due
    ]
    return min(enough, key=lambda chosen: worth(kind, chosen))


def bought(m: Match) -> CardBought:
    """HO-3.8: on top of the own deck, where a substitution may draw it yet (H16); HO-5.3: in money time to the hand."""
    return CardBought(m.who, m.turn.buying, to_hand=m.setup.money_time and is_money_time(m))
