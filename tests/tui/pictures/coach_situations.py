"""The coach and the review, in pictures. What they found is made up here: no search of today or tomorrow changes it."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from tests.tui.looking import app_of
from tests.tui.pictures.match_situations import Situation, found, is_rich
from wwtennis.games.worldwide.choices import Ask, PlayStroke
from wwtennis.kernel.advice import Tried, Verdict
from wwtennis.tui.shell.coaching import Advice, Adviser, Asked, advice, judged
from wwtennis.tui.shell.screens.coach import CoachScreen
from wwtennis.tui.shell.session import MatchSession

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


SITUATIONS = {
    "coach": coach_says(Ask.STROKE),
    "coach_in_ascii": coach_says(Ask.STROKE, theme="ansi", symbols="ascii"),
    "coach_by_experience": coach_says(Ask.CHALLENGE),
}
