"""Large terminals: the space is used."""

from pathlib import Path

import pytest

from tests.table_talk import FAST_SERVE, FOREHAND, FOREHAND_ATTACK, FOREHAND_DEFENSE, ROGER, WINNER, Shot, given, side
from tests.tui.at_the_table import at, seated
from wwtennis.games.worldwide.state import Phase
from wwtennis.tui.worldwide.layout import arrange

LARGE = [(150, 44), (160, 45), (200, 60), (250, 50), (300, 90)]


@pytest.mark.parametrize("size", LARGE)
def test_most_of_it_is_used(size: tuple[int, int]):
    used = sum(where.area for where in arrange(*size).values())
    assert used > 0.9 * size[0] * size[1]


@pytest.mark.parametrize(("size", "is_large"), [((120, 36), False), ((160, 45), True), ((200, 60), True)])
async def test_numbers_both_counts_and_tall_cards(tmp_path: Path, size: tuple[int, int], is_large: bool):
    hand = [FOREHAND_DEFENSE, FOREHAND_ATTACK, WINNER]
    table = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=hand), rafael=side(hand=hand))
    async with seated(at(table), tmp_path, size=size) as seat:
        assert ("points won" in seat.text) is is_large
        assert [("hand 3" in seat.part(plate)) for plate in ("far", "near")] == [True, is_large]
        tile = [row for row in seat.part("hand").splitlines() if row.startswith(("┏", "┃", "┗"))]
        assert (len(tile) >= 8) is is_large


@pytest.mark.parametrize("size", [(160, 45), (200, 60)])
async def test_while_one_serves_the_hand_is_told_card_by_card_in_whole_words(tmp_path: Path, size: tuple[int, int]):
    hand = [FOREHAND_DEFENSE, FOREHAND_ATTACK, WINNER]
    async with seated(at(given(Phase.SERVE, ROGER, roger=side(hand=hand))), tmp_path, size=size) as seat:
        shown = seat.part("hand")
        assert "malus +5 · then draw 1 card" in shown
        assert "wins the point · gains 1 Star" in shown
        assert "…" not in shown
