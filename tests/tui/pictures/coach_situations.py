"""The coach and the review, in pictures. What they found is made up here: no search of today or tomorrow changes it."""

from __future__ import annotations

from math import sin
from typing import Any
from unittest.mock import patch

from textual.pilot import Pilot

from tests.tui.looking import app_of, finished_match
from tests.tui.pictures.match_situations import Situation, found, is_rich
from wwtennis.games.worldwide.choices import Ask, PlayStroke
from wwtennis.kernel.advice import Tried, Verdict
from wwtennis.kernel.review import Decision, asked_at
from wwtennis.tui.shell.coaching import Advice, Adviser, Asked, advice, judged
from wwtennis.tui.shell.reviewing import Reviewing, reviewing
from wwtennis.tui.shell.screens.coach import CoachScreen
from wwtennis.tui.shell.screens.review import ReviewScreen
from wwtennis.tui.shell.session import MatchSession
from wwtennis.watching.watched import Watched

VALUES = ((0.571, 0.006), (0.566, 0.009), (0.524, 0.008), (0.49, 0.021), (0.447, 0.03))


def asked_in(session: MatchSession) -> Asked:
    question, game = session.pending, session.table.game
    assert question is not None
    return Asked(session.kind, game, session.view(question.seat), question, session.names)  # type: ignore[arg-type]


def made_up(asked: Asked) -> Advice:
    """Every third stroke, each worth a little less."""
    coach = asked.kind.coach
    assert coach is not None
    strokes = [number for number, each in enumerate(asked.question.options) if isinstance(each, PlayStroke)][::3]
    tried = [Tried(option, *about, 180) for option, about in zip(strokes, VALUES, strict=False)]
    return judged(coach, asked, Verdict(asked.question.seat, tuple(tried)), is_final=True)


def coach_says(ask: Ask, theme: str = "dark", symbols: str = "unicode") -> Situation:
    async def shown(pilot: Pilot[Any]) -> None:
        app = app_of(pilot)
        app.change(theme=theme, symbols=symbols)
        session = found(ask, is_rich) if ask is Ask.STROKE else found(ask)
        app.show_match(session)
        await pilot.pause()
        asked = asked_in(session)
        says = made_up(asked) if ask is Ask.STROKE else advice(asked, 1, lambda: True)
        app.push_screen(CoachScreen(Adviser(asked), says))
        await pilot.pause()
        if ask is Ask.STROKE:
            await pilot.press("down")

    return shown


def made_up_review(watched: Watched) -> Reviewing:
    """As if every ninth decision had been a mistake, and the chances had gone up and down."""
    found = reviewing(watched)
    decisions = []
    for number, moment in enumerate(found.moments):
        asked = asked_at(watched.replay, moment)
        assert asked is not None
        question, given = asked
        taken = question.options.index(given)
        chance = 0.5 + 0.42 * sin(number / 11)
        best = Tried((taken + 1) % len(question.options), chance, 0.01, 60)
        loss = 0.04 + number % 7 / 50 if number % 9 == 0 else 0.0
        tried = (best, Tried(taken, max(0.01, chance - loss), 0.01, 60), Tried(taken, max(0.0, chance - 0.2), 0.01, 20))
        decisions.append(Decision(moment, taken, Verdict(question.seat, tried)))
    found.take(decisions)
    return found


async def review(pilot: Pilot[Any]) -> None:
    watched = finished_match("tiebreak").watched()
    await pilot.app.push_screen(ReviewScreen(made_up_review(watched)))


async def review_in_ascii(pilot: Pilot[Any]) -> None:
    app_of(pilot).change(symbols="ascii", theme="ansi")
    await review(pilot)


async def review_of_a_match(pilot: Pilot[Any]) -> None:
    watched = finished_match("best-of-3").watched()
    await pilot.app.push_screen(ReviewScreen(made_up_review(watched)))


async def review_under_way(pilot: Pilot[Any]) -> None:
    """Nobody works at it in a picture."""
    watched = finished_match("tiebreak").watched()
    found = Reviewing(watched)
    found._found = [None] * (len(found.moments) // 3)
    with patch.object(Reviewing, "begin", lambda *_about: None):
        await pilot.app.push_screen(ReviewScreen(found))


async def replay_at_a_mistake(pilot: Pilot[Any]) -> None:
    watched = finished_match("tiebreak").watched()
    made_up_review(watched)
    app_of(pilot).show_replay(watched, 0, "all")
    await pilot.pause()
    await pilot.press("m", "m", "m")


SITUATIONS = {
    "review": review,
    "review_in_ascii": review_in_ascii,
    "review_of_a_match": review_of_a_match,
    "review_under_way": review_under_way,
    "replay_at_a_mistake": replay_at_a_mistake,
    "coach": coach_says(Ask.STROKE),
    "coach_in_ascii": coach_says(Ask.STROKE, theme="ansi", symbols="ascii"),
    "coach_by_experience": coach_says(Ask.CHALLENGE),
}
