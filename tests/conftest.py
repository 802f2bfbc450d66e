"""What all tests share: `pytest --rules`, Hypothesis without a stopwatch, and a home that is nobody's."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.rule_ids import carriers_by_rule, rulebooks
from wwtennis.kernel import words

# A busy machine must not fail a test that is right.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

# Whoever runs the tests keeps their folders as they are. Before anything is imported: modules may read the decks.
os.environ["WWTENNIS_HOME"] = tempfile.mkdtemp(prefix="wwtennis-tests-")
atexit.register(shutil.rmtree, os.environ["WWTENNIS_HOME"], ignore_errors=True)

os.environ["LANGUAGE"] = "en"  # whatever is spoken where the tests run


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    words.speak("en")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list each rule id with the tests that carry it, and stop")
    parser.addoption("--renew-pictures", action="store_true", help="draw the golden pictures of the screens anew")


@pytest.hookimpl(tryfirst=True)  # before any test is collected or worker started
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    if not config.option.rules:
        return None
    carriers = carriers_by_rule()
    for chapter in (chapter for book in rulebooks() for chapter in book.chapters):
        print(chapter.id, chapter.title["en"])
        for rule in chapter.rules:
            print(f"  {rule.id:8}", "\n           ".join(carriers.get(rule.id, ["-"])))
    return 0
