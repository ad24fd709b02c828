"""A new game from the template."""

import keyword
import re
import shutil
from pathlib import Path
from typing import Final

from cheeseboard import registry
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import BadSetup

TEMPLATE: Final = "_template"
TEXT_FILES: Final = (".py", ".md", ".toml", ".ftl", ".jsonl")


def run(id: str) -> None:
    """Copy the template and say how to go on."""
    with errors_as_sentences():
        folder = copy_template(id)
        console.print(f"A new game is in {folder}.")
        console.print(f"Begin with RULES.md there, then run: cheeseboard check {id}")


def copy_template(id: str) -> Path:
    """Copy the template under a new id; raises `BadSetup` if the id cannot be used."""
    if not re.fullmatch(r"[a-z]{2}[a-z0-9]*(_[a-z0-9]+)*", id) or keyword.iskeyword(id):
        raise BadSetup(
            f"{id!r} cannot be the id of a game: words of lower case letters and digits joined by "
            "_, two letters first, and no word of Python."
        )
    folder = registry.games_folder() / id
    if id in registry.packages() or folder.exists():
        raise BadSetup(f"There is a game {id!r} already.")
    source = registry.games_folder() / TEMPLATE
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__", "saves"))
    for path in folder.rglob("*"):
        if path.suffix in TEXT_FILES:
            path.write_text(_renamed(path.read_text(encoding="utf-8"), id), encoding="utf-8")
    registry.packages.cache_clear()
    return folder


def _renamed(text: str, id: str) -> str:
    """The template's names turned into the new game's: package, class, rule ids."""
    class_name = "".join(part.capitalize() for part in id.split("_"))
    letters = "".join(letter for letter in id if letter.isalpha())
    initials = "".join(part[0] for part in id.split("_") if part[0].isalpha())
    prefix = initials if len(initials) > 1 else letters[:3]
    text = text.replace(TEMPLATE, id).replace("class Template(", f"class {class_name}(")
    text = text.replace("Template()", f"{class_name}()")
    return re.sub(r"\bTPL-", f"{prefix.upper()}-", text)
