"""`wwtennis players`: the player cards, in words."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from wwtennis.cli import listing

EXAMPLES = ("wwtennis players", "wwtennis players --file mine.yaml")
WHAT = "players"


def game_examples(game: str) -> Sequence[str]:
    return listing.game_examples(game, WHAT)


def add_arguments(parser: ArgumentParser) -> None:
    listing.add_arguments(parser)


def add_game_arguments(parser: ArgumentParser, game: str) -> None:
    listing.add_game_arguments(parser, game, WHAT)


def run(arguments: Namespace) -> int:
    return listing.run(arguments, WHAT)
