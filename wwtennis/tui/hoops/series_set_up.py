"""The page of a campaign or a tournament: of a new one, of the one that is under way, or after a match of it."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.games.hoops.campaign import begin_tournament
from wwtennis.games.hoops.setup import Compensation, SeatSetup, Setup
from wwtennis.kernel.bots import name_of
from wwtennis.kernel.log import HUMAN
from wwtennis.tui.hoops.series import Found, NewCampaign, Stage, ToPlay, new_id, stage_of
from wwtennis.tui.hoops.series_logs import newest
from wwtennis.tui.hoops.series_page import SeriesPage
from wwtennis.tui.hoops.set_up import CAMPAIGN, GAME, TOURNAMENT, MatchChoice
from wwtennis.tui.shell.session import MatchSession


def page_for(choice: MatchChoice, names: Sequence[str]) -> SeriesPage:
    """As it was set up."""
    cards = material_of(GAME).cards
    like = Setup(
        cards, (SeatSetup(names[0]), SeatSetup(names[1])), choice.length,
        draft=choice.draft and choice.play == TOURNAMENT, money_time=choice.money_time, decisive=choice.decisive,
        mismatches=choice.mismatches, profiles=choice.profiles,
        compensation=choice.compensation if choice.play == TOURNAMENT else Compensation.NONE,
    )  # fmt: skip
    new: Stage = NewCampaign(like, choice.level, names[0])
    if choice.play == TOURNAMENT:
        new = ToPlay(begin_tournament(cards, new_id(), coaches(choice, names)), like)
    return SeriesPage(choice.play, cards, lambda folder: newest(folder, choice.play), new)


def page_after(session: MatchSession) -> SeriesPage:
    """A match of it is over."""
    setup, last = session.setup, session.table.state
    which = CAMPAIGN if setup.campaign is not None else TOURNAMENT
    return SeriesPage(which, setup.cards, lambda folder: stage_of(Found(setup, last)), None)


def coaches(choice: MatchChoice, names: Sequence[str]) -> list[tuple[str, str]]:
    """HO-6.7: people first, each in a pair of their own as long as there are pairs; then bots."""
    bots = kind_of(GAME).bots
    bot = choice.by[1] if choice.by[1] in bots else [*bots][-1]
    draw: list[tuple[str, str] | None] = [None] * choice.entrants
    places = [*range(0, choice.entrants, 2), *range(1, choice.entrants, 2)]
    for place, name in zip(places, names[: choice.people], strict=False):
        draw[place] = (name, HUMAN)
    found: list[tuple[str, str]] = []
    for seat in draw:
        taken = [*names[: choice.people], *(name for name, _by in found)]
        found.append(seat or (_named(bot, taken), bot))
    return found


def _named(bot: str, taken: Sequence[str]) -> str:
    """What the bot is called; numbered where its names are used up."""
    name = name_of(kind_of(GAME).bots, bot, taken)
    return name if name not in taken else f"{name} {sum(each.startswith(name) for each in taken) + 1}"
