"""Several ways to say what happens often: each of them stands for the very same."""

from __future__ import annotations

from wwtennis.games.worldwide.events import Going
from wwtennis.kernel.words import later

FAULT = (later("Fault."), later("A fault."))
FAULT_AGAIN = (later("Fault again."), later("And again a fault."))
OUT = (later("Out."), later("It is out."), later("Out, the rally is over."))
OUT_BY_A_HAIR = (later("Out by a hair."), later("Out, by next to nothing."))
INTO_THE_NET = (later("Into the net."), later("The net has it."), later("Caught by the net."))
WINNER = (later("Winner!"), later("A winner!"), later("And that is a winner!"))

SPRINTS = (later("{name} sprints to the drop shot, paying {card}."), later("{name} dashes in for it, paying {card}."))
MOVES: dict[tuple[Going, bool], tuple[str, ...]] = {  # why, and whether a card was paid for it
    (Going.CHASE, False): (),
    (Going.CHASE, True): (
        later("{name} runs for the ball, paying {card}."),
        later("{name} gets there, paying {card}."),
    ),
    (Going.RETREAT, False): (later("{name} runs back for the lob."), later("{name} turns and runs after the lob.")),
    (Going.RETREAT, True): (later("{name} runs back for the lob, paying {card}."),),
    (Going.NET, False): (later("{name} comes to the net."), later("{name} moves up to the net.")),
    (Going.NET, True): (later("{name} comes to the net through the topspin, paying {card}."),),
    (Going.BACK, False): (later("{name} moves back to Neutral."), later("{name} goes back to Neutral.")),
    (Going.BACK, True): (later("{name} leaves the net for Neutral, paying {card}."),),
}
