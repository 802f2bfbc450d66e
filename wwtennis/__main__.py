"""The program: `wwtennis`, or `python -m wwtennis`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130  # what shells say of a program that Ctrl+C has ended
PIPE_CLOSED = 141  # and of one whose reader has gone


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status. Whatever happens, a person gets a sentence at most."""
    from wwtennis.cli.dispatch import dispatch
    from wwtennis.kernel.errors import WWTennisError

    _never_fail_to_print()
    try:
        status = dispatch(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()  # here, where a closed pipe or a full disk can still be told
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return PIPE_CLOSED
    except WWTennisError as why:
        _tell(str(why))
        return why.exit_code
    except OSError as why:
        _silence_stdout()
        _tell(why.strerror or str(why))
        return 1
    except Exception:  # noqa: BLE001  whatever it is, the person gets a sentence and the developer the traceback
        return _crashed()


def _tell(sentence: str) -> None:
    print(f"wwtennis: {sentence}", file=sys.stderr)


def _crashed() -> int:
    import traceback

    from wwtennis.files.crash import report
    from wwtennis.kernel.words import _

    _tell(
        _("sorry, something went wrong; please report it with the file {file}").format(
            file=report(traceback.format_exc())
        )
    )
    return 1


def _never_fail_to_print() -> None:
    """A terminal that cannot show a character gets a question mark in its place; what is closed gets nothing."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed before we began, as `>&-` does
            setattr(sys, name, open(os.devnull, "w"))  # noqa: PTH123, SIM115  as light as can be; open to the end
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _silence_stdout() -> None:
    """Python flushes stdout once more on its way out, and would complain once more."""
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123  as light as can be: this module is always loaded
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
