"""Pictures of every screen, letter by letter and colour by colour.

`pytest tests/tui --renew-pictures` draws them anew; `cat` shows one in a terminal; look at all of them with
`python -m tests.tui.pictures.look FOLDER`.
"""

import difflib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import ModalScreen

from tests.catalogues import compiled, needs_babel
from tests.pseudo import bare_words, pseudo_language
from tests.tui.clipping import clipped
from tests.tui.looking import app_of, make_app, picture_of, plain, text_of
from tests.tui.pictures.situations import SIZES, all_situations

PICTURES = Path(__file__).parent / "pictures"
SITUATIONS = all_situations()
LOOKS = ("_in_ascii", "_in_light", "_in_sixteen_colours", "_in_high_contrast")  # they say the same
IN_FRENCH = [name for name in SITUATIONS if not name.endswith(LOOKS)]
LEGIBLE = [*SITUATIONS]
WIDE = SIZES[-1]


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
            if (width, height) == WIDE:  # where there is room for every word
                await check_words(name, pilot)
            elif name in LEGIBLE:
                assert clipped(app) == []


async def check_words(name: str, pilot: Pilot[Any]) -> None:
    """All that is said goes through gettext, and what stays on the screen is said anew in another language."""
    app = app_of(pilot)
    if isinstance(app.screen, ModalScreen):  # gone with the next key: it is not said anew
        with pseudo_language():
            await check_words_of_what_passes(name)
        return
    with pseudo_language(at_once=False):
        app.change(language="fr")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert bare_words(text_of(app)) == []


async def check_words_of_what_passes(name: str) -> None:
    with TemporaryDirectory() as home:
        app = make_app(Path(home))
        async with app.run_test(size=WIDE) as pilot:
            await SITUATIONS[name](pilot)
            await pilot.pause()
            assert bare_words(text_of(app)) == []


def compare(golden: Path, picture: str, renew: bool) -> None:
    if renew:
        golden.write_text(picture, encoding="utf-8")
        return
    before = golden.read_text(encoding="utf-8") if golden.exists() else ""
    if picture != before:
        lines = list(difflib.unified_diff(plain(before).splitlines(), plain(picture).splitlines(), lineterm=""))
        changed = "\n".join(lines) or "the letters are the same, the colours are not"
        pytest.fail(f"{golden.name} has changed; if that is right, --renew-pictures:\n{changed}", pytrace=False)


@needs_babel
@pytest.mark.parametrize("name", IN_FRENCH)
async def test_the_picture_in_french_is_as_it_was(
    name: str, tmp_path: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
):
    """Words are longer there: at the smallest size, where nothing may be cut."""
    compiled()
    monkeypatch.setattr("wwtennis.tui.shell.screens.title.__version__", "1.2.3")
    app = make_app(tmp_path, language="fr")
    width, height = SIZES[0]
    async with app.run_test(size=(width, height)) as pilot:
        await SITUATIONS[name](pilot)
        await pilot.pause()
        picture = picture_of(app)
        if name in LEGIBLE:
            assert clipped(app) == []
    compare(PICTURES / "french" / f"{name}-{width}x{height}.ansi", picture, pytestconfig.option.renew_pictures)


def test_every_golden_picture_is_of_a_situation_that_there_is(pytestconfig: pytest.Config):
    wanted = {f"{name}-{width}x{height}" for name in SITUATIONS for width, height in SIZES}
    wanted |= {f"french/{name}-{SIZES[0][0]}x{SIZES[0][1]}" for name in IN_FRENCH}
    for path in PICTURES.rglob("*.ansi"):
        found = path.relative_to(PICTURES).with_suffix("").as_posix()
        if found not in wanted and pytestconfig.option.renew_pictures:
            path.unlink()
        else:
            assert found in wanted
