"""YAML read so that whatever is wrong with it is one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from wwtennis.files.disk import read_start, reason
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from yaml import Node, SafeLoader
    from yaml.error import YAMLError

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")  # no text has these, binary files do

# What PyYAML lets through of a value that does not fit its tag (2024-13-45, !!bool maybe).
NO_SUCH_VALUE = (ValueError, LookupError, AttributeError, TypeError, ArithmeticError)

LARGEST = 4 * 2**20  # bytes; the longest file that ships with the game has a hundredth of that


def read_yaml(path: Path) -> object:
    """The one document of a YAML file, as plain data."""
    return parse_yaml(path, read_text(path))


def parse_yaml(path: Path, text: str) -> object:
    """The same for a text that was read from this file."""
    from yaml.error import YAMLError  # here, not above: most commands read no YAML

    loader = fastest_loader()(text)
    try:
        refuse_bombs(path, text)
        root = loader.get_single_node()
        for key in repeated_keys(root):
            raise not_yaml(path, key.start_mark.line, _("the key '{key}' is there twice").format(key=key.value))
        return loader.construct_document(root) if root else None
    except YAMLError as error:
        raise not_yaml(path, line_of(error), reason_of(error)) from error
    except NO_SUCH_VALUE as error:
        sentence = _("{file}: it has a value that YAML cannot read: {reason}")
        raise BadFile(sentence.format(file=path, reason=error)) from error
    finally:
        loader.dispose()


def read_text(path: Path) -> str:
    try:
        data = read_start(path, LARGEST + 1)
        text = data.decode("utf-8-sig")
    except FileNotFoundError as error:
        raise BadFile(_("{file}: there is no such file").format(file=path)) from error
    except UnicodeDecodeError as error:
        raise not_text(path, error.object[: error.start].count(b"\n")) from error
    except (OSError, ValueError) as error:  # ValueError: a path that no system takes
        raise BadFile(_("{file}: it cannot be read: {reason}").format(file=path, reason=reason(error))) from error
    if len(data) > LARGEST:
        too_large = _("{file}: larger than {most} MB, which no such file is")
        raise BadFile(too_large.format(file=path, most=LARGEST // 2**20))
    if control := CONTROL.search(text):
        raise not_text(path, text.count("\n", 0, control.start()))
    return text


def fastest_loader() -> type[SafeLoader]:
    import yaml

    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def refuse_bombs(path: Path, text: str) -> None:
    """Before anything is made of it: what would be more than any file of the game."""
    import yaml

    from wwtennis.files.bombs import Weighing

    weighing = Weighing()
    for event in yaml.parse(text, fastest_loader()):
        too_much, mark = weighing.too_much(event), event.start_mark
        if too_much and mark is not None:  # an event that was read from a text has a place in it
            raise not_yaml(path, mark.line, too_much)


def repeated_keys(root: Node | None) -> Iterator[Node]:
    """Every key that its mapping already has: YAML would let the last one win, and a card would vanish in silence."""
    from yaml import MappingNode, ScalarNode, SequenceNode

    waiting, visited = [root], set()
    while waiting:
        node = waiting.pop()
        if id(node) in visited:  # an alias
            continue
        visited.add(id(node))
        if isinstance(node, SequenceNode):
            waiting.extend(node.value)
        elif isinstance(node, MappingNode):
            seen = set()
            for key, value in node.value:
                if isinstance(key, ScalarNode) and (key.tag, key.value) in seen:
                    yield key
                seen.add((key.tag, str(key.value)))
                waiting.append(value)


def line_of(error: YAMLError) -> int:
    mark = getattr(error, "problem_mark", None)
    return mark.line if mark else 0


def reason_of(error: YAMLError) -> str:
    parts = [getattr(error, name, None) for name in ("context", "problem")]
    return ", ".join(part for part in parts if part) or type(error).__name__


def not_yaml(path: Path, line: int, reason: str) -> BadFile:
    return BadFile(_("{file}: line {line}: {reason}").format(file=path, line=line + 1, reason=reason))


def not_text(path: Path, line: int) -> BadFile:
    return not_yaml(path, line, _("this is not UTF-8 text"))
