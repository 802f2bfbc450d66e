"""What a replay needs to know of the game: questions and answers in words, what moves, what stays how long."""

from __future__ import annotations

from wwtennis.games.worldwide.choices import PlayStroke, ServeBall
from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.games.worldwide.words.terms import spin_name, stars_text, zone_name
from wwtennis.kernel.game import Choice, Game
from wwtennis.tennis.calling import call_score, call_sets
from wwtennis.tennis.score import Mode
from wwtennis.tui.shell.moments import Retelling
from wwtennis.tui.worldwide.answers import way_of
from wwtennis.tui.worldwide.draft import card_of
from wwtennis.tui.worldwide.pacing import motions, stays
from wwtennis.tui.worldwide.scene import Scene


def retelling(game: Game[Match], names: tuple[str, ...]) -> Retelling:
    return Retelling(
        lambda state, before: Scene(game, names, state, before),
        lambda question, view: question_text(question.kind, view, names[1 - question.seat]),
        lambda choice, view: answer_text(choice, view, names[1 - view.seat]),
        lambda state: stands(state, names),
        stays,
        motions,
    )


def stands(state: Match, names: tuple[str, ...]) -> str:
    played, score = state.setup.played, call_score(state.setup.played, state.score, names)
    return f"{call_sets(state.score)}. {score}" if played.mode is Mode.MATCH else score


def answer_text(choice: Choice, view: View, opponent: str) -> str:
    """An answer in a few words: what, with which card, where to, for how many Stars."""
    parts = []
    if not isinstance(choice, PlayStroke | ServeBall):  # their cards say it
        parts.append(way_of(choice).words(view, opponent, with_card=False).label)
    card = card_of(choice)
    if card is not None:
        parts.append(view.setup.deck.name(card))
    if isinstance(choice, PlayStroke) and choice.target is not None:
        parts.append(zone_name(choice.target))
    if isinstance(choice, ServeBall) and choice.spin is not None:
        parts.append(spin_name(choice.spin))
    if isinstance(choice, PlayStroke | ServeBall) and choice.stars:
        parts.append(stars_text(choice.stars))
    return ", ".join(parts)
