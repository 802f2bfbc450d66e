"""What playing a tactic is likely to bring, in a few words: beside the answers, and as a reason of the coach."""

from __future__ import annotations

from wwtennis.games.hoops.cards import Side, total
from wwtennis.games.hoops.chances import likely, likely_defence
from wwtennis.games.hoops.choices import Activate
from wwtennis.games.hoops.view import View
from wwtennis.kernel.words import _


def expected(choice: Activate, view: View) -> str:
    """What it is likely to keep; an attack less what the others' prepared defences are likely to stop of it."""
    deck, me = view.setup.deck, view.me
    tactic = deck.tactics[choice.card]
    if tactic.side is Side.DEFENCE:
        attack = max([total(team.attack) for team in view.others])
        if not attack:
            return _("nothing to stop")
        stopped = likely(deck, me, tactic, view.colours_waiting)
        return _("stops about {count:.0f} of {attack}").format(count=stopped, attack=attack)
    kept, colours = likely(deck, me, tactic), frozenset(tactic.keeps)
    stopped = max([likely_defence(deck, team, team.defence, colours) for team in view.others])
    if stopped < 0.5:
        return _("about {kept:.0f}").format(kept=kept)
    return _("about {kept:.0f}, less {stopped:.0f}").format(kept=kept, stopped=stopped)
