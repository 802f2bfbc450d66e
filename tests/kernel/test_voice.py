"""The program's voice: whatever it says is harmless, and a sentence is a line."""

import io
import json
import sys

import pytest

from tests.hostile import HOSTILE, is_harmless
from wwtennis.kernel import voice


def test_what_is_said_is_harmless_and_a_line_stays_a_line(capsys: pytest.CaptureFixture[str]):
    voice.say("Zoë", HOSTILE, "")
    voice.complain(HOSTILE)
    out, err = capsys.readouterr()
    assert is_harmless(out + err)
    assert out.startswith("Zoë\na\\x1b]0;owned\\x07")
    assert (out.count("\n"), err.count("\n")) == (3, 1)
    assert err.startswith("wwtennis: a\\x1b]0;owned")


def test_what_is_said_in_place_has_no_escapes_but_its_own(capsys: pytest.CaptureFixture[str]):
    voice.say_in_place(HOSTILE)
    said = capsys.readouterr().err
    assert said.startswith(voice.WIPE)
    assert is_harmless(said.removeprefix(voice.WIPE))


def test_data_is_harmless_and_says_the_same(capsys: pytest.CaptureFixture[str]):
    told = {"Zoë 🎾": [HOSTILE, "\U000e0041"]}
    voice.hand_over(json.dumps(told, ensure_ascii=False, indent=2))
    said = capsys.readouterr().out
    assert is_harmless(said)
    assert "Zoë 🎾" in said
    assert json.loads(said) == told


def test_a_complaint_that_nobody_can_hear_is_no_trouble(monkeypatch: pytest.MonkeyPatch):
    class Closed(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Closed())
    voice.complain("nobody hears this")
