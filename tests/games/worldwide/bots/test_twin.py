"""The twin that calibration plays with is believed as far as it plays the same matches as the game."""

import os
import shutil

import pytest

from tests.bench.twin.__main__ import compare, made_up_in, meetings

COMPILER = os.environ.get("CXX", "c++")

pytestmark = pytest.mark.skipif(shutil.which(COMPILER) is None, reason="the twin needs a C++ compiler")


@pytest.mark.parametrize(("matches", "rollouts"), [(12, 0), (1, 12)])
def test_the_twin_plays_the_same_matches(matches, rollouts):
    assert compare(matches, rollouts, seed=5) == []


def test_the_twin_plays_the_same_matches_with_the_player_cards():
    assert [line for who in meetings(None) for line in compare(1, 0, 5, who)] == []


def test_the_twin_plays_the_same_matches_with_every_power(tmp_path):
    players = made_up_in(tmp_path, seed=5)

    assert [line for who in meetings(players) for line in compare(1, 0, 5, who, players)] == []
    assert compare(1, 4, 5, ("nobody-1", "nobody-2"), players) == []
