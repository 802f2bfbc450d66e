"""matches, replay, export and where on the command line: data on stdout, one sentence on stderr, exit codes 0, 1, 2."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.disks import KINDS, hostile
from tests.journals import kept
from wwtennis.__main__ import main
from wwtennis.files.folders import matches_folder
from wwtennis.files.matches import rename, title_file
from wwtennis.kernel.plain import printable
from wwtennis.tennis.score import BEST_OF_3


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WWTENNIS_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]):
    """Run a command: its exit status, stdout and stderr."""

    def run(*words: object) -> tuple[int, str, str]:
        status = main([str(word) for word in words])
        return status, *capsys.readouterr()

    return run


def refused(result: tuple[int, str, str], status: int, *words: str) -> None:
    code, out, err = result
    assert (code, out) == (status, "")
    assert err.startswith("wwtennis: ")
    assert err.count("\n") == 1
    assert printable(err.rstrip("\n")) == err.rstrip("\n")
    assert all(word in err for word in words), err


def test_where_tells_the_folders(said, home: Path):
    status, out, err = said("where")
    assert (status, err) == (0, "")
    assert str(home / "home" / "data" / "matches") in out
    assert json.loads(said("where", "--json")[1])["matches"] == str(matches_folder())


def test_without_a_home_there_is_one_sentence(said, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("WWTENNIS_HOME")
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_a, **_k: Path("~/.config"))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: Path("~/.local"))
    for words in (["where"], ["matches"], ["replay", "last", "--text"]):
        refused(said(*words), 1, "no home folder", "WWTENNIS_HOME")


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_told_in_a_sentence_by_every_command(said, kind: str):
    path = kept(matches_folder(), answers=20)
    hostile(title_file(path), kind)
    status, out, err = said("matches")
    assert (status, out.count("\n")) == (0, 2)
    assert err == f"wwtennis: {title_file(path)}: cannot be read (not a file, but a {kind})\n"
    strange = hostile(matches_folder() / "strange.jsonl", kind)
    assert "cannot be read" in said("matches")[1]
    assert said("replay", "last", "--text")[0] == 0
    for words in (["verify"], ["replay", "--text"], ["export", "--to", "svg"]):
        code, _out, err = said(words[0], strange, *words[1:])
        assert (code, err.count("\n")) == (1, 1)
        assert f"strange.jsonl: cannot be read (not a file, but a {kind})" in err


def test_matches_lists_who_and_call_standing(said):
    assert said("matches")[:2] == (0, "")
    kept(matches_folder(), names=("Ann", "Bob"))
    rename(kept(matches_folder(), names=("Zoe", "Bob"), answers=9, played=BEST_OF_3), "My [b]title")
    status, out, _err = said("matches", "--sort", "names")
    header, ann, zoe = out.splitlines()
    assert (status, header.split()[0]) == (0, "began")
    assert "Ann - Bob" in ann
    assert "for " in ann
    assert "so far" in zoe
    assert "My (b)title" in zoe
    assert said("matches", "--find", "ZOE")[1].count("\n") == 2
    assert said("matches", "--finished")[1].count("\n") == 2


def test_matches_as_json_is_for_programs(said):
    path = kept(matches_folder(), names=("Ann", "Bob"))
    (matches_folder() / "junk.jsonl").write_bytes(b"\x00\x1b[31m")
    found = {Path(match["file"]).name: match for match in json.loads(said("matches", "--json")[1])}
    assert found[path.name]["names"] == ["Ann", "Bob"]
    assert found[path.name]["winners"] in ([0], [1])
    assert (found[path.name]["game"], found[path.name]["surface"]) == ("worldwide", "hard")
    assert found[path.name]["problem"] is None
    assert "not a" in found["junk.jsonl"]["problem"]


def test_a_folder_of_matches_that_is_a_file_is_one_sentence(said):
    matches_folder().parent.mkdir(parents=True)
    matches_folder().write_text("mine")
    refused(said("matches"), 1, "matches: cannot be read (Not a directory)")


def test_replay_as_text_tells_the_match(said):
    path = kept(matches_folder(), names=("Ann", "Bob"))
    status, out, err = said("replay", path, "--text")
    assert (status, err) == (0, "")
    assert out.startswith("Ann - Bob, ")
    assert "Game, set and match" in out.splitlines()[-1]
    assert said("replay", "last", "--text")[1] == out == said("replay", path.stem, "--text")[1]


def test_replay_begins_where_it_is_told(said):
    kept(matches_folder(), names=("Ann", "Bob"))
    out = said("replay", "last", "--text", "--point", 3)[1]
    assert "] Point 3. " in out.splitlines()[2]
    moment = out.splitlines()[2].partition("]")[0][1:]
    assert said("replay", "last", "--text", "--at", moment)[1] == out
    assert "Ann holds: #" in said("replay", "last", "--text", "--view", "a")[1]


def test_replay_without_a_terminal_is_one_sentence(said):
    kept(matches_folder())
    refused(said("replay", "last"), 2)


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (["replay", "last", "--text", "--point", "0"], 2, "'0' is not a whole number from 1 on"),
        (["replay", "last", "--text", "--point", "999"], 2, "there is no point 999 in this match"),
        (["replay", "last", "--text", "--at", "99999"], 2, "there is no entry 99999 in this match"),
        (["replay", "last", "--text", "--at", "1", "--point", "1"], 2, "not allowed with"),
        (["replay", "last", "--text", "--view", "c"], 2, "there is no seat c in this match, there are a, b, all, none"),
        (["replay", "nothing", "--text"], 1, "nothing: cannot be read"),
        (["replay", "x" * 5000, "--text"], 1, "cannot be read (File name too long)"),
        (["replay", "/", "--text"], 1, "/: cannot be read (not a file, but a folder)"),
        (["replay"], 2, "required"),
        (["export", "last"], 2, "required: --to"),
        (["export", "last", "--to", "gif"], 2, "there is no 'gif', there are cast, svg, json"),
        (["export", "nothing", "--to", "json"], 1, "nothing: cannot be read"),
        (["export", "last", "--to", "svg", "--size", "79x24"], 2, "'79x24' is no size from 80x24 to 240x80"),
        (["export", "last", "--to", "svg", "--size", "big"], 2, "'big' is no size"),
    ],
)
def test_what_cannot_be_is_one_sentence(said, words: list[str], status: int, sentence: str):
    kept(matches_folder(), answers=20)
    refused(said(*words), status, sentence)


def test_no_match_at_all_is_one_sentence(said):
    for words in (["replay", "last", "--text"], ["verify", "last"]):
        refused(said(*words), 2, "no match is kept here yet")


@pytest.mark.parametrize("words", [["verify"], ["replay", "--text"], ["export", "--to", "json"]])
def test_a_kept_match_is_named_alike_by_every_command(said, words: list[str]):
    path = kept(matches_folder(), names=("Ann", "Bob"))
    whole = said(words[0], path, *words[1:])
    assert whole[0] == 0
    for name in ("last", path.stem, path.name):
        assert said(words[0], name, *words[1:]) == whole


def test_a_bad_log_is_one_sentence_for_every_command(said, home: Path):
    path = home / "\x1b[31mbad\n.jsonl"
    path.write_bytes(b'{"format":"wwtennis-log","version":77}\n')
    for words in (["replay", path, "--text"], ["export", path, "--to", "svg"], ["verify", path]):
        code, _out, err = said(*words)
        assert code == 1
        assert "written by a newer wwtennis" in err + _out
        assert "\x1b" not in err + _out
    assert path.read_bytes() == b'{"format":"wwtennis-log","version":77}\n'


def test_an_altered_event_is_refused_with_its_line(said):
    path = kept(matches_folder(), answers=40)
    path.write_bytes(path.read_bytes().replace(b'"close":false', b'"close":true'))
    before = path.read_bytes()
    refused(said("replay", path, "--text"), 1, f"{path.name}:", "`close` is false, and the log says true")
    assert path.read_bytes() == before


def test_a_torn_log_is_told_as_far_as_it_goes(said):
    path = kept(matches_folder(), answers=40)
    path.write_bytes(path.read_bytes()[:-9])
    status, out, err = said("replay", path, "--text")
    assert status == 0
    assert out
    assert "the end was cut off" in err
    assert err.count("\n") == 1


def test_export_makes_a_recording_a_picture_and_numbers(said):
    path = kept(matches_folder(), names=("Ann", "Bob"))
    status, out, err = said("export", path, "--to", "cast")
    assert (status, err) == (0, "")
    assert json.loads(out.splitlines()[0])["version"] == 2
    assert json.loads(out.splitlines()[0])["width"] == 120
    ET.fromstring(said("export", path, "--to", "svg", "--point", 2, "--size", "80x24")[1])
    assert json.loads(said("export", path, "--to", "json")[1])["match"]["names"] == ["Ann", "Bob"]


@pytest.mark.parametrize(("answers", "said_to_be_there"), [(20, False), (None, True)])
def test_the_seed_of_a_match_that_people_still_play_is_told_to_those_only_who_ask(said, answers, said_to_be_there):
    path = kept(matches_folder(), seed=4242, answers=answers)
    status, out, err = said("export", path, "--to", "json")
    assert status == 0
    assert (json.loads(out)["match"]["seed"] == 4242) is said_to_be_there
    assert ("--with-seed" in err) is not said_to_be_there
    status, out, err = said("export", path, "--to", "json", "--with-seed")
    assert (json.loads(out)["match"]["seed"], err) == (4242, "")


def test_the_text_of_a_match_tells_cards_to_those_only_who_ask(said):
    path = kept(matches_folder(), answers=20)
    assert "holds:" not in said("replay", path, "--text")[1]
    assert "holds:" not in said("replay", path, "--text", "--view", "none")[1]
    assert "holds:" in said("replay", path, "--text", "--view", "all")[1]


def test_export_to_a_file_writes_it_whole_and_never_over_another(said, home: Path):
    path, out = kept(matches_folder()), home / "made.json"
    assert said("export", path, "--to", "json", "--out", out)[:2] == (0, "")
    before = out.read_text()
    assert json.loads(before)
    refused(said("export", path, "--to", "svg", "--out", out), 2, "made.json: this is there already")
    refused(said("export", path, "--to", "svg", "--out", path), 2, "nothing is written over")
    refused(said("export", path, "--to", "svg", "--out", home / "no" / "x.svg"), 1, "cannot be written")
    assert out.read_text() == before
    assert {found.name for found in home.iterdir()} == {"home", "made.json"}
