"""Remarks on a stroke or a move: the shot, the die, what it has cost."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import DROPS, NET, Kind
from wwtennis.games.worldwide.events import Going, PlayerMoved, StrokeLanded, StrokePlayed
from wwtennis.games.worldwide.words.odds import FACES, chance
from wwtennis.games.worldwide.words.remarks.moment import IN, MISSED, MOVED, STRUCK, Moment
from wwtennis.games.worldwide.words.terms import zone_name
from wwtennis.kernel.remarks import TRUE, Facts, Form, worth_a_word
from wwtennis.kernel.words import later


def _again_that_card(m: Moment) -> Facts | None:
    assert isinstance(m.event, StrokePlayed)
    card = m.match.setup.deck.strokes[m.event.card]
    count = m.seat.cards[card.number]
    return {**m.named(m.by), "card": card.name, "count": count} if count > 3 and count % 3 == 1 else None


def _same_corner(m: Moment) -> Facts | None:
    assert isinstance(m.event, StrokePlayed)
    if m.event.target is None:
        return None
    count = 0
    for zone in reversed(m.seat.targets):
        if zone is not m.event.target:
            break
        count += 1
    told = count >= 4 and count % 2 == 0
    return {**m.named(m.by), "zone": zone_name(m.event.target), "count": count} if told else None


def _last_stars(m: Moment) -> Facts | None:
    assert isinstance(m.event, StrokePlayed)
    spent = m.event.stars + m.event.cost
    return m.named(m.by) if spent > 1 and not m.match.sides[m.by].stars else None


def _against_the_odds(m: Moment) -> Facts | None:
    """By the die alone: what a challenge has saved is another story."""
    percent, short = _percent(m), m.short_by
    told = percent is not None and percent <= 35 and short is not None and short <= 0
    return {**m.named(m.by), "percent": percent} if told else None


def _just_enough(m: Moment) -> Facts | None:
    roll = m.own.roll
    return m.named(m.by) if roll is not None and roll.needed == roll.face > 5 else None


def _percent(m: Moment) -> int | None:
    return None if m.own.roll is None else chance(m.own.roll.needed)


def _rally_goes_on(m: Moment) -> Facts | None:
    count = m.own.tennis.shots
    return {"count": count} if m.ball is not None and count >= 8 and count % 4 == 0 else None


def _stroke_of(m: Moment, *kinds: Kind) -> Facts | None:
    """A stroke of one of these kinds that is in and leaves an answer."""
    is_one = isinstance(m.event, StrokeLanded) and m.match.setup.deck.strokes[m.event.card].kind in kinds
    return m.named(m.by) if is_one and m.ball is not None else None


def _lobbed(m: Moment) -> Facts | None:
    return _stroke_of(m, Kind.LOB) if m.match.sides[1 - m.by].zone is NET else None


def _passing(m: Moment) -> Facts | None:
    return _stroke_of(m, Kind.PASSING) if m.match.sides[1 - m.by].zone is NET else None


def _won_outright(m: Moment) -> Facts | None:
    return m.named(m.by) if isinstance(m.event, StrokeLanded) and m.event.winner else None


def _should_have_been_in(m: Moment) -> Facts | None:
    percent, short = _percent(m), m.short_by
    told = percent is not None and percent >= 75 and short is not None and short > 0
    return {**m.named(m.by), "percent": percent} if told else None


def _never_possible(m: Moment) -> Facts | None:
    return TRUE if m.own.roll is not None and m.own.roll.needed > max(FACES) else None


def _far_off(m: Moment) -> Facts | None:
    told = m.short_by is not None and m.short_by >= 8 and _never_possible(m) is None
    return {**m.named(m.by), "count": m.short_by} if told else None


# Moving


def _few_cards_left(m: Moment) -> Facts | None:
    assert isinstance(m.event, PlayerMoved)
    count = m.match.sides[m.by].hand_count
    return {**m.named(m.by), "count": count} if m.event.paid is not None and count == 1 else None


def _last_card(m: Moment) -> Facts | None:
    assert isinstance(m.event, PlayerMoved)
    return m.named(m.by) if m.event.paid is not None and not m.match.sides[m.by].hand_count else None


def _comes_in_often(m: Moment) -> Facts | None:
    assert isinstance(m.event, PlayerMoved)
    told = m.event.going is Going.NET and worth_a_word(m.seat.approaches)
    return {**m.named(m.by), "count": m.seat.approaches} if told else None


ON_SHOTS: tuple[Form[Moment], ...] = (
    Form("last Stars", STRUCK, 60, _last_stars,
         (later("{name} has no Star left now."), later("All the Stars that were left.")), later("No Star left.")),
    Form("same corner", STRUCK, 50, _same_corner,
         (later("{count} in a row to {zone} now."),
          later("Once more to {zone}: {name} has gone there {count} times running.")),
         later("{count} in a row there.")),
    Form("again that card", STRUCK, 40, _again_that_card,
         (later("{name} has played it {count} times now."), later("{count} times in this match.")),
         later("{count} times now.")),

    Form("against the odds", IN, 80, _against_the_odds,
         (later("At {percent} %!"), later("In, with a chance of {percent} %."),
          later("{name} gets away with {percent} %.")), later("At {percent} %!")),
    Form("rally goes on", IN, 70, _rally_goes_on,
         (later("{count} shots in this rally already."), later("Shot number {count}, and it goes on.")),
         later("{count} shots.")),
    Form("just enough", IN, 60, _just_enough,
         (later("Not one less would have done."), later("Just enough.")), later("Just enough."), one_in=2),
    Form("won outright", IN, 50, _won_outright,
         (later("{other} can only watch."), later("Nothing that {other} could do.")), later("{other} can only watch."),
         one_in=2),
    Form("drop shot", IN, 30, lambda m: _stroke_of(m, *DROPS),
         (later("{other} must come running."), later("It hardly bounces."), later("Short, just over the net.")),
         later("Short."), one_in=2),
    Form("lob over the net player", IN, 30, _lobbed,
         (later("It goes over {other}."), later("{other} looks up at it.")), later("Over {other}."), one_in=2),
    Form("passing shot", IN, 30, _passing,
         (later("Aimed past {other} at the net."), later("{other}, at the net, must get a racket to it.")),
         later("Past the net player."), one_in=2),
    Form("volley", IN, 30, lambda m: _stroke_of(m, Kind.VOLLEY),
         (later("{name} takes it out of the air."), later("Volleyed.")), later("Volleyed."), one_in=3),

    Form("should have been in", MISSED, 60, _should_have_been_in,
         (later("{percent} % were not enough."), later("It would have been in {percent} times out of 100.")),
         later("At {percent} %!")),
    Form("never possible", MISSED, 50, _never_possible,
         (later("No face of the die would have done."), later("It could not be done.")), later("Never possible."),
         one_in=2),
    Form("far off", MISSED, 40, _far_off,
         (later("{count} short of it."), later("Not even close: {count} too few.")), later("{count} short."), one_in=2),

    Form("last card", MOVED, 60, _last_card,
         (later("It was the last card in hand."), later("That leaves {name} without a card.")),
         later("The last card.")),
    Form("few cards left", MOVED, 50, _few_cards_left,
         (later("One card is left."), later("{name} has one card left.")), later("One card left.")),
    Form("comes in often", MOVED, 40, _comes_in_often,
         (later("{name} has come in {count} times now."), later("Approach number {count}.")),
         later("{count} times now.")),
)  # fmt: skip
