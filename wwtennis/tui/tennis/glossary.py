"""The words of the score, which every tennis game has."""

from __future__ import annotations

from wwtennis.kernel.words import later
from wwtennis.tui.shell.glossary import Term

OF_TENNIS = (
    Term("badge", later("court"), later("What is played on. In Worldwide Tennis it decides the malus of every card."),
         is_found=False),
    Term("score", later("score"), later("The points of the game, or of the tie-break, that is being played."),
         is_found=False),
    Term("games", later("games"), later("The games of each set, the one that is being played last."), is_found=False),
    Term("serving", later("server"), later("Beside a name: who serves."), sign="{serving}", ink="star",
         is_found=False),
    Term("strip", later("points"), later("Who won each point, the newest on the right: up is the first name's."),
         sign="{won_near}{won_far}", ink="home", is_found=False),
    Term("point", later("point"), later("A rally from the serve to the miss, the ace or the winner."),
         forms=(later("points"),)),
    Term("stroke", later("stroke"), later("A hit in the rally. Beside the score: how many so far, with the serve."),
         forms=(later("strokes"), later("rally"))),
    Term("tie-break", later("tie-break"), later("Points are counted 1, 2, 3; it is won two ahead."),
         forms=(later("tie-break to 7"),)),
    Term("best of", later("best of 3"), later("Whoever wins two sets first wins the match; of 5, three."),
         forms=(later("best of 5"), later("best of 3 sets"), later("best of 5 sets"), later("one set"))),
    Term("ace", later("ace"), later("A serve that wins the point at once."), forms=(later("aces"),)),
    Term("fault", later("fault"), later("A serve that is out. After the first there is a second ball."),
         forms=(later("faults"), later("second ball"), later("first ball"))),
    Term("double fault", later("double fault"), later("Both serves out: the point is lost."),
         forms=(later("double faults"),)),
    Term("winner", later("winner"), later("A stroke that wins the point at once."), forms=(later("winners"),)),
    Term("error", later("error"), later("A stroke that misses in a rally: the point is lost."),
         forms=(later("errors"),)),
    Term("break", later("breaks of serve"), later("Games won while the other side served.")),
    Term("first serves", later("first serves in"), later("First balls that were in, of all points served.")),
    Term("won on serve", later("won on serve"), later("Points won of those that one served.")),
    Term("momentum", later("momentum"),
         later("Who has won more of late: upwards the first name, the last points most."),
         is_found=False),
    Term("longest rally", later("longest rally"), later("Shots of the longest point, the serve included.")),
)  # fmt: skip
