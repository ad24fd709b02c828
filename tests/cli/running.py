"""Running commands, and what they print."""

from typer.testing import CliRunner, Result

from cheeseboard.cli import app

MARKET = ("play", "_template", "--seats", "2", "--bot", "random", "--seed", "1")
CASTLE = ("play", "burg_appenzell", "--seats", "2", "--seed", "1", "--option", "first_seat=0")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def shown(result: Result) -> str:
    """What was printed, on one line: where it breaks depends on the terminal."""
    assert result.exception is None, result.output
    assert result.exit_code == 0
    return " ".join(result.output.split())
