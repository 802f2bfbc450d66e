"""A match as it may be, for one seat: what it cannot see (H7) is dealt out anew, by its own luck."""

from __future__ import annotations

from collections.abc import Iterable

from wwtennis.games.hoops.cards import FATIGUE
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.setup import DRAFT_COMMON, DRAFT_DEALT
from wwtennis.games.hoops.state import MachineSide, Market, Match, Team, Turn
from wwtennis.games.hoops.view import TeamView, View
from wwtennis.kernel.luck import Luck

DRAFTING = (Phase.DRAFT_OWN, Phase.DRAFT_COMMON)


def determinise(view: View, luck: Luck) -> Match:
    """A state of which this seat's view is the same, and that it cannot tell from the real one."""
    m = Match(view.setup)
    m.phase, m.who, m.number, m.turns = view.phase, view.who, view.number, view.turns
    m.specials, m.overtimes, m.first, m.agreed = view.specials, view.overtimes, view.first, view.agreed
    m.winner = view.winner
    m.turn = _turn(view)
    m.teams = tuple([_team(view, seat, luck) for seat in range(len(view.teams))])
    m.market = _market(view)
    unseen = list(luck.shuffled(_unseen_players(view)))
    if view.phase in DRAFTING:
        _deal_draft(view, m, unseen)
    _stack_players(view, m, unseen)
    tactics = luck.shuffled(_unseen_tactics(view))
    m.market.tactic_pile = list(tactics[: view.market.tactic_pile_count])
    return m


def _turn(view: View) -> Turn:
    seen, turn = view.turn, Turn(view.turn.special)
    turn.marked, turn.fixed, turn.kept = list(seen.marked), list(seen.fixed), list(seen.kept)
    turn.substituted, turn.preparing, turn.prepared = seen.substituted, seen.preparing, seen.prepared
    turn.bought_player, turn.bought_tactics = seen.bought_player, seen.bought_tactics
    turn.attacked, turn.defended, turn.came = seen.attacked, seen.defended, seen.came
    turn.air, turn.laying, turn.calling, turn.active = seen.air, seen.laying, seen.calling, seen.active
    turn.buying, turn.cost, turn.paid = seen.buying, seen.cost, seen.paid
    turn.dice, turn.rerolling, turn.keeping = list(seen.dice), list(seen.rerolling), list(seen.keeping)
    return turn


def _team(view: View, seat: int, luck: Luck) -> Team:
    seen, team = view.teams[seat], Team(len(view.teams))
    team.court, team.offence, team.defence = list(seen.court), list(seen.offence), list(seen.defence)
    team.attack, team.guard, team.discard = list(seen.attack), list(seen.guard), list(seen.discard)
    team.mini, team.dealt, team.picked = list(seen.mini), list(seen.dealt), list(seen.picked)
    team.points, team.tokens, team.profile = list(seen.points), list(seen.tokens), seen.profile
    if seen.machine is not None:
        team.machine = MachineSide(seen.machine.counter)
        team.machine.offered = list(seen.machine.offered)
    team.owned = _owned(seen)
    hidden = list(luck.shuffled([card for card in seen.unseen if card != view.turn.air]))
    team.deck = hidden[: seen.deck_count]
    team.hand = list(seen.hand) if seat == view.seat else hidden[seen.deck_count :]
    return team


def _owned(seen: TeamView) -> list[int]:
    """All cards of a coach are known: those that the seat can place, and the others."""
    return [*seen.court, *seen.offence, *seen.defence, *seen.discard, *seen.hand, *seen.unseen]


def _market(view: View) -> Market:
    """HO-1.2: all that lies open."""
    seen, market = view.market, Market()
    market.track, market.player_discard = list(seen.track), list(seen.player_discard)
    market.shown, market.tactic_discard = list(seen.shown), list(seen.tactic_discard)
    held = {card for team in view.teams for card in _owned(team)}
    market.fatigue = [card for card in FATIGUE if card not in held]
    return market


def _unseen_players(view: View) -> list[int]:
    """The unique players of whom this seat does not know where they are."""
    market = view.market
    seen = {*market.track, *market.player_discard}
    for team in view.teams:
        seen.update(_owned(team), team.mini, team.dealt, team.machine.offered if team.machine is not None else ())
    return [card for card in view.setup.at_the_market if card not in seen]


def _unseen_tactics(view: View) -> list[int]:
    held = {card for team in view.teams for card in _owned(team)}
    seen = {*view.market.shown, *view.market.tactic_discard, *held}
    return [card for card in view.setup.tactics_at_the_market if card not in seen]


def _deal_draft(view: View, m: Match, unseen: list[int]) -> None:
    """HO-5.2: what the others were dealt and have set aside, and what went to the market so far."""
    splits = view.phase is Phase.DRAFT_COMMON  # whoever is asked has set one aside, and not yet split the others
    for seat, team in enumerate(m.teams):
        if seat != view.seat:
            team.mini = _off(unseen, view.teams[seat].mini_count)
            dealt = DRAFT_DEALT - splits if seat == view.who else DRAFT_DEALT
            team.dealt = _off(unseen, dealt if seat >= view.who else 0)
    split = sum([len(team.mini) for team in m.teams]) - splits
    m.market.common = _off(unseen, DRAFT_COMMON * split)


def _off(unseen: list[int], count: int) -> list[int]:
    """So many of those that lie nowhere in sight."""
    taken = unseen[:count]
    del unseen[:count]
    return taken


def _stack_players(view: View, m: Match, unseen: list[int]) -> None:
    """HO-2.3: the pile is sorted, so whoever is in it costs as much as those shown before; HO-5.2: a draft is not."""
    players, market = view.setup.deck.players, m.market
    if not view.setup.draft:
        dearest = max([players[card].cost for card in _from_the_pile(view)], default=0)
        unseen.sort(key=lambda card: players[card].cost < dearest)  # stable: those that can be in it, in any order
    market.pile = _off(unseen, view.market.pile_count)
    if not view.setup.draft:
        market.pile.sort(key=lambda card: -players[card].cost)
    market.unused = _off(unseen, view.market.unused_count)
    market.out = unseen


def _from_the_pile(view: View) -> Iterable[int]:
    """Players that were surely shown from it: the machine coach finds others too."""
    market, unique = view.market, view.setup.at_the_market
    if view.setup.machine is not None:
        return [card for card in market.track if card]
    bought = [card for team in view.teams for card in _owned(team) if card in unique]
    return [card for card in (*market.track, *market.player_discard, *bought) if card]
