"""Chapter 5: the variants, each switched on by itself."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.games.hoops.courtside import (
    BLOCK,
    BOX,
    CARDS,
    COACHES,
    DRIVE,
    FRED,
    INSIDE,
    LOW_POST,
    PG,
    QUICK_THREE,
    SF,
    SG,
    SHOOTER,
    SLASHING,
    SOPHIE,
    STAR,
    STARTER_C1,
    STARTER_PG1,
    STARTER_SF1,
    STARTER_SG1,
    STARTERS_ONE,
    STEAL,
    STOP,
    SUB_C1,
    SUB_PF1,
    SUB_PG1,
    SUB_SG1,
    SWITCH,
    THREE,
    THREE_POINTS,
    TIRED,
    TRAP,
    WALL,
    agreed,
    asked,
    beige,
    blue,
    brown,
    every,
    given,
    grey,
    luck_of,
    offered,
    only,
    opened,
    play,
    red,
    team,
    yellow,
)
from tests.helpers import at_random, play_out
from wwtennis.games.hoops.cards import BASICS, STARTERS, SUBSTITUTES, Die, Position, Skill
from wwtennis.games.hoops.choices import (
    DISCARD_REST,
    END_ACTS,
    KEEP_BEST,
    PAY_BEST,
    REROLL,
    REROLL_MISSES,
    STAND,
    TAKE_BEGINNERS,
    Activate,
    Against,
    Ask,
    BringOn,
    BuyCard,
    CallMismatch,
    DraftCommon,
    DraftOwn,
    KeepDie,
    MarkDie,
    PutBack,
    TakeBeginners,
    TakeCard,
    TakeProfile,
)
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    CardsDrawn,
    DiceRerolled,
    FatigueTaken,
    MatchEnded,
    MiniMarketShown,
    MismatchPlayed,
    Phase,
    ProfilesShuffled,
    ProfileTaken,
    PurchaseBegan,
    Scored,
    TurnStarted,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.profiles import PROFILES
from wwtennis.games.hoops.rules.court import intelligence, rebounds
from wwtennis.games.hoops.rules.ending import best_coaches
from wwtennis.games.hoops.rules.resolving import attack_rerolls, may_add
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles, SeatSetup, Setup
from wwtennis.kernel.check import check
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

# HO-5.1: the own team


@pytest.mark.rule("HO-5.1")
def test_own_team_has_one_starter_a_position_and_twelve_cards_in_the_deck():
    table = opened(own_team=True)
    assert asked(table) == (FRED, Ask.TEAM)
    assert [option.card for option in offered(TakeCard, table)] == [201, 202]
    play(table, *[TakeCard(card) for card in (202, 203, 206, 207, 210)])

    assert {option.card for option in offered(TakeCard, table)} == {*SUBSTITUTES, *BASICS}
    play(table, *[TakeCard(card) for card in (*SUBSTITUTES[:6], *BASICS[:6])])

    assert asked(table) == (SOPHIE, Ask.TEAM)
    fred = table.state.teams[FRED]
    assert fred.court == [202, 203, 206, 207, 210]
    assert sorted(fred.deck) == [*SUBSTITUTES[:6], *BASICS[:6]]


@pytest.mark.rule("HO-5.1")
@pytest.mark.parametrize(("first", "then"), [(SUBSTITUTES, BASICS), (BASICS, SUBSTITUTES)])
def test_own_team_has_at_least_five_substitutes_and_three_basic_tactics(first: range, then: range):
    table = opened(own_team=True)
    play(table, *[TakeCard(card) for card in (201, 203, 205, 207, 209)])
    most = 9 if first is SUBSTITUTES else 7
    play(table, *[TakeCard(card) for card in first[:most]])

    assert {option.card for option in offered(TakeCard, table)} == set(then)


@pytest.mark.rule("HO-5.1", "HO-2.1")
def test_beginners_team_may_be_taken_all_the_same():
    table = opened(own_team=True)
    assert offered(TakeBeginners, table)

    play(table, TAKE_BEGINNERS, TAKE_BEGINNERS)

    assert [tuple(each.court) for each in table.state.teams] == [STARTERS_ONE] * 2
    assert asked(table) == (FRED, Ask.ADJUST)
    assert not any(card in STARTERS for card in table.state.teams[FRED].hand + table.state.teams[FRED].deck)


# HO-5.2: the draft


def drafted(seats: int = 2, **agreement: Any) -> Table[Any]:
    table = opened(draft=True, seats=COACHES[:seats], faces=[1], **agreement)
    while asked(table)[1] in (Ask.DRAFT_OWN, Ask.DRAFT_COMMON):
        table.answer(table.pending.options[0])
    return table


@pytest.mark.rule("HO-5.2")
def test_of_five_players_one_is_set_aside_two_go_to_the_common_market_and_two_out_of_the_game():
    table = opened(draft=True)
    assert asked(table) == (FRED, Ask.DRAFT_OWN)
    dealt = [option.card for option in offered(DraftOwn, table)]
    assert len(dealt) == 5
    assert len(table.state.teams[SOPHIE].dealt) == 5

    table.answer(DraftOwn(dealt[2]))
    assert asked(table) == (FRED, Ask.DRAFT_COMMON)
    assert len(offered(DraftCommon, table)) == 6
    table.answer(DraftCommon((dealt[0], dealt[4])))

    m = table.state
    assert m.teams[FRED].mini == [dealt[2]]
    assert m.market.common == [dealt[0], dealt[4]]
    assert m.market.out == [dealt[1], dealt[3]]
    assert asked(table) == (SOPHIE, Ask.DRAFT_OWN)


@pytest.mark.rule("HO-5.2")
def test_after_five_rounds_there_are_mini_markets_and_twenty_common_cards_unsorted():
    table = drafted()
    m = table.state

    assert [len(each.mini) for each in m.teams] == [5, 5]
    assert len(m.market.pile) + sum(card > 0 for card in m.market.track) == 20
    assert len(m.market.out) == 20
    assert len(every(MiniMarketShown, table.entries)) == 2
    costs = [BOX.players[card].cost for card in m.market.pile]
    assert costs != sorted(costs, reverse=True)


@pytest.mark.rule("HO-5.2")
@pytest.mark.parametrize(("length", "cards"), [(Length.SHORT, 12), (Length.LONG, 32), (Length.EPIC, 44)])
def test_other_lengths_add_cards_or_take_them_away(length: Length, cards: int):
    market = drafted(length=length).state.market

    assert len(market.pile) + sum(card > 0 for card in market.track) == cards


@pytest.mark.rule("HO-5.2", "HO-5.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_coaches_draft_as_well(seats: int):
    market = drafted(seats).state.market

    assert len(market.pile) + sum(card > 0 for card in market.track) == 10 * seats


@pytest.mark.rule("HO-5.2")
def test_player_may_be_bought_from_the_own_mini_market_instead_of_the_track():
    table = given(fred=team(hand=[SUB_PG1, SUB_C1, SUB_SG1, STAR]), track=[40], draft=True)
    table.resume([*table.entries, MiniMarketShown(FRED, (SHOOTER,)), MiniMarketShown(SOPHIE, (WALL,))])

    assert {option.card for option in offered(BuyCard, table)} == {40, SHOOTER}
    play(table, BuyCard(SHOOTER), PAY_BEST)

    assert table.state.teams[FRED].mini == []
    assert table.state.market.track[0] == 40
    assert offered(BuyCard, table) == []


# HO-5.3: money time


@pytest.mark.rule("HO-5.3")
@pytest.mark.parametrize(("number", "to_hand"), [(18, False), (19, True), (24, True)])
def test_in_money_time_bought_cards_go_to_the_hand_and_may_be_used_at_once(number: int, to_hand: bool):
    hand = [SUB_PG1, SUB_C1, SUB_SG1, TRAP]
    table = given(fred=team(hand=hand), track=[SHOOTER], number=number, money_time=True)

    events = table.answer(BuyCard(SHOOTER))

    assert only(CardBought, events).to_hand is to_hand
    assert (BringOn(SHOOTER, SG) in table.pending.options) is to_hand


@pytest.mark.rule("HO-5.3")
def test_without_the_variant_there_is_no_money_time():
    table = given(fred=team(hand=[SUB_PG1, SUB_C1, SUB_SG1, TRAP]), track=[SHOOTER], number=24)

    assert not only(CardBought, table.answer(BuyCard(SHOOTER))).to_hand


def defending(**situation: Any) -> Table[Any]:
    rolls = [grey(0), grey(0), brown(0), brown(0), grey(3, DRIVE), grey(2, DRIVE), brown(1, DRIVE)]
    sophie = team(attack=[red(6), red(6)], hand=[SWITCH])
    return given(fred=team(defence=[TRAP], hand=[LOW_POST]), sophie=sophie, rolls=rolls, **situation)


@pytest.mark.rule("HO-5.3")
def test_in_money_time_two_defence_dice_are_rerolled_free_and_no_fatigue_is_taken():
    table = defending(number=20, money_time=True)

    events = play(table, Activate(TRAP), MarkDie(grey(0)), MarkDie(grey(0)))

    assert every(FatigueTaken, events) == []
    assert only(DiceRerolled, events).new == (grey(3, DRIVE), grey(2, DRIVE))


@pytest.mark.rule("H13")
@pytest.mark.parametrize("when", [{"special": True, "number": 24}, {"overtime": True, "number": 2}])
def test_money_time_covers_the_special_turn_and_overtime(when: dict[str, Any]):
    table = defending(money_time=True, **when)

    events = play(table, Activate(TRAP), MarkDie(grey(0)), MarkDie(grey(0)))

    assert every(FatigueTaken, events) == []


# HO-5.5: decisive players


def with_medals(*numbers: int) -> Any:
    players = {number: msgspec.structs.replace(BOX.players[number], medal=True) for number in numbers}
    return msgspec.structs.replace(BOX, players={**BOX.players, **players})


@pytest.mark.rule("HO-5.5")
def test_medal_makes_a_card_worth_one_more_and_dearer_by_one():
    deck = agreed(cards=with_medals(SHOOTER), decisive=True).deck

    assert (deck.players[SHOOTER].value, deck.players[SHOOTER].cost) == (4, 4)
    assert (BOX.players[SHOOTER].value, BOX.players[SHOOTER].cost) == (3, 3)
    assert agreed(cards=with_medals(SHOOTER)).deck.players[SHOOTER].cost == 3


@pytest.mark.rule("HO-5.5")
@pytest.mark.parametrize(("number", "rerolls"), [(18, 0), (19, 2)])
@pytest.mark.parametrize("money_time", [False, True])
def test_each_decisive_player_on_the_court_gives_an_attack_reroll_in_the_last_six_turns(
    number: int, rerolls: int, money_time: bool
):
    fred = team(court=[STARTER_PG1, SHOOTER, STARTER_SF1, 207, STARTER_C1], hand=[TRAP])
    cards = with_medals(SHOOTER, STARTER_SF1)
    players = cards.players | {SHOOTER: msgspec.structs.replace(cards.players[SHOOTER], rebounds=0)}
    cards = msgspec.structs.replace(cards, players=players)
    table = given(fred=fred, number=number, decisive=True, money_time=money_time, cards=cards)

    assert attack_rerolls(table.state, FRED) == rerolls


# HO-5.6: mismatch


def duel(**situation: Any) -> Table[Any]:
    fred = team(court=[STARTER_PG1, SHOOTER, STARTER_SF1, 207, STARTER_C1], hand=[LOW_POST])
    return given(fred=fred, mismatches=situation.pop("mismatches", 5), **situation)


@pytest.mark.rule("HO-5.6")
def test_mismatch_rolls_one_against_one_and_scores_at_once():
    table = duel(rolls=[blue(9), blue(2), beige(2, THREE), grey(2, DRIVE), brown(3, THREE)])

    events = table.answer(CallMismatch(SG))

    played = only(MismatchPlayed, events)
    assert played.attack == (blue(9), blue(2))
    assert played.defence == (beige(2, THREE), grey(2, DRIVE), brown(3, THREE))
    assert (played.stopped, played.scored) == (5, 6)
    assert table.state.teams[FRED].points == [0, 6]
    assert SG not in table.state.teams[FRED].tokens


@pytest.mark.rule("H5")
def test_defence_die_counts_in_a_mismatch_if_a_die_of_its_colour_was_rolled():
    table = duel(rolls=[blue(0), blue(2), beige(1, DRIVE), grey(2, INSIDE), brown(1, INSIDE)])

    played = only(MismatchPlayed, table.answer(CallMismatch(SG)))

    assert (played.stopped, played.scored) == (0, 2)


@pytest.mark.rule("HO-5.6")
def test_mismatch_never_costs_points():
    table = duel(rolls=[blue(0), blue(0), beige(4, THREE), grey(0), brown(3, THREE)])

    assert only(MismatchPlayed, table.answer(CallMismatch(SG))).scored == 0


@pytest.mark.rule("HO-5.6")
@pytest.mark.parametrize(("tokens", "left"), [(5, 4), (3, 2), (2, 1)])
def test_each_position_is_called_once_and_no_more_often_than_agreed(tokens: int, left: int):
    positions = [SG, PG, SF, BOX.players[207].positions[0], BOX.players[STARTER_C1].positions[0]]
    table = duel(mismatches=tokens)
    for called, position in enumerate(positions[: tokens - 1]):
        luck_of(table).rolls = _noughts(table, position)
        table.answer(CallMismatch(position))
        assert CallMismatch(position) not in table.pending.options
        assert called < tokens
    assert len(offered(CallMismatch, table)) == 5 - left
    luck_of(table).rolls = _noughts(table, positions[tokens - 1])
    table.answer(CallMismatch(positions[tokens - 1]))

    assert offered(CallMismatch, table) == []


def _noughts(table: Table[Any], position: Position) -> list[Die]:
    place = list(Position).index(position)
    noughts: dict[Skill, Callable[[int], Die]] = {
        THREE: blue, INSIDE: yellow, DRIVE: red, STEAL: beige, BLOCK: grey, STOP: brown,
    }  # fmt: skip
    rolls: list[Die] = []
    for seat, skills in ((FRED, (THREE, INSIDE, DRIVE)), (SOPHIE, (STEAL, BLOCK, STOP))):
        player = BOX.players[table.state.teams[seat].court[place]]
        for skill in skills:
            rolls += [noughts[skill](0)] * player.skills[skill]
    return rolls


@pytest.mark.rule("HO-5.6")
def test_mismatch_comes_before_activating():
    table = given(fred=team(offence=[SLASHING], hand=[TRAP]), mismatches=5)
    assert offered(CallMismatch, table)
    luck_of(table).rolls = [red(2)] * 3

    play(table, Activate(SLASHING), KEEP_BEST)

    assert offered(CallMismatch, table) == []


@pytest.mark.rule("HO-5.6", "HO-5.8")
def test_with_more_coaches_the_opponent_of_a_mismatch_is_named():
    fred = team(court=[STARTER_PG1, SHOOTER, STARTER_SF1, 207, STARTER_C1], hand=[LOW_POST])
    table = given(fred=fred, others=[team()], seats=COACHES[:3], mismatches=5)
    luck_of(table).rolls = [blue(9), blue(2), beige(2, THREE), grey(2, DRIVE), brown(3, THREE)]

    table.answer(CallMismatch(SG))
    assert asked(table) == (FRED, Ask.OPPONENT)
    assert [option.opponent for option in offered(Against, table)] == [1, 2]
    table.answer(Against(2))

    assert table.state.teams[FRED].points == [0, 0, 6]


# HO-5.7: coach profiles


@pytest.mark.rule("HO-5.7")
def test_profiles_are_chosen_one_each():
    table = opened(profiles=Profiles.CHOSEN)
    assert asked(table) == (FRED, Ask.PROFILE)
    assert len(offered(TakeProfile, table)) == 11

    table.answer(TakeProfile("planner"))
    assert asked(table) == (SOPHIE, Ask.PROFILE)
    assert TakeProfile("planner") not in table.pending.options
    table.answer(TakeProfile("professor"))

    assert [each.profile.id for each in table.state.teams] == ["planner", "professor"]


@pytest.mark.rule("HO-5.7")
def test_profiles_may_be_drawn():
    table = Table(Hoops(agreed(profiles=Profiles.DRAWN)), SeededLuck(3))
    events = table.open()

    order = only(ProfilesShuffled, events).order
    taken = [event.profile for event in every(ProfileTaken, events)]
    assert [PROFILES[profile].number for profile in taken] == list(order[:2])


@pytest.mark.rule("HO-5.7")
def test_professor_adds_game_intelligence_and_the_glass_cleaner_rebounds():
    coaches = (None, "professor", "glass-cleaner")
    plain, clever, tall = (given(fred=team(profile=profile)).state.teams[FRED] for profile in coaches)

    assert intelligence(BOX, clever) == intelligence(BOX, plain) + 1 == 7
    assert rebounds(BOX, tall) == rebounds(BOX, plain) + 1 == 5


@pytest.mark.rule("HO-5.7")
def test_inventor_buys_a_second_tactic_for_one_more():
    hand = [SLASHING, TRAP, LOW_POST, THREE_POINTS, SWITCH]
    table = given(fred=team(hand=hand, profile="inventor"), shown=[QUICK_THREE, 105])
    play(table, BuyCard(QUICK_THREE), PAY_BEST)
    assert offered(BuyCard, table) == [BuyCard(105)]

    events = table.answer(BuyCard(105))

    assert only(PurchaseBegan, events).cost == 3
    assert offered(BuyCard, table) == []


@pytest.mark.rule("HO-5.7")
def test_recruiter_gets_players_with_a_strong_stop_for_one_less():
    table = given(fred=team(hand=[STAR, SUB_PG1], profile="recruiter"), track=[WALL, SHOOTER])

    assert only(PurchaseBegan, table.answer(BuyCard(WALL))).cost == BOX.players[WALL].cost - 1 == 4


@pytest.mark.rule("HO-5.7")
@pytest.mark.parametrize(("overtime", "then"), [(False, Ask.ADJUST), (True, Ask.ACT)])
def test_planner_draws_one_more_card_and_puts_one_of_the_hand_on_the_deck(overtime: bool, then: Ask):
    fred = team(hand=[SLASHING, TRAP, SUB_PG1], deck=[SWITCH, LOW_POST], profile="planner")
    table = given(Phase.START, fred=fred, overtime=overtime, number=3, shown=[101], tactics=[])
    events = table.open()

    assert only(CardsDrawn, events).cards == (LOW_POST,)
    assert asked(table) == (FRED, Ask.PUT_BACK)
    assert {option.card for option in offered(PutBack, table)} == {SLASHING, TRAP, SUB_PG1, LOW_POST}
    table.answer(PutBack(TRAP))

    assert table.state.teams[FRED].deck == [SWITCH, TRAP]
    assert asked(table) == (FRED, then)


@pytest.mark.rule("HO-5.7")
def test_racer_rerolls_one_red_die_for_nothing():
    table = given(fred=team(offence=[SLASHING], hand=[TRAP], profile="racer"), rolls=[red(0), red(0), red(2), red(6)])

    events = play(table, Activate(SLASHING), REROLL_MISSES)

    assert only(DiceRerolled, events).old == (red(0),)


@pytest.mark.rule("HO-5.7")
def test_gatekeeper_rerolls_one_grey_die_without_fatigue_and_others_for_a_card_each():
    rolls = [grey(0), grey(0), brown(0), brown(0), grey(3, DRIVE), brown(1, DRIVE)]
    fred = team(defence=[TRAP], hand=[LOW_POST], profile="gatekeeper")
    table = given(fred=fred, sophie=team(attack=[red(6)], hand=[SWITCH]), rolls=rolls)

    events = play(table, Activate(TRAP), MarkDie(grey(0)), MarkDie(brown(0)), REROLL)

    assert only(FatigueTaken, events).cards == TIRED[:1]


@pytest.mark.rule("HO-5.7")
def test_free_reroll_is_for_one_die_of_its_kind():
    table = given(fred=team(offence=[SLASHING], profile="racer"), rolls=[red(0)] * 3)
    table.answer(Activate(SLASHING))

    assert may_add(table.state, red(0), [], 0)
    assert not may_add(table.state, red(0), [red(0)], 0)
    assert not may_add(table.state, blue(0), [], 0)


# HO-5.8: three or four coaches


@pytest.mark.rule("HO-5.8", "H19")
@pytest.mark.parametrize(("seats", "cards", "turns"), [(3, 30, 33), (4, 40, 44)])
def test_market_grows_with_the_coaches_and_all_have_as_many_turns(seats: int, cards: int, turns: int):
    setup = agreed(seats=COACHES[:seats])
    table = Table(Hoops(setup), SeededLuck(1))
    table.open()
    play_out(table, at_random(1))
    started = [event for event in table.entries if isinstance(event, TurnStarted)]

    assert (setup.market, setup.turns) == (cards, turns)
    assert Counter(event.seat for event in started if not event.special) == dict.fromkeys(range(seats), 11)
    assert [event.seat for event in started if event.special] == [
        (started[0].seat + number) % seats for number in range(seats - 1)
    ]


@pytest.mark.rule("HO-5.8")
def test_attack_is_scored_against_each_opponent_in_a_match_of_their_own():
    table = given(
        Phase.START, fred=team(attack=[red(6), red(6)], hand=[TRAP]), sophie=team(guard=[grey(3, DRIVE)]),
        others=[team(guard=[grey(2, DRIVE), grey(1, DRIVE), brown(1, DRIVE)])], seats=COACHES[:3],
    )  # fmt: skip
    events = table.open()

    assert only(AttackScored, events) == AttackScored(
        FRED, 12, (Scored(1, 3, 9), Scored(2, 4, 8)), ((0, 9, 8), (0, 0, 0), (0, 0, 0))
    )
    assert table.state.teams[FRED].points == [0, 9, 8]


@pytest.mark.rule("HO-5.8")
def test_defence_dice_stay_until_their_owners_next_turn():
    guard = [grey(3, DRIVE)]
    sophie, others, seats = team(guard=guard, hand=[TRAP]), [team(hand=[SUB_C1])], COACHES[:3]
    fred = team(attack=[red(6)], hand=[SUB_PF1])
    table = given(Phase.START, FRED, fred=fred, sophie=sophie, others=others, seats=seats)
    table.open()
    assert table.state.teams[SOPHIE].guard == guard

    fred = team(hand=[SUB_PF1])
    table = given(Phase.HAND, FRED, fred=fred, sophie=sophie, others=others, number=4, seats=seats)
    table.answer(DISCARD_REST)

    assert asked(table)[0] == SOPHIE
    assert table.state.teams[SOPHIE].guard == []


@pytest.mark.rule("H19")
def test_rebounds_are_compared_with_each_opponent_apart():
    low = [STARTER_PG1, STARTER_SG1, SUB_SG1, 207, SUB_SG1]
    strong = [STARTER_PG1, STARTER_SG1, STARTER_SF1, 207, 2]  # 5 rebounds
    table = given(fred=team(court=strong, hand=[TRAP]), sophie=team(), others=[team(court=low)], seats=COACHES[:3])

    assert attack_rerolls(table.state, FRED) == 1 + 2  # 5 against 4, and 5 against 1


@pytest.mark.rule("H19")
def test_defence_die_is_kept_if_its_colour_waits_with_any_opponent():
    rolls = [grey(3, DRIVE), grey(2, INSIDE), brown(3, THREE), brown(1, DRIVE)]
    table = given(
        fred=team(defence=[TRAP]), sophie=team(attack=[red(6)], hand=[SWITCH]),
        others=[team(attack=[yellow(6)], hand=[SWITCH])], seats=COACHES[:3], rolls=rolls,
    )  # fmt: skip
    play(table, Activate(TRAP), STAND)

    assert {option.die for option in offered(KeepDie, table)} == {grey(3, DRIVE), grey(2, INSIDE), brown(1, DRIVE)}


@pytest.mark.rule("HO-5.8")
@pytest.mark.parametrize(
    ("points", "best"),
    [
        ([[0, 9, 9], [8, 0, 9], [8, 8, 0]], [0]),  # two matches won
        ([[0, 9, 1], [8, 0, 9], [9, 1, 0]], [1]),  # one each, and +1 -8, -1 +8, +8 -8 points
        ([[0, 9, 8], [8, 0, 9], [9, 8, 0]], [0, 1, 2]),
    ],
)
def test_most_matches_won_then_the_difference_in_points_wins(points: list[list[int]], best: list[int]):
    table = given(seats=COACHES[:3], others=[team()])
    for each, scored in zip(table.state.teams, points, strict=True):
        each.points[:] = scored

    assert best_coaches(table.state) == best


@pytest.mark.rule("HO-5.8")
def test_several_who_are_level_end_in_a_draw():
    table = given(
        Phase.ACT, 1, special=True, number=33, first=0, seats=COACHES[:3], others=[team()],
        sophie=team(hand=[TRAP]),
    )  # fmt: skip
    table.state.specials = 2

    events = table.answer(END_ACTS)

    assert only(MatchEnded, events) == MatchEnded(None)


# Each by itself

ALONE: dict[str, dict[str, Any]] = {
    "own team": {"own_team": True},
    "draft": {"draft": True},
    "money time": {"money_time": True},
    "decisive players": {"decisive": True},
    "mismatches": {"mismatches": 5},
    "chosen profiles": {"profiles": Profiles.CHOSEN},
    "drawn profiles": {"profiles": Profiles.DRAWN},
    "three coaches": {"seats": COACHES[:3]},
    "four coaches": {"seats": COACHES},
    "7 cards": {"compensation": Compensation.MORE},
    "5 cards": {"compensation": Compensation.FEWER},
    **{length.value: {"length": length} for length in Length},
}


@pytest.mark.rule("HO-5.1", "HO-5.2", "HO-5.3", "HO-5.4", "HO-5.5", "HO-5.6", "HO-5.7", "HO-5.8", "H20")
@pytest.mark.parametrize("variant", ALONE)
def test_each_variant_is_switched_on_by_itself_and_played_to_the_end(variant: str):
    setup = Setup(CARDS, **{"length": Length.SHORT, **ALONE[variant]})
    table: Table[Any] = Table(Hoops(setup), SeededLuck(5))
    table.open()
    play_out(table, at_random(5))

    assert table.is_over
    assert check(table.game, table.entries, 5)
    others = {"own_team", "draft", "money_time", "decisive", "mismatches"} - {*ALONE[variant]}
    assert not any(getattr(setup, other) for other in others)


# What cannot be agreed


@pytest.mark.rule("HO-5.8")
@pytest.mark.parametrize(
    ("agreement", "told"),
    [
        ({"seats": COACHES[:1]}, "2 to 4"),
        ({"seats": (*COACHES, SeatSetup("Eva"))}, "2 to 4"),
        ({"machine": Machine("wall", 1), "seats": COACHES[:3]}, "one coach"),
        ({"machine": Machine("wall", 1), "draft": True}, "cannot draft"),
        ({"machine": Machine("nobody", 1)}, "no machine coach 'nobody'"),
        ({"machine": Machine("wall", 99)}, "levels from -12"),
        ({"mismatches": 4}, "4 mismatches"),
        ({"seats": COACHES, "draft": True, "length": Length.LONG}, "124 players"),
    ],
)
def test_what_cannot_be_agreed_is_told_in_a_sentence(agreement: dict[str, Any], told: str):
    with pytest.raises(UsageError, match=told):
        Setup(CARDS, **agreement)
