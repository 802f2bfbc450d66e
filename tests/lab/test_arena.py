"""Everybody against everybody: fair, the same whoever plays it, and counted right."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from wwtennis.games import kind_of
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Kind
from wwtennis.lab import arena, match
from wwtennis.lab.arena import Found, Plan, Standings, interval, jobs_of, run
from wwtennis.lab.entrants import maker_of
from wwtennis.lab.spread import Crew, crew
from wwtennis.lab.tally import Tally

TIE_BREAKS = {
    "mode": "tiebreak", "best_of": None, "surface": "all", "rules": "advanced", "no_challenges": False, "solo": None,
    "player_a": None, "player_b": None, "run": print,
}  # fmt: skip
README = Path(__file__).parents[2] / "README.md"


def plan(*bots: str, matches: int = 8, game: str = "worldwide", asked: dict[str, Any] = TIE_BREAKS) -> Plan:
    return Plan(game, bots, matches, 5, asked)


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot of the readme, in the folder that somebody is in."""
    blocks = README.read_text(encoding="utf-8").split("```python\n")[1:]
    (example,) = [block.partition("```")[0] for block in blocks if block.startswith("class Mine")]
    (tmp_path / "my_own_bot.py").write_text(example)
    monkeypatch.chdir(tmp_path)
    return "my_own_bot:Mine"


def test_result_is_the_same_whoever_plays_it():
    alone = list(run(plan("greedy", "random")))
    with ThreadPoolExecutor(2) as threads:
        assert list(run(plan("greedy", "random"), Crew(threads, 2))) == alone
    with crew(2) as processes:
        assert list(run(plan("greedy", "random"), processes)) == alone


def test_every_pair_plays_each_luck_both_ways_round(monkeypatch: pytest.MonkeyPatch):
    seated: list[tuple[str, ...]] = []

    def sit(kind: Kind, names: Sequence[str], seeds: Sequence[int]) -> list[Bot]:
        seated.append(tuple(names))
        return match.seated(kind, names, seeds)

    monkeypatch.setattr(arena, "seated", sit)

    played = list(run(plan("greedy", "random", "search:1", matches=2)))

    assert [pair for pair, _ in played] == [("greedy", "random"), ("greedy", "search:1"), ("random", "search:1")]
    assert seated[:2] == [("greedy", "random"), ("random", "greedy")]
    assert len({job.seed for job in jobs_of(plan("greedy", "random", "search:1", matches=6))}) == 3


def test_what_one_has_won_the_other_has_lost():
    (_, found), *_ = run(plan("greedy", "search:1", matches=2))

    assert (found.matches.played, found.turned.matches.won) == (2, 2 - found.matches.won)
    assert found.points.played >= 14
    assert found.turned.turned == found


def test_a_bot_of_ones_own_plays(mine: str):
    standings = Standings(plan("greedy", mine))
    for pair, found in run(plan("greedy", mine)):
        standings.add(pair, found)

    won = standings.of("greedy").matches.won
    assert won >= 6
    assert (standings.of("greedy").matches, standings.of(mine).matches) == (Tally(won, 8), Tally(8 - won, 8))
    assert standings.elo()["greedy"] > 1600 > 1400 > standings.elo()[mine]


def test_partners_are_the_same_bot_in_doubles():
    asked = {"doubles": True, "tiebreak": True, "best_of": "1", "advantage": False, "fresh_card": False}
    (_, found), *_ = run(plan("greedy", "random", matches=2, game="serve-play", asked=asked))

    assert found.matches == Tally(2, 2)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:Bot", "there is no bot 'nowhere:Bot': No module named 'nowhere'"),
        ("json:Bot", "there is no bot 'json:Bot'"),
        ("json:JSONDecoder", "json:JSONDecoder is no bot: it has no method choose"),
        (":", "there is no bot ':'"),
    ],
)
def test_what_is_no_bot_is_told(name: str, why: str):
    with pytest.raises(UsageError, match=why):
        maker_of(kind_of("worldwide"), name)


def test_elo_says_how_much_stronger_somebody_is():
    standings = Standings(plan("a", "b", matches=1000))
    standings.add(("a", "b"), Found(Tally(640, 1000), Tally(5200, 10000)))

    elo = standings.elo()
    assert elo["a"] - elo["b"] == pytest.approx(100, abs=1)
    assert elo["a"] + elo["b"] == pytest.approx(3000)


def test_interval_is_wilsons():
    assert interval(Tally(50, 100)) == pytest.approx((40.4, 59.6), abs=0.05)
    assert interval(Tally(0, 10)) == pytest.approx((0, 27.8), abs=0.05)
    assert interval(Tally(0, 0)) == (0, 100)
