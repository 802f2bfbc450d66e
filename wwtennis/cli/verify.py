"""`wwtennis verify`: play logs through the rules."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from wwtennis.cli.parsing import file_or_name, file_path, log_says
from wwtennis.files.folders import NEWEST
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.voice import complain, hand_over, say
from wwtennis.kernel.words import _, plural

if TYPE_CHECKING:
    from wwtennis.files.logs import Materials, Recording
    from wwtennis.kernel.check import Checked
    from wwtennis.kernel.table import Reseeded

EXAMPLES = (
    f"wwtennis verify {NEWEST}",
    "wwtennis verify logs/*.jsonl",
    "wwtennis verify --json logs/*.jsonl",
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("logs", nargs="+", type=file_or_name, metavar=_("LOG"), help=log_says())
    says = _("they were played with the deck in this file")
    parser.add_argument("--deck", type=file_path, metavar=_("FILE"), help=says)
    parser.add_argument("--json", action="store_true", help=_("print what is found for a program"))


def run(arguments: Namespace) -> int:
    """Each log in turn, to the last: 0 if all of them hold, 1 if not."""
    from wwtennis.files.matches import find_log
    from wwtennis.files.material import material_of

    materials = cache(partial(material_of, deck=arguments.deck))
    found = [_check(find_log(log), materials, arguments.json) for log in arguments.logs]
    if arguments.json:
        hand_over(json.dumps(found, indent=2, ensure_ascii=False))
    elif len(found) > 1:
        good = sum(bool(each["ok"]) for each in found)
        said = plural("{good} of {count} log holds", "{good} of {count} logs hold", len(found))
        say(said.format(good=good, count=len(found)))
    return 0 if all(each["ok"] for each in found) else 1


def _check(path: Path, materials: Materials, quiet: bool) -> dict[str, object]:
    try:
        recording, checked = verified(path, materials)
    except BadFile as why:
        if not quiet:
            complain(str(why))
        return {"log": str(path), "ok": False, "why": str(why)}
    if not quiet:
        say(f"{path}: {_summary(recording, checked)}")
    return {"log": str(path), "ok": True, **_facts(recording, checked)}


def verified(path: Path, materials: Materials | None = None) -> tuple[Recording, Checked]:
    """The log, if the rules, its seed and its closing line say the same; its first wrong line and why, if not."""
    from wwtennis.files.logs import read_log
    from wwtennis.files.material import material_of

    recording = read_log(path, materials or material_of)
    checked = recording.checked()
    if recording.unsealed():
        raise BadFile(recording.unsealed())
    return recording, checked


def _summary(recording: Recording, checked: Checked) -> str:
    from wwtennis.kernel.table import fold

    game, state = recording.game, fold(recording.game, recording.entries)
    won = " & ".join(recording.names[seat] for seat in game.winners(state))
    text = _("ok, {players}, {standing} for {won}, {decisions} decisions")
    if checked.finished and not won:
        text = _("ok, {players}, {standing}, a draw, {decisions} decisions")
    elif not checked.finished:
        text = _("ok, unfinished: {players}, {standing} so far, {decisions} decisions")
    players, standing = recording.kind.versus(recording.names), game.standing(state)
    said = text.format(players=players, standing=standing, won=won, decisions=checked.decisions)
    return said + _remarks(recording, checked)


def _remarks(recording: Recording, checked: Checked) -> str:
    """What a plain ok would hide: what was taken back, where chance was begun anew, what nobody vouches for."""
    undos, seeds = _undos(recording), _new_seeds(recording)
    branches = sum(new.of is not None for _at, new in seeds)
    told = [_("practice")] if recording.header.practice else []
    told += [plural("{count} undo", "{count} undos", undos).format(count=undos)] if undos else []
    told += [plural("{count} branch", "{count} branches", branches).format(count=branches)] if branches else []
    others = len(seeds) - branches
    told += [plural("{count} reseed", "{count} reseeds", others).format(count=others)] if others else []
    said = "".join(f", {each}" for each in told)
    if seeds:
        anew = _(": chance after it is not sworn") if len(seeds) == 1 else _(": chance after the first is not sworn")
        said += anew
    if recording.agreed.not_judged and (undos or seeds):
        said += _("; log version 1 told them, and did not judge them")
    if checked.finished and recording.sealed is None:
        said += _("; nothing closes it: names and other words may have been changed since")
    return said


def _facts(recording: Recording, checked: Checked) -> dict[str, object]:
    from wwtennis.kernel.table import fold

    game, state, seeds = recording.game, fold(recording.game, recording.entries), _new_seeds(recording)
    return {
        "game": recording.kind.id,
        "finished": checked.finished,
        "winners": list(game.winners(state)),
        "standing": game.standing(state),
        "decisions": checked.decisions,
        "version": recording.version,
        "practice": recording.header.practice,
        "undos": _undos(recording),
        "reseeds": [{"entry": at, "why": new.why.value} for at, new in seeds if new.of is None],
        "branches": [
            {"entry": at, "log": new.of.log, "by": new.of.by, "practice": new.of.practice}
            for at, new in seeds
            if new.of is not None
        ],
        "not_judged": recording.agreed.not_judged,
        "closed": recording.sealed is not None,
    }


def _undos(recording: Recording) -> int:
    from wwtennis.kernel.table import Undone

    return sum(isinstance(entry, Undone) for entry in recording.entries)


def _new_seeds(recording: Recording) -> list[tuple[int, Reseeded]]:
    """Where chance was begun anew, and why."""
    from wwtennis.kernel.table import Reseeded

    return [(at, entry) for at, entry in enumerate(recording.entries, start=1) if isinstance(entry, Reseeded)]
