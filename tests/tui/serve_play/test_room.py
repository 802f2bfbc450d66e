"""Serve & Play at every size: what is said of a card is said wholly, and a large terminal shows whole cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.catalogues import compiled, needs_babel
from tests.games.serve_play.court_talk import REAL_DECKS
from tests.tui.at_the_table import seated
from tests.tui.clipping import Witness
from tests.tui.looking import make_app, text_of
from tests.tui.pictures.serve_play_situations import SITUATIONS
from tests.tui.serve_play.test_match import session
from wwtennis.games.serve_play.cards import Face
from wwtennis.kernel.words import _
from wwtennis.tui.serve_play.match import ServePlayMatch
from wwtennis.tui.serve_play.widgets.hand import Hand
from wwtennis.tui.serve_play.widgets.panel import Panel, PanelShown, _text
from wwtennis.tui.serve_play.widgets.tiles import HIGH, columns_for

FACES = list({id(face): face for face in REAL_DECKS.plays.values()}.values())


def ways() -> tuple[tuple[str, str, str], ...]:
    """As many as there ever are."""
    said = (("enter", _("play it")), ("y", _("yours! (your partner)")), ("p", _("let it pass")))
    return tuple((key, words, "play") for key, words in said)


def lost(panel: Panel, face: Face, ways: tuple[tuple[str, str, str], ...]) -> list[str]:
    witness = Witness(*panel.size, stamps=False)
    panel.paint(witness, PanelShown(face, face.name, _text(face), ways=ways))
    return witness.lost + [line for line in witness.text() if "…" in line]


@needs_babel
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_all_that_is_said_of_a_card_fits_the_smallest_terminal(tmp_path: Path, language: str):
    compiled()
    async with seated(session(2, 0), tmp_path, language=language) as seat:
        panel = seat.app.screen.query_one(Panel)
        alone, in_doubles = ways()[::2], ways()
        for face in FACES:
            assert lost(panel, face, alone) == []
            assert lost(panel, face, in_doubles) == []


@pytest.mark.parametrize("size", [(160, 45), (200, 60)])
async def test_a_large_terminal_shows_whole_cards_and_the_arrows_go_from_row_to_row(
    tmp_path: Path, size: tuple[int, int]
):
    async with seated(session(2, 0), tmp_path, size=size) as seat:
        screen = seat.app.screen
        assert isinstance(screen, ServePlayMatch)
        await seat.wait_for(lambda: screen.shown.draft is not None)
        draft, columns = screen.shown.draft, screen.query_one(Hand).columns
        assert draft is not None
        assert columns > 2
        at = draft.at
        await seat.press("down")
        assert draft.at == (at + columns) % len(draft.lines)
        await seat.press("up", "right")
        assert draft.at == (at + 1) % len(draft.lines)


@pytest.mark.parametrize(("width", "height", "cards", "columns"), [
    (94, 25, 9, 3), (94, 25, 10, 0), (121, 40, 10, 4), (67, 24, 4, 0),
])  # fmt: skip
def test_cards_lie_side_by_side_only_where_all_have_room(width: int, height: int, cards: int, columns: int):
    assert columns_for(width, height, cards) == columns
    assert -(-cards // (columns or 1)) * HIGH <= height or not columns


async def test_a_replay_shows_hands_and_numbers_or_turns_from_one_to_the_other(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await SITUATIONS["serve_play_replay"](pilot)
        await pilot.pause()
        assert "points won on serve" not in text_of(app)
        await pilot.press("tab")
        assert "points won on serve" in text_of(app)
        await pilot.resize_terminal(120, 36)
        await pilot.pause()
        shown = text_of(app)
        assert "points won on serve" in shown
        assert "8 cards" in shown
        assert "tab" not in shown.splitlines()[-1]
