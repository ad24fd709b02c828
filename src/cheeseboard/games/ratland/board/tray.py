"""What lies in front of the house: numbers and buttons to press, and what is drawn from the bag."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Choice, Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.cards import SEARCHES
from cheeseboard.games.ratland.board.offers import Offers
from cheeseboard.games.ratland.board.parts import Button, Piece, Search, Tray
from cheeseboard.games.ratland.board.places import FEET
from cheeseboard.games.ratland.box import COLOUR_NAMES, COLOURS, PLACE_NAMES
from cheeseboard.games.ratland.moves import (
    ADD,
    DONE,
    GIVE_BACK,
    KEEP,
    PUT,
    READY_UP,
    STEP,
    TAKE,
    WOUND,
    Move,
)
from cheeseboard.games.ratland.state import NONE, OVER, PLANS, READY, Position

ELSEWHERE: Final = (KEEP, STEP)
"""Kinds of moves that have their places on the drawing itself."""


def tray(view: Position, viewer: Seat | None, offers: Offers, say: Say) -> Tray:
    """The main button comes first, as in the list it is set apart."""
    buttons = [_button(choice, offers, say) for choice in offers.all if _is_in_tray(choice)]
    buttons.sort(key=lambda button: button.kind != "main")
    return Tray(_note(view, viewer, say), tuple(buttons))


def _is_in_tray(choice: Choice[Move]) -> bool:
    """Steppers change plans, and drawn pieces are pressed themselves."""
    move = choice.moves[0]
    if move.kind in (PUT, TAKE):
        return len(choice.moves) > 1
    is_drawn = move.kind == GIVE_BACK and move.value != NONE
    return move.kind not in ELSEWHERE and not is_drawn


def _button(choice: Choice[Move], offers: Offers, say: Say) -> Button:
    move = choice.moves[0]
    press = offers.press(choice)
    if move.kind in (DONE, READY_UP):
        return Button("main", say(choice.label.group), press)
    if move.kind == ADD and move.value != NONE:
        name = COLOUR_NAMES[move.value]
        return Button("piece", say(Message(f"board-letter-{name}")), press, art=name)
    if move.kind == WOUND:
        return Button("seat", press.label, press, badge=people.badge(move.value, say))
    return Button("text", press.label, press)


def _note(view: Position, viewer: Seat | None, say: Say) -> str:
    is_waiting = view.phase == PLANS and viewer is not None and view.steps[viewer] == READY
    if is_waiting:
        return say(Message("board-you-ready"))
    return say(Message("board-over")) if view.phase == OVER else ""


# --- the search ----------------------------------------------------------------------------------


def search(view: Position, offers: Offers, say: Say) -> Search | None:
    if view.phase not in SEARCHES:
        return None
    count = sum(view.bag)
    queue = tuple(people.badge(seat, say) for seat in view.queue)
    drawn = _drawn(view, offers, say)
    return Search(
        tunnel=PLACE_NAMES[view.tunnel],
        shaft=FEET[view.tunnel].x,
        bag=count,
        label=bag_label(view, say),
        queue=queue,
        queue_label=f"{say(Message('board-queue'))}: {', '.join(badge.name for badge in queue)}",
        drawer=say(Message("board-drawn", {"seat": view.queue[0]})) if drawn else "",
        drawn=drawn,
    )


def bag_label(view: Position, say: Say) -> str:
    return say(Message("board-bag", {"count": sum(view.bag)}))


def _drawn(view: Position, offers: Offers, say: Say) -> tuple[Piece, ...]:
    """Piece by piece; under the helmet each can go back (RAT-13.4)."""
    back = {choice.moves[0].value: choice for choice in offers.of_kind(GIVE_BACK)}
    found: list[Piece] = []
    for colour in COLOURS:
        name = COLOUR_NAMES[colour]
        for _ in range(view.drawn[colour]):
            found.append(
                Piece(
                    kind=name,
                    letter=say(Message(f"board-letter-{name}")),
                    label=say(Message("board-pieces", {"colour": name, "count": 1})),
                    nth=len(found),
                    press=offers.press(back[colour]) if colour in back else None,
                )
            )
    return tuple(found)
