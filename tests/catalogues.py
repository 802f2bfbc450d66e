"""The catalogues as `.ci/catalogues.py` keeps them, compiled for the tests that read them."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
HAS_BABEL = importlib.util.find_spec("babel") is not None
needs_babel = pytest.mark.skipif(not HAS_BABEL, reason="Babel is not installed: pip install -e '.[test]'")


@cache
def keeper() -> ModuleType:
    """That script, as a module."""
    spec = importlib.util.spec_from_file_location("catalogues", ROOT / ".ci" / "catalogues.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def compiled() -> None:
    """What the game reads is as new as what was written."""
    keeper().compile_all()
