"""Reading the decks: what cannot be played with is one sentence with its place."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.serve_play.court_talk import REAL_DECKS, plain_decks
from wwtennis.games.serve_play.cards import Place
from wwtennis.games.serve_play.decks import read_decks
from wwtennis.kernel.errors import BadFile

Data = dict[str, Any]


def no_ace(data: Data) -> None:
    data["serve"][0]["copies"] = 0


def no_in(data: Data) -> None:
    data["serve"] = data["serve"][:2]


def twice(data: Data) -> None:
    data["play"].append(data["play"][3])


def few_cards(data: Data) -> None:
    for entry in data["play"]:
        entry["copies"] = 1


def few_serves(data: Data) -> None:
    for entry in data["serve"]:
        entry["copies"] = int(entry["kind"] != "fault")


MISTAKES: list[tuple[Callable[[Data], Any], str]] = [
    (lambda data: data.clear(), "file.yaml: serve: found nothing, expected a list"),
    (
        lambda data: data.update(dice=[]),
        "file.yaml: found an unknown field 'dice', expected one of the fields serve, play",
    ),
    (lambda data: data.update(play={}), "file.yaml: play: found {}, expected a list"),
    (
        lambda data: data["play"][0].update(kind="lob"),
        "file.yaml: play: entry 1: kind: found 'lob', expected one of shot, smash, kill, out",
    ),
    (
        lambda data: data["serve"][1].update(kind="let"),
        "file.yaml: serve: entry 2: kind: found 'let', expected one of ace, fault, in",
    ),
    (
        lambda data: data["play"][2].update(copies=100),
        "file.yaml: play: entry 3: copies: found 100, expected a whole number from 0 to 99",
    ),
    (
        lambda data: data["play"][3].update({"from": "net"}),
        f"file.yaml: play: entry 4: from: found 'net', expected one of {', '.join(place.word for place in Place)}",
    ),
    (
        lambda data: data["play"][3].pop("to"),
        "file.yaml: play: entry 4: to: found nothing, expected a place, as on every shot",
    ),
    (
        lambda data: data["play"][0].update(to="left forecourt"),
        "file.yaml: play: entry 1: to: found 'left forecourt', expected nothing: only a shot has places",
    ),
    (
        lambda data: data["play"][1].update(name={"en": "Kill"}),
        "file.yaml: play: entry 2: name: fr: found nothing, expected a text on one line",
    ),
    (twice, "file.yaml: play: entry 20: found the same cards as in entry 4, expected others"),
    (no_ace, "file.yaml: serve: found no card of kind 'ace', expected one at least"),
    (no_in, "file.yaml: serve: found no card of kind 'in', expected one at least"),
    (few_serves, "file.yaml: serve: found 2 cards, expected 3 at least"),
    (few_cards, "file.yaml: play: found 19 cards, expected 28 at least"),
]


@pytest.mark.rule("SP-3", "SP-4")
@pytest.mark.parametrize(("spoil", "sentence"), MISTAKES, ids=[sentence[11:50] for _, sentence in MISTAKES])
def test_a_file_that_cannot_be_played_with_is_one_sentence(spoil, sentence):
    data = plain_decks()
    spoil(data)

    with pytest.raises(BadFile) as told:
        read_decks(data, "file.yaml")

    assert str(told.value) == sentence


def test_cards_are_numbered_through_and_copies_share_their_face():
    decks = read_decks(plain_decks(), "file.yaml")

    assert list(decks.serves) == list(range(1, 41))
    assert list(decks.plays) == list(range(1, 79))
    assert decks.plays[1] is decks.plays[6]
    assert decks.plays[6] is not decks.plays[7]


def test_fingerprint_is_of_what_the_rules_read_and_of_no_names():
    other_names, other_copies, other_way = plain_decks(), plain_decks(), plain_decks()
    other_names["play"][0]["name"] = {"en": "Overhead", "fr": "Smash"}
    other_copies["serve"][0]["copies"] = 3
    other_way["play"][3]["to"], other_way["play"][4]["to"] = other_way["play"][4]["to"], other_way["play"][3]["to"]

    print_of = [read_decks(data, "f").fingerprint for data in (plain_decks(), other_names, other_copies, other_way)]

    assert print_of[0] == print_of[1]
    assert len({*print_of}) == 3


def test_every_card_of_the_real_decks_has_a_name_of_its_own():
    names = {face.names[language] for face in REAL_DECKS.plays.values() for language in ("en", "fr")}

    assert len({face.names["en"] for face in REAL_DECKS.plays.values()}) == 19
    assert len({face.names["fr"] for face in REAL_DECKS.plays.values()}) == 19
    assert max(map(len, names)) <= 41
