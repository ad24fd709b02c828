"""Worked examples in files beside the tests that play them."""

import json
from pathlib import Path
from typing import Any


def vectors(test: str, name: str = "vectors.json") -> list[dict[str, Any]]:
    """The examples in a file beside a test module, which hands in its `__file__`."""
    found: list[dict[str, Any]] = json.loads(Path(test).with_name(name).read_text(encoding="utf-8"))
    return found
