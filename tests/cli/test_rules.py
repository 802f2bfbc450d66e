"""`wwtennis rules`."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Told
from wwtennis.files import shipped
from wwtennis.files.rulebooks import load_rulebook

Run = Callable[..., Told]
Refused = Callable[..., str]
BOOK = load_rulebook("worldwide")


def test_without_a_word_the_chapters_are_listed(run: Run):
    status, out, err = run("rules")

    assert (status, err) == (0, "")
    assert out.startswith("Worldwide Tennis\n\nRules are numbered by chapter")
    assert all(f"  {chapter.id:8}{chapter.title['en']}\n" in out for chapter in BOOK.chapters)


def test_rule_is_printed_with_its_example_and_its_relations(run: Run):
    out = run("rules", "wt-9.5")[1]

    assert out.startswith("Worldwide Tennis / The rally\n\nWT-9.5    A low-risk ball is easy: ")
    assert "\n          Example: The Placed serve (#62)" in out
    assert out.endswith("\n          See also: WT-9.6, WT-16.3\n")


def test_chapter_is_printed_whole_with_its_rulings(run: Run):
    out = run("rules", "WT-10")[1]

    [chapter] = [chapter for chapter in BOOK.chapters if chapter.id == "WT-10"]
    starts = [line.split()[0] for line in out.splitlines()[2:] if line[:1].isalpha()]
    assert starts == [rule.id for rule in chapter.rules]


def test_words_find_rules_in_any_language(run: Run):
    in_english, in_french = run("rules", "drop", "Star")[1], run("rules", "amorti", "etoile")[1]

    assert "\nWT-13.1   A drop shot wants" in in_english
    assert "\nWT-13.1   A drop shot wants" in in_french


@pytest.mark.parametrize("words", [["rules", "--lang", "fr", "R42"], ["--lang", "fr", "rules", "R42"]])
def test_language_may_be_said_before_or_after(run: Run, words: list[str]):
    assert run(*words)[1].startswith("Worldwide Tennis / Le jeu au filet\n\nR42       Avoir un Smash en main")


def test_what_is_the_book_s_own_is_in_its_language(run: Run):
    out = run("rules", "--lang", "fr", "WT-9.5")[1]
    assert "Exemple\u00a0: Le Service placé" in out
    assert "Voir aussi\u00a0: WT-9.6" in out


def test_game_may_be_named(run: Run):
    assert run("rules", "--game", "worldwide", "R15")[1] == run("rules", "R15")[1]
    assert run("rules", "--game", "serve-play", "9")[1] == run("rules", "SP-9")[1]


@pytest.mark.parametrize(("columns", "widest"), [("20", 40), ("60", 60), ("80", 80), ("300", 100)])
def test_lines_fit_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str, widest: int):
    monkeypatch.setenv("COLUMNS", columns)
    for language in ("en", "fr"):
        lines = run("rules", "--lang", language, "WT-")[1].splitlines()
        assert widest - 10 < max(map(len, lines)) <= widest


def test_pipe_gets_plain_text(program: Callable[..., subprocess.CompletedProcess[str]]):
    done = program("rules", "WT-9", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert all(line.isprintable() for line in done.stdout.splitlines())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["WT-9.99"], "there is no rule 'WT-9.99'; near it: WT-9.9, "),
        (["R99"], "there is no rule 'R99'; near it: R9"),
        (["QQ-77"], "there is no rule 'QQ-77' (`wwtennis rules` lists the chapters)"),
        (["WT-9.5", "WT-21"], "there is no rule 'WT-21'; near it: "),
        (["lobb"], "no rule speaks of 'lobb'; near it: lob"),
        (["qwertz"], "no rule speaks of 'qwertz' (`wwtennis rules` lists the chapters)"),
        (["lob", "slice"], "no rule speaks of all of these: 'lob', 'slice'"),
        (["WT-9.5", "lob", "slice"], "no rule speaks of all of these: 'lob', 'slice'"),
        (["x" * 500], f"no rule speaks of '{'x' * 40}'"),
        (["\x1b[31mred"], "no rule speaks of '\\x1b[31mred'"),
        ([""], "no rule speaks of ''"),
        (["--lang", "de"], "there is no 'de', there are en, fr"),
        (["--game", "chess"], "there is no 'chess', there are "),
    ],
)
def test_what_is_not_there_is_one_sentence(refused: Refused, words: list[str], complaint: str):
    assert complaint in refused(2, "rules", *words)


def test_language_that_is_not_there_is_one_sentence(refused: Refused):
    assert "there is no language 'de', there are en, fr" in refused(2, "--lang", "de", "rules", "--game", "worldwide")


def test_broken_book_is_one_sentence(refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "assets" / "chess").mkdir(parents=True)
    (tmp_path / "assets" / "chess" / "rulebook.en.yaml").write_text("title: Chess\n", encoding="utf-8")
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path / "wwtennis")

    assert "rulebook.en.yaml: about: found nothing, expected a text" in refused(1, "rules")


def test_no_other_command_reads_a_rulebook(program: Callable[..., subprocess.CompletedProcess[str]]):
    for words in (["--version"], ["--help"], ["cards", "37"], ["where"]):
        done = program(*words, PYTHONPROFILEIMPORTTIME="1")
        assert done.returncode == 0
        assert "wwtennis" in done.stderr
        assert "rulebook" not in done.stderr
