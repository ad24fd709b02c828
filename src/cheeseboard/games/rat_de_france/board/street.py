"""The street with all that is on it: cells, rats, where they can go."""

from collections.abc import Iterator, Sequence
from typing import Final

from cheeseboard.drawing import Point, Say
from cheeseboard.game import NONE, Argument, Message, Seat
from cheeseboard.games.rat_de_france.board import scenery, ways
from cheeseboard.games.rat_de_france.board.common import finished_place, has_acted, team, token_name
from cheeseboard.games.rat_de_france.board.offers import Offer, Offers, token_of
from cheeseboard.games.rat_de_france.board.parts import (
    Cell,
    ColumnMark,
    Drift,
    Gust,
    Map,
    Preview,
    Rat,
    Reach,
    Spot,
    Step,
    Target,
    Track,
)
from cheeseboard.games.rat_de_france.board.places import CELL, HALF, TOP, Street
from cheeseboard.games.rat_de_france.board.traces import Told
from cheeseboard.games.rat_de_france.box import ACTIONS, COLOURS, PRIZES
from cheeseboard.games.rat_de_france.box import SWAP as SWAP_CARD
from cheeseboard.games.rat_de_france.grid import CARD_COLUMNS, FLAG, ROWS, UP
from cheeseboard.games.rat_de_france.helping import results
from cheeseboard.games.rat_de_france.moves import MOVE, PLACE, SWAP, Move
from cheeseboard.games.rat_de_france.rules.actions import action_of
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    DISCARDING,
    OVER,
    PLACING,
    Position,
)
from cheeseboard.games.rat_de_france.track import CELL_NAMES, FINISH, KINDS, PLAIN, START_CELLS

RAT_UP: Final = 2
BUSY: Final = 12
"""More targets than these keep their ways to themselves."""
PERCENT: Final = 100
STOP_ROOM: Final = 14
"""Two places where the view rests are at least so far apart, in percent."""

MAP_WIDTH: Final = 400
MAP_TOP: Final = 10
MAP_ROW: Final = 2

GUST_EVERY: Final = 3
GUST_ROWS: Final = (1, 3, 0, 2)
GUST_LEVEL: Final = 90
"""The picture of a gust blows to the right, a direction of 90 degrees."""


class StreetDrawing:
    """One viewer's street in the making."""

    def __init__(
        self,
        view: Position,
        seat: Seat | None,
        offers: Offers,
        say: Say,
        told: Sequence[Message] = (),
    ) -> None:
        self.view = view
        self.seat = seat
        self.offers = offers
        self.say = say
        self.track = track_of(view)
        self.street = Street(self.track.columns)
        self.told = Told(told, self.track, self.street)
        self.cells = set(offers.cells())
        self.stands = max(1, view.seats - 1) if view.variant.has_places else 1
        """How many rats can run in."""

    def draw(self) -> Track:
        view, street, track = self.view, self.street, self.track
        grounds = scenery.grounds(view, street, self.say)
        targets = tuple(self.targets())
        focus = self.percent(self.focus())
        return Track(
            label=self.say(Message("board-street", {"columns": track.columns})),
            road=self.say(Message("board-road")),
            width=street.width,
            left=street.left,
            right=street.right,
            length=street.right - street.left,
            focus=focus,
            stops=tuple(self.stops(focus)),
            houses=tuple(scenery.houses(street)),
            props=tuple(scenery.props(street, grounds)),
            fence=scenery.sign_end(grounds[-1]) - 6,
            grounds=tuple(grounds),
            cells=tuple(self.cell(cell) for cell in track.cells),
            columns=tuple(self.columns()),
            rows=tuple(TOP + HALF + CELL * row for row in range(ROWS)),
            seams=tuple(street.x(n * CARD_COLUMNS) for n in range(1, len(grounds))),
            walls=scenery.walls(track, street),
            shores=scenery.shores(track, street),
            steps=tuple(self.steps()),
            cheese=street.stand(self.stands, self.stands),
            gusts=tuple(self.gusts()),
            traces=tuple(self.told.traces()),
            reaches=tuple(self.reaches()),
            targets=targets,
            is_busy=len(targets) > BUSY,
            rats=tuple(self.rats()),
            previews=tuple(self.previews()),
            places=tuple((CELL_NAMES[cell], street.centre(cell)) for cell in track.cells),
            map=self.map(),
        )

    # --- where to look ---------------------------------------------------------------------------

    def focus(self) -> int:
        """The column of whoever acts; the own rat while all bid; the finish after it all."""
        view = self.view
        if view.phase == OVER:
            return self.track.columns - 1
        for seat in (view.active, self.seat, *view.row):
            if seat is not None and seat != NONE and view.rats[seat] != NONE:
                return view.rats[seat] // ROWS
        return 0 if view.phase in (PLACING, DISCARDING) else self.track.columns - 1

    def percent(self, column: int) -> int:
        return PERCENT * (self.street.x(column) + HALF) // self.street.width

    def stops(self, focus: int) -> Iterator[int]:
        """The two ends, and the other rats; none near another one."""
        columns = sorted(cell // ROWS for cell in self.view.rats if cell != NONE)
        taken = [focus]
        for percent in (0, PERCENT, *(self.percent(column) for column in columns)):
            if all(abs(percent - other) >= STOP_ROOM for other in taken):
                taken.append(percent)
                yield percent

    def map(self) -> Map:
        columns, view = self.track.columns, self.view
        pieces = scenery.grounds(view, self.street, self.say)
        step = MAP_WIDTH / columns
        scale = step / CELL
        return Map(
            label=self.say(Message("board-map")),
            bands=tuple(
                (round((p.x - self.street.left) * scale), round(p.width * scale), p.tint)
                for p in pieces
            ),
            goal=round(MAP_WIDTH - step),
            spots=tuple(
                Spot(seat, round((cell // ROWS + 0.5) * step), MAP_TOP + MAP_ROW * (cell % ROWS))
                for seat, cell in enumerate(view.rats)
                if cell != NONE
            ),
        )

    # --- the ground ------------------------------------------------------------------------------

    def cell(self, cell: int) -> Cell:
        column, row = divmod(cell, ROWS)
        is_flag = self.track.grid.sign(row, column) == FLAG
        flag = "flag" if column == 0 else "goal"
        kind = self.track.kinds[cell]
        is_lit = cell in self.cells
        return Cell(
            name=CELL_NAMES[cell],
            at=self.street.corner(cell),
            kind=flag if is_flag else "" if kind == PLAIN else KINDS[kind],
            is_light=(row + column) % 2 == 0,
            is_lit=is_lit,
            press=self.offers.named(
                self.cell_label(cell), why="" if is_lit else self.cell_move(cell)
            ),
        )

    def cell_label(self, cell: int) -> str:
        ground = KINDS[self.track.kinds[cell]]
        return self.say(Message("board-cell", {"cell": CELL_NAMES[cell], "ground": ground}))

    def cell_move(self, cell: int) -> str:
        is_start = self.view.phase == PLACING and cell in START_CELLS
        return f"{'place' if is_start else 'move'} {CELL_NAMES[cell]}"

    def columns(self) -> Iterator[ColumnMark]:
        taken = [cell // ROWS for cell in self.view.rats if cell != NONE]
        for column, arrow in enumerate(self.track.arrows):
            x = self.street.x(column) + HALF
            yield ColumnMark(column, x, arrow == UP, taken.count(column) > 1)

    def steps(self) -> Iterator[Step]:
        """The stand: a place for each rat that can run in."""
        for place in range(self.stands):
            cheese = PRIZES[place] if self.view.variant.mode == "tournament" else 0
            yield Step(place + 1, self.street.stand(place, self.stands), cheese)

    def gusts(self) -> Iterator[Gust]:
        """The wind over the street, where no rat is."""
        if self.view.wind == NONE or self.view.phase == OVER:
            return
        turn = self.view.wind * ways.TURN - GUST_LEVEL
        for number, column in enumerate(range(1, self.track.columns - 1, GUST_EVERY)):
            cell = column * ROWS + GUST_ROWS[number % len(GUST_ROWS)]
            if cell not in self.view.rats and cell not in self.cells:
                yield Gust(self.street.centre(cell), turn)

    # --- targets ---------------------------------------------------------------------------------

    def targets(self) -> Iterator[Target]:
        """The far ones first, so that their ways lie below the near ones."""
        origin = self.view.rats[self.seat] if self.seat is not None else NONE
        here = self.street.centre(origin) if origin != NONE else Point(0, 0)

        def distance(cell: int) -> float:
            there = self.street.centre(cell)
            return abs(there.x - here.x) + abs(there.y - here.y)

        for cell in sorted(self.cells, key=distance, reverse=True):
            free, costly = self.offers.to(cell)
            for choices in (free, costly):
                if choices:
                    yield self.target(cell, choices, is_second=choices is costly and bool(free))

    def target(self, cell: int, choices: list[Offer], *, is_second: bool) -> Target:
        assert self.seat is not None
        move = choices[0].moves[0]
        is_start = move.kind == PLACE
        return Target(
            id=f"go-{'token-' if is_second else ''}{CELL_NAMES[cell]}",
            at=self.street.centre(cell),
            press=self.offers.press(*choices),
            sign=token_of(choices),
            is_clear=self.track.kinds[cell] != PLAIN,
            is_second=is_second,
            way="" if is_start else ways.way(self.view, self.street, self.seat, move),
            drift=None if is_start else ways.drift(self.view, self.seat, move),
        )

    def reaches(self) -> Iterator[Reach]:
        """Cells, and rats to swap with, of cards of the viewer as the rats stand now."""
        if self.seat is None or self.view.phase == OVER:
            return
        for action in self.ahead(self.seat):
            found = [_end(self.view, move) for move in results(self.view, self.seat, action)]
            cells = [cell for cell in found if cell != NONE]
            if cells:
                yield Reach(ACTIONS[action], tuple(self.street.centre(cell) for cell in cells))

    def ahead(self, seat: Seat) -> Sequence[int]:
        """Cards that a seat may still carry out: once cards are open its own, until it is asked."""
        view = self.view
        if view.phase != ACTING:
            return range(len(ACTIONS))
        is_waiting = seat != view.active and not has_acted(view, seat)
        return [view.cards[seat]] if is_waiting and view.cards[seat] != NONE else []

    def previews(self) -> Iterator[Preview]:
        for choice in self.offers.all:
            move = choice.moves[0]
            if choice.label.confirm is not None and self.seat is not None:
                is_run = move.kind == MOVE  # who passes stays
                yield Preview(
                    moves=choice.text,
                    label=self.say(choice.label.message),
                    seat=self.seat,
                    at=self.street.centre(move.cell if is_run else self.view.rats[self.seat]),
                    way=ways.way(self.view, self.street, self.seat, move) if is_run else "",
                    drift=ways.drift(self.view, self.seat, move) if is_run else None,
                )

    # --- rats ------------------------------------------------------------------------------------

    def rats(self) -> Iterator[Rat]:
        """Always in the same order; those who have run in stand behind the finish."""
        for seat, cell in enumerate(self.view.rats):
            if cell != NONE:
                yield self.runner(seat, cell)
            elif finished_place(self.view, seat):
                yield self.arrived(seat, finished_place(self.view, seat))

    def arrived(self, seat: Seat, place: int) -> Rat:
        return self.rat(seat, self.street.stand(place - 1, self.stands), [], "")

    def runner(self, seat: Seat, cell: int) -> Rat:
        kind = self.track.kinds[cell]
        offers = self.offers.takes() if seat == self.seat else self.offers.with_rat(seat)
        under = "" if kind in (PLAIN, FINISH) else KINDS[kind]
        return self.rat(seat, self.street.centre(cell), offers, under)

    def rat(self, seat: Seat, at: Point, offers: list[Offer], under: str) -> Rat:
        view = self.view
        sign, way, drift = self.deed(offers)
        return Rat(
            seat=seat,
            at=at.plus(0, -RAT_UP),
            press=self.offers.named(self.rat_label(seat), offers, self.rat_move(seat)),
            is_acting=seat == view.active,
            is_mine=seat == self.seat,
            token=token_name(view, seat),
            under=under,
            sign=sign,
            is_costly=bool(token_of(offers)),
            way=way,
            drift=drift,
            team=team(view, seat),
            place=finished_place(view, seat),
            run=self.told.run(seat, at),
        )

    def deed(self, offers: list[Offer]) -> tuple[str, str, Drift | None]:
        """What the viewer can do with a rat: the action, its way, and the wind after it."""
        if not offers or self.seat is None:
            return "", "", None
        move = offers[0].moves[0]
        action = ACTIONS[action_of(self.view, self.seat, move.mode)]
        way = ways.way(self.view, self.street, self.seat, move)
        return action, way, ways.drift(self.view, self.seat, move)

    def rat_label(self, seat: Seat) -> str:
        view = self.view
        given: dict[str, Argument] = {"seat": seat}
        if view.rats[seat] == NONE:
            given["place"] = finished_place(view, seat)
            return self.say(Message("board-rat-in", given))
        given["cell"] = CELL_NAMES[view.rats[seat]]
        token = token_name(view, seat)
        if not token:
            return self.say(Message("board-rat", given))
        given["token"] = token
        return self.say(Message("board-rat-token", given))

    def rat_move(self, seat: Seat) -> str:
        """What pressing this rat would mean: swapping with it, or going where it stands."""
        view = self.view
        if view.rats[seat] == NONE or self.seat is None:
            return ""
        is_swap = view.phase == ACTING and view.cards[self.seat] == SWAP_CARD
        if is_swap and seat != self.seat:
            return f"swap {COLOURS[seat]}"
        return self.cell_move(view.rats[seat])


def _end(view: Position, move: Move) -> int:
    """The cell that a move is about; the own one where a token is taken there."""
    if move.kind == SWAP:
        return view.rats[move.rat]
    return move.cell
