"""`wwtennis cards`: the deck as a table, or a card as it lies on the table."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from wwtennis.cli import listing

EXAMPLES = ("wwtennis cards", "wwtennis cards 37", "wwtennis cards --deck mine.yaml")
WHAT = "cards"


def game_examples(game: str) -> Sequence[str]:
    return listing.game_examples(game, WHAT)


def add_arguments(parser: ArgumentParser) -> None:
    listing.add_arguments(parser)


def add_game_arguments(parser: ArgumentParser, game: str) -> None:
    listing.add_game_arguments(parser, game, WHAT)


def run(arguments: Namespace) -> int:
    return listing.run(arguments, WHAT)
