"""`wwtennis completion`: the scripts do in a shell what they promise."""

import shutil
import subprocess
from collections.abc import Callable

import pytest

from tests.cli.conftest import ROOT, Told
from wwtennis.cli.commands import COMMANDS
from wwtennis.cli.completion import SHELLS

Run = Callable[..., Told]

ASK_BASH = """{script}
COMP_WORDS=({words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_wwtennis
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def completed(run: Run) -> Callable[[str], set[str]]:
    """What bash offers after this."""
    script = run("completion", "bash")[1]

    def ask(words: str) -> set[str]:
        code = ASK_BASH.format(script=script, words=words)
        done = subprocess.run(["bash", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return set(done.stdout.split())

    return ask


def test_bash_completes_commands_options_and_values(completed: Callable[[str], set[str]]):
    assert completed("wwtennis sim") == {"simulate"}
    assert completed("wwtennis ''") >= set(COMMANDS)
    assert completed("wwtennis simulate --su") == {"--surface"}
    assert completed("wwtennis simulate --surface ''") == {"clay", "hard", "grass", "indoor", "all"}
    assert completed("wwtennis --lang fr cards --surface g") == {"grass"}
    assert completed("wwtennis simulate --matches ''") == set()
    assert completed("wwtennis completion z") == {"zsh"}
    assert completed("wwtennis --lang ''") == {"en", "fr"}
    assert completed("wwtennis rules --lang ''") == {"en", "fr"}
    assert completed("wwtennis rules --game w") == {"worldwide"}


def test_bash_offers_files_where_a_file_can_stand(completed: Callable[[str], set[str]]):
    for words in ("verify", "replay", "export", "simulate --deck", "players --file"):
        assert completed(f"wwtennis {words} READ") == {"README.md"}
    for words in ("", "cards", "players", "matches", "where", "completion", "simulate --player-a"):
        assert completed(f"wwtennis {words} READ") == set()


def test_fish_offers_files_where_a_file_can_stand(run: Run):
    lines = run("completion", "fish")[1].splitlines()
    [player] = [line for line in lines if "only this player" in line]
    logs = [line for line in lines if "a file, a name from" in line]
    assert " -f " in player
    assert len(logs) == 4
    assert not any(" -f " in log for log in logs)
    if shutil.which("fish"):
        script = "\n".join(lines)
        assert offered_by_fish(script, "sim") == {"simulate"}
        assert offered_by_fish(script, "READ") == offered_by_fish(script, "players READ") == set()
        assert offered_by_fish(script, "verify READ") == {"README.md"}
        assert offered_by_fish(script, "cards --surface g") == {"grass"}
        assert offered_by_fish(script, "--lang f") == {"fr"}


def offered_by_fish(script: str, words: str) -> set[str]:
    code = f"complete -e -c wwtennis\n{script}\ncomplete -C 'wwtennis {words}'"
    done = subprocess.run(["fish", "--no-config", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return {line.split("\t")[0] for line in done.stdout.splitlines()}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_every_command_and_option(run: Run, shell: str):
    status, script, err = run("completion", shell)
    assert (status, err) == (0, "")
    assert all(name in script for name in COMMANDS)
    assert "clay hard grass indoor all" in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


def test_unknown_shell_is_one_sentence(refused: Callable[..., str]):
    assert "there is no 'tcsh', there are bash, zsh, fish" in refused(2, "completion", "tcsh")
