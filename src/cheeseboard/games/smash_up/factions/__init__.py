"""The factions, each a folder of its own; importing this registers what their cards and bases do.

Beside `faction.toml` and `effects.py` a folder holds the words (`words/`), the pictures (`board/`),
the rules (`RULES.md`) and the tests of its faction. Nothing else names it: docs/add-a-faction.md.
"""

from importlib import import_module
from typing import Final

from cheeseboard.games.smash_up.box import FACTIONS

EFFECTS: Final = [import_module(f"{__name__}.{faction}.effects") for faction in FACTIONS]
