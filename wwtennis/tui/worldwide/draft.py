"""An answer being put together: the way to answer, the card, the target, Stars and spin.

Only the options of the question can come out: what is legal is written there, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Spin, Zone
from wwtennis.games.worldwide.choices import Ask, PlayStroke, Refuse, ServeBall
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.tui.worldwide.answers import SERVE, TAKE_BACK, WAYS, Way, way_of
from wwtennis.tui.worldwide.proposals import best_target, favourite


def card_of(choice: Choice) -> int | None:
    """The card that goes with a choice: played, served, paid, discarded or taken back."""
    found: int | None = getattr(choice, "card", None) or getattr(choice, "pay", None)
    return found


class Draft:
    """What the person would answer now. `cards` is the list that the card is chosen from."""

    def __init__(self, question: Question, view: View) -> None:
        self.question = question
        self.view = view
        self.advice: Choice | None = None  # the coach's
        self.says_where = True  # a stroke goes with where one waits after it
        by_way: dict[Way, list[Choice]] = {}
        for option in question.options:
            by_way.setdefault(way_of(option), []).append(option)
        self.options = {way: by_way[way] for way in WAYS if way in by_way}
        self.way = next(iter(self.options))
        self.card: int | None = None
        self.target: Zone | None = None
        self.stars = 0
        self.spin: Spin | None = None
        self.roll = False
        self.is_confirming = False  # whether to lose the point is being asked once more
        self.says_yes = False
        self._kept: tuple[Way, int | None, Zone | None, int, bool] | None = None  # what "no" goes back to
        self.take(self.way)

    @property
    def ask(self) -> Ask:
        kind: Ask = self.question.kind
        return kind

    @property
    def ways(self) -> list[Way]:
        return list(self.options)

    # What the cards are

    @property
    def needs_card(self) -> bool:
        return self.pays_with_card(self.way)

    def pays_with_card(self, way: Way) -> bool:
        return any(card_of(option) is not None for option in self.options[way])

    @property
    def cards(self) -> Sequence[int]:
        """The list that is shown: serves, the discard pile, or the hand. Always in the order of their numbers."""
        if self.way is SERVE:
            return tuple(self.view.setup.deck.serves)
        if self.way is TAKE_BACK:
            return sorted(self.view.me.discard)
        return sorted(self.view.me.hand)

    @property
    def open_cards(self) -> set[int]:
        """The cards that can be chosen."""
        return {card for option in self.options[self.way] if (card := card_of(option)) is not None}

    def choices(self, card: int | None) -> list[Choice]:
        """Every answer with this card."""
        return [option for option in self.options[self.way] if card_of(option) == card]

    # Choosing

    def take(self, way: Way) -> None:
        """Choose a way to answer, and with it the card to begin with."""
        again = way is self.way and self.card in self.open_cards
        self.way = way
        self.is_confirming = self.says_yes = False
        self._kept = None
        if self.needs_card and not again:
            openings = [card for card in self.cards if card in self.open_cards]
            self.pick(favourite(way, openings, self.view))

    def turn(self, step: int) -> None:
        """The next way to answer, or the one before."""
        ways = self.ways
        self.take(ways[(ways.index(self.way) + step) % len(ways)])

    def pick(self, card: int | None) -> None:
        """Choose a card. Stars are not carried over: they are never spent by accident."""
        again = card == self.card
        self.card = card
        if not again:
            self.stars = 0
            self.roll = False
        if not again or self.target not in self.targets:
            self.target = best_target(self.targets, self.view)

    def step(self, by: int, *, only_open: bool = False) -> None:
        """The next card of the list, or the one before."""
        cards = [card for card in self.cards if not only_open or card in self.open_cards]
        if not cards:
            return
        if self.card not in cards:
            self.pick(cards[0])
        else:
            self.pick(cards[(cards.index(self.card) + by) % len(cards)])

    def confirm(self) -> None:
        """Ask once more before the point is thrown away. "No" is what enter says."""
        self.is_confirming, self.says_yes = True, False

    def give_up(self) -> None:
        """Propose to lose the point; whoever says no finds everything as it was."""
        kept = self.way, self.card, self.target, self.stars, self.roll
        self.take(next(way for way in self.options if way.sure))
        self.confirm()
        self._kept = kept

    def cancel(self) -> None:
        """Back to the first way to answer, with no Stars declared; from "are you sure", back to what was chosen."""
        if self.is_confirming and self._kept is not None:
            self.is_confirming = self.says_yes = False
            (self.way, self.card, self.target, self.stars, self.roll), self._kept = self._kept, None
            return
        self.stars = 0
        self.roll = False
        self.take(self.ways[0])

    def adopt(self, choice: Choice) -> None:
        """Make this option the draft."""
        self.take(way_of(choice))
        card = card_of(choice)
        if card is not None:
            self.pick(card)
        if isinstance(choice, PlayStroke):
            self.target, self.stars, self.roll = choice.target, choice.stars, choice.roll
        if isinstance(choice, ServeBall):
            self.spin, self.stars = choice.spin, choice.stars

    # The rest of a stroke or serve

    @property
    def targets(self) -> list[Zone]:
        strokes = [choice for choice in self.choices(self.card) if isinstance(choice, PlayStroke)]
        return list(dict.fromkeys(stroke.target for stroke in strokes if stroke.target is not None))

    def next_target(self) -> None:
        targets = self.targets
        if targets:
            at = targets.index(self.target) if self.target in targets else -1
            self.target = targets[(at + 1) % len(targets)]

    def aim(self, zone: Zone) -> None:
        if zone in self.targets:
            self.target = zone

    @property
    def star_counts(self) -> list[int]:
        """How many Stars may be declared with the card as it is being played."""
        rolled = [choice for choice in self.choices(self.card) if isinstance(choice, PlayStroke | ServeBall)]
        return sorted({choice.stars for choice in rolled if self._rolls_alike(choice)})

    def add_stars(self, by: int) -> None:
        if self.stars + by in self.star_counts:
            self.stars += by

    def set_stars(self, count: int) -> None:
        if count in self.star_counts:
            self.stars = count

    @property
    def spins(self) -> list[Spin | None]:
        return list(dict.fromkeys(choice.spin for choice in self.choices(self.card) if isinstance(choice, ServeBall)))

    def next_spin(self) -> None:
        spins = self.spins
        if spins:
            at = spins.index(self.spin) if self.spin in spins else -1
            self.spin = spins[(at + 1) % len(spins)]

    @property
    def may_roll(self) -> bool:
        """WT-18.5: the success can be taken, or the die rolled for a winner."""
        rolls = {choice.roll for choice in self.choices(self.card) if isinstance(choice, PlayStroke)}
        return len(rolls) > 1

    def switch_roll(self) -> None:
        if self.may_roll:
            self.roll = not self.roll
            self.stars = 0

    def _rolls_alike(self, choice: Choice) -> bool:
        return not isinstance(choice, PlayStroke) or not self.may_roll or choice.roll == self.roll

    # The answer

    @property
    def is_refusable(self) -> bool:
        """Whether letting the ball go is an answer beside others, not only a way out."""
        return any(way.choice is Refuse for way in self.options)

    @property
    def is_drastic(self) -> bool:
        """Whether the answer throws the point away: it is asked for twice."""
        return bool(self.way.sure)

    @property
    def choice(self) -> Choice | None:
        """The option that this draft has come to; None while the chosen card cannot be played."""
        for choice in self.choices(self.card if self.needs_card else None):
            if isinstance(choice, ServeBall) and (choice.spin, choice.stars) != (self.spin, self.stars):
                continue
            if isinstance(choice, PlayStroke) and not self._is_this(choice):
                continue
            return choice
        return None

    def _is_this(self, choice: PlayStroke) -> bool:
        return choice.target == self.target and choice.stars == self.stars and self._rolls_alike(choice)
