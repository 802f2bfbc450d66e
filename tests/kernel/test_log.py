"""Log lines: written, read back, and never trusted."""

import json

import pytest

from tests.kernel.guessing import Dealt, Guess, Guessing, Pass, Scored, Tossed
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import FORMAT, VERSION, EntryReader, entry_line, header_line, read_object
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.table import Answer, Entry, Origin, Reseeded, Undone, Why

ENTRIES: list[Entry] = [
    Dealt((3, 1, 2)), Answer(1, Guess(False)), Answer(0, Pass()), Tossed(0, True), Scored(1, 0), Undone(2),
    Reseeded(7, Why.RECOVERY), Reseeded(7, Why.BRANCH, Origin(("human", "zork"), "x.jsonl", practice=True)),
]  # fmt: skip


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_entry_is_one_line_and_read_back_as_it_was(entry: Entry):
    line = entry_line(8, entry)

    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert EntryReader(Guessing()).read(line, 8) == entry


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (Dealt((2, 1)), {"n": 8, "event": "Dealt", "order": [2, 1]}),
        (Answer(1, Guess(False)), {"n": 8, "seat": 1, "answer": "Guess", "heads": False}),
        (Answer(0, Pass()), {"n": 8, "seat": 0, "answer": "Pass"}),
        (Undone(2), {"n": 8, "undo": 2}),
        (Reseeded(7, Why.RECOVERY), {"n": 8, "reseed": 7, "why": "recovery"}),
        (
            Reseeded(7, Why.BRANCH, Origin(("human", "zork"), "x.jsonl")),
            {"n": 8, "reseed": 7, "why": "branch", "of": {"by": ["human", "zork"], "log": "x.jsonl"}},
        ),
    ],
)
def test_line_says_its_number_and_what_it_is(entry: Entry, expected: dict[str, object]):
    assert json.loads(entry_line(8, entry)) == expected


def test_header_names_the_format_and_its_version():
    header = read_object(header_line({"seed": 3}))

    assert header == {"format": FORMAT, "version": VERSION, "seed": 3}
    assert header_line({}).endswith(b"}\n")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"", "not a line of JSON"),
        (b"{", "not a line of JSON"),
        (b"\xff\xfe", "not a line of JSON"),
        (b"[" * 5000, "not a line of JSON"),
        (b"[1]", "a JSON object is expected"),
        (b"7", "a JSON object is expected"),
        (b'{"n":7,"undo":1}', "entry number 8 is expected"),
        (b'{"n":true,"undo":1}', "entry number 8 is expected"),
        (b'{"n":"8","undo":1}', "entry number 8 is expected"),
        (b'{"undo":1}', "entry number 8 is expected"),
        (b'{"n":8,"event":"Exploded"}', "knows no entry"),
        (b'{"n":8,"event":3}', "knows no entry"),
        (b'{"n":8,"event":["Dealt"]}', "knows no entry"),
        (b'{"n":8,"event":"Dealt"}', "not an entry of this game"),
        (b'{"n":8,"event":"Dealt","order":"x"}', "not an entry of this game"),
        (b'{"n":8,"event":"Dealt","order":[1],"more":2}', "not an entry of this game"),
        (b'{"n":8,"event":"Scored","seat":0,"worth":true}', "not an entry of this game"),
        (b'{"n":8,"event":"Guess","heads":true}', "knows no entry"),
        (b'{"n":8,"seat":0,"answer":"Dealt","order":[1]}', "knows no entry"),
        (b'{"n":8,"seat":0,"answer":"Guess","heads":1}', "not an entry of this game"),
        (b'{"n":8,"answer":"Pass"}', "a seat from 0 to 1 is expected"),
        (b'{"n":8,"seat":2,"answer":"Pass"}', "a seat from 0 to 1 is expected"),
        (b'{"n":8,"seat":-1,"answer":"Pass"}', "a seat from 0 to 1 is expected"),
        (b'{"n":8,"seat":true,"answer":"Pass"}', "a seat from 0 to 1 is expected"),
        (b'{"n":8,"undo":8}', "goes back to an earlier entry"),
        (b'{"n":8,"undo":-1}', "goes back to an earlier entry"),
        (b'{"n":8,"undo":false}', "goes back to an earlier entry"),
        (b'{"n":8,"undo":1,"more":2}', "says none of them"),
        (b'{"n":8,"reseed":-1}', "seeds go from 0"),
        (b'{"n":8,"reseed":%d}' % (LARGEST_SEED + 1), "seeds go from 0"),
        (b'{"n":8,"reseed":true}', "seeds go from 0"),
        (b'{"n":8}', "says none of them"),
    ],
)
def test_line_that_is_no_entry_gets_one_sentence(line: bytes, why: str):
    with pytest.raises(BadFile, match=why) as raised:
        EntryReader(Guessing()).read(line, 8)

    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    "entry", [Undone(0), Undone(7), Reseeded(0, Why.RECOVERY), Reseeded(LARGEST_SEED, Why.RECOVERY)]
)
def test_bounds_of_undos_and_seeds_are_entries(entry: Entry):
    assert EntryReader(Guessing()).read(entry_line(8, entry), 8) == entry
