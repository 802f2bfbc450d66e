"""Chapters 3 and 7: what is used, and what is laid out before the first point."""

import pytest

from tests.helpers import Told, at_random, play_out
from tests.table_talk import (
    CLAY,
    DECK,
    FOREHAND_DEFENSE,
    HARD,
    NEUTRAL,
    RAFAEL,
    REAL_DECK,
    ROGER,
    SLICED_DEFENSE,
    WINNER,
    Shot,
    agreed,
    asked,
    given,
    kinds,
    only,
    opened,
    options,
    side,
)
from wwtennis.games.worldwide.cards import SERVES, STROKES, Surface
from wwtennis.games.worldwide.choices import Ask, PlayStroke
from wwtennis.games.worldwide.events import CardsDrawn, CoinTossed, PileShuffled, StartingHandTaken
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import SeatSetup, Setup
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE

SEATS = [ROGER, RAFAEL]


@pytest.mark.rule("WT-7.1")
def test_surface_and_mode_are_chosen_and_hard_is_recommended_first():
    assert (Setup(DECK).surface, Setup(DECK).played) == (HARD, TIEBREAK_MODE)
    assert {surface.value for surface in Surface} == {"clay", "hard", "grass", "indoor"}
    table = opened(surface=CLAY, played=BEST_OF_3)
    assert (table.state.setup.surface, table.state.setup.played) == (CLAY, BEST_OF_3)


@pytest.mark.rule("WT-7.2")
@pytest.mark.parametrize("seat", SEATS)
def test_each_has_five_star_tokens_four_of_them_face_up(seat: int):
    end = opened().state.sides[seat]

    assert (end.stars, end.tokens) == (4, 5)


@pytest.mark.rule("WT-7.2")
@pytest.mark.parametrize(("stars", "after"), [(0, 1), (4, 5), (5, 5)])
def test_star_gained_turns_a_token_up_and_is_lost_when_none_is_face_down(stars: int, after: int):
    ball, roger = Shot(FOREHAND_DEFENSE, to=NEUTRAL), side(hand=[FOREHAND_DEFENSE], stars=stars)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=roger)

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert table.state.sides[ROGER].stars == after


@pytest.mark.rule("WT-7.3")
@pytest.mark.parametrize(("challenges", "tokens"), [(True, 2), (False, 0)])
def test_with_challenges_on_each_has_two_tokens(challenges: bool, tokens: int):
    assert [end.challenges for end in opened(challenges=challenges).state.sides] == [tokens, tokens]


@pytest.mark.rule("WT-7.3")
def test_challenges_are_on_unless_agreed_otherwise():
    assert Setup(DECK).challenges_on
    assert not Setup(DECK, challenges=False).challenges_on


@pytest.mark.rule("WT-7.4")
def test_serve_cards_are_offered_by_ascending_difficulty():
    offered = list(dict.fromkeys(option.card for option in options(opened(deck=REAL_DECK))))

    difficulties = [REAL_DECK.serves[card].difficulty for card in offered]
    assert set(offered) == set(SERVES)
    assert difficulties == sorted(difficulties)


@pytest.mark.rule("WT-7.5")
@pytest.mark.parametrize("seat", SEATS)
def test_marked_cards_go_to_the_hand_and_six_more_are_drawn_from_the_shuffled_rest(seat: int):
    table = Table(Worldwide(agreed()), Told(coins=[False]))

    events = table.open()

    marked = tuple(card for card in DECK.strokes if DECK.strokes[card].starting_hand)
    rest = tuple(card for card in DECK.strokes if card not in marked)
    mine = [event for event in events if not isinstance(event, CoinTossed) and getattr(event, "seat", None) == seat]
    assert len(marked) == 6
    assert WINNER in marked
    assert mine == [
        StartingHandTaken(seat, marked),
        PileShuffled(seat, rest),
        CardsDrawn(seat, rest[:-7:-1]),
    ]
    end = table.state.sides[seat]
    assert end.hand == [*marked, *rest[:-7:-1]]
    assert end.draw == list(rest[:-6])
    assert (len(end.hand), end.limit) == (12, 12)


@pytest.mark.rule("WT-7.5")
def test_shuffle_decides_which_six_are_drawn():
    hands = [Table(Worldwide(agreed()), SeededLuck(seed)) for seed in range(3)]
    for table in hands:
        table.open()

    assert len({tuple(sorted(end.hand)) for table in hands for end in table.state.sides}) == 6


@pytest.mark.rule("WT-7.5")
def test_hand_of_another_size_is_filled_to_it_and_removed_cards_are_nowhere():
    seats = (SeatSetup("Roger", hand=10, removed=(1, 30)), SeatSetup("Rafael"))

    roger, rafael = opened(seats=seats).state.sides

    assert (len(roger.hand), roger.limit, len(rafael.hand)) == (10, 10, 12)
    assert sorted(roger.hand + roger.draw) == [card for card in STROKES if card not in (1, 30)]
    assert sorted(rafael.hand + rafael.draw) == list(STROKES)


@pytest.mark.rule("WT-7.6")
@pytest.mark.parametrize(("coin", "server"), [(False, ROGER), (True, RAFAEL)])
def test_toss_picks_the_first_server(coin: bool, server: int):
    table = Table(Worldwide(agreed()), Told(coins=[coin]))

    events = table.open()

    assert only(CoinTossed, events) == CoinTossed(server)
    assert kinds(events)[-2:] == ["CoinTossed", "PointStarted"]
    assert asked(table) == (server, Ask.SERVE)


class Watched(SeededLuck):
    """Luck that remembers which dice it was asked for."""

    __slots__ = ("dice",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice: set[int] = set()

    def die(self, sides: int, name: str = "") -> int:
        self.dice.add(sides)
        return super().die(sides, name)


@pytest.mark.rule("WT-3.2")
def test_two_players_roll_the_d20_only():
    luck = Watched(7)

    play_out(_open(luck), at_random(7))

    assert luck.dice == {20}


def _open(luck: Watched):
    table = Table(Worldwide(agreed(deck=REAL_DECK)), luck)
    table.open()
    return table


@pytest.mark.rule("R44")
def test_ball_that_is_in_moves_no_token():
    ball, roger = Shot(FOREHAND_DEFENSE, to=NEUTRAL), side(hand=[SLICED_DEFENSE])
    table = given(Phase.STROKE, ROGER, ball=ball, roger=roger)

    table.answer(PlayStroke(SLICED_DEFENSE, NEUTRAL))

    assert table.state.ball.card == SLICED_DEFENSE
    assert [(end.stars, end.tokens, end.challenges) for end in table.state.sides] == [(4, 5, 2)] * 2
