"""What tests of the command line share: running it here, and running it as a program."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from wwtennis.__main__ import main
from wwtennis.kernel.plain import printable

ROOT = Path(__file__).parent.parent.parent
Told = tuple[int, str, str]  # exit status, stdout, stderr


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Told]:
    """Run a command line in this process."""
    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")

    def told(*words: object) -> Told:
        status = main([str(word) for word in words])
        return status, *capsys.readouterr()

    return told


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run it as a program of its own, with nothing on stdin."""

    def run(*words: object, **env: str) -> subprocess.CompletedProcess[str]:
        here = {**os.environ, "PYTHONPATH": str(ROOT), "WWTENNIS_HOME": str(tmp_path / "home"), **env}
        return subprocess.run(
            [sys.executable, "-m", "wwtennis", *map(str, words)],
            cwd=tmp_path, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, env=here,
        )  # fmt: skip

    return run


@pytest.fixture
def refused(run: Callable[..., Told]) -> Callable[..., str]:
    """Run what cannot be: one printable sentence on stderr, nothing on stdout, and this exit status."""

    def told(status: int, *words: object) -> str:
        code, out, err = run(*words)
        assert (code, out) == (status, "")
        assert err.startswith("wwtennis: ")
        assert err.count("\n") == 1
        assert printable(err.rstrip("\n")) == err.rstrip("\n")
        return err

    return told
