"""A puzzle on the board: what is asked, what somebody has played so far, and what came of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.chance import Simulated
from cheeseboard.drawing import Say
from cheeseboard.events import SILENCE, Message
from cheeseboard.game import Choice, Game
from cheeseboard.review.model import Said
from cheeseboard.review.puzzles import Puzzle, is_solved
from cheeseboard.server.puzzles.choosing import Asked
from cheeseboard.server.review.step import Why, whys
from cheeseboard.server.table_page import Group, groups_of
from cheeseboard.server.tables import CHEESES, Refused
from cheeseboard.server.unknown import drawn, speech
from cheeseboard.web.boards import board

FEW: Final = 3
"""Moves among which the second hint leaves the choice."""
SEED: Final = 1
"""Of the world in which the moves of a line are carried out, one after the other."""


@dataclass(frozen=True, slots=True)
class PuzzlePage:
    """What the page shows."""

    asked: Asked
    scene: Any
    board: str
    say: Say
    seat: int
    seat_name: str
    question: str
    groups: tuple[Group, ...]
    so_far: str
    """The moves that were played, for a line of several."""
    hint: str
    is_tried: bool
    is_found: bool
    your_move: str
    best_move: str
    whys: tuple[Why, ...]
    margin: int


def solve(
    asked: Asked, language: str, answer: Sequence[str], hints: int, *, is_shown: bool
) -> PuzzlePage:
    """A puzzle after these moves; raises `Refused` for moves that are not there.

    Whoever is asked was not there: the board shows also what the seat had to remember.
    """
    puzzle, game = asked.puzzle, registry.load(asked.game.id)
    names = [CHEESES[seat % len(CHEESES)] for seat in range(puzzle.seats)]
    say = speech(asked.game.id, language, names, puzzle.seat)
    view = played(game, puzzle, answer)
    is_over = is_shown or is_complete(game, puzzle, answer)
    is_right = bool(answer) and is_over and not is_shown and is_solved(game, puzzle, tuple(answer))
    choices: Sequence[Choice[Any]] = () if is_over else game.choices(view, puzzle.seat)
    choices, hint = hinted(game, puzzle, choices, len(answer), hints, say)
    drawing, scene = drawn(board(asked.game.id), view, puzzle.seat, choices, say, ())
    return PuzzlePage(
        asked,
        scene,
        drawing.folder,
        say,
        puzzle.seat,
        say(Message(f"seat-{puzzle.seat % 6}")),
        say(puzzle.question.message),
        groups_of(choices, say),
        ";".join(answer),
        hint,
        is_over,
        is_right,
        _said_line(game, puzzle, answer, say) if answer and not is_right else "",
        _said(puzzle.labels, say),
        whys(puzzle.why, say) if is_over else (),
        round(puzzle.margin / 100),
    )


def played(game: Game[Any, Any], puzzle: Puzzle, answer: Sequence[str]) -> Any:
    """What the seat sees after its moves; a way it could be is played in, and only seen from it."""
    view = puzzle.view(game)
    if not answer:
        return view
    chance = Simulated(SEED)
    world = game.imagine(view, puzzle.seat, chance)
    for text in answer:
        move = _legal(game, world, puzzle.seat, text)
        game.apply(world, puzzle.seat, move, chance, SILENCE)
    return game.view(world, puzzle.seat)


def _legal(game: Game[Any, Any], world: Any, seat: int, text: str) -> Any:
    found = [move for move in game.moves(world, seat) if game.write(move) == text]
    if not found:
        raise Refused(422, "refuse-input", text="This move is not possible in the puzzle.")
    return found[0]


def is_complete(game: Game[Any, Any], puzzle: Puzzle, answer: Sequence[str]) -> bool:
    """Whether so many moves are an answer: as many as the best line has, or its seat is done."""
    if not answer:
        return False
    if len(answer) >= len(puzzle.best):
        return True
    view = played(game, puzzle, answer)
    return puzzle.seat not in game.to_act(view)


def hinted(
    game: Game[Any, Any],
    puzzle: Puzzle,
    choices: Sequence[Choice[Any]],
    made: int,
    hints: int,
    say: Say,
) -> tuple[Sequence[Choice[Any]], str]:
    """What a hint leaves to choose from, and what it says: first what matters, then a few moves."""
    if not hints or not choices:
        return choices, ""
    missed = [term for term in puzzle.why if term.best > term.played]
    says = say(Message(max(missed, key=lambda term: term.best - term.played).key)) if missed else ""
    if hints < 2:
        return choices, says
    rest = list(puzzle.best[made:])
    best = [one for one in choices if [move.text for move in one.moves] == rest[: len(one.moves)]]
    others = [one for one in choices if one not in best]
    step = max(1, len(others) // max(1, FEW - 1))
    few = [*best[:1], *others[::step][: FEW - 1]]
    return sorted(few, key=lambda one: one.text) if best else choices, says


def _said(labels: Sequence[Said], say: Say) -> str:
    return ", ".join(dict.fromkeys(say(one.message) for one in labels))


def _said_line(game: Game[Any, Any], puzzle: Puzzle, answer: Sequence[str], say: Say) -> str:
    """Moves in words, each as it reads when those before are done."""
    said = []
    for place, text in enumerate(answer):
        view = played(game, puzzle, answer[:place])
        said.append(say(game.label(view, puzzle.seat, game.read(text)).message))
    return ", ".join(dict.fromkeys(said))


def answer_of(fields: Mapping[str, str]) -> list[str]:
    """The moves that a form or an address holds."""
    so_far = fields.get("so_far", "")
    move = fields.get("move", "")
    return [text for text in ";".join((so_far, move)).split(";") if text][:40]
