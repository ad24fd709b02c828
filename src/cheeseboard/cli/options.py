"""What several commands take: options of a game, and a language."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cheeseboard.cli.screen import fail
from cheeseboard.game import BadSetup, Meta, OptionValue
from cheeseboard.registry import LANGUAGES


def read_options(meta: Meta, preset: str, given: Sequence[str]) -> dict[str, OptionValue]:
    """A preset, changed by what is given as name=value; raises `BadSetup`."""
    if preset not in meta.presets:
        raise BadSetup(
            f"{meta.id} has no preset {preset!r}. Its presets: {', '.join(meta.presets)}."
        )
    options: dict[str, Any] = dict(meta.presets[preset])
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(
                f"Write options as name=value, for example --option target=5, not {text!r}."
            )
        option = meta.option(name)
        options[name] = option.read(_from_file(value) if option.longest else value)
    return options


def _from_file(value: str) -> str:
    """The text of a file that is named after an @; any other value stays."""
    if not value.startswith("@"):
        return value
    try:
        return Path(value[1:]).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{value[1:]} cannot be read: {error}.") from None


def check_language(language: str) -> None:
    """Stop with a sentence if nobody here speaks it."""
    if language not in LANGUAGES:
        fail(f"The languages are {', '.join(LANGUAGES)}; {language!r} is none of them.")
