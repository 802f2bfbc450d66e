"""Every answer to a question in words, with the odds of its roll."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wwtennis.games.worldwide.choices import (
    AcceptCall,
    Challenge,
    DiscardCard,
    Focus,
    GiveUp,
    GoToNet,
    MoveBack,
    NoPlan,
    PlayStroke,
    ReceiveOn,
    Recover,
    Refuse,
    Retreat,
    Run,
    ServeBall,
    Stay,
    TakeBack,
)  # fmt: skip
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.terms import spin_name, stars_text, sum_text, zone_name
from wwtennis.kernel.game import Choice
from wwtennis.kernel.typed import Said
from wwtennis.kernel.words import _, later

NAMES: dict[type[Choice], str] = {
    Challenge: later("Challenge"),
    AcceptCall: later("Accept"),
    Run: later("Run"),
    Refuse: later("Let it go"),
    GiveUp: later("Give up"),
    Retreat: later("Retreat"),
    Stay: later("Stay"),
    GoToNet: later("To the net"),
    MoveBack: later("Back to Neutral"),
    Recover: later("Recovery"),
    Focus: later("Focus"),
    NoPlan: later("No plan"),
}


def answers(options: Iterable[Choice], view: View) -> list[Said]:
    """What can be answered; what differs by its Stars alone is one answer."""
    alike: dict[Any, list[Choice]] = {}
    for choice in options:
        alike.setdefault(_without_stars(choice), []).append(choice)
    return [_said(ways, view) for ways in alike.values()]


def answer_text(choice: Choice, view: View) -> str:
    """One answer, with its Stars."""
    [said], stars = answers([choice], view), getattr(choice, "stars", 0)
    return f"{said.name}, {stars_text(stars)}" if stars else said.name


def _without_stars(choice: Choice) -> Any:
    if isinstance(choice, PlayStroke):
        return PlayStroke, choice.card, choice.target, choice.roll
    if isinstance(choice, ServeBall):
        return ServeBall, choice.card, choice.spin
    return choice


def _said(ways: list[Choice], view: View) -> Said:
    first = ways[0]
    if isinstance(first, PlayStroke | ServeBall):
        ways = sorted(ways, key=lambda way: way.stars)  # type: ignore[attr-defined]  # each is of the kind of the first
        return Said(_stroke_name(first, view), _odds_text([_odds(way, view) for way in ways], first, view), tuple(ways))
    return Said(_name(first, view), "", tuple(ways))


def _stroke_name(choice: PlayStroke | ServeBall, view: View) -> str:
    name = view.setup.deck.name(choice.card)
    if isinstance(choice, ServeBall):
        return name if choice.spin is None else f"{name}, {spin_name(choice.spin)}"
    if choice.target is not None:
        name = _("{card} to {zone}").format(card=name, zone=zone_name(choice.target))
    return _("{stroke}, rolled for a winner").format(stroke=name) if choice.roll else name


def _odds(choice: Choice, view: View) -> Odds:
    if isinstance(choice, ServeBall):
        return serve_odds(view, view.seat, view.setup.deck.serves[choice.card], choice.spin, choice.stars)
    assert isinstance(choice, PlayStroke)
    return stroke_odds(view, view.seat, view.setup.deck.strokes[choice.card], choice.stars, roll=choice.roll)


def facts(view: View, choice: Choice) -> dict[str, str]:
    """What a lesson may quote of a stroke or a serve: what it needs, the sum that makes it, and the chance."""
    if not isinstance(choice, PlayStroke | ServeBall):
        return {}
    odds = _odds(choice, view)
    return {"needs": str(odds.needed), "sum": sum_text(odds.why), "chance": f"{odds.percent}%"}


def _odds_text(odds: list[Odds], choice: PlayStroke | ServeBall, view: View) -> str:
    """What it needs and how likely that is, without Stars and with each number of them; and its malus."""
    first, *dearer = odds
    parts = [_("needs {needed}, {percent}%").format(needed=first.needed, percent=first.percent)]
    if not first.tested:
        parts = [_("sure")]
    parts += [f"{stars_text(stars)} {each.percent}%" for stars, each in enumerate(dearer, start=1)]
    if first.special:
        special = _("ace {percent}%") if isinstance(choice, ServeBall) else _("winner {percent}%")
        parts.append(special.format(percent=first.special))
    if malus := _malus(choice, view):
        parts.append(_("malus +{malus}").format(malus=malus))
    return ", ".join(parts)


def _malus(choice: PlayStroke | ServeBall, view: View) -> int:
    deck = view.setup.deck
    card = deck.serves[choice.card] if isinstance(choice, ServeBall) else deck.strokes[choice.card]
    return card.malus[view.setup.surface]


def _name(choice: Choice, view: View) -> str:
    if (found := _WITH_A_CARD.get(type(choice))) is not None:
        return found(choice, view)
    name = _(NAMES[type(choice)])
    pays = getattr(choice, "pay", None)
    return name if pays is None else _("{answer}, paying {card}").format(answer=name, card=view.setup.deck.name(pays))


_WITH_A_CARD: dict[type[Choice], Callable[[Any, View], str]] = {
    ReceiveOn: lambda choice, view: zone_name(choice.zone),
    DiscardCard: lambda choice, view: _("Discard {card}").format(card=view.setup.deck.name(choice.card)),
    TakeBack: lambda choice, view: _("Take {card} back").format(card=view.setup.deck.name(choice.card)),
}
