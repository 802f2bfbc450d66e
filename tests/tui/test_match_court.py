"""The court, the layout and the other pictures of the match screen, without an app around them."""

from collections import Counter

import pytest
from textual.geometry import Region

from tests.material import load_deck
from wwtennis.games.worldwide.cards import NET, Spin, Surface, Zone
from wwtennis.games.worldwide.stats.box import BoxScore
from wwtennis.tui.shell.canvas import Canvas, shorten, wrap
from wwtennis.tui.shell.ink import MIXED, Inks
from wwtennis.tui.shell.symbols import ASCII, UNICODE, Symbols
from wwtennis.tui.shell.themes import PALETTES
from wwtennis.tui.shell.widgets.answer_boxes import AnswerBox, paint_boxes
from wwtennis.tui.worldwide.layout import arrange
from wwtennis.tui.worldwide.scene import Fate, Flight, Roll
from wwtennis.tui.worldwide.widgets.court_brush import paint_court
from wwtennis.tui.worldwide.widgets.court_path import CourtShown
from wwtennis.tui.worldwide.widgets.court_plan import court_plan
from wwtennis.tui.worldwide.widgets.die import paint_roll
from wwtennis.tui.worldwide.widgets.mini_court import paint_big, paint_small
from wwtennis.tui.worldwide.widgets.numbers_brush import NumbersShown, paint_box

SIZES = [(80, 24), (81, 25), (100, 30), (109, 40), (110, 34), (120, 36), (149, 60), (160, 46), (200, 60), (300, 90)]
PARTS = {"score", "far", "court", "near", "incoming", "hand", "commentary", "question", "panel"}


def drawn(shown: CourtShown, width: int = 34, height: int = 11, symbols: Symbols = UNICODE) -> list[str]:
    canvas = Canvas(width, height)
    paint_court(canvas, shown, symbols)
    return canvas.text()


# Layout


@pytest.mark.parametrize("size", SIZES)
def test_every_part_has_its_place_and_none_covers_another(size: tuple[int, int]):
    plan = arrange(*size)
    assert {*plan} - {"numbers"} == PARTS  # those have a place where there is room for them
    screen = Region(0, 0, size[0], size[1] - 1)  # the key line has the last row
    places = list(plan.values())
    for place in places:
        assert place.area > 0
        assert screen.contains_region(place)
    for number, place in enumerate(places):
        assert not any(place.intersection(other).area for other in places[number + 1 :])


@pytest.mark.parametrize("size", SIZES)
def test_there_is_room_for_fourteen_cards_and_for_the_boxes(size: tuple[int, int]):
    plan = arrange(*size)
    assert plan["hand"].height >= 15
    assert plan["panel"].height >= 4
    assert plan["commentary"].height >= 2


# The court


@pytest.mark.parametrize("size", [(34, 11), (46, 19), (60, 25), (90, 51)])
def test_the_zones_of_a_court_do_not_touch_each_other(size: tuple[int, int]):
    plan = court_plan(*size)
    zones = [plan.zone(zone, near) for near in (True, False) for zone in Zone]
    assert all(zone.area > 0 for zone in zones)
    for number, zone in enumerate(zones):
        assert not any(zone.intersection(other).area for other in zones[number + 1 :])


def test_the_other_end_is_seen_across_the_net():
    lines = drawn(CourtShown(near=0))
    far = next(line for line in lines if "Forehand" in line)
    near = next(line for line in reversed(lines) if "Forehand" in line)
    assert far.index("Forehand") < far.index("Backhand")
    assert near.index("Backhand") < near.index("Forehand")


def test_pawns_stand_on_their_zones_by_name():
    lines = drawn(CourtShown(0, ("Anna", "Rafael"), (Zone.FOREHAND, NET)))
    row = next(number for number, line in enumerate(lines) if "Rafael" in line)
    assert "Volley" in lines[row]  # the pawn is in the far volley zone
    assert row < 5
    row = next(number for number, line in enumerate(lines) if "Anna" in line)
    assert lines[row].index("Anna") > 22
    assert row > 5


@pytest.mark.parametrize("ball", [None, (0, Zone.FOREHAND)])
def test_a_pawn_keeps_its_shape_however_long_the_name(ball: tuple[int, Zone] | None):
    lines = drawn(CourtShown(0, ("Maximiliane-Ro", "Bartholomew-Ja"), (Zone.FOREHAND, Zone.NEUTRAL), ball=ball))
    assert any("▲ Max" in line for line in lines)
    assert any("▼ Bar" in line for line in lines)


def test_the_ball_flies_from_one_end_to_the_other():
    flight = Flight(1, Zone.BACKHAND, Zone.FOREHAND, Fate.IN, Spin.SLICE)
    rows = []
    for progress in (0.1, 0.5, 1.0):
        lines = drawn(CourtShown(0, ("A", "B"), flight=flight, progress=progress))
        rows.append(next(number for number, line in enumerate(lines) if "●" in line))
    assert rows == sorted(rows)
    assert rows[0] < 5 < rows[-1]


def test_a_ball_whose_die_still_rolls_is_with_its_striker():
    lines = drawn(CourtShown(0, ("A", "B"), flight=Flight(1, Zone.NEUTRAL, Zone.FOREHAND)))
    assert next(number for number, line in enumerate(lines) if "●" in line) < 5


def test_a_fault_is_marked_where_it_went_out():
    lines = drawn(CourtShown(0, flight=Flight(1, Zone.NEUTRAL, Zone.FOREHAND, Fate.OUT)))
    assert sum(line.count("✕") for line in lines) == 1


def test_a_target_is_marked_even_where_the_opponent_stands_on_it():
    shown = CourtShown(0, ("A", "B"), targets=(Zone.NEUTRAL, Zone.BACKHAND), aim=Zone.BACKHAND)
    text = "".join(drawn(shown))
    assert text.count("◎") == 1
    assert text.count("○") == 1


@pytest.mark.parametrize("size", [(34, 11), (46, 19), (90, 51)])
def test_in_ascii_there_is_nothing_but_ascii(size: tuple[int, int]):
    flight = Flight(1, Zone.BACKHAND, Zone.FOREHAND, Fate.IN)
    shown = CourtShown(0, ("Anna", "Rafael"), flight=flight, targets=tuple(Zone), aim=NET)
    text = "".join(drawn(shown, *size, symbols=ASCII))
    assert text.isascii()
    assert "@" in text


def test_a_name_cannot_steer_the_terminal():
    text = "".join(drawn(CourtShown(0, ("\x1b[31mA\u202e\x07", "[b]B[/b]"))))
    assert text.isprintable()
    assert "[b]B" in text


# Cards, die, boxes


@pytest.mark.parametrize("number", [1, 25, 37, 48, 58])
def test_a_mini_court_marks_starts_and_targets(number: int):
    card = load_deck().strokes[number]
    canvas = Canvas(15, 5)
    paint_big(canvas, 0, 0, card.starts, card.targets, UNICODE)
    far, near = "".join(canvas.text()[:2]), "".join(canvas.text()[3:])
    assert {zone for zone in Zone if f"[{zone.value}]" in far} == set(card.targets)
    assert {zone for zone in Zone if f"[{zone.value}]" in near} == set(card.starts)


def test_without_half_blocks_the_mini_court_is_made_of_letters():
    canvas = Canvas(9, 2)
    paint_small(canvas, 0, 0, (Zone.NEUTRAL, Zone.FOREHAND), (Zone.BACKHAND,), blocks=False, dim=False)
    assert [line.strip() for line in canvas.text()] == [". . B", ". N F"]


@pytest.mark.parametrize(("face", "words"), [(14, "in by 5"), (9, "just in"), (8, "out by 1")])
def test_the_die_stands_against_what_was_needed(face: int, words: str):
    canvas = Canvas(78, 4)
    paint_roll(canvas, 0, 0, 78, Roll(0, face, 9, (("difficulty", 9),)), UNICODE, None)
    text = "\n".join(canvas.text())
    assert str(face) in text
    assert "needs 9" in text
    assert words in text


def test_a_sum_that_has_no_room_beside_what_is_needed_stands_below_it():
    why = (("difficulty", 22), ("built", -3), ("malus", 9))
    for width, row in ((78, 2), (60, 3)):
        canvas = Canvas(width, 4)
        paint_roll(canvas, 0, 0, width, Roll(0, 14, 28, why), UNICODE, None)
        assert "difficulty 22 − rally built 3 + malus 9" in canvas.text()[row]


def test_a_tumbling_die_gives_nothing_away():
    canvas = Canvas(78, 4)
    paint_roll(canvas, 0, 0, 78, Roll(0, 20, 9, (("difficulty", 9),)), UNICODE, tumbling=0)
    text = "\n".join(canvas.text())
    assert "20" not in text
    assert "in by" not in text


def test_boxes_show_key_cost_and_what_they_give():
    canvas = Canvas(80, 4)
    boxes = [AnswerBox("n", "To the net", "a card", "to volley the answer", "net"), AnswerBox("s", "Stay", "", "", "x")]
    paint_boxes(canvas, 0, 0, 80, 4, boxes, UNICODE)
    text = "\n".join(canvas.text())
    assert all(word in text for word in (" n To the net", "costs a card", "to volley the answer", " s Stay"))
    assert canvas.spots[0].action == "screen.answer('net')"


# Inks and letters


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("surface", Surface)
def test_every_ink_has_a_colour_in_every_theme(theme: str, surface: Surface):
    inks = Inks(theme, surface)
    for name in (*MIXED, "on_mark", "court", "line", "accent"):
        assert inks.style(f"bold {name}", name).bgcolor is not None


def test_without_colours_what_matters_is_reversed():
    assert Inks("ansi", Surface.CLAY, no_colour=True).style("on_accent", "accent").reverse


def test_long_names_leave_the_longest_rally_readable():
    canvas = Canvas(45, 12)
    box = BoxScore(rallies=Counter({12: 1}))
    paint_box(canvas, 0, NumbersShown(("Maximiliane-Ro", "Bartholomew-Ja"), box), (), UNICODE)
    assert " longest rally 12 " in canvas.text()[0]


def test_long_words_are_shortened_and_long_sentences_wrapped():
    assert shorten("Running forehand", 8) == "Running…"
    assert wrap("one two three", 7) == ["one two", "three"]
    assert shorten("網球網球", 5) == "網球…"
