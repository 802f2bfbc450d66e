"""What a study found, in characters: everything is seen, and nothing is wider than the terminal."""

from wwtennis.kernel.findings import Findings, Gauge, Lines, Section, how_many_inside
from wwtennis.kernel.tables import table, table_within
from wwtennis.lab.charts import as_text, mark

ROWS = [["", "clay", "tour", "hard", "tour"], ["aces", "5.1", "5.4", "8.0", "8.5"]]


def drawn(lines: Lines, width: int = 80) -> list[str]:
    return as_text(Findings("", [Section("", [], [lines])], {}), width=width)[4:]


def test_a_table_that_fits_is_left_as_it_is():
    assert table_within(80, ROWS) == table(ROWS)


def test_a_table_comes_closer_together_and_then_in_parts_that_keep_their_words():
    assert table_within(24, ROWS) == ["     clay tour hard tour", "aces  5.1  5.4  8.0  8.5"]
    parts = ["      clay  tour", "aces   5.1   5.4", "", "      hard  tour", "aces   8.0   8.5"]
    assert table_within(23, ROWS, together=2) == parts
    assert table_within(3, ROWS, together=2) == parts  # narrower it cannot be


def test_series_of_the_same_height_are_both_seen():
    top, *_others = drawn(Lines("", "points", {"clay": [1.0, 0.0], "hard": [1.0, 1.0]}))
    assert top == "    1.0 | ab   b"


def test_of_many_steps_as_many_are_shown_as_there_is_room_for():
    lines = drawn(Lines("", "points", {"clay": [float(step) for step in range(30)]}), 60)
    assert max(map(len, lines)) <= 60
    assert lines[8].split() == [str(step) for step in range(0, 30, 3)]


def test_what_is_outside_may_be_inside_as_far_as_chance_can_tell():
    inside, near, below, above = (
        Gauge(value, value - 1, value + 1, band=band)
        for value, band in ((5.0, (4.0, 6.0)), (3.5, (4.0, 6.0)), (2.5, (4.0, None)), (9.0, (None, 7.0)))
    )
    free = Gauge(5.0, 4.0, 6.0)

    assert [mark(each) for each in (inside, near, below, above, free)] == ["=", "~", "<", ">", " "]
    assert how_many_inside([inside, near, below, above, free]) == [
        "1 of 4 figures are inside their bands; 1 more may be, as far as chance can tell."
    ]
    assert how_many_inside([inside, above]) == ["1 of 2 figures are inside their bands."]
    assert how_many_inside([free]) == []
