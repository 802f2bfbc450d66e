"""From what was chosen on the set-up screen, or left in a log, to a match that can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wwtennis.files.assets import load_deck
from wwtennis.files.journal import now
from wwtennis.files.settings import MatchChoice
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.header import Header, header_of
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.setup import Level, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK, SOLO_LEVELS
from wwtennis.kernel.luck import fresh_seed
from wwtennis.kernel.words import _
from wwtennis.tennis.calling import call_standing
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, TIEBREAK_MODE, Score
from wwtennis.tui.shell.session import HUMAN, SOLO, MatchSession, SeatPlan

if TYPE_CHECKING:
    from wwtennis.files.matches import Kept
    from wwtennis.files.resume import Resumed

FORMATS = {"tiebreak": TIEBREAK_MODE, "best-of-3": BEST_OF_3, "best-of-5": BEST_OF_5}


def new_session(choice: MatchChoice, names: tuple[str, str], seed: int | None = None) -> MatchSession:
    """The match that was chosen, before its first ball."""
    kind, _colon, who = choice.opponent.partition(":")
    mine, theirs = (_card(card) for card in choice.cards)
    plans = (SeatPlan(HUMAN, names[0]), opponent_plan(choice.opponent, names[1], theirs))
    setup = Setup(
        load_deck(), FORMATS[choice.played], Surface(choice.surface), Level(choice.level), choice.challenges,
        (seat_of(plans[0].name, mine), seat_of(plans[1].name, theirs)),
        SOLO_LEVELS.get(who, BY_THE_BOOK) if kind == SOLO else None,
    )  # fmt: skip
    return MatchSession(setup, plans, fresh_seed() if seed is None else seed, choice.practice and kind != HUMAN)


def _card(player: str) -> PlayerCard | None:
    """A player card by its id; none where there is no such one any more."""
    if not player:
        return None
    from wwtennis.files.players import load_players  # here, not above: most matches are played without

    return load_players().get(player)


def opponent_plan(opponent: str, person: str, card: PlayerCard | None = None) -> SeatPlan:
    """Who sits on the other side, and under which name."""
    kind, _colon, who = opponent.partition(":")
    if kind == HUMAN:
        return SeatPlan(HUMAN, person)
    if kind == SOLO:
        return SeatPlan(SOLO, card.name if card else _("Solo"))
    return SeatPlan(who, card.name if card else who.capitalize())


def header_for(session: MatchSession) -> Header:
    """What the log of this match says first."""
    by = (session.seats[0].who, session.seats[1].who)
    return header_of(session.setup, session.seed, by, now(), session.practice)


def session_from(resumed: Resumed) -> MatchSession:
    """A match that was left, at the very question it stood at."""
    header, setup = resumed.recording.header, resumed.recording.setup
    first, second = header.seats
    plans = (SeatPlan(first.by, setup.seats[0].name), SeatPlan(second.by, setup.seats[1].name))
    return MatchSession(setup, plans, header.seed, header.practice, resumed.table)


def describe(kept: Kept) -> str:
    """A match that was left, in a few words: who, and how it stands."""
    score = kept.score or Score(server=0)
    first, second = kept.names
    return _("{first} {score} {second}").format(first=first, score=call_standing(kept.played, score), second=second)


def rematch(session: MatchSession) -> MatchSession:
    """The same match once more, with new luck."""
    return MatchSession(session.setup, session.seats, fresh_seed(), session.practice)
