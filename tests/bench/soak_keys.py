"""Plays matches with random keys, clicks and resizes: `python -m tests.bench.soak_keys [MATCHES] [SEED]`.

An exception ends it with a traceback; in the end every log is checked against the rules and its seed.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.tui.soak import soak
from wwtennis.tui.shell.screens import handover


def main(matches: str = "50", seed: str = "1") -> None:
    begin = time.monotonic()
    handover.TOO_SOON = 0.0  # random keys never leave the time that people take
    with tempfile.TemporaryDirectory() as home:
        os.environ["WWTENNIS_HOME"] = home
        done = asyncio.run(soak(Path(home), int(seed), matches=int(matches)))
    print(
        f"{done.matches} matches, {done.keys} keys, {done.resizes} resizes, {done.restarts} restarts,"
        f" {time.monotonic() - begin:.0f} s, no exception; seen: {', '.join(sorted(done.screens))}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
