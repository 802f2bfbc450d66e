"""Who the players are: both player cards, to read during a match."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content

from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.words.terms import cards_text, stars_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.screens.notes import NotesScreen
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.widgets.inks import SEAT_INKS


def the_players(session: MatchSession) -> NotesScreen:
    """Both players: their cards, if they play with any, and what is written on them."""
    return NotesScreen(_("The players"), [line for seat in (0, 1) for line in _player(session, seat)])


def _player(session: MatchSession, seat: int) -> Iterable[Content]:
    setup = session.setup.seats[seat]
    card = setup.player
    yield Content.styled(session.names[seat], f"bold ${SEAT_INKS[seat]}")
    if session.setup.is_solo(seat):
        yield Content(_("Plays by the rules of the solo game: five open piles, no hand, no Stars."))
    elif card is None:
        yield Content(_("Plays without a player card."))
    if card is not None:
        yield Content.styled(f"{card.name}, {card.style}", "$muted")
        for power, number in (*card.powers, *card.penalties):
            yield Content("  " + POWERS[power].sentence(number))
    if not session.setup.is_solo(seat):
        hand, stars = cards_text(setup.hand), stars_text(setup.stars_up + setup.stars_down)
        yield Content.styled(_("A hand of {cards}, at most {stars}.").format(cards=hand, stars=stars), "$muted")
    yield Content()
