"""A short soak: random keys, clicks and window sizes. The long one is `python -m tests.bench.soak_keys`."""

from pathlib import Path

import pytest

from tests.tui.soak import soak


@pytest.mark.parametrize(("seed", "screen"), [(12, "serve-play match"), (14, "match")])
async def test_no_key_and_no_window_size_breaks_the_app(tmp_path: Path, seed: int, screen: str):
    done = await soak(tmp_path, seed, keys=250)

    assert done.keys == 250
    assert screen in done.screens
