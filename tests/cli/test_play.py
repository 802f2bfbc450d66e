"""A match line by line: over a pipe, in a terminal, left and taken up again."""

import os
import pty
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.catalogues import compiled, needs_babel
from tests.cli.conftest import ROOT, Told
from tests.pseudo import bare_words, pseudo_language
from wwtennis.files.logs import read_log
from wwtennis.games import GAMES

Run = Callable[..., Told]
Refused = Callable[..., str]
Typing = Callable[..., subprocess.CompletedProcess[str]]
ALEX_SERVES = "8"  # the seed of a match in which Alex, the person, wins the toss: the first question is for a serve


@pytest.fixture
def typing(tmp_path: Path) -> Typing:
    """Play with these lines on stdin."""

    def told(lines: str, *words: str, before: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(ROOT), "WWTENNIS_HOME": str(tmp_path / "home")}
        return subprocess.run(
            [sys.executable, "-m", "wwtennis", *before, "play", "--plain", *words],
            input=lines, cwd=tmp_path, capture_output=True, text=True, check=False, env=env,
        )  # fmt: skip

    return told


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home" / "data" / "matches").glob("*.jsonl"))


@needs_babel
@pytest.mark.parametrize(
    ("words", "ends"),
    [
        (["--solo", "book"], "Game, set and match, "),
        (["--bot", "greedy"], "Game, set and match, "),
        (["--two"], "Game, set and match, "),
        (["--solo", "book", "--lang", "fr"], "Jeu, set et match "),
        (["--game", "serve-play"], "Game, set and match, "),
        (["--game", "serve-play", "--doubles", "--lang", "fr"], "Jeu, set et match "),
        (["--game", "hoops", "--length", "short"], " wins: "),
        (["--game", "hoops", "--length", "short", "--lang", "fr"], " gagne\N{NO-BREAK SPACE}: "),
    ],
)
def test_match_is_played_to_its_end_over_a_pipe(typing: Typing, tmp_path: Path, run: Run, words: list[str], ends: str):
    compiled()
    done = typing("1\n" * 4000, "--seed", "5", *words)

    assert (done.returncode, done.stderr) == (0, "")
    assert ends in done.stdout.splitlines()[-1]
    [log] = kept(tmp_path)
    assert read_log(log).sealed is not None
    assert run("verify", log)[0] == 0


def test_match_is_left_where_nobody_types_any_more_and_goes_on_there(typing: Typing, tmp_path: Path):
    left = typing("1\n1\n", "--seed", "5")
    assert left.returncode == 0
    assert left.stdout.splitlines()[-1] == "The match is kept: `wwtennis play --plain --continue` goes on with it."
    [log] = kept(tmp_path)
    entries = len(read_log(log).entries)

    again = typing("q\n", "--continue")
    assert again.stdout.splitlines()[1] == [line for line in left.stdout.splitlines() if line.startswith("Alex: ")][-1]
    assert len(read_log(log).entries) == entries

    done = typing("1\n" * 4000, "--continue", log.stem)
    assert "Game, set and match, " in done.stdout.splitlines()[-1]
    assert kept(tmp_path) == [log]
    assert read_log(log).sealed is not None


def test_words_name_a_card_and_a_number_what_is_spent_on_it(typing: Typing):
    done = typing("safe serve 1\n", "--seed", ALEX_SERVES, "--bot", "greedy")
    assert "\nAlex: Safe serve (1 Star). Rolls " in done.stdout


@pytest.mark.parametrize(("bot", "called"), [("number-one", "Zora"), ("net-rusher", "Stefan")])
def test_a_computer_player_is_called_by_its_name(typing: Typing, bot: str, called: str):
    done = typing("leave\n", "--seed", "5", "--bot", bot)
    assert done.stdout.startswith(f"{called} wins the toss and serves first.")


def test_nonsense_is_answered_by_a_sentence_and_the_question_stands(typing: Typing):
    done = typing("zzz\n999\n\n\x1b[2J\nhelp\nscore\nhand\nrepeat\nundo\nleave\n", "--seed", "5")
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert sum(line.startswith("no answer is like that") for line in lines) == 2
    assert sum(line.startswith("type a number from 1 to ") for line in lines) == 2
    assert any(line.startswith("  u undo") for line in lines)
    assert any("Alex holds: " in line for line in lines)
    assert sum("which card?" in line for line in lines) == 2
    assert "\x1b" not in done.stdout


def test_decision_is_taken_back(typing: Typing):
    done = typing("1\nundo\nleave\n", "--seed", "5", "--practice")
    lines = done.stdout.splitlines()
    assert "Alex takes it back." in lines
    questions = [line for line in lines if line.startswith("Alex: Your stroke")]
    assert len(questions) == 2
    assert questions[0] == questions[1]


def test_two_people_do_not_read_each_other_s_hands(typing: Typing):
    done = typing("\n1\n" * 2 + "q\n", "--two", "--seed", "5", "--surface", "clay")
    turns = [line for line in done.stdout.splitlines() if "it is your turn: press Enter" in line]
    assert turns
    assert "draws" not in "".join(line for line in done.stdout.splitlines() if "#" in line)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--solo", "--bot", "greedy"], "--solo, --bot and --two all say who plays against you"),
        (["--two", "--bot", "greedy"], "--solo, --bot and --two all say who plays against you"),
        (["--bot", "hal"], "there is no 'hal', there are "),
        (["--solo", "god"], "there is no 'god', there are "),
        (["--surface", "all"], "one match is played at a time"),
        (["--continue", "nothing"], "nothing: "),
        (["--game", "chess"], "there is no 'chess'"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(refused: Refused, words: list[str], why: str):
    status = 1 if "nothing" in words else 2
    assert why in refused(status, "play", "--plain", *words)


def test_continue_without_a_match_is_one_sentence(refused: Refused):
    assert "no match is kept here yet" in refused(2, "play", "--plain", "--continue")


def test_without_plain_it_needs_a_terminal(refused: Refused):
    assert "the game needs a terminal" in refused(2, "play")


def test_match_is_played_to_its_end_in_a_terminal(tmp_path: Path):
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(PYTHONPATH=str(ROOT), WWTENNIS_HOME=str(tmp_path / "home"), TERM="dumb")
        os.execv(sys.executable, [sys.executable, "-m", "wwtennis", "play", "--plain", "--seed", "5"])
    said = answered = b""
    while select.select([terminal], [], [], 60)[0]:
        try:
            said += (chunk := os.read(terminal, 65536))
        except OSError:  # how a terminal says that nobody is on the other side
            break
        if not chunk:
            break
        if said.endswith(b"> ") and said != answered:
            answered = said
            os.write(terminal, b"1\n")
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.close(terminal)
    assert status == 0
    assert b"Game, set and match, " in said.splitlines()[-1]
    assert read_log(kept(tmp_path)[0]).sealed is not None


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_goes_through_gettext(game: str, run: Run, monkeypatch: pytest.MonkeyPatch):
    lines = iter(["?", "s", "r", "zzz", "99", "u", *["1"] * 60, "q"])
    monkeypatch.setattr("wwtennis.cli.linear.listen", lambda _prompt: next(lines))
    with pseudo_language():
        said = run("play", "--plain", "--seed", "5", "--game", game, "--bot", "greedy")[1]
    assert set(bare_words(said)) <= {"Alex", "continue", "play", "plain"}


@needs_babel
def test_answers_are_typed_in_the_language_that_is_spoken(typing: Typing):
    compiled()
    done = typing("aide\nsecu\nquitter\n", "--seed", ALEX_SERVES, "--bot", "greedy", before=("--lang", "fr"))
    assert done.returncode == 0
    assert "  ? aide" in done.stdout
    assert "\nAlex\u00a0: Service de s\u00e9curit\u00e9. Jet " in done.stdout


@pytest.fixture
def opened(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Which match the app is opened with; None: one as the last was set up there."""

    def told(*words: str) -> Any:
        seen: list[Any] = []

        def run_app(*_told: Any, **how: Any) -> int:
            seen.append(how["session"])
            return 0

        monkeypatch.setattr("wwtennis.tui.shell.terminal.check_terminal", lambda: None)
        monkeypatch.setattr("wwtennis.tui.shell.opening.run", run_app)
        assert run("play", *words) == (0, "", "")
        return seen[0]

    return told


def test_in_the_app_what_is_asked_for_is_played(opened: Callable[..., Any]):
    assert opened() is None
    assert opened("--lang", "en") is None
    session = opened("--bot", "greedy", "--surface", "clay", "--seed", "3")
    assert session.setup.surface == "clay"
    assert [*session.header.by] == ["human", "greedy"]
    assert opened("--game", "serve-play", "--doubles").table.game.seats == 4


def test_in_the_app_a_match_goes_on_that_was_left_line_by_line(typing: Typing, opened: Callable[..., Any]):
    typing("1\n1\n", "--seed", "5", "--bot", "greedy")
    session = opened("--continue")
    assert [*session.header.by] == ["human", "greedy"]
    assert session.table.state.events > 8
