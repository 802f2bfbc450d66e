"""Which languages there are, and which one the system wants."""

from pathlib import Path

import pytest

from wwtennis.files import shipped
from wwtennis.files.languages import LOCALE_SAYS, languages, of_the_system, speak
from wwtennis.kernel.errors import UsageError


@pytest.fixture
def three_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    locale = tmp_path / "assets" / "locale"
    for code in ("fr", "pt_BR"):
        (locale / code / "LC_MESSAGES").mkdir(parents=True)
    (locale / "notes").mkdir()
    (locale / "README").write_text("not a language")
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path / "wwtennis")
    return locale


def test_language_is_there_when_it_has_a_folder(three_languages: Path):
    assert languages() == ("en", "fr", "pt_BR")


def test_without_any_catalogue_there_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path / "wwtennis")
    assert languages() == ("en",)
    speak("en")
    with pytest.raises(UsageError, match=r"there is no language 'fr', there are en$"):
        speak("fr")


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "en_GB", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "en:fr"}, "en"),
        ({"LANG": "../../etc"}, "en"),
        ({"LANG": ":::"}, "en"),
    ],
)
@pytest.mark.usefixtures("three_languages")
def test_language_of_the_system_is_the_first_that_is_there(
    told: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
):
    for name in LOCALE_SAYS:
        monkeypatch.delenv(name, raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert of_the_system() == language
