"""The catalogues of the languages that the game speaks beside English, kept with Babel.

`python .ci/catalogues.py update [LANGUAGE]` takes the texts out of the code into every catalogue
`assets/locale/LANGUAGE/LC_MESSAGES/wwtennis.po`, begins that of a language that is named, and tells what is left to do.
`python .ci/catalogues.py compile` makes the `.mo` files, which the game reads. Building the wheel does that too,
and so does `pip install -e .`: this file is a hook of the build.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
DOMAIN = "wwtennis"
KEYWORDS = {"_": None, "later": None, "plural": (1, 2), "counted": (1, 2), "sense": ((1, "c"), 2)}
QUIET = ("Project-Id", "Report-Msgid", "POT-Creation", "PO-Revision", "Last-Translator", "Language-Team", "Generated")
FOR_TRANSLATORS = "L10N:"  # how a comment in the code begins that is meant for them


class Compiling(BuildHookInterface[Any]):
    """Of an installed game, and of a checkout that is installed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            compile_all(Path(self.root))


def written(root: Path = ROOT) -> dict[str, Path]:
    """The catalogue of each language that there is one of."""
    return {path.parts[-3]: path for path in sorted((root / "assets" / "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.po"))}


def compile_all(root: Path = ROOT) -> None:
    """Each is written whole or not at all: several test runs may do it at once."""
    for path in written(root).values():
        compiled = io.BytesIO()
        write_mo(compiled, read(path))
        fresh = path.with_suffix(".mo")
        if not fresh.exists() or fresh.read_bytes() != compiled.getvalue():
            unfinished = fresh.with_suffix(f".{id(compiled):x}")
            unfinished.write_bytes(compiled.getvalue())
            unfinished.replace(fresh)


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3])


def texts(language: str, root: Path = ROOT) -> Catalog:
    """Every text in the code; and those that are kept in several languages, of which this is none."""
    found = Catalog(charset="utf-8", fuzzy=False)
    for place, kept in in_several_languages(root):
        if language not in kept:
            found.add(kept["en"], locations=[(place, None)])
    for file, _line, text, comments, context in extract_from_dir(
        root / "wwtennis", keywords=KEYWORDS, comment_tags=[FOR_TRANSLATORS], strip_comment_tags=True
    ):
        found.add(text, locations=[(f"wwtennis/{file}", None)], auto_comments=comments, context=context)
    return found


def in_several_languages(root: Path = ROOT) -> Iterator[tuple[str, dict[str, str]]]:
    """The names of cards and players in the data files, what player cards say, lessons and puzzles."""
    import yaml  # here, not above, and so below: building a wheel needs neither

    found = [path for folder in ("", "lessons/", "puzzles/") for path in (root / "assets").glob(f"*/{folder}*.yaml")]
    for path in sorted(found):
        if not path.name.startswith("rulebook."):
            waiting = [yaml.safe_load(path.read_text(encoding="utf-8"))]
            while waiting:
                value = waiting.pop()
                if isinstance(value, dict) and isinstance(value.get("en"), str):
                    yield str(path.relative_to(root)), value
                elif isinstance(value, dict | list):
                    waiting += value.values() if isinstance(value, dict) else value
    from wwtennis.games.worldwide.powers import POWERS

    for power in POWERS.values():
        yield from (("wwtennis/games/worldwide/powers.py", kept) for kept in (power.names, power.says))


def update(languages: list[str]) -> Iterator[str]:
    """Take the texts of today over, and tell what is left to do in each language."""
    for language in dict.fromkeys([*written(), *languages]):
        path = ROOT / "assets" / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        catalogue = read(path) if path.exists() else Catalog(locale=language, charset="utf-8", fuzzy=False)
        catalogue.update(texts(language))
        catalogue.obsolete.clear()
        path.write_bytes(as_file(catalogue))
        left = [message for message in catalogue if message.id and (message.fuzzy or not is_said(message))]
        yield f"{path.relative_to(ROOT)}: {len(catalogue)} texts, {len(left)} to translate or to look at"
        yield from (f"  {message.id}" for message in left)


def is_said(message: Message) -> bool:
    """In all its forms."""
    return all(message.string) if isinstance(message.string, tuple) else bool(message.string)


def as_file(catalogue: Catalog) -> bytes:
    """By file, without what would be another with every change: line numbers and dates."""
    catalogue.header_comment = f"# Worldwide Tennis, {catalogue.locale.english_name if catalogue.locale else ''}"
    file = io.BytesIO()
    write_po(file, catalogue, width=120, sort_by_file=True, include_lineno=False)
    lines = file.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(tuple(f'"{name}'.encode() for name in QUIET)))


def main(words: list[str]) -> int:
    if words[:1] == ["update"]:
        print(*update(words[1:]), sep="\n")
    elif words != ["compile"]:
        print(__doc__, file=sys.stderr)
        return 2
    compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
