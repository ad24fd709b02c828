"""What a game's box prints: the files in its folder `data`, or others in their place.

A process plays a game either with its own data or with other data, never with both: which one is
decided before the game is loaded. The game's folder is copied then, with the other data in it.
"""

import hashlib
import importlib
import os
import shutil
import sys
import tempfile
import tomllib
from collections.abc import MutableSequence
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.game import BadSetup

_used: Final[dict[str, str]] = {}
"""Fingerprints of other data by game, in this process."""


def load(module: str, name: str) -> dict[str, Any]:
    """A file of the folder `data` beside a game's module, which hands in its `__file__`."""
    return read(Path(module).parent / "data" / name)


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def fingerprint(folder: str) -> str:
    """32 hex digits for the files in a data folder; raises `BadSetup` if there are none."""
    files = sorted(
        path
        for path in Path(folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    if not files:
        raise BadSetup(f"There is no data in {folder}.")
    digest = hashlib.blake2b(digest_size=16)
    for path in files:
        content = path.read_bytes()
        name = path.relative_to(folder).as_posix()
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def use_other(game: str, folder: str, key: str) -> None:
    """Let this process play the game with the data in `folder`, once and for all.

    Files that the folder lacks are those of the game. Raises `BadSetup` if it is too late.
    """
    if _used.get(game) == key:
        return
    if fingerprint(folder) != key:
        raise BadSetup(f"The data in {folder} has changed since the matches were planned.")
    package = registry.packages()[game]
    if package in sys.modules:
        raise BadSetup(f"{game} is already loaded with its own data.")
    _places(package).insert(0, str(_copy(game, folder, key)))
    _used[game] = key


def _places(package: str) -> MutableSequence[str]:
    """Where the import system looks for a package, the first place first."""
    parent = package.rpartition(".")[0]
    if not parent:
        return sys.path
    return importlib.import_module(parent).__path__


def _copy(game: str, folder: str, key: str) -> Path:
    """A folder with a copy of the game that has the other data; all processes share it."""
    own = registry.folder(game)
    code = fingerprint(str(own))
    shared = Path(tempfile.gettempdir()) / f"cheeseboard-{os.getuid()}-{key[:16]}{code[:16]}"
    if not shared.exists():
        made = Path(tempfile.mkdtemp(prefix="cheeseboard-"))
        shutil.copytree(own, made / own.name, ignore=shutil.ignore_patterns("tests", "__pycache__"))
        shutil.copytree(folder, made / own.name / "data", dirs_exist_ok=True)
        try:
            made.rename(shared)
        except OSError:  # another process was faster
            shutil.rmtree(made)
    return shared
