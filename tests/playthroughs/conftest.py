"""`pytest tests/playthroughs --renew-playthroughs` plays them anew; read the diff before you commit it."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-playthroughs", action="store_true", help="play the golden playthroughs anew")


@pytest.fixture
def renew(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--renew-playthroughs", default=False))
