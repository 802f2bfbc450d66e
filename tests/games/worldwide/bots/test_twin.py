"""The twin that calibration plays with is believed as far as it plays the same matches as the game."""

import os
import shutil

import pytest

from tests.bench.twin.__main__ import compare

COMPILER = os.environ.get("CXX", "c++")

pytestmark = pytest.mark.skipif(shutil.which(COMPILER) is None, reason="the twin needs a C++ compiler")


@pytest.mark.parametrize(("matches", "rollouts"), [(12, 0), (1, 12)])
def test_the_twin_plays_the_same_matches(matches, rollouts):
    assert compare(matches, rollouts, seed=5) == []
