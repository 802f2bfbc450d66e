"""Bots are asked for by their ids, and are somebody at the table."""

import pytest

from wwtennis.games import GAMES, kind_of
from wwtennis.kernel.bots import BotKind, RandomPlay, name_of, style_of

BOTS = {"random": BotKind(RandomPlay, "any card", "carefree", ("Lou", "Pip")), "plain": BotKind(RandomPlay, "any card")}


def test_a_bot_has_the_first_of_its_names_that_nobody_else_has():
    assert name_of(BOTS, "random") == "Lou"
    assert name_of(BOTS, "random", ["Lou"]) == "Pip"
    assert name_of(BOTS, "random", ["Lou", "Pip"]) == "Random"
    assert name_of(BOTS, "plain") == "Plain"
    assert name_of(BOTS, "of-another-version") == "Of-another-version"


def test_a_bot_has_a_style_or_at_least_an_id():
    assert style_of(BOTS, "random") == "carefree"
    assert style_of(BOTS, "plain") == "plain"
    assert style_of(BOTS, "of-another-version") == "of-another-version"


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_a_game_are_people_with_a_style(game: str):
    """Enough of them for every seat but one's own."""
    kind = kind_of(game)
    for bot in kind.bots.values():
        assert bot.style
        assert len({*bot.names}) >= min(3, kind.most_seats - 1)
    names = [name for bot in kind.bots.values() for name in bot.names]
    assert len(names) == len({*names})
