"""The lines of the form on which a match of Worldwide Tennis is set up."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.files.material import material_of
from wwtennis.games.worldwide.bots.personas import PERSONAS, style_of
from wwtennis.games.worldwide.cards import SURFACE_NAMES, Surface
from wwtennis.games.worldwide.player_cards import PlayerCard, solo_note
from wwtennis.games.worldwide.setup import Level
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.bots import Persona
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.words import _
from wwtennis.tui.shell.form import Line, Option, as_sentence, name_line, practice_line
from wwtennis.tui.shell.game_screens import OFF, ON, Values
from wwtennis.tui.worldwide.set_up import TO_THE_CARD

BOT = "bot"


def lines(values: Values) -> list[Line]:
    """Those that make sense with what is chosen so far."""
    found = [_played(), _surface(), _level(), _challenges(values), _opponent()]
    if values["opponent"] != HUMAN:
        found += [_strength(values["opponent"], values["card_b"]), practice_line(_("For learning, not for glory."))]
    found.append(name_line(0, _("Your name"), gap=True))
    if values["opponent"] == HUMAN:
        found.append(name_line(1, _("Their name")))
    solo = values["opponent"] == SOLO
    return [*found, _card("card_a", _("Your card"), values), _card("card_b", _("Their card"), values, solo)]


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
            "Slow. Attacks, volleys and big serves trouble least here; crosscourts and drop shots most. Patience pays."
        ),
        Surface.HARD: _("Fair to everyone. No stroke is favoured much: the surface to start on."),
        Surface.GRASS: _(
            "Fast and low. Big serves, volleys and passing shots are hardest to answer. At the net it is soon over."
        ),
        Surface.INDOOR: _(
            "Quick and true. Attacks are hardest to answer here; drop shots and drop volleys trouble little."
        ),
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


def _strength(opponent: str, card: str) -> Line:
    options: Sequence[Option]
    if opponent == SOLO:
        options = [Option(level.id, _(level.name).lower(), level.sentence) for level in SOLO_LEVELS.values()]
    else:
        faces = [Option(who, _(each.title).lower(), face(each)) for who, each in PERSONAS.items()]
        options = [*faces, Option(TO_THE_CARD, _("as their card asks"), _to_the_card(card))]
    return Line("strength", _("Strength") if opponent == SOLO else _("Who"), options)


def face(persona: Persona) -> str:
    """A portrait with a name beside it, and a sentence."""
    top, middle, bottom = persona.portrait
    return f"{top}\n{middle}  {persona.name}\n{bottom}\n\n{as_sentence(_(persona.says))}"


def _to_the_card(card: str) -> str:
    """Who plays to this player card."""
    says = _("Plays in the style that their player card calls for; without a card, all over the court.")
    player = player_cards().get(card)
    return says if player is None else f"{says}\n\n{face(PERSONAS[style_of(player)])}"


def _card(name: str, label: str, values: dict[str, str], solo: bool = False) -> Line:
    if values["level"] == Level.WARMUP.value:
        return Line(name, label, (Option("", _("none"), _("A warm-up is played without player cards.")),), is_long=True)
    nobody = _("Play without a player card, or be somebody: choose one and read what it can do.")
    people = [Option(card.id, card.name, card_words(card, solo)) for card in player_cards().values()]
    return Line(name, label, (Option("", _("none"), nobody), *people), is_long=True)


def player_cards() -> dict[str, PlayerCard]:
    found: dict[str, PlayerCard] = material_of("worldwide").players
    return found


def card_words(card: PlayerCard, solo: bool) -> str:
    """All that stands on a player card."""
    if solo:
        return f"{card.style}.\n\n" + as_sentence(solo_note(card))
    hand = _("Hand {hand}. Stars: {up} up, {down} down.").format(hand=card.hand, up=card.stars_up, down=card.stars_down)
    deck = material_of("worldwide").deck
    removed = ", ".join(deck.name(number) for number in card.removed)
    without = [_("Without: {cards}.").format(cards=removed)] if removed else []
    return "\n".join([f"{card.style}.", hand, "", *card.sentences(), *without])
