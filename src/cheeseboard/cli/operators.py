"""`cheeseboard admin …`: what an operator does from the command line."""

from typing import Annotated

import typer

from cheeseboard.cli.arguments import Database

admin = typer.Typer(
    no_args_is_help=True,
    help="""The operator's commands: who is an operator, reports, suspensions, the audit log.

    On a file they need the server to be stopped, but for reports, operators and log; on PostgreSQL
    all of them work beside it. An operator does the same on the page /admin.""",
)
PersonName = Annotated[str, typer.Argument(help="The name of an account, or anybody's id.")]
Why = Annotated[str, typer.Option("--why", help="The reason, for the audit log.")]


@admin.command("make")
def make_operator(
    name: PersonName,
    why: Why = "by the command line",
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Make the owner of a kept name an operator: the page /admin opens to them."""
    from cheeseboard.cli.admin import make

    make(database, name, why)


@admin.command("unmake")
def unmake_operator(
    name: PersonName,
    why: Why = "by the command line",
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Take an operator's rights away."""
    from cheeseboard.cli.admin import unmake

    unmake(database, name, why)


@admin.command("operators")
def operators(database: Database = "cheeseboard.sqlite3") -> None:
    """List the operators."""
    from cheeseboard.cli.admin import list_operators

    list_operators(database)


@admin.command("reports")
def reports(database: Database = "cheeseboard.sqlite3") -> None:
    """List what people reported, with the lines of chat that were kept; open ones first."""
    from cheeseboard.cli.admin import list_reports

    list_reports(database)


@admin.command("settle")
def settle_report(
    report: Annotated[int, typer.Argument(help="The number of the report.")],
    why: Annotated[str, typer.Option("--why", help="What was done about it.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Say that a report has been dealt with."""
    from cheeseboard.cli.admin import settle

    settle(database, report, why)


@admin.command("suspend")
def suspend(
    name: PersonName,
    days: Annotated[int, typer.Option(min=1, max=3650, help="For how many days.")],
    why: Annotated[str, typer.Option("--why", help="The reason; the person reads it.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Keep somebody out for a while: they can look, and do nothing; bots play on for them."""
    from cheeseboard.cli.admin import suspend

    suspend(database, name, days, why)


@admin.command("unsuspend")
def unsuspend(
    name: PersonName,
    why: Why = "by the command line",
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Let somebody in again before their time."""
    from cheeseboard.cli.admin import lift

    lift(database, name, why)


@admin.command("rename")
def rename(
    name: PersonName,
    new: Annotated[str, typer.Argument(help="The new name.")],
    why: Annotated[str, typer.Option("--why", help="The reason, for the audit log.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Take a bad name away, everywhere it stands."""
    from cheeseboard.cli.admin import rename

    rename(database, name, new, why)


@admin.command("remove-text")
def remove_text(
    line: Annotated[int, typer.Argument(help="The number of the message, from `reports`.")],
    why: Annotated[str, typer.Option("--why", help="The reason, for the audit log.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Take a message of a chat away."""
    from cheeseboard.cli.admin import remove_text

    remove_text(database, line, why)


@admin.command("close-table")
def close_table(
    table: Annotated[str, typer.Argument(help="The table's id, from its address.")],
    why: Annotated[str, typer.Option("--why", help="The reason, for the audit log.")],
    database: Database = "cheeseboard.sqlite3",
) -> None:
    """Close a table; a match on it ends without a winner."""
    from cheeseboard.cli.admin import close_table

    close_table(database, table, why)


@admin.command("log")
def audit_log(database: Database = "cheeseboard.sqlite3") -> None:
    """Show what operators did, the newest first."""
    from cheeseboard.cli.admin import show_log

    show_log(database)
