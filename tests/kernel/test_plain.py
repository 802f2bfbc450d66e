"""Texts of others, made safe to show."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wwtennis.kernel.plain import as_data, brief, plain, printable, quoted, silenced


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoë Ø'Hara-Łęcka 李娜 🎾", "Zoë Ø'Hara-Łęcka 李娜 🎾"),
        ("  two\t\n words ", "two words"),
        ("\x1b[31mred\x1b[0m", "(31mred (0m"),
        ("\x9b2Jgone\x07", "2Jgone"),
        ("[bold]B[/] [@click=app.quit]x", "(bold)B(/) (@click=app.quit)x"),
        ("abc\u202edcba", "abcdcba"),
        ("a\ud800b", "a\ufffdb"),
        ("line\u2028two", "line two"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("e" + "\u0301" * 50, "e" + "\u0301" * 3),
    ],
)
def test_a_text_is_shown_without_anything_that_acts(text: str, shown: str):
    assert plain(text) == shown


@given(st.text() | st.text(st.characters(categories=["Cc", "Cf", "Cs", "Mn", "Zl", "Zp"])))
def test_nothing_that_acts_comes_through(text: str):
    shown = plain(text, 20)
    assert len(shown) <= 20
    assert "[" not in shown
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in shown)
    assert plain(shown, 20) == shown


def test_long_texts_are_cut():
    assert plain("ab " * 10**6, 7) == "ab ab a"


def test_what_is_printed_is_told_wholly_and_acts_on_nothing():
    assert printable("a\x1b[2J\n[b]\udcff") == "a\\x1b[2J\\n[b]\\udcff"
    assert printable("Zoë 🎾") == "Zoë 🎾"


@pytest.mark.parametrize("quiet", ["15\u202f%", "«\u00a0oui\u00a0»", "می\u200cخواهم", "👩\u200d🎾"])
def test_blanks_of_every_width_and_joiners_where_they_are_needed_are_seen(quiet: str):
    assert printable(quiet) == as_data(quiet) == silenced(quiet) == quiet


@pytest.mark.parametrize(
    "hidden", ["\x7f", "\x9b", "\u202e", "\u200b", "\u200d", "\u2028", "\u3164", "\udcff", "\U000e0041"]
)
def test_what_acts_or_cannot_be_seen_is_written_out_or_left_out(hidden: str):
    text = f"a{hidden}b"
    assert printable(text) == f"a{ascii(hidden)[1:-1]}b"
    assert json.loads(as_data(f'"{text}"')) == text
    assert silenced(text) in ("ab", "a\ufffdb")


@given(st.text() | st.text(st.characters(categories=["Cc", "Cf", "Cs", "Cn", "Zl", "Zp"])))
def test_what_was_made_harmless_stays_as_it_is(text: str):
    told = printable(text)
    assert all(letter.isprintable() or letter.isspace() or letter in "\u200c\u200d" for letter in told)
    assert len(told.splitlines()) <= 1
    for harmless in (printable, as_data, silenced):
        assert harmless(harmless(text)) == harmless(text)


def test_quotes_are_brief():
    assert brief("x" * 500) == "x" * 120 + "..."
    assert quoted({"a": ["\x1b"]}) == '{"a":["\\u001b"]}'
    assert len(quoted("y" * 10**6)) < 110


def test_even_what_cannot_be_quoted_is_told():
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    assert quoted(deep) == "something that cannot be written"
