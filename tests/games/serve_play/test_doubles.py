"""Doubles: halves, partners, the exchange before a game."""

import pytest

from tests.games.serve_play.court_talk import (
    ANN,
    BOB,
    CY,
    DECKS,
    DEE,
    DOUBLES,
    FORE_RIGHT,
    IN,
    LEFT,
    RIGHT,
    card,
    discard,
    face_name,
    give,
    given,
    given_won,
    play,
    take,
)  # fmt: skip
from tests.games.serve_play.test_score import cards_left
from tests.table_talk import asked, every, kinds, only, options
from wwtennis.games.serve_play.choices import DONE, LEAVE, PASS, Ask, PlayCard, Take
from wwtennis.games.serve_play.events import (
    BallLeft,
    CardOffered,
    CardsDealt,
    CardsExchanged,
    ExchangeEnded,
    ExchangeOpened,
    How,
    KillPlayed,
    Passed,
    PlayDeckShuffled,
    PointStarted,
    PointWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.setup import half_of, partner_of, seat_in
from wwtennis.kernel.errors import IllegalChoice
from wwtennis.tennis.score import Score

SOME = ["br>br", "bl>bl"]


def doubles(ann=SOME, bob=SOME, cy=SOME, dee=SOME, **more):
    table = given(DOUBLES, [list(ann), list(bob), list(cy), list(dee)], serves=[IN], **more)
    table.open()
    return table


def playable(table) -> set[int]:
    return {option.card for option in options(table) if isinstance(option, PlayCard)}


# Seats and halves


@pytest.mark.rule("SP-21", "S16")
def test_seats_go_round_and_partners_have_a_half_each():
    assert [half_of(seat) for seat in (ANN, BOB, CY, DEE)] == [RIGHT, RIGHT, LEFT, LEFT]
    assert [partner_of(seat) for seat in (ANN, BOB, CY, DEE)] == [CY, DEE, ANN, BOB]
    assert [seat_in(side, half) for side in (0, 1) for half in (RIGHT, LEFT)] == [ANN, CY, BOB, DEE]


@pytest.mark.rule("SP-24", "S16")
@pytest.mark.parametrize(("server", "following"), [(ANN, BOB), (BOB, CY), (CY, DEE), (DEE, ANN)])
def test_service_changes_sides_every_game_and_partners_take_turns(server, following):
    table = doubles(score=Score(server, (3, 3)))

    table.answer(PASS)

    assert table.state.score.server == following
    while asked(table)[1] is Ask.GIVE:
        events = table.answer(DONE)
    assert only(PointStarted, events).server == following


@pytest.mark.rule("S16")
@pytest.mark.parametrize("server", [ANN, CY])
def test_halves_are_fixed_for_the_serving_side_too(server):
    table = doubles(bob=["fr>br", "fr>bl"], score=Score(server))

    assert only(ShotPlayed, table.answer(play("fr>br"))).to == ANN
    assert only(ShotPlayed, doubles(bob=["fr>br", "fr>bl"], score=Score(server)).answer(play("fr>bl"))).to == CY


# Whose ball it is


@pytest.mark.rule("SP-23", "S5")
def test_a_ball_is_offered_first_to_the_partner_of_that_half_who_may_leave_it():
    table = doubles(bob=["fr>bl", "kill"])

    assert asked(table) == (BOB, Ask.BALL)
    assert LEAVE in options(table)
    assert table.answer(LEAVE) == [BallLeft(BOB, DEE)]
    assert asked(table) == (DEE, Ask.COVER)
    assert LEAVE not in options(table)


@pytest.mark.rule("SP-23", "S5")
def test_on_a_forecourt_ball_the_other_partner_has_only_smash_kill_out_or_a_pass():
    hand = ["fr>bl", "fl>bl", "br>bl", "smash", "kill", "out"]
    table = doubles(dee=hand, rally=[(BOB, "leave")])

    assert playable(table) == {card("smash"), card("kill"), card("out")}
    assert PASS in options(table)
    assert discard("fr>bl") in options(table)


@pytest.mark.rule("SP-23", "S5")
def test_a_ball_in_the_back_court_can_be_played_by_either():
    hand = ["bl>fr", "smash"]
    table = doubles(ann=hand, rally=[(BOB, "fr>bl"), (CY, "leave")])

    assert asked(table) == (ANN, Ask.COVER)
    assert playable(table) == {card("bl>fr"), card("smash")}
    events = table.answer(play("bl>fr"))
    assert events == [ShotPlayed(ANN, card("bl>fr"), FORE_RIGHT, BOB)]


@pytest.mark.rule("SP-23", "S5")
@pytest.mark.parametrize(("landed", "first"), [("fl", CY), ("fr", ANN), ("bl", CY), ("br", ANN)])
def test_left_balls_come_to_the_left_partner_and_right_ones_to_the_right(landed, first):
    table = doubles(rally=[(BOB, f"fr>{landed}")])

    assert asked(table)[0] == first


@pytest.mark.rule("S4", "S5")
def test_who_has_no_cards_may_leave_the_ball_and_the_partner_without_cards_must_pass():
    table = doubles(bob=[], dee=[])

    assert asked(table) == (BOB, Ask.BALL)
    assert options(table) == [LEAVE, PASS]
    assert table.answer(LEAVE)[:2] == [BallLeft(BOB, DEE), Passed(DEE, None)]


@pytest.mark.rule("S17")
def test_a_smash_is_offered_for_a_kill_first_to_whoever_struck_the_smashed_ball_then_to_the_partner():
    table = doubles(cy=["kill"], rally=[(BOB, "fr>bl"), (CY, "leave"), (ANN, "bl>fr"), (BOB, "smash")])

    assert asked(table) == (ANN, Ask.SMASHED)
    table.answer(LEAVE)
    assert asked(table) == (CY, Ask.SMASHED)
    assert playable(table) == {card("kill")}
    assert LEAVE not in options(table)
    events = table.answer(play("kill"))
    assert events[0] == KillPlayed(CY, card("kill"))
    assert (only(PointWon, events).side, only(PointWon, events).how) == (0, How.KILL)


@pytest.mark.rule("S17")
def test_a_smashed_serve_is_the_servers():
    table = doubles(bob=["smash"], score=Score(CY))

    assert table.answer(play("smash"))[0] == SmashPlayed(BOB, card("smash"), CY)
    assert asked(table) == (CY, Ask.SMASHED)


@pytest.mark.rule("S18")
def test_one_card_is_discarded_for_a_lost_point_by_the_seat_that_passes():
    table = doubles(rally=[(BOB, "leave")], dee=["fr>fr", "bl>bl"], bob=["fl>fl"])

    events = table.answer(discard("fr>fr"))

    assert events[0] == Passed(DEE, card("fr>fr"))
    assert table.state.discard == [card("fr>fr")]
    assert table.state.hands[BOB] == [card("fl>fl")]


@pytest.mark.rule("SP-26", "S20")
def test_partners_see_each_others_hands_at_any_time():
    table = doubles(ann=["fr>bl"], cy=["smash"])

    for seat in (ANN, CY):
        view = table.game.view(table.state, seat)
        assert view.hands[ANN] == (card("fr>bl"),)
        assert view.hands[CY] == (card("smash"),)
        assert view.hands[BOB] == view.hands[DEE] == ()


# The Play deck


HANDS = [["fr>fr", "br>br"], ["fl>fl", "fr>bl"], ["smash"], ["kill"]]


@pytest.mark.rule("SP-21")
def test_hands_are_filled_up_to_seven_before_each_game():
    table = given_won(DOUBLES, HANDS, score=Score(BOB, (0, 0), (1, 0)))

    events = table.open()

    assert [(deal.seat, len(deal.cards)) for deal in every(CardsDealt, events)] == [
        (ANN, 5),
        (CY, 6),
        (DEE, 6),
        (BOB, 5),
    ]
    assert [len(hand) for hand in table.state.hands] == [7] * 4


@pytest.mark.rule("SP-25")
@pytest.mark.parametrize(
    ("score", "shuffled"),
    [
        (Score(BOB, (0, 0), (1, 0)), False),
        (Score(CY, (0, 0), (1, 1)), True),
        (Score(DEE, (0, 0), (2, 1)), False),
        (Score(ANN, (0, 0), (2, 2)), True),
        (Score(ANN, (0, 0), (0, 0), ((6, 4),)), True),
        (Score(BOB, (0, 0), (0, 0), ((6, 3),)), False),
        (Score(BOB, (1, 0), (1, 1)), False),
    ],
)
def test_every_second_game_deck_and_discards_are_shuffled_before_the_refill(score, shuffled):
    discards = ["out", "out", "br>br"]
    table = given_won(DOUBLES, HANDS, score=score, discards=discards, best_of=3)

    events = table.open()

    assert bool(every(PlayDeckShuffled, events)) == shuffled
    if shuffled:
        assert len(only(PlayDeckShuffled, events).order) == len(DECKS.plays) - 6
        assert kinds(events).index("PlayDeckShuffled") < kinds(events).index("CardsDealt")


@pytest.mark.rule("S9")
@pytest.mark.parametrize(("left", "shuffled"), [(22, False), (21, True)])
def test_between_two_shuffles_the_deck_is_shuffled_when_it_cannot_fill_up_all_hands(left, shuffled):
    table = given_won(DOUBLES, HANDS, score=Score(BOB, (0, 0), (1, 0)), discards=cards_left(left, HANDS))

    events = table.open()

    assert bool(every(PlayDeckShuffled, events)) == shuffled
    assert [len(hand) for hand in table.state.hands] == [7] * 4


# The exchange


FULL = [
    ["fr>fr", "fl>fl", "fl>fl", "br>br", "smash", "out", "bl>bl"],
    ["fr>fr", "fl>fl", "br>br", "br>br", "kill", "out", "bl>bl"],
    ["fr>fr", "fr>bl", "fl>br", "br>br", "kill", "out", "bl>bl"],
    ["fr>bl", "fl>fl", "br>fl", "br>fl", "smash", "out", "bl>fr"],
]


def before_a_game(server=BOB, hands=FULL):
    table = given_won(DOUBLES, hands, score=Score(server, (0, 0), (1, 0)))
    return table, table.open()


@pytest.mark.rule("SP-22", "S19")
@pytest.mark.parametrize(
    ("server", "order"), [(BOB, (ANN, CY, BOB, DEE)), (DEE, (ANN, CY, BOB, DEE)), (CY, (BOB, DEE, ANN, CY))]
)
def test_before_a_game_everybody_may_exchange_receivers_first_the_right_partner_then_the_left(server, order):
    table, events = before_a_game(server)

    assert only(ExchangeOpened, events).order == order
    for seat in order:
        assert asked(table) == (seat, Ask.GIVE)
        events = table.answer(DONE)
        assert events[0] == ExchangeEnded(seat)
    assert only(PointStarted, events).server == server


@pytest.mark.rule("S19")
def test_one_card_goes_for_one_and_the_partner_is_not_asked():
    table, _ = before_a_game()
    fl, fr = card("fl>fl"), card("fr>bl")

    assert table.answer(give("fl>fl")) == [CardOffered(ANN, fl)]
    assert asked(table) == (ANN, Ask.TAKE)
    assert table.answer(take("fr>bl")) == [CardsExchanged(ANN, fl, fr)]

    assert asked(table) == (ANN, Ask.GIVE)
    assert fl in table.state.hands[CY]
    assert fr in table.state.hands[ANN]
    assert [len(hand) for hand in table.state.hands] == [7] * 4


@pytest.mark.rule("S19")
def test_each_card_moves_once():
    table, _ = before_a_game()
    table.answer(give("fl>fl"))
    table.answer(take("fr>bl"))

    gifts = {option.card for option in options(table) if option is not DONE}
    assert card("fr>bl") not in gifts
    assert card("fl>fl", copy=2) in gifts  # its like has not moved
    table.answer(give("smash"))
    assert card("fl>fl") not in {option.card for option in options(table)}
    table.answer(Take(card("kill", copy=2)))
    table.answer(DONE)
    assert asked(table) == (CY, Ask.GIVE)
    assert not {card("fl>fl"), card("smash")} & {option.card for option in options(table) if option is not DONE}


@pytest.mark.rule("S19")
def test_a_card_is_not_exchanged_for_its_like():
    table, _ = before_a_game()

    table.answer(give("fr>fr"))

    likes = [option for option in options(table) if face_name(option.card) == "fr>fr"]
    assert likes == []
    assert len(options(table)) == 6
    with pytest.raises(IllegalChoice):
        table.answer(Take(card("fr>fr", copy=3)))


@pytest.mark.rule("S19", "S10")
def test_that_cards_were_exchanged_and_how_many_is_open_and_their_faces_are_not():
    table, _ = before_a_game()
    offered, exchanged = table.answer(give("fl>fl"))[0], table.answer(take("fr>bl"))[0]

    heard = table.game.heard
    assert [heard(offered, seat) for seat in (ANN, CY)] == [offered] * 2
    assert [heard(exchanged, seat) for seat in (ANN, CY)] == [exchanged] * 2
    assert [heard(offered, seat) for seat in (BOB, DEE)] == [CardOffered(ANN, 0)] * 2
    assert [heard(exchanged, seat) for seat in (BOB, DEE)] == [CardsExchanged(ANN, 0, 0)] * 2
    assert table.game.view(table.state, BOB).exchanged == (1, 0, 0, 0)


@pytest.mark.rule("SP-22")
def test_in_the_middle_of_a_game_nothing_is_exchanged():
    table = given_won(DOUBLES, FULL, score=Score(BOB, (1, 0), (1, 0)))

    assert not every(ExchangeOpened, table.open())
