"""Every language says everything that the code says, and nothing on a screen is said past gettext."""

import ast
import re
import string
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.catalogues import ROOT, keeper, needs_babel

SAID_AT_ONCE = {"_", "plural", "pick"}
PERCENT = re.compile(r"%\(\w+\)[sr]|%[sr]\b")


def language_codes() -> list[str]:
    return sorted(path.name for path in (ROOT / "assets" / "locale").iterdir())


@pytest.fixture(scope="module", params=language_codes())
def catalogue(request: pytest.FixtureRequest) -> Any:
    return keeper().read(keeper().written()[request.param])


def placeholders(text: str) -> Counter[str]:
    """What is filled in, however it is written out."""
    if found := PERCENT.findall(text):
        return Counter(found)
    return Counter(f"{name}!{how}" for _text, name, _spec, how in string.Formatter().parse(text) if name is not None)


@needs_babel
def test_every_text_is_there_and_none_that_nobody_says(catalogue: Any):
    """`python .ci/catalogues.py update` takes new texts over, and lists what is left to translate."""
    said = {(message.context, message.id) for message in catalogue if message.id and keeper().is_said(message)}
    today = {(message.context, message.id) for message in keeper().texts(str(catalogue.locale)) if message.id}
    assert today - said == set(), "not translated"
    assert said - today == set(), "nobody says that any more"


@needs_babel
def test_nothing_is_only_guessed(catalogue: Any):
    assert [message.id for message in catalogue if message.id and message.fuzzy] == []


@needs_babel
def test_whatever_is_filled_in_is_filled_in_in_every_language(catalogue: Any):
    wrong = []
    for message in catalogue:
        if not message.id or not keeper().is_said(message):
            continue
        if isinstance(message.id, tuple):
            fits = all(placeholders(form) in map(placeholders, message.id) for form in message.string)
        else:
            fits = placeholders(message.string) == placeholders(message.id)
        if not fits:
            wrong.append(message.id)
    assert wrong == []


@needs_babel
def test_texts_of_a_catalogue_are_as_broken_into_lines_as_ours(catalogue: Any):
    """A line more would push something off the screen, and a blank at an end is there for a reason."""

    def shape(text: str) -> tuple[int, bool, bool]:
        return text.count("\n"), text[:1].isspace(), text[-1:].isspace()

    said = [message for message in catalogue if isinstance(message.id, str) and message.id and message.string]
    assert [message.id for message in said if shape(message.id) != shape(message.string)] == []


@needs_babel
def test_every_letter_of_a_catalogue_can_be_printed(catalogue: Any):
    said = [message.string for message in catalogue if message.id]
    forms = [form for each in said for form in (each if isinstance(each, tuple) else (each,))]
    assert [form for form in forms if not form.translate({ord("\n"): "", 0xA0: ""}).isprintable()] == []


@needs_babel
def test_texts_are_found_wherever_they_are_kept():
    today = {(text.context, text.id) for text in keeper().texts("de") if text.id}
    assert {(None, "Where do you wait for the answer?"), ("zone", "B"), (None, "unrecognized arguments: %s")} <= today
    assert (None, ("{count} card", "{count} cards")) in today
    names = {(None, "Forehand attack"), (None, "winning forehand")}  # of a card, and of a power
    assert names <= today
    assert not names & {(text.context, text.id) for text in keeper().texts("fr")}


@needs_babel
def test_texts_are_found_wherever_they_are_said():
    """Babel does not look into f-strings, and what it does not find nobody translates."""
    found = {text.id for text in keeper().texts("de")}
    missed = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.args[0].value!r}"
        for path in (ROOT / "wwtennis").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "later")
        if isinstance(node.args[0], ast.Constant) and node.args[0].value not in found
    ]
    assert missed == []


def test_no_text_is_said_before_the_language_is_known():
    """At import time it would be English for ever: mark it with `later`."""
    early = [place for path in (ROOT / "wwtennis").rglob("*.py") for place in said_at_import(path)]
    assert early == []


WRITTEN_OUT = re.compile(r"\.[1-9]f|,\.?\d*f?$")  # how Python is told to put a point or a comma into a number
FILLED_IN = re.compile(r"\{\w*:([^{}]+)\}|%(\.[1-9]f)")
# The first makes them; the others are for programs, and a tool that speaks English alone.
WRITERS = {"kernel/words.py", "files/sittings.py", "lab/balance.py"}


def test_no_number_is_written_past_the_language():
    """`decimal` and `thousands` (kernel/words.py) know what a language has between its digits."""
    past = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "wwtennis").rglob("*.py")
        if path.relative_to(ROOT / "wwtennis").as_posix() not in WRITERS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FormattedValue | ast.Constant) and any(map(WRITTEN_OUT.search, forms(node)))
    ]
    assert past == []


def forms(node: ast.FormattedValue | ast.Constant) -> list[str]:
    """How numbers are to be written that an f-string, or a text, is filled in with."""
    if isinstance(node, ast.Constant):
        return ["".join(found) for found in FILLED_IN.findall(node.value)] if isinstance(node.value, str) else []
    parts = node.format_spec.values if isinstance(node.format_spec, ast.JoinedStr) else []
    return ["".join(str(part.value) for part in parts if isinstance(part, ast.Constant))]


def said_at_import(path: Path) -> Iterator[str]:
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]
        elif not isinstance(node, ast.Lambda):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAID_AT_ONCE:
                yield f"{path.relative_to(ROOT)}:{node.lineno}"
            waiting += ast.iter_child_nodes(node)
