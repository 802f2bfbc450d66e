"""How a match stands as text: the score, both courts with their sums, what waits, and the market."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.cards import ATTACK, DEFENCE, POSITIONS, Cards, Die, Skill, total
from wwtennis.games.hoops.rules.court import intelligence, rebounds, skill_sum
from wwtennis.games.hoops.state import Match, Team
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS, about, dice_text
from wwtennis.kernel.tables import fit
from wwtennis.kernel.words import _

WIDTH = 80


def page(state: Match, names: Sequence[str]) -> list[str]:
    """Its lines. Of three and four coaches those who are not on the move are a line each."""
    head = [_score_line(state, names), _clock(state, names), *([""] if len(state.teams) == 2 else [])]
    shown = range(len(state.teams)) if len(state.teams) == 2 else [state.who]
    blocks = [_team(state.setup.deck, state.teams[seat], names[seat]) for seat in shown]
    body = _beside(*blocks) if len(blocks) == 2 else blocks[0] + _others(state, names)
    return [fit(line, WIDTH).rstrip() for line in [*head, *body, *_market(state)]][:14]


def _score_line(state: Match, names: Sequence[str]) -> str:
    points = "   ".join([f"{name} {sum(team.points)}" for name, team in zip(names, state.teams, strict=True)])
    return f"{points}   {', '.join(about(state.setup))}"


def _clock(state: Match, names: Sequence[str]) -> str:
    text = _("Overtime, turn {number} of {turns}: {name}") if state.overtimes else _("Turn {number} of {turns}: {name}")
    return text.format(number=state.number, turns=state.turns, name=names[state.who])


def _team(deck: Cards, team: Team, name: str) -> list[str]:
    """Eight lines: who it is, the five, the sums, and what waits."""
    letters = [_(SKILL_LETTERS[skill]) for skill in Skill]
    lines = [f"{name[:18]:18} {_('IQ'):>2} {_('R'):>2} " + "".join([f"{letter:>2}" for letter in letters])]
    for position, card in zip(POSITIONS, team.court, strict=False):
        player = deck.players[card]
        skills = "".join([f"{player.skills[skill] or '.':>2}" for skill in Skill])
        place = fit(f"{_(POSITION_LETTERS[position]):2} {player.name}", 18)
        lines.append(f"{place} {player.intelligence:>2} {player.rebounds or '.':>2} {skills}")
    lines += [""] * (6 - len(lines))
    sums = "".join([f"{skill_sum(deck, team, skill):>2}" for skill in (*ATTACK, *DEFENCE)])
    lines.append(f"{'':18} {intelligence(deck, team):>2} {rebounds(deck, team):>2} {sums}")
    return [*lines, _waiting(team.attack, team.guard)]


def _waiting(attack: Sequence[Die], guard: Sequence[Die]) -> str:
    told = []
    if attack:
        told.append(_("{total} wait: {dice}").format(total=total(list(attack)), dice=dice_text(attack)))
    if guard:
        told.append(_("defence {total}").format(total=total(list(guard))))
    return "; ".join(told)


def _beside(left: list[str], right: list[str]) -> list[str]:
    return [f"{fit(one, 38)}  {fit(other, 38)}" for one, other in zip(left, right, strict=True)]


def _others(state: Match, names: Sequence[str]) -> list[str]:
    deck = state.setup.deck
    lines = []
    for seat, team in enumerate(state.teams):
        if seat != state.who:
            sums = " ".join([f"{_(SKILL_LETTERS[skill])}{skill_sum(deck, team, skill)}" for skill in Skill])
            sums = f"{_('IQ')}{intelligence(deck, team)} {_('R')}{rebounds(deck, team)} {sums}"
            lines.append(f"{fit(names[seat], 18)} {sums}  {_waiting(team.attack, team.guard)}")
    return lines


def _market(state: Match) -> list[str]:
    """By family names: six of them must fit on a line."""
    deck = state.setup.deck
    players = ", ".join([f"{_family(deck, card)} {deck.players[card].cost}" for card in state.market.track if card])
    tactics = ", ".join([f"{deck.tactics[card].name} {deck.tactics[card].cost}" for card in state.market.shown if card])
    return [_("Players: {cards}").format(cards=players or "-"), _("Tactics: {cards}").format(cards=tactics or "-")]


def _family(deck: Cards, card: int) -> str:
    return deck.players[card].name.split(" ")[-1]
