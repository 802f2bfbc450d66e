"""What a replay needs to know of the game: questions and answers in words, and how long each moment stays."""

from __future__ import annotations

from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.words.commentary import Commentator
from wwtennis.games.hoops.words.questions import option_text, question_text
from wwtennis.kernel.game import Game
from wwtennis.tui.hoops.pacing import motions, stays
from wwtennis.tui.hoops.scene import Scene
from wwtennis.tui.shell.moments import Retelling


def retelling(game: Game[Match], names: tuple[str, ...]) -> Retelling:
    return Retelling(
        lambda state, before: Scene(game, names, state, before),
        lambda question, view: question_text(question.kind, view),
        option_text,
        lambda state: Commentator(names).score(state),
        stays,
        motions,
    )
