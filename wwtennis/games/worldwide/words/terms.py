"""The words of cards, zones and numbers."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import (
    RISK_NAMES,
    SPIN_NAMES,
    SURFACE_NAMES,
    ZONE_NAMES,
    Pile,
    Risk,
    Spin,
    Surface,
    Zone,
)
from wwtennis.games.worldwide.events import Hindrance, How, PileReason, Reasons
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.state import Ball
from wwtennis.kernel.words import _, later, plural, sense

ZONE_LETTERS = {
    Zone.BACKHAND: sense("zone", "B"),
    Zone.NEUTRAL: sense("zone", "N"),
    Zone.FOREHAND: sense("zone", "F"),
    Zone.VOLLEY: sense("zone", "V"),
}
PILE_LETTERS = {
    Pile.FOREHAND: sense("pile", "F"), Pile.BACKHAND: sense("pile", "B"), Pile.ATTACK: sense("pile", "A"),
    Pile.DEFENSE: sense("pile", "D"), Pile.VOLLEY: sense("pile", "V"),
}  # fmt: skip
# Where there is little room: ten letters, and beside them a mark.
ZONES_ON_COURT = {
    Zone.BACKHAND: sense("on the court", "Backhand"),
    Zone.NEUTRAL: sense("on the court", "Neutral"),
    Zone.FOREHAND: sense("on the court", "Forehand"),
    Zone.VOLLEY: sense("on the court", "Volley"),
}
SPIN_LETTERS = {Spin.TOPSPIN: sense("spin", "T"), Spin.SLICE: sense("spin", "S")}

REASON_NAMES = {
    "difficulty": later("difficulty"),
    "built": later("rally built"),
    "malus": later("malus"),
    "slice": later("slice"),
    "topspin": later("topspin"),
    "stars": later("Stars"),
    "fatigue": later("tired legs"),
    "level": later("level"),
}

HINDRANCES = {
    Hindrance.ONLY_A_SMASH: later("At the net only a Smash answers a Lob."),
    Hindrance.NO_LOB: later("A Smash answers a Lob at the net, and nothing else."),
    Hindrance.START_ZONE: later("It starts from {starts}, and you stand on {zone}."),
    Hindrance.OPPONENT_NOT_AT_NET: later("It needs {opponent} at the net."),
    Hindrance.OPPONENT_AT_NET: later("It needs {opponent} on the baseline, not at the net."),
    Hindrance.NO_STAR: later("It costs more Stars than you have."),
}

# The same in a word or two, where there is room for no more: nine letters.
SHORT_HINDRANCES = {
    Hindrance.ONLY_A_SMASH: later("lobbed"),
    Hindrance.NO_LOB: later("no lob"),
    Hindrance.START_ZONE: later("not here"),
    Hindrance.OPPONENT_NOT_AT_NET: later("net empty"),
    Hindrance.OPPONENT_AT_NET: later("net taken"),
    Hindrance.NO_STAR: later("no Star"),
}

HOWS = {
    How.ACE: later("an ace"),
    How.DOUBLE_FAULT: later("double fault by {loser}"),
    How.WINNER: later("a winner"),
    How.FAULT: later("error by {loser}"),
    How.REFUSED: later("{loser} lets the ball go"),
    How.OUT_OF_REACH: later("{loser} has no card left to run with"),
    How.NO_CARD: later("{loser} has no card to play"),
    How.GAVE_UP: later("{loser} gives it up"),
    How.DIRECT_FAULT: later("{loser} finds no card to play"),
}

PILE_REASONS = {
    PileReason.AT_NET: later("being at the net"),
    PileReason.YOU_AT_NET: later("its opponent being at the net"),
    PileReason.ZONE_HIT: later("for the zone that was hit"),
    PileReason.LOBBED: later("against the lob"),
}


def zone_name(zone: Zone) -> str:
    return _(ZONE_NAMES[zone])


def zone_on_court(zone: Zone) -> str:
    return _(ZONES_ON_COURT[zone])


def zone_letters(zones: tuple[Zone, ...]) -> str:
    """ "BN": always in the court's own order."""
    return "".join(_(ZONE_LETTERS[zone]) for zone in Zone if zone in zones)


def zone_list(zones: tuple[Zone, ...]) -> str:
    """ "Backhand or Neutral"."""
    names = [zone_name(zone) for zone in Zone if zone in zones]
    if len(names) < 2:
        return "".join(names)
    return _("{some} or {last}").format(some=", ".join(names[:-1]), last=names[-1])


def risk_name(risk: Risk) -> str:
    return _(RISK_NAMES[risk])


def spin_name(spin: Spin | None) -> str:
    return _(SPIN_NAMES[spin]) if spin is not None else _("flat")


def spin_letter(spin: Spin) -> str:
    return _(SPIN_LETTERS[spin])


def surface_name(surface: Surface) -> str:
    return _(SURFACE_NAMES[surface])


def about(surface: Surface, best_of: int | None) -> tuple[str, str]:
    """What is played: on which surface, and for how many sets; none are a tie-break."""
    sets = _("tie-break") if best_of is None else _("best of {sets}").format(sets=best_of)
    return surface_name(surface), sets


def reason_name(reason: str) -> str:
    """A reason is one of the book's, or the id of a power on a player card."""
    return POWERS[reason].name if reason in POWERS else _(REASON_NAMES[reason])


def sum_text(why: Reasons, minus: str = "-") -> str:
    """ "difficulty 4 + malus 3 - Stars 5"."""
    parts: list[str] = []
    for reason, amount in why:
        sign = (f" {minus} " if amount < 0 else " + ") if parts else (minus if amount < 0 else "")
        parts.append(f"{sign}{reason_name(reason)} {abs(amount)}")
    return "".join(parts)


def stars_text(count: int) -> str:
    return plural("{count} Star", "{count} Stars", count).format(count=count)


def cards_text(count: int) -> str:
    return plural("{count} card", "{count} cards", count).format(count=count)


def trouble_text(ball: Ball, *, by_letter: bool = False) -> str:
    """What a ball means for whoever must answer it: "malus +3, topspin", or "malus +3, T" as the lists have it.

    There "malus +0" takes less room than words, in French too.
    """
    parts = [_("malus +{malus}").format(malus=ball.malus) if ball.malus or by_letter else _("no malus")]
    if ball.spin is not None:
        parts.append(ball.spin.value if by_letter else spin_name(ball.spin))
    return ", ".join(parts)


def short_hindrance(hindrance: Hindrance) -> str:
    return _(SHORT_HINDRANCES[hindrance])


def hindrance_text(hindrance: Hindrance, starts: tuple[Zone, ...], zone: Zone, opponent: str) -> str:
    """Why a card cannot be played, as a sentence."""
    return _(HINDRANCES[hindrance]).format(starts=zone_list(starts), zone=zone_name(zone), opponent=opponent)
