"""Keeps what matches on disk are made of, and looks whether older ones still open."""

from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.registry import load
from cheeseboard.testing.names import Lost, check_names, write_names
from cheeseboard.testing.saves import check_save, kept_saves, write_saves


def run(id: str, is_written: bool) -> bool:
    """Whether everything that is kept of a game opens, is drawn and plays on."""
    with errors_as_sentences():
        game = load(id)
        if is_written:
            try:
                write_names(game)
            except Lost as error:
                fail(str(error))
            made = write_saves(game)
            console.print(
                f"Shape {game.meta.shape}: {len(made)} matches are kept from now on."
                if made
                else f"Shape {game.meta.shape} has its matches already; they are never changed."
            )
        wrong = list(check_names(game))
        saves = kept_saves(game)
        for save in saves:
            wrong += [f"{save.name}: {problem}" for problem in check_save(game, save)]
        for problem in wrong:
            console.print(f"[red]{problem}[/]")
        shapes = len({save.shape for save in saves})
        console.print(f"{len(saves)} matches of {shapes} shapes, {len(wrong)} problems.")
        return not wrong
