"""The hints of a first match of Hoops: each comes at the thing that it is about, all of them within two matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.hoops.courtside import CARDS
from tests.tui.looking import make_app, text_of, until
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.choices import Ask
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Setup
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tui.hoops.draft import Draft
from wwtennis.tui.hoops.hints import HINTS
from wwtennis.tui.hoops.match import HoopsMatch
from wwtennis.tui.shell.hints import HintBox


def firsts(*seeds: int) -> dict[str, Draft]:
    """Each hint with the question at which it first comes, for somebody who begins with these matches."""
    found: dict[str, Draft] = {}
    for seed in seeds:
        table: Table[Any] = Table(Hoops(Setup(CARDS)), SeededLuck(seed))
        table.open()
        while (question := table.pending) is not None:
            view = table.game.view(table.state, question.seat)
            if question.seat == 0 and len(question.options) > 1:
                draft = Draft(question, view)
                new = next((hint for hint in HINTS if hint.id not in found and hint.comes(draft)), None)
                if new is not None:
                    found[new.id] = draft
            table.answer(Greedy().choose(view, question))
    return found


def test_all_hints_come_soon_and_where_they_belong():
    found = firsts(1, 2)
    assert {*found} == {hint.id for hint in HINTS}
    asks = {name.removeprefix("hoops "): draft.ask for name, draft in found.items()}
    assert asks == {
        "market": Ask.ADJUST, "explain": Ask.ADJUST, "buy": Ask.ACT, "substitute": Ask.ACT, "prepare": Ask.ACT,
        "attack": Ask.ACT, "defend": Ask.ACT, "keep": Ask.KEEP, "fatigue": Ask.REROLL, "rebounds": Ask.REROLL,
        "hand": Ask.HAND,
    }  # fmt: skip


def test_fatigue_is_told_in_defence_and_rebounds_in_attack():
    found = firsts(1, 2)
    sides = {name: CARDS.tactics[found[name].view.turn.active].side for name in ("hoops fatigue", "hoops rebounds")}
    assert sides == {"hoops fatigue": Side.DEFENCE, "hoops rebounds": Side.OFFENCE}


def test_a_hint_about_buying_is_followed_when_the_cursor_is_on_a_purchase():
    draft = firsts(1, 2)["hoops buy"]
    hint = next(each for each in HINTS if each.id == "hoops buy")
    while draft.has_group("buy") and not hint.followed(draft):
        draft.to_group("buy")
    assert hint.followed(draft)


async def test_a_first_match_of_hoops_shows_them(tmp_path: Path):
    app = make_app(tmp_path, game="hoops")
    async with app.run_test(size=(80, 24)) as pilot:
        app.first_match()
        await until(pilot, lambda: isinstance(app.screen, HoopsMatch))
        for _ in range(200):
            box = app.screen.query_one(HintBox)
            if box.display:
                break
            await pilot.press("enter")
        assert "Hint" in text_of(app)
