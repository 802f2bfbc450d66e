"""The program: `wwtennis`, or `python -m wwtennis`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130  # what shells say of a program that Ctrl+C has ended
PIPE_CLOSED = 141  # and of one whose reader has gone


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status. Whatever happens, a person gets a sentence at most."""
    from wwtennis.cli.dispatch import dispatch
    from wwtennis.kernel import voice
    from wwtennis.kernel.errors import WWTennisError

    voice.clear_the_throat()
    try:
        status = dispatch(sys.argv[1:] if argv is None else argv)
        voice.finish()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        voice.fall_silent()
        return PIPE_CLOSED
    except WWTennisError as why:
        voice.complain(str(why))
        return why.exit_code
    except OSError as why:
        from wwtennis.files.disk import reason_with_file

        voice.fall_silent()
        voice.complain(reason_with_file(why))
        return 1
    except Exception:  # noqa: BLE001  whatever it is, the person gets a sentence and the developer the traceback
        import traceback

        from wwtennis.files.crash import sorry

        voice.complain(sorry(traceback.format_exc()))
        return 1


if __name__ == "__main__":
    sys.exit(main())
