"""The command line: serve, games, play, arena, report, dataset, benchmark, replay, check, …"""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from rich.table import Table

from cheeseboard import new_match, record, registry
from cheeseboard.arena.jobs import make_plan
from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import check_openskill
from cheeseboard.bots import BOTS, LEVELS, make
from cheeseboard.cli import arena as arena_module
from cheeseboard.cli import bench as bench_module
from cheeseboard.cli import check as check_module
from cheeseboard.cli import report as report_module
from cheeseboard.cli.new_game import copy_template
from cheeseboard.cli.play import Keyboard
from cheeseboard.cli.replay import tell
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.events import Message
from cheeseboard.game import BadSetup, Meta, OptionValue
from cheeseboard.words import LANGUAGES, page_words, words

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Board games about rats, mice and cheese.",
    pretty_exceptions_enable=False,
)

GameId = Annotated[str, typer.Argument(help="The game's id; `cheeseboard games` lists them.")]
Language = Annotated[str, typer.Option(help="en, ru or uk.")]
OPTION_HELP: Final = "An option of the game, as name=value; a text also as name=@file."
COLUMNS: Final = ("id", "game", "seats", "minutes", "stage")


@app.callback()
def main() -> None:
    """Board games about rats, mice and cheese."""


@app.command()
def games(language: Language = "en") -> None:
    """List the games."""
    with errors_as_sentences():
        _check_language(language)
        spoken = page_words(language)
        headings = [spoken.say(Message(f"terminal-{column}")) for column in COLUMNS]
        table = Table(*headings, "", box=None, pad_edge=False)
        for id in registry.ids():
            meta = registry.meta(id)
            seats = f"{min(meta.seats)}–{max(meta.seats)}"
            table.add_row(
                f"[bold]{id}[/bold]",
                meta.title[language],
                seats,
                str(meta.minutes),
                meta.stage,
                meta.summary[language],
            )
        console.print(table)


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
    with errors_as_sentences(game, language):
        _check_language(language)
        if save is not None and not save.parent.is_dir():
            fail(f"There is no folder {save.parent} to save the record in.")
        meta = registry.meta(game)
        chosen = seats if seats is not None else min(meta.seats, key=lambda count: abs(count - 3))
        if not 0 <= people <= chosen:
            fail(f"--people takes 0 to {chosen} here, not {people}.")
        options = _options(meta, preset, option or [])
        match = new_match(game, chosen, seed, options)
        bots = {seat: make(rival, game, chosen, seat) for seat in range(people, chosen)}
        keyboard = Keyboard(match, bots, language)
        keyboard.run()
        if save is not None:
            match.record.save(save)
            told = words(game, language).say(Message("terminal-record", {"path": str(save)}))
            console.print(escape(told))


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="CHEESEBOARD_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="CHEESEBOARD_PORT", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(envvar="CHEESEBOARD_DATABASE", help="A file, or a database URL.")
    ] = "cheeseboard.sqlite3",
    browser: Annotated[bool, typer.Option(help="Open a browser, where there is one.")] = True,
    drafts: Annotated[bool, typer.Option(help="Offer unfinished games too.")] = False,
) -> None:
    """Open the tables in the browser."""
    from cheeseboard.cli.serve import run

    run(host, port, database, browser, drafts)


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
    with errors_as_sentences(game):
        check_openskill()
        meta = registry.meta(game)
        count = seats if seats is not None else min(meta.seats)
        options = _options(meta, preset, option or [])
        crew = arena_module.Crew(workers or arena_module.usual_workers(), ray)
        if levels:
            setting = arena_module.Setting(game, count, options, seed)
            _measure_levels(setting, matches, out, crew, write)
            return
        names = [name.strip() for name in bots.split(",") if name.strip()]
        plan = make_plan(game, count, names, options, seed)
        folder = out or arena_module.usual_folder(plan)
        results = arena_module.play_plan(plan, matches, folder, crew)
        arena_module.print_table(plan, results)
        if records:
            from cheeseboard.cli.dataset import write_records

            folder = write_records(results, folder)
        console.print(f"The records are in {folder}.")


def _measure_levels(
    setting: arena_module.Setting,
    matches: int,
    out: Path | None,
    crew: arena_module.Crew,
    write: bool,
) -> None:
    found = arena_module.measure_levels(setting, matches, out, crew)
    if found is None:
        return
    arena_module.print_levels(setting.game, setting.seats, found)
    if write:
        path = arena_module.keep_levels(setting.game, setting.seats, found)
        console.print(f"Written to {path}.")


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
    with errors_as_sentences(game):
        meta = registry.meta(game)
        count = seats if seats is not None else min(meta.seats, key=lambda each: abs(each - 2))
        options = _options(meta, preset, option or [])
        names = [name.strip() for name in bots.split(",") if name.strip()]
        crew = arena_module.Crew(workers or arena_module.usual_workers(), ray)
        setting = arena_module.Setting(game, count, options, seed)

        def play(data: Path | None) -> list[Result]:
            return report_module.played(setting, names, matches, data, crew)

        own = report_module.read(read, game) if read else play(None)
        other = play(against) if against is not None else []
        if not own or (against is not None and not other):
            fail("There are no matches to report on yet.")
        path = out or Path(f"{game}-report.html")
        report_module.write_page(path, game, own, other)
        console.print(f"The report is in {path}.")


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

    with errors_as_sentences():
        run(sources, out, workers or arena_module.usual_workers())


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
) -> None:
    """Play the standard tasks with a bot: one table, one score to compare."""
    from cheeseboard.cli.benchmark import run

    with errors_as_sentences():
        run(bot, matches, workers or arena_module.usual_workers(), game or [])


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as JSON lines.")],
    steps: Annotated[int | None, typer.Option(min=0, help="Stop after so many steps.")] = None,
    boards: Annotated[bool, typer.Option(help="Draw the board after every step.")] = False,
    language: Language = "en",
) -> None:
    """Tell a recorded match again, all secrets open."""
    with errors_as_sentences():
        _check_language(language)
        tell(record.load(file), steps, boards, language)


@app.command()
def check(
    game: GameId,
    matches: Annotated[int, typer.Option(min=1, help="Random matches for each setting.")] = 1,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
) -> None:
    """Check a game: data, a test for every rule, records, perft, conformance."""
    with errors_as_sentences():
        if not check_module.run(registry.load(game), matches, seed):
            raise typer.Exit(1)


@app.command()
def new_game(
    id: Annotated[str, typer.Argument(help="Lower case letters, digits and _, two letters first.")],
) -> None:
    """Begin a new game: copy the template, a complete small game that passes every check."""
    with errors_as_sentences():
        folder = copy_template(id)
        console.print(f"A new game is in {folder}.")
        console.print(f"Begin with RULES.md there, then run: cheeseboard check {id}")


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games to measure; all if none.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each.")] = 2.0,
) -> None:
    """Measure the engines: decisions, encodings, copies, views, worlds, iterations of search."""
    with errors_as_sentences():
        bench_module.run(game or registry.ids(), seconds)


@app.command("doctor")
def look_around(
    database: Annotated[
        str, typer.Option(envvar="CHEESEBOARD_DATABASE", help="A file, or a database URL.")
    ] = "cheeseboard.sqlite3",
) -> None:
    """Say what is installed here: versions, compiled or not, database, browser, languages."""
    from cheeseboard.cli.doctor import run

    run(database)


def _options(meta: Meta, preset: str, given: list[str]) -> dict[str, OptionValue]:
    if preset not in meta.presets:
        raise BadSetup(
            f"{meta.id} has no preset {preset!r}. Its presets: {', '.join(meta.presets)}."
        )
    options: dict[str, Any] = dict(meta.presets[preset])
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(
                f"Write options as name=value, for example --option target=5, not {text!r}."
            )
        option = meta.option(name)
        options[name] = option.read(_from_file(value) if option.longest else value)
    return options


def _from_file(value: str) -> str:
    """The text of a file that is named after an @; any other value stays."""
    if not value.startswith("@"):
        return value
    try:
        return Path(value[1:]).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"{value[1:]} cannot be read: {error}.") from None


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        fail(f"The languages are {', '.join(LANGUAGES)}; {language!r} is none of them.")
