"""The assets are found, and whatever is wrong with a YAML file is one sentence."""

import errno
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from tests.disks import KINDS, hostile, no_opening
from tests.material import load_deck, load_players
from wwtennis.files import shipped
from wwtennis.files.assets import fastest_loader, read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.kernel.errors import BadFile


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.yaml"


@pytest.fixture(params=["C loader", "Python loader"])
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "Python loader":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)


def sentence_about(path: Path) -> str:
    with pytest.raises(BadFile) as refused:
        read_yaml(path)
    return str(refused.value).replace(str(path), "some.yaml")


def test_in_a_checkout_the_assets_lie_beside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path / "wwtennis")
    (tmp_path / "assets").mkdir()
    assert assets_folder() == tmp_path / "assets"


def test_in_an_installation_the_assets_lie_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path / "wwtennis")
    (tmp_path / "assets").mkdir()  # of somebody else
    (tmp_path / "wwtennis" / "_assets").mkdir(parents=True)
    assert assets_folder() == tmp_path / "wwtennis" / "_assets"


def test_without_assets_the_sentence_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path / "wwtennis")
    with pytest.raises(BadFile, match=r"_assets: the game's assets are missing, install it again$"):
        assets_folder()


def test_the_own_deck_is_read_once():
    assert load_deck() is load_deck()


def test_another_deck_is_read_from_its_file(file: Path):
    file.write_bytes((assets_folder() / "worldwide" / "deck.yaml").read_bytes())

    assert load_deck(file) is not load_deck(file)
    assert load_deck(file).fingerprint == load_deck().fingerprint


def test_a_deck_that_cannot_be_played_is_named_with_its_file(file: Path):
    good = (assets_folder() / "worldwide" / "deck.yaml").read_text(encoding="utf-8")
    file.write_text(good.replace("number: 31,", "number: 31, colour: red,"), encoding="utf-8")

    with pytest.raises(BadFile) as refused:
        load_deck(file)

    assert str(refused.value).startswith(f"{file}: card #31: found an unknown field 'colour'")


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a: [1, F, N, true]", {"a": [1, "F", "N", True]}),
        ("\ufeffname: Défense", {"name": "Défense"}),
        ("base: &b {x: 1, y: 2}\nmore: {<<: *b, x: 3}", {"base": {"x": 1, "y": 2}, "more": {"x": 3, "y": 2}}),
        ("", None),
    ],
    ids=["plain data", "a byte order mark", "a merged mapping", "an empty file"],
)
def test_yaml_is_read_as_plain_data(file: Path, text: str, data: object, loader: None):
    file.write_text(text, encoding="utf-8")
    assert read_yaml(file) == data


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"a: 1\nb: 2\na: 3\n", "line 3: the key 'a' is there twice"),
        (b"a:\n  - {x: 1, y: 2, x: 3}\n", "line 2: the key 'x' is there twice"),
        (b"a: 1\nb: 2: 3\n", "line 2: mapping values are not allowed"),
        (b"a: [1, 2\n", "line 2: while parsing a flow sequence, "),
        (b"--- 1\n--- 2\n", "line 2: expected a single document in the stream, but found another document"),
        (b"a: *b\n", "line 1: found undefined alias"),
        (b"a: !!bool maybe\n", "it has a value that YAML cannot read: 'maybe'"),
        (b"a: 1\nb: \xff\n", "line 2: this is not UTF-8 text"),
        (b"\x7fELF\n\x00\x01", "line 1: this is not UTF-8 text"),
        (b"a: 1\n\xc3\xa9: \x00", "line 2: this is not UTF-8 text"),
        (b"a: 2024-13-45\n", "it has a value that YAML cannot read: month must be in 1..12"),
        (b"[" * 100_000, "line 1: this is nested too deep"),
        (
            b"a: !!python/object/apply:os.getcwd []\n",
            "line 1: could not determine a constructor for the tag 'tag:yaml.org,2002:python/object/apply:os.getcwd'",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_that_is_not_yaml_is_refused_in_one_sentence(file: Path, content: bytes, sentence: str, loader: None):
    file.write_bytes(content)
    assert sentence_about(file).startswith(f"some.yaml: {sentence}")  # the two loaders end some of them differently
    assert "\n" not in sentence_about(file)


def test_a_missing_file_is_one_sentence(file: Path):
    assert sentence_about(file) == "some.yaml: there is no such file"


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_regular_file_is_one_sentence(file: Path, kind: str):
    hostile(file, kind)
    assert sentence_about(file) == f"some.yaml: it cannot be read: not a file, but a {kind}"


def test_a_file_that_is_far_too_large_is_one_sentence(file: Path):
    with file.open("wb") as some:
        some.truncate(2**40)
    assert sentence_about(file) == "some.yaml: larger than 4 MB, which no such file is"


def test_a_file_that_may_not_be_read_is_one_sentence(file: Path, monkeypatch: pytest.MonkeyPatch):
    file.touch()
    no_opening(monkeypatch, errno.EACCES)  # not chmod: root may read everything
    assert sentence_about(file) == "some.yaml: it cannot be read: Permission denied"


LAUGHS = "a0: &a0 [x, x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}, *a{n - 1}]\n" for n in range(1, 60))
MERGES = "a0: &a0 {x: 1}\n" + "".join(f"a{n}: &a{n} {{<<: [*a{n - 1}, *a{n - 1}]}}\n" for n in range(1, 60))
CHAIN = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 5000))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (LAUGHS, "line 10: this is too much: more than 100000 values"),
        (MERGES, "line 15: this is too much: more than 100000 values"),
        (CHAIN, "line 48: this is nested too deep"),
        ("a: [" + "1, " * 100_000 + "1]", "line 1: this is too much: more than 100000 values"),
        ("&a [*a, {x: 1}]", "line 1: this contains itself"),
        ("a: &a {<<: *a, b: 1}", "line 1: this contains itself"),
        ("a: &a [&b {c: *a}]", "line 1: this contains itself"),
    ],
    ids=["aliases of aliases", "nested merge keys", "a chain of aliases", "a long list", "a list", "a merge", "within"],
)
@pytest.mark.parametrize("read", [load_deck, load_players])
def test_what_would_be_too_much_is_refused_before_anything_is_made_of_it(
    file: Path, text: str, sentence: str, read: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(fastest_loader(), "get_single_node", lambda _loader: pytest.fail("it was read"))
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        read(file)
    assert str(refused.value) == f"{file}: {sentence}"


def test_aliases_and_merge_keys_are_fine_in_moderation(file: Path):
    file.write_text("a: &a {x: 1, y: [&b 2, 3]}\nb: &c {<<: *a, y: *b}\nc: [*a, *c, *c]", encoding="utf-8")
    a, b = {"x": 1, "y": [2, 3]}, {"x": 1, "y": 2}
    assert read_yaml(file) == {"a": a, "b": b, "c": [a, b, b]}


def test_importing_the_module_does_not_import_yaml():
    code = "import sys, wwtennis.files.assets; sys.exit('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=shipped.PACKAGE.parent, check=False).returncode == 0
