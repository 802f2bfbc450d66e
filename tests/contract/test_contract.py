"""What every game owes the table: held against each game and set-up, with several seeds, by playing at random."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.contenders import CONTENDERS, Contender
from tests.helpers import at_random, books, play_out, steps
from wwtennis.kernel.errors import IllegalChoice
from wwtennis.kernel.game import END, FACE_DOWN, Choice, Event, Game
from wwtennis.kernel.log import EntryReader, entry_line
from wwtennis.kernel.luck import Drawn, ScriptedLuck, SeededLuck, numbered
from wwtennis.kernel.rules import NotAdvanced
from wwtennis.kernel.table import Answer, Table, fold

SEEDS = (1, 20, 300)

every_contender = pytest.mark.parametrize("contender", CONTENDERS, ids=lambda contender: contender.name)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def opened(contender: Contender, seed: int, *, record: bool = True) -> Table[Any]:
    table = Table(contender.game, SeededLuck(seed), record=record)
    table.open()
    return table


def played(contender: Contender, seed: int) -> Table[Any]:
    return play_out(opened(contender, seed), at_random(seed))


def twin_of(table: Table[Any]) -> Table[Any]:
    """Another table at which the same question stands."""
    twin: Table[Any] = Table(table.game, SeededLuck(0), record=False)
    twin.state, twin.pending = table.game.copy(table.state), table.pending
    return twin


def answers(table: Table[Any]) -> Iterator[Choice]:
    return (entry.choice for entry in table.entries or () if isinstance(entry, Answer))


def events(table: Table[Any]) -> list[Event]:
    return [entry for entry in table.entries or () if isinstance(entry, Event)]


@every_contender
@every_seed
def test_random_play_ends(contender: Contender, seed: int):
    table = played(contender, seed)

    assert table.is_over
    assert contender.game.pending(table.state) is None


@every_contender
@every_seed
def test_every_question_has_several_different_options_and_all_are_accepted(contender: Contender, seed: int):
    table, random = opened(contender, seed), Random(seed)
    choose = at_random(seed)
    while (question := table.pending) is not None:
        assert len(question.options) > 1
        assert len(set(question.options)) == len(question.options)
        gives_up = [option.gives_up for option in question.options]
        assert gives_up == sorted(gives_up)  # they stand last
        for option in random.sample(list(question.options), min(2, len(question.options))):
            assert twin_of(table).answer(option)
        table.answer(choose(question))


@every_contender
@every_seed
def test_what_was_not_offered_is_refused_and_nothing_is_touched(contender: Contender, seed: int):
    seen: set[Choice] = set(answers(played(contender, seed + 1)))
    random, table = Random(seed), opened(contender, seed)
    choose, refused = at_random(seed), 0
    while (question := table.pending) is not None:
        elsewhere = sorted(seen - set(question.options), key=repr)
        before, recorded = books(table.state), len(table.entries)
        for choice in random.sample(elsewhere, min(2, len(elsewhere))):
            with pytest.raises(IllegalChoice):
                table.answer(choice)
            refused += 1
        assert books(table.state) == before
        assert (len(table.entries), table.pending) == (recorded, question)
        table.answer(choose(question))
    assert refused or contender.name in ("guessing", "race")


@every_contender
@every_seed
def test_fold_of_the_recording_is_the_state_at_every_step(contender: Contender, seed: int):
    game, table = contender.game, opened(contender, seed)
    folded, so_far = game.new_state(), 0
    for _ in steps(table, at_random(seed)):
        for entry in table.entries[so_far:]:
            if isinstance(entry, Event):
                game.advance(folded, entry)
        so_far = len(table.entries)
        assert books(folded) == books(table.state)
        assert game.pending(folded) == table.pending
    assert books(fold(game, table.entries)) == books(table.state)


@every_contender
@every_seed
def test_every_entry_is_the_same_after_a_round_trip_through_json(contender: Contender, seed: int):
    table, reader = played(contender, seed), EntryReader(contender.game)

    read = [reader.read(entry_line(number, entry), number) for number, entry in enumerate(table.entries, start=1)]

    assert read == table.entries
    assert books(fold(contender.game, read)) == books(table.state)


@every_contender
@every_seed
def test_seed_and_answers_give_the_same_events(contender: Contender, seed: int):
    first, again = played(contender, seed), opened(contender, seed)
    for choice in answers(first):
        again.answer(choice)

    assert again.entries == first.entries


@every_contender
@every_seed
def test_what_chance_decided_is_in_the_events_and_gives_them_again(contender: Contender, seed: int):
    first = played(contender, seed)
    drawn: list[Drawn] = [each for event in events(first) for each in contender.game.drawn(event)]
    luck = ScriptedLuck(drawn)
    again: Table[Any] = Table(contender.game, luck)
    again.open()
    for choice in answers(first):
        again.answer(choice)

    assert again.entries == first.entries
    assert luck.used_up


@every_contender
@every_seed
def test_view_and_options_of_a_seat_do_not_change_when_hidden_cards_do(contender: Contender, seed: int):
    game, table, random = contender.game, opened(contender, seed), Random(seed)
    rearranged = 0
    for question, _, _ in steps(table, at_random(seed)):
        for seat in range(game.seats):
            other = game.copy(table.state)
            contender.rearrange(other, seat, random)
            rearranged += books(other) != books(table.state)
            assert game.view(other, seat) == game.view(table.state, seat)
            pending = table.pending
            if pending is not None and pending.seat == seat:
                assert game.pending(other) == pending
        assert question.seat in range(game.seats)
    assert rearranged  # something was hidden


SEARCHABLE = [contender for contender in CONTENDERS if hasattr(contender.game, "determinise")]
every_searchable = pytest.mark.parametrize("contender", SEARCHABLE, ids=lambda contender: contender.name)


@every_searchable
@every_seed
def test_a_match_as_it_may_be_cannot_be_told_from_the_real_one(contender: Contender, seed: int):
    game: Any = contender.game
    table, differs = opened(contender, seed), 0
    for number, _ in enumerate(steps(table, at_random(seed))):
        for seat in range(game.seats):
            view = game.view(table.state, seat)
            imagined = game.determinise(view, SeededLuck(number))
            assert game.view(imagined, seat) == view
            assert sorted(cards_of(imagined)) == sorted(cards_of(table.state))
            differs += books(imagined) != books(table.state)
            if table.pending is not None and table.pending.seat == seat:
                assert game.pending(imagined) == table.pending
    assert differs


@every_searchable
def test_the_real_world_is_one_of_those_that_may_be(contender: Contender):
    """What is told of a hidden hand is true: an imagined match keeps it, and so does the real one."""
    game: Any = contender.game
    table = opened(contender, 9)
    for number, (question, _, _) in enumerate(steps(table, at_random(9))):
        view = game.view(table.state, question.seat)
        first, again = (game.determinise(view, SeededLuck(number)) for _ in range(2))
        assert books(first) == books(again)
        other = game.copy(table.state)
        contender.rearrange(other, question.seat, Random(number))
        assert books(game.determinise(game.view(other, question.seat), SeededLuck(number))) == books(first)


@every_searchable
def test_a_match_as_it_may_be_can_be_played_to_its_end(contender: Contender):
    game: Any = contender.game
    table = opened(contender, 8)
    for number, (question, _, _) in enumerate(islice(steps(table, at_random(8)), 400)):
        if number % 40 == 0 and table.pending is not None:
            twin: Table[Any] = Table(game, SeededLuck(number), record=False)
            twin.state = game.determinise(game.view(table.state, question.seat), SeededLuck(number))
            twin.pending = game.pending(twin.state)
            play_out(twin, at_random(number))
            assert twin.is_over


def cards_of(state: Any) -> list[int]:
    """Every card of a state, wherever it lies."""
    return list(_cards(books(state)))


def _cards(thing: Any, name: str = "") -> Iterator[int]:
    if isinstance(thing, dict):
        for key, each in thing.items():
            yield from _cards(each, str(key))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from _cards(each, name)
    elif name in PILES and isinstance(thing, int):
        yield thing


PILES = ("deck", "hand", "hands", "draw", "discard", "played", "serve_draw", "serve_used", "smash")


@every_contender
@every_seed
def test_what_a_seat_hears_folds_to_exactly_what_it_sees(contender: Contender, seed: int):
    game: Game[Any] = contender.game
    table: Table[Any] = Table(game, SeededLuck(seed))
    told = [game.new_state() for _ in range(game.seats)]

    def hear(event: Event) -> None:
        for seat, state in enumerate(told):
            game.advance(state, game.heard(event, seat))
            assert game.view(state, seat) == game.view(table.state, seat)

    table.subscribe(hear)
    table.open()
    play_out(table, at_random(seed))


@every_contender
@every_seed
def test_what_is_hidden_of_an_event_is_hidden_wholly_and_nothing_else_changes(contender: Contender, seed: int):
    game = contender.game
    for seat in range(game.seats):
        hidden = 0
        for event in events(played(contender, seed)):
            heard = game.heard(event, seat)
            assert game.heard(heard, seat) == heard
            assert type(heard) is type(event)
            assert all(map(is_the_same_or_face_down, msgspec.structs.astuple(heard), msgspec.structs.astuple(event)))
            hidden += heard != event
        assert hidden


def is_the_same_or_face_down(heard: object, told: object) -> bool:
    """Of a field that is about cards there are as many, be it one."""
    if isinstance(heard, tuple) and isinstance(told, tuple):
        return len(heard) == len(told)
    return heard in (told, FACE_DOWN)


@every_contender
def test_seats_that_share_a_screen_hear_the_same(contender: Contender):
    game = contender.game
    table = played(contender, SEEDS[0])
    for seat in range(game.seats):
        assert game.sharing(seat)[0] == seat
        for other in game.sharing(seat):
            assert seat in game.sharing(other)
            assert all(game.heard(event, seat) == game.heard(event, other) for event in events(table))


@every_contender
@every_seed
def test_the_dice_that_are_rolled_are_those_that_the_game_says_it_has(contender: Contender, seed: int):
    rolled: set[tuple[str, int]] = set()

    class Watched(SeededLuck):
        def die(self, sides: int, name: str = "") -> int:
            rolled.add((name or numbered(sides), sides))
            return super().die(sides, name)

    table: Table[Any] = Table(contender.game, Watched(seed))
    table.open()
    play_out(table, at_random(seed))

    assert rolled <= set(contender.game.dice.items())


@every_contender
@every_seed
def test_one_milestone_ends_the_match_and_nothing_happens_after_it(contender: Contender, seed: int):
    game, table = contender.game, played(contender, seed)

    marks = [game.milestones.get(type(event)) for event in events(table)]

    assert set(game.milestones) <= set(game.events)
    assert marks.count(END) == 1
    assert marks[-1] == END
    assert len({mark for mark in marks if mark}) > 1


@every_contender
@every_seed
def test_nobody_has_won_before_it_is_over_and_never_all(contender: Contender, seed: int):
    table = opened(contender, seed)
    for _ in steps(table, at_random(seed)):
        winners = contender.game.winners(table.state)
        assert table.is_over or not winners
        assert set(winners) < set(range(contender.game.seats))


@every_contender
@every_seed
def test_how_it_stands_is_said_in_a_few_words_at_any_time(contender: Contender, seed: int):
    table, said = opened(contender, seed), set()
    for _ in steps(table, at_random(seed)):
        standing = contender.game.standing(table.state)
        assert standing.isprintable()
        assert 0 < len(standing) <= 40
        said.add(standing)
    assert len(said) > 1


@every_contender
@every_seed
def test_copy_goes_its_own_way(contender: Contender, seed: int):
    table = opened(contender, seed)
    for _ in steps(table, at_random(seed)):
        if table.pending is None:
            break
        before, twin = books(table.state), twin_of(table)
        assert books(twin.state) == before
        twin.answer(twin.pending.options[0])
        assert books(table.state) == before
        assert books(twin.state) != before


@every_contender
def test_events_that_are_taken_all_at_once_are_caught(contender: Contender):
    """A rule reads the state as it stands after each event: without advancing it, the events would be made up."""
    game, table = contender.game, opened(contender, 6)
    with pytest.raises(NotAdvanced):
        list(game.opening(game.new_state(), SeededLuck(6)))
    for _ in islice(steps(table, at_random(6)), 200):
        if table.pending is not None:
            with pytest.raises(NotAdvanced):
                list(game.play(game.copy(table.state), table.pending.options[0], SeededLuck(6)))


@every_contender
def test_whole_match_on_a_copy_leaves_the_original_alone(contender: Contender):
    table = opened(contender, 4)
    before, twin = books(table.state), twin_of(table)

    play_out(twin, at_random(4))

    assert books(table.state) == before


@every_contender
def test_subscriber_hears_each_event_once_in_order_after_the_state_advanced(contender: Contender):
    table: Table[Any] = Table(contender.game, SeededLuck(5))
    mirror = contender.game.new_state()
    heard: list[Event] = []

    def hear(event: Event) -> None:
        heard.append(event)
        contender.game.advance(mirror, event)
        assert books(mirror) == books(table.state)

    table.subscribe(hear)
    happened = table.open()
    for _, _, followed in steps(table, at_random(5)):
        happened.extend(followed)

    assert heard == happened == events(table)


@every_contender
@every_seed
def test_table_without_a_recording_keeps_nothing_and_plays_the_same(contender: Contender, seed: int):
    recorded, unrecorded = opened(contender, seed), opened(contender, seed, record=False)
    for (_, _, followed), (_, _, same) in zip(
        steps(recorded, at_random(seed)), steps(unrecorded, at_random(seed)), strict=True
    ):
        assert followed == same
    assert unrecorded.entries == []
    assert books(unrecorded.state) == books(recorded.state)


@every_contender
def test_events_and_choices_are_immutable(contender: Contender):
    table = played(contender, 1)
    one_of_each = {type(entry): entry for entry in [*events(table), *answers(table)]}

    for entry in one_of_each.values():
        for field in entry.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(entry, field, None)
