"""The games there are, as a table."""

from typing import Final

from rich.table import Table

from cheeseboard import registry
from cheeseboard.cli.options import check_language
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.events import Message
from cheeseboard.words import page_words

COLUMNS: Final = ("id", "game", "seats", "minutes", "stage")


def run(language: str) -> None:
    """Print id, title, seats, length, stage and summary of each."""
    with errors_as_sentences():
        check_language(language)
        spoken = page_words(language)
        headings = [spoken.say(Message(f"terminal-{column}")) for column in COLUMNS]
        table = Table(*headings, "", box=None, pad_edge=False)
        for id in registry.ids():
            meta = registry.meta(id)
            seats = f"{min(meta.seats)}–{max(meta.seats)}"
            table.add_row(
                f"[bold]{id}[/bold]",
                meta.title[language],
                seats,
                str(meta.minutes),
                meta.stage,
                meta.summary[language],
            )
        console.print(table)
