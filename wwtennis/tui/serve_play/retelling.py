"""What a replay needs to know of the game: questions and answers in words, what moves, what stays how long."""

from __future__ import annotations

from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.words.questions import option_text, question_text
from wwtennis.kernel.game import Game
from wwtennis.tennis.calling import call_score, call_sets
from wwtennis.tui.serve_play.pacing import motions, stays
from wwtennis.tui.serve_play.scene import Scene
from wwtennis.tui.shell.moments import Retelling


def retelling(game: Game[Match], names: tuple[str, ...]) -> Retelling:
    return Retelling(
        lambda state, before: Scene(game, names, state, before),
        lambda question, view: question_text(question.kind, view),
        option_text,
        lambda state: f"{call_sets(state.score)}. {call_score(state.setup.played, state.score, names)}",
        stays,
        motions,
    )
