"""The cards and numbers of a game: those that ship with it, or those of somebody's own files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from wwtennis.files.assets import read_yaml
from wwtennis.files.sheets import read_sheet
from wwtennis.files.shipped import assets_folder
from wwtennis.games import kind_of
from wwtennis.kernel.reading import Sheet


class Folder:
    """The shelf of a game: its folder among the assets."""

    def __init__(self, game: str) -> None:
        self._folder = assets_folder() / game.replace("-", "_")

    def sheet(self, name: str) -> Sheet | None:
        path = self._folder / name
        return Sheet(read_sheet(path), str(path)) if path.is_file() else None


def material_of(game: str, **own: Path | None) -> Any:
    """What the game with this id has in its box; with these files of somebody's own, where they are named."""
    sheets = {what: Sheet(read_yaml(path), str(path)) for what, path in own.items() if path is not None}
    return kind_of(game).material(Folder(game), sheets) if sheets else _shipped(game)


@cache
def _shipped(game: str) -> Any:
    return kind_of(game).material(Folder(game), {})
