"""The lines of the form on which a match of Serve & Play is set up."""

from __future__ import annotations

from wwtennis.games import kind_of
from wwtennis.kernel.bots import everybody, style_of
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.words import _
from wwtennis.tui.shell.form import Line, Option, as_sentence, name_line, practice_line
from wwtennis.tui.shell.game_screens import OFF, ON, Values


def lines(values: Values) -> list[Line]:
    """Those that make sense with what is chosen so far."""
    doubles = values["players"] == "doubles"
    found = [_players(), *_opponents(doubles)]
    people = [seat for seat in range(1, 4 if doubles else 2) if values[f"by_{seat}"] == HUMAN]
    if not people:
        found.append(practice_line())
    found.append(name_line(0, _("Your name"), gap=True))
    found += [name_line(seat, _name_label(seat, doubles)) for seat in people]
    return [*found, *_variants()]


BOTS = ("greedy", "search", "random")


def _players() -> Line:
    two = _("You against another: ten cards each.")
    four = _("Two against two: seven cards each. Partners see each other's hands, and exchange cards before a game.")
    return Line("players", _("Players"), (Option("singles", _("singles"), two), Option("doubles", _("doubles"), four)))


def _opponents(doubles: bool) -> list[Line]:
    if not doubles:
        return [_who(1, _("Opponent"))]
    return [_who(2, _("Partner")), _who(1, _("Their right")), _who(3, _("Their left"))]


def _who(seat: int, label: str) -> Line:
    person = _("At the same keyboard: hands are hidden while the other side plays.")
    known = everybody(kind_of("serve-play"))
    bots = [Option(bot, style_of(known, bot), as_sentence(_(known[bot].says))) for bot in BOTS]
    return Line(f"by_{seat}", label, (*bots, Option(HUMAN, _("person"), person)))


def _name_label(seat: int, doubles: bool) -> str:
    if not doubles:
        return _("Their name")
    return {1: _("Right is"), 2: _("Partner is"), 3: _("Left is")}[seat]


def _variants() -> list[Line]:
    """SP-20 and the rules file's variants, all of them off by default."""
    one = _("A set is the match: six games, two ahead.")
    sets = Line(
        "sets", _("Match"), (Option("1", _("one set"), one), Option("3", _("best of 3"), _("Two sets win."))), gap=True
    )
    return [
        sets,
        _switch("tiebreak", _("Tie-break"), _("At 6-6 seven points decide, two ahead."), _("Two games ahead, always.")),
        _switch(
            "advantage", _("Advantage"), _("After 40-40, two points ahead."), _("At 40-40 the next point decides.")
        ),
        _switch("fresh_card", _("Fresh card"), _("One card after each point."), _("Hands last for the whole game.")),
    ]


def _switch(name: str, label: str, if_on: str, if_off: str) -> Line:
    return Line(name, label, (Option(OFF, _("off"), if_off), Option(ON, _("on"), if_on)))
