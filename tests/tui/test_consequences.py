"""Before a choice, its consequence: what it costs, what it gives, and with which chance."""

import re
from pathlib import Path

import pytest

from tests.catalogues import compiled, needs_babel
from tests.table_talk import (
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    ROGER,
    TOPSPIN_CROSSCOURT,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    side,
)
from tests.tui.at_the_table import at, seated
from wwtennis.games.worldwide.cards import Spin
from wwtennis.games.worldwide.events import ServeMissed, StrokeMissed
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.table import Table

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]


async def panel_of(table: Table[Match], home: Path, *keys: str) -> str:
    async with seated(at(table), home) as seat:
        await seat.press(*keys)
        return seat.part("panel")


@pytest.mark.rule("WT-17.2")
@pytest.mark.parametrize(
    ("called", "gives", "otherwise"),
    [
        (ServeMissed(ROGER, FAST_SERVE, 1, close=True), "the point is replayed", "a fault: you hit a second ball"),
        (ServeMissed(ROGER, FAST_SERVE, 2, close=True), "the point is replayed", "Rafael wins the point"),
        (StrokeMissed(ROGER, FOREHAND_ATTACK, close=True), "the point is replayed", "Rafael wins the point"),
        (StrokeMissed(ROGER, WINNER, close=True), "the point is yours", "Rafael wins the point"),
    ],
)
async def test_a_challenge_shows_its_odds_what_it_regains_and_what_it_costs(
    tmp_path: Path, called: ServeMissed | StrokeMissed, gives: str, otherwise: str
):
    table = given(
        Phase.CALL, ROGER, called=called, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND, challenges=2)
    )
    panel = await panel_of(table, tmp_path)
    assert f"a coin, 50%: {gives}" in panel
    assert "costs a token if lost (you have 2)" in panel
    assert otherwise in panel


@needs_babel
@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 60)])
@pytest.mark.parametrize(
    ("language", "odds", "costs"),
    [
        ("en", "a coin, 50%: the point is replayed", "costs a token if lost (you have 2)"),
        ("fr", "une pièce, 50 % : point rejoué", "coûte un jeton si perdu (sur 2)"),
    ],
)
async def test_all_of_it_is_said_at_every_size(
    tmp_path: Path, size: tuple[int, int], language: str, odds: str, costs: str
):
    compiled()
    called = StrokeMissed(ROGER, FOREHAND_ATTACK, close=True)
    table = given(
        Phase.CALL, ROGER, called=called, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND, challenges=2)
    )
    async with seated(at(table), tmp_path, size=size, language=language) as seat:
        lines = [re.split("[┃│]", line) for line in seat.part("panel").splitlines()]
        said = " ".join(" ".join(line[1].split()) for line in lines if len(line) > 3)
        assert odds in said
        assert costs in said


@pytest.mark.rule("WT-12.3")
async def test_a_focus_that_gains_nothing_says_so(tmp_path: Path):
    panel = await panel_of(given(Phase.REST, ROGER, roger=side(hand=HAND, stars=5)), tmp_path)
    assert "nothing: all your Stars are up" in panel
    assert "+0" not in panel


@pytest.mark.rule("WT-12.5")
async def test_a_recovery_with_a_full_hand_says_that_a_card_must_go(tmp_path: Path):
    full = side(hand=list(range(1, 13)), draw=[25])
    assert "your hand is full" in await panel_of(given(Phase.REST, ROGER, roger=full), tmp_path / "full")
    roomy = side(hand=HAND, draw=[25])
    assert "your hand is full" not in await panel_of(given(Phase.REST, ROGER, roger=roomy), tmp_path / "roomy")


async def test_the_list_of_the_hand_has_the_malus_of_each_card_under_its_heading(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        head, _defense, attack, *_others = seat.part("hand").splitlines()
    setup = table.state.setup
    malus = setup.deck.strokes[FOREHAND_ATTACK].malus[setup.surface]
    assert attack[head.index("malus") + 3 :].startswith(f"+{malus}")
    assert attack[head.index("draw") + 2 :].startswith("+1")


@pytest.mark.rule("WT-16.5")
@pytest.mark.parametrize(
    ("spin", "says"),
    [
        (None, "topspin needs 1 more, slice 2 more"),
        (Spin.TOPSPIN, "topspin +1: the answer pays a card for the net"),
        (Spin.SLICE, "slice +2: answers above low risk need 2 more"),
    ],
)
async def test_spin_on_a_serve_says_what_it_gains_not_only_what_it_costs(tmp_path: Path, spin: Spin | None, says: str):
    keys = ["s"] * [None, Spin.TOPSPIN, Spin.SLICE].index(spin)
    assert says in await panel_of(given(Phase.SERVE, ROGER), tmp_path, "4", *keys)


@pytest.mark.rule("WT-16.2")
async def test_the_net_says_that_it_is_topspin_one_pays_for(tmp_path: Path):
    table = given(
        Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_ATTACK, FOREHAND), answered=Shot(TOPSPIN_CROSSCOURT, FOREHAND),
        roger=side(at=FOREHAND, hand=HAND),
    )  # fmt: skip
    assert "past their topspin" in await panel_of(table, tmp_path)


def test_player_cards_say_needs_as_the_table_does():
    for power in POWERS.values():
        assert "target number" not in power.says["en"]
        assert " test" not in power.says["en"]
