"""Texts of others, made safe to show."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wwtennis.kernel.plain import brief, plain, printable, told


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


def test_quotes_are_brief():
    assert brief("x" * 500) == "x" * 120 + "..."
    assert told({"a": ["\x1b"]}) == '{"a":["\\u001b"]}'
    assert len(told("y" * 10**6)) < 110


def test_even_what_cannot_be_quoted_is_told():
    deep: list = []
    for _ in range(5000):
        deep = [deep]
    assert told(deep) == "something that cannot be written"
