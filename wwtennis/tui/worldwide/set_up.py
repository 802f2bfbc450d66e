"""What is agreed before a match of Worldwide Tennis, and the match that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.setup import Level, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK, SOLO_LEVELS
from wwtennis.kernel.bots import everybody, name_of
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.words import _
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, TIEBREAK_MODE
from wwtennis.tui.shell.game_screens import OFF, ON, Saved, Values
from wwtennis.tui.shell.session import MatchSession, SeatPlan

if TYPE_CHECKING:
    from wwtennis.tui.shell.form import Line

GAME = "worldwide"
TO_THE_CARD = "to-the-card"  # whoever plays in the style that the player card calls for
FACES = {"greedy": "national", "random": "lesson"}  # bots without a face, and who is to be asked in their place
FORMATS = {"tiebreak": TIEBREAK_MODE, "best-of-3": BEST_OF_3, "best-of-5": BEST_OF_5}


class MatchChoice(msgspec.Struct, frozen=True):
    """A match as it is set up on the screen. Opponent: "human", "solo:LEVEL" or "bot:NAME"; cards: ids, or empty."""

    played: Literal["tiebreak", "best-of-3", "best-of-5"] = "tiebreak"
    surface: Surface = Surface.HARD
    level: Level = Level.ADVANCED
    challenges: bool = True
    opponent: str = "solo:book"
    cards: tuple[str, str] = ("", "")
    practice: bool = False


def chosen(saved: Saved) -> MatchChoice:
    """What was saved; the default where that makes no sense."""
    try:
        return msgspec.convert(saved, MatchChoice)
    except msgspec.ValidationError:
        return MatchChoice()


class WorldwideSetUp:
    """See `wwtennis.tui.shell.game_screens.SetUp`."""

    def values(self, saved: Saved) -> Values:
        choice = chosen(saved)
        kind, _colon, strength = choice.opponent.partition(":")
        return {
            "played": choice.played, "surface": choice.surface, "level": choice.level,
            "challenges": _switch(choice.challenges), "opponent": kind, "strength": FACES.get(strength, strength),
            "practice": _switch(choice.practice), "card_a": choice.cards[0], "card_b": choice.cards[1],
        }  # fmt: skip

    def lines(self, values: Values) -> list[Line]:
        from wwtennis.tui.worldwide.set_up_lines import lines  # here, not above: a match can begin without

        return lines(values)

    def saved(self, values: Values) -> Saved:
        opponent = values["opponent"]
        return {
            "played": values["played"], "surface": values["surface"], "level": values["level"],
            "challenges": values["challenges"] == ON,
            "opponent": opponent if opponent == HUMAN else f"{opponent}:{values['strength']}",
            "practice": values["practice"] == ON and opponent != HUMAN, "cards": [values["card_a"], values["card_b"]],
        }  # fmt: skip

    def court(self, values: Values) -> str:
        return values["surface"]

    def before(self, saved: Saved, names: Sequence[str]) -> None:
        """Every match stands for itself."""

    def match(self, saved: Saved, names: Sequence[str], seed: int | None = None) -> MatchSession:
        return new_match(chosen(saved), names, seed)


def _switch(is_on: bool) -> str:
    return ON if is_on else OFF


# The match


def new_match(choice: MatchChoice, names: Sequence[str], seed: int | None = None) -> MatchSession:
    """The match that was chosen, before its first ball."""
    opponent, _colon, who = choice.opponent.partition(":")
    mine, theirs = (_player(card) for card in choice.cards)
    plans = (SeatPlan(HUMAN, names[0]), opponent_plan(choice.opponent, names[1], theirs, names[:1]))
    setup = Setup(
        material_of(GAME).deck, FORMATS[choice.played], choice.surface, choice.level, choice.challenges,
        (seat_of(plans[0].name, mine), seat_of(plans[1].name, theirs)),
        SOLO_LEVELS.get(who, BY_THE_BOOK) if opponent == SOLO else None,
    )  # fmt: skip
    return MatchSession(kind_of(GAME), setup, plans, seed, choice.practice and opponent != HUMAN)


def _player(card: str) -> PlayerCard | None:
    """A player card by its id; none where there is no such one any more."""
    players: dict[str, PlayerCard] = material_of(GAME).players if card else {}
    return players.get(card)


def opponent_plan(opponent: str, person: str, card: PlayerCard | None = None, taken: Sequence[str] = ()) -> SeatPlan:
    """Who sits on the other side, and under which name; those that are `taken` are somebody else's."""
    kind, _colon, who = opponent.partition(":")
    if kind == HUMAN:
        return SeatPlan(HUMAN, person)
    if kind == SOLO:
        return SeatPlan(SOLO, card.name if card else _("Solo"))
    who = _in_its_style(card) if who == TO_THE_CARD else who
    return SeatPlan(who, card.name if card else name_of(everybody(kind_of(GAME)), who, taken))


def _in_its_style(card: PlayerCard | None) -> str:
    """Who plays to this card."""
    from wwtennis.games.worldwide.bots.personas import ALL_COURT, style_of  # here, not above: most matches need none

    return ALL_COURT if card is None else style_of(card)
