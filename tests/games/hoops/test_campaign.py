"""Chapter 6: campaign and tournament, above matches."""

from typing import Any, cast

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BOX,
    GUARD,
    HARD_PLAY,
    LOW_POST,
    QUICK_THREE,
    SHOOTER,
    STAR,
    STARTER_PF1,
    STARTER_SG1,
    SUB_PF1,
    SUB_PG1,
    SWING,
    THREE_POINTS,
    Courtside,
)
from wwtennis.games.hoops.campaign import (
    Kept,
    after_match,
    begin_campaign,
    begin_tournament,
    best_kept,
    carried_over,
    match_of,
    may_keep,
    may_replace,
    next_match,
)
from wwtennis.games.hoops.cards import Roster
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.header import Header, header_of, setup_from
from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.reading import wrong_roster
from wwtennis.games.hoops.series import Campaign, Tournament
from wwtennis.games.hoops.setup import Machine, SeatSetup, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

TEAM = BOX.beginners
ID = "0123abcd"
OWNED = (*TEAM.court, *TEAM.deck, SHOOTER, GUARD, STAR, QUICK_THREE, HARD_PLAY)


def ended(setup: Setup, winner: int | None, owned: tuple[int, ...] = OWNED) -> Match:
    """The last state of a match that this seat won, with these cards in its team."""
    state = Match(setup)
    state.winner = winner
    for team in state.teams:
        team.owned = list(owned)
    return state


@pytest.mark.rule("HO-6.6")
def test_machine_coach_starts_one_higher_after_each_win():
    setup = begin_campaign(BOX, ID, "Fred", "wall", counter=-6)
    assert (setup.machine, setup.campaign) == (Machine("wall", -6), Campaign(ID, 1))

    setup = next_match(setup, ended(setup, winner=0), [], "shooters")

    assert (setup.machine, setup.campaign) == (Machine("shooters", -5), Campaign(ID, 2))
    assert setup.campaign.won == 1


@pytest.mark.rule("HO-6.6")
def test_campaign_goes_on_until_a_match_is_lost():
    setup = begin_campaign(BOX, ID, "Fred", "wall")

    with pytest.raises(UsageError, match="over"):
        next_match(setup, ended(setup, winner=1), [], "wall")


@pytest.mark.rule("HO-6.6")
def test_what_may_be_kept_was_in_the_team_and_costs_no_more_than_the_next_level():
    assert may_keep(BOX, OWNED, 3) == ([SHOOTER], [QUICK_THREE])
    assert may_keep(BOX, OWNED, 4) == ([SHOOTER, GUARD], [QUICK_THREE, HARD_PLAY])
    assert may_keep(BOX, OWNED, 8) == ([SHOOTER, GUARD, STAR], [QUICK_THREE, HARD_PLAY])


@pytest.mark.rule("HO-6.6")
def test_kept_cards_take_the_places_of_starting_cards_and_leave_the_market():
    kept = [Kept(SHOOTER, STARTER_SG1), Kept(QUICK_THREE, THREE_POINTS)]

    before = begin_campaign(BOX, ID, "Fred", "wall")
    before = next_match(before, ended(before, winner=0), [], "wall")
    setup = next_match(before, ended(before, winner=0), kept, "shooters")
    roster = setup.team_of(0)
    table = Table(Hoops(setup), SeededLuck(1))
    table.open()

    assert roster.court[1] == SHOOTER
    assert QUICK_THREE in roster.deck
    assert len(roster.deck) == 12
    assert SHOOTER not in setup.at_the_market
    assert QUICK_THREE not in setup.tactics_at_the_market
    assert table.state.teams[0].court[1] == SHOOTER
    assert SHOOTER not in table.state.market.unused + table.state.market.pile + table.state.market.track


@pytest.mark.rule("HO-6.6")
def test_player_takes_a_place_on_the_court_at_a_position_of_the_card_only():
    assert STARTER_SG1 in may_replace(BOX, TEAM, SWING)
    assert STARTER_PF1 not in may_replace(BOX, TEAM, SWING)
    assert SUB_PF1 in may_replace(BOX, TEAM, SWING)
    assert LOW_POST not in may_replace(BOX, TEAM, SWING)
    assert set(may_replace(BOX, TEAM, QUICK_THREE)) == {221, 222, 223, 226, 227}


@pytest.mark.rule("HO-6.6")
@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ([Kept(SHOOTER, STARTER_SG1), Kept(GUARD, SUB_PG1)], "one player and one tactic"),
        ([Kept(STAR, SUB_PG1)], "costs 4 at most"),
        ([Kept(7, SUB_PG1)], "cannot be kept"),
        ([Kept(SHOOTER, STARTER_PF1)], "take the place"),
    ],
)
def test_what_cannot_be_kept_is_told_in_a_sentence(kept: list[Kept], told: str):
    with pytest.raises(UsageError, match=told):
        carried_over(BOX, TEAM, OWNED, 4, kept)


@pytest.mark.rule("HO-6.7")
@pytest.mark.parametrize("count", [4, 8])
def test_tournament_is_a_knock_out_of_four_or_eight(count: int):
    tournament = begin_tournament(BOX, ID, [(f"Coach {number}", "greedy") for number in range(count)])
    played = 0
    while tournament.champion is None:
        setup = match_of(BOX, tournament)
        tournament = after_match(tournament, BOX, ended(setup, winner=1, owned=()))
        played += 1

    assert played == count - 1
    assert tournament.champion.name == f"Coach {count - 1}"
    assert tournament.pairings == ()


@pytest.mark.rule("HO-6.7")
def test_what_is_kept_costs_two_and_the_round_at_most_and_the_deck_stays_twelve():
    tournament = four_coaches()
    assert tournament.threshold == 3

    last = ended(match_of(BOX, tournament), winner=0)
    tournament = after_match(tournament, BOX, last, [Kept(SHOOTER, SUB_PG1)])
    assert [each.name for each in tournament.through] == ["A"]
    tournament = after_match(tournament, BOX, ended(match_of(BOX, tournament), winner=1), [])

    assert tournament.threshold == 4
    assert [each.name for each in tournament.entrants] == ["A", "D"]
    setup = match_of(BOX, tournament)
    assert SHOOTER in setup.team_of(0).deck
    assert [len(setup.team_of(seat).deck) for seat in (0, 1)] == [12, 12]
    table = Table(Hoops(setup), Courtside(coins=[False]))
    table.open()
    assert SHOOTER in table.state.teams[0].owned
    assert SHOOTER not in table.state.teams[1].owned


def four_coaches() -> Tournament:
    return begin_tournament(BOX, ID, [("A", "human"), ("B", "greedy"), ("C", "greedy"), ("D", "random")])


@pytest.mark.rule("HO-6.7")
def test_match_that_ended_in_a_draw_is_played_again():
    tournament = four_coaches()

    assert after_match(tournament, BOX, ended(match_of(BOX, tournament), winner=None)) == tournament


@pytest.mark.rule("HO-6.7")
def test_bot_keeps_the_dearest_that_it_may_in_the_place_of_a_weak_starting_card():
    kept = best_kept(BOX, TEAM, OWNED, 4)

    assert [each.card for each in kept] == [GUARD, HARD_PLAY]
    assert carried_over(BOX, TEAM, OWNED, 4, kept).deck != TEAM.deck
    assert best_kept(BOX, TEAM, TEAM.deck, 4) == []


@pytest.mark.rule("HO-6.7")
@pytest.mark.parametrize("count", [1, 2, 3, 5, 16])
def test_other_numbers_of_coaches_are_refused_with_a_sentence(count: int):
    with pytest.raises(UsageError, match="4 or 8"):
        begin_tournament(BOX, ID, [("A", "greedy")] * count)


@pytest.mark.parametrize(
    ("agreed", "told"),
    [
        ({"series": Campaign(ID)}, "against machine coaches"),
        ({"series": Campaign("../../x"), "machine": Machine("wall", 1)}, "8 digits"),
        ({"series": Campaign(ID, 0), "machine": Machine("wall", 1)}, "levels from 1"),
        ({"series": four_coaches(), "machine": Machine("wall", 1)}, "between two coaches"),
        ({"series": four_coaches(), "own_team": True}, "leave out the own team"),
        ({"series": msgspec.structs.replace(four_coaches(), round=3)}, "4 coaches cannot play round 3"),
        ({"series": msgspec.structs.replace(four_coaches(), through=four_coaches().entrants[:2])}, "played already"),
    ],
)
def test_match_that_cannot_be_a_part_of_this_is_told_in_a_sentence(agreed: dict[str, Any], told: str):
    with pytest.raises(UsageError, match=told):
        Setup(BOX, (SeatSetup("A"), SeatSetup("B")), **agreed)


@pytest.mark.rule("HO-6.6", "HO-6.7")
def test_log_says_what_its_match_is_a_part_of():
    """So that the logs are the campaign: there is no second file that could disagree with them."""
    tournament = after_match(four_coaches(), BOX, ended(match_of(BOX, four_coaches()), 0), [Kept(SHOOTER, SUB_PG1)])
    for setup in (begin_campaign(BOX, ID, "Fred", "wall"), match_of(BOX, tournament)):
        line = msgspec.json.encode(header_of(setup, 1, ("human", "greedy")))

        assert setup_from(msgspec.json.decode(line, type=Header), cast(Material, Shelved(BOX))).series == setup.series


class Shelved:
    """The box of these tests, as a log asks for it."""

    def __init__(self, cards: Any) -> None:
        self.cards = cards

    def cards_played_with(self, fingerprint: str) -> Any:
        return self.cards


@pytest.mark.parametrize(
    ("roster", "told"),
    [
        (Roster(TEAM.court[:4], TEAM.deck), "expected 5 and 12"),
        (Roster(TEAM.court[::-1], TEAM.deck), "as PG"),
        (Roster(TEAM.court, (*TEAM.deck[:11], 999)), "in no box"),
        (Roster(TEAM.court, (*TEAM.deck[:11], TEAM.deck[0])), "twice"),
    ],
)
def test_team_that_cannot_play_is_told_in_a_sentence(roster: Roster, told: str):
    assert wrong_roster(TEAM, BOX.players, BOX.tactics) is None
    assert told in (wrong_roster(roster, BOX.players, BOX.tactics) or "")
