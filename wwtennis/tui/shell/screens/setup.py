"""Match set-up: everything that is agreed before a match, with the last choice remembered. Enter starts it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from wwtennis.files.assets import load_deck
from wwtennis.files.players import load_players
from wwtennis.files.settings import LONGEST_NAME, MatchChoice, Settings, clean_name
from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.cards import SURFACE_NAMES, Surface
from wwtennis.games.worldwide.player_cards import PlayerCard, solo_note
from wwtennis.games.worldwide.setup import Level
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import SETUP, bindings_for, key_name
from wwtennis.tui.shell.form import Line, Option
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.screens.form_page import FormPage, SmallCourt
from wwtennis.tui.shell.session import HUMAN, SOLO

BOT = "bot"
ON, OFF = "on", "off"


class StartButton(Static):
    """Starts the match, for the mouse; Enter does the same."""

    def render(self) -> Content:
        key = key_name("enter", page_of(self).shell.ascii_only)
        return Content.assemble((f" {key} ", "bold"), _("Start the match"), "  ")

    async def on_click(self, event: events.Click) -> None:
        event.stop()
        await self.screen.run_action("start")


class SetupScreen(FormPage):
    """A new match."""

    section = SETUP
    BINDINGS = bindings_for(SETUP)
    DEFAULT_CSS = """
    SetupScreen StartButton {
        width: auto; height: 1; margin: 0 2 2 2; background: $accent; color: $on-accent;
    }
    SetupScreen:nocolor StartButton { text-style: reverse; }
    """

    def heading(self) -> str:
        return _("New match")

    def below_the_form(self) -> ComposeResult:
        yield StartButton()

    def on_mount(self) -> None:
        try:
            self._take(self.shell.settings)
        except WWTennisError as why:  # a player file that somebody changed
            self.shell.warn(str(why))
            self.dismiss()

    # Between the choice and the form

    def _take(self, settings: Settings) -> None:
        choice = settings.match
        kind, _colon, strength = choice.opponent.partition(":")
        values = {
            "played": choice.played, "surface": choice.surface, "level": choice.level,
            "challenges": _switch(choice.challenges), "opponent": kind, "strength": strength,
            "practice": _switch(choice.practice), "name_a": settings.names[0], "name_b": settings.names[1], "seed": "",
            "card_a": choice.cards[0], "card_b": choice.cards[1],
        }  # fmt: skip
        self._show(values)

    def _show(self, values: dict[str, str]) -> None:
        lines = _lines(values)
        for line in lines:  # a bot or a level may have gone since it was chosen
            if line.options and values[line.id] not in [option.value for option in line.options]:
                values[line.id] = line.options[0].value
        self.form.show(lines, values)
        court = self.query_one(SmallCourt)
        court.surface = values["surface"]
        court.refresh()
        self.tell()

    def tell(self) -> None:
        """A player card needs the room of the picture for its words."""
        self.query_one(SmallCourt).display = not self.form.line.id.startswith("card")
        super().tell()

    def choice(self) -> MatchChoice:
        """What the form says."""
        values = self.form.values
        opponent = values["opponent"]
        chosen = {
            "played": values["played"], "surface": values["surface"], "level": values["level"],
            "challenges": values["challenges"] == ON,
            "opponent": opponent if opponent == HUMAN else f"{opponent}:{values['strength']}",
            "practice": values["practice"] == ON and opponent != HUMAN, "cards": [values["card_a"], values["card_b"]],
        }  # fmt: skip
        return msgspec.convert(chosen, MatchChoice)

    def changed(self, line: str, value: str) -> None:
        self._show(self.form.values)

    # What can be done

    def action_start(self) -> None:
        values, shell = self.form.values, self.shell
        first, second = clean_name(values["name_a"]), clean_name(values["name_b"])
        names = (first or Settings().names[0], second or Settings().names[1])
        seed = int(values["seed"]) if values["seed"] else None
        try:
            shell.settings = msgspec.structs.replace(shell.settings, names=names)
            shell.start_match(self.choice(), seed)
        except WWTennisError as why:  # a deck that somebody changed
            self.notify(str(why), severity="error")

    def action_defaults(self) -> None:
        self._take(msgspec.structs.replace(Settings(), names=self.shell.settings.names))


def _switch(is_on: bool) -> str:
    return ON if is_on else OFF


def _lines(values: dict[str, str]) -> list[Line]:
    """The lines that make sense with what is chosen so far."""
    lines = [_played(), _surface(), _level(), _challenges(values), _opponent()]
    if values["opponent"] != HUMAN:
        lines += [_strength(values["opponent"]), _practice()]
    lines.append(_name("name_a", _("Your name"), gap=True))
    if values["opponent"] == HUMAN:
        lines.append(_name("name_b", _("Their name")))
    solo = values["opponent"] == SOLO
    lines += [_card("card_a", _("Your card"), values), _card("card_b", _("Their card"), values, solo)]
    return [*lines, _seed()]


def _played() -> Line:
    tiebreak = _("First to 7 points, two ahead. Ten minutes or so; ends change every 6 points.")
    sets = _("First to {sets} sets. A game is won with 2 points, a set with 6 games; 6-6 is settled by a tie-break.")
    options = (
        Option("tiebreak", _("tie-break"), tiebreak),
        Option("best-of-3", _("best of 3"), sets.format(sets=2)),
        Option("best-of-5", _("best of 5"), sets.format(sets=3)),
    )
    return Line("played", _("Match"), options)


def _surface() -> Line:
    says = {
        Surface.CLAY: _(
            "Slow. Attacks and big serves trouble least here; crosscourts, passing shots, lobs and drop shots most. "
            "Patience pays."
        ),
        Surface.HARD: _("Fair to everyone. No stroke is favoured much: the surface to start on."),
        Surface.GRASS: _(
            "Fast and low. Big serves, attacks, volleys and slice are hardest to answer. Come to the net: passing "
            "shots are at their weakest."
        ),
        Surface.INDOOR: _("Quick and true. Serves and slice bite, nearly as on grass; drop shots and topspin least."),
    }
    return Line("surface", _("Surface"), [Option(s.value, _(SURFACE_NAMES[s]), says[s]) for s in Surface])


def _level() -> Line:
    basic = _("The basic rules, to find your feet: no spin, no Stars on a roll, no Stars from strokes, no challenges.")
    full = _("The whole game: Stars make a roll easier, strokes earn Stars, topspin and slice have their effect.")
    options = (
        Option(Level.WARMUP.value, _("warm-up"), basic),
        Option(Level.ADVANCED.value, _("advanced"), full),
    )
    return Line("level", _("Rules"), options)


def _challenges(values: dict[str, str]) -> Line:
    if values["level"] == Level.WARMUP.value:
        return Line("challenges", _("Challenges"), (Option(OFF, _("off"), _("A warm-up is played without.")),))
    two = _("Two each. A roll missed by 1 may be challenged: a coin decides whether the ball was in after all.")
    return Line(
        "challenges", _("Challenges"), (Option(ON, _("on"), two), Option(OFF, _("off"), _("Every call stands.")))
    )


def _opponent() -> Line:
    person = _("Two people, one keyboard: hands are hidden while the other one plays.")
    solo = _("The rulebook's own opponent for one: it has no hand, and draws its strokes from five piles.")
    bot = _("A computer player with a hand, Stars and challenges like yours. It sees what you would see, no more.")
    options = (Option(SOLO, _("solo"), solo), Option(BOT, _("computer"), bot), Option(HUMAN, _("person"), person))
    return Line("opponent", _("Opponent"), options, gap=True)


def _strength(opponent: str) -> Line:
    options: Sequence[Option]
    if opponent == SOLO:
        options = [Option(level.id, _(level.name).lower(), level.sentence) for level in SOLO_LEVELS.values()]
    else:
        options = [Option(name, name, _sentence(_(kind.says))) for name, kind in BOTS.items()]
    return Line("strength", _("Strength"), options)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")


def _practice() -> Line:
    free = _("Take anything back, and ask the coach what to play. For learning, not for glory.")
    fair = _("A decision can be taken back while nothing new has been seen since.")
    return Line("practice", _("Practice"), (Option(OFF, _("off"), fair), Option(ON, _("on"), free)))


def _name(name: str, label: str, gap: bool = False) -> Line:
    return Line(name, label, says=_("Just type it."), gap=gap, most=LONGEST_NAME, empty=_("type a name"))


def _card(name: str, label: str, values: dict[str, str], solo: bool = False) -> Line:
    if values["level"] == Level.WARMUP.value:
        return Line(name, label, (Option("", _("none"), _("A warm-up is played without player cards.")),))
    nobody = _("Play without a player card, or be somebody: choose one and read what it can do.")
    people = [Option(card.id, card.name, card_words(card, solo)) for card in load_players().values()]
    return Line(name, label, (Option("", _("none"), nobody), *people))


def card_words(card: PlayerCard, solo: bool) -> str:
    """All that stands on a player card."""
    if solo:
        return f"{card.style}.\n\n" + _sentence(solo_note(card))
    hand = _("Hand {hand}. Stars: {up} up, {down} down.").format(hand=card.hand, up=card.stars_up, down=card.stars_down)
    deck = load_deck()
    removed = ", ".join(deck.name(number) for number in card.removed)
    without = [_("Without: {cards}.").format(cards=removed)] if removed else []
    return "\n".join([f"{card.style}.", hand, "", *card.sentences(), *without])


def _seed() -> Line:
    says = _("A number that decides all luck: the same seed and the same choices give the same match. Empty: any.")
    return Line("seed", _("Seed"), says=says, most=len(str(LARGEST_SEED)) - 1, empty=_("any"), accepts=str.isdecimal)
