"""An answer being put together: the way to answer, the card, the target, Stars and spin.

Only the options of the question can come out: what is legal is written there, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wwtennis.games.worldwide.cards import Spin, Zone
from wwtennis.games.worldwide.choices import Ask, PlayStroke, ServeBall
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.questions import LOSES_THE_POINT, Act, act_of
from wwtennis.kernel.game import Choice, Question

# The order in which the ways to answer are offered; the first one is what enter does.
ORDER = (
    Act.SERVE, Act.PLAY, Act.RUN, Act.RETREAT, Act.STAY, Act.NET, Act.BACK, Act.CHALLENGE, Act.ACCEPT, Act.DISCARD,
    Act.RECOVER, Act.FOCUS, Act.NO_PLAN, Act.TAKE_BACK, Act.BACKHAND, Act.FOREHAND, Act.REFUSE, Act.GIVE_UP,
)  # fmt: skip


def card_of(choice: Choice) -> int | None:
    """The card that goes with a choice: played, served, paid, discarded or taken back."""
    found: int | None = getattr(choice, "card", None) or getattr(choice, "pay", None)
    return found


class Draft:
    """What the person would answer now. `cards` is the list that the card is chosen from."""

    def __init__(
        self,
        question: Question,
        view: View,
        favourite: Callable[[Act, list[int], View], int | None] | None = None,
        aims: Callable[[list[Zone], View], Zone | None] | None = None,
    ) -> None:
        self.question = question
        self.view = view
        by_act: dict[Act, list[Choice]] = {}
        for option in question.options:
            by_act.setdefault(act_of(option), []).append(option)
        self.options = {act: by_act[act] for act in ORDER if act in by_act}
        self.act = next(iter(self.options))
        self.card: int | None = None
        self.target: Zone | None = None
        self.stars = 0
        self.spin: Spin | None = None
        self.roll = False
        self.is_confirming = False  # whether to lose the point is being asked once more
        self.says_yes = False
        self._kept: tuple[Act, int | None, Zone | None, int, bool] | None = None  # what "no" goes back to
        self._favourite = favourite or (lambda act, cards, view: cards[0])
        self._aims = aims or (lambda targets, view: targets[0] if targets else None)
        self.take(self.act)

    @property
    def ask(self) -> Ask:
        kind: Ask = self.question.kind
        return kind

    @property
    def acts(self) -> list[Act]:
        return list(self.options)

    # What the cards are

    @property
    def needs_card(self) -> bool:
        return self.act_needs_card(self.act)

    def act_needs_card(self, act: Act) -> bool:
        return any(card_of(option) is not None for option in self.options[act])

    @property
    def cards(self) -> Sequence[int]:
        """The list that is shown: serves, the discard pile, or the hand. Always in the order of their numbers."""
        if self.act is Act.SERVE:
            return tuple(self.view.setup.deck.serves)
        if self.act is Act.TAKE_BACK:
            return sorted(self.view.me.discard)
        return sorted(self.view.me.hand)

    @property
    def open_cards(self) -> set[int]:
        """The cards that can be chosen."""
        return {card for option in self.options[self.act] if (card := card_of(option)) is not None}

    def ways(self, card: int | None) -> list[Choice]:
        """Every way to answer with this card."""
        return [option for option in self.options[self.act] if card_of(option) == card]

    # Choosing

    def take(self, act: Act) -> None:
        """Choose a way to answer, and with it the card to begin with."""
        again = act is self.act and self.card in self.open_cards
        self.act = act
        self.is_confirming = self.says_yes = False
        self._kept = None
        if self.needs_card and not again:
            openings = [card for card in self.cards if card in self.open_cards]
            self.pick(self._favourite(act, openings, self.view))

    def turn(self, step: int) -> None:
        """The next way to answer, or the one before."""
        acts = self.acts
        self.take(acts[(acts.index(self.act) + step) % len(acts)])

    def pick(self, card: int | None) -> None:
        """Choose a card. Stars are not carried over: they are never spent by accident."""
        again = card == self.card
        self.card = card
        if not again:
            self.stars = 0
            self.roll = False
        if not again or self.target not in self.targets:
            self.target = self._aims(self.targets, self.view)

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
        kept = self.act, self.card, self.target, self.stars, self.roll
        self.take(next(act for act in LOSES_THE_POINT if act in self.options))
        self.confirm()
        self._kept = kept

    def cancel(self) -> None:
        """Back to the first way to answer, with no Stars declared; from "are you sure", back to what was chosen."""
        if self.is_confirming and self._kept is not None:
            self.is_confirming = self.says_yes = False
            (self.act, self.card, self.target, self.stars, self.roll), self._kept = self._kept, None
            return
        self.stars = 0
        self.roll = False
        self.take(self.acts[0])

    def adopt(self, choice: Choice) -> None:
        """Make this option the draft."""
        self.take(act_of(choice))
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
        ways = self.ways(self.card)
        return list(dict.fromkeys(way.target for way in ways if isinstance(way, PlayStroke) and way.target is not None))

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
        ways = self.ways(self.card)
        return sorted({way.stars for way in ways if isinstance(way, PlayStroke | ServeBall) and self._rolls_alike(way)})

    def add_stars(self, by: int) -> None:
        if self.stars + by in self.star_counts:
            self.stars += by

    def set_stars(self, count: int) -> None:
        if count in self.star_counts:
            self.stars = count

    @property
    def spins(self) -> list[Spin | None]:
        return list(dict.fromkeys(way.spin for way in self.ways(self.card) if isinstance(way, ServeBall)))

    def next_spin(self) -> None:
        spins = self.spins
        if spins:
            at = spins.index(self.spin) if self.spin in spins else -1
            self.spin = spins[(at + 1) % len(spins)]

    @property
    def may_roll(self) -> bool:
        """WT-18.5: the success can be taken, or the die rolled for a winner."""
        rolls = {way.roll for way in self.ways(self.card) if isinstance(way, PlayStroke)}
        return len(rolls) > 1

    def switch_roll(self) -> None:
        if self.may_roll:
            self.roll = not self.roll
            self.stars = 0

    def _rolls_alike(self, way: Choice) -> bool:
        return not isinstance(way, PlayStroke) or not self.may_roll or way.roll == self.roll

    # The answer

    @property
    def is_drastic(self) -> bool:
        """Whether the answer throws the point away: it is asked for twice."""
        return self.act in LOSES_THE_POINT

    @property
    def choice(self) -> Choice | None:
        """The option that this draft has come to; None while the chosen card cannot be played."""
        ways = self.ways(self.card if self.needs_card else None)
        for way in ways:
            if isinstance(way, ServeBall) and (way.spin, way.stars) != (self.spin, self.stars):
                continue
            if isinstance(way, PlayStroke) and not self._is_this(way):
                continue
            return way
        return None

    def _is_this(self, way: PlayStroke) -> bool:
        return way.target == self.target and way.stars == self.stars and self._rolls_alike(way)
