"""The program's voice: the one way out to a terminal, or to a program behind a pipe.

Nothing that comes from outside (a name, a path, the environment, an argument, what a file or the system says) may act
on a terminal. So whatever is printed is printed here, where it is made harmless; a linter holds everybody else to it.
"""

from __future__ import annotations

import os
import sys

from wwtennis.kernel.plain import as_data, printable

PROGRAM = "wwtennis"
MOST_DIGITS = 3  # of a terminal's size
WIPE = "\r\x1b[K"  # to the beginning of the line, and nothing after it


def say(*lines: str) -> None:
    """Tell a person on stdout. Each line stays one, whatever is quoted in it."""
    for line in lines:
        print(printable(line))


def complain(sentence: str) -> None:
    """Tell a person on stderr what is wrong, or what is to be known beside the data. Nobody may be there to hear it."""
    try:  # noqa: SIM105  `contextlib` is not loaded for this
        print(f"{PROGRAM}: {printable(sentence)}", file=sys.stderr)
    except OSError:
        pass


def hand_over(data: str) -> None:
    """Give a program what it asked for: JSON, recordings and pictures are UTF-8, whatever the terminal speaks."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(as_data(data))


def is_watched() -> bool:
    """Whether somebody sees on stderr how things go on."""
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def say_in_place(line: str) -> None:
    """Tell whoever watches, over what was told before; with an empty line, take it away."""
    sys.stderr.write(WIPE + printable(line))
    sys.stderr.flush()


LONGEST_LINE = 1000  # letters that anybody types


def listen(prompt: str) -> str | None:
    """What somebody types, up to the end of its line; None where nobody is there any more."""
    if is_asking():
        print(prompt, end="")
    sys.stdout.flush()
    if sys.stdin is None:
        return None
    line = sys.stdin.readline(LONGEST_LINE)
    return line.rstrip("\n") if line else None


def is_asking() -> bool:
    """Whether a person is asked at a terminal, and not a pipe."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def can_say(letters: str) -> bool:
    """Whether stdout takes these letters."""
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def told_size(name: str) -> int | None:
    """The number of COLUMNS or LINES that the environment tells, where a terminal could have so many."""
    told = os.environ.get(name, "")
    return int(told) or None if told.isascii() and told.isdecimal() and len(told) <= MOST_DIGITS else None


def clear_the_throat() -> None:
    """Never fail to print: a letter that cannot be shown is a question mark, and what is closed gets nothing."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed before we began, as `>&-` does
            setattr(sys, name, open(os.devnull, "w"))  # noqa: PTH123, SIM115  as light as can be; open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def finish() -> None:
    """All that was said is out: here a closed pipe or a full disk can still be told."""
    sys.stdout.flush()


def fall_silent() -> None:
    """Python flushes stdout once more on its way out, and would complain once more."""
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123  as light as can be: this module is always loaded
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
