"""A short soak: random keys, clicks and window sizes. The long one is `python -m tests.bench.soak_keys`."""

from pathlib import Path

import pytest

from tests.tui.soak import soak


@pytest.mark.parametrize(("game", "screen"), [("serve-play", "serve-play match"), ("worldwide", "match")])
async def test_no_key_and_no_window_size_breaks_the_app(tmp_path: Path, game: str, screen: str):
    done = await soak(tmp_path, 11, keys=250, game=game)

    assert done.keys == 250
    assert screen in done.screens
