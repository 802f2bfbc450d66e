"""What happened and why, a sentence an event. Names, never "you": the same words serve both seats and a replay.

Nothing that a seat may not know is told here unasked: the cards that are drawn are counted, not named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from wwtennis.games.worldwide.cards import NET, PILE_NAMES
from wwtennis.games.worldwide.events import (
    CallAccepted,
    CardDiscarded,
    CardsDrawn,
    ChallengeDecided,
    ChallengeRegained,
    CoinTossed,
    DieRolled,
    EndsChanged,
    GameWon,
    Going,
    MatchWon,
    PileShuffled,
    Planned,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    Rest,
    Rested,
    ServeIn,
    ServeMissed,
    ServeStruck,
    SetWon,
    SideOffered,
    SmashSetAside,
    SmashTakenUp,
    SoloCardDrawn,
    SoloCardRejected,
    SoloPileShuffled,
    SoloTired,
    SpinRolled,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
    ZoneRolled,
)  # fmt: skip
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.words.points import is_in_the_net
from wwtennis.games.worldwide.words.story import Story
from wwtennis.games.worldwide.words.terms import (
    HOWS,
    PILE_REASONS,
    short_hindrance,
    spin_name,
    stars_text,
    sum_text,
    trouble_text,
    zone_name,
)  # fmt: skip
from wwtennis.games.worldwide.words.wordings import (
    FAULT,
    FAULT_AGAIN,
    INTO_THE_NET,
    MOVES,
    OUT,
    OUT_BY_A_HAIR,
    SPRINTS,
    WINNER,
)  # fmt: skip
from wwtennis.kernel.commentary import Comment, Tone, reworded
from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import vary, with_remark
from wwtennis.kernel.words import _, plural
from wwtennis.tennis.calling import call_score, points_by_side
from wwtennis.tennis.stakes import call_stakes


class Commentator:
    """Tells a match between these two, of which so much has happened before."""

    def __init__(self, names: Sequence[str], before: Iterable[Event] = ()) -> None:
        self.names = names
        self._story = Story()
        for event in before:
            self._story.hear(event)

    def comment(self, event: Event, state: Match, cards_of: Collection[int] = ()) -> Comment | None:
        """The sentence for an event, `state` being how the match stands after it; None where there is nothing to say.

        The cards that are drawn are named for the seats in `cards_of`.
        """
        self._story.hear(event)
        found = SENTENCES.get(type(event))
        said = found(self, event, state) if found else None
        if said is not None and isinstance(event, CardsDrawn) and event.seat in cards_of:
            drawn = _card_names(state, event.cards)
            return reworded(said, lambda text: f"{text} ({drawn})")
        if not said:
            return None
        from wwtennis.games.worldwide.words.remarks import remark  # here, not above: a match is shown before it is told

        return with_remark(said, remark(self._story, event, state, self.names))

    def score(self, state: Match) -> str:
        return call_score(state.setup.played, state.score, self.names)

    def hand(self, state: Match, seat: int) -> str:
        cards = _card_names(state, state.sides[seat].hand) or _("no cards")
        return _("{name} holds: {cards}.").format(name=self.names[seat], cards=cards)


def _card_names(m: Match, cards: Sequence[int]) -> str:
    return ", ".join(f"#{card} {m.setup.deck.name(card)}" for card in cards)


# Set-up and the beginning of the point


def _pile_shuffled(t: Commentator, e: PileShuffled | SoloPileShuffled, m: Match) -> Comment | None:
    if m.phase is Phase.SET_UP:
        return None
    text = _("{name} shuffles a new draw pile from the discards.").format(name=t.names[e.seat])
    return Comment(text, Tone.NOTE, e.seat)


def _cards_drawn(t: Commentator, e: CardsDrawn, m: Match) -> Comment | None:
    if m.phase is Phase.SET_UP:
        return None
    text = plural("{name} draws {count} card.", "{name} draws {count} cards.", len(e.cards))
    return Comment(text.format(name=t.names[e.seat], count=len(e.cards)), Tone.NOTE, e.seat)


def _coin_tossed(t: Commentator, e: CoinTossed, m: Match) -> Comment:
    return Comment(_("{name} wins the toss and serves first.").format(name=t.names[e.server]), Tone.NOTE, e.server)


def _side_offered(t: Commentator, e: SideOffered, m: Match) -> Comment:
    text = _("40-40, the next point is the game: {name} chooses the side.").format(name=t.names[e.seat])
    return Comment(text, Tone.SCORE, e.seat)


def _point_started(t: Commentator, e: PointStarted, m: Match) -> Comment:
    text = _("{server} serves to {receiver}'s {zone}.")
    if e.replayed:
        text = _("Once more: {server} serves to {receiver}'s {zone}.")
    named = text.format(server=t.names[e.server], receiver=t.names[1 - e.server], zone=zone_name(e.zone))
    at_stake = call_stakes(m.setup.played, m.score, t.names)
    return Comment(f"{at_stake} {named}" if at_stake else named, Tone.NOTE, e.server)


# The serve


def _serve_struck(t: Commentator, e: ServeStruck, m: Match) -> Comment:
    text = _("{name}, second ball: {card}") if e.ball == 2 else _("{name}: {card}")
    named = text.format(name=t.names[e.seat], card=m.setup.deck.serves[e.card].name)
    extras = [spin_name(e.spin)] if e.spin else []
    return Comment(_with(named, extras, e.stars), Tone.PLAY, e.seat)


def _die_rolled(t: Commentator, e: DieRolled, m: Match) -> Comment:
    text = _("Rolls {face}, needs {needed} ({sum}).")
    return Comment(text.format(face=e.face, needed=e.needed, sum=sum_text(e.why)), Tone.PLAY, e.seat, joins=True)


def _serve_in(t: Commentator, e: ServeIn, m: Match) -> Comment:
    assert m.ball is not None
    return Comment(_("In: {trouble}.").format(trouble=trouble_text(m.ball)), Tone.PLAY, e.seat, joins=True)


def _serve_missed(t: Commentator, e: ServeMissed, m: Match) -> Comment:
    ways = OUT_BY_A_HAIR if e.close else FAULT if e.ball == 1 else FAULT_AGAIN
    return Comment(vary(ways, m.events), Tone.PLAY, e.seat, joins=True)


# The rally


def _player_moved(t: Commentator, e: PlayerMoved, m: Match) -> Comment | None:
    name, card = t.names[e.seat], m.setup.deck.strokes[e.paid].name if e.paid is not None else ""
    is_sprint = e.going is Going.CHASE and e.paid is not None and e.zone is NET
    ways = SPRINTS if is_sprint else MOVES[e.going, e.paid is not None]
    return Comment(vary(ways, m.events).format(name=name, card=card), Tone.PLAY, e.seat) if ways else None


def _stroke_played(t: Commentator, e: StrokePlayed, m: Match) -> Comment:
    text = _("{name}: {card} to {zone}") if e.target is not None else _("{name}: {card}")
    zone = zone_name(e.target) if e.target is not None else ""
    named = text.format(name=t.names[e.seat], card=m.setup.deck.strokes[e.card].name, zone=zone)
    return Comment(_with(named, [], e.stars + e.cost), Tone.PLAY, e.seat)


def _stroke_landed(t: Commentator, e: StrokeLanded, m: Match) -> Comment:
    parts = (
        [vary(WINNER, m.events)]
        if e.winner
        else [_("In: {trouble}.").format(trouble=trouble_text(m.ball))]
        if m.ball
        else []
    )
    if e.star:
        parts.append(_("+{stars}.").format(stars=stars_text(e.star)))
    return Comment(" ".join(parts), Tone.PLAY, e.seat, joins=True)


def _stroke_missed(t: Commentator, e: StrokeMissed, m: Match) -> Comment:
    ways = INTO_THE_NET if is_in_the_net(m.rolled, e.close) else OUT_BY_A_HAIR if e.close else OUT
    return Comment(vary(ways, m.events), Tone.PLAY, e.seat, joins=True)


def _with(text: str, extras: list[str], stars: int) -> str:
    """ "Rafael: Kick serve (topspin, 2 Stars)." """
    extras = [*extras, stars_text(stars)] if stars else extras
    return f"{text} ({', '.join(extras)})." if extras else f"{text}."


# Challenges


def _challenge_decided(t: Commentator, e: ChallengeDecided, m: Match) -> Comment:
    text = _("{name} challenges: the ball was in!") if e.upheld else _("{name} challenges: out. The token is gone.")
    return Comment(text.format(name=t.names[e.seat]), Tone.PLAY, e.seat)


def _call_accepted(t: Commentator, e: CallAccepted, m: Match) -> Comment:
    return Comment(_("The call stands."), Tone.PLAY, e.seat, joins=True)


def _point_replayed(t: Commentator, e: PointReplayed, m: Match) -> Comment:
    return Comment(_("The point is played again."), Tone.POINT)


def _challenge_regained(t: Commentator, e: ChallengeRegained, m: Match) -> Comment:
    return Comment(_("{name} gets a challenge back.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)


# The end of the point


def _point_won(t: Commentator, e: PointWon, m: Match) -> Comment:
    how = _(HOWS[e.how]).format(loser=t.names[1 - e.seat])
    text = _("Point {name}: {how}.").format(name=t.names[e.seat], how=how)
    if any(e.score.points):  # otherwise the game, told next
        first, second = points_by_side(m.setup.played, e.score)
        text += " " + _("{first} {points}-{others} {second}.").format(
            first=t.names[0], points=first, others=second, second=t.names[1]
        )
    return Comment(text, Tone.POINT, e.seat)


def _game_won(t: Commentator, e: GameWon, m: Match) -> Comment:
    text = _("Game {name}: {mine}-{theirs}.")
    named = text.format(name=t.names[e.seat], mine=e.games[e.seat], theirs=e.games[1 - e.seat])
    return Comment(named, Tone.SCORE, e.seat)


def _set_won(t: Commentator, e: SetWon, m: Match) -> Comment:
    text = _("Set {name}: {mine}-{theirs}.")
    named = text.format(name=t.names[e.seat], mine=e.games[e.seat], theirs=e.games[1 - e.seat])
    return Comment(named, Tone.SCORE, e.seat)


def _match_won(t: Commentator, e: MatchWon, m: Match) -> Comment:
    return Comment(call_score(m.setup.played, m.score, t.names), Tone.SCORE, e.seat)


def _card_discarded(t: Commentator, e: CardDiscarded, m: Match) -> Comment:
    card = m.setup.deck.strokes[e.card].name
    return Comment(_("{name} discards {card}.").format(name=t.names[e.seat], card=card), Tone.NOTE, e.seat)


# Change of ends


def _ends_changed(t: Commentator, e: EndsChanged, m: Match) -> Comment:
    return Comment(_("Change of ends."), Tone.SCORE)


def _rested(t: Commentator, e: Rested, m: Match) -> Comment:
    if e.rest is Rest.RECOVERY:
        return Comment(_("{name} recovers.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)
    text = _("{name} focuses: +{stars}.").format(name=t.names[e.seat], stars=stars_text(e.stars))
    return Comment(text, Tone.NOTE, e.seat)


def _planned(t: Commentator, e: Planned, m: Match) -> Comment | None:
    if e.card is None:
        return None
    text = _("{name} takes {card} back for a Star.")
    return Comment(text.format(name=t.names[e.seat], card=m.setup.deck.strokes[e.card].name), Tone.NOTE, e.seat)


# The solo opponent


def _solo_card_drawn(t: Commentator, e: SoloCardDrawn, m: Match) -> Comment:
    text = _("{name} turns up {card} ({pile}, {why}).")
    card, pile, why = m.setup.deck.strokes[e.card].name, _(PILE_NAMES[e.pile]), _(PILE_REASONS[e.why])
    return Comment(text.format(name=t.names[e.seat], card=card, pile=pile, why=why), Tone.NOTE, e.seat)


def _solo_card_rejected(t: Commentator, e: SoloCardRejected, m: Match) -> Comment:
    text = _("It cannot be played: {why}.").format(why=short_hindrance(e.why))
    return Comment(text, Tone.NOTE, e.seat, joins=True)


def _smash_set_aside(t: Commentator, e: SmashSetAside, m: Match) -> Comment:
    return Comment(_("The Smash is set aside, ready for a Lob."), Tone.NOTE, e.seat, joins=True)


def _smash_taken_up(t: Commentator, e: SmashTakenUp, m: Match) -> Comment:
    return Comment(_("{name} has the Smash ready.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)


def _spin_rolled(t: Commentator, e: SpinRolled, m: Match) -> Comment:
    text = _("{name} rolls {face} for the spin: {spin}.")
    return Comment(text.format(name=t.names[e.seat], face=e.face, spin=spin_name(e.spin)), Tone.NOTE, e.seat)


def _zone_rolled(t: Commentator, e: ZoneRolled, m: Match) -> Comment:
    text = _("{face} is even: to {zone}.") if e.face % 2 == 0 else _("{face} is odd: to {zone}.")
    return Comment(text.format(face=e.face, zone=zone_name(e.zone)), Tone.NOTE, e.seat, joins=True)


def _solo_tired(t: Commentator, e: SoloTired, m: Match) -> Comment:
    text = _("{name} tires: +{fatigue} on its strokes in this rally.")
    return Comment(text.format(name=t.names[e.seat], fatigue=e.fatigue), Tone.NOTE, e.seat)


SENTENCES: dict[type[Event], Callable[[Commentator, Any, Match], Comment | None]] = {
    PileShuffled: _pile_shuffled,
    CardsDrawn: _cards_drawn,
    CoinTossed: _coin_tossed,
    SideOffered: _side_offered,
    PointStarted: _point_started,
    ServeStruck: _serve_struck,
    DieRolled: _die_rolled,
    ServeIn: _serve_in,
    ServeMissed: _serve_missed,
    PlayerMoved: _player_moved,
    StrokePlayed: _stroke_played,
    StrokeLanded: _stroke_landed,
    StrokeMissed: _stroke_missed,
    ChallengeDecided: _challenge_decided,
    CallAccepted: _call_accepted,
    PointReplayed: _point_replayed,
    ChallengeRegained: _challenge_regained,
    PointWon: _point_won,
    GameWon: _game_won,
    SetWon: _set_won,
    MatchWon: _match_won,
    CardDiscarded: _card_discarded,
    EndsChanged: _ends_changed,
    Rested: _rested,
    Planned: _planned,
    SoloPileShuffled: _pile_shuffled,
    SoloCardDrawn: _solo_card_drawn,
    SoloCardRejected: _solo_card_rejected,
    SmashSetAside: _smash_set_aside,
    SmashTakenUp: _smash_taken_up,
    SpinRolled: _spin_rolled,
    ZoneRolled: _zone_rolled,
    SoloTired: _solo_tired,
}
