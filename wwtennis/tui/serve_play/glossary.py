"""The words and signs of Serve & Play: one row each, wherever they stand."""

from __future__ import annotations

from wwtennis.games.serve_play.cards import Place
from wwtennis.games.serve_play.words.terms import PLACE_LETTERS
from wwtennis.kernel.words import later
from wwtennis.tui.shell.glossary import JOINT, OF_EVERY_GAME, Term
from wwtennis.tui.tennis.glossary import OF_TENNIS

TERMS = (
    Term("ball", later("ball"), later("Where the ball is."), sign="{ball}", ink="ball", is_found=False),
    Term("trail", later("flight"), later("The ball's way through the rally."), sign="{trail}{trail}{trail}", ink="ball",
         is_found=False),
    Term("places", later("places"),
         later("Left and right, forecourt and back-court, as the player at that end sees them."),
         ("SP-2", "S12"), f"{JOINT} {JOINT}".join(PLACE_LETTERS.values()), is_found=False),
    Term("forecourt", later("forecourt"), later("The places near the net; a serve goes there."), ("SP-2", "SP-9"),
         forms=(later("left forecourt"), later("right forecourt"))),
    Term("back-court", later("back-court"), later("The places at the baseline."), ("SP-2", "S8"),
         forms=(later("left back-court"), later("right back-court"))),
    Term("way", later("from and to"), later("Where a shot starts, which must be where the ball is, and where it goes."),
         ("SP-15",), JOINT.join((PLACE_LETTERS[Place.FORE_RIGHT], "{arrow}", PLACE_LETTERS[Place.BACK_LEFT])),
         "accent"),
    Term("count", later("two of them"), later("So many such cards are in the hand."), sign="x2", is_found=False),
    Term("drawing", later("diagram"), later("The court on its side, your end on the left: the way of the ball."),
         ("SP-4",), is_found=False),
    Term("key of a card", later("number key"), later("This digit picks the card."), is_found=False),
    Term("hindrance", later("not here"),
         later("It cannot be played now; choose it, and the panel says why."), ("SP-15",),
         forms=(later("smashed"), later("not yours"), later("moved"), later("play it"))),
    Term("cross-court", later("cross-court"), later("To the side of the same name."), ("S12",)),
    Term("down the line", later("down the line"), later("To the side of the other name."), ("S12",)),
    Term("shot", later("shot"), later("A card with a way: it starts where the ball is."), ("SP-4", "SP-15"),
         forms=(later("shots"),)),
    Term("smash", later("Smash"), later("Wins the point on any ball, unless a Kill answers it."), ("SP-14",)),
    Term("kill", later("Kill"), later("Wins the point at once, on any ball, a Smash too."), ("SP-13", "SP-14")),
    Term("out", later("Out"), later("Loses the point: a way to be rid of the card."), ("SP-12",)),
    Term("pass", later("pass"), later("Let the ball go and lose the point; a card may be thrown away with it."),
         ("SP-11",), forms=(later("let it pass"),)),
    Term("decks", later("decks"), later("Cards left to turn up or deal: of the Serve deck, and of the Play deck."),
         ("SP-1", "SP-17", "SP-19")),
    Term("discards", later("discards"), later("Play cards that were played, open to all."), ("S10",)),
    Term("cards", later("cards"), later("The hand: it has to last for the whole game."), ("SP-16", "SP-19"),
         forms=(later("card"), later("hand"), later("your hand"))),
    Term("half", later("half"), later("In doubles each partner has one half of the forecourt."), ("SP-21", "S16"),
         is_found=False),
    Term("yours", later("Yours!"), later("Leave the ball to your partner."), ("S5",)),
    Term("exchange", later("exchange"), later("Before a game partners may exchange cards, one for one."),
         ("SP-22", "S19")),
    Term("figure", later("numbers"), later("What was counted, of one side and of the other."), is_found=False),
    Term("aim", later("aim"), later("Where the chosen card would send the ball."), is_found=False),
    Term("serve card", later("Serve card"),
         later("Ace wins, In puts the ball into play, after a Fault one more is turned."),
         ("SP-3", "SP-9"), is_found=False),
)  # fmt: skip

GLOSSARY = (*TERMS, *OF_TENNIS, *OF_EVERY_GAME)
