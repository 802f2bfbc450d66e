"""Completion scripts: a template each for bash, zsh and fish."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wwtennis.files.languages import languages
from wwtennis.kernel.voice import PROGRAM

if TYPE_CHECKING:
    from wwtennis.cli.completion import Option

    Commands = dict[str, tuple[str, list[Option]]]

BEFORE = ("--help", "--version", "--lang")

BASH = """\
# bash completion for {program}
_{program}() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} last=${{COMP_WORDS[COMP_CWORD-1]}} command= files= each
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $each in {names}) command=$each; break ;; esac
    done
    COMPREPLY=()
    case "$command $last" in
        " --lang") COMPREPLY=($(compgen -W "{languages}" -- "$word")); return ;;
{values}
    esac
    case $command in
{options}
        "") COMPREPLY=($(compgen -W "{all} {before}" -- "$word")) ;;
    esac
    if [[ $files && $word != -* ]]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}}
complete -o filenames -F _{program} {program}"""


def bash(commands: Commands) -> str:
    values, options = [], []
    for name, (_says, known) in commands.items():
        values += [_bash_value(name, option) for option in known if option.flags and option.takes_value]
        words = " ".join([flag for option in known for flag in option.flags] + _positional_words(known))
        files = " files=yes;" if _takes_files(known) else ""
        options.append(f'        {name}){files} COMPREPLY=($(compgen -W "{words}" -- "$word")) ;;')
    return BASH.format(
        program=PROGRAM, names="|".join(commands), all=" ".join(commands), before=" ".join(BEFORE),
        languages=" ".join(languages()), values="\n".join(values), options="\n".join(options),
    )  # fmt: skip


def _bash_value(name: str, option: Option) -> str:
    """What may follow an option that takes a value: its words, a file, or something that nobody can guess."""
    pattern = "|".join(f'"{name} {flag}"' for flag in option.flags)
    reply = ""
    if option.words or option.takes_path:
        wanted = f'-W "{" ".join(option.words)}"' if option.words else "-f"
        reply = f'COMPREPLY=($(compgen {wanted} -- "$word")); '
    return f"        {pattern}) {reply}return ;;"


def _takes_files(known: list[Option]) -> bool:
    """Whether files may follow the command itself."""
    return any(option.takes_path for option in known if not option.flags)


def _positional_words(known: list[Option]) -> list[str]:
    return [word for option in known if not option.flags for word in option.words]


ZSH = """\
#compdef {program}
_{program}() {{
    local -a commands=(
{listed}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        _arguments '--help[help]' '--version[version]' '--lang[language]:language:({languages})'
        return
    fi
    local command=$words[2]
    shift words; (( CURRENT-- ))
    case $command in
{options}
    esac
}}
if [[ $funcstack[1] == _{program} ]]; then _{program} "$@"; else compdef _{program} {program}; fi"""


def zsh(commands: Commands) -> str:
    listed = "\n".join(f"        '{name}:{_quoted(says)}'" for name, (says, _known) in commands.items())
    options = []
    for name, (_says, known) in commands.items():
        specs = " ".join(f"'{_zsh_spec(option, flag)}'" for option in known for flag in option.flags or ("",))
        options.append(f"        {name}) _arguments {specs} ;;")
    return ZSH.format(program=PROGRAM, listed=listed, languages=" ".join(languages()), options="\n".join(options))


def _zsh_spec(option: Option, flag: str) -> str:
    how = "(" + " ".join(option.words) + ")" if option.words else "_files" if option.takes_path else ""
    if not flag:
        return f"*:{_quoted(option.help)}:{how}"
    spec = f"{flag}[{_quoted(option.help)}]"
    return f"{spec}:{flag.lstrip('-')}:{how}" if option.takes_value else spec


def _quoted(text: str) -> str:
    """Nothing that zsh or a quote would take for its own."""
    return text.replace("'", "").replace(":", ",").replace("[", "(").replace("]", ")")


def fish(commands: Commands) -> str:
    names = " ".join(commands)
    first = f"complete -c {PROGRAM} -f -n 'not __fish_seen_subcommand_from {names}'"
    spoken = " ".join(languages())
    lines = [f"{first} -l help", f"{first} -l version", f"{first} -l lang -x -a '{spoken}'"]
    for name, (says, known) in commands.items():
        lines.append(f"{first} -a {name} -d '{_quoted(says)}'")
        lines += [_fish_option(name, option) for option in known]
    return "\n".join(lines)


def _fish_option(name: str, option: Option) -> str:
    parts = [f"complete -c {PROGRAM} -n '__fish_seen_subcommand_from {name}'"]
    parts += [f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags]
    if option.words:
        parts.append(f"{'-x ' if option.flags else ''}-a '{' '.join(option.words)}'")
    elif option.flags and option.takes_value:
        parts.append("-r" if option.takes_path else "-x")
    elif not option.flags and not option.takes_path:
        parts.append("-f")
    return " ".join([*parts, f"-d '{_quoted(option.help)}'"])


SCRIPTS: dict[str, Callable[[Commands], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
