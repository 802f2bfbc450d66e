"""`wwtennis play`: a match at once, in the app; or line by line, for screen readers, bad connections and pipes."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wwtennis.cli.options import add_options, asked_of
from wwtennis.cli.parsing import LARGEST_SEED, add_language, one_of, whole_number
from wwtennis.files.folders import NEWEST
from wwtennis.files.matches import find_log
from wwtennis.games import FIRST, kind_of
from wwtennis.kernel.bots import everybody, name_of
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import names_of_all
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.voice import complain, say
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.files.autosave import Autosave
    from wwtennis.kernel.kind import Kind
    from wwtennis.tui.shell.session import MatchSession

EXAMPLES = (
    "wwtennis play --two --surface clay",
    "wwtennis play --plain",
    "wwtennis play --plain --two",
    "wwtennis play --plain --continue",
)


def game_examples(game: str) -> Sequence[str]:
    named = [f"--game {game}"] if game != FIRST else []
    return (" ".join(["wwtennis play --plain", *named, "--bot", kind_of(game).bot_names[-1]]),)


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--plain", action="store_true", help=_("line by line: a question, its answers by number, what you type"))
    add("--two", action="store_true", help=_("two people at this keyboard"))
    add("--practice", action="store_true", help=_("any decision can be taken back"))
    add("--seed", type=whole_number(0, LARGEST_SEED), metavar="N", help=_("the same seed gives the same luck"))
    says = _("go on with a match that was left: a file, a name, or the newest one")
    add("--continue", dest="go_on", nargs="?", const=NEWEST, metavar=_("LOG"), help=says)
    add_language(parser)


def add_game_arguments(parser: ArgumentParser, game: str) -> None:
    kind = kind_of(game)
    add_options(parser, kind.options)
    says = _("against this computer player: {bots}").format(bots=", ".join(names_of_all(kind)))
    parser.add_argument("--bot", type=one_of(*names_of_all(kind)), metavar=_("NAME"), help=says)


def run(arguments: Namespace) -> int:
    return _line_by_line(arguments) if arguments.plain else _in_the_app(arguments)


def _line_by_line(arguments: Namespace) -> int:
    from wwtennis.cli.linear import Linear
    from wwtennis.files.autosave import Autosave
    from wwtennis.tui.shell.leaving import save_the_rest

    autosave = Autosave()
    autosave.tell = complain
    session = _asked_for(autosave, arguments)
    try:
        is_over = Linear(session).play()
    finally:
        path = autosave.path
        is_saved = save_the_rest(autosave)
    if not is_over and path is not None:
        say(_("The match is kept: `wwtennis play --plain --continue` goes on with it."))
    return int(not is_saved)


def _in_the_app(arguments: Namespace) -> int:
    from wwtennis.tui.shell.terminal import check_terminal

    check_terminal()  # before anything heavy is imported
    from wwtennis.files.autosave import Autosave
    from wwtennis.tui.shell.opening import run as run_app

    autosave = Autosave()
    session = _asked_for(autosave, arguments) if _is_anything_asked(arguments) else None
    return run_app(arguments.lang, straight_to_the_match=True, autosave=autosave, session=session)


# The match


def _is_anything_asked(arguments: Namespace) -> bool:
    """Else the app plays one as the last was set up there."""
    usual: dict[str, Any] = {"two": False, "practice": False, "seed": None, "go_on": None, "bot": None, "game": FIRST}
    for option in kind_of(arguments.game).options:
        usual[option.name.strip("-").replace("-", "_")] = False if option.is_flag else option.default
    return any(getattr(arguments, name) != value for name, value in usual.items())


def _asked_for(autosave: Autosave, arguments: Namespace) -> MatchSession:
    return _taken_up(autosave, arguments.go_on) if arguments.go_on is not None else _begun(autosave, arguments)


def _begun(autosave: Autosave, arguments: Namespace) -> MatchSession:
    session = new_match(kind_of(arguments.game), asked_of(arguments))
    autosave.start(session.header, session.table)
    return session


def _taken_up(autosave: Autosave, name: str) -> MatchSession:
    from wwtennis.files.resume import resume
    from wwtennis.tui.shell.session import MatchSession

    newest = autosave.unfinished() if name == NEWEST else None
    resumed = resume(newest.path if newest is not None else find_log(name))
    autosave.take_up(resumed)
    session = MatchSession.taken_up(resumed)
    if not session.people:
        raise UsageError(_("{path}: nobody at a keyboard plays in this match").format(path=resumed.recording.path))
    return session


def new_match(kind: Kind, asked: dict[str, Any]) -> MatchSession:
    """What the options ask for: whoever types is in seat A."""
    from wwtennis.files.material import material_of
    from wwtennis.files.settings import SettingsFile
    from wwtennis.tui.shell.session import MatchSession, SeatPlan

    material, nobody = material_of(kind.id), [None] * kind.most_seats
    people = SettingsFile().load().names
    by = _players(kind, asked, len(kind.arrange(material, asked, nobody).bots))
    bots, names = everybody(kind), list[str]()
    for seat, who in enumerate(by):
        names.append(people[seat] if who == HUMAN else name_of(bots, who, names))
    told = [None if who == SOLO else name for who, name in zip(by, names, strict=True)]
    arranged = kind.arrange(material, asked, [*told, *nobody[len(told) :]])
    if len(arranged.setups) != 1:
        raise UsageError(_("one match is played at a time: choose one surface"))
    for note in arranged.notes:
        complain(note)
    header = kind.header_of(arranged.setups[0], 0, by)
    plans = [SeatPlan(who, seat.name) for who, seat in zip(by, header.seats, strict=True)]
    return MatchSession(kind, arranged.setups[0], plans, asked["seed"], asked["practice"])


def _players(kind: Kind, asked: dict[str, Any], seats: int) -> list[str]:
    """Who sits where: a person, and opposite the one that is asked for; else the solo opponent, or the best bot."""
    if sum(map(bool, (asked.get("solo"), asked["bot"], asked["two"]))) > 1:
        raise UsageError(_("--solo, --bot and --two all say who plays against you: choose one of them"))
    if "solo" in asked and not asked["bot"] and not asked["two"]:
        asked["solo"] = asked["solo"] or "book"
        return [HUMAN, SOLO]
    bot = asked["bot"] or kind.bot_names[-1]
    return [HUMAN, HUMAN if asked["two"] else bot, *[bot] * (seats - 2)]
