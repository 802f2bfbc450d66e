"""What the greedy bot can know: how much a point is worth, and what the other side may hold."""

from __future__ import annotations

from functools import cache, lru_cache

from wwtennis.games.serve_play.bots import weights
from wwtennis.games.serve_play.cards import Decks, Kind, Place
from wwtennis.games.serve_play.rules.doubles import offered_to
from wwtennis.games.serve_play.view import View
from wwtennis.tennis.score import is_tiebreak, side_of


def importance(view: View) -> float:
    """By how much this point changes the chance to win the game."""
    played, score = view.setup.played, view.score
    if is_tiebreak(played, score):
        return weights.TIEBREAK
    serving = side_of(score.server)
    mine, theirs = score.points[serving], score.points[1 - serving]
    lead = played.game.lead
    return _server_wins(mine + 1, theirs, lead) - _server_wins(mine, theirs + 1, lead)


@cache
def _server_wins(mine: int, theirs: int, lead: int) -> float:
    """The chance of the server to win the game from here."""
    point = weights.SERVER_WINS
    if max(mine, theirs) >= 4 and abs(mine - theirs) >= lead:
        return float(mine > theirs)
    if lead == 2 and mine == theirs >= 3:
        return point**2 / (point**2 + (1 - point) ** 2)
    return point * _server_wins(mine + 1, theirs, lead) + (1 - point) * _server_wins(mine, theirs + 1, lead)


# Cards are counted all at once, as digits of one number: nobody has a thousand of a kind
DIGITS: dict[Kind | Place, int] = {what: 1000**place for place, what in enumerate((Kind.SMASH, Kind.KILL, *Place))}


@lru_cache(maxsize=8)
def _digits(decks: Decks) -> tuple[dict[int, int], int]:
    """What each card counts, and all of them."""
    counts = {card: DIGITS.get(face.start or face.kind, 0) for card, face in decks.plays.items()}
    return counts, sum(counts.values())


class Unseen:
    """The cards that are neither in one's own hands nor among the discards: by their kind, and by where they start."""

    def __init__(self, view: View) -> None:
        self._view = view
        counts, left = _digits(view.setup.decks)
        count = len(counts)
        for seen in (view.discard, *view.hands):
            left -= sum([counts[card] for card in seen])
            count -= len(seen)
        self._left, self._count = left, max(1, count)
        self._others = [seat for seat in range(view.setup.seats) if side_of(seat) != side_of(view.seat)]

    def _such(self, what: Kind | Place) -> int:
        return self._left // DIGITS[what] % 1000

    def chance_of_no_kill(self) -> float:
        """That nobody on the other side holds a KILL."""
        return self._lacks(self._such(Kind.KILL), self._cards(self._others))

    def chance_of_answer(self, place: Place) -> float:
        """That the other side has something for a ball on this place of its end."""
        view = self._view
        may = [offered_to(view.setup, side_of(self._others[0]), place)] if place.is_fore else self._others
        no_shot = self._lacks(self._such(place), self._cards(may))
        no_other = self._lacks(self._such(Kind.SMASH) + self._such(Kind.KILL), self._cards(self._others))
        return 1 - no_shot * no_other

    def _cards(self, seats: list[int]) -> int:
        return sum(self._view.hand_counts[seat] for seat in seats)

    def _lacks(self, such: int, cards: int) -> float:
        """The chance that none of so many hidden cards is such a one."""
        return (1 - such / self._count) ** cards
