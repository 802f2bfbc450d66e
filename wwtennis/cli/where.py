"""`wwtennis where`: the folders that the game uses."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from wwtennis.files.folders import cache_folder, config_folder, matches_folder, state_folder
from wwtennis.kernel.voice import hand_over, say
from wwtennis.kernel.words import _

EXAMPLES = ("wwtennis where", "wwtennis where --json")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=_("print JSON, for programs"))


def run(arguments: Namespace) -> int:
    folders = {"settings": config_folder(), "matches": matches_folder()}
    folders |= {"state": state_folder(), "cache": cache_folder()}
    if arguments.json:
        import json

        hand_over(json.dumps({name: str(folder) for name, folder in folders.items()}, ensure_ascii=False))
        return 0
    says = {"settings": _("settings"), "matches": _("matches"), "state": _("crash reports"), "cache": _("cache")}
    width = max(map(len, says.values())) + 2
    for name, folder in folders.items():
        say(f"{says[name]:{width}}{folder}")
    return 0
