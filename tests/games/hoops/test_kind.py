"""What the rest of the program may know of Hoops: headers, simulations, pages, pictures, listings."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.hoops.courtside import CARDS, COACHES, FRED, SOPHIE
from tests.helpers import at_random, play_out
from wwtennis.cli.verify import verified
from wwtennis.files.material import Folder, material_of
from wwtennis.games import kind_of
from wwtennis.games.hoops.cards import Roster
from wwtennis.games.hoops.events import MatchEnded, PlayerRecruited
from wwtennis.games.hoops.header import Header, check, setup_from
from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles, SeatSetup, Setup
from wwtennis.games.hoops.words.terms import about
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.header import read_header
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.reading import Sheet
from wwtennis.kernel.table import Table

KIND = kind_of("hoops")
MATERIAL = material_of("hoops")
VARIANTS: dict[str, Any] = {
    "length": Length.LONG, "own_team": True, "draft": True, "money_time": True, "decisive": True, "mismatches": 3,
    "profiles": Profiles.CHOSEN, "compensation": Compensation.FEWER,
}  # fmt: skip
TEAM = Roster(CARDS.beginners.court, (*CARDS.beginners.deck[:-1], 101))


def played(seed: int = 2, **agreed: Any) -> Table[Any]:
    setup = Setup(CARDS, **{"seats": COACHES[:2], "length": Length.SHORT, **agreed})
    table = Table(KIND.game(setup), SeededLuck(seed))
    table.open()
    return play_out(table, at_random(seed))


# The header


@pytest.mark.parametrize(
    "agreed",
    [
        {},
        VARIANTS,
        {"seats": COACHES},
        {"machine": Machine("wall", -3)},
        {"seats": (SeatSetup("Fred", TEAM), SeatSetup("Sophie"))},
    ],
)
def test_header_and_cards_give_the_set_up_again(agreed: dict[str, Any]):
    setup = Setup(MATERIAL.cards, **{"seats": COACHES[:2], **agreed})
    header = KIND.header_of(setup, 7, ["greedy"] * setup.coaches, "2026-07-03T14:15:30Z", practice=True)

    again = read_header(msgspec.json.decode(msgspec.json.encode(header)), Header)

    assert again == header
    check(again)
    assert setup_from(again, MATERIAL) == setup


def test_variants_that_are_not_played_are_left_out_of_the_header():
    plain = msgspec.to_builtins(KIND.header_of(Setup(CARDS), 7, ("human", "greedy")))

    assert list(plain) == ["format", "version", "game", "seats", "seed", "program", "cards"]


ENTRANT = {
    "name": "A", "by": "human",
    "team": {"court": list(CARDS.beginners.court), "deck": list(CARDS.beginners.deck)},
}  # fmt: skip
TOURNAMENT = {"id": "0123abcd", "round": 1, "entrants": [ENTRANT] * 4, "through": []}
AGAINST_A_MACHINE = {
    "machine": {"profile": "wall", "level": 1},
    "seats": [{"name": "A", "by": "human"}, {"name": "B", "by": "solo"}],
}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "worldwide"}, "not the log of a hoops match"),
        ({"seats": [{"name": "A", "by": "human"}]}, "`seats` has 1, and 2 to 4 coaches can play"),
        ({"seats": [{"name": "A", "by": "human"}] * 5}, "`seats` has 5, and 2 to 4 coaches can play"),
        ({"seats": [{"name": "A", "by": "solo"}] * 2}, 'seat B says "solo" against a machine coach, and only there'),
        ({"machine": {"profile": "wall", "level": 99}}, "`level` is 99, and the machine coach has levels from"),
        ({"machine": {"profile": "wall", "level": 1}}, 'seat B says "solo" against a machine coach, and only there'),
        ({"length": "endless"}, "not a header of this game"),
        ({"cards": "x" * 61}, "`cards` must be 1 to 60"),
        ({"surface": "clay"}, "not a header of this game"),
        ({"campaign": {"id": "0123abcd"}}, "not a header of this game"),
        ({"campaign": {"id": "0123abcd", "level": 1}, "tournament": TOURNAMENT}, "exclude each other"),
        ({"tournament": TOURNAMENT | {"entrants": [ENTRANT | {"name": "\x1b[31mA"}]}}, "`name` must be"),
    ],
)
def test_header_that_cannot_be_is_one_sentence(change: dict[str, Any], sentence: str):
    found = msgspec.to_builtins(KIND.header_of(Setup(CARDS), 7, ("human", "greedy"))) | change

    with pytest.raises(BadFile, match=sentence):
        check(read_header(found, Header))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"cards": "0123456789abcdef"}, "played with other cards"),
        ({"mismatches": 4}, "4 mismatches cannot be agreed"),
        ({"length": "epic", "draft": True, "seats": [{"name": "A", "by": "human"}] * 4}, "this needs .* players"),
        (
            {"seats": [{"name": "A", "by": "human", "team": {"court": [], "deck": []}}, {"name": "B", "by": "human"}]},
            '`team` of "A": found 0 on the court',
        ),
        ({"campaign": {"id": "0123abcd", "level": 1}}, "against machine coaches"),
        ({"campaign": {"id": "0/../../x", "level": 1}, **AGAINST_A_MACHINE}, "known by 8 digits"),
        ({"campaign": {"id": "0123abcd", "level": 0}, **AGAINST_A_MACHINE}, "levels from 1 to 99, and this is 0"),
        ({"tournament": TOURNAMENT | {"entrants": [ENTRANT] * 3}}, "3 coaches cannot play round 1"),
        ({"tournament": TOURNAMENT | {"round": 10**9}}, "cannot play round 1000000000"),
        ({"tournament": TOURNAMENT | {"through": [ENTRANT] * 2}}, "played already"),
        ({"tournament": TOURNAMENT | {"entrants": [ENTRANT | {"team": {"court": [], "deck": []}}] * 4}}, "found 0 on"),
        ({"tournament": TOURNAMENT, "own_team": True}, "leave out the own team"),
    ],
)
def test_set_up_that_cannot_be_is_one_sentence(change: dict[str, Any], sentence: str):
    found = msgspec.to_builtins(KIND.header_of(Setup(CARDS), 7, ("human", "greedy"))) | change

    with pytest.raises(BadFile, match=sentence):
        setup_from(read_header(found, Header), MATERIAL)


# The box


def test_a_file_of_ones_own_replaces_what_it_has():
    tactics: Any = Folder("hoops").sheet("tactics.yaml").data
    dearer = tactics | {"motion": tactics["motion"] | {"cost": 12}}

    own = Material(Folder("hoops"), {"deck": Sheet({"tactics": dearer}, "mine.yaml")})

    assert max(card.cost for card in own.cards.tactics.values()) == 12
    assert own.cards.fingerprint != MATERIAL.cards.fingerprint
    assert own.cards.players.keys() == MATERIAL.cards.players.keys()


@pytest.mark.parametrize("data", [None, [], {}, {"tactics": {}, "x": 1}])
def test_a_file_of_ones_own_with_nothing_of_ours_is_one_sentence(data: Any):
    with pytest.raises(BadFile, match=r"mine.yaml: found .*, expected some of players, tactics, teams"):
        assert Material(Folder("hoops"), {"deck": Sheet(data, "mine.yaml")}).cards


def test_a_fault_in_a_file_of_ones_own_says_where():
    with pytest.raises(BadFile, match=r"mine.yaml: tactics: found 0 models, expected 20"):
        assert Material(Folder("hoops"), {"deck": Sheet({"tactics": {}}, "mine.yaml")}).cards


def test_a_match_is_watched_with_the_cards_that_it_began_with():
    tactics: Any = Folder("hoops").sheet("tactics.yaml").data
    older = Sheet({"tactics": tactics | {"motion": tactics["motion"] | {"cost": 12}}}, "older.yaml")
    fingerprint = Material(Folder("hoops"), {"deck": older}).cards.fingerprint

    class Shelf(Folder):
        def sheet(self, name: str) -> Sheet | None:
            return older if name == f"cards/{fingerprint}.yaml" else super().sheet(name)

    assert Material(Shelf("hoops"), {}).cards_played_with(fingerprint).fingerprint == fingerprint
    assert MATERIAL.cards_played_with(fingerprint) is MATERIAL.cards


def test_a_log_of_the_first_cards_still_holds():
    recording, checked = verified(Path(__file__).parents[2] / "files" / "hoops-first-cards.jsonl")

    assert (checked.finished, recording.sealed) == (True, True)
    assert recording.setup.cards.fingerprint != MATERIAL.cards.fingerprint


def test_a_log_with_a_machine_coach_of_the_second_cards_still_holds():
    """Then it recruited at every position, and took any tactic."""
    recording, checked = verified(Path(__file__).parents[2] / "files" / "hoops-second-cards.jsonl")

    assert (checked.finished, recording.sealed) == (True, True)
    assert recording.setup.machine == Machine("shooters", 0)
    recruited = {entry.position for entry in recording.entries if isinstance(entry, PlayerRecruited)}
    assert recruited - {*MATERIAL.cards.interest("shooters").positions}


# Many matches


def asked(**more: Any) -> dict[str, Any]:
    return {
        "coaches": "2", "length": "normal", "own_team": False, "draft": False, "money_time": False, "decisive": False,
        "mismatches": "0", "profiles": "none", "compensation": None, "machine": None, "level": None,
    } | more  # fmt: skip


def test_options_of_a_simulation_are_what_is_agreed_on():
    wanted = asked(coaches="3", length="short", draft=True, mismatches="5", profiles="drawn", compensation="fewer")
    arranged = KIND.arrange(MATERIAL, wanted, ["greedy", "random", None, None])

    [setup] = arranged.setups
    assert (setup.coaches, setup.length, setup.draft, setup.mismatches) == (3, Length.SHORT, True, 5)
    assert (setup.profiles, setup.compensation) == (Profiles.DRAWN, Compensation.FEWER)
    assert arranged.bots == ("greedy", "random", "greedy")
    assert [seat.name for seat in setup.seats] == ["greedy A", "random", "greedy C"]


@pytest.mark.rule("H20")
def test_others_have_seven_cards_unless_something_else_is_told_or_the_machine_plays():
    told = {
        word: KIND.arrange(MATERIAL, asked(compensation=word), [None] * 4).setups[0] for word in (None, "none", "fewer")
    }
    assert [setup.compensation for setup in told.values()] == [
        Compensation.MORE, Compensation.NONE, Compensation.FEWER
    ]  # fmt: skip
    assert [about(setup)[1:] for setup in told.values()] == [[], ["6 cards for all"], ["5 cards for the first"]]
    [against_the_machine] = KIND.arrange(MATERIAL, asked(machine="wall"), [None] * 4).setups
    assert against_the_machine.compensation is Compensation.NONE
    assert "6 cards for all" not in about(against_the_machine)
    with pytest.raises(UsageError, match="the machine coach has no hand"):
        KIND.arrange(MATERIAL, asked(machine="wall", compensation="more"), [None] * 4)


def test_the_machine_coach_has_a_level():
    [setup] = KIND.arrange(MATERIAL, asked(machine="wall", level="-5"), [None] * 4).setups
    assert setup.machine == Machine("wall", -5)


@pytest.mark.parametrize(
    ("options", "bots", "sentence"),
    [
        ({}, [None, None, "random", None], "--c and --d are for more coaches"),
        ({"machine": "wall"}, [None, "random", None, None], "choose one of them"),
        ({"level": "3"}, [None] * 4, "--level is the machine coach's"),
        ({"machine": "wall", "level": "high"}, [None] * 4, "--level 'high': expected a whole number"),
        ({"machine": "wall", "level": "99"}, [None] * 4, "levels from -12 to 20"),
        ({"machine": "wall", "draft": True}, [None] * 4, "the machine coach cannot draft"),
        ({"machine": "wall", "coaches": "3"}, [None] * 4, "plays against one coach"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(options: dict[str, Any], bots: list[Any], sentence: str):
    with pytest.raises(UsageError, match=sentence):
        KIND.arrange(MATERIAL, asked(**options), bots)


def test_the_names_of_the_bots_need_not_load_them_and_are_right():
    assert KIND.bot_names == tuple(KIND.bots)


# In a list of matches


def test_what_is_played_is_told_in_a_few_words():
    def told(**agreed: Any) -> list[str]:
        setup = Setup(CARDS, **{"seats": COACHES[:2], "compensation": Compensation.MORE, **agreed})
        header = KIND.header_of(setup, 7, ["human"] * setup.coaches)
        return list(KIND.about(KIND.agreed(msgspec.to_builtins(header))))

    assert told() == ["normal game"]
    assert told(compensation=Compensation.NONE) == ["normal game", "6 cards for all"]
    assert told(seats=COACHES[:3]) == ["normal game", "3 coaches"]
    assert told(machine=Machine("wall", -3)) == ["normal game", "machine coach: The wall, level -3"]
    assert told(**VARIANTS) == [
        "long game", "own teams", "draft", "money time", "decisive players", "3 mismatches", "chosen profiles",
        "5 cards for the first",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [[], 3, None, [{}] * 5])
def test_a_header_without_coaches_is_in_no_list(seats: object):
    with pytest.raises(BadFile, match="2 to 4 coaches can play"):
        KIND.agreed({"seats": seats})


def test_how_it_stands_is_read_from_what_was_scored_last():
    two, three = {"coaches": 2}, {"coaches": 3}
    points = [[0, 20, 4], [10, 0, 5], [4, 5, 0]]

    assert KIND.standing(two, {"points": [[0, 20], [18, 0]]}, ()) == "20-18"
    assert KIND.standing(two, {"points": [[0, 18], [20, 0]]}, (SOPHIE,)) == "20-18"
    assert KIND.score(two, {"points": [[0, 20], [18, 0]]}, ("Fred", "Sophie")) == "Fred 20-18 Sophie"
    assert KIND.standing(three, {"points": points}, ()) == "24-15-9"
    assert KIND.score(three, {"points": points}, ("Fred", "Sophie", "Awa")).startswith("Fred 1 match won (+10)")
    assert KIND.score(two, {"points": points}, ("Fred", "Sophie")) == "24-15-9"  # whoever wrote that


def test_nobody_has_won_a_draw():
    assert KIND.winners({"coaches": 2}, MatchEnded(None)) == []
    assert KIND.winners({"coaches": 2}, MatchEnded(SOPHIE)) == [SOPHIE]
    assert KIND.winners({"coaches": 2}, MatchEnded(7)) == []  # whoever wrote that


# In numbers


def test_a_match_in_numbers_has_everything_a_program_may_want():
    table = played()

    numbers = KIND.numbers(table.entries or [], table.state)

    assert numbers.match["winner"] in (FRED, SOPHIE, None)
    assert [sum(row) for row in numbers.match["points"]] == [seat["points"] for seat in numbers.counted["box"]]
    assert numbers.counted["turns"][-1]["points"] == tuple(tuple(row) for row in numbers.match["points"])
    assert msgspec.json.encode(numbers.counted)


# Listings


def test_tactics_are_listed_by_their_names():
    cards = KIND.listings["cards"]

    whole = cards.lines(MATERIAL, None, {}, ascii_only=False, width=80)
    assert all(len(line) <= 80 for line in whole)
    assert len(cards.data(MATERIAL, None)) == 30
    assert [each["copies"] for each in cards.data(MATERIAL, "zone")] == [4, 3]
    assert cards.lines(MATERIAL, "TRIANGLE", {}, ascii_only=False, width=80)[0] == "Triangle Offence (offence)"
    assert cards.lines(MATERIAL, "trap", {}, ascii_only=False, width=80)[-1] == "every coach has one"
    with pytest.raises(UsageError, match="there is no card 'lob'"):
        cards.lines(MATERIAL, "lob", {}, ascii_only=False, width=80)


def test_players_are_listed_by_number_name_and_position():
    players = KIND.listings["players"]

    whole = players.lines(MATERIAL, None, {}, ascii_only=False, width=80)
    assert all(len(line) <= 80 for line in whole)
    assert len(players.data(MATERIAL, None)) == 120
    assert all("PG" in each["positions"] for each in players.data(MATERIAL, "pg"))
    assert [each["number"] for each in players.data(MATERIAL, "#5")] == [5]
    told = players.lines(MATERIAL, "5", {}, ascii_only=False, width=80)
    assert told[0].startswith("#5 ")
    with pytest.raises(UsageError, match="there is no player '999'"):
        players.lines(MATERIAL, "999", {}, ascii_only=False, width=80)
