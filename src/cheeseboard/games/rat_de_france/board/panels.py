"""What is public of each seat, and the facts of the round."""

from collections.abc import Iterator

from cheeseboard.drawing import Say
from cheeseboard.game import NONE, Argument, Message, Seat
from cheeseboard.games.rat_de_france.board.common import (
    finished_place,
    name,
    open_bid,
    partner,
    team,
    token_label,
    token_name,
)
from cheeseboard.games.rat_de_france.board.desk import round_title
from cheeseboard.games.rat_de_france.board.parts import Chip, HandSign, Panel
from cheeseboard.games.rat_de_france.board.ways import TURN
from cheeseboard.games.rat_de_france.box import ACTIONS, DIRECTIONS, STAGES, TAKE_BACK
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.state import BIDDING, Position


def panel(view: Position, seat: Seat, say: Say) -> Panel:
    is_tournament = view.variant.mode == "tournament"
    cheese: dict[str, Argument] = {"count": view.cheese[seat]}
    is_laid = view.phase == BIDDING and seat in view.row and view.bids[seat] != NONE
    return Panel(
        seat=seat,
        signs=tuple(HandSign(ACTIONS[card], _sign(view, seat, card)) for card in view.order_row),
        cards_label=_cards_label(view, seat, say),
        token=token_name(view, seat),
        token_label=token_label(view, seat, say),
        where=_where(view, seat, say),
        column=str(view.rats[seat] // ROWS) if view.rats[seat] != NONE else "",
        finished=finished_place(view, seat),
        cheese=view.cheese[seat],
        cheese_label=say(Message("label-cheese", cheese)) if is_tournament else "",
        team=team(view, seat),
        team_label=_team_label(view, seat, say),
        has_bid=is_laid,
        bid_label=say(Message("panel-laid")) if is_laid else "",
    )


def _sign(view: Position, seat: Seat, card: int) -> str:
    if view.face_up[seat] >> card & 1:
        return "open"
    return "bid" if card == open_bid(view, seat) else "held"


def _cards_label(view: Position, seat: Seat, say: Say) -> str:
    """What lies open, and when it comes back."""
    opened = [card for card in view.order_row if view.face_up[seat] >> card & 1]
    if not opened:
        return say(Message("panel-none-open"))
    names = ", ".join(say(Message(f"card-{ACTIONS[card]}")) for card in opened)
    args: dict[str, Argument] = {"cards": names, "count": TAKE_BACK - len(opened)}
    return say(Message("panel-open", args))


def _where(view: Position, seat: Seat, say: Say) -> str:
    place = finished_place(view, seat)
    if place:
        return say(Message("board-place", {"place": place}))
    if view.rats[seat] == NONE:
        return say(Message("board-waits"))
    return say(Message("board-column", {"column": view.rats[seat] // ROWS}))


def _team_label(view: Position, seat: Seat, say: Say) -> str:
    if not view.variant.partners:
        return ""
    other = name(say, partner(view, seat))
    return say(Message("panel-team", {"team": team(view, seat), "name": other}))


def chips(view: Position, say: Say) -> Iterator[Chip]:
    if view.variant.mode == "tournament":
        stage = {"stage": view.stage, "stages": STAGES}
        text = say(Message("board-stage", stage))
        yield Chip("i-cheese", text, text)
    elif view.round:
        text = round_title(view, say)
        yield Chip("i-again", text, text)
    if view.wind != NONE:
        label = say(Message("label-wind", {"wind": DIRECTIONS[view.wind]}))
        yield Chip("rdf-drift", say(Message("status-wind")), label, view.wind * TURN)
