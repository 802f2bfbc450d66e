"""The program itself: help, version, languages, and how it ends when something is wrong."""

import argparse
import errno
import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.catalogues import compiled, needs_babel
from tests.cli.conftest import ROOT, Told
from tests.pseudo import bare_words, pseudo_language
from wwtennis import __main__, __version__
from wwtennis.cli import dispatch
from wwtennis.cli.commands import COMMANDS, command
from wwtennis.cli.parsing import LARGEST_SEED
from wwtennis.files import shipped
from wwtennis.files.shipped import assets_folder
from wwtennis.games import GAMES, kind_of
from wwtennis.kernel import luck, voice

Run = Callable[..., Told]
Refused = Callable[..., str]
Program = Callable[..., subprocess.CompletedProcess[str]]

HEAVY = {"textual", "rich", "yaml", "msgspec", "attrs", "attr", "platformdirs", "wwtennis.games"}
LOADED = """
import sys
from wwtennis.__main__ import main
try:
    main({words})
except SystemExit:  # how argparse leaves after help
    pass
print(*sys.modules, file=sys.stderr)
"""


def loaded(*words: str) -> set[str]:
    """The modules that answering this takes."""
    code = LOADED.format(words=list(words))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize("words", [["--version"], ["--help"]])
def test_help_and_version_load_neither_the_game_nor_textual(words: list[str]):
    modules = loaded(*words)
    assert "wwtennis.cli.dispatch" in modules
    assert not modules & HEAVY


@pytest.mark.parametrize("name", ["simulate", "verify", "cards", "completion"])
def test_help_of_a_command_does_not_load_the_game(name: str):
    described = {f"wwtennis.games.worldwide{part}" for part in ("", ".kind", ".options")}  # they say what it takes
    modules = loaded(name, "--help")
    assert not modules & {"textual", "yaml", "msgspec", "attrs"}
    assert {module for module in modules if module.startswith("wwtennis.games.")} <= described


def test_version_is_told(run: Run):
    assert run("--version") == (0, f"wwtennis {__version__}\n", "")


def test_help_lists_every_command_and_has_examples(program: Program):
    done = program("--help")
    assert done.returncode == 0
    assert all(f"\n  {name} " in done.stdout for name in COMMANDS)
    assert "examples:\n  wwtennis\n" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples_that_can_be_parsed(name: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as leaving:
        dispatch.dispatch([name, "--help"])
    told = capsys.readouterr().out
    assert leaving.value.code == 0
    assert "examples:" in told
    for example in command(name).EXAMPLES:
        assert example in told
        words = example.split(" && ")[0].split(" | ")[0].split(" > ")[0].removeprefix('eval "$(').removesuffix(')"')
        assert words.startswith(f"wwtennis {name}")
        told_after = words.split()[2:]
        dispatch.command_parser(name, told_after).parse_args(told_after)


def test_without_a_command_and_a_terminal_there_is_one_sentence(program: Program):
    done = program()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_unknown_command_is_told_with_those_there_are(refused: Refused):
    known = "play, simulate, arena, lab, verify, analyse, cards"
    assert f"there is no command 'serve', there are {known}" in refused(2, "serve")


@pytest.mark.parametrize("words", [["--speed"], ["simulate", "--speed", "9"], ["simulate", "fast"], ["verify"]])
def test_unknown_and_missing_arguments_are_one_sentence_with_a_hint(refused: Refused, words: list[str]):
    assert "--help)" in refused(2, *words)


def test_options_are_not_guessed_from_their_beginnings(refused: Refused):
    refused(2, "simulate", "--match", "1")


@pytest.mark.parametrize("words", [["--lang", "xx", "--version"], ["--lang=xx"], ["--lang", "xx", "cards"]])
def test_language_that_is_not_there_is_one_sentence(refused: Refused, words: list[str]):
    assert refused(2, *words) == "wwtennis: there is no language 'xx', there are en, fr\n"


def test_language_that_is_not_there_after_a_command_is_one_sentence(refused: Refused):
    assert "argument --lang: there is no 'xx', there are en, fr" in refused(2, "replay", "last", "--lang", "xx")


def test_language_without_a_value_is_one_sentence(refused: Refused):
    assert "--lang" in refused(2, "--lang")


@needs_babel
def test_language_is_what_is_asked_for_then_the_settings_then_the_locale(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    compiled()

    def says() -> str:
        return run("simulate", "--fast")[2]

    french, english = "arguments inconnus", "unrecognized arguments"
    monkeypatch.setenv("LANGUAGE", "fr_FR:en")
    assert french in says()
    settings = tmp_path / "home" / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    for chosen, told in (("en", english), ("auto", french), ("xx", english), ("fr", french)):
        settings.write_text(json.dumps({"language": chosen}))
        assert told in says()
    assert english in run("--lang", "en", "simulate", "--fast")[2]
    settings.write_text("{")
    assert french in says()


@needs_babel
def test_argparse_speaks_the_language_too(program: Program):
    compiled()
    assert "utilisation\xa0: wwtennis simulate" in program("--lang", "fr", "simulate", "--help").stdout


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_help_says_goes_through_gettext(name: str, game: str, capsys: pytest.CaptureFixture[str]):
    """But for what is typed: commands, options and their words, and examples."""
    words = ["--game", game] if hasattr(command(name), "add_game_arguments") else []
    with pseudo_language(), pytest.raises(SystemExit):
        dispatch.dispatch([name, *words, "--help"])
    said = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(("  wwtennis", "  eval"))]
    typed = {"wwtennis", name, "last", "en", "fr", *GAMES, "play", "serve"}
    for action in dispatch.command_parser(name, words)._actions:
        typed |= {*"-".join([*getattr(action.type, "known", ()), *action.option_strings]).split("-")}
        typed |= {*getattr(action.type, "known", ())}
    typed |= {*kind_of(game).bot_names, "module", "Class", "search"} | {word.upper() for word in typed}
    assert set(bare_words("\n".join(said))) - typed == set()


def test_broken_catalogue_is_one_sentence_and_the_command_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assets = tmp_path / "wwtennis" / "_assets"
    shutil.copytree(assets_folder(), assets, ignore=shutil.ignore_patterns("*.mo"))
    monkeypatch.setattr(shipped, "PACKAGE", assets.parent)
    status, out, err = run("--lang", "fr", "cards", "37")
    assert (status, "Winner" in out) == (0, True)
    assert err.count("\n") == 1
    assert "wwtennis.mo: this catalogue cannot be read (it was not made" in err

    (assets / "locale" / "fr" / "LC_MESSAGES" / "wwtennis.mo").write_bytes(b"what?")
    status, out, err = run("--lang", "fr", "cards", "37")
    assert (status, "Winner" in out) == (0, True)
    assert err.count("\n") == 1
    assert "so English is spoken" in err


def test_seeds_have_the_same_bound_here_and_in_the_kernel():
    assert LARGEST_SEED == luck.LARGEST_SEED


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, run: Run):
    def interrupted(argv: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(dispatch, "dispatch", interrupted)
    assert run("cards") == (130, "", "")


def test_bug_is_a_sentence_and_a_report(monkeypatch: pytest.MonkeyPatch, refused: Refused, tmp_path: Path):
    def broken(argv: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(dispatch, "dispatch", broken)
    assert "please report it with the file" in refused(1, "cards")
    [report] = (tmp_path / "home" / "state").glob("crash-*.txt")
    assert "ZeroDivisionError: oh" in report.read_text()


def test_closed_pipe_is_quiet():
    done = subprocess.run(
        f"{sys.executable} -m wwtennis cards | head -1; exit ${{PIPESTATUS[0]}}",
        shell=True, executable="/bin/bash", cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.startswith(" #  name")
    assert done.returncode in (0, __main__.PIPE_CLOSED)  # the pipe may be wide enough for it all


@pytest.mark.parametrize("words", ["--version", "cards 37", "players", "where --json"])
def test_closed_stdout_is_no_trouble(tmp_path: Path, words: str):
    done = subprocess.run(
        f"{sys.executable} -m wwtennis {words} >&-", shell=True, cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "WWTENNIS_HOME": str(tmp_path)},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not list(tmp_path.rglob("crash-*"))


def test_complaint_does_not_go_to_stdout_where_stderr_is_closed():
    done = subprocess.run(
        f"{sys.executable} -m wwtennis cards 99 2>&-", shell=True, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")


def test_data_is_utf_8_whatever_the_terminal_speaks(tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-m", "wwtennis", "players", "--json"], cwd=ROOT, capture_output=True, check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "WWTENNIS_HOME": str(tmp_path)},
    )  # fmt: skip
    assert "Bj\u00f6rn" in [card["name"] for card in json.loads(done.stdout.decode())]


def test_full_disk_is_one_sentence(monkeypatch: pytest.MonkeyPatch, refused: Refused):
    def full(argv: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(voice, "fall_silent", lambda: None)
    monkeypatch.setattr(dispatch, "dispatch", full)
    assert refused(1, "cards") == "wwtennis: No space left on device\n"


def test_ctrl_c_during_a_simulation_leaves_whole_logs_only(tmp_path: Path, program: Program):
    logs = tmp_path / "logs"
    child, terminal = pty.fork()
    if child == 0:
        os.environ["PYTHONPATH"] = str(ROOT)
        os.chdir(tmp_path)
        os.execv(
            sys.executable, [sys.executable, "-m", "wwtennis", "simulate", "--matches", "100000", "--logs", "logs"]
        )
    seen = b""
    while not (logs.exists() and len(list(logs.glob("*.jsonl"))) > 5):
        seen += os.read(terminal, 65536)
    os.kill(child, signal.SIGINT)
    deadline = time.monotonic() + 30
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0):
        assert time.monotonic() < deadline
        time.sleep(0.05)

    assert os.waitstatus_to_exitcode(ended[1]) == __main__.INTERRUPTED
    assert b"/100000 matches" in seen  # on a terminal there is a progress bar
    written = list(logs.iterdir())
    assert all(path.name.startswith("match-") and path.suffix == ".jsonl" for path in written)
    assert program("verify", *written).returncode == 0


def test_language_before_a_command_is_the_command_s_too(monkeypatch: pytest.MonkeyPatch):
    spoken: list[str | None] = []

    def note(asked: argparse.Namespace) -> int:
        spoken.append(asked.lang)
        return 0

    monkeypatch.setattr(command("replay"), "run", note)
    dispatch.dispatch(["--lang", "fr", "replay", "last"])
    dispatch.dispatch(["--lang", "fr", "replay", "last", "--lang", "en"])
    assert spoken == ["fr", "en"]


@pytest.mark.parametrize("words", [["play", "--lang", "fr", "--nope"], ["--lang", "fr", "play", "--nope"]])
def test_complaints_are_in_the_language_that_is_asked_for_wherever_that_is_said(program: Program, words: list[str]):
    assert (
        program(*words).stderr == "wwtennis: arguments inconnus\N{NO-BREAK SPACE}: --nope (voir wwtennis play --help)\n"
    )


def test_help_is_in_the_language_that_is_asked_for_after_the_command(program: Program):
    told = program("replay", "--help", "--lang=fr").stdout
    assert told.startswith("utilisation\N{NO-BREAK SPACE}: wwtennis replay")
    assert "\noptions\N{NO-BREAK SPACE}:\n" in told
