"""A new game from the template."""

import re
import shutil
from pathlib import Path
from typing import Final

from cheeseboard import registry
from cheeseboard.game import BadSetup

TEMPLATE: Final = "_template"
TEXT_FILES: Final = (".py", ".md", ".toml", ".ftl", ".jsonl")


def copy_template(id: str) -> Path:
    """Copy the template under a new id; raises `BadSetup` if the id cannot be used."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
        raise BadSetup(
            f"{id!r} cannot be the id of a game: lower case letters, digits and _, a letter first."
        )
    if id in registry.packages():
        raise BadSetup(f"There is a game {id!r} already.")
    folder = registry.games_folder() / id
    source = registry.games_folder() / TEMPLATE
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.rglob("*"):
        if path.suffix in TEXT_FILES:
            path.write_text(_renamed(path.read_text(encoding="utf-8"), id), encoding="utf-8")
    registry.packages.cache_clear()
    return folder


def _renamed(text: str, id: str) -> str:
    """The template's names turned into the new game's: package, class, rule ids."""
    class_name = "".join(part.capitalize() for part in id.split("_"))
    prefix = "".join(part[0] for part in id.split("_")) if "_" in id else id[:3]
    text = text.replace(TEMPLATE, id).replace("class Template(", f"class {class_name}(")
    text = text.replace("Template()", f"{class_name}()")
    return re.sub(r"\bTPL-", f"{prefix.upper()}-", text)
