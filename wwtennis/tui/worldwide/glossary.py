"""The words and signs of Worldwide Tennis: one row each, wherever they stand."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Deck, Spin, Surface, Zone
from wwtennis.games.worldwide.words.cards import serve_text, stroke_text
from wwtennis.games.worldwide.words.terms import PILE_LETTERS, SPIN_LETTERS
from wwtennis.games.worldwide.words.terms import ZONE_LETTERS as _Z
from wwtennis.kernel.words import later
from wwtennis.tui.shell.glossary import JOINT, OF_EVERY_GAME, Glossary, Term
from wwtennis.tui.tennis.glossary import OF_TENNIS
from wwtennis.tui.worldwide.cards_shown import card_id

TERMS = (
    # A card
    Term("low", later("low risk"), later("Easy: whatever answers it below high risk needs no roll."),
         ("WT-9.5",), "{low}", "risk-low", (later("low-risk"),)),
    Term("medium", later("medium risk"), later("Sure against a low-risk ball, rolled against any other."),
         ("WT-9.5",), "{medium}", "risk-medium"),
    Term("high", later("high risk"), later("Always rolled, and so is whatever answers it."), ("WT-9.5",), "{high}",
         "risk-high"),
    Term("difficulty", later("difficulty"), later("What a stroke or serve needs on the die, before anything is added."),
         ("WT-5.1", "WT-9.6")),
    Term("malus", later("malus"), later("What a ball adds to the number that its answer needs, on this surface."),
         ("WT-5.1", "WT-9.6"), forms=(later("no malus"),)),
    Term("needs", later("needs"), later("The die must show this number or more."), ("WT-9.6", "WT-9.9"),
         forms=(later("needed"),)),
    Term("roll", later("roll"), later("A die of twenty faces: the number that is needed, or more, is in."),
         ("WT-8.2", "WT-9.6"), forms=(later("rolls"), later("rolled"), later("no roll"))),
    Term("chance", later("chance"), later("How likely it is to be in, in percent: 5 for each face of the die."),
         ("WT-9.6",), is_found=False),
    Term("in", later("in"), later("How likely the serve is in."), ("WT-8.2",), is_found=False),
    Term("sure", later("sure"),
         later("No roll: a low-risk ball is easy, unless it is sliced or your card is high risk."),
         ("WT-9.5",)),
    Term("zones", later("from and to"), later("Where a card is played from, and where the ball goes."), ("WT-9.4",),
         JOINT.join((_Z[Zone.NEUTRAL], _Z[Zone.FOREHAND], "{arrow}", _Z[Zone.BACKHAND]))),
    Term("draw", later("draw"), later("On a card: cards that you draw after the point. Beside a name: the draw pile."),
         ("WT-11.3",), "+1 +2", forms=(later("draws"),)),
    Term("number", later("number"), later("The number of the card in the deck."), ("WT-3.1",), "#25", is_found=False),
    Term("key of a card", later("number key"), later("This digit picks the card."), is_found=False),
    Term("new", later("new"), later("A card that has just come to your hand."), sign="{new}", ink="star",
         is_found=False),
    Term("hindrance", later("not here"), later("It cannot be played now; choose it, and the panel says why."),
         ("WT-9.4",),
         forms=(later("lobbed"), later("no lob"), later("net empty"), later("net taken"), later("no Star"))),
    Term("mini court", later("small court"), later("Below where the card is played from, above where it goes."),
         ("WT-9.4",), is_found=False),
    Term("comes back", later("comes back"), later("After the point this card returns to your hand."), ("WT-13.7",)),
    # Stars
    Term("Star", later("Star"), later("Spent before a roll: a stroke needs 3, 5 or 7 less, a serve 2 or 4 less."),
         ("WT-15.1", "WT-15.2"), "{star}", "star", (later("Stars"),)),
    Term("star gained", later("gains a Star"), later("On a card: success gains it."), ("WT-9.8",), "{star}", "star",
         (later("gains"),)),
    Term("star cost", later("costs a Star"), later("On a card: it costs a Star to try."), ("WT-13.1",),
         "{minus}{star}", "star", is_found=False),
    Term("star down", later("token face down"), later("A Star that you can gain: it is turned up then."), ("WT-7.2",),
         "{star_down}", is_found=False),
    # Spin
    Term("topspin", later("topspin"), later("Whoever answers pays a card to go to the net; a serve needs more for it."),
         ("WT-16.2", "WT-16.5"), SPIN_LETTERS[Spin.TOPSPIN]),
    Term("slice", later("slice"),
         later("Answers above low risk are rolled and need 2 more; a serve needs more for it."),
         ("WT-16.3", "WT-16.5"), SPIN_LETTERS[Spin.SLICE]),
    Term("flat", later("flat"), later("Without spin."), ("WT-16.5",)),
    Term("spin key", later("spin"), later("The spin of the serve: s takes the next one."), ("WT-16.5",),
         is_found=False),
    Term("built", later("rally built"), later("The Winner #37 needs less by the difficulty of all you landed so far."),
         ("WT-13.5",)),
    Term("ace on", later("ace on"), later("With these faces of the die the serve wins the point."), ("WT-8.3",)),
    # The court
    Term("backhand", later("Backhand"), later("A zone: the left of the baseline, as its player sees it."), ("WT-4.1",),
         _Z[Zone.BACKHAND]),
    Term("neutral", later("Neutral"), later("A zone: the middle of the baseline, one step from either side."),
         ("WT-4.1",), _Z[Zone.NEUTRAL]),
    Term("forehand", later("Forehand"), later("A zone: the right of the baseline, as its player sees it."), ("WT-4.1",),
         _Z[Zone.FOREHAND]),
    Term("volley", later("Volley"), later("The zone at the net: there you play volleys only, and run for nothing."),
         ("WT-10.1", "WT-10.2"), _Z[Zone.VOLLEY]),
    Term("net", later("net"), later("At the net you volley, and a Lob goes over your head."),
         ("WT-10.1", "WT-10.3")),
    Term("ball", later("ball"), later("Where the ball is, or the card that sent it."), sign="{ball}", ink="ball",
         is_found=False),
    Term("aim", later("aim"), later("Where the ball will go, or where you will wait."), sign="{aim}", is_found=False),
    Term("target", later("target"), later("Where it could go instead: t, or a click."), ("WT-9.7",), "{target}",
         is_found=False),
    Term("out", later("out"), later("Where a miss came down."), sign="{out}", is_found=False),
    Term("flight", later("flight"), later("The way of the ball; spin bends it."), sign="{trail}{trail}{trail}",
         ink="ball", is_found=False),
    Term("run", later("run"), later("Across the whole baseline, or from or to the net, a run costs a card."),
         ("WT-9.2", "WT-9.3"), forms=(later("runs"),)),
    # Special strokes
    Term("lob", later("Lob"),
         later("Over a player at the net, who can smash it, run back for a card, or lose the point."),
         ("WT-10.3", "WT-10.5")),
    Term("smash", later("Smash"), later("Answers a Lob, from the net."), ("WT-10.6",)),
    Term("drop shot", later("drop shot"), later("Dies at the net: reaching it costs a card. It costs a Star to try."),
         ("WT-13.1", "WT-13.2"), forms=(later("drop volley"),)),
    Term("passing shot", later("passing shot"), later("Only against an opponent at the net."), ("WT-10.5",)),
    # Challenges
    Term("challenge", later("Challenge"),
         later("After a roll missed by 1: a coin decides; if it says out, the token is gone."),
         ("WT-17.1", "WT-17.3"), "{challenge}", "accent", (later("challenges"), later("challenge the call"))),
    Term("challenge gone", later("Challenge spent"), later("A token that is gone; one comes back after each set."),
         ("WT-17.3", "WT-17.4"), "{challenge_down}", is_found=False),
    Term("token", later("token"),
         later("What a Challenge costs if it is lost."), ("WT-17.3",), forms=(later("tokens"),)),
    # Hand and piles
    Term("hand", later("hand"), later("Your cards, and how many you may take into a point."), ("WT-7.5", "WT-11.5"),
         forms=(later("your hand"), later("hand hidden"))),
    Term("discard", later("discard"), later("Cards that are gone until the draw pile is made anew of them."),
         ("WT-11.4", "WT-11.6"), forms=(later("discards"), later("discard pile"))),
    Term("serves", later("serves"), later("Your five serve cards: they are never used up."), ("WT-7.4", "WT-8.7"),
         forms=(later("your serves"), later("serves by difficulty"))),
    # The solo opponent
    Term("piles", later("piles"),
         later("The solo opponent's cards: Forehand, Backhand, Attack, Defense, Volley; the zone you hit says which."),
         ("WT-19.2", "WT-20.4"), f"{JOINT} {JOINT}".join(PILE_LETTERS.values())),
    Term("tired", later("tired"), later("Each run makes the solo opponent's strokes 1 harder, for this rally."),
         ("WT-20.9",), forms=(later("tires"), later("tired legs"))),
    Term("smash ready", later("Smash ready"), later("The solo opponent has put a Smash aside for your next Lob."),
         ("WT-20.11",)),
    Term("even", later("is even"),
         later("Where its card has two targets, an even roll is Forehand, an odd one Backhand."),
         ("WT-20.6",), forms=(later("is odd"),)),
    Term("level", later("level"), later("A stronger solo opponent needs less for its strokes.")),
    # The change of ends
    Term("recovery", later("Recovery"), later("At a change of ends: draw a card."), ("WT-12.3",)),
    Term("focus", later("Focus"), later("At a change of ends: gain 2 Stars."), ("WT-12.3",)),
    Term("plan", later("Tactical plan"), later("At a change of ends: a card back from your discards for a Star."),
         ("WT-12.4",), forms=(later("no plan"), later("take a card back"))),
    # The table
    Term("scale", later("twenty faces"),
         later("The faces of the die, 1 to 20: broken those that miss, whole those in."),
         ("WT-9.6",), is_found=False),
    Term("die", later("die"), later("What was rolled."), ("WT-9.6",), is_found=False),
    Term("with Stars", later("with Stars"),
         later("The chance with so many Stars spent; in brackets: you have too few."),
         ("WT-15.1", "WT-15.2"), is_found=False),
    Term("hair", later("by a hair"), later("Missed by 1: it may be challenged."), ("WT-17.1",)),
    Term("costs", later("costs"), later("What you pay for this answer.")),
    Term("net points", later("net points won"), later("Points won of those in which one came to the net.")),
    Term("stars spent", later("Stars spent"), later("On rolls, drop shots, moving back and plans.")),
    Term("challenges won", later("challenges won"), later("Of all that were made."), ("WT-17.2",)),
    Term("answer", later("answer"),
         later("A way to answer, with its key, its cost and what it gives."), is_found=False),
    Term("zone", later("zone"), later("Where a player can stand, and the ball can go."), ("WT-4.1",)),
)  # fmt: skip

GLOSSARY = (*TERMS, *OF_TENNIS, *OF_EVERY_GAME)


def glossary(deck: Deck, surface: Surface) -> Glossary:
    """With the cards of a match, by what they say."""
    strokes = [
        Term(card_id(card.number), card.name, " ".join(stroke_text(card, surface, card.star_cost)))
        for card in deck.strokes.values()
    ]
    serves = [
        Term(card_id(card.number), card.name, " ".join(serve_text(card, surface))) for card in deck.serves.values()
    ]
    return Glossary((*GLOSSARY, *strokes, *serves))
