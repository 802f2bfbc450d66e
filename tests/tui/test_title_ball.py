"""The ball on the title moves, where anything may."""

from pathlib import Path

import pytest

from tests.tui.looking import make_app, picture_of, text_of, until
from wwtennis.tui.shell.court_picture import FLIGHT, HERE, STEPS, court_drawing, court_picture, flown
from wwtennis.tui.shell.screens.title import CourtPicture


def test_it_flies_there_and_back():
    ends = [flown(step)[-1] for step in range(STEPS)]
    assert ends[HERE] == FLIGHT[-1]
    assert ends[0] == FLIGHT[0]
    assert len({*ends}) == len(FLIGHT)
    assert all(abs(FLIGHT.index(a) - FLIGHT.index(b)) == 1 for a, b in zip(ends, [*ends[1:], ends[0]], strict=True))


def test_every_step_is_a_picture_of_its_own_and_most_lines_are_the_same():
    still = court_picture(46, 23, "dark", "clay")
    for step in range(HERE):
        picture = court_picture(46, 23, "dark", "clay", step)
        assert 1 < sum(a != b for a, b in zip(picture, still, strict=True)) < 20
    assert len({"".join(court_drawing(46, 23, step)) for step in range(HERE)}) > HERE // 2


@pytest.mark.parametrize("symbols", ["unicode", "ascii"])
async def test_it_moves_on_the_title(tmp_path: Path, symbols: str):
    app = make_app(tmp_path, motion="fast", symbols=symbols)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        seen = {picture_of(app)}

        def has_moved() -> bool:
            seen.add(picture_of(app))
            return len(seen) > 3

        await until(pilot, has_moved)


async def test_where_nothing_moves_it_stands_still(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.6)
        assert app.screen.query_one(CourtPicture).step == HERE
        assert "wwtennis" in text_of(app)
