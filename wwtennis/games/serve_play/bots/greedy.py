"""The bot that looks one card ahead: it keeps SMASH and KILL for when they pay, and aims where answers are unlikely."""

from __future__ import annotations

from functools import lru_cache

from wwtennis.games.serve_play.bots import weights
from wwtennis.games.serve_play.bots.chances import Unseen, importance
from wwtennis.games.serve_play.bots.exchange import best_gift, best_return
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.choices import Ask, Pass, PlayCard
from wwtennis.games.serve_play.rules.rally import hindrance
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.tennis.score import Format, Score, after_point, is_new_game, side_of


class Greedy:
    """Weighs every answer by the share of a game that it is worth."""

    def choose(self, view: View, question: Question) -> Choice:
        if question.kind is Ask.GIVE:
            return best_gift(view, question.options)
        if question.kind is Ask.TAKE:
            return best_return(view, question.options)
        thought, options = Thought(view), question.options
        if not thought.new_hand_follows:  # then no card is worth less than none
            options = tuple([option for option in options if not isinstance(option, Pass) or option.discard is None])
        best: Choice = max(options, key=thought.worth)
        return best


@lru_cache(maxsize=1000)
def ends_the_game(played: Format, score: Score, side: int) -> bool:
    """Whether it is over when this side wins the point."""
    return is_new_game(played, after_point(played, score, side))


class Thought:
    """What the seat in turn knows of this ball."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.unseen = Unseen(view)
        self.at_stake = importance(view)
        self.new_hand_follows = ends_the_game(view.setup.played, view.score, 1 - side_of(view.seat))

    def worth(self, choice: Choice) -> float:
        """Of one of the options: a share of a game."""
        if isinstance(choice, PlayCard):
            return self.of_card(choice.card)
        if isinstance(choice, Pass):
            return self.of_discard(choice.discard)
        return self.of_partner()

    def of_card(self, card: int) -> float:
        """What playing it wins, less what keeping it is worth."""
        face = self.view.setup.decks.plays[card]
        if face.kind is Kind.OUT:
            return weights.RID_OF_OUT
        if face.kind is Kind.KILL:
            return self.at_stake - weights.KILL_KEPT
        if face.kind is Kind.SMASH:
            return self.at_stake * self.unseen.chance_of_no_kill() - weights.SMASH_KEPT
        assert face.end is not None
        answered = self.unseen.chance_of_answer(face.end)
        return self.at_stake * (1 - answered + answered * weights.RALLY) - weights.SHOT_KEPT

    def of_discard(self, card: int | None) -> float:
        """The point is lost: it is worth something only to be rid of a card when others come for it."""
        if card is None or not self.new_hand_follows:
            return 0.0 if card is None else -weights.SHOT_KEPT
        plays = self.view.setup.decks.plays
        start = plays[card].start
        like_it = sum(start is not None and plays[mine].start is start for mine in self.view.hand)
        return weights.RID_OF_SURPLUS * (like_it - weights.PLENTY)

    def of_partner(self) -> float:
        """S20: the partner's hand is open, and so is what the partner would do."""
        view, decks = self.view, self.view.setup.decks
        assert view.ball is not None
        theirs = decks.one_of_each(view.hands[partner_of(view.seat)])
        fit = [card for card in theirs if hindrance(decks.plays[card], view.ball, is_left=True) is None]
        return max([self.of_card(card) for card in fit], default=0.0) - weights.LEAVING
