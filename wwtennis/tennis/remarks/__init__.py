"""Remarks on any match of tennis: pressure, runs, turning points. Each form is true of the score itself."""

from __future__ import annotations

from wwtennis.kernel.remarks import Form
from wwtennis.tennis.remarks.games import ON_GAMES
from wwtennis.tennis.remarks.matches import ON_MATCHES
from wwtennis.tennis.remarks.moment import Moment
from wwtennis.tennis.remarks.points import ON_POINTS

FORMS: tuple[Form[Moment], ...] = (*ON_POINTS, *ON_GAMES, *ON_MATCHES)
