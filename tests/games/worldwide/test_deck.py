"""The deck that ships is the one that the books describe, and a deck that is not is refused in one sentence."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from tests.known_cards import KNOWN, breaches
from tests.material import load_deck
from tests.table_talk import deck_with
from wwtennis.files.assets import read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import (
    BASELINE,
    PILES,
    THE_WINNER,
    Deck,
    Kind,
    Pile,
    Risk,
    Serve,
    Spin,
    Stands,
    Stroke,
    Surface,
    Wing,
    Zone,
)
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.kernel.errors import BadFile

DECK = load_deck()
STROKES, SERVES = DECK.strokes.values(), DECK.serves.values()
ALL: list[Stroke | Serve] = [*STROKES, *SERVES]
GOOD: Any = read_yaml(assets_folder() / "worldwide" / "deck.yaml")

B, N, F, V = Zone


def some(cards: Any, **printed: Any) -> list[Any]:
    """The cards that have all this printed on them."""
    return [card for card in cards if all(getattr(card, field) == value for field, value in printed.items())]


# The facts


@pytest.mark.rule("WT-3.1")
def test_the_deck_has_60_strokes_and_5_serves_numbered_1_to_65():
    assert list(DECK.strokes) == list(range(1, 61))
    assert list(DECK.serves) == list(range(61, 66))
    assert [card.number for card in ALL] == [*DECK.strokes, *DECK.serves]


@pytest.mark.rule("WT-4.1")
def test_backhand_neutral_and_forehand_lie_side_by_side_and_volley_in_front():
    assert tuple(Zone) == (B, N, F, V)
    assert BASELINE == (Zone.BACKHAND, Zone.NEUTRAL, Zone.FOREHAND)


@pytest.mark.rule("WT-4.1")
def test_zones_are_kept_in_the_order_of_the_court():
    assert all(list(card.targets) == sorted(card.targets, key=list(Zone).index) for card in STROKES)
    assert DECK.strokes[35].starts == (B, N, F)


@pytest.mark.rule("WT-5.1")
def test_every_stroke_has_a_malus_for_each_surface():
    assert all(set(card.malus) == set(Surface) for card in STROKES)


@pytest.mark.rule("WT-5.1")
def test_all_that_may_be_printed_on_a_stroke_is_read():
    malus = {"clay": 5, "hard": 1, "grass": 4, "indoor": 3}
    numbers = both(put(33, "difficulty", 9), put(33, "draw", 2), put(33, "malus", malus), put(45, "star", 3))
    strokes = read_deck(changed(numbers), "deck.yaml").strokes
    drop, lob, winner = strokes[33], strokes[45], strokes[37]

    assert (drop.number, drop.name, drop.kind, drop.wing) == (33, "Forehand drop shot", Kind.DROP_SHOT, Wing.FOREHAND)
    assert (drop.risk, drop.difficulty, drop.draw, drop.star_cost) == (Risk.HIGH, 9, 2, 1)
    assert (drop.starts, drop.targets, drop.opponent) == ((N, F), (V,), Stands.BASELINE)
    assert drop.malus == {Surface.CLAY: 5, Surface.HARD: 1, Surface.GRASS: 4, Surface.INDOOR: 3}
    assert (lob.spin, lob.opponent, lob.wing, lob.star) == (Spin.TOPSPIN, Stands.NET, None, 3)
    assert (winner.winner, winner.reusable, winner.starting_hand) == (True, True, True)
    assert strokes[9].net_approach
    assert not lob.net_approach


@pytest.mark.rule("WT-5.2")
def test_all_that_is_printed_on_a_serve_is_read():
    printed = {"difficulty": 9, "topspin": 2, "slice": 1, "ace": [17, 19]}
    malus = {"clay": 5, "hard": 6, "grass": 8, "indoor": 7}
    numbers = both(*(put(63, field, value) for field, value in printed.items()), put(63, "malus", malus))
    serves = read_deck(changed(both(numbers, lambda data: card(data, 61).pop("ace", None))), "deck.yaml").serves
    heavy, safe = serves[63], serves[61]

    assert (heavy.difficulty, heavy.risk, heavy.topspin, heavy.slice, heavy.ace) == (9, Risk.MEDIUM, 2, 1, (17, 19))
    assert heavy.malus == {Surface.CLAY: 5, Surface.HARD: 6, Surface.GRASS: 8, Surface.INDOOR: 7}
    assert safe.ace is None


@pytest.mark.rule("WT-7.4")
def test_serves_lie_by_ascending_difficulty():
    assert all(one.difficulty < next_one.difficulty for one, next_one in pairwise(SERVES))


@pytest.mark.rule("WT-5.2")
def test_the_serves_that_the_books_show_are_there():
    assert some(SERVES, difficulty=4, risk=Risk.LOW)
    assert some(SERVES, difficulty=10, slice=2)
    assert some(SERVES, difficulty=13, ace=(18, 20))


def test_six_cards_are_the_starting_hand_and_the_winner_is_one_of_them():
    marked = [each["number"] for cards in GOOD.values() for each in cards if each.get("starting_hand")]

    assert DECK.starting_hand == tuple(marked)
    assert len(marked) == 6
    assert THE_WINNER in marked


@pytest.mark.rule("R35")
def test_the_winner_starts_from_the_whole_baseline_and_has_no_target():
    assert (DECK.strokes[37].starts, DECK.strokes[37].targets) == (BASELINE, ())


def test_the_winner_has_difficulty_22_and_is_the_one_reusable_card():
    assert DECK.strokes[37].difficulty == 22
    assert some(STROKES, reusable=True) == [DECK.strokes[37]]


@pytest.mark.rule("WT-13.8")
def test_a_forehand_winner_of_difficulty_12_is_the_second_winner():
    [other] = some(STROKES, kind=Kind.WINNER, reusable=False)

    assert (other.wing, other.difficulty, other.winner, other.targets) == (Wing.FOREHAND, 12, True, ())
    assert N in other.starts


@pytest.mark.parametrize(
    ("kind", "count", "risk"),
    [
        (Kind.DEFENSE, 19, Risk.LOW),
        (Kind.LINE, 4, Risk.LOW),
        (Kind.CROSS, 4, Risk.LOW),
        (Kind.ATTACK, 8, Risk.MEDIUM),
        (Kind.PASSING, 6, Risk.MEDIUM),
        (Kind.VOLLEY, 10, Risk.HIGH),
        (Kind.DROP_SHOT, 2, Risk.HIGH),
        (Kind.DROP_VOLLEY, 2, Risk.HIGH),
        (Kind.LOB, 2, Risk.HIGH),
        (Kind.SMASH, 1, Risk.HIGH),
        (Kind.WINNER, 2, Risk.HIGH),
    ],
)
def test_so_many_cards_of_this_kind_and_all_of_this_risk(kind: Kind, count: int, risk: Risk):
    assert Counter(card.risk for card in some(STROKES, kind=kind)) == {risk: count}


@pytest.mark.parametrize(("pile", "zone"), [(Pile.FOREHAND, F), (Pile.BACKHAND, B), (Pile.ATTACK, N), (Pile.VOLLEY, V)])
def test_every_card_of_a_pile_starts_from_its_zone(pile: Pile, zone: Zone):
    assert all(zone in DECK.strokes[number].starts for number in PILES[pile])


def test_lobs_and_passing_shots_need_the_opponent_at_the_net():
    assert all(card.opponent is Stands.NET for kind in (Kind.LOB, Kind.PASSING) for card in some(STROKES, kind=kind))


def test_drops_cost_a_star_need_the_opponent_on_the_baseline_and_go_to_the_volley_zone():
    drops = some(STROKES, kind=Kind.DROP_SHOT) + some(STROKES, kind=Kind.DROP_VOLLEY)
    assert all((card.star_cost, card.opponent, card.targets) == (1, Stands.BASELINE, (V,)) for card in drops)


@pytest.mark.parametrize("fact", KNOWN, ids=lambda fact: fact.__name__)
def test_what_the_books_tell_of_the_cards_holds(fact: Callable[[Deck], bool]):
    assert fact(DECK)


@pytest.mark.parametrize(
    ("change", "breach"),
    [
        ({65: {"malus": dict.fromkeys(Surface, 0)}}, "a_harder_serve_troubles_more"),
        ({33: {"malus": dict.fromkeys(Surface, 4)}}, "drop_shots_are_best_on_clay"),
        ({5: {"malus": dict.fromkeys(Surface, 3)}}, "low_risk_has_little_malus"),
        ({25: {"difficulty": 5}}, "shown_strokes_are_there"),
    ],
)
def test_a_deck_that_is_otherwise_is_caught(change: dict[int, dict[str, Any]], breach: str):
    assert breaches(deck_with(change, DECK)) == [breach]


def test_at_least_half_of_the_attacks_start_from_neutral_only():
    attacks = some(STROKES, kind=Kind.ATTACK)
    assert 2 * len(some(attacks, starts=(N,))) >= len(attacks)


@pytest.mark.rule("R37")
@pytest.mark.parametrize(
    ("number", "targets", "even", "odd"),
    [
        pytest.param(27, (B, F), F, B, id="Forehand and Backhand: by the rule"),
        pytest.param(25, (B, N), N, B, id="Backhand and Neutral: its own marks"),
        pytest.param(29, (N, F), F, N, id="Neutral and Forehand: its own marks"),
        pytest.param(9, (B,), B, B, id="one target: always there"),
        pytest.param(33, (V,), V, V, id="a drop shot: always there"),
        pytest.param(37, (), None, None, id="a winner: nowhere"),
    ],
)
def test_even_and_odd_marks(number: int, targets: tuple[Zone, ...], even: Zone | None, odd: Zone | None):
    card = DECK.strokes[number]
    assert (card.targets, card.even, card.odd) == (targets, even, odd)


def test_every_card_has_a_name_of_its_own_in_both_languages():
    for language in ("en", "fr"):
        assert len({card.names[language] for card in ALL}) == 65


# The fingerprint


def test_the_fingerprint_is_of_what_the_rules_read():
    assert read_deck(GOOD, "deck.yaml").fingerprint == DECK.fingerprint
    assert read_deck(changed(put(31, "draw", 12)), "deck.yaml").fingerprint != DECK.fingerprint
    assert read_deck(changed(within(61, "malus", "clay", 20)), "deck.yaml").fingerprint != DECK.fingerprint


def test_the_fingerprint_minds_neither_names_nor_the_order_in_the_file():
    def turn_round(data: Any) -> None:
        for cards in data.values():
            cards.reverse()
        for each in (each for cards in data.values() for each in cards if "starts" in each):
            each["starts"].reverse()
        card(data, 31)["name"] = {"en": "Howitzer", "fr": "Obus"}

    turned = read_deck(changed(turn_round), "deck.yaml")

    assert turned.fingerprint == DECK.fingerprint
    assert list(turned.strokes) == list(DECK.strokes)


# Broken decks: one thing is changed in the good one, and one sentence says what

Change = Callable[[Any], object]


def changed(change: Change) -> Any:
    data = deepcopy(GOOD)
    change(data)
    return data


def card(data: Any, number: int) -> Any:
    return next(each for cards in data.values() for each in cards if each["number"] == number)


def put(number: int, field: str, value: object) -> Change:
    return lambda data: card(data, number).update({field: value})


def drop(number: int, field: str) -> Change:
    return lambda data: card(data, number).pop(field)


def within(number: int, field: str, inner: str, value: object) -> Change:
    return lambda data: card(data, number)[field].update({inner: value})


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


def start_with(*numbers: int) -> Change:
    """These cards, and no others, are the starting hand."""

    def change(data: Any) -> None:
        for each in (each for pile, cards in data.items() if pile != "serve" for each in cards):
            each["starting_hand"] = each["number"] in numbers

    return change


STROKE_FIELDS = (
    "number, name, kind, risk, difficulty, starts, targets, malus, short, wing, draw, star, spin, opponent, star_cost, "
    "starting_hand, net_approach, even, odd, winner, reusable"
)
SERVE_FIELDS = "number, name, risk, difficulty, malus, topspin, slice, ace, short"
PILE_FIELDS = "forehand, backhand, attack, defense, volley, serve"
KINDS = "defense, line, cross, attack, passing, volley, drop shot, drop volley, lob, smash, winner"
ZONES = "a list of different zones out of B, N, F, V"
FACES = "the first and the last face of a range from 1 to 20, such as [19, 20]"
SIX = "it on 6 cards"

BROKEN: list[tuple[Change, str]] = [
    # which cards there are
    (lambda data: data.pop("volley"), "volley: found nothing, expected a list of cards"),
    (
        lambda data: data.update(volleys=[]),
        f"found an unknown field 'volleys', expected one of the fields {PILE_FIELDS}",
    ),
    (lambda data: data.update(attack={}), "attack: found {}, expected a list of cards"),
    (lambda data: data["attack"].insert(2, 7), "attack: entry 3: found 7, expected a card with its fields"),
    (lambda data: data["attack"].pop(6), "card #31: number: found no such card, expected it in the pile attack"),
    (
        lambda data: data["attack"].append(card(data, 31)),
        "card #31: number: found a second card with it, expected each number once",
    ),
    (put(31, "number", 71), "attack: entry 7: number: found 71, expected a whole number from 25 to 37"),
    (put(31, "number", 5), "attack: entry 7: number: found 5, expected a whole number from 25 to 37"),
    (put(65, "number", 66), "serve: entry 5: number: found 66, expected a whole number from 61 to 65"),
    (drop(31, "number"), "attack: entry 7: number: found nothing, expected a whole number from 25 to 37"),
    # fields
    (
        put(31, "colour", "orange"),
        f"card #31: found an unknown field 'colour', expected one of the fields {STROKE_FIELDS}",
    ),
    (
        put(61, "draw", 1),
        f"card #61: found an unknown field 'draw', expected one of the fields {SERVE_FIELDS}",
    ),
    (drop(31, "difficulty"), "card #31: difficulty: found nothing, expected a whole number from 0 to 22"),
    (drop(31, "kind"), f"card #31: kind: found nothing, expected one of {KINDS}"),
    (drop(31, "malus"), "card #31: malus: found nothing, expected the fields clay, hard, grass, indoor"),
    (put(31, "name", "Attack"), "card #31: name: found 'Attack', expected the fields en, fr"),
    (put(31, "name", {"en": "Attack"}), "card #31: name: fr: found nothing, expected a text on one line"),
    (within(31, "name", "en", " "), "card #31: name: en: found ' ', expected a text on one line"),
    (within(31, "name", "en", "a\nb"), r"card #31: name: en: found 'a\nb', expected a text on one line"),
    # types and ranges
    (put(31, "difficulty", "six"), "card #31: difficulty: found 'six', expected a whole number from 0 to 22"),
    (put(31, "difficulty", 6.0), "card #31: difficulty: found 6.0, expected a whole number from 0 to 22"),
    (put(31, "difficulty", True), "card #31: difficulty: found true, expected a whole number from 0 to 22"),
    (put(31, "difficulty", 23), "card #31: difficulty: found 23, expected a whole number from 0 to 22"),
    (put(31, "difficulty", -1), "card #31: difficulty: found -1, expected a whole number from 0 to 22"),
    (
        put(31, "difficulty", 1 << 20_000),
        "card #31: difficulty: found a very large number, expected a whole number from 0 to 22",
    ),
    (put(61, "difficulty", 0), "card #61: difficulty: found 0, expected a whole number from 1 to 20"),
    (within(31, "malus", "clay", 21), "card #31: malus: clay: found 21, expected a whole number from 0 to 20"),
    (within(64, "malus", "grass", None), "card #64: malus: grass: found nothing, expected a whole number from 0 to 20"),
    (
        within(31, "malus", "carpet", 3),
        "card #31: malus: found an unknown field 'carpet', expected one of the fields clay, hard, grass, indoor",
    ),
    (put(31, "risk", "orange"), "card #31: risk: found 'orange', expected one of low, medium, high"),
    (put(31, "kind", ["attack"]), f"card #31: kind: found ['attack'], expected one of {KINDS}"),
    (put(31, "wing", "left"), "card #31: wing: found 'left', expected one of forehand, backhand"),
    (put(31, "spin", "flat"), "card #31: spin: found 'flat', expected one of topspin, slice"),
    (put(38, "opponent", "away"), "card #38: opponent: found 'away', expected one of net, baseline"),
    (put(31, "starts", "N"), f"card #31: starts: found 'N', expected {ZONES}"),
    (put(31, "starts", ["N", "N"]), f"card #31: starts: found ['N', 'N'], expected {ZONES}"),
    (put(31, "targets", ["F", "X"]), f"card #31: targets: found ['F', 'X'], expected {ZONES}"),
    (put(31, "targets", [["F"]]), f"card #31: targets: found [['F']], expected {ZONES}"),
    (put(31, "draw", 13), "card #31: draw: found 13, expected a whole number from 0 to 12"),
    (put(31, "star", -1), "card #31: star: found -1, expected a whole number from 0 to 5"),
    (put(33, "star_cost", 6), "card #33: star_cost: found 6, expected a whole number from 0 to 5"),
    (put(31, "reusable", "yes"), "card #31: reusable: found 'yes', expected true or false"),
    (put(31, "net_approach", 1), "card #31: net_approach: found 1, expected true or false"),
    (put(31, "even", "X"), "card #31: even: found 'X', expected one of B, N, F, V"),
    (put(64, "topspin", 3), "card #64: topspin: found 3, expected a whole number from 1 to 2"),
    (put(64, "slice", 0), "card #64: slice: found 0, expected a whole number from 1 to 2"),
    *(
        (
            put(64, "ace", ace),
            f"card #64: ace: found {ace}, expected {FACES}",
        )
        for ace in ([20, 19], [0, 20], [19, 21], [20], 20, ["19", "20"], [False, True])
    ),
    # what belongs together on a card
    (put(31, "targets", []), "card #31: targets: found [], expected none on a winner, one or more on other cards"),
    (put(36, "targets", ["B"]), "card #36: targets: found [B], expected none on a winner, one or more on other cards"),
    (
        both(put(31, "winner", True), put(31, "targets", [])),
        "card #31: winner: found true, expected true on cards of kind winner only",
    ),
    (drop(36, "winner"), "card #36: winner: found false, expected true on cards of kind winner only"),
    (
        put(33, "targets", ["V", "N"]),
        "card #33: targets: found [N, V], expected V alone on a drop shot or drop volley, no V on other cards",
    ),
    (
        put(31, "targets", ["V"]),
        "card #31: targets: found [V], expected V alone on a drop shot or drop volley, no V on other cards",
    ),
    (put(25, "even", "F"), "card #25: even: found 'F', expected one of the card's targets, F where they are B and F"),
    (put(9, "odd", "F"), "card #9: odd: found 'F', expected one of the card's targets, B where they are B and F"),
    (drop(25, "odd"), "card #25: odd: found nothing, expected one of the card's targets, B where they are B and F"),
    (put(27, "even", "B"), "card #27: even: found 'B', expected one of the card's targets, F where they are B and F"),
    (put(37, "even", "B"), "card #37: even: found 'B', expected one of the card's targets, F where they are B and F"),
    (drop(31, "wing"), "card #31: wing: found nothing, expected forehand or backhand"),
    # what goes with a kind
    (put(31, "risk", "high"), "card #31: risk: found 'high', expected 'medium'"),
    (put(1, "risk", "medium"), "card #1: risk: found 'medium', expected 'low'"),
    (drop(38, "opponent"), "card #38: opponent: found nothing, expected 'net'"),
    (put(44, "opponent", "baseline"), "card #44: opponent: found 'baseline', expected 'net'"),
    (drop(58, "star_cost"), "card #58: star_cost: found 0, expected 1"),
    # the piles
    (put(5, "starts", ["N"]), "card #5: starts: found [N], expected F, alone or with N"),
    (put(5, "starts", ["F", "B"]), "card #5: starts: found [B, F], expected F, alone or with N"),
    (put(15, "starts", ["N"]), "card #15: starts: found [N], expected B, alone or with N"),
    (put(31, "starts", ["B"]), "card #31: starts: found [B], expected N, alone or with B and F"),
    (put(44, "starts", []), "card #44: starts: found [], expected one or more of B, N and F"),
    (put(60, "starts", ["V", "N"]), "card #60: starts: found [N, V], expected V alone"),
    (put(1, "kind", "line"), "forehand, backhand: kind: found 15 cards of kind defense, expected 16"),
    (
        both(put(31, "kind", "volley"), put(31, "risk", "high")),
        "attack: kind: found 7 cards of kind attack, expected 8",
    ),
    (
        both(put(60, "kind", "volley"), put(60, "wing", "forehand")),
        "volley: kind: found 11 cards of kind volley, expected 10",
    ),
    # the starting hand and the Winner
    (
        start_with(1, 2, 13, 29, 36, 37, 60),
        f"starting_hand: found it on 7 cards (#1, #2, #13, #29, #36, #37, #60), expected {SIX}",
    ),
    (start_with(1, 13, 29, 36, 37), f"starting_hand: found it on 5 cards (#1, #13, #29, #36, #37), expected {SIX}"),
    (start_with(1, 2, 13, 29, 36, 60), "card #37: starting_hand: found false, expected true"),
    (drop(37, "reusable"), "card #37: reusable: found false, expected true"),
    (put(37, "kind", "attack"), "card #37: kind: found 'attack', expected 'winner'"),
    (put(37, "difficulty", 21), "card #37: difficulty: found 21, expected 22"),
    (put(37, "starts", ["N"]), "card #37: starts: found [N], expected [B, N, F]"),
    # the serves
    (put(63, "difficulty", 10), "card #64: difficulty: found 10, expected more than the 10 of the serve before it"),
    (put(63, "difficulty", 3), "card #63: difficulty: found 3, expected more than the 4 of the serve before it"),
    (
        both(put(61, "difficulty", 2), put(63, "difficulty", 8), put(64, "difficulty", 11)),
        "serve: difficulty: found 2, 4, 8, 11, 13, expected 10 among them",
    ),
    (put(62, "risk", "medium"), "card #62: risk: found 'medium', expected 'low'"),
    (put(64, "slice", 1), "card #64: slice: found 1, expected 2"),
    (put(65, "ace", [17, 20]), "card #65: ace: found [17, 20], expected [18, 20]"),
]


@pytest.mark.rule("WT-3.1", "WT-5.1", "WT-5.2")
@pytest.mark.parametrize(("change", "sentence"), BROKEN, ids=[sentence[:60] for _, sentence in BROKEN])
def test_a_broken_deck_is_refused_in_one_sentence(change: Change, sentence: str):
    with pytest.raises(BadFile) as refused:
        read_deck(changed(change), "deck.yaml")

    assert str(refused.value) == f"deck.yaml: {sentence}"


@pytest.mark.parametrize("data", [None, [], "deck", 7])
def test_what_is_no_deck_at_all_is_refused(data: object):
    with pytest.raises(BadFile, match=r"^deck\.yaml: found .+, expected the fields forehand, backhand, attack"):
        read_deck(data, "deck.yaml")
