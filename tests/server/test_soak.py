"""The soak in short: every game is played while servers, a worker and PostgreSQL are killed."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from .serving import BOTH, new_seed

SOAK: Final = Path(__file__).parents[2] / "bench" / "soak.py"


@pytest.mark.parametrize("kind", BOTH)
def test_no_move_is_lost_or_doubled_whatever_is_killed(kind: str) -> None:
    """A table of each game, all matches to their end; `make soak` does more of it."""
    command = [sys.executable, str(SOAK), "--database", kind, "--seed", str(new_seed())]
    done = subprocess.run(
        [*command, "--tables", "5", "--kills", "4", "--every", "2"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
