"""Our engines, plain and compiled, beside their peers: measured in one run on one core.

    make bench

Prints one table and writes it to RESULTS.md. The peers get an environment of their own,
.venv-bench, so that nothing of theirs is needed to play. What cannot be installed is left out.
"""

import datetime
import json
import platform
import shutil
import subprocess
import sys
import venv
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-bench"
COMPILED = ROOT / ".venv-fast" / "bin" / "python"
SECONDS = 4.0

HEAD = ("engine", "game, seats", "decisions/s", "÷ catanatron")
FIGURES = {
    "copies": "copies/s",
    "views": "views/s",
    "worlds": "imagined worlds/s",
    "iterations": "search iterations/s",
}


def main() -> None:
    console = Console()
    with console.status("Installing the peers") as status:
        install()
        rows: list[dict[str, Any]] = []
        status.update("Measuring our engines, plain")
        rows += lines(sys.executable, HERE / "own.py")
        if COMPILED.exists():
            status.update("Measuring our engines, compiled")
            rows += lines(COMPILED, HERE / "own.py")
        status.update("Measuring the peers")
        rows += lines(PEERS / "bin" / "python", HERE / "peers" / "measure.py")
        if shutil.which("node"):
            rows += lines("node", HERE / "peers" / "boardgame.mjs")
    cells = [cells_of(row, base(rows)) for row in rows]
    table = Table(*HEAD, *FIGURES.values())
    for row in cells:
        table.add_row(*row)
    console.print(table)
    (HERE / "RESULTS.md").write_text(report(cells), encoding="utf-8")


def install() -> None:
    """Make the peers' environment once; it is up to date when its list of packages is."""
    wanted = (HERE / "peers" / "requirements.txt").read_text()
    stamp = PEERS / "installed.txt"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    venv.create(PEERS, with_pip=True, clear=True)
    pip = [str(PEERS / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    for package in wanted.split():
        if subprocess.run([*pip, package], check=False).returncode:
            print(f"{package} cannot be installed here; its lines will be missing.")
    stamp.write_text(wanted)


def lines(program: str | Path, script: Path) -> list[dict[str, Any]]:
    """What a script measures, a JSON line for each engine."""
    command = [str(program), str(script), str(SECONDS)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        print(run.stderr, file=sys.stderr)
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


def base(rows: list[dict[str, Any]]) -> float | None:
    return next((row["decisions"] for row in rows if row["engine"].startswith("catanatron")), None)


def cells_of(row: dict[str, Any], catanatron: float | None) -> list[str]:
    if "missing" in row:
        return [row["engine"], row["missing"], *["–"] * (2 + len(FIGURES))]
    ratio = f"{row['decisions'] / catanatron:.1f}" if catanatron else "–"
    figures = [f"{row[name]:,.0f}" if name in row else "–" for name in FIGURES]
    return [row["engine"], row["game"], f"{row['decisions']:,.0f}", ratio, *figures]


def report(cells: list[list[str]]) -> str:
    """The table as Markdown, with machine, versions and date."""
    head = [*HEAD, *FIGURES.values()]
    rule = ["---", "---", *["---:"] * (len(head) - 2)]
    rows = ["| " + " | ".join(row) + " |" for row in (head, rule, *cells)]
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    packages = (HERE / "peers" / "requirements.txt").read_text().split()
    own = f"cheeseboard {version('cheeseboard')}, Python {platform.python_version()}"
    versions = ", ".join([own, *packages])
    return "\n".join(
        [
            "# Speeds",
            "",
            f"Written by `make bench` on {date}: {processor()}, one core.",
            f"{versions}.",
            "",
            *rows,
            "",
        ]
    )


def processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line]
    return f"{names[0]} ({platform.system()})" if names else platform.machine()


if __name__ == "__main__":
    main()
