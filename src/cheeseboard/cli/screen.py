"""How the command line talks: one console, errors as sentences."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

import typer
from rich.console import Console

from cheeseboard import registry
from cheeseboard.arena.local import ArenaFailed
from cheeseboard.arena.storage import BadResults
from cheeseboard.bots import UnknownBot
from cheeseboard.bots.levels import BadLevels
from cheeseboard.game import BadSetup, IllegalMove, UnreadableMove
from cheeseboard.record import RecordError
from cheeseboard.words import words

console: Final = Console(highlight=False)
_complaints: Final = Console(stderr=True, highlight=False, soft_wrap=True)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong and stop."""
    _complaints.print(sentence, style="red", markup=False)
    raise typer.Exit(2)


@contextmanager
def errors_as_sentences(game: str = "", language: str = "en") -> Iterator[None]:
    """Turn what can go wrong into one sentence and an exit code of 2."""
    try:
        yield
    except BadSetup as error:
        refusal = error.refusal
        fail(str(error) if refusal is None else words(game, language).say(refusal.message))
    except (
        registry.UnknownGame,
        registry.BadMeta,
        UnknownBot,
        BadLevels,
        BadResults,
        ArenaFailed,
        RecordError,
        IllegalMove,
        UnreadableMove,
    ) as error:
        fail(str(error))
    except FileNotFoundError as error:
        fail(f"There is no file {error.filename}.")
    except NotADirectoryError as error:
        fail(f"There is no file {error.filename}.")
    except IsADirectoryError as error:
        fail(f"{error.filename} is a folder, not a file.")
    except PermissionError as error:
        fail(f"{error.filename} cannot be opened: permission denied.")
