"""Imports everything but the game itself, once, so that a trial does not have to."""

import importlib
import json
import os
import sys

from tools.mutate.cover import run_tests, silence
from tools.mutate.sources import LEDGERS, Game


def prepare(game: Game) -> None:
    """Find out what the game's tests import, and import what is not the game."""
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(LEDGERS / "hypothesis")
    own = f"cheeseboard.games.{game.id}"
    for name in _imported(game):
        if not name.startswith(own):
            importlib.import_module(name)
    if any(name.startswith(own) for name in sys.modules):
        sys.exit(f"{game.id} is imported by something outside it: its mutants cannot be tried.")


def _imported(game: Game) -> list[str]:
    """Importable modules that a process has which has collected the tests."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        silence()
        before = set(sys.modules)
        run_tests("--collect-only", *map(str, game.tests))
        found = [name for name, module in sys.modules.items() if _is_importable(name, module)]
        with os.fdopen(writer, "w") as pipe:
            json.dump([name for name in found if name not in before], pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        names: list[str] = json.load(pipe)
    os.waitpid(child, 0)
    return names


def _is_importable(name: str, module: object) -> bool:
    spec = getattr(module, "__spec__", None)
    return spec is not None and spec.name == name and "test" not in name.split(".")[-1]
