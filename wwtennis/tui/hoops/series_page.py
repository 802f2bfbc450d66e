"""Between the matches of a campaign or a tournament: how far it has come, what is kept, who comes next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wwtennis.files.matches import Kept as KeptMatch
from wwtennis.games.hoops.campaign import Kept, may_keep, may_replace
from wwtennis.games.hoops.cards import Cards
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.series import Tournament
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.actions import SERIES
from wwtennis.tui.hoops.notes import player_signs, tactic_signs
from wwtennis.tui.hoops.series import Over, Stage, Step, Team
from wwtennis.tui.hoops.set_up import CAMPAIGN
from wwtennis.tui.shell.actions import bindings_for
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.form import Line, Option
from wwtennis.tui.shell.game_screens import Values
from wwtennis.tui.shell.screens.form_page import FormPage, SmallCourt
from wwtennis.tui.shell.session import MatchSession

GO_ON, NEW = "on", "new"
NOTHING = "0"  # no card
PROFILES = tuple(MACHINES)


class SeriesPage(FormPage):
    """Something to go on with, or to begin anew; cards to keep, an opponent to choose."""

    game = "hoops"
    section = SERIES
    BINDINGS = bindings_for(SERIES)
    DEFAULT_CSS = """
    SeriesPage .stands { height: auto; padding: 0 1 1 0; }
    """

    def __init__(self, which: str, cards: Cards, find: Callable[[Path], Stage | None], new: Stage | None) -> None:
        """`find` looks among the kept matches for one that is under way, and may take a moment.

        `new` is the beginning of another; None right after a match.
        """
        super().__init__()
        self._which, self._cards, self._find, self._new = which, cards, find, new
        self._stage: Stage | None = None  # of the one that is under way, or how the last one ended
        self._is_busy = True

    def heading(self) -> str:
        return _("Campaign") if self._which == CAMPAIGN else _("Tournament")

    def on_mount(self) -> None:
        self.query_one(SmallCourt).display = False
        self.query_one(VerticalScroll).mount(Static(classes="stands"), before=0)
        self._show({})
        in_background(self, partial(self._find, self.shell.autosave.folder), self._found, self._trouble)

    def _found(self, stage: Stage | None) -> None:
        self._stage, self._is_busy = stage, False
        self._show({})

    def _trouble(self, sentence: str) -> None:
        self._is_busy = False
        self.shell.complain(sentence)
        self._show({})

    # What is chosen

    def _chosen(self, values: Values) -> Stage:
        """What the form is about."""
        if self._stage is not None and (self._new is None or values.get("which") != NEW):
            return self._stage
        return self._new or Over("")

    def _show(self, values: Values) -> None:
        lines = self._lines(values)
        while missing := [line for line in lines if values.get(line.id) not in [each.value for each in line.options]]:
            for line in missing:
                values[line.id] = line.options[0].value
            lines = self._lines(values)  # whom a card replaces depends on the card
        self.form.show(lines, values)
        self.query_one(".stands", Static).update(self._stands(values))
        self.tell()

    def _lines(self, values: Values) -> list[Line]:
        stage = self._chosen(values)
        lines = [self._which_line()]
        if stage.keeps is not None:
            lines += keeping(self._cards, stage.keeps, values)
        if stage.opponents is not None:
            lines.append(_opponents(stage.opponents))
        return lines

    def _which_line(self) -> Line:
        campaign = self._which == CAMPAIGN
        going_on = (
            _("With the campaign that is under way.") if campaign else _("With the tournament that is under way.")
        )
        says = _("Everybody begins with the beginner's team. What was played before stays among the matches.")
        new = Option(NEW, _("a new campaign") if campaign else _("a new tournament"), says)
        options = [] if self._new is None else [new]
        if self._stage is not None and not isinstance(self._stage, Over):
            options.insert(0, Option(GO_ON, _("go on"), going_on))
        return Line("which", _("Now"), options or [Option(GO_ON, _("leave"), _("There is nothing more to play."))])

    def _stands(self, values: Values) -> Content:
        if self._is_busy:
            return Content(_("A moment ..."))
        stage = self._chosen(values)
        told = [Content(stage.told())] if stage.told() else []
        if isinstance(self._stage, Over) and stage is not self._stage:
            told.insert(0, Content(self._stage.told()))
        return Content("\n").join([*told, *(bracket(stage.draw) if stage.draw is not None else ())])

    def changed(self, line: str, value: str) -> None:
        self._show(self.form.values)

    # What can be done

    def action_start(self) -> None:
        values = self.form.values
        stage = self._chosen(values)
        if self._is_busy:
            return
        if isinstance(stage, Over):
            self.shell.back_to_title()
            return
        self._is_busy = True
        step = partial(stage.next, kept_of(values), values.get("opponent", PROFILES[0]))
        in_background(self, step, self._take, self._trouble, lambda: self._show(values))

    def _take(self, step: Step) -> None:
        self._is_busy = False
        if isinstance(step, MatchSession):
            self.shell.play(step)
        elif isinstance(step, KeptMatch):
            self.shell.taking_up.go_on_with(step)
        else:
            self._found(step)


def keeping(cards: Cards, team: Team, values: Values) -> list[Line]:
    """HO-6.6, HO-6.7: one player and one tactic, and whose places they take."""
    says = _("A card that was in the team at the end and costs {most} at most may replace a starting card.")
    lines = []
    players, tactics = may_keep(cards, team.owned, team.most)
    for kind, label, found in (("player", _("Keep player"), players), ("tactic", _("Keep tactic"), tactics)):
        fitting = [card for card in found if may_replace(cards, team.roster, card)]
        nothing = Option(NOTHING, _("no card"), says.format(most=team.most))
        lines.append(Line(kind, label, [nothing, *(_card(cards, card) for card in fitting)]))
        chosen = int(values.get(kind, NOTHING))
        if chosen in fitting:
            places = [_card(cards, place) for place in may_replace(cards, team.roster, chosen)]
            lines.append(Line(f"{kind}_instead", _("in place of"), places))
    return lines


def _card(cards: Cards, card: int) -> Option:
    if card in cards.tactics:
        return Option(str(card), cards.tactics[card].name, tactic_signs(cards.tactics[card]))
    return Option(str(card), cards.players[card].name, player_signs(cards.players[card]))


def kept_of(values: Values) -> list[Kept]:
    chosen = [(values.get(kind, NOTHING), values.get(f"{kind}_instead", NOTHING)) for kind in ("player", "tactic")]
    return [Kept(int(card), int(instead)) for card, instead in chosen if card != NOTHING]


def _opponents(beaten: int) -> Line:
    """HO-6.5: who comes next is chosen; by default each in turn."""
    first = beaten % len(PROFILES)
    profiles = [MACHINES[profile] for profile in (*PROFILES[first:], *PROFILES[:first])]
    return Line("opponent", _("Opponent"), [Option(each.id, _(each.title), _(each.says)) for each in profiles])


def bracket(tournament: Tournament) -> list[Content]:
    """The matches of this round; the next one is marked."""
    told = []
    for place, pair in enumerate(tournament.pairings):
        said = " - ".join([entrant.name for entrant in pair])
        if place < len(tournament.through):
            told.append(Content.assemble((f"  {said}: ", "$muted"), tournament.through[place].name))
        else:
            is_next = place == len(tournament.through)
            told.append(Content.styled(f"{'>' if is_next else ' '} {said}", "bold" if is_next else "$muted"))
    return told
