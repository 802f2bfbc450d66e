"""Every question of every game in words: each answer is there once, and can be typed by its number or its words."""

import pytest

from tests.helpers import at_random
from wwtennis.files.material import material_of
from wwtennis.games import GAMES, kind_of
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.kernel.typed import meant

NAMES = ("Ada", "Bo", "Cleo", "Dan")
ASKED = {  # by game: what its options say, beside their defaults
    "worldwide": ({}, {"solo": "club"}, {"mode": "match", "surface": "clay", "player_a": "roger"}, {"rules": "warmup"}),
    "serve-play": ({}, {"doubles": True, "fresh_card": True}),
}


@pytest.mark.parametrize(("game", "more"), [(game, more) for game in GAMES for more in ASKED.get(game, ({},))])
def test_every_answer_is_said_once_and_can_be_typed(game: str, more: dict[str, object]):
    kind, choose = kind_of(game), at_random(7)
    asked = {option.name.strip("-").replace("-", "_"): option.default for option in kind.options}
    [setup] = kind.arrange(material_of(game), {**asked, **more}, [None] * kind.most_seats).setups
    table = Table(kind.game(setup), SeededLuck(7), record=False)
    table.open()
    for _question in range(60):
        if (question := table.pending) is None:
            break
        view = table.game.view(table.state, question.seat)
        said = kind.answers(question, view, NAMES)
        assert kind.asked(question, view, NAMES)
        assert {way for each in said for way in each.ways} == {*question.options}
        assert sum(len(each.ways) for each in said) == len(question.options)
        for number, each in enumerate(said, start=1):
            assert meant(str(number), said) == each.ways[0]
            assert meant(each.name, said) in [other.ways[0] for other in said if other.name == each.name]
            assert meant(f"{number} {len(each.ways) - 1}", said) == each.ways[-1]
        table.answer(choose(question))
