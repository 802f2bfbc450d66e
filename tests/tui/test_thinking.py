"""Opponents in the app: who can be asked to play, and where they think."""

from itertools import islice

from tests.material import load_deck, load_players
from tests.recordings import table_for
from wwtennis.games.worldwide.bots.habits import Player
from wwtennis.games.worldwide.bots.personas import PERSONAS
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.bots import everybody, make_bot
from wwtennis.kernel.luck import seeds
from wwtennis.tui.shell.thinking import Thinker, helper, seated
from wwtennis.tui.worldwide.set_up import MatchChoice, WorldwideSetUp, new_match

PATIENT = 60.0  # seconds: on a slow machine too there is time for all roll-outs


def test_a_bot_thinks_in_another_process_as_it_would_here_and_goes_on_when_that_is_killed():
    table = table_for(Setup(load_deck()), 1, record=False)
    table.open()
    question = table.pending
    assert question is not None
    view = table.game.view(table.state, question.seat)
    thinker, luck = Thinker(KIND.id, "tour", 7, PATIENT), list(islice(seeds(7), 2))
    here = [make_bot(everybody(KIND), "tour", each).choose(view, question) for each in luck]
    assert thinker.choose(view, question) == here[0]
    processes = list(helper()._processes.values())  # type: ignore[attr-defined]
    assert len(processes) == 1
    processes[0].kill()
    processes[0].join()
    assert thinker.choose(view, question) == here[1]


def test_who_thinks_ahead_thinks_elsewhere_and_who_does_not_answers_at_once():
    assert isinstance(seated(KIND, "number-one", 1), Thinker)
    assert isinstance(seated(KIND, "club", 1), Player)


def test_everybody_with_a_face_can_be_chosen_and_is_shown():
    values = WorldwideSetUp().values({"opponent": "bot:greedy"})
    (line,) = [line for line in WorldwideSetUp().lines(values) if line.id == "strength"]
    shown = {option.value: option.says for option in line.options}
    assert values["strength"] in shown
    for who, persona in PERSONAS.items():
        assert all(part in shown[who] for part in (*persona.portrait, persona.name))
        session = new_match(MatchChoice(opponent=f"bot:{who}"), ("You", "Other"))
        assert session.seats[1].name == persona.name
        assert session.header.seats[1].by == who


def test_a_player_card_is_played_in_the_style_that_it_calls_for():
    def plays(card: str) -> str:
        choice = MatchChoice(opponent="bot:to-the-card", cards=("", card))
        return new_match(choice, ("You", "Other")).seats[1].who

    assert plays("serena") == "big-server"
    assert plays("martina") == "net-rusher"
    assert plays("rafael") == "baseliner"
    assert plays("") == "all-court"
    assert {plays(card) for card in load_players()} <= {*PERSONAS}
