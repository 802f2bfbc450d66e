"""Nothing that comes from outside acts on the terminal: every command, with hostile words, files and folders."""

import json
import os
import subprocess
import sys
from argparse import Action
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Told
from tests.hostile import HOSTILE, is_harmless
from tests.journals import kept
from tests.material import own_file
from wwtennis.cli import dispatch
from wwtennis.cli.commands import COMMANDS
from wwtennis.files.folders import matches_folder, state_folder
from wwtennis.files.matches import title_file
from wwtennis.files.shipped import assets_folder

Run = Callable[..., Told]

NEEDED = {
    "verify": ["LOG"],
    "replay": ["LOG", "--text"],
    "export": ["LOG", "--to", "json"],
    "completion": ["bash"],
    "simulate": ["--matches", "1", "--seed", "1"],
}
ENVIRONMENT = ("COLUMNS", "LINES", "TERM", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR")
FOLDERS = ("WWTENNIS_HOME", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
NAME = HOSTILE.replace("/", "")


def every_hostile_argument() -> Iterator[list[str]]:
    """Each command with a hostile word in each place that takes one."""
    yield [HOSTILE]
    yield [f"--{HOSTILE}"]
    yield ["--lang", HOSTILE, "where"]
    for name in COMMANDS:
        needed = [name, *NEEDED.get(name, [])]
        yield [*needed, HOSTILE]
        yield [*needed, f"--{HOSTILE}"]
        for action in dispatch.command_parser(name)._actions:
            if action.nargs != 0:
                yield _with(needed, action)


def _with(needed: list[str], action: Action) -> list[str]:
    return [*needed, action.option_strings[0], HOSTILE] if action.option_strings else [needed[0], HOSTILE, *needed[2:]]


@pytest.fixture
def said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in a folder with a hostile name; what it says is harmless, and a complaint is one line."""
    place = tmp_path / NAME
    place.mkdir()
    monkeypatch.chdir(place)

    def told(*words: object) -> Told:
        status, out, err = run(*words)
        assert is_harmless(out), (words, out)
        assert is_harmless(err), (words, err)
        assert "Traceback" not in err
        assert all(line.startswith("wwtennis: ") for line in err.splitlines()), (words, err)
        assert status in (0, 1, 2)
        assert "sorry" not in err, (words, err)
        return status, out, err

    return told


def test_hostile_arguments(said: Run):
    log = kept(Path(), answers=9)
    for words in every_hostile_argument():
        status, _out, err = said(*(log if word == "LOG" else word for word in words))
        assert status == 0 or err.count("\n") == 1, words


def hostile_logs() -> dict[str, Path]:
    """A good log and several bad ones, kept here and among the matches under names that harm."""
    good = kept(matches_folder(), answers=30)
    whole, found = good.read_bytes(), {}
    header, rest = whole.split(b"\n", 1)
    for what, data in {
        "good": whole,
        "torn": whole[:-9],
        "altered": whole.replace(b'"close":false', b'"close":true'),
        "not a log": HOSTILE.encode("utf-8", "surrogateescape"),
        "empty": b"",
        "name": header.replace(b'"Alex"', json.dumps(HOSTILE).encode()) + b"\n" + rest,
        "by": header.replace(b'"human"', json.dumps(HOSTILE).encode()) + b"\n" + rest,
        "field": header.replace(b'{"format"', b"{" + json.dumps(HOSTILE).encode() + b':1,"format"') + b"\n" + rest,
    }.items():
        for folder in (Path(), matches_folder()):
            found[what] = folder / f"{NAME}-{what}.jsonl"
            found[what].write_bytes(data)
            title_file(found[what]).write_bytes(HOSTILE.encode("utf-8", "surrogateescape"))
    found["folder"] = Path(f"{NAME}-folder.jsonl")
    found["folder"].mkdir()
    return found


def test_hostile_logs(said: Run):
    logs = hostile_logs()
    for what, path in logs.items():
        for name in (path, path.stem):
            status, _out, _err = said("verify", name)
            assert (status == 0) is (what == "good")
            said("verify", "--json", name, name)
            said("replay", name, "--text", "--view", "all")
            for form in ("cast", "svg", "json"):
                said("export", name, "--to", form)
    assert "/a\\x1b]0;owned" in said("verify", logs["good"])[1]
    assert "the end was cut off" in said("replay", logs["torn"], "--text")[2]
    assert json.loads(said("verify", "--json", logs["good"])[1])[0]["log"] == str(logs["good"])


def test_hostile_lists_of_matches(said: Run):
    logs = hostile_logs()
    _status, out, _err = said("matches")
    assert out.count("\n") == 1 + len(list(matches_folder().glob("*.jsonl"))) - 1  # an empty one is not listed
    found = {match["file"] for match in json.loads(said("matches", "--json")[1])}
    assert str(matches_folder() / logs["good"].name) in found
    said("matches", "--find", NAME)
    said("replay", "last", "--text")


def test_hostile_places_to_write_to(said: Run):
    log = kept(matches_folder(), answers=9)
    assert said("export", log, "--to", "svg", "--out", f"{NAME}.svg")[:2] == (0, "")
    assert said("export", log, "--to", "svg", "--out", f"{NAME}.svg")[0] == 2
    assert said("export", log, "--to", "svg", "--out", f"{NAME}/no/x.svg")[0] == 1
    assert said("simulate", "--matches", 1, "--logs", NAME)[0] == 0
    assert said("simulate", "--matches", 1, "--logs", NAME)[0] == 2
    assert said("simulate", "--matches", 1, "--logs", f"{NAME}.svg")[0] == 2


def test_hostile_decks_and_players(said: Run):
    deck = (assets_folder() / "worldwide" / "deck.yaml").read_text(encoding="utf-8")
    players = own_file().read_text(encoding="utf-8")
    evil, roger = json.dumps(HOSTILE), "name: Roger"
    for number, text in enumerate([
        deck, deck.replace("name: ", f"name: {evil} #", 1), deck.replace("difficulty: ", f"{evil}: ", 1), evil,
        players, players.replace(roger, f"name: {evil}"), players.replace(roger, f"{evil}: Roger"),
        f"{evil}: {evil}", "a: \x1b[31m",
    ]):  # fmt: skip
        path = Path(f"{NAME}{number}.yaml")
        path.write_text(text, encoding="utf-8")
        said("cards", "--deck", path)
        said("players", "--file", path)
        said("simulate", "--matches", 1, "--deck", path)


@pytest.mark.parametrize("name", [*ENVIRONMENT, *FOLDERS])
def test_hostile_environment(said: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str):
    value = str(tmp_path / NAME) if name in FOLDERS else HOSTILE
    if name in FOLDERS:
        monkeypatch.delenv("WWTENNIS_HOME")
    monkeypatch.setenv(name, value)
    log = kept(matches_folder(), answers=9)
    for words in (
        ["where"], ["where", "--json"], ["matches"], ["verify", log], ["replay", "last", "--text"], ["replay", "last"],
        ["export", "last", "--to", "json"], ["players"], ["cards"], ["simulate", "--matches", 1], [],
    ):  # fmt: skip
        said(*words)


@pytest.mark.parametrize("name", COMMANDS)
def test_hostile_environment_in_help(
    said: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
):
    for variable in ENVIRONMENT:
        monkeypatch.setenv(variable, HOSTILE)
    with pytest.raises(SystemExit):
        said(name, "--help")
    assert is_harmless("".join(capsys.readouterr()))


@pytest.mark.parametrize("fault", [ZeroDivisionError(HOSTILE), OSError(5, HOSTILE, HOSTILE), OSError(HOSTILE)])
def test_hostile_faults(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: Exception):
    def broken(argv: object) -> int:
        raise fault

    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path / NAME))
    monkeypatch.setattr(dispatch, "dispatch", broken)
    monkeypatch.setattr("wwtennis.kernel.voice.fall_silent", lambda: None)
    status, out, err = run("cards")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert is_harmless(err)
    if isinstance(fault, ZeroDivisionError):
        [report] = state_folder().glob("crash-*.txt")
        assert "\\udcff" in report.read_text(encoding="utf-8")


def test_a_crash_without_a_home_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch):
    def broken(argv: object) -> int:
        raise ZeroDivisionError

    monkeypatch.delenv("WWTENNIS_HOME")
    monkeypatch.setattr("platformdirs.user_state_path", lambda *_a, **_k: Path("~"))
    monkeypatch.setattr(dispatch, "dispatch", broken)
    status, _out, err = run("cards")
    assert (status, err.count("\n")) == (1, 1)
    assert "that could not be written (there is no home folder" in err


def test_what_the_program_writes_has_no_byte_that_acts(tmp_path: Path):
    place = tmp_path / NAME
    log = kept(place / "data" / "matches", answers=9)
    for words in (["verify", log], ["matches"], ["where"], ["replay", log, "--text"], [HOSTILE]):
        done = subprocess.run(
            [os.fsencode(word) for word in (sys.executable, "-m", "wwtennis", *words)],
            cwd=place, capture_output=True, check=False, stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT), "WWTENNIS_HOME": str(place), "LANG": HOSTILE, "TERM": HOSTILE},
        )  # fmt: skip
        assert is_harmless(done.stdout.decode())
        assert is_harmless(done.stderr.decode())
        assert done.stdout + done.stderr
