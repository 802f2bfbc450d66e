"""The commands: a line each. The module of the same name is loaded when its command is given, and not before.

A command's module has `EXAMPLES`, `add_arguments(parser)` and `run(arguments)`, which returns the exit status. Where
options depend on the game it has `game_examples(game)` and `add_game_arguments(parser, game)` too, and gets `--game`.
Arguments are checked while they are parsed (see `parsing.py`); what is wrong later on is a WWTennisError.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from wwtennis.kernel.words import later

COMMANDS = {
    "play": later("play a match at once, in the app or line by line"),
    "simulate": later("let bots play matches, and count what happens in them"),
    "arena": later("let bots play each other, everybody against everybody, and tell who is best"),
    "lab": later("look closely at many matches: is the game what it should be, is every card of use"),
    "verify": later("play logs through the rules: are they what they say?"),
    "analyse": later("judge the decisions of a match: who played how well, and which of them cost most"),
    "cards": later("print the deck, or a card"),
    "players": later("print the player cards, or one of them"),
    "rules": later("print a rule, a chapter of the rulebook, or what is said of something"),
    "matches": later("list the matches that are kept"),
    "replay": later("watch a match again, in the app or as text"),
    "export": later("make a terminal recording, a picture or numbers of a match"),
    "where": later("print the folders that the game uses"),
    "completion": later("print a script that completes commands and options in your shell"),
}


def command(name: str) -> ModuleType:
    """The module of this command."""
    return import_module(f"wwtennis.cli.{name}")
