"""Which rules there are, which functions are about them, and which tests carry them.

Markers, docstrings and comments are read from the source, so that the answer needs no test run.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from wwtennis.files.rulebooks import load_rulebook, written_in
from wwtennis.games import GAMES
from wwtennis.kernel.rulebook import Rulebook

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PACKAGE = ROOT / "wwtennis"

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Documented = ast.Module | Test


def rulebooks() -> list[Rulebook]:
    return [load_rulebook(game) for game in written_in()]


def is_played(book: Rulebook) -> bool:
    """Whether the game can be played, and so must be whole; or is still being made, or only its rulebook is there."""
    return book.game in GAMES


def known_ids(books: list[Rulebook]) -> set[str]:
    """Of all rules and chapters."""
    chapters = [chapter for book in books for chapter in book.chapters]
    return {chapter.id for chapter in chapters} | {rule.id for chapter in chapters for rule in chapter.rules}


def carriers_by_rule() -> dict[str, list[str]]:
    """Rule id -> the tests that carry it."""
    carriers = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Test) and node.name.lower().startswith("test"):
                for rule_id in ids_on(node):
                    carriers[rule_id].append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return dict(carriers)


def ids_on(test: Test) -> Iterator[str]:
    """The ids in @pytest.mark.rule(...), also where it marks a single pytest.param(...)."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=ids):
                    yield from map(ast.literal_eval, ids)


def places_by_rule(books: list[Rulebook], *folders: str) -> dict[str, set[str]]:
    """Rule id -> the modules in these folders of the package whose docstrings or comments cite it."""
    places = defaultdict(set)
    looks_like_one = pattern(books)
    for folder in folders or (".",):
        for path in (PACKAGE / folder).rglob("*.py"):
            for text in told_in(path.read_text(encoding="utf-8")):
                for rule_id in looks_like_one.findall(text):
                    places[rule_id].add(path.relative_to(ROOT).as_posix())
    return dict(places)


def pattern(books: list[Rulebook]) -> re.Pattern[str]:
    """What an id looks like, by the letters that ids begin with."""
    letters = {re.match("[A-Z]+-?", rule.id).group() for book in books for rule in book.rules()}
    return re.compile(rf"\b(?:{'|'.join(sorted(letters))})\d+(?:\.\d+)?\b")


def told_in(source: str) -> Iterator[str]:
    """Docstrings and comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Documented):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
