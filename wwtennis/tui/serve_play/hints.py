"""The hints of a first match of Serve & Play: the first that fits a question and was not seen yet is shown."""

from __future__ import annotations

from wwtennis.games.serve_play.choices import Ask
from wwtennis.kernel.words import later
from wwtennis.tui.shell.hints import Hint

HINTS = (
    Hint(
        "serve-play smashed",
        later("A Smash: only a Kill answers it. Without one the point is lost, but you may throw a card away with it."),
        lambda draft: draft.ask is Ask.SMASHED,
    ),
    Hint(
        "serve-play exchange",
        later("Before the game you may exchange cards with your partner: each is to be strong in their own half."),
        lambda draft: draft.ask in (Ask.GIVE, Ask.TAKE),
    ),
    Hint(
        "serve-play cover",
        later("Your partner leaves the ball to you: play, or let it pass."),
        lambda draft: draft.ask is Ask.COVER,
    ),
    Hint(
        "serve-play stuck",
        later("No card of yours starts where the ball is: let it pass, and throw away a card that you can spare."),
        lambda draft: draft.ask is Ask.BALL and not draft.open,
    ),
    Hint(
        "serve-play ball",
        later("The ball has come to you: play a card that starts where it is. It goes where the card points."),
        lambda draft: draft.ask is Ask.BALL,
    ),
    Hint(
        "serve-play last",
        later("Your hand must last for the whole game: now and then a point is worth less than the card it costs."),
        lambda draft: draft.ask is Ask.BALL,
    ),
    Hint(
        "serve-play explain",
        later("x tells what any sign, number or word on the screen is, ? has all keys and words."),
        lambda draft: draft.ask is Ask.BALL,
    ),
)
