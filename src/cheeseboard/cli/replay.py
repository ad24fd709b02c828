"""A recorded match, told step by step."""

from pathlib import Path

from rich.markup import escape

from cheeseboard import registry
from cheeseboard.cli.options import check_language
from cheeseboard.cli.play import print_result
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.events import Message
from cheeseboard.match import Match, is_dealt_from_seed
from cheeseboard.record import Record, RecordError
from cheeseboard.terminal import picture
from cheeseboard.words import words


def run(file: Path, steps: int | None, with_boards: bool, language: str) -> None:
    """Tell the match that a file holds."""
    with errors_as_sentences():
        check_language(language)
        tell(Record.load(file), steps, with_boards, language)


def tell(record: Record, steps: int | None, with_boards: bool, language: str) -> None:
    """Print what happened, the last position and the result; of a match that is over."""
    game = registry.load(record.game)
    if record.end is None:
        raise RecordError("The match in this record is not over: its secrets stay secret.")
    spoken = words(record.game, language)
    last = len(record.steps) if steps is None else min(steps, len(record.steps))
    told = 0
    for number in range(last + 1) if with_boards else [last]:
        match = Match.replay(game, record, number)
        for event in match.all_events()[told:]:
            console.print(escape(spoken.say(event.message)))
        told = len(match.all_events())
        console.print(picture(record.game, match.everything(), language))
    if steps is None:
        Match.replay(game, record)
    console.print(spoken.say(Message("terminal-step", {"step": last, "count": len(record.steps)})))
    fair = "terminal-fair" if is_dealt_from_seed(game, record) else "terminal-unfair"
    console.print(spoken.say(Message(fair)))
    if match.outcome is not None:
        console.print(escape(spoken.say(match.outcome.reason)))
        print_result(match.outcome, spoken)
