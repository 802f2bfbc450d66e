"""Which rules there are, and which tests carry them.

The markers are read from the source, so that the answer needs neither imports nor a whole test run.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def listed_rules() -> dict[str, list[str]]:
    """Chapter -> its rule ids, as .ci/rule_ids.txt has them."""
    lines = (TESTS.parent / ".ci" / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    chapters = (line.split(":") for line in lines if line and not line.startswith("#"))
    return {chapter: ids.split() for chapter, ids in chapters}


def carriers_by_rule() -> dict[str, list[str]]:
    """Rule id -> the tests that carry it."""
    carriers = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Test) and node.name.lower().startswith("test"):
                for rule_id in ids_on(node):
                    carriers[rule_id].append(f"{path.relative_to(TESTS.parent).as_posix()}::{node.name}")
    return dict(carriers)


def ids_on(test: Test) -> Iterator[str]:
    """The ids in @pytest.mark.rule(...), also where it marks a single pytest.param(...)."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=ids):
                    yield from map(ast.literal_eval, ids)
