"""Our engines beside their peers, measured in one run on one core.

    make bench

The peers get an environment of their own, .venv-bench, so that nothing of theirs is needed to play.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cheeseboard import registry
from cheeseboard.cli.bench import operations, random_play, rate

HERE = Path(__file__).parent
ENVIRONMENT = HERE.parent / ".venv-bench"
SECONDS = 4.0


def main() -> None:
    console = Console()
    with console.status("Installing the peers") as status:
        install()
        rows = []
        for id in registry.ids():
            status.update(f"Measuring {id}")
            rows.append(measure_own(id))
        status.update("Measuring the peers")
        rows += measure_peers()
    console.print(table(rows))


def install() -> None:
    """Make the peers' environment once; it is up to date when its list of packages is."""
    wanted = (HERE / "peers" / "requirements.txt").read_text()
    stamp = ENVIRONMENT / "installed.txt"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    pip = [str(ENVIRONMENT / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    for package in wanted.split():
        if subprocess.run([*pip, package], check=False).returncode:
            print(f"{package} cannot be installed here; its line will be missing.")
    stamp.write_text(wanted)


def measure_own(id: str) -> dict[str, Any]:
    game = registry.load(id)
    seats = max(game.meta.seats)
    return {
        "engine": "cheeseboard",
        "game": f"{game.meta.title['en']}, {seats} seats",
        "decisions": random_play(game, seats, SECONDS),
        "copies": rate(operations(game, seats)[0], SECONDS / 4),
    }


def measure_peers() -> list[dict[str, Any]]:
    python = str(ENVIRONMENT / "bin" / "python")
    run = subprocess.run(
        [python, str(HERE / "peers" / "measure.py"), str(SECONDS)],
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        print(run.stderr, file=sys.stderr)
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


def table(rows: list[dict[str, Any]]) -> Table:
    result = Table("engine", "game", "decisions/s", "copies/s", "decisions ÷ catanatron")
    base = next((row["decisions"] for row in rows if row["engine"] == "catanatron"), None)
    for row in rows:
        if "missing" in row:
            result.add_row(row["engine"], row["missing"], "–", "–", "–")
            continue
        ratio = f"{row['decisions'] / base:.1f}" if base else "–"
        figures = (f"{row['decisions']:,.0f}", f"{row['copies']:,.0f}", ratio)
        result.add_row(row["engine"], row["game"], *figures)
    return result


if __name__ == "__main__":
    main()
