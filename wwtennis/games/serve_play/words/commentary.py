"""What happened, in a sentence: for each event what a commentator would say, and how it is meant."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from wwtennis.games.serve_play.cards import ServeKind
from wwtennis.games.serve_play.events import (
    BallLeft,
    CardsDealt,
    CardsExchanged,
    ExchangeEnded,
    GameWon,
    KillPlayed,
    LotDealt,
    MatchWon,
    OutPlayed,
    Passed,
    PlayDeckShuffled,
    PointStarted,
    PointWon,
    ServeDeckRenewed,
    ServeIn,
    ServeTurned,
    SetWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.state import Match, Phase
from wwtennis.games.serve_play.words.remarks import remark
from wwtennis.games.serve_play.words.story import Story
from wwtennis.games.serve_play.words.terms import HOWS, cards_text, half_name, place_name
from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import vary, with_remark
from wwtennis.kernel.words import _, later, plural
from wwtennis.tennis.calling import call_score, points_by_side, side_name
from wwtennis.tennis.stakes import call_stakes


class Commentator:
    """Tells a match between these players, of which so much has happened before."""

    def __init__(self, names: Sequence[str], before: Iterable[Event] = ()) -> None:
        self.names = names  # of the seats
        self._story = Story()
        for event in before:
            self._story.hear(event)

    def comment(self, event: Event, state: Match, cards_of: Collection[int] = ()) -> Comment | None:
        """The sentence for an event, `state` being how the match stands after it; None where there is nothing to say.

        The cards that are dealt and exchanged are named for the seats in `cards_of`.
        """
        self._story.hear(event)
        found = SENTENCES.get(type(event))
        said = found(self, event, state, cards_of) if found else None
        return with_remark(said, remark(self._story, event, state, self.names)) if said else None

    def score(self, state: Match) -> str:
        return call_score(state.setup.played, state.score, self.names)

    def hand(self, state: Match, seat: int) -> str:
        cards = _card_names(state, state.hands[seat]) or _("no cards")
        return _("{name} holds: {cards}.").format(name=self.names[seat], cards=cards)


def _card_names(m: Match, cards: Sequence[int]) -> str:
    return ", ".join(f"#{card} {m.setup.decks.name(card)}" for card in cards)


Seats = Collection[int]

# Set-up, and the decks


def _lot_dealt(t: Commentator, e: LotDealt, m: Match, cards_of: Seats) -> Comment | None:
    """SP-6: the ace is worth a word, the cards before it are not."""
    if not e.serves:
        return None
    return Comment(_("{name} is dealt the first ace, and serves.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)


def _serve_deck_renewed(t: Commentator, e: ServeDeckRenewed, m: Match, cards_of: Seats) -> Comment:
    return Comment(_("The used serve cards are shuffled and go under the last one."), Tone.NOTE)


def _play_deck_shuffled(t: Commentator, e: PlayDeckShuffled, m: Match, cards_of: Seats) -> Comment | None:
    if m.phase is Phase.SET_UP:
        return None
    return Comment(_("The play deck and its discards are shuffled."), Tone.NOTE)


def _cards_dealt(t: Commentator, e: CardsDealt, m: Match, cards_of: Seats) -> Comment | None:
    if m.phase is Phase.SET_UP and e.seat not in cards_of:
        return None
    text = _("{name} gets {cards}.").format(name=t.names[e.seat], cards=cards_text(len(e.cards)))
    if e.seat in cards_of:
        text += f" ({_card_names(m, e.cards)})"
    return Comment(text, Tone.NOTE, e.seat)


# Before a game of doubles


def _cards_exchanged(t: Commentator, e: CardsExchanged, m: Match, cards_of: Seats) -> Comment | None:
    """S19: the cards are named to those who may see them; for the others it is counted in the end."""
    if e.seat not in cards_of:
        return None
    text = _("{name} gives {partner} {gave} for {took}.").format(
        name=t.names[e.seat], partner=t.names[partner_of(e.seat)],
        gave=m.setup.decks.name(e.gave), took=m.setup.decks.name(e.took),
    )  # fmt: skip
    return Comment(text, Tone.NOTE, e.seat)


def _exchange_ended(t: Commentator, e: ExchangeEnded, m: Match, cards_of: Seats) -> Comment | None:
    count = m.exchanged[e.seat]
    if not count:
        return None
    text = plural("{name} has exchanged {count} card with {partner}.",
                  "{name} has exchanged {count} cards with {partner}.", count)  # fmt: skip
    named = text.format(name=t.names[e.seat], partner=t.names[partner_of(e.seat)], count=count)
    return Comment(named, Tone.NOTE, e.seat)


# The point


def _point_started(t: Commentator, e: PointStarted, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} serves from the {half}.").format(name=t.names[e.server], half=half_name(e.half))
    at_stake = call_stakes(m.setup.played, m.score, t.names)
    return Comment(f"{at_stake} {text}" if at_stake else text, Tone.NOTE, e.server)


def _serve_turned(t: Commentator, e: ServeTurned, m: Match, cards_of: Seats) -> Comment:
    ways = SERVES[m.setup.decks.serves[e.card].kind, e.ball]
    return Comment(vary(ways, m.events), Tone.PLAY, e.seat, joins=True)


SERVES = {  # several ways to say the same
    (ServeKind.ACE, 1): (later("Ace!"), later("An ace!")),
    (ServeKind.ACE, 2): (later("Ace, and with the second ball!"), later("An ace with the second ball!")),
    (ServeKind.IN, 1): (later("In."), later("It is in.")),
    (ServeKind.IN, 2): (later("The second ball is in."), later("The second one is in.")),
    (ServeKind.FAULT, 1): (later("Fault."), later("A fault.")),
    (ServeKind.FAULT, 2): (later("Fault again."), later("And again a fault.")),
}


def _serve_in(t: Commentator, e: ServeIn, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} has it in the {place}.").format(name=t.names[e.to], place=place_name(e.place))
    return Comment(text, Tone.PLAY, e.to, joins=True)


def _shot_played(t: Commentator, e: ShotPlayed, m: Match, cards_of: Seats) -> Comment:
    text = _("{name}: {card} to the {place}.")
    named = text.format(name=t.names[e.seat], card=m.setup.decks.name(e.card), place=place_name(e.place))
    return Comment(named, Tone.PLAY, e.seat)


def _smash_played(t: Commentator, e: SmashPlayed, m: Match, cards_of: Seats) -> Comment:
    return Comment(vary(SMASHES, m.events).format(name=t.names[e.seat]), Tone.PLAY, e.seat)


SMASHES = (later("{name} smashes!"), later("{name} with a smash!"))


def _kill_played(t: Commentator, e: KillPlayed, m: Match, cards_of: Seats) -> Comment:
    ways = KILLS_A_SMASH if m.ball is not None and m.ball.is_smashed else KILLS
    return Comment(vary(ways, m.events).format(name=t.names[e.seat]), Tone.PLAY, e.seat)


KILLS = (later("{name} kills it!"), later("{name} puts it away!"))
KILLS_A_SMASH = (later("{name} kills the smash!"), later("{name} was waiting for the smash, and kills it!"))


def _out_played(t: Commentator, e: OutPlayed, m: Match, cards_of: Seats) -> Comment:
    return Comment(vary(OUTS, m.events).format(name=t.names[e.seat]), Tone.PLAY, e.seat)


OUTS = (later("{name} hits it out."), later("{name} misses: out."))


def _passed(t: Commentator, e: Passed, m: Match, cards_of: Seats) -> Comment:
    """S21: not why."""
    if e.discard is None:
        return Comment(_("{name} passes.").format(name=t.names[e.seat]), Tone.PLAY, e.seat)
    text = _("{name} passes and discards {card}.")
    return Comment(text.format(name=t.names[e.seat], card=m.setup.decks.name(e.discard)), Tone.PLAY, e.seat)


def _ball_left(t: Commentator, e: BallLeft, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} leaves it to {partner}.")
    return Comment(text.format(name=t.names[e.seat], partner=t.names[e.to]), Tone.PLAY, e.seat)


# The score


def _point_won(t: Commentator, e: PointWon, m: Match, cards_of: Seats) -> Comment:
    how = _(HOWS[e.how]).format(loser=side_name(t.names, 1 - e.side))
    text = _("Point {name}: {how}.").format(name=side_name(t.names, e.side), how=how)
    if any(e.score.points):  # otherwise the game, told next
        first, second = points_by_side(m.setup.played, e.score)
        text += " " + _("{first} {points}-{others} {second}.").format(
            first=side_name(t.names, 0), points=first, others=second, second=side_name(t.names, 1)
        )
    return Comment(text, Tone.POINT, e.side)


def last_point(events: Sequence[Event], names: Sequence[str]) -> str:
    """Who won the last point that is over, and how; empty before the first."""
    won = next((event for event in reversed(events) if isinstance(event, PointWon)), None)
    if won is None:
        return ""
    how = _(HOWS[won.how]).format(loser=side_name(names, 1 - won.side))
    return _("Last point {name}: {how}").format(name=side_name(names, won.side), how=how) + "."


def _game_won(t: Commentator, e: GameWon, m: Match, cards_of: Seats) -> Comment:
    text = _("Game {name}: {mine}-{theirs}.")
    named = text.format(name=side_name(t.names, e.side), mine=e.games[e.side], theirs=e.games[1 - e.side])
    return Comment(named, Tone.SCORE, e.side)


def _set_won(t: Commentator, e: SetWon, m: Match, cards_of: Seats) -> Comment:
    text = _("Set {name}: {mine}-{theirs}.")
    named = text.format(name=side_name(t.names, e.side), mine=e.games[e.side], theirs=e.games[1 - e.side])
    return Comment(named, Tone.SCORE, e.side)


def _match_won(t: Commentator, e: MatchWon, m: Match, cards_of: Seats) -> Comment:
    return Comment(t.score(m), Tone.SCORE, e.side)


SENTENCES: dict[type[Event], Callable[[Commentator, Any, Match, Seats], Comment | None]] = {
    LotDealt: _lot_dealt,
    ServeDeckRenewed: _serve_deck_renewed,
    PlayDeckShuffled: _play_deck_shuffled,
    CardsDealt: _cards_dealt,
    CardsExchanged: _cards_exchanged,
    ExchangeEnded: _exchange_ended,
    PointStarted: _point_started,
    ServeTurned: _serve_turned,
    ServeIn: _serve_in,
    ShotPlayed: _shot_played,
    SmashPlayed: _smash_played,
    KillPlayed: _kill_played,
    OutPlayed: _out_played,
    Passed: _passed,
    BallLeft: _ball_left,
    PointWon: _point_won,
    GameWon: _game_won,
    SetWon: _set_won,
    MatchWon: _match_won,
}
