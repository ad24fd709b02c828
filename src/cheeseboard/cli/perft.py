"""Counts of move sequences, and the file in which a game keeps them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from cheeseboard.cli.options import read_options
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.game import Game
from cheeseboard.registry import folder, load
from cheeseboard.testing import perft
from cheeseboard.testing.perft import Case


def run(
    id: str,
    seats: int,
    depth: int,
    preset: str,
    given: Sequence[str],
    seed: int,
    opening: str,
    with_parts: bool,
    is_written: bool,
) -> bool:
    """Count from one set-up; whether that is what the file says, if it says anything."""
    with errors_as_sentences(id):
        game = load(id)
        options = read_options(game.meta, preset, given)
        moves = tuple(text.strip() for text in opening.split(";") if text.strip())
        case = perft.counted(game, Case(seats, options, seed, moves, ()), depth)
        _show(case)
        if with_parts:
            _show_parts(perft.divide(game, case, depth))
        known = [old for old in perft.cases(_path(game)) if perft.same(game, old, case)]
        return _settle(game, known[0] if known else case, case, is_written)


def again(id: str, is_written: bool) -> bool:
    """Count all that the file says again; whether it is the same."""
    with errors_as_sentences(id):
        game = load(id)
        known = perft.cases(_path(game))
        if not known:
            fail(f"{id} has no counts yet: cheeseboard perft {id} --seats 2 --write.")
        is_same = True
        for old in known:
            case = perft.counted(game, old, len(old.counts))
            _show(case)
            is_same = _settle(game, old, case, is_written) and is_same
        return is_same


def _path(game: Game[Any, Any]) -> Path:
    return folder(game.meta.id) / perft.FILE


def _settle(game: Game[Any, Any], old: Case, new: Case, is_written: bool) -> bool:
    """Write new counts, or say where they differ from those of the file."""
    if is_written:
        perft.write(_path(game), game, new)
        console.print(f"Written to {_path(game)}.", markup=False, soft_wrap=True)
        return True
    for depth, (was, now) in enumerate(zip(old.counts, new.counts, strict=False), 1):
        if was != now:
            console.print(
                f"The file says {was:,} for {depth} moves, not {now:,}. "
                "If the rules are meant to be so, --write writes what was counted."
            )
            return False
    return True


def _show(case: Case) -> None:
    about = [f"{case.seats} seats", *(f"{name}={value}" for name, value in case.options.items())]
    opening = [f"after {'; '.join(case.opening)}"] if case.opening else []
    console.print(", ".join([*about, f"seed {case.seed}", *opening]), markup=False)
    table = Table("moves", "sequences")
    for depth, count in enumerate(case.counts, 1):
        table.add_row(str(depth), f"{count:,}")
    console.print(table)


def _show_parts(parts: dict[str, int]) -> None:
    table = Table("first move", "sequences")
    for text, count in parts.items():
        table.add_row(escape(text), f"{count:,}")
    console.print(table)
