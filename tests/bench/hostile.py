"""Hostile file systems, met by the real app in a real terminal: full, read-only, strange, vanishing and slow.

    python -m tests.bench.hostile [WORD ...]

Prints what was tried, how the app ended, where the matches were afterwards, and what must not happen and did: something
lost, hung or crashed. With words, only what has one of them in its name is tried. Exit status 1 where something did.
"""

import os
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

from tests.bench.ordeals import BROKEN, CHOSEN, FAULTS, FORBIDDEN, SCREEN, SLOW, TITLE, Fared, Ordeal, mounted
from tests.tui.kept_matches import keep

NOT_SAVED = "not saved"
AT_ONCE = 15.0  # seconds in which the app leaves, on a busy machine

NOT_TRIED = Fared(None, "not tried: nothing can be mounted here", "")
ORDEALS: dict[str, Callable[[Path], Fared]] = {}


def ordeal(name: str) -> Callable[[Callable[[Path], Fared]], Callable[[Path], Fared]]:
    def note(what: Callable[[Path], Fared]) -> Callable[[Path], Fared]:
        ORDEALS[name] = what
        return what

    return note


# A full disk


@ordeal("full from the start")
def _full_from_the_start(home: Path) -> Fared:
    none = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, -1))\n"
    with Ordeal(home, before=none) as sitting:
        sitting.terminal.until(NOT_SAVED)
        sitting.play()
        sitting.leave()
    return sitting.fared()


@ordeal("full in the middle, and to the end")
def _full_to_the_end(home: Path) -> Fared:
    with Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.play()
        sitting.fill_the_disk(sitting.log().stat().st_size + 10)  # a torn line
        sitting.play()
        sitting.terminal.until(NOT_SAVED)
        sitting.leave()
    return sitting.fared()


@ordeal("full in the middle, then room again")
def _room_again(home: Path) -> Fared:
    with Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.play()
        for room in (10, 0, 333):
            sitting.fill_the_disk(sitting.log().stat().st_size + room)
            sitting.play(40)
            sitting.clear_the_disk()
            sitting.play(20)
        sitting.leave()
    return sitting.fared()


@ordeal("full here, room elsewhere (a small disk of its own)")
def _small_disk(home: Path) -> Fared:
    with mounted(home / "data", "-t", "tmpfs", "-o", "size=16k", "tmpfs") as done, Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        if not done:
            return NOT_TRIED
        sitting.play(300)
        sitting.leave()
        return sitting.fared()


@ordeal("full here, saved elsewhere by hand")
def _saved_by_hand(home: Path) -> Fared:
    with mounted(home / "data", "-t", "tmpfs", "-o", "size=16k", "tmpfs") as done, Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        if not done:
            return NOT_TRIED
        sitting.play(300)
        sitting.press("\x03", "save elsewhere")
        sitting.press("s", "Save it as")
        for keys in ("\x05\x15", str(home / CHOSEN), "\r"):
            sitting.press(keys)
        sitting.leave()
        return sitting.fared()


@ordeal("full to the end of the match, and after it")
def _full_over_the_end(home: Path) -> Fared:
    with Ordeal(home, played="tiebreak") as sitting:
        sitting.terminal.until(SCREEN)
        sitting.play(30)
        sitting.fill_the_disk(sitting.log().stat().st_size)
        while b"MatchWon" not in sitting.said():
            sitting.play(10)
        sitting.look(1.0)
        sitting.leave()
    return sitting.fared()


@ordeal("full while leaving for the title, then another match")
def _two_matches(home: Path) -> Fared:
    with Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.play(30)
        sitting.fill_the_disk(sitting.log().stat().st_size)
        sitting.play(30)
        sitting.press("q")
        sitting.press("y")
        sitting.press("l")  # leave it so
        sitting.press("n")
        sitting.press("\r")
        sitting.play(30)
        sitting.leave()
    return sitting.fared()


# A disk that cannot be written to


@ordeal("read-only from the start")
def _read_only(home: Path) -> Fared:
    with read_only(home / "data") as done, Ordeal(home) as sitting:
        sitting.terminal.until(NOT_SAVED if done else SCREEN)
        sitting.play()
        sitting.leave()
        return sitting.fared()


@ordeal("read-only in the middle")
def _read_only_in_the_middle(home: Path) -> Fared:
    with Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.play()
        with read_only(home / "data"):
            sitting.play()
            sitting.leave()
            return sitting.fared()


@ordeal("read-only settings")
def _read_only_settings(home: Path) -> Fared:
    with read_only(home / "config"), Ordeal(home, TITLE) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.press("s", SCREEN)
        sitting.press("\x1b[C")
        sitting.press("\x1b[C")
        sitting.press("q")
        sitting.leave()
        return sitting.fared()


def read_only(folder: Path) -> AbstractContextManager[bool]:
    return mounted(folder, "-t", "tmpfs", "-o", "ro", "tmpfs")


# What is no file


def strange(path: Path, kind: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "socket":
        os.chdir(path.parent)
        socket.socket(socket.AF_UNIX).bind(path.name)
    else:
        path.symlink_to({"zeroes": "/dev/zero", "terminal": "/dev/tty", "loop": path.name, "nowhere": "no/where"}[kind])
    return path


KINDS = ("pipe", "folder", "socket", "zeroes", "terminal", "loop", "nowhere")


def _strange_ordeals() -> Iterator[tuple[str, Callable[[Path], Fared]]]:
    for kind in KINDS:
        yield f"{kind} as log, title and settings", partial(_strange_files, kind=kind)
        yield f"{kind} as the folder of the matches", partial(_strange_folder, kind=kind)


def _strange_files(home: Path, kind: str) -> Fared:
    matches = home / "data" / "matches"
    log = keep(matches, "good", answers=30, by=("human", "greedy"))
    strange(matches / "newest.jsonl", kind)
    strange(matches / f"{log.name}.title", kind)
    strange(home / "config" / "settings.json", kind)
    with Ordeal(home, TITLE) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.press("m")
        for keys in ("w", "\r", "d", "y", "r", "x\r", "\x1b[B"):
            sitting.press(keys)
        sitting.press("q")
        sitting.press("s")
        sitting.press("\x1b[C")
        sitting.press("q")
        sitting.leave(within=AT_ONCE)
    return sitting.fared()


def _strange_folder(home: Path, kind: str) -> Fared:
    if kind == "folder":
        strange(home / "data", "folder")
        (home / "data" / "matches").write_text("a file where the folder should be")
    else:
        strange(home / "data" / "matches", kind)
    with Ordeal(home) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.play()
        sitting.leave(within=AT_ONCE)
    return sitting.fared()


ORDEALS.update(_strange_ordeals())


# What vanishes, or is another one all of a sudden


def _vanishing(what: Callable[[Ordeal, Path], None]) -> Callable[[Path], Fared]:
    def sit(home: Path) -> Fared:
        with Ordeal(home) as sitting:
            sitting.terminal.until(SCREEN)
            sitting.play()
            what(sitting, sitting.log())
            sitting.play()
            sitting.leave()
        fared = sitting.fared()
        stranger = sitting.matches / "stranger"
        if stranger.exists() and not stranger.read_bytes().startswith(b"somebody else's"):
            fared = fared._replace(trouble=f"{fared.trouble}; a file of somebody else was written over")
        return fared

    return sit


def _replace(_sitting: Ordeal, log: Path) -> None:
    stranger = log.with_name("stranger")
    stranger.write_bytes(b"somebody else's")
    log.unlink()
    os.link(stranger, log)


def _pipe(_sitting: Ordeal, log: Path) -> None:
    log.unlink()
    os.mkfifo(log)


def _append(_sitting: Ordeal, log: Path) -> None:
    with log.open("ab") as file:
        file.write(b"somebody else's\n")


def _truncate(_sitting: Ordeal, log: Path) -> None:
    os.truncate(log, 100)


def _no_folder(sitting: Ordeal, _log: Path) -> None:
    shutil.rmtree(sitting.matches)


def _file_for_folder(sitting: Ordeal, _log: Path) -> None:
    shutil.rmtree(sitting.home / "data")
    (sitting.home / "data").write_text("a file where the folder should be")


def _nothing_at_all(sitting: Ordeal, _log: Path) -> None:
    for path in sitting.home.iterdir():
        shutil.rmtree(path)


VANISHING = {
    "log removed": lambda _sitting, log: log.unlink(),
    "log replaced": _replace,
    "log renamed": lambda _sitting, log: log.rename(log.with_name("renamed.txt")),
    "log written to by another program": _append,
    "log cut off by another program": _truncate,
    "log replaced by a pipe": _pipe,
    "folder of the matches removed": _no_folder,
    "folder replaced by a file": _file_for_folder,
    "all folders removed": _nothing_at_all,
}
ORDEALS.update({name: _vanishing(what) for name, what in VANISHING.items()})


@ordeal("matches vanish from the list")
def _vanishing_list(home: Path) -> Fared:
    for number in range(5):
        keep(home / "data" / "matches", f"m{number}", answers=30, by=("human", "greedy"))
    with Ordeal(home, TITLE) as sitting:
        sitting.terminal.until(SCREEN)
        sitting.press("m")
        for path in sitting.matches.iterdir():
            path.unlink()
        for keys in ("w", "\r", "d", "y", "r", "x\r", "\x1b[B"):
            sitting.press(keys)
        shutil.rmtree(sitting.matches)
        for keys in ("\r", "r", "x\r"):
            sitting.press(keys)
        sitting.leave()
    return sitting.fared()


# A disk that never answers, or with an error


def _faulty(fault: str, which: str, *keys: str) -> Callable[[Path], Fared]:
    """Some keys after the faults begin; with none, they are there from the start."""

    def sit(home: Path) -> Fared:
        log = keep(home / "data" / "matches", "old", answers=30, by=("human", "greedy"))
        log.with_name(f"{log.name}.title").write_text("A title")
        if not keys:
            (home / "faults").touch()
        with Ordeal(home, TITLE, before=FAULTS.format(which=which, fault=fault)) as sitting:
            sitting.terminal.until("Rafael" if keys else SCREEN)  # whom the title names, when it has looked
            sitting.faults()
            for key in keys or ("m", "\x1b[B", "\r"):
                sitting.press(key)
            is_told = sitting.sees(TOLD[fault])
            sitting.leave(within=AT_ONCE)
        fared = sitting.fared()
        return fared if is_told else fared._replace(trouble=f"{fared.trouble} not told".strip())

    return sit


TOLD = {SLOW: "", BROKEN: "Input/output", FORBIDDEN: "(Permission"}  # words of the system
WAYS = {
    "matches, from the start": ("data/matches",),
    "matches, in the list": ("data/matches", "m", "\x1b[B"),
    "log, to go on with": ("old.jsonl", "c"),
    "log, to watch": ("old.jsonl", "m", "w"),
    "log, to delete": ("old.jsonl", "m", "d", "y"),
    "title, to be changed": (".title", "m", "r", "x\r"),
    "settings, to be changed": ("settings.json", "s", "\x1b[C", "\x1b[C", "q"),
}
for _how, _fault in (("slow", SLOW), ("broken", BROKEN), ("forbidden", FORBIDDEN)):
    ORDEALS.update({f"{_how} {_what}": _faulty(_fault, *_way) for _what, _way in WAYS.items()})


@ordeal("slow settings, at the start")
def _slow_settings(home: Path) -> Fared:
    """There is no screen yet: Ctrl+C is a signal."""
    (home / "faults").touch()
    with Ordeal(home, TITLE, before=FAULTS.format(which="settings.json", fault=SLOW)) as sitting:
        sitting.look(4.0)
        sitting.leave(within=AT_ONCE)
    fared = sitting.fared()
    return fared._replace(trouble="") if fared.trouble == "exit 130" else fared


def endure(name: str) -> Fared:
    """Meet this, in a home of its own."""
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        home, here = Path(folder).resolve(), Path.cwd()
        try:
            return ORDEALS[name](home)
        except AssertionError as why:
            return Fared(None, "?", f"hung: {str(why).strip().splitlines()[0][:150]}")
        finally:
            os.chdir(here)


def main(*words: str) -> int:
    bad = 0
    for name in ORDEALS:
        if not words or any(word in name for word in words):
            started = time.monotonic()
            fared = endure(name)
            bad += bool(fared.trouble)
            took = time.monotonic() - started
            status = "-" if fared.status is None else fared.status
            print(
                f"{name:52} exit {status!s:4} {took:5.1f} s  kept: {fared.kept:14} {fared.trouble or 'ok'}", flush=True
            )
    print(f"{bad} of them with something lost, hung or crashed" if bad else "nothing lost, hung or crashed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
