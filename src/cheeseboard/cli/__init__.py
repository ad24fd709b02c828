"""The command line: serve, games, play, arena, report, dataset, benchmark, replay, check, …

What a command needs is imported when it runs: help comes at once, and a tool that only one command
wants may be missing for all others.
"""

from pathlib import Path
from typing import Annotated, Final

import typer

from cheeseboard.bots import BOTS, LEVELS
from cheeseboard.cli.arguments import Database, GameId, Language
from cheeseboard.cli.operators import admin

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Board games about rats, mice and cheese.",
    pretty_exceptions_enable=False,
)

OPTION_HELP: Final = "An option of the game, as name=value; a text also as name=@file."


@app.callback()
def main() -> None:
    """Board games about rats, mice and cheese."""


@app.command()
def games(language: Language = "en") -> None:
    """List the games."""
    from cheeseboard.cli.games import run

    run(language)


@app.command()
def play(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="How many seats; usually three.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people here.")] = 1,
    rival: Annotated[
        str, typer.Option("--bot", help=f"Who else plays: {', '.join((*LEVELS, *BOTS))}.")
    ] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    preset: Annotated[str, typer.Option(help="A preset of the game's options.")] = "standard",
    seed: Annotated[int | None, typer.Option(help="Deal the same again.")] = None,
    language: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Write the record here.")] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard."""
    from cheeseboard.cli.play import run

    run(game, seats, people, rival, preset, option or [], seed, language, save)


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="CHEESEBOARD_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="CHEESEBOARD_PORT", min=1, max=65535)] = 8000,
    database: Database = "cheeseboard.sqlite3",
    browser: Annotated[bool, typer.Option(help="Open a browser, where there is one.")] = True,
    drafts: Annotated[bool, typer.Option(help="Offer unfinished games too.")] = False,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="CHEESEBOARD_ALLOWED_HOST",
            help="A name under which the pages are asked for, beside this machine's own.",
        ),
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            envvar="CHEESEBOARD_PROCESSES", min=1, max=64, help="Several need PostgreSQL."
        ),
    ] = 1,
    bots: Annotated[
        int | None,
        typer.Option(
            envvar="CHEESEBOARD_BOTS",
            min=0,
            help="Bots that think at once in a process; 0 leaves it to workers.",
        ),
    ] = None,
    prefix: Annotated[
        str,
        typer.Option(envvar="CHEESEBOARD_PREFIX", help="The path behind a proxy, like /games."),
    ] = "",
    log_json: Annotated[
        bool, typer.Option("--log-json", envvar="CHEESEBOARD_LOG_JSON", help="Log JSON lines.")
    ] = False,
    smtp: Annotated[
        str,
        typer.Option(
            envvar="CHEESEBOARD_SMTP",
            show_default=False,
            help="A mail server, like smtp://user:password@host:587; smtps:// for TLS at once.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="CHEESEBOARD_MAIL_FROM", help="Who letters are from.")
    ] = "",
    daily_tables: Annotated[
        bool,
        typer.Option(
            "--daily-tables",
            envvar="CHEESEBOARD_DAILY_TABLES",
            help="Open a table of each game a day, for everybody.",
        ),
    ] = False,
    listening: Annotated[int | None, typer.Option(hidden=True)] = None,
    ready: Annotated[int | None, typer.Option(hidden=True)] = None,
) -> None:
    """Open the tables in the browser."""
    from cheeseboard.cli.serve import Wish, run

    wish = Wish(
        host,
        port,
        database,
        browser,
        drafts,
        tuple(allowed_host or ()),
        processes,
        bots,
        prefix,
        log_json,
        smtp,
        mail_from,
        daily_tables,
    )
    run(wish, listening, ready)


@app.command()
def worker(
    database: Database,
    bots: Annotated[
        int | None, typer.Option(min=1, help="Bots that think at once; usually one a processor.")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster to think on.")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log JSON lines.")] = False,
) -> None:
    """Think for the bots of a server on PostgreSQL, from any machine."""
    from cheeseboard.cli.worker import run

    run(database, bots, ray, log_json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Write a copy of a database, also of one in use, into a new file."""
    from cheeseboard.cli.copying import back_up

    back_up(file, database)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Put a backup into an empty database."""
    from cheeseboard.cli.copying import restore

    restore(file, database)


@app.command()
def move_database(
    source: Annotated[str, typer.Argument(help="The database to copy, a file or a URL.")],
    target: Annotated[str, typer.Argument(help="An empty database, a file or a URL.")],
) -> None:
    """Copy everything from one database to another, as from a file to PostgreSQL."""
    from cheeseboard.cli.copying import move

    move(source, target)


@app.command()
def ratings(
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Make ratings, meetings and labels anew.")
    ] = False,
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Make ratings and labels anew from the stored matches; a file must not be in use."""
    from cheeseboard.cli.ratings import run
    from cheeseboard.cli.screen import fail

    if not recompute:
        fail("Say --recompute to make all ratings anew from the stored matches.")
    run(database)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[
        str, typer.Option(help=f"Names, with commas: {', '.join((*LEVELS, *BOTS))}, search:400.")
    ] = "greedy,random",
    matches: Annotated[int, typer.Option(min=1, help="How many to play in all.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats; usually the fewest.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", help=OPTION_HELP),
    ] = None,
    preset: Annotated[str, typer.Option(help="A preset of the game's options.")] = "standard",
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; usually one a processor.")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster to play on.")] = None,
    seed: Annotated[int, typer.Option(help="Other seeds give other deals.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Folder of the results; what is in it is not played again.")
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Also write each match as a file of its own.")
    ] = False,
    levels: Annotated[bool, typer.Option(help="Measure each level against the one below.")] = False,
    write: Annotated[bool, typer.Option(help="Write measured levels into the game.")] = False,
) -> None:
    """Let bots play many matches in every order of seats, and rate them."""
    from cheeseboard.cli.arena import Wish, measure, rate

    wish = Wish(game, seats, preset, option or [], seed, workers, ray)
    if levels:
        measure(wish, matches, out, write)
    else:
        rate(wish, bots, matches, out, records)


@app.command()
def report(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Who plays, names with commas.")] = "greedy",
    matches: Annotated[int, typer.Option(min=1, help="How many to play.")] = 200,
    seats: Annotated[int | None, typer.Option(help="How many seats; usually two.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", help=OPTION_HELP),
    ] = None,
    preset: Annotated[str, typer.Option(help="A preset of the game's options.")] = "standard",
    read: Annotated[
        list[Path] | None, typer.Option(help="A folder of an arena to read instead of playing.")
    ] = None,
    against: Annotated[
        Path | None, typer.Option(help="A data folder: play with it too, and compare.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; usually one a processor.")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster to play on.")] = None,
    seed: Annotated[int, typer.Option(help="Other seeds give other deals.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The page to write.")] = None,
) -> None:
    """Write a page on a game's balance: wins by seat and category, length, rules and cards."""
    from cheeseboard.cli.arena import Wish
    from cheeseboard.cli.report import run

    wish = Wish(game, seats, preset, option or [], seed, workers, ray)
    run(wish, bots, matches, read or [], against, out)


@app.command()
def dataset(
    sources: Annotated[
        list[Path], typer.Argument(help="Records, folders of records, or folders of an arena.")
    ],
    out: Annotated[Path, typer.Option(help="A .parquet or .npz file to write.")] = Path(
        "decisions.npz"
    ),
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; usually one a processor.")
    ] = None,
) -> None:
    """Turn records into a table of decisions: observations, legal moves, moves, results."""
    from cheeseboard.cli.dataset import run

    run(sources, out, workers)


@app.command()
def train(
    game: GameId,
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to play and learn.")] = 30.0,
    seats: Annotated[int | None, typer.Option(help="How many seats; usually two.")] = None,
    thinking: Annotated[
        int, typer.Option(min=0, help="Iterations of the self-play; 0 for one look ahead.")
    ] = 0,
    plain_priors: Annotated[
        bool,
        typer.Option(
            "--plain-priors", help="Searches take promises of moves from the appraisal by hand."
        ),
    ] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; usually one a processor.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder of the course; one that is there goes on.")
    ] = None,
    budget: Annotated[
        str, typer.Option(help="Thinking of both sides at the gate: iterations, or as 0.1s.")
    ] = "0.1s",
    matches: Annotated[int, typer.Option(min=2, help="Matches of the gate.")] = 200,
    write: Annotated[
        bool, typer.Option("--write", help="Put weights that pass the gate into the game.")
    ] = False,
) -> None:
    """Teach a game to its bots by matches of them against themselves."""
    from cheeseboard.cli.train import run

    run(game, seats, minutes, thinking, plain_priors, workers, out, budget, matches, write)


@app.command()
def benchmark(
    bot: Annotated[str, typer.Argument(help="A level, a recipe, or module:factory of your own.")],
    matches: Annotated[
        int | None, typer.Option(min=1, help="Other than the standard number, for a trial.")
    ] = None,
    game: Annotated[list[str] | None, typer.Option(help="Only tasks of this game.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; usually one a processor.")
    ] = None,
    leaderboard: Annotated[
        Path | None, typer.Option(help="Enter the score into this file, the best first.")
    ] = None,
) -> None:
    """Play the standard tasks with a bot: one table, one score to compare."""
    from cheeseboard.cli.benchmark import run

    run(bot, matches, workers, game or [], leaderboard)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as JSON lines.")],
    steps: Annotated[int | None, typer.Option(min=0, help="Stop after so many steps.")] = None,
    boards: Annotated[bool, typer.Option(help="Draw the board after every step.")] = False,
    language: Language = "en",
) -> None:
    """Tell a recorded match again, all secrets open."""
    from cheeseboard.cli.replay import run

    run(file, steps, boards, language)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record of a finished match, as JSON lines.")],
    out: Annotated[
        Path | None, typer.Option(help="Where the analysis goes; goes on with what is there.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that think.")] = 2,
    seed: Annotated[int, typer.Option(help="Of the imagined worlds.")] = 0,
    language: Language = "en",
) -> None:
    """Look back at a match: what was chosen, and what came of it."""
    from cheeseboard.cli.review import run

    run(file, out, workers, seed, language)


@app.command()
def puzzles(
    game: GameId,
    matches: Annotated[int, typer.Option(min=1, help="Matches to look for them in.")] = 20,
    first: Annotated[int, typer.Option(min=0, help="Seed of the first match.")] = 0,
    record: Annotated[
        list[Path] | None,
        typer.Option(help="Look in this finished match instead; can be named several times."),
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="Puzzles to keep.")] = 50,
    workers: Annotated[int, typer.Option(min=1, help="Processes that think.")] = 2,
    out: Annotated[Path | None, typer.Option(help="A file instead of the game's own.")] = None,
    verify: Annotated[bool, typer.Option(help="Think those that are there through again.")] = False,
) -> None:
    """Find decisions in which one move is far better than all others."""
    from cheeseboard.cli.puzzles import run

    if not run(game, matches, first, record or [], most, workers, out, verify):
        raise typer.Exit(1)


@app.command()
def check(
    game: GameId,
    matches: Annotated[int, typer.Option(min=1, help="Random matches for each setting.")] = 1,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
) -> None:
    """Check a game: data, a test for every rule, records, perft, conformance."""
    from cheeseboard.cli.check import run

    if not run(game, matches, seed):
        raise typer.Exit(1)


@app.command()
def saves(
    game: GameId,
    write: Annotated[
        bool, typer.Option("--write", help="Keep the present names, and matches of a new shape.")
    ] = False,
) -> None:
    """Look whether matches of every shape that the game ever had still open and play on."""
    from cheeseboard.cli.saves import run

    if not run(game, write):
        raise typer.Exit(1)


@app.command()
def perft(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option(help="Count from this set-up; else those of the file again.")
    ] = None,
    depth: Annotated[int, typer.Option(min=1, help="The longest sequences to count.")] = 4,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "--options", help=OPTION_HELP),
    ] = None,
    preset: Annotated[str, typer.Option(help="A preset of the game's options.")] = "standard",
    seed: Annotated[int, typer.Option(help="Other seeds deal otherwise.")] = 1,
    opening: Annotated[str, typer.Option(help="Moves to play first, with semicolons.")] = "",
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first move.")] = False,
    write: Annotated[
        bool, typer.Option("--write", help="Write the counts into the game's tests/perft.toml.")
    ] = False,
) -> None:
    """Count the sequences of moves: a count that changes shows a change of the rules."""
    from cheeseboard.cli.perft import again, run

    if seats is None:
        same = again(game, write)
    else:
        same = run(game, seats, depth, preset, option or [], seed, opening, divide, write)
    if not same:
        raise typer.Exit(1)


@app.command()
def new_game(
    id: Annotated[str, typer.Argument(help="Lower case letters, digits and _, two letters first.")],
) -> None:
    """Begin a new game: copy the template, a complete small game that passes every check."""
    from cheeseboard.cli.new_game import run

    run(id)


lesson = typer.Typer(no_args_is_help=True, help="Lessons: new, check, shots.")
app.add_typer(admin, name="admin")
app.add_typer(lesson, name="lesson")


@lesson.command("new")
def new_lesson(
    game: GameId,
    id: Annotated[str, typer.Argument(help="The name of its file.")],
    source: Annotated[
        str, typer.Argument(help="A record, as JSON lines, or the text of a position.")
    ],
    seat: Annotated[int, typer.Option(min=0, help="The seat of the pupil.")] = 0,
) -> None:
    """Begin a lesson: a step for each move of a seat in a record, or a first one in a position."""
    from cheeseboard.cli.lesson import write_new

    write_new(game, id, source, seat)


@lesson.command("check")
def check_lessons(
    game: Annotated[str | None, typer.Argument(help="A game's id; all games if none.")] = None,
) -> None:
    """Play every lesson in every way: moves, pictures, words, answers."""
    from cheeseboard.cli.lesson import check

    if not check(game):
        raise typer.Exit(1)


@lesson.command("shots")
def lesson_shots(
    game: GameId,
    id: Annotated[list[str] | None, typer.Argument(help="Lessons; all if none.")] = None,
    screen: Annotated[
        list[str] | None, typer.Option(help="desk, phone or tablet; desk and phone if none.")
    ] = None,
    look: Annotated[
        list[str] | None,
        typer.Option(
            help="A language and a theme, as ru-dark; all languages light, en-dark if none."
        ),
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder of the pictures.")] = Path("screens"),
) -> None:
    """Take a picture of every step: each screen, three languages, light and dark."""
    from cheeseboard.cli.lesson import shots

    shots(game, id or [], screen or [], look or [], out)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games to measure; all if none.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each.")] = 2.0,
) -> None:
    """Measure the engines: decisions, encodings, copies, views, worlds, iterations of search."""
    from cheeseboard.cli.bench import run

    run(game or [], seconds)


@app.command("doctor")
def look_around(
    database: Annotated[
        str, typer.Option(envvar="CHEESEBOARD_DATABASE", help="A file, or a database URL.")
    ] = "cheeseboard.sqlite3",
) -> None:
    """Say what is installed here: versions, compiled or not, database, browser, languages."""
    from cheeseboard.cli.doctor import run

    run(database)
