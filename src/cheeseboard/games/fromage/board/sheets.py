"""Everything of a seat, of the Corporation: what one click opens."""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.board.buildings import board_buildings
from cheeseboard.games.fromage.board.common import Table, open_orders, station, stock, turns_away
from cheeseboard.games.fromage.board.creamery import (
    kind_card,
    kitchen_label,
    order_cards,
    parlours,
    score_parts,
)
from cheeseboard.games.fromage.board.parts import Fact, Firm, Race, Racer, ScorePart, Sheet
from cheeseboard.games.fromage.board.wheel import colour, seat_state
from cheeseboard.games.fromage.box import (
    AGES,
    CORPORATION,
    FIRST_BUILDING,
    KIND_NAMES,
    KINDS,
    LEVEL_OF_RULE,
    ORDER,
    RESOURCES,
    TRACK_STEP,
    TRACK_TOKENS,
    TYPES,
    WORKERS,
)
from cheeseboard.games.fromage.rules.corporation import ASK_CORPORATION, PLAYER
from cheeseboard.games.fromage.rules.ending import corporation_lines
from cheeseboard.games.fromage.worth import points


def sheet(table: Table, seat: Seat) -> Sheet:
    lines = score_parts(table, seat)
    state = seat_state(table, seat)
    return Sheet(
        id=f"fro-sheet-{seat + 1}",
        colour=colour(seat),
        title=table.speak("board-creamery", seat=seat),
        note=table.speak(f"board-state-{state}"),
        facts=facts(table, seat),
        workers=tuple(
            (TYPES[worker], worker_words(table, seat, worker)) for worker in range(WORKERS)
        ),
        workers_title=table.speak("board-workers"),
        buildings_title=table.speak("board-yard"),
        buildings=board_buildings(table, seat, is_live=False),
        parlours_title=table.speak("board-parlours"),
        parlours=parlours(table, seat, is_live=False),
        orders_title=table.speak("board-open-orders"),
        orders=order_cards(table, seat, is_live=False),
        no_orders=table.speak("board-no-orders"),
        lines_title=table.speak("board-points"),
        lines=lines,
        total=sum(line.points for line in lines),
        total_title=table.speak("board-total"),
    )


def worker_words(table: Table, seat: Seat, worker: int) -> str:
    spot = station(table.view, seat, worker)
    where = "home" if spot == NONE else "yard" if spot >= FIRST_BUILDING else "away"
    turns = turns_away(table.view, seat, worker)
    return table.speak(f"board-worker-{where}", seat=seat, worker=TYPES[worker], turns=turns)


def facts(table: Table, seat: Seat) -> tuple[Fact, ...]:
    """Unused resources, open and completed orders."""
    view = table.view
    held = [*(stock(view, seat, token) for token in range(ORDER)), sum(open_orders(view, seat))]
    found = [
        Fact(f"fro-res-{name}", str(count), table.speak("counted", goods=name, count=count))
        for name, count in zip(RESOURCES, held, strict=True)
    ]
    done = view.completed[seat]
    found.append(Fact("i-check", str(done), table.speak("board-completed-count", count=done)))
    jams, berries = view.jams[seat], view.berries[seat]
    found.append(Fact("fro-jar", f"{jams} × {berries}", kitchen_label(table, seat)))
    return tuple(found)


LANE: Final = 20
"""Points that a lane of the race shows at least."""

# --- the Corporation -----------------------------------------------------------------------------


def firm(table: Table) -> Firm | None:
    view = table.view
    if not view.corporation:
        return None
    rival = view.corporation[0]
    level = view.variant.level
    size = TRACK_TOKENS[level]
    taken = size - rival.tokens
    names = ("board-firm-track", "board-firm-customers", "board-firm-cards")
    sums = corporation_lines(view)
    asked_type, asked_rim = _asked(table)
    return Firm(
        id="fro-sheet-firm",
        colour=colour(CORPORATION),
        title=table.speak("board-firm"),
        level=table.speak("board-firm-level", level=level),
        rules=tuple(
            table.speak(f"board-firm-{rule.replace('_', '-')}")
            for rule, first in LEVEL_OF_RULE.items()
            if rule != "none" and first <= level
        ),
        tokens=rival.tokens,
        track=tuple((TRACK_STEP * (step + 1), step < taken) for step in range(size)),
        track_title=table.speak("board-firm-tokens", count=rival.tokens),
        cards=tuple(
            kind_card(table, kind, rival.cards[kind]) for kind in range(KINDS) if rival.cards[kind]
        ),
        cards_title=table.speak("board-firm-kept", count=sum(rival.cards)),
        lines=tuple(
            ScorePart(table.speak(name), count) for name, count in zip(names, sums, strict=True)
        ),
        total=sum(sums),
        total_title=table.speak("board-total"),
        lines_title=table.speak("board-points"),
        asked_type=asked_type,
        asked_rim=asked_rim,
        note=table.speak("board-firm-tokens", count=rival.tokens),
    )


def race(table: Table) -> Race | None:
    """FRO-13.13: how the player and the Corporation stand."""
    view = table.view
    if not view.corporation:
        return None
    own, rival = points(view, PLAYER), sum(corporation_lines(view))
    tokens, left = view.tokens[PLAYER], view.corporation[0].tokens
    most = max(own, rival, LANE)
    label = table.speak(
        "board-race", seat=PLAYER, points=own, count=tokens, total=rival, tokens=left
    )
    you = Racer(
        colour(PLAYER), "badge-1", table.name(PLAYER), own, tokens, 100 * max(own, 0) // most
    )
    name = table.speak("board-firm")
    firm = Racer(colour(CORPORATION), "fro-firm", name, rival, left, 100 * rival // most)
    return Race(label, (you, firm), "fro-sheet-firm")


def _asked(table: Table) -> tuple[str, int]:
    """Type and rim of the card that the Corporation has just drawn."""
    frame = table.view.frames[PLAYER]
    if not frame or frame[0] != ASK_CORPORATION:
        return "", 0
    cheese, age = KIND_NAMES[frame[1]]
    return cheese, AGES.index(age) + 1
