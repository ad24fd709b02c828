"""The words of a game's help: its own files over the game's, in the reader's language."""

from functools import cache

from cheeseboard.help.reading import help_of
from cheeseboard.registry import homes
from cheeseboard.words import Words


@cache
def help_words(game: str, language: str) -> Words:
    """The words of help; read once."""
    files = [file.with_name(f"help.{language}.ftl") for file in help_of(game).files]
    name = f"{game}, help"
    return Words(name, [home / "words" for home in homes(game)], language, *files)
