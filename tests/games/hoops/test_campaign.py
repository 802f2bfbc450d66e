"""Chapter 6: campaign and tournament, above matches."""

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
    Campaign,
    Kept,
    after_loss,
    after_round,
    after_win,
    begin_campaign,
    begin_tournament,
    carried_over,
    check_roster,
    match_of,
    may_keep,
    may_replace,
    next_match,
    with_roster,
)
from wwtennis.games.hoops.cards import Roster
from wwtennis.games.hoops.game import Hoops
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

TEAM = BOX.beginners
OWNED = (*TEAM.court, *TEAM.deck, SHOOTER, GUARD, STAR, QUICK_THREE, HARD_PLAY)


@pytest.mark.rule("HO-6.6")
def test_machine_coach_starts_one_higher_after_each_win():
    campaign = begin_campaign(BOX, counter=-6)
    assert next_match(campaign, BOX, "Fred", "wall").machine.level == -6

    campaign = after_win(campaign, BOX, OWNED)

    assert (campaign.won, campaign.level) == (1, 2)
    assert next_match(campaign, BOX, "Fred", "wall").machine.level == -5


@pytest.mark.rule("HO-6.6")
def test_campaign_goes_on_until_a_match_is_lost():
    campaign = after_loss(begin_campaign(BOX))

    assert campaign.is_over
    with pytest.raises(UsageError, match="over"):
        next_match(campaign, BOX, "Fred", "wall")


@pytest.mark.rule("HO-6.6")
def test_what_may_be_kept_was_in_the_team_and_costs_no_more_than_the_next_level():
    assert may_keep(BOX, OWNED, 3) == ([SHOOTER], [QUICK_THREE])
    assert may_keep(BOX, OWNED, 4) == ([SHOOTER, GUARD], [QUICK_THREE, HARD_PLAY])
    assert may_keep(BOX, OWNED, 8) == ([SHOOTER, GUARD, STAR], [QUICK_THREE, HARD_PLAY])


@pytest.mark.rule("HO-6.6")
def test_kept_cards_take_the_places_of_starting_cards_and_leave_the_market():
    kept = [Kept(SHOOTER, STARTER_SG1), Kept(QUICK_THREE, THREE_POINTS)]

    campaign = after_win(Campaign(TEAM, -6, level=2), BOX, OWNED, kept)
    setup = next_match(campaign, BOX, "Fred", "shooters")
    table = Table(Hoops(setup), SeededLuck(1))
    table.open()

    assert campaign.roster.court[1] == SHOOTER
    assert QUICK_THREE in campaign.roster.deck
    assert len(campaign.roster.deck) == 12
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
    tournament = begin_tournament(BOX, [(f"Coach {number}", "greedy") for number in range(count)])
    played = 0
    while tournament.champion is None:
        played += len(tournament.pairings)
        tournament = after_round(tournament, [1] * len(tournament.pairings))

    assert played == count - 1
    assert tournament.champion.name == f"Coach {count - 1}"
    assert tournament.pairings == ()


@pytest.mark.rule("HO-6.7")
def test_what_is_kept_costs_two_and_the_round_at_most_and_the_deck_stays_twelve():
    tournament = begin_tournament(BOX, [("A", "human"), ("B", "greedy"), ("C", "greedy"), ("D", "random")])
    assert tournament.threshold == 3

    roster = carried_over(BOX, TEAM, OWNED, tournament.threshold, [Kept(SHOOTER, SUB_PG1)])
    tournament = with_roster(after_round(tournament, [0, 1]), 0, roster)

    assert tournament.threshold == 4
    assert [each.name for each in tournament.entrants] == ["A", "D"]
    setup = match_of(BOX, tournament.pairings[0])
    assert SHOOTER in setup.team_of(0).deck
    assert [len(setup.team_of(seat).deck) for seat in (0, 1)] == [12, 12]
    table = Table(Hoops(setup), Courtside(coins=[False]))
    table.open()
    assert SHOOTER in table.state.teams[0].owned
    assert SHOOTER not in table.state.teams[1].owned


@pytest.mark.rule("HO-6.7")
@pytest.mark.parametrize("count", [1, 2, 3, 5, 16])
def test_other_numbers_of_coaches_are_refused_with_a_sentence(count: int):
    with pytest.raises(UsageError, match="4 or 8"):
        begin_tournament(BOX, [("A", "greedy")] * count)


def test_results_of_a_round_are_all_given():
    tournament = begin_tournament(BOX, [("A", "greedy")] * 4)

    with pytest.raises(UsageError, match="2 matches"):
        after_round(tournament, [0])


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
    check_roster(BOX, TEAM)
    with pytest.raises(UsageError, match=told):
        check_roster(BOX, roster)
