"""What a maintainer does: change a game, and every match of before still opens, draws, plays on.

A scratch copy of every game gets a field, a renamed event, a split step and new rules, with the
lines of `upgrade` that this needs; then all that is kept of the present shape must open there.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cheeseboard import registry

SOURCE = Path(__file__).parent.parent / "src" / "cheeseboard"

OPEN_ALL = """
import sys
from cheeseboard import registry
from cheeseboard.match import Match
from cheeseboard.testing.saves import check_save, kept_saves
game = registry.load(sys.argv[1])
goes_on = sys.argv[2] == "True"
running = films = 0
saves = [save for save in kept_saves(game) if save.shape == game.meta.shape - 1]
for save in saves if goes_on else saves[:3]:
    for problem in check_save(game, save):
        print(f"{save.name}: {problem}")
    if save.film is None:
        match = Match.restore(game, save.record, save.saved, save.told)
        assert match.is_halted != goes_on, save.name
        assert match.is_taken_over
        running += 1
    else:
        films += 1
print(f"opened {running} running and {films} finished")
"""


@dataclass(frozen=True)
class Change:
    """What a later version of a game changes, and how its `upgrade` answers."""

    event: tuple[str, str]
    """A renamed event, without `event-`."""
    step: tuple[str, ...]
    """A function of Smash Up that a frame names, or nothing: then a phase is put before the end."""


# Examples: a game that comes later needs none here.
CHANGES = {
    "burg_appenzell": Change(("lift", "roof-off"), ()),
    "rat_de_france": Change(("show", "reveal"), ()),
    "ratland": Change(("draw", "from-bag"), ()),
    "fromage": Change(("gather", "fetch"), ()),
    "smash_up": Change(("plays-over", "plays-done"), ("finish_action",)),
}


def edit(path: Path, change: Callable[[str], str]) -> None:
    before = path.read_text(encoding="utf-8")
    after = change(before)
    assert after != before, f"{path.name} is as before"
    path.write_text(after, encoding="utf-8")


def everywhere(home: Path, pattern: str, change: Callable[[str], str]) -> int:
    """Change all files of a kind that something is to be changed in; how many."""
    count = 0
    for path in home.rglob(pattern):
        if "tests" not in path.relative_to(home).parts:
            before = path.read_text(encoding="utf-8")
            after = change(before)
            count += after != before
            path.write_text(after, encoding="utf-8")
    return count


def later_version(home: Path, change: Change, goes_on: bool) -> list[str]:
    """Change the game in this folder; the lines of `upgrade` that it took."""
    shape = registry.meta(home.name).shape
    edit(home / "meta.toml", lambda text: _raised(text, shape))
    edit(home / "state.py", lambda text: _with_field(text))
    lines = [_rename_event(home, *change.event)]
    lines += _split_step(home, *change.step) if change.step else _split_phase(home)
    if goes_on:
        lines.append("saved.goes_on = True")
    body = "".join(f"        {line}\n" for line in lines)
    edit(
        home / "saves.py",
        lambda text: re.sub(
            r"(def upgrade\(saved: Saved, shape: int\) -> None:\n)",
            rf"\1    if shape < {shape + 1}:\n{body}",
            text,
        ),
    )
    return lines


def _raised(text: str, shape: int) -> str:
    text = re.sub(r"rules_version = (\d+)", lambda m: f"rules_version = {int(m[1]) + 1}", text)
    return re.sub(r"\nshape = \d+", f"\nshape = {shape + 1}", text)


def _with_field(text: str) -> str:
    """A field at the end of the position."""
    before, name, after = text.partition("class Position(State):")
    return (
        before + name + after.replace("\n    @property", "\n    nerve: int = 7\n\n    @property", 1)
    )


def _rename_event(home: Path, old: str, new: str) -> str:
    def in_code(text: str) -> str:
        text = text.replace(f'"event-{old}"', f'"event-{new}"')
        return re.sub(rf'(tell\(\s*brawl, )"{old}"', rf'\1"{new}"', text)

    assert everywhere(home, "*.py", in_code)
    words = everywhere(
        home, "*.ftl", lambda text: re.sub(rf"(?m)^event-{old} =", f"event-{new} =", text)
    )
    assert words == 3
    return f'saved.rename_event("event-{old}", "event-{new}")'


def _split_phase(home: Path) -> list[str]:
    """A phase before the last, so that the last has another number."""
    found = re.search(
        r"^OVER: Final = (\d+)", (home / "state.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None
    last = int(found[1])
    edit(
        home / "state.py",
        lambda text: text.replace(
            found[0], f"RESTING: Final = {last}\nOVER: Final = {last + 1}", 1
        ),
    )
    return [
        "for state in saved.states:",
        f'    state["phase"] += state["phase"] == {last}',
    ]


def _split_step(home: Path, name: str) -> list[str]:
    """A function that frames name becomes two."""

    def in_code(text: str) -> str:
        text = text.replace(f'"{name}"', f'"{name}_first"')
        return text.replace(
            f"@step\ndef {name}(brawl: Brawl, me: Frame) -> None:",
            f"@step\ndef {name}_first(brawl: Brawl, me: Frame) -> None:\n"
            f'    push(brawl, me.but(then="{name}_rest"))\n\n\n'
            f"@step\ndef {name}_rest(brawl: Brawl, me: Frame) -> None:",
        )

    assert everywhere(home, "*.py", in_code)
    return [
        'for frame in (*saved.parts("stack"), *saved.parts("waiting")):',
        f'    frame["then"] = frame["then"].replace("{name}", "{name}_first")',
    ]


@pytest.mark.parametrize("goes_on", [True, False], ids=["goes on", "is halted"])
@pytest.mark.parametrize("id", CHANGES)
def test_the_next_version_of_a_game_opens_everything(
    id: str, goes_on: bool, tmp_path: Path
) -> None:
    home = tmp_path / "cheeseboard"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "server", "learn")
    shutil.copytree(SOURCE, home, ignore=ignored)
    lines = later_version(home / "games" / id, CHANGES[id], goes_on)
    done = subprocess.run(
        [sys.executable, "-c", OPEN_ALL, id, str(goes_on)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    kept = SOURCE / "games" / id / "tests" / "saves" / str(registry.meta(id).shape)
    saves = sorted(kept.glob("*.gz"))[: None if goes_on else 3]
    films = [path for path in saves if path.name.startswith("film")]
    expected = f"opened {len(saves) - len(films)} running and {len(films)} finished\n"
    assert done.stdout == expected, done.stdout + done.stderr
    assert len(lines) <= 4, "a few lines are enough"
