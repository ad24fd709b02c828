"""Tests of the registry: which games there are, what is known of them, and what is wrong."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import registry
from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Option
from cheeseboard.registry import BadMeta, UnknownGame, read_meta
from cheeseboard.state import State

META = """
rules_version = 2
stage = "beta"
seats = [2, 4]
minutes = 20
authors = ["One", "Two"]
publisher = "House"
year = 2026

[title]
en = "Castle"
ru = "Замок"
uk = "Замок"

[summary]
en = "A castle."
ru = "Замок."
uk = "Замок."

[[options]]
name = "target"
values = [4, 5]
default = 4

[[options]]
name = "limit"
span = [1, 9]
default = 3

[[options]]
name = "deck"
longest = 12
default = ""

[[options]]
name = "first_seat"
kind = "seat"
default = "chance"

[presets.standard]

[presets.long]
target = 5
"""


# --- scanning ------------------------------------------------------------------------------------


def test_every_folder_with_facts_and_code_is_a_game() -> None:
    found = registry.packages()
    assert found["burg_appenzell"] == "cheeseboard.games.burg_appenzell"
    assert found["_template"] == "cheeseboard.games._template"
    for id, package in found.items():
        if package == f"cheeseboard.games.{id}":
            assert (registry.games_folder() / id / "meta.toml").exists()


def test_hidden_games_and_drafts_are_not_offered() -> None:
    offered = registry.ids()
    assert "burg_appenzell" in offered
    assert "_template" not in offered
    assert all(registry.meta(id).stage != "draft" for id in offered)


def test_the_library_names_the_games_after_one_was_played() -> None:
    cb.new_match("burg_appenzell", 2, seed=1)
    assert cb.game_ids() == registry.ids()


def test_a_game_is_known_without_being_imported() -> None:
    script = (
        "import sys; from cheeseboard import registry; "
        "print(registry.meta('burg_appenzell').title['en']); "
        "print('cheeseboard.games.burg_appenzell' in sys.modules)"
    )
    assert run(script).split("\n") == ["Burg Appenzell", "False"]


def test_a_game_knows_its_folder_its_facts_and_itself() -> None:
    game = registry.load("_template")
    assert registry.folder("_template") == registry.games_folder() / "_template"
    assert game.meta is registry.meta("_template")
    assert game.meta.id == "_template"
    assert registry.load("_template") is game


@pytest.mark.parametrize("ask", [registry.folder, registry.meta, registry.load])
def test_an_unknown_game_names_the_near_one(ask: Callable[[str], object]) -> None:
    with pytest.raises(UnknownGame) as caught:
        ask("burg_apenzell")
    assert str(caught.value) == ("There is no game 'burg_apenzell'. Did you mean 'burg_appenzell'?")


def test_an_unknown_game_far_from_all_lists_them_without_the_hidden_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        registry.load("chess")
    assert str(caught.value).startswith("There is no game 'chess'. Known games: ")
    assert "burg_appenzell" in str(caught.value)
    assert "_template" not in str(caught.value)


@pytest.mark.parametrize("id", ["", "..", "../state", "games/_template", "_template.rules"])
def test_a_path_is_no_game(id: str) -> None:
    with pytest.raises(UnknownGame):
        registry.folder(id)


@pytest.mark.parametrize("id", ["_template", "burg_appenzell"])
def test_a_position_tells_its_game(id: str) -> None:
    game = registry.load(id)
    state = game.setup(game.meta.complete({}), 2, Live(1), SILENCE)
    assert registry.game_of(state) is game
    assert registry.game_of(game.view(state, None)) is game


def test_a_foreign_position_has_no_game() -> None:
    @dataclass
    class Foreign(State):
        points: int

    with pytest.raises(UnknownGame, match=r"No game has positions of type .*Foreign\."):
        registry.game_of(Foreign(1))


# --- facts ---------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "meta.toml"


def test_facts_are_read(path: Path) -> None:
    path.write_text(META, encoding="utf-8")
    meta = read_meta(path, "castle")
    assert meta.id == "castle"
    assert meta.title == {"en": "Castle", "ru": "Замок", "uk": "Замок"}
    assert meta.authors == ("One", "Two")
    assert (meta.seats, meta.minutes, meta.year) == ((2, 4), 20, 2026)
    assert (meta.stage, meta.rules_version) == ("beta", 2)
    assert meta.options == (
        Option("target", 4, values=(4, 5)),
        Option("limit", 3, span=(1, 9)),
        Option("deck", "", longest=12),
        Option("first_seat", "chance", values=("chance", 0, 1, 2, 3), is_seat=True),
    )
    assert meta.presets == {"standard": {}, "long": {"target": 5}}


def test_without_options_and_presets_there_is_the_standard_one(path: Path) -> None:
    path.write_text(META.partition("[[options]]")[0], encoding="utf-8")
    meta = read_meta(path, "castle")
    assert meta.options == ()
    assert meta.presets == {"standard": {}}


WRONG = {
    "no title": ('uk = "Замок"\n\n[summary]', "[summary]", "'uk' is missing."),
    "no stage": ('stage = "beta"\n', "", "'stage' is missing."),
    "no seats": ("seats = [2, 4]\n", "", "'seats' is missing."),
    "no version": ("rules_version = 2\n", "", "'rules_version' is missing."),
    "option without a name": ('name = "limit"\n', "", "'name' is missing."),
    "option without a default": ("default = 3\n", "", "'default' is missing."),
    "unknown stage": (
        '"beta"',
        '"gamma"',
        "the stage is draft, alpha, beta or stable, not 'gamma'.",
    ),
    "default not among the values": (
        "default = 4",
        "default = 6",
        "The default of option 'target' is not among its values.",
    ),
    "default outside the span": (
        "default = 3",
        "default = 10",
        "The default of option 'limit' is not among its values.",
    ),
    "default too long": (
        'default = ""',
        'default = "abcdefghijklm"',
        "The default of option 'deck' is not among its values.",
    ),
    "default that is no seat": (
        'default = "chance"',
        "default = 4",
        "The default of option 'first_seat' is not among its values.",
    ),
    "unknown kind": (
        'kind = "seat"',
        'kind = "chair"',
        "The kind of option 'first_seat' can only be seat, not 'chair'.",
    ),
    "preset with a wrong value": (
        "target = 5",
        "target = 7",
        "Option 'target' cannot be 7: it takes one of 4, 5.",
    ),
    "preset with an unknown option": (
        "target = 5",
        "taget = 5",
        "castle has no option 'taget'. Its options: target, limit, deck, first_seat.",
    ),
}


@pytest.mark.parametrize(("old", "new", "sentence"), WRONG.values(), ids=WRONG)
def test_wrong_facts_are_refused_with_the_path(
    path: Path, old: str, new: str, sentence: str
) -> None:
    assert META.count(old) == 1
    path.write_text(META.replace(old, new), encoding="utf-8")
    with pytest.raises(BadMeta) as caught:
        read_meta(path, "castle")
    assert str(caught.value) == f"{path}: {sentence}"


def test_facts_that_are_no_toml_are_refused_with_the_path(path: Path) -> None:
    for data in (b"seats = [2,", b"\xff\xfe", b"stage ="):
        path.write_bytes(data)
        with pytest.raises(BadMeta) as caught:
            read_meta(path, "castle")
        assert str(caught.value).startswith(f"{path}: ")


def test_missing_facts_are_refused_with_the_path(path: Path) -> None:
    with pytest.raises(BadMeta) as caught:
        read_meta(path, "castle")
    assert str(path) in str(caught.value)


# --- optional parts ------------------------------------------------------------------------------


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game without any optional part."""
    home = tmp_path / "bare_cheese"
    home.mkdir()
    (home / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "packages", lambda: {"bare": "bare_cheese"})
    for module in [name for name in sys.modules if name.startswith("bare_cheese")]:
        monkeypatch.delitem(sys.modules, module)
    return home


@pytest.mark.usefixtures("bare")
def test_a_part_that_a_game_does_not_have_is_none() -> None:
    assert registry.part("bare", "terminal") is None
    assert registry.part("bare", "board.scene") is None


def test_a_part_that_a_game_has_is_its_module(bare: Path) -> None:
    (bare / "board").mkdir()
    (bare / "board" / "__init__.py").touch()
    (bare / "board" / "scene.py").write_text("drawn = 3\n", encoding="utf-8")
    found = registry.part("bare", "board.scene")
    assert found is not None
    assert found.drawn == 3
    assert registry.part("bare", "board.places") is None


@pytest.mark.parametrize("mistake", ["import bare_cheese.nothing", "import no_such_cheese"])
def test_a_broken_import_inside_a_part_is_raised(bare: Path, mistake: str) -> None:
    (bare / "terminal.py").write_text(f"{mistake}\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match=mistake.split()[-1]):
        registry.part("bare", "terminal")


def test_parts_of_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame):
        registry.part("burg_apenzell", "terminal")


# --- games of other distributions ----------------------------------------------------------------


def run(script: str, *paths: Path) -> str:
    """What a fresh interpreter prints, with more folders to import from."""
    known = [str(path) for path in paths] + [os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, known))},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def add_game(home: Path, package: str, id: str, stage: str) -> None:
    """A package with the template's game under another name."""
    source = registry.folder("_template")
    shutil.copytree(source, home / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (home / package).rglob("*"):
        if file.suffix in (".py", ".toml", ".jsonl"):
            text = file.read_text(encoding="utf-8")
            text = text.replace("cheeseboard.games._template", package).replace("_template", id)
            text = text.replace('stage = "draft"', f'stage = "{stage}"')
            file.write_text(text, encoding="utf-8")


def add_distribution(home: Path, entries: dict[str, str]) -> None:
    """What an installer leaves of a distribution with these entry points."""
    info = home / "more_cheese-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: more-cheese\nVersion: 1.0\n", encoding="utf-8"
    )
    lines = ["[cheeseboard.games]", *(f"{id} = {package}" for id, package in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Three games of another distribution, and one more that takes a known name."""
    add_game(tmp_path, "tiny_cheese", "tiny", "beta")
    add_game(tmp_path, "sketched_cheese", "sketch", "draft")
    add_game(tmp_path, "secret_cheese", "_secret", "beta")
    add_distribution(
        tmp_path,
        {
            "tiny": "tiny_cheese",
            "sketch": "sketched_cheese",
            "_secret": "secret_cheese",
            "burg_appenzell": "tiny_cheese",
        },
    )
    return tmp_path


def test_games_of_other_distributions_are_found_and_played(home: Path) -> None:
    script = """
import json
import cheeseboard as cb
from cheeseboard import registry
from cheeseboard.testing.conformance import check_match
from cheeseboard.words import words

match = cb.new_match("tiny", 2, seed=1)
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, cb.bot("greedy").choose(match.view(seat), seat))
check_match(cb.game("tiny"), 3, {}, 1)
print(json.dumps({
    "offered": cb.game_ids(),
    "folder": str(registry.folder("tiny")),
    "known": registry.packages()["burg_appenzell"],
    "draft": registry.load("sketch").meta.stage,
    "hidden": registry.load("_secret").meta.stage,
    "words": words("tiny", "uk").say(match.outcome.reason),
    "replayed": cb.replay(match.record).outcome == match.outcome,
}))
"""
    found = json.loads(run(script, home))
    assert "tiny" in found["offered"]
    assert "sketch" not in found["offered"]
    assert found["folder"] == str(home / "tiny_cheese")
    assert found["known"] == "cheeseboard.games.burg_appenzell"
    assert found["draft"] == "draft"
    assert "_secret" not in found["offered"]
    assert found["hidden"] == "beta"
    assert found["words"] == "Усі раунди зіграно."
    assert found["replayed"]


def test_a_game_of_another_distribution_passes_every_check(home: Path) -> None:
    script = "import sys; from cheeseboard.cli import app; sys.argv[1:] = ['check', 'tiny']; app()"
    shown = run(script, home)
    assert "10 of 10 rule ids" in shown
    assert "broken" not in shown


def test_a_game_of_another_distribution_plays_with_other_data(home: Path, tmp_path: Path) -> None:
    data = tmp_path / "other" / "data"
    shutil.copytree(home / "tiny_cheese" / "data", data)
    text = (data / "market.toml").read_text(encoding="utf-8")
    poor, costly = "values = [1, 2, 3, 4, 5, 6, 7]", "values = [10, 20, 30, 40, 50, 60, 70]"
    assert poor in text
    (data / "market.toml").write_text(text.replace(poor, costly), encoding="utf-8")
    script = f"""
from cheeseboard.arena.jobs import make_plan
from cheeseboard.arena.local import run

for data in ("", {str(data)!r}):
    plan = make_plan("tiny", 2, ["random"], {{}}, 1, data)
    (result,) = run(list(plan.jobs(1)), 1)
    print(*result.scores)
"""
    own, other = run(script, home).split("\n")
    assert [10 * int(score) for score in own.split()] == [int(score) for score in other.split()]
