"""Parsers that complain in one sentence, and the kinds of value that options take."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import say, told_size
from wwtennis.kernel.words import _, counted, later, plural

TYPE_CHECKING = False  # `typing` is not loaded: `--version` must answer at once
if TYPE_CHECKING:
    from pathlib import Path
    from typing import NoReturn

    from wwtennis.kernel.kind import Kind

MOST_ROLLOUTS = 1_000_000
# What argparse itself says, through the gettext of Python, which knows no language of ours: it is given our words.
argparse._, argparse.ngettext = _, plural  # type: ignore[attr-defined]
ARGPARSE_SAYS = (
    later("usage: "), later("options"), later("positional arguments"), later("argument %(argument_name)s: %(message)s"),
    later("expected one argument"), later("expected at least one argument"), later("ignored explicit argument %r"),
    *counted("expected %s argument", "expected %s arguments"),
    later("unrecognized arguments: %s"), later("not allowed with argument %s"),
    later("the following arguments are required: %s"), later("one of the arguments %s is required"),
)  # fmt: skip

LARGEST_SEED = 2**63 - 1  # of kernel.luck, which is not loaded for this


class Parser(argparse.ArgumentParser):
    """argparse, but an error is a sentence with a hint, raised like any other."""

    def __init__(self, prog: str, description: str, examples: Sequence[str], more: str = "") -> None:
        shown = "\n".join(["", *([more, ""] if more else []), _("examples:"), *(f"  {each}" for each in examples)])
        super().__init__(
            prog=prog, description=description, epilog=shown, formatter_class=Layout, add_help=False, allow_abbrev=False
        )
        self.color = False  # from Python 3.14 on argparse would paint
        self.add_argument("-h", "--help", action="help", help=_("show this, and leave"))

    def _print_message(self, message: str, file: object = None) -> None:
        """How argparse prints help; nothing else comes this way."""
        say(*message.rstrip("\n").split("\n"))

    def error(self, message: str) -> NoReturn:
        raise UsageError(_("{message} (see {program} --help)").format(message=message, program=self.prog))


class Layout(argparse.RawDescriptionHelpFormatter):
    """Help as it was written, in lines that fit. (argparse would load half a dozen modules to find the width.)"""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=width() - 2)

    def start_section(self, heading: str | None) -> None:
        """argparse puts a colon after it, as English does; what a language has before that is put here."""
        super().start_section(heading and _("{heading}:").format(heading=heading).removesuffix(":"))


def width() -> int:
    """How many characters a line has."""
    if columns := told_size("COLUMNS"):
        return columns
    try:
        return os.get_terminal_size().columns or 80
    except (OSError, ValueError):  # not a terminal
        return 80


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An option that takes an integer."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 40 else None
        except ValueError:
            number = None
        if number is None or number < least or (most is not None and number > most):
            if most is None:
                why = _("{told!r} is not a whole number from {least} on").format(told=text[:40], least=least)
            else:
                why = _("{told!r} is not a whole number from {least} to {most}").format(
                    told=text[:40], least=least, most=most
                )
            raise argparse.ArgumentTypeError(why)
        return number

    return read


def file_path(text: str) -> Path:
    """A file or a folder, there or not."""
    from pathlib import Path  # here, not above: see TYPE_CHECKING

    return Path(file_or_name(text))


def file_or_name(text: str) -> str:
    """A file, or a word that stands for one. Shells complete the files."""
    if not text:  # which would be the folder we are in
        raise argparse.ArgumentTypeError(_("an empty name is no file's"))
    return text


def log_says() -> str:
    """How a log is named, wherever one is asked for."""
    from wwtennis.files.folders import NEWEST  # here, not above: see TYPE_CHECKING

    return _("a file, a name from `wwtennis matches`, or {newest} for the newest").format(newest=NEWEST)


def one_of(*known: str) -> Callable[[str], str]:
    """An option that takes one of these words."""

    def read(text: str) -> str:
        if text not in known:
            why = _("there is no {told!r}, there are {known}").format(told=text[:40], known=", ".join(known))
            raise argparse.ArgumentTypeError(why)
        return text

    read.known = known  # type: ignore[attr-defined]  # for shell completion
    return read


def bot(kind: Kind) -> Callable[[str], str]:
    """An option that takes a bot: its name, with so many roll-outs as "search:300", or "module:Class"."""
    from wwtennis.kernel.kind import names_of_all  # here, not above: see TYPE_CHECKING

    known = names_of_all(kind)
    named = one_of(*known)

    def read(text: str) -> str:
        name, colon, more = text.partition(":")
        if name in kind.thinker_names and colon:
            whole_number(1, MOST_ROLLOUTS)(more)
            return text
        return text if colon and name not in known else named(text)

    read.known = known  # type: ignore[attr-defined]  # for shell completion
    return read


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`: a language that is there."""
    from wwtennis.files.languages import languages

    there = languages()
    says = _("speak this language: {languages}").format(languages=", ".join(there))
    parser.add_argument("--lang", type=one_of(*there), metavar=_("LANGUAGE"), help=says)
