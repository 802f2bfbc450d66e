"""What holds at every moment of every match, whatever the coaches do."""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hoops.courtside import CARDS, COACHES
from tests.whims import nothing, play_by_whims, whims
from wwtennis.games.hoops.cards import BASICS, DICE_OF_A_KIND, FATIGUE, PLAYERS, STARTERS, SUBSTITUTES, TACTICS, Die
from wwtennis.games.hoops.events import DiceRerolled, DiceRolled, MismatchPlayed
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles, Setup
from wwtennis.games.hoops.state import Match, Team
from wwtennis.kernel.game import Event, Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

ANSWERS = 250  # after the whims, at most
MOST_OPTIONS = 50

variants = {
    "cards": st.just(CARDS),
    "length": st.sampled_from([Length.SHORT, Length.NORMAL]),
    "own_team": st.booleans(),
    "money_time": st.booleans(),
    "decisive": st.booleans(),
    "mismatches": st.sampled_from([0, 2, 5]),
    "profiles": st.sampled_from(Profiles),
    "compensation": st.sampled_from(Compensation),
}
among_people = st.builds(
    Setup, seats=st.sampled_from([COACHES[:2], COACHES[:3], COACHES]), draft=st.booleans(), **variants
)
against_the_machine = st.builds(
    Setup, seats=st.just(COACHES[:2]), machine=st.builds(Machine, st.sampled_from(list(MACHINES)), st.integers(0, 9)),
    **variants,
)  # fmt: skip
setups = st.one_of(among_people, against_the_machine)

Watch = Callable[[Match, Event], None]
Look = Callable[[Match, Question], None]


def play(setup: Setup, seed: int, whims: list[int], watch: Watch = nothing, look: Look = nothing) -> Table[Match]:
    return play_by_whims(Hoops(setup), seed, whims, then=ANSWERS, watch=watch, look=look)


a_match = given(setup=setups, seed=st.integers(0, 2**32), whims=whims)
moderate = settings(max_examples=50)


def held_by(team: Team) -> list[int]:
    """Every card of a coach, wherever it is."""
    return [*team.hand, *team.deck, *team.discard, *team.court, *team.offence, *team.defence]


def of_the_market(m: Match) -> list[int]:
    market = m.market
    piles = [market.track, market.pile, market.player_discard, market.unused, market.common, market.out]
    piles += [market.shown, market.tactic_pile, market.tactic_discard, market.fatigue]
    piles += [pile for team in m.teams for pile in (team.mini, team.dealt)]
    piles += [team.machine.offered for team in m.teams if team.machine is not None]
    return [card for pile in piles for card in pile if card]


@moderate
@a_match
def test_every_card_is_always_in_exactly_one_place(setup: Setup, seed: int, whims: list[int]):
    unique = {*PLAYERS, *TACTICS, *FATIGUE}
    started = {*STARTERS, *SUBSTITUTES, *BASICS}

    def look(m: Match, question: Question) -> None:
        if not m.number:
            return
        everywhere = Counter(chain(of_the_market(m), *[held_by(team) for team in m.teams]))
        everywhere[m.turn.air] += m.turn.air > 0
        astray = {card for card in {*everywhere, *unique} if card not in started and everywhere[card] != bool(card)}
        assert not astray
        for team in m.teams:
            held = [*held_by(team), *([m.turn.air] if m.turn.air and team is m.teams[m.who] else [])]
            assert sorted(held) == sorted(team.owned)

    play(setup, seed, whims, look=look)


@moderate
@a_match
def test_never_more_than_ten_dice_of_a_kind(setup: Setup, seed: int, whims: list[int]):
    def watch(m: Match, event: Event) -> None:
        dice: tuple[Die, ...] = ()
        if isinstance(event, DiceRolled):
            dice = event.dice
        elif isinstance(event, DiceRerolled):
            assert Counter(die.skill for die in event.old) == Counter(die.skill for die in event.new)
        elif isinstance(event, MismatchPlayed):
            dice = event.attack + event.defence
        for count in Counter(die.skill for die in [*dice, *m.turn.dice]).values():
            assert count <= (2 * DICE_OF_A_KIND if dice else DICE_OF_A_KIND)
        for team in m.teams:
            assert all(die.points > 0 for die in [*team.attack, *team.guard])

    play(setup, seed, whims, watch)


@moderate
@a_match
def test_no_question_has_more_options_than_fit_on_a_screen(setup: Setup, seed: int, whims: list[int]):
    def look(m: Match, question: Question) -> None:
        assert 2 <= len(question.options) <= MOST_OPTIONS
        assert len(set(question.options)) == len(question.options)

    play(setup, seed, whims, look=look)


@moderate
@a_match
def test_courts_are_always_full_and_everybody_stands_at_a_position_of_the_card(
    setup: Setup, seed: int, whims: list[int]
):
    positions = list(CARDS.players[PLAYERS[0]].positions[0].__class__)

    def look(m: Match, question: Question) -> None:
        for team in m.teams if m.number else ():
            assert len(team.court) == 5
            for card, position in zip(team.court, positions, strict=True):
                assert position in setup.deck.players[card].positions
            assert len(team.offence) <= 3
            assert len(team.defence) <= 3

    play(setup, seed, whims, look=look)


@settings(max_examples=15)
@given(setup=setups, seed=st.integers(0, 2**32))
def test_every_match_ends(setup: Setup, seed: int):
    table: Table[Match] = Table(Hoops(setup), SeededLuck(seed), record=False)
    table.open()
    random = Random(seed)
    for _ in range(5_000):
        if table.pending is None:
            break
        table.answer(random.choice(table.pending.options))

    assert table.is_over


@moderate
@a_match
def test_points_never_fall(setup: Setup, seed: int, whims: list[int]):
    before: dict[int, list[int]] = {}

    def watch(m: Match, event: Event) -> None:
        for seat, team in enumerate(m.teams):
            assert all(now >= then for now, then in zip(team.points, before.get(seat, team.points), strict=True))
            before[seat] = team.points[:]

    play(setup, seed, whims, watch)
