"""Opponents with a face: who they are, that they play by the rules, and that each beats the one below."""

import pytest

from tests.material import load_deck, load_players
from tests.recordings import table_for
from wwtennis.games.worldwide.bots.greedy import Greedy
from wwtennis.games.worldwide.bots.habits import Habits, Player
from wwtennis.games.worldwide.bots.personas import CALLS_FOR, LEVELS, PERSONAS, STYLES, style_of
from wwtennis.games.worldwide.choices import GoToNet, ServeBall
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.setup import Setup, seat_of
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.lab.match import play_out
from wwtennis.lab.tally import wins

SETUP = Setup(load_deck())
QUICK = [name for name in PERSONAS if name not in ("tour", "top-ten", "number-one")]


def test_each_has_a_name_a_title_a_sentence_and_a_portrait():
    assert len({each.name for each in PERSONAS.values()}) == len(PERSONAS) >= 12
    for persona in PERSONAS.values():
        assert persona.title
        assert persona.says
        assert {len(line) for line in persona.portrait} == {5}
        assert len(persona.portrait) == 3
        assert all(line.isascii() for line in persona.portrait)
    assert len(LEVELS) >= 8
    assert len(STYLES) == 4


@pytest.mark.parametrize("name", QUICK)
def test_each_plays_by_the_rules_and_the_same_with_the_same_seed(name: str):
    card = load_players()["rafael"]
    setup = Setup(SETUP.deck, seats=(seat_of("A", card), seat_of("B", None)))
    played = []
    for _ in range(2):
        table = table_for(setup, 4, record=True)
        play_out(table, (PERSONAS[name].make(SeededLuck(1)), Greedy(SeededLuck(2))))
        played.append(table.entries)
    assert played[0] == played[1]


@pytest.mark.parametrize(("stronger", "weaker"), [("weekend", "lesson"), ("regional", "weekend"), ("national", "club")])
def test_two_levels_up_is_plainly_stronger(stronger: str, weaker: str):
    assert wins(KIND, SETUP, (stronger, weaker), 0, 60, seed=3).won > 33


class AllOfThem:
    """What each of these would answer to the very same questions; the first one's answers are given."""

    def __init__(self, *names: str) -> None:
        self.bots = {name: PERSONAS[name].make(SeededLuck(1)) for name in names}
        self.answers: dict[str, list[Choice]] = {name: [] for name in names}

    def choose(self, view: View, question: Question) -> Choice:
        for name, bot in self.bots.items():
            self.answers[name].append(bot.choose(view, question))
        return next(iter(self.answers.values()))[-1]


def test_styles_show():
    asked = AllOfThem("all-court", "baseliner", "net-rusher", "big-server")
    for seed in range(40):
        play_out(table_for(SETUP, seed, record=False), (asked, Greedy(SeededLuck(seed))))

    def went_to_net(name: str) -> int:
        return sum(isinstance(answer, GoToNet) for answer in asked.answers[name])

    def difficulty_of_serves(name: str) -> int:
        cards = [answer.card for answer in asked.answers[name] if isinstance(answer, ServeBall)]
        return sum(SETUP.deck.serves[card].difficulty for card in cards)

    assert went_to_net("net-rusher") > went_to_net("all-court") > went_to_net("baseliner")
    assert difficulty_of_serves("big-server") > difficulty_of_serves("all-court")


def test_without_habits_one_plays_as_greedy_does():
    class Both:
        def choose(self, view: View, question: Question) -> Choice:
            plain = Greedy(SeededLuck(1)).choose(view, question)
            assert Player(Habits(), SeededLuck(1)).choose(view, question) == plain
            return plain

    play_out(table_for(SETUP, 3, record=False), (Both(), Both()))


def test_every_player_card_has_a_style_that_plays_to_it():
    styles = {card.id: style_of(card) for card in load_players().values()}

    assert set(CALLS_FOR) <= set(POWERS)
    assert set(styles.values()) == set(STYLES)
    assert (styles["pete"], styles["martina"], styles["rafael"]) == ("big-server", "net-rusher", "baseliner")
    assert styles["roger"] == "all-court"
