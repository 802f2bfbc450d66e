"""From what was chosen on the set-up screen, or left in a log, to a match that can be played."""

from __future__ import annotations

from wwtennis.files.assets import load_deck
from wwtennis.files.logs import Recording
from wwtennis.files.settings import MatchChoice
from wwtennis.games.worldwide.cards import SURFACE_NAMES
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.header import Header, header_of
from wwtennis.games.worldwide.setup import SeatSetup, Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK, SOLO_LEVELS
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.luck import SeededLuck, fresh_seed
from wwtennis.kernel.table import Table, fold
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_sets
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, TIEBREAK_MODE, Mode
from wwtennis.tui.session import HUMAN, SOLO, MatchSession, SeatPlan

FORMATS = {"tiebreak": TIEBREAK_MODE, "best-of-3": BEST_OF_3, "best-of-5": BEST_OF_5}


def new_session(choice: MatchChoice, names: tuple[str, str], seed: int | None = None) -> MatchSession:
    """The match that was chosen, before its first ball."""
    seed = fresh_seed() if seed is None else seed
    kind, _colon, who = choice.opponent.partition(":")
    plans = (SeatPlan(HUMAN, names[0]), opponent_plan(choice.opponent, names[1]))
    solo = SOLO_LEVELS.get(who, BY_THE_BOOK) if kind == SOLO else None
    setup = Setup(
        load_deck(), FORMATS[choice.played], choice.surface, choice.level, choice.challenges,
        (SeatSetup(plans[0].name), SeatSetup(plans[1].name)), solo,
    )  # fmt: skip
    return MatchSession(setup, plans, seed, choice.practice and kind != HUMAN)


def opponent_plan(opponent: str, person: str) -> SeatPlan:
    """Who sits on the other side, and under which name."""
    kind, _colon, who = opponent.partition(":")
    if kind == HUMAN:
        return SeatPlan(HUMAN, person)
    if kind == SOLO:
        return SeatPlan(SOLO, _("Solo"))
    return SeatPlan(who, who.capitalize())


def header_for(session: MatchSession) -> Header:
    """What the log of this match says first."""
    return header_of(session.setup, session.seed, (session.seats[0].who, session.seats[1].who))


def session_from(recording: Recording, practice: bool) -> MatchSession:
    """A match that was left, at the very question it stood at. Chance is new from here on."""
    table: Table[Match] = Table(Worldwide(recording.setup), SeededLuck(recording.header.seed))
    table.resume(recording.entries)
    first, second = recording.header.seats
    plans = (SeatPlan(first.by, first.name), SeatPlan(second.by, second.name))
    return MatchSession(recording.setup, plans, recording.header.seed, practice, table)


def describe(recording: Recording) -> str:
    """A match that was left, in a few words: who, and how it stands."""
    score = fold(recording.game, recording.entries).score
    played = recording.setup.played
    stands = f"{score.points[0]}-{score.points[1]}" if played.mode is Mode.TIEBREAK else call_sets(score)
    return _("{first} {score} {second}, {surface}").format(
        first=recording.header.seats[0].name, score=stands, second=recording.header.seats[1].name,
        surface=_(SURFACE_NAMES[recording.setup.surface]),
    )  # fmt: skip
