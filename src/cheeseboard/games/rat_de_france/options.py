"""Options as people write them, read and refused."""

from typing import Final

from cheeseboard.game import NONE, Argument, Message, Options, Refusal
from cheeseboard.games.rat_de_france.box import STAGES
from cheeseboard.games.rat_de_france.grid import GridError, read_track
from cheeseboard.games.rat_de_france.track import END_NAMES, SECTIONS, is_passable

LEARN: Final = "learn:"
TURNS: Final = {"0": 0, "180": 1}


class Unfit(ValueError):
    """An option that cannot be used; `refusal` says why."""

    def __init__(self, key: str, *rules: str, **args: Argument) -> None:
        super().__init__(key)
        self.refusal = Refusal(Message(key, args), rules)


def refuse(options: Options, seats: int) -> Refusal | None:
    """Why these options cannot be played; None if they can."""
    if options["mode"] == "team" and seats != 4:
        return Unfit("refuse-team", "RDF-11.1", seats=seats).refusal
    try:
        if options["own_track"]:
            check_own_track(str(options["own_track"]))
        else:
            section_numbers(options)
            section_turns(options)
            end_cards(options)
    except Unfit as unfit:
        return unfit.refusal
    return None


def is_strict(options: Options) -> bool:
    return options["diagonal_walls"] == "strict"


def has_new_tracks(options: Options) -> bool:
    """RDF-12.11: in a tournament every stage gets its own track, unless agreed otherwise."""
    return options["mode"] == "tournament" and options["tournament_tracks"] == "new"


def sections_per_track(options: Options) -> int:
    """RDF-1.3; RDF-12.1: the tracks of a tournament are short."""
    return 2 if options["track"] == "long" and options["mode"] != "tournament" else 1


def sections_needed(options: Options) -> int:
    """How many section cards the match takes, stage after stage."""
    return STAGES if has_new_tracks(options) else sections_per_track(options)


def section_numbers(options: Options) -> tuple[int, ...]:
    """RDF-1.4: the numbers that were named, in order of use; empty where they are drawn."""
    text = str(options["sections"]).strip()
    needed = sections_needed(options)
    if text == "random":
        return ()
    if text.startswith(LEARN):
        first = _whole(text.removeprefix(LEARN))
        numbers = tuple(range(first, first + needed))
    else:
        numbers = tuple(_whole(part) for part in text.split(","))
    is_known = all(1 <= number <= len(SECTIONS) for number in numbers)
    if not is_known or len(set(numbers)) != len(numbers) or len(numbers) != needed:
        raise Unfit("refuse-sections", "RDF-1.3", "RDF-1.4", count=needed, most=len(SECTIONS))
    return numbers


def _whole(text: str) -> int:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() else NONE


def section_turns(options: Options) -> tuple[int, ...]:
    """RDF-1.5: 1 for each section card that lies turned, in order of use; empty: drawn."""
    text = str(options["orientation"]).strip()
    needed = sections_needed(options)
    is_first_game = str(options["sections"]).strip() == f"{LEARN}1"
    if text == "printed" or (text == "random" and is_first_game):
        return (0,) * needed
    if text == "random":
        return ()
    turns = tuple(TURNS.get(part.strip(), NONE) for part in text.split(","))
    if NONE in turns or len(turns) != needed:
        raise Unfit("refuse-orientation", "RDF-1.5", count=needed)
    return turns


def end_cards(options: Options) -> tuple[int, ...]:
    """RDF-1.2: the start and finish card that were named; empty where they are drawn."""
    text = str(options["start_finish"]).strip()
    if text == "random":
        return ()
    names = [part.strip() for part in text.split(",")]
    if len(names) != 2 or names[0] == names[1] or not set(names) <= set(END_NAMES):
        raise Unfit("refuse-ends", "RDF-1.2", names=", ".join(END_NAMES))
    return tuple(END_NAMES.index(name) for name in names)


def check_own_track(text: str) -> None:
    """A track of one's own can be read and can be finished."""
    try:
        grid = read_track(text)
    except GridError as error:
        place: dict[str, Argument] = {"line": error.line, "column": error.column}
        raise Unfit("refuse-drawing", "RDF-2.1", problem=error.problem, **place) from None
    if not is_passable(grid):
        raise Unfit("refuse-closed-track", "RDF-2.9", "RDF-2.10")
