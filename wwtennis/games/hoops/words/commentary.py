"""What happened, in a sentence: for each event what a commentator would say, and how it is meant."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from wwtennis.games.hoops.cards import PLACE
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    CardPutBack,
    CardRemoved,
    CardsDiscarded,
    CardsDrawn,
    CardsPaid,
    CounterRaised,
    DeckShuffled,
    DiceKept,
    DiceRerolled,
    DiceRolled,
    DrawAgreed,
    FatigueTaken,
    FirstChosen,
    MatchEnded,
    MiniMarketShown,
    MismatchPlayed,
    OvertimeStarted,
    Phase,
    PlayerCameIn,
    PlayerRecruited,
    PlayersDealt,
    PlayerSetAside,
    PlayerShifted,
    PlayerShown,
    PlayersOffered,
    PlayersSplit,
    PlayerWentOff,
    ProfileTaken,
    SubstitutionsMade,
    TacticActivated,
    TacticLaid,
    TacticsReplaced,
    TacticsShown,
    TacticsShuffled,
    TacticTaken,
    TrackMoved,
    TurnStarted,
)  # fmt: skip
from wwtennis.games.hoops.profiles import PROFILES
from wwtennis.games.hoops.rules.ending import standing
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.words.remarks import remark
from wwtennis.games.hoops.words.story import Story
from wwtennis.games.hoops.words.terms import (
    cards_text,
    dice_text,
    fatigue_text,
    named,
    points_text,
    position_name,
    score_text,
)  # fmt: skip
from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import with_remark
from wwtennis.kernel.words import _, plural

Seats = Collection[int]


class Commentator:
    """Tells a match between these coaches, of which so much has happened before."""

    def __init__(self, names: Sequence[str], before: Iterable[Event] = ()) -> None:
        self.names = names  # of the seats
        self._story = Story()
        for event in before:
            self._story.hear(event)

    def comment(self, event: Event, state: Match, cards_of: Seats = ()) -> Comment | None:
        """The sentence for an event, `state` being how the match stands after it; None where there is nothing to say.

        What is drawn, dealt or put back is named for the seats in `cards_of`.
        """
        self._story.hear(event)
        found = SENTENCES.get(type(event))
        said = found(self, event, state, cards_of) if found else None
        return with_remark(said, remark(self._story, event, state, self.names)) if said else None

    def score(self, state: Match) -> str:
        """HO-4.3, HO-5.8."""
        return score_text([team.points for team in state.teams], self.names)

    def hand(self, state: Match, seat: int) -> str:
        cards = named(state.setup.deck, state.teams[seat].hand) or _("no cards")
        return _("{name} holds: {cards}.").format(name=self.names[seat], cards=cards)


def last_attack(events: Sequence[Event], names: Sequence[str]) -> str:
    """What was scored last, in a sentence that everybody may hear; empty where nothing was."""
    for event in reversed(events):
        if isinstance(event, AttackScored | MismatchPlayed):
            scored = event.scored
            points = scored if isinstance(scored, int) else sum([each.points for each in scored])
            return _("{name} scores {points}.").format(name=names[event.seat], points=points_text(points))
    return ""


# Set-up


def _first_chosen(t: Commentator, e: FirstChosen, m: Match, cards_of: Seats) -> Comment:
    return Comment(_("{name} begins.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)


def _players_dealt(t: Commentator, e: PlayersDealt, m: Match, cards_of: Seats) -> Comment | None:
    if e.seat not in cards_of:
        return None
    text = _("{name} may choose from {cards}.")
    return Comment(text.format(name=t.names[e.seat], cards=named(m.setup.deck, e.cards)), Tone.NOTE, e.seat)


def _player_set_aside(t: Commentator, e: PlayerSetAside, m: Match, cards_of: Seats) -> Comment:
    if e.seat not in cards_of:
        return Comment(_("{name} sets a player aside.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)
    text = _("{name} sets {cards} aside.")
    return Comment(text.format(name=t.names[e.seat], cards=named(m.setup.deck, e.cards)), Tone.NOTE, e.seat)


def _players_split(t: Commentator, e: PlayersSplit, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} puts two players into the market.").format(name=t.names[e.seat])
    if e.seat in cards_of:
        text = _("{name} puts {cards} into the market.")
        text = text.format(name=t.names[e.seat], cards=named(m.setup.deck, e.common))
    return Comment(text, Tone.NOTE, e.seat)


def _mini_market_shown(t: Commentator, e: MiniMarketShown, m: Match, cards_of: Seats) -> Comment:
    text = _("{name}'s own market: {cards}.")
    return Comment(text.format(name=t.names[e.seat], cards=named(m.setup.deck, e.cards)), Tone.NOTE, e.seat)


def _profile_taken(t: Commentator, e: ProfileTaken, m: Match, cards_of: Seats) -> Comment:
    profile = PROFILES[e.profile]
    text = _("{name} is {title}: {says}")
    told = text.format(name=t.names[e.seat], title=_(profile.title), says=profile.sentence())
    return Comment(told, Tone.NOTE, e.seat)


# The start of a turn


def _turn_started(t: Commentator, e: TurnStarted, m: Match, cards_of: Seats) -> Comment:
    name = t.names[e.seat]
    if e.special:
        return Comment(_("A last turn of {name}, who may only defend.").format(name=name), Tone.SCORE, e.seat)
    text = _("Turn {number} of {turns}: {name}.")
    if m.overtimes:
        text = _("Overtime, turn {number} of {turns}: {name}.")
    return Comment(text.format(number=e.number, turns=m.turns, name=name), Tone.SCORE, e.seat)


def _attack_scored(t: Commentator, e: AttackScored, m: Match, cards_of: Seats) -> Comment:
    parts = []
    for each in e.scored:
        text = _("{name} scores {points}: {attack} against {stopped}.")
        if len(m.teams) > 2:
            text = _("{name} scores {points} against {other}: {attack} against {stopped}.")
        parts.append(
            text.format(
                name=t.names[e.seat], points=points_text(each.points), attack=e.attack, stopped=each.stopped,
                other=t.names[each.against],
            )
        )  # fmt: skip
    if len(m.teams) == 2:
        parts.append(t.score(m) + ".")
    return Comment(" ".join(parts), Tone.POINT, e.seat)


def _player_shown(t: Commentator, e: PlayerShown, m: Match, cards_of: Seats) -> Comment:
    shown = _("{card} comes to the market.").format(card=m.setup.deck.name(e.card))
    return Comment(shown + _left(m, e.out), Tone.NOTE)


def _track_moved(t: Commentator, e: TrackMoved, m: Match, cards_of: Seats) -> Comment | None:
    return Comment(_left(m, e.out).strip(), Tone.NOTE) if e.out else None


def _left(m: Match, out: int) -> str:
    return " " + _("{card} leaves it.").format(card=m.setup.deck.name(out)) if out else ""


def _cards_drawn(t: Commentator, e: CardsDrawn, m: Match, cards_of: Seats) -> Comment | None:
    if m.phase is Phase.SET_UP and e.seat not in cards_of:
        return None
    drawn = named(m.setup.deck, e.cards) if e.seat in cards_of else cards_text(len(e.cards))
    return Comment(_("{name} draws {cards}.").format(name=t.names[e.seat], cards=drawn), Tone.NOTE, e.seat)


def _card_put_back(t: Commentator, e: CardPutBack, m: Match, cards_of: Seats) -> Comment:
    put = named(m.setup.deck, e.cards) if e.seat in cards_of else cards_text(len(e.cards))
    return Comment(_("{name} puts {cards} on the deck.").format(name=t.names[e.seat], cards=put), Tone.NOTE, e.seat)


def _deck_shuffled(t: Commentator, e: DeckShuffled, m: Match, cards_of: Seats) -> Comment | None:
    if m.phase is Phase.SET_UP:
        return None
    return Comment(_("{name} shuffles a new deck.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)


def _tactics_shuffled(t: Commentator, e: TacticsShuffled, m: Match, cards_of: Seats) -> Comment | None:
    return None if m.phase is Phase.SET_UP else Comment(_("The tactics are shuffled."), Tone.NOTE)


def _tactics_replaced(t: Commentator, e: TacticsReplaced, m: Match, cards_of: Seats) -> Comment:
    text = plural("{name} replaces {count} tactic.", "{name} replaces {count} tactics.", len(e.cards))
    return Comment(text.format(name=t.names[e.seat], count=len(e.cards)), Tone.NOTE, e.seat)


def _tactics_shown(t: Commentator, e: TacticsShown, m: Match, cards_of: Seats) -> Comment | None:
    if m.phase is Phase.SET_UP:
        return None
    text, brief, deck = _("New at the market: {cards}."), _("At the market: {cards}."), m.setup.deck
    shorts = ", ".join(deck.tactics[card].short for card in e.cards)
    return Comment(text.format(cards=named(deck, e.cards)), Tone.NOTE, brief=brief.format(cards=shorts))


# Acting


def _player_came_in(t: Commentator, e: PlayerCameIn, m: Match, cards_of: Seats) -> Comment:
    return Comment(_for(m, _("{card} comes in as {position} for {replaced}."), e), Tone.PLAY, e.seat)


def _player_shifted(t: Commentator, e: PlayerShifted, m: Match, cards_of: Seats) -> Comment:
    return Comment(_for(m, _("{card} shifts to {position} for {replaced}."), e), Tone.PLAY, e.seat, joins=True)


def _for(m: Match, text: str, e: PlayerCameIn | PlayerShifted | PlayerRecruited) -> str:
    deck = m.setup.deck
    return text.format(card=deck.name(e.card), position=position_name(e.position), replaced=deck.name(e.replaced))


def _player_went_off(t: Commentator, e: PlayerWentOff, m: Match, cards_of: Seats) -> Comment | None:
    """Whoever was replaced goes off: it is told where somebody shifted before."""
    shifted = len(m.turn.fixed) > m.turn.came
    if not shifted:
        return None
    return Comment(_("{card} goes off.").format(card=m.setup.deck.name(e.card)), Tone.PLAY, e.seat, joins=True)


def _substitutions_made(t: Commentator, e: SubstitutionsMade, m: Match, cards_of: Seats) -> Comment | None:
    if not e.fatigue:
        return None
    text = _("{name} is rid of {cards}.")
    return Comment(text.format(name=t.names[e.seat], cards=fatigue_text(len(e.fatigue))), Tone.NOTE, e.seat)


def _tactic_laid(t: Commentator, e: TacticLaid, m: Match, cards_of: Seats) -> Comment:
    deck = m.setup.deck
    text = _("{name} prepares {card} in place of {other}.") if e.instead else _("{name} prepares {card}.")
    other = deck.name(e.instead) if e.instead else ""
    return Comment(text.format(name=t.names[e.seat], card=deck.name(e.card), other=other), Tone.PLAY, e.seat)


def _cards_paid(t: Commentator, e: CardsPaid, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} pays {cards} ({value} of {cost}).")
    cards = named(m.setup.deck, e.cards)
    paid = text.format(name=t.names[e.seat], cards=cards, value=m.turn.paid, cost=m.turn.cost)
    return Comment(paid, Tone.NOTE, e.seat)


def _card_bought(t: Commentator, e: CardBought, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} takes {card} to the hand.") if e.to_hand else _("{name} buys {card}.")
    return Comment(text.format(name=t.names[e.seat], card=m.setup.deck.name(e.card)), Tone.PLAY, e.seat)


def _mismatch_played(t: Commentator, e: MismatchPlayed, m: Match, cards_of: Seats) -> Comment:
    deck, place = m.setup.deck, PLACE[e.position]
    text = _("Mismatch: {card} against {other}. {attack} against {defence}: {points}.")
    told = text.format(
        card=deck.name(m.teams[e.seat].court[place]), other=deck.name(m.teams[e.against].court[place]),
        attack=dice_text(e.attack), defence=dice_text(e.defence) or _("nothing"), points=points_text(e.scored),
    )  # fmt: skip
    return Comment(told, Tone.POINT, e.seat)


# Resolving a tactic


def _tactic_activated(t: Commentator, e: TacticActivated, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} plays {card}.")
    return Comment(text.format(name=t.names[e.seat], card=m.setup.deck.name(e.card)), Tone.PLAY, e.seat)


def _dice_rolled(t: Commentator, e: DiceRolled, m: Match, cards_of: Seats) -> Comment:
    text = _("Rolled: {dice}.").format(dice=dice_text(e.dice)) if e.dice else _("There is no die to roll.")
    return Comment(text, Tone.PLAY, e.seat, joins=True)


def _fatigue_taken(t: Commentator, e: FatigueTaken, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} takes {cards}.")
    return Comment(text.format(name=t.names[e.seat], cards=fatigue_text(len(e.cards))), Tone.PLAY, e.seat)


def _dice_rerolled(t: Commentator, e: DiceRerolled, m: Match, cards_of: Seats) -> Comment:
    return Comment(_("Rolled again: {dice}.").format(dice=dice_text(e.new)), Tone.PLAY, e.seat, joins=True)


def _dice_kept(t: Commentator, e: DiceKept, m: Match, cards_of: Seats) -> Comment:
    if not e.dice:
        return Comment(_("Nothing is kept."), Tone.PLAY, e.seat, joins=True)
    return Comment(_("Kept: {dice}.").format(dice=dice_text(e.dice)), Tone.PLAY, e.seat, joins=True)


# The end of a turn, and of the match


def _cards_discarded(t: Commentator, e: CardsDiscarded, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} discards {cards}.")
    return Comment(text.format(name=t.names[e.seat], cards=named(m.setup.deck, e.cards)), Tone.NOTE, e.seat)


def _card_removed(t: Commentator, e: CardRemoved, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} takes {card} out of the game.")
    return Comment(text.format(name=t.names[e.seat], card=m.setup.deck.name(e.card)), Tone.NOTE, e.seat)


def _overtime_started(t: Commentator, e: OvertimeStarted, m: Match, cards_of: Seats) -> Comment:
    text = _("{score}: level. Overtime, {name} begins.")
    return Comment(text.format(score=standing(m), name=t.names[e.first]), Tone.SCORE)


def _draw_agreed(t: Commentator, e: DrawAgreed, m: Match, cards_of: Seats) -> Comment:
    return Comment(_("{name} would take a draw.").format(name=t.names[e.seat]), Tone.NOTE, e.seat)


def _match_ended(t: Commentator, e: MatchEnded, m: Match, cards_of: Seats) -> Comment:
    if e.winner is None:
        return Comment(_("A draw: {score}.").format(score=t.score(m)), Tone.SCORE)
    text = _("{name} wins: {score}.").format(name=t.names[e.winner], score=t.score(m))
    return Comment(text, Tone.SCORE, e.winner)


# The machine coach


def _counter_raised(t: Commentator, e: CounterRaised, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} has {counter} to spend on each card.")
    return Comment(text.format(name=t.names[e.seat], counter=e.counter), Tone.NOTE, e.seat)


def _players_offered(t: Commentator, e: PlayersOffered, m: Match, cards_of: Seats) -> Comment:
    text = _("{name} looks at {cards}.")
    return Comment(text.format(name=t.names[e.seat], cards=named(m.setup.deck, e.cards)), Tone.NOTE, e.seat)


def _player_recruited(t: Commentator, e: PlayerRecruited, m: Match, cards_of: Seats) -> Comment:
    return Comment(_for(m, _("{card} joins as {position} for {replaced}."), e), Tone.PLAY, e.seat)


def _tactic_taken(t: Commentator, e: TacticTaken, m: Match, cards_of: Seats) -> Comment:
    deck = m.setup.deck
    text = _("{name} takes {card} in place of {other}.")
    told = text.format(name=t.names[e.seat], card=deck.name(e.card), other=deck.name(e.instead))
    return Comment(told, Tone.PLAY, e.seat)


SENTENCES: dict[type[Event], Callable[[Commentator, Any, Match, Seats], Comment | None]] = {
    FirstChosen: _first_chosen,
    PlayersDealt: _players_dealt,
    PlayerSetAside: _player_set_aside,
    PlayersSplit: _players_split,
    MiniMarketShown: _mini_market_shown,
    ProfileTaken: _profile_taken,
    TurnStarted: _turn_started,
    AttackScored: _attack_scored,
    PlayerShown: _player_shown,
    TrackMoved: _track_moved,
    CardsDrawn: _cards_drawn,
    CardPutBack: _card_put_back,
    DeckShuffled: _deck_shuffled,
    TacticsShuffled: _tactics_shuffled,
    TacticsReplaced: _tactics_replaced,
    TacticsShown: _tactics_shown,
    PlayerCameIn: _player_came_in,
    PlayerShifted: _player_shifted,
    PlayerWentOff: _player_went_off,
    SubstitutionsMade: _substitutions_made,
    TacticLaid: _tactic_laid,
    CardsPaid: _cards_paid,
    CardBought: _card_bought,
    MismatchPlayed: _mismatch_played,
    TacticActivated: _tactic_activated,
    DiceRolled: _dice_rolled,
    FatigueTaken: _fatigue_taken,
    DiceRerolled: _dice_rerolled,
    DiceKept: _dice_kept,
    CardsDiscarded: _cards_discarded,
    CardRemoved: _card_removed,
    OvertimeStarted: _overtime_started,
    DrawAgreed: _draw_agreed,
    MatchEnded: _match_ended,
    CounterRaised: _counter_raised,
    PlayersOffered: _players_offered,
    PlayerRecruited: _player_recruited,
    TacticTaken: _tactic_taken,
}
