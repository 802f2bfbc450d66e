"""Every option that takes a path, a number or a name takes a strange one too: it works, or it is one sentence."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Told
from tests.journals import kept
from wwtennis.cli import dispatch
from wwtennis.cli.commands import COMMANDS
from wwtennis.files.folders import matches_folder

Run = Callable[..., Told]
Refused = Callable[..., str]

NEEDED = {
    "verify": ["LOG"],
    "replay": ["LOG", "--text"],
    "export": ["LOG", "--to", "json"],
    "completion": ["bash"],
    "simulate": ["--matches", "1"],
}
STRANGE = ["", " ", ".", "..", "/", "x" * 5000, "9" * 5000, "-1", "1e9", "²", "FOLDER", "PIPE", "/dev/null", "~", "-"]


def every_strange_value() -> Iterator[list[str]]:
    for name in COMMANDS:
        needed = [name, *NEEDED.get(name, [])]
        for action in dispatch.command_parser(name)._actions:
            for value in STRANGE if action.nargs != 0 else []:
                if action.option_strings:
                    yield [*needed, action.option_strings[-1], value]
                else:
                    yield [name, value, *needed[2:]]


def test_every_option_takes_strange_values(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    place = tmp_path / "place"
    place.mkdir()
    monkeypatch.chdir(place)
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    stands_for = {"LOG": kept(matches_folder(), answers=9), "FOLDER": tmp_path / "folder", "PIPE": tmp_path / "pipe"}
    for words in every_strange_value():
        status, out, err = run(*(stands_for.get(word, word) for word in words))
        assert status in (0, 1, 2), words
        assert (status == 0) is bool(out) or words[0] in ("matches", "export", "simulate"), words
        assert status == 0 or (err.startswith("wwtennis: ") and err.count("\n") == 1), (words, err)
        assert "sorry" not in err, (words, err)
    assert not list(tmp_path.rglob("crash-*"))


@pytest.mark.parametrize("words", [["simulate", "--logs", ""], ["export", "last", "--to", "svg", "--out", ""]])
def test_an_empty_name_is_no_place(refused: Refused, words: list[str]):
    kept(matches_folder(), answers=9)
    assert "an empty name is no file's" in refused(2, *words)


@pytest.mark.parametrize("place", ["/", ".", "..", "/dev/null", "there", "dangling"])
def test_nothing_is_exported_over_what_is_there(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
):
    monkeypatch.chdir(tmp_path)
    Path("there").write_text("mine")
    Path("dangling").symlink_to("nowhere")
    kept(matches_folder(), answers=9)
    said = refused(2, "export", "last", "--to", "svg", "--out", place)
    assert said == f"wwtennis: {Path(place)}: this is there already, and nothing is written over: choose another name\n"
    assert sorted(found.name for found in tmp_path.iterdir()) == ["dangling", "home", "there"]
    assert Path("there").read_text() == "mine"


SIZES = ["0", "-1", "1", "80", "1000000000", "9" * 5000, "wide", "²", "٣", ""]


@pytest.mark.parametrize("size", SIZES)
def test_a_monstrous_terminal_is_not_believed(run: Run, monkeypatch: pytest.MonkeyPatch, size: str):
    monkeypatch.setenv("COLUMNS", size)
    monkeypatch.setenv("LINES", size)
    assert run("players")[0] == 0
    with pytest.raises(SystemExit):
        run("simulate", "--help")
    monkeypatch.setattr("wwtennis.kernel.voice.is_watched", lambda: True)
    assert run("simulate", "--matches", 2)[0] == 0


def test_of_two_simulations_into_one_folder_neither_writes_over_the_other(tmp_path: Path):
    logs = tmp_path / "logs"
    command = [sys.executable, "-m", "wwtennis", "simulate", "--matches", "30", "--logs", str(logs), "--a", "random"]
    both = [
        subprocess.Popen(
            [*command, "--seed", str(seed)], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for seed in (1, 2)
    ]
    said = [each.communicate(timeout=120) for each in both]
    fared = [(each.returncode, err) for each, (_out, err) in zip(both, said, strict=True)]
    written = {path.name: path.read_bytes() for path in logs.iterdir()}

    assert all(name.startswith("match-") for name in written)  # nothing unfinished is left behind
    for number, (status, err) in enumerate(fared, start=1):
        assert status in (0, 2)
        if status:
            assert "there is such a log already" in err or "match-0001.jsonl: this is there already" in err
            continue
        alone = tmp_path / f"alone-{number}"
        subprocess.run([*command[:-3], str(alone), "--a", "random", "--seed", str(number)], cwd=ROOT, check=True)
        assert written == {path.name: path.read_bytes() for path in alone.iterdir()}
    assert any(status == 0 for status, _err in fared)
