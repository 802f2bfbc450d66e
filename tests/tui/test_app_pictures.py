"""Pictures of every screen, letter by letter and colour by colour.

`pytest tests/tui --renew-pictures` draws them anew; `cat` shows one in a terminal; look at all of them with
`python -m tests.tui.pictures.look FOLDER`.
"""

import difflib
from pathlib import Path

import pytest

from tests.tui.looking import make_app, picture_of, plain
from tests.tui.pictures.situations import SIZES, all_situations

PICTURES = Path(__file__).parent / "pictures"
SITUATIONS = all_situations()


@pytest.mark.parametrize("name", SITUATIONS)
async def test_the_picture_is_as_it_was(
    name: str, tmp_path: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("wwtennis.tui.shell.screens.title.__version__", "1.2.3")
    for width, height in SIZES:
        app = make_app(tmp_path / f"{width}")
        async with app.run_test(size=(width, height)) as pilot:
            await SITUATIONS[name](pilot)
            await pilot.pause()
            compare(PICTURES / f"{name}-{width}x{height}.ansi", picture_of(app), pytestconfig.option.renew_pictures)


def compare(golden: Path, picture: str, renew: bool) -> None:
    if renew:
        golden.write_text(picture, encoding="utf-8")
        return
    before = golden.read_text(encoding="utf-8") if golden.exists() else ""
    if picture != before:
        lines = list(difflib.unified_diff(plain(before).splitlines(), plain(picture).splitlines(), lineterm=""))
        changed = "\n".join(lines) or "the letters are the same, the colours are not"
        pytest.fail(f"{golden.name} has changed; if that is right, --renew-pictures:\n{changed}", pytrace=False)


def test_every_golden_picture_is_of_a_situation_that_there_is(pytestconfig: pytest.Config):
    wanted = {f"{name}-{width}x{height}" for name in SITUATIONS for width, height in SIZES}
    for path in PICTURES.glob("*.ansi"):
        if path.stem not in wanted and pytestconfig.option.renew_pictures:
            path.unlink()
        else:
            assert path.stem in wanted
