"""Our engines, plain and compiled, beside their peers: measured in one run on one core.

    make bench

A busy machine is not equally busy all the time. So everybody is measured in several rounds; the
table holds medians, and the ratios to catanatron and to PettingZoo's connect four, taken round by
round, with their range.

Prints two tables, of engines and of what learners step through, and writes them to RESULTS.md. The
peers get an environment of their own, .venv-bench, so that nothing of theirs is needed to play; the
first run installs them there, with pip and, where there is node, with npm. What cannot be installed
is left out, and the table says so.
"""

import argparse
import datetime
import json
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from own import ENGINES, SETTINGS
from peers.measure import MEASURES
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-bench"
NODE_PEERS = PEERS / "node"
BOARDGAME = ("boardgame.io", "0.50.2")
COMPILED = ROOT / ".venv-fast" / "bin" / "python"
WAYS = 5
"""Of learning.py: PettingZoo, Gymnasium, many matches of Gymnasium at once, those by processes,
datasets."""
LEARNING = ("PettingZoo", "Gymnasium", "dataset", "rlcard", "pgx")
"""What the names of engines for learners hold; they have a table of their own."""
ROUNDS = 5
SECONDS = 1.5

HEAD = ("engine", "game, seats", "decisions/s", "÷ catanatron", "÷ PettingZoo")
BESIDE = ("catanatron", "PettingZoo classic")
"""Whose decisions the others' are divided by."""
OF_ALL = ("of all seats/s", "÷ PettingZoo")
"""What learners step through is counted so too: with the decisions that others make meanwhile."""
FIGURES = {
    "encodings": "encodings/s",
    "copies": "copies/s",
    "views": "views/s",
    "worlds": "imagined worlds/s",
    "appraisals": "appraisals by hand/s",
    "brain": "by network/s",
    "iterations": "search iterations/s",
}
NOTES = """\
An iteration of our `search` imagines a world and plays to the end of a turn, which is appraised;
one of OpenSpiel's plays a random match to its end. ISMCTS imagines worlds too. "Open" searches see
the true state: MCTS knows no secrets, and for hanabi nobody imagines worlds, so that ISMCTS in
Python is given the true one. OpenSpiel's other searches refuse hanabi. Through PettingZoo and
Gymnasium a decision includes the observation and the mask of legal moves; in Gymnasium one seat is
played from outside, and only the last two columns count the random moves of the others between its
steps, which nobody observes.
Appraisals by hand and by the network are of one position, at the fewest seats for which there is a
network."""

Engine = tuple[str, str]
"""Its name, and its game with the number of seats, or why there is none."""
Round = dict[Engine, dict[str, float]]


@dataclass(frozen=True, slots=True)
class Script:
    """A program that measures some engines: a JSON line before each, and one with its figures."""

    command: tuple[str, ...]
    engines: int


def main() -> None:
    options = parsed()
    console = Console(width=160)
    with console.status("Installing the peers"):
        install()
        missing = install_boardgame()
    scripts = list(all_scripts(options.seconds, with_node=not missing))
    rounds = measured(scripts, options.rounds, console)
    cells = [cells_of(engine, rounds) for engine in rounds[0]]
    if missing:
        cells.append([BOARDGAME[0], missing, *["–"] * (len(HEAD) - 2 + len(OF_ALL) + len(FIGURES))])
    for head, rows in parts_of(cells):
        table = Table(*head, box=None, pad_edge=False)
        for row in rows:
            table.add_row(*row)
        console.print(table)
    written = report(cells, options.rounds) + other_parts(options.out)
    options.out.write_text(written, encoding="utf-8")


def other_parts(file: Path) -> str:
    """What stands in the file under headings of its own: load and kills, measured elsewhere."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    _, heading, rest = text.partition("\n## ")
    return heading + rest


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    rounds = f"how often everybody is measured ({ROUNDS})"
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=rounds)
    seconds = f"how long random play is measured; the rest takes a quarter of it ({SECONDS})"
    parser.add_argument("--seconds", type=float, default=SECONDS, help=seconds)
    out = "where the table is written to (RESULTS.md beside this file)"
    parser.add_argument("--out", type=Path, default=HERE / "RESULTS.md", help=out)
    return parser.parse_args()


# --- the peers -----------------------------------------------------------------------------------


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


def install_learning(python: str) -> bool:
    """What our environments for learners need; whether it is there."""
    has = [python, "-c", "import gymnasium, pettingzoo"]
    if subprocess.run(has, check=False, capture_output=True).returncode == 0:
        return True
    pip = [python, "-m", "pip", "install", "--quiet", "gymnasium", "pettingzoo"]
    if subprocess.run(pip, check=False).returncode:
        print("Gymnasium and PettingZoo cannot be installed here; our lines of them are missing.")
        return False
    return True


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


# --- measuring -----------------------------------------------------------------------------------


def all_scripts(seconds: float, with_node: bool) -> Iterator[Script]:
    own, learning = str(HERE / "own.py"), str(HERE / "learning.py")
    pythons = [sys.executable, *([str(COMPILED)] if COMPILED.exists() else [])]
    for python in pythons:
        yield Script((python, own, str(seconds)), len(ENGINES))
    for python in pythons:
        if install_learning(python):
            yield Script((python, learning, str(seconds)), len(SETTINGS) * WAYS)
    python, peers = PEERS / "bin" / "python", HERE / "peers"
    yield Script((str(python), str(peers / "measure.py"), str(seconds)), len(MEASURES))
    if with_node:
        yield Script(("node", str(peers / "boardgame.mjs"), str(seconds), str(NODE_PEERS)), 1)


def measured(scripts: list[Script], count: int, console: Console) -> list[Round]:
    """The figures round by round; shows who is measured and how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    total = count * sum(script.engines for script in scripts)
    rounds: list[Round] = []
    start = time.monotonic()
    with Progress(*columns, console=console, transient=True, speed_estimate_period=3600) as shown:
        bar = shown.add_task("", total=total)
        for number in range(1, count + 1):
            found: Round = {}
            for line in (line for script in scripts for line in lines(script)):
                if "measuring" in line:
                    text = f"Round {number} of {count}: {line['measuring']}"
                    shown.update(bar, description=text)
                else:
                    engine = line.pop("engine"), line.pop("game", None) or line.pop("missing")
                    found[engine] = line
                    shown.advance(bar)
            rounds.append(found)
            minutes = (time.monotonic() - start) / 60
            console.print(f"Round {number} of {count} is over after {minutes:.1f} minutes.")
    return rounds


def lines(script: Script) -> Iterator[dict[str, Any]]:
    """What a script tells, line by line; engines' own chatter is left out."""
    with tempfile.TemporaryFile("w+") as errors:
        pipe = subprocess.PIPE
        with subprocess.Popen(script.command, stdout=pipe, stderr=errors, text=True) as run:
            assert run.stdout is not None
            for line in run.stdout:
                if line.startswith("{"):
                    yield json.loads(line)
        if run.returncode:
            errors.seek(0)
            name = Path(script.command[1]).name
            print(f"{name} stopped with {run.returncode}. {errors.read()}", file=sys.stderr)


# --- the table -----------------------------------------------------------------------------------


def cells_of(engine: Engine, rounds: list[Round]) -> list[str]:
    found = [one[engine] for one in rounds if engine in one]

    def figure(name: str) -> str:
        values = [one[name] for one in found if one.get(name)]
        return f"{statistics.median(values):,.0f}" if values else "–"

    counted = "of_all" if any("of_all" in one for one in found) else "decisions"
    ratios = [ratio(engine, rounds, other) for other in BESIDE]
    of_all = [figure(counted), ratio(engine, rounds, BESIDE[-1], counted)]
    return [*engine, figure("decisions"), *ratios, *of_all, *map(figure, FIGURES)]


def ratio(engine: Engine, rounds: list[Round], other: str, counted: str = "decisions") -> str:
    """What is counted beside another's decisions of the same round: median, least and most."""
    found = sorted(
        one[engine][counted] / figures["decisions"]
        for one in rounds
        for (name, _), figures in one.items()
        if name == other and "decisions" in figures and counted in one.get(engine, {})
    )
    if not found:
        return "–"
    return f"{statistics.median(found):.1f} ({found[0]:.1f}–{found[-1]:.1f})"


def parts_of(cells: list[list[str]]) -> list[tuple[list[str], list[list[str]]]]:
    """Two tables, each with its head: engines, and what learners step through, in decisions."""
    end = len(HEAD) + len(OF_ALL)
    engines = [row[: len(HEAD)] + row[end:] for row in cells if not is_for_learners(row)]
    learning = [row[:end] for row in cells if is_for_learners(row)]
    return [([*HEAD, *FIGURES.values()], engines), (["for learners", *HEAD[1:], *OF_ALL], learning)]


def is_for_learners(row: list[str]) -> bool:
    return any(name in row[0] for name in LEARNING)


def as_markdown(head: list[str], rows: list[list[str]]) -> list[str]:
    rule = ["---", "---", *["---:"] * (len(head) - 2)]
    return ["", *["| " + " | ".join(row) + " |" for row in (head, rule, *rows)]]


def report(cells: list[list[str]], rounds: int) -> str:
    """The tables as Markdown, with machine, versions and date."""
    tables = [line for head, rows in parts_of(cells) for line in as_markdown(head, rows)]
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    packages = (HERE / "peers" / "requirements.txt").read_text().split()
    own = f"cheeseboard {version('cheeseboard')}, Python {platform.python_version()}"
    versions = ", ".join([own, *packages, "==".join(BOARDGAME)])
    return "\n".join(
        [
            "# Speeds",
            "",
            f"Written by `make bench` on {date}: {processor()}, one core.",
            f"Medians of {rounds} rounds; in brackets the least and the most.",
            f"{versions}.",
            *tables,
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
