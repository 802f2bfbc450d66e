"""Whatever a log may contain, it is read, or it is refused in one sentence that names the file and the line.

Nothing of it reaches the terminal as anything but text, and no file is ever written over.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bench.fuzz_logs import fuzz
from tests.journals import kept, lines
from wwtennis.files.logs import LARGEST, read_log
from wwtennis.files.matches import kept_matches
from wwtennis.files.resume import resume
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.plain import printable

Spoil = Callable[[list[bytes]], list[bytes]]


def line(number: int, change: Callable[[dict[str, Any]], object] | bytes) -> Spoil:
    """Write this in place of a line (counted from 1), or change its object."""

    def spoil(whole: list[bytes]) -> list[bytes]:
        if isinstance(change, bytes):
            return [*whole[: number - 1], change + b"\n", *whole[number:]]
        found = json.loads(whole[number - 1])
        change(found)
        return [*whole[: number - 1], json.dumps(found).encode() + b"\n", *whole[number:]]

    return spoil


def set_to(**fields: object) -> Callable[[dict[str, Any]], object]:
    return lambda found: found.update(fields)


def seat(**fields: object) -> Callable[[dict[str, Any]], object]:
    return lambda found: found["seats"][0].update(fields)


def other(**fields: object) -> Callable[[dict[str, Any]], object]:
    return lambda found: found["seats"][1].update(fields)


DEEP = b"[" * 100_000 + b"]" * 100_000

# What is wrong -> how it came to be, the line that is named, and words of the sentence.
BAD: dict[str, tuple[Spoil, int, str]] = {
    "binary junk": (lambda _whole: [bytes(range(256)) * 500], 1, "this is not a wwtennis-log file"),
    "only zeros": (lambda _whole: [bytes(10**6)], 1, "this is not a wwtennis-log file"),
    "one huge line": (lambda _whole: [b"x" * 10_000_000], 1, "this is not a wwtennis-log file"),
    "a huge entry": (line(9, b'{"n":8,"event":"' + b"y" * 10**6 + b'"}'), 9, "knows no entry"),
    "another format": (line(1, set_to(format="chess")), 1, "this is not a wwtennis-log file"),
    "version 1 of a game that had none": (line(1, set_to(game="hoops", version=1)), 1, "not the header of a version 1"),
    "a list for a header": (line(1, b"[1, 2]"), 1, "this is not a wwtennis-log file"),
    "deep nesting in the header": (line(1, DEEP), 1, "this is not a wwtennis-log file"),
    "deep nesting in a field": (line(1, set_to(version=json.loads("[" * 500 + "]" * 500))), 1, "`version` is [[["),
    "deep nesting in an entry": (line(9, DEEP), 9, "not a line of JSON"),
    "deep nesting in an entry's field": (
        line(9, b'{"n":8,"event":"CardsDrawn","seat":0,"cards":' + DEEP + b"}"), 9, "not a line of JSON"
    ),
    "an unknown field in the header": (line(1, set_to(colour="red")), 1, "unknown field"),
    "a field missing in the header": (line(1, lambda found: found.pop("surface")), 1, "surface"),
    "a surface that is none": (line(1, set_to(surface="ice")), 1, "ice"),
    "seats that are none": (line(1, set_to(seats=3)), 1, "seats"),
    "three seats": (line(1, lambda found: found["seats"].append(found["seats"][0])), 1, "seats"),
    "a seed that is no number": (line(1, set_to(seed="one")), 1, "seed"),
    "a seed beyond all bounds": (line(1, set_to(seed=10**40)), 1, ""),
    "a hand of a thousand": (line(1, seat(hand=1000)), 1, ""),
    "a solo opponent in no solo match": (line(1, other(by="solo")), 1, "`solo` is null"),
    "a solo opponent in seat A": (line(1, seat(by="solo")), 1, "`solo` is null"),
    "a solo match that nobody plays": (line(1, set_to(solo="book")), 1, '`solo` is "book", and the seats'),
    "a level that is none": (line(1, set_to(solo="zen")), 1, "its levels are"),
    "nobody who plays": (line(1, seat(by="")), 1, "`by` must be 1 to 60"),
    "less than nothing from an older log": (line(1, set_to(older=-1)), 1, "`older` is -1"),
    "another deck": (line(1, set_to(deck="0123")), 1, "another deck"),
    "a date that is none": (line(1, set_to(date="yesterday")), 1, "date"),
    "an escape sequence for a name": (line(1, seat(name="\x1b[2J\x07evil")), 1, "printable"),
    "an endless name": (line(1, seat(name="z" * 100_000)), 1, "printable"),
    "a name that turns the direction": (line(1, seat(name="abc\u202edef")), 1, "printable"),
    "an entry that is no object": (line(9, b"17"), 9, "a JSON object is expected"),
    "an empty line": (line(9, b""), 9, "not a line of JSON"),
    "text that is not UTF-8": (line(9, b'{"n":8,"event":"\xff\xfe"}'), 9, ""),
    "a number twice": (line(9, set_to(n=7)), 9, "entry number 8 is expected, and this says 7"),
    "a line twice": (lambda whole: [*whole[:9], *whole[8:]], 10, "entry number 9 is expected"),
    "a line missing": (lambda whole: [*whole[:8], *whole[9:]], 9, "entry number 8 is expected"),
    "a number that is a text": (line(9, set_to(n="8")), 9, 'this says "8"'),
    "a number that is true": (line(2, set_to(n=True)), 2, "this says true"),
    "a number with an escape sequence": (line(9, set_to(n="\x1b[31m\n")), 9, "entry number 8 is expected"),
    "an event that is none": (line(9, set_to(event="Rained")), 9, 'knows no entry "Rained"'),
    "an event with an escape sequence": (line(9, set_to(event="\x1b]0;title\x07")), 9, "knows no entry"),
    "an event with a field too many": (line(9, set_to(weather="wet")), 9, "unknown field"),
    "an event whose field has an escape sequence": (line(9, lambda found: found.update({"\x1b[1m": 1})), 9, "unknown"),
    "a field of the wrong type": (line(2, set_to(seat="A")), 2, "Expected `int`, got `str`"),
    "an answer of nobody": (line(9, b'{"n":8,"seat":2,"answer":"Stay"}'), 9, "a seat from 0 to 1 is expected"),
    "an answer that is none": (line(9, b'{"n":8,"seat":0,"answer":["Stay"]}'), 9, "knows no entry"),
    "an undo of the future": (line(9, b'{"n":8,"undo":8}'), 9, "goes back to an earlier entry"),
    "an undo before everything": (line(9, b'{"n":8,"undo":-1}'), 9, "goes back to an earlier entry"),
    "a new seed that is none": (line(9, b'{"n":8,"reseed":1.5}'), 9, "seeds go from 0"),
    "an entry that says nothing": (line(9, b'{"n":8}'), 9, "says none of them"),
}  # fmt: skip


def is_one_sentence_about(path: Path, number: int, words: str, said: str) -> bool:
    place = said.startswith(f"{path}:{number}: ")
    return place and words in said and said == printable(said) and len(said) < len(str(path)) + 400


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    return lines(kept(tmp_path_factory.mktemp("whole"), answers=40))


@pytest.mark.parametrize("what", BAD)
def test_a_bad_log_is_refused_in_one_sentence_and_left_as_it_is(tmp_path: Path, whole: list[bytes], what: str):
    spoil, number, words = BAD[what]
    path = tmp_path / "spoilt.jsonl"
    before = b"".join(spoil(whole))
    path.write_bytes(before)
    for read in (read_log, resume):
        with pytest.raises(BadFile) as refused:
            read(path)
        assert is_one_sentence_about(path, number, words, str(refused.value)), str(refused.value)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    [listed] = kept_matches(tmp_path)
    assert listed.problem == printable(listed.problem)


@pytest.mark.parametrize("size", [LARGEST + 1, 200 * 2**20])
def test_a_giant_log_is_refused_within_a_second_and_the_bound_is_stated(tmp_path: Path, size: int):
    path = tmp_path / "giant.jsonl"
    with path.open("wb") as file:
        file.truncate(size)
    before = time.process_time()
    for read in (read_log, resume):
        with pytest.raises(BadFile, match="larger than 16 MB, which no match is"):
            read(path)
    assert time.process_time() - before < 1


@pytest.mark.parametrize("data", [b"", b"\n", b"\n\n\n"])
def test_an_empty_log_is_one_sentence(tmp_path: Path, data: bytes):
    path = tmp_path / "empty.jsonl"
    path.write_bytes(data)
    with pytest.raises(BadFile, match=r"empty\.jsonl: the file is empty|empty\.jsonl:1: this is not"):
        read_log(path)


def test_a_name_with_markup_is_shown_as_text(tmp_path: Path, whole: list[bytes]):
    path = tmp_path / "markup.jsonl"
    path.write_bytes(b"".join(line(1, seat(name="[bold red]Bob[/]"))(whole)))
    assert read_log(path).setup.seats[0].name == "(bold red)Bob(/)"
    assert kept_matches(tmp_path)[0].names[0] == "(bold red)Bob(/)"


def test_a_file_name_with_an_escape_sequence_is_told_in_letters(tmp_path: Path):
    path = tmp_path / "\x1b[31mred\n.jsonl"
    path.write_text("x")
    with pytest.raises(BadFile) as refused:
        read_log(path)
    assert str(refused.value) == f"{tmp_path}/\\x1b[31mred\\n.jsonl:1: this is not a wwtennis-log file"


def test_logs_spoilt_at_random_give_nothing_but_sentences():
    fared = fuzz(250, seed=1)
    assert fared["not read"] + fared["not watched"] + fared["watched"] + fared["whole"] == 250
    assert all(fared[how] for how in ("not read", "not watched", "watched", "whole", "taken up", "not taken up"))
