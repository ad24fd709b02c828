"""What several commands ask for."""

from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(help="The game's id; `cheeseboard games` lists them.")]
Language = Annotated[str, typer.Option(help="en, ru or uk.")]
Database = Annotated[
    str, typer.Option(envvar="CHEESEBOARD_DATABASE", help="A file, or a database URL.")
]
