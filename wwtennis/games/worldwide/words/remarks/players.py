"""Remarks on how somebody plays this match: at the net, behind the second serve, with Stars; and habits."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.events import How, PointWon
from wwtennis.games.worldwide.words.remarks.moment import ENDS, Moment
from wwtennis.games.worldwide.words.terms import zone_name
from wwtennis.kernel.remarks import Facts, Form, worth_a_word
from wwtennis.kernel.words import counted, later
from wwtennis.tennis.remarks.moment import POINT

SEVERAL = 8  # strokes, or points, from which on something may be called a habit

# The point


def _record_at_the_net(m: Moment) -> Facts | None:
    for seat in sorted(m.own.came_in):
        told = m.own.seats[seat]
        if worth_a_word(told.net_points):
            return {**m.named(seat), "count": told.net_points, "won": told.net_points_won}
    return None


def _second_serve_suffers(m: Moment) -> Facts | None:
    server = m.last.server
    count = m.own.seats[server].served.lost_behind_second
    told = m.own.ball == 2 and m.last.side != server and count >= 3
    return {"name": m.names[server], "count": count} if told else None


def _cards_that_do_not_fit(m: Moment) -> Facts | None:
    assert isinstance(m.event, PointWon)
    count = m.match.sides[1 - m.by].hand_count
    return {**m.named(1 - m.by), "count": count} if m.event.how is How.NO_CARD and count else None


def _stars_well_spent(m: Moment) -> Facts | None:
    count = m.own.stars[m.by]
    return {**m.named(m.by), "count": count} if count >= 4 else None


def _stars_in_vain(m: Moment) -> Facts | None:
    count = m.own.stars[1 - m.by]
    return {**m.named(1 - m.by), "count": count} if count >= 4 else None


# Habits, told at the change of ends


def _first_serves(m: Moment) -> Facts | None:
    served = [seat.served for seat in m.own.seats]
    if min(each.points for each in served) < 4:
        return None
    mine, theirs = (100 * each.first_in // each.points for each in served)
    return {**m.named(0), "mine": mine, "theirs": theirs}


def _winners_and_errors(m: Moment) -> Facts | None:
    one, two = m.own.seats
    counts = {"winners": one.winners, "errors": one.errors, "their_winners": two.winners, "their_errors": two.errors}
    return {**m.named(0), **counts} if sum(counts.values()) >= 4 else None


def _favourite_corner(m: Moment) -> Facts | None:
    """Where most of somebody's balls go: three of five at least."""
    for number, seat in enumerate(m.own.seats):
        for zone in Zone:
            count, total = seat.targets.count(zone), len(seat.targets)
            if total >= SEVERAL and 5 * count >= 3 * total:
                return {**m.named(number), "zone": zone_name(zone), "count": count, "total": total}
    return None


def _favourite_card(m: Moment) -> Facts | None:
    """The one that was played most, where it is the only one."""
    for number, seat in enumerate(m.own.seats):
        most = seat.cards.most_common(2)
        if most and most[0][1] >= 3 and (len(most) == 1 or most[0][1] > most[1][1]):
            card = m.match.setup.deck.strokes[most[0][0]].name
            return {**m.named(number), "card": card, "count": most[0][1]}
    return None


ON_PLAYERS: tuple[Form[Moment], ...] = (
    Form("second serve suffers", POINT, 44, _second_serve_suffers,
         (later("{name} has lost {count} points in a row behind the second serve."),
          later("Behind the second serve {name} has lost the last {count}.")), later("{count} second serves lost.")),
    Form("cards that do not fit", POINT, 43, _cards_that_do_not_fit,
         (counted("{name} held one card, and it does not fit.", "{name} held {count} cards, and none fits."),
          counted("One card in hand, and the wrong one.", "{count} cards in hand, and none for this ball.")),
         counted("The one card does not fit.", "None of {count} cards fits.")),
    Form("record at the net", POINT, 42, _record_at_the_net,
         (later("Coming in, {name} has won {won} of {count} points."),
          later("{name} at the net: {won} of {count} points won.")), later("{name} at the net: {won} of {count}.")),
    Form("Stars well spent", POINT, 30, _stars_well_spent,
         (later("It took {count} Stars."), later("{name} had put {count} Stars into it.")), later("{count} Stars.")),
    Form("Stars in vain", POINT, 30, _stars_in_vain,
         (later("{count} Stars of {name} went into it, for nothing."), later("{name} had spent {count} Stars on it.")),
         later("{count} Stars in vain.")),

    Form("first serves", ENDS, 10, _first_serves,
         (later("First serves in: {name} {mine} %, {other} {theirs} %."),
          later("Of the first serves {name} has had {mine} % in, {other} {theirs} %.")),
         later("First serves: {mine} % and {theirs} %.")),
    Form("winners and errors", ENDS, 10, _winners_and_errors,
         (later("Winners and errors: {name} {winners} and {errors}, {other} {their_winners} and {their_errors}."),
          later("Winners to errors: {name} {winners}-{errors}, {other} {their_winners}-{their_errors}.")),
         later("Winners and errors: {winners}-{errors}, {their_winners}-{their_errors}.")),
    Form("favourite corner", ENDS, 10, _favourite_corner,
         (later("{count} of {total} balls that {name} has struck went to {zone}."),
          later("{name} likes {zone}: {count} of {total} balls.")), later("{name} to {zone}: {count} of {total}.")),
    Form("favourite card", ENDS, 10, _favourite_card,
         (later("{name} has played nothing more often than {card}: {count} times."),
          later("The favourite of {name} so far: {card}, {count} times.")), later("{name}: {card}, {count} times.")),
)  # fmt: skip
