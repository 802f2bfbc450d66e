"""The lines of the form on which a match of Hoops is set up."""

from __future__ import annotations

from wwtennis.games.hoops.bots import BOTS
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.series import KNOCK_OUTS
from wwtennis.games.hoops.setup import (
    CARDS_A_COACH,
    EASIEST,
    EVEN,
    LADDER,
    MOST_COACHES,
    TOKENS,
    TURNS_AFTER,
    Compensation,
    Length,
    Profiles,
)  # fmt: skip
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.words import _, sense
from wwtennis.tui.hoops.set_up import CAMPAIGN, MACHINE, MATCH, TOURNAMENT
from wwtennis.tui.shell.form import Line, Option, as_sentence, name_line, practice_line
from wwtennis.tui.shell.game_screens import OFF, ON, Values


def lines(values: Values) -> list[Line]:
    """Those that make sense with what is chosen so far."""
    if values["play"] == CAMPAIGN:
        return [
            _play(),
            _level(),
            name_line(0, _("Your name"), gap=True),
            _length(2),
            *_variants(True, in_a_series=True),
        ]
    if values["play"] == TOURNAMENT:
        return _tournament(values)
    return [_play(), *_match(values)]


def _play() -> Line:
    """HO-6.6, HO-6.7."""
    campaign = _("One machine coach after another, each a little stronger, until you lose; cards can be kept.")
    tournament = _("A knock-out of 4 or 8 coaches; cards can be kept from round to round.")
    options = (
        Option(MATCH, _("a match"), _("One match.")),
        Option(CAMPAIGN, _("a campaign"), campaign),
        Option(TOURNAMENT, _("a tournament"), tournament),
    )
    return Line("play", _("Play"), options)


def _tournament(values: Values) -> list[Line]:
    """HO-6.7: people and bots."""
    people = int(values["people"])
    says = _("The others are bots.")
    bots = [Option(name, name, as_sentence(_(bot.says))) for name, bot in reversed([*BOTS.items()])]
    others = [name_line(seat, _("{letter} is").format(letter="ABCD"[seat])) for seat in range(1, people)]
    return [
        _play(),
        Line("entrants", _("Coaches"), [Option(str(count), str(count), says) for count in KNOCK_OUTS]),
        Line("people", _("People"), [Option(str(count), str(count), says) for count in range(1, MOST_COACHES + 1)]),
        Line("by_1", _("Bots"), bots),
        name_line(0, _("Your name"), gap=True),
        *others,
        _length(2),
        *_variants(False, in_a_series=True),
        _compensation(),
    ]


def _match(values: Values) -> list[Line]:
    coaches = int(values["coaches"])
    machine = coaches == 2 and values["by_1"].startswith(MACHINE)
    found = [_coaches(), *[_who(seat, coaches) for seat in range(1, coaches)]]
    if machine:
        found.append(_level())
    people = [seat for seat in range(1, coaches) if values[f"by_{seat}"] == HUMAN]
    if not people:
        found.append(practice_line())
    found.append(name_line(0, _("Your name"), gap=True))
    found += [name_line(seat, _("{letter} is").format(letter="ABCD"[seat])) for seat in people]
    return [*found, _length(coaches), *_variants(machine), *([] if machine else [_compensation()])]


def _coaches() -> Line:
    """HO-5.8."""
    two = _("You against another.")
    more = _("Everybody plays everybody at once: an attack is scored against each opponent.")
    options = [Option(str(count), str(count), two if count == 2 else more) for count in (2, 3, 4)]
    return Line("coaches", _("Coaches"), options)


def _who(seat: int, coaches: int) -> Line:
    person = _("At the same keyboard: hands are hidden while the others play.")
    bots = [Option(name, name, as_sentence(_(bot.says))) for name, bot in reversed([*BOTS.items()])]
    machines = [] if coaches > 2 else _machines()
    label = _("Opponent") if coaches == 2 else _("Coach {letter}").format(letter="ABCD"[seat])
    return Line(f"by_{seat}", label, (*bots, *machines, Option(HUMAN, _("person"), person)))


def _machines() -> list[Option]:
    """HO-6.5."""
    says = _("A machine coach: no hand, no deck, and a counter that rises. {rule}")
    return [
        Option(f"{MACHINE}{profile.id}", _(profile.title), says.format(rule=_(profile.says)))
        for profile in MACHINES.values()
    ]


def _level() -> Line:
    """HO-6.1."""
    says = _("What its counter starts at: at {easy} it is easy, at {even} a match for the greedy bot.")
    says = says.format(easy=EASIEST, even=EVEN)
    return Line("level", _("Level"), [Option(str(level), str(level), says) for level in LADDER])


def _length(coaches: int) -> Line:
    """HO-5.4."""
    names = {
        Length.SHORT: _("short"), Length.NORMAL: _(sense("length", "normal")), Length.LONG: _("long"),
        Length.EPIC: _("epic"),
    }  # fmt: skip
    says = _("{turns} turns, all coaches together.")
    options = []
    for length, cards in CARDS_A_COACH.items():
        turns = (cards * coaches + TURNS_AFTER) // coaches * coaches
        options.append(Option(length.value, names[length], says.format(turns=turns)))
    return Line("length", _("Length"), options, gap=True)


def _variants(machine: bool, *, in_a_series: bool = False) -> list[Line]:
    """HO-5.1 to HO-5.7, all of them off by default; the team of a series is what was kept."""
    drafted = _("Everybody gets five players five times: one is kept aside, two go to the market, two leave.")
    return [
        *([] if in_a_series else [_own_team()]),
        *([] if machine else [_switch("draft", _("Draft"), drafted, _("The market is dealt and sorted."))]),
        _switch(
            "money_time", _("Money time"), _("In the last six turns what is bought can be used at once."),
            _("The last six turns are like the others."),
        ),
        _switch("decisive", _("Decisive"), _("Medals give rerolls at the end."), _("Medals mean nothing.")),
        Line(
            "mismatches", _("Mismatches"),
            [Option(str(count), str(count), _("One against one, scored at once.")) for count in TOKENS],
        ),
        Line("profiles", _("Profiles"), _profiles()),
    ]  # fmt: skip


def _own_team() -> Line:
    """HO-5.1."""
    return _switch("own_team", _("Own team"), _("Choose your starting cards."), _("The beginner's team."))


def _profiles() -> list[Option]:
    """HO-5.7."""
    return [
        Option(Profiles.NONE.value, _(sense("profiles", "none")), _("All coaches are alike.")),
        Option(Profiles.CHOSEN.value, _(sense("profiles", "chosen")), _("Everybody chooses what kind of coach to be.")),
        Option(Profiles.DRAWN.value, _(sense("profiles", "drawn")), _("Chance says what kind of coach everybody is.")),
    ]


def _compensation() -> Line:
    """H20."""
    more, fewer = _("The others start with 7 cards."), _("The first coach starts with 5 cards.")
    options = [
        Option(Compensation.NONE.value, _("6 cards"), _("Everybody starts with 6 cards.")),
        Option(Compensation.MORE.value, _("7 cards"), more),
        Option(Compensation.FEWER.value, _("first has 5"), fewer),
    ]
    return Line("compensation", _("Second coach"), options)


def _switch(name: str, label: str, if_on: str, if_off: str) -> Line:
    return Line(name, label, (Option(OFF, _("off"), if_off), Option(ON, _("on"), if_on)))
