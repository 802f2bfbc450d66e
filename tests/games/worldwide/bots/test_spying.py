"""A bot that spies: it learns nothing from its seed, and nothing that it is handed can be changed."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

import msgspec
import pytest

from tests.contract.contenders import CONTENDERS
from tests.helpers import at_random, steps
from tests.material import load_deck
from tests.recordings import table_for
from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.view import View
from wwtennis.kernel import bots
from wwtennis.kernel.bots import BotKind, RandomPlay, make_bot
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.lab.match import play_out
from wwtennis.lab.simulate import Plan, simulate
from wwtennis.lab.tally import wins
from wwtennis.tui.shell.session import MatchSession, SeatPlan

SETUP = Setup(load_deck())


def reachable(thing: Any, way: str) -> Iterator[tuple[str, Any]]:
    """Everything that one gets to from here, and the way to it."""
    yield way, thing
    if isinstance(thing, Mapping):
        for key, each in thing.items():
            yield from reachable(each, f"{way}[{key!r}]")
    elif isinstance(thing, list | tuple):
        for number, each in enumerate(thing):
            yield from reachable(each, f"{way}[{number}]")
    else:
        for name in fields_of(thing):
            yield from reachable(getattr(thing, name), f"{way}.{name}")


def fields_of(thing: Any) -> list[str]:
    if isinstance(thing, Enum):
        return []
    return list(thing.__struct_fields__) if isinstance(thing, msgspec.Struct) else []


def changes_to(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every way to change it: what it is called, and how it is tried."""
    victim = thing  # what its type forbids is tried all the same
    if isinstance(thing, Mapping):
        for key in [*thing, "new"]:
            yield f"[{key!r}] =", lambda key=key: victim.__setitem__(key, None)
        yield ".clear()", lambda: victim.clear()
    elif isinstance(thing, list | tuple):
        yield "[0] =", lambda: victim.__setitem__(0, None)
        yield ".append", lambda: victim.append(None)
    elif not isinstance(thing, int | str | Enum | None):
        for name in [*fields_of(thing), "new"]:
            yield f".{name} =", lambda name=name: setattr(thing, name, None)


def succeeded(change: Any) -> bool:
    try:
        change()
    except (AttributeError, TypeError):
        return False
    return True


def changed(view: Any, question: Question) -> list[str]:
    """What could be changed of what a bot is handed."""
    found = [*reachable(view, "view"), *reachable(question, "question")]
    return [f"{way}{what}" for way, thing in found for what, change in changes_to(thing) if succeeded(change)]


class Spy:
    """Tries the seeds around its own until one deals the hand that it holds; else it plays the first option."""

    known: list[int] = []  # noqa: RUF012  the seeds that bots were made with, which the test lets them see
    found: list[int] = []  # noqa: RUF012
    asked = 0

    def __init__(self, luck: Any) -> None:
        assert not hasattr(luck, "seed")

    def choose(self, view: View, question: Question) -> Choice:
        if not Spy.asked:
            near = {seed + by for seed in Spy.known for by in range(-4, 5)}
            near |= {seed ^ 2**bit for seed in Spy.known for bit in range(63)}
            Spy.found += [seed for seed in near if deals(seed, view)]
        Spy.asked += 1
        choice: Choice = question.options[0]
        return choice


def deals(seed: int, view: View) -> bool:
    table: Table[Any] = Table(Worldwide(view.setup), SeededLuck(abs(seed)))
    table.open()
    return tuple(table.state.sides[view.seat].hand) == view.me.hand


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> type[Spy]:
    """There is a bot "spy", and it knows every seed that a bot was made with."""

    def noted(seed: int) -> SeededLuck:
        Spy.known.append(seed)
        return SeededLuck(seed)

    Spy.known, Spy.found, Spy.asked = [], [], 0
    monkeypatch.setattr(bots, "SeededLuck", noted)
    monkeypatch.setitem(BOTS, "spy", BotKind(Spy, "looks where it should not"))
    return Spy


def test_a_spy_that_is_told_the_seed_of_its_match_would_find_it(spies: type[Spy]):
    play_out(table_for(SETUP, 12, record=False), (make_bot(BOTS, "spy", 11), make_bot(BOTS, "greedy", 11)))
    assert spies.found == [12]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_app_a_bot_cannot_rebuild_the_match_from_its_seed(spies: type[Spy], seat: int):
    plans = [SeatPlan(HUMAN, "Anna"), SeatPlan(HUMAN, "Rafael")]
    plans[seat] = SeatPlan("spy", "Spy")
    session = MatchSession(KIND, SETUP, plans, seed=12, practice=True)
    session.open()
    while (question := session.pending) is not None and not spies.asked:
        bot = session.bot(seat) if question.seat == seat else RandomPlay(SeededLuck(5))
        session.answer(bot.choose(session.view(question.seat), question))

    assert (spies.asked, spies.found) == (1, [])
    assert len(set(spies.known)) == len(spies.known)


def test_in_a_simulation_a_bot_cannot_rebuild_the_match_from_its_seed(spies: type[Spy]):
    [played] = simulate(Plan(KIND, (SETUP,), ("spy", "spy"), matches=1, seed=12))
    assert (spies.asked > 0, spies.found, played.header.seed in spies.known) == (True, [], False)


def test_in_a_tally_a_bot_cannot_rebuild_the_match_from_its_seed(spies: type[Spy]):
    wins(KIND, SETUP, ("spy", "spy"), 0, 1, seed=12)
    assert (spies.asked > 0, spies.found) == (True, [])


@pytest.mark.parametrize("contender", CONTENDERS, ids=lambda contender: contender.name)
def test_nothing_that_a_bot_is_handed_can_be_changed(contender: Any):
    table: Table[Any] = Table(contender.game, SeededLuck(5))
    table.open()
    looked_at: set[Any] = set()
    for _ in steps(table, at_random(5)):
        question = table.pending
        if question is not None and question.kind not in looked_at:
            looked_at.add(question.kind)
            assert changed(table.game.view(table.state, question.seat), question) == []
    assert looked_at
