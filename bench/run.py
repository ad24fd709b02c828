"""Our engines, plain and compiled, beside their peers: measured in one run on one core.

A busy machine is not equally busy all the time. So everybody is measured in several rounds; the
table holds medians, and the ratio to catanatron, taken round by round, with its range.

    make bench

Prints one table and writes it to RESULTS.md. The peers get an environment of their own,
.venv-bench, so that nothing of theirs is needed to play; the first run installs them there, with
pip and, where there is node, with npm. What cannot be installed is left out, and the table says so.
"""

import datetime
import json
import platform
import shutil
import statistics
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
NODE_PEERS = PEERS / "node"
BOARDGAME = ("boardgame.io", "0.50.2")
COMPILED = ROOT / ".venv-fast" / "bin" / "python"
ROUNDS = 5
SECONDS = 1.5

HEAD = ("engine", "game, seats", "decisions/s", "÷ catanatron")
FIGURES = {
    "copies": "copies/s",
    "views": "views/s",
    "worlds": "imagined worlds/s",
    "iterations": "search iterations/s",
}
NOTES = """\
An iteration of our `search` imagines a world and plays to the end of a turn, which is appraised;
one of OpenSpiel's plays a random match to its end. ISMCTS imagines worlds too. "Open" searches see
the true state: MCTS knows no secrets, and for hanabi nobody imagines worlds, so that ISMCTS in
Python is given the true one. OpenSpiel's other searches refuse hanabi."""


def main() -> None:
    console = Console(width=140)
    with console.status("Installing the peers") as status:
        install()
        missing = install_boardgame()
        rounds = []
        for number in range(1, ROUNDS + 1):
            status.update(f"Measuring, round {number} of {ROUNDS}")
            rounds.append(measure(missing))
    cells = [cells_of(engine, rounds) for engine in rounds[0]]
    table = Table(*HEAD, *FIGURES.values(), box=None, pad_edge=False)
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


def install_boardgame() -> str:
    """Install boardgame.io once; why that was not possible, or nothing."""
    name, wanted = BOARDGAME
    if not shutil.which("node"):
        return "node is not installed"
    found = NODE_PEERS / "node_modules" / name / "package.json"
    if found.exists() and json.loads(found.read_text())["version"] == wanted:
        return ""
    npm = shutil.which("npm")
    if not npm:
        return "npm is not installed"
    NODE_PEERS.mkdir(parents=True, exist_ok=True)
    options = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error")
    command = [npm, "install", "--prefix", str(NODE_PEERS), *options, f"{name}@{wanted}"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        why = "\n".join(run.stderr.splitlines()[:4])
        print(f"{name} cannot be installed here.\n{why}", file=sys.stderr)
        return "npm could not install it"
    return ""


def measure(missing: str) -> dict[tuple[str, str], dict[str, float]]:
    """The figures of one round by engine and game; none for an engine that is missing.

    `missing` says why boardgame.io is, or nothing.
    """
    rows = lines(sys.executable, HERE / "own.py")
    if COMPILED.exists():
        rows += lines(COMPILED, HERE / "own.py")
    rows += lines(PEERS / "bin" / "python", HERE / "peers" / "measure.py")
    if missing:
        rows.append({"engine": BOARDGAME[0], "missing": missing})
    else:
        rows += lines("node", HERE / "peers" / "boardgame.mjs", str(NODE_PEERS))
    return {(row.pop("engine"), row.pop("game", None) or row.pop("missing")): row for row in rows}


def lines(program: str | Path, script: Path, *arguments: str) -> list[dict[str, Any]]:
    """What a script measures, a JSON line for each engine."""
    command = [str(program), str(script), str(SECONDS), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        print(f"{script.name} stopped with {run.returncode}. {run.stderr}", file=sys.stderr)
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


def cells_of(
    engine: tuple[str, str], rounds: list[dict[tuple[str, str], dict[str, float]]]
) -> list[str]:
    found = [one[engine] for one in rounds if engine in one]

    def figure(name: str) -> str:
        values = [one[name] for one in found if name in one]
        return f"{statistics.median(values):,.0f}" if values else "–"

    return [*engine, figure("decisions"), ratio(engine, rounds), *map(figure, FIGURES)]


def ratio(engine: tuple[str, str], rounds: list[dict[tuple[str, str], dict[str, float]]]) -> str:
    """Decisions beside catanatron's of the same round: the median, the least and the most."""
    found = sorted(
        one[engine]["decisions"] / figures["decisions"]
        for one in rounds
        for (name, _), figures in one.items()
        if name == "catanatron" and "decisions" in figures and "decisions" in one.get(engine, {})
    )
    if not found:
        return "–"
    return f"{statistics.median(found):.1f} ({found[0]:.1f}–{found[-1]:.1f})"


def report(cells: list[list[str]]) -> str:
    """The table as Markdown, with machine, versions and date."""
    head = [*HEAD, *FIGURES.values()]
    rule = ["---", "---", *["---:"] * (len(head) - 2)]
    rows = ["| " + " | ".join(row) + " |" for row in (head, rule, *cells)]
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    packages = (HERE / "peers" / "requirements.txt").read_text().split()
    own = f"cheeseboard {version('cheeseboard')}, Python {platform.python_version()}"
    versions = ", ".join([own, *packages, "==".join(BOARDGAME)])
    return "\n".join(
        [
            "# Speeds",
            "",
            f"Written by `make bench` on {date}: {processor()}, one core.",
            f"Medians of {ROUNDS} rounds; in brackets the least and the most.",
            f"{versions}.",
            "",
            *rows,
            "",
            NOTES,
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
