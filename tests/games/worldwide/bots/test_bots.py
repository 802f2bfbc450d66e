"""The bots: whom there is, that they play by the rules, from what they may see, and how well."""

from collections import Counter

import msgspec
import pytest

from tests.material import load_deck, load_players
from tests.recordings import table_for
from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.choices import GiveUp, Refuse
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Level, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice, Question
from wwtennis.lab.match import play_out
from wwtennis.lab.tally import total, wins
from wwtennis.tennis.score import BEST_OF_3

DECK = load_deck()
CARDS = list(load_players().values())
SETUPS = {
    "advanced": Setup(DECK),
    "warm-up": Setup(DECK, level=Level.WARMUP, surface=Surface.CLAY),
    "in sets": Setup(DECK, BEST_OF_3, Surface.GRASS, challenges=False),
    "solo": Setup(DECK, surface=Surface.INDOOR, solo=BY_THE_BOOK),
} | {
    f"{one.id} and {other.id}": Setup(DECK, seats=(seat_of("A", one), seat_of("B", other)))
    for one, other in zip(CARDS[::2], CARDS[1::2], strict=True)
}


class Watched:
    """A bot, and every question that it was asked with the answer it gave."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.bot = make_bot(BOTS, name, seed)
        self.log: list[tuple[View, Question, Choice]] = []

    def choose(self, view: View, question: Question) -> Choice:
        choice = self.bot.choose(view, question)
        self.log.append((view, question, choice))
        return choice


def played(setup: Setup, names: tuple[str, str], seed: int = 1) -> tuple[Watched, Watched]:
    bots = (Watched(names[0]), Watched(names[1]))
    play_out(table_for(setup, seed, record=False), bots)
    return bots


def test_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(UsageError, match="there is no bot 'deep blue': there are random, greedy"):
        make_bot(BOTS, "deep blue", 1)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_every_bot_plays_every_kind_of_match_to_its_end(name: str, setup: Setup):
    # The table refuses whatever is not among the options.
    assert play_out(table_for(setup, 3, record=False), (make_bot(BOTS, name, 1), make_bot(BOTS, "random", 2))) > 0


@pytest.mark.parametrize("name", BOTS)
def test_bot_with_the_same_seed_plays_the_same(name: str):
    first, again = (played(SETUPS["advanced"], (name, name))[0].log for _ in range(2))
    assert [choice for *_, choice in first] == [choice for *_, choice in again]


@pytest.mark.parametrize("name", BOTS)
def test_bot_needs_nothing_but_its_view(name: str):
    seat_a, _ = played(SETUPS["advanced"], (name, "random"))
    again = make_bot(BOTS, name, 1)
    # The table is long gone: the view and the question are all there is.
    assert [again.choose(view, question) for view, question, _ in seat_a.log] == [choice for *_, choice in seat_a.log]


def test_random_never_gives_up_a_point_while_it_has_another_option():
    offered = 0
    for seed in range(30):
        for bot in played(SETUPS["advanced"], ("random", "random"), seed):
            for _view, question, choice in bot.log:
                offered += any(isinstance(option, GiveUp | Refuse) for option in question.options)
                assert not isinstance(choice, GiveUp | Refuse)
    assert offered > 500


def test_random_takes_each_of_the_others_alike():
    bot = make_bot(BOTS, "random", 5)
    seat_a, _ = played(SETUPS["advanced"], ("random", "random"))
    view, question, _ = next(each for each in seat_a.log if len(each[1].options) > 20)
    few = view, Question(question.seat, question.kind, (*question.options[:4], GiveUp()))

    taken = Counter(bot.choose(*few) for _ in range(2000))

    assert set(taken) == set(question.options[:4])
    assert all(400 < count < 600 for count in taken.values())


def test_greedy_beats_random_in_more_than_95_of_100_tie_breaks():
    setups = [msgspec.structs.replace(SETUPS["advanced"], surface=surface) for surface in Surface]
    assert total(wins(KIND, setup, ("greedy", "random"), 0, 100, seed=9) for setup in setups).share > 95


def test_greedy_beats_random_in_a_warm_up_and_in_sets_too():
    assert wins(KIND, SETUPS["warm-up"], ("greedy", "random"), 0, 50, seed=2).won > 45
    assert wins(KIND, SETUPS["in sets"], ("random", "greedy"), 1, 20, seed=2).won > 18
