"""ASCII mode, to the last letter."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.tui.looking import make_app, text_of
from wwtennis.tui.shell.plain_letters import plain_letters


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Zoé", "Zoe"), ("l’été", "l'ete"), ("cœur", "cour"), ("李", "??"), ("★ 5", "? 5"), ("plain", "plain")],
)
def test_a_letter_becomes_its_plain_likeness(text: str, plain: str):
    assert plain_letters(text) == plain
    assert cell_len(text) == len(plain)


async def test_names_are_shown_in_plain_letters_and_kept_as_they_are(tmp_path: Path):
    app = make_app(tmp_path, symbols="ascii", names=("Zoé", "李娜"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")

        assert "Zoe" in text_of(app)
        assert text_of(app).isascii()
        assert app.settings.names[:2] == ("Zoé", "李娜")
