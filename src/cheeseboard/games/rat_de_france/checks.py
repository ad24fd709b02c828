"""What must hold of the data and of every position: constraints RDF-C1 to RDF-C22."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from cheeseboard.data import load
from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    COLOURS,
    DECK,
    DIRECTIONS,
    OPENING,
    PIECES,
    PRIZES,
    STAGES,
    TAKE_BACK,
    TOKENS,
    TOKENS_OF_EACH,
    WIND_CARDS_OF_EACH,
)
from cheeseboard.games.rat_de_france.grid import (
    CARD_COLUMNS,
    FLAG,
    ROWS,
    SIGNS,
    UP,
    Grid,
    GridError,
    join,
    read_card,
)
from cheeseboard.games.rat_de_france.rules.bids import turn_order
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING, BIDDING, OVER, PEPPERING, PRIZE, Position
from cheeseboard.games.rat_de_france.track import (
    END_NAMES,
    ENDS,
    FINISH,
    SECTION_NUMBERS,
    SECTIONS,
    open_neighbours,
    reach,
)

WORTH: Final = {"spring": 1, "mud": 2, "water": 1, "pepper": 3, "sugar": 3, "clover": 3}
"""What a special cell adds to the complexity of a card, in the order players meet them."""
ACTION_NAMES: Final = {"straight", "diagonal", "step", "swap", "jump", "idea"}
WINDS: Final = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
CARD_CELLS: Final = range(ROWS * CARD_COLUMNS)

# --- the data ------------------------------------------------------------------------------------


def constraints() -> dict[str, str]:
    """Every constraint on the data by id; empty where met, else what is wrong."""
    return {
        "RDF-C1": _unless(
            _has_all_actions(PIECES["actions"]["decks"], 4), "Four decks of six cards."
        ),
        "RDF-C2": _unless(_has_all_actions(PIECES["actions"]["orders"], 6), "Six order cards."),
        "RDF-C3": _unless(tuple(range(1, 25)) == SECTION_NUMBERS, "Sections are numbered 1 to 24."),
        "RDF-C4": _unless(len(set(END_NAMES)) == len(ENDS) == 6, "Six cards for start and finish."),
        "RDF-C5": _unless(
            set(DIRECTIONS) == WINDS and WIND_CARDS_OF_EACH * len(DIRECTIONS) == 16,
            "Sixteen wind cards of eight directions.",
        ),
        "RDF-C6": _unless(
            sorted(TOKENS) == ["clover", "pepper", "sugar"] and TOKENS_OF_EACH == 4,
            "Four tokens each of clover, pepper and sugar.",
        ),
        "RDF-C7": wrong_drawings(),
        "RDF-C8": _first(wrong_flag_count(END_NAMES[n], card) for n, card in enumerate(ENDS))
        or _first(f"Section {n} has flags." for n, card in _numbered() if _count(card, "flag")),
        "RDF-C9": _first(wrong_flags(END_NAMES[n], card) for n, card in enumerate(ENDS)),
        "RDF-C10": _first(wrong_end(END_NAMES[n], card) for n, card in enumerate(ENDS)),
        "RDF-C11": wrong_scores(SECTIONS),
        "RDF-C12": wrong_arrivals(SECTIONS),
        "RDF-C13": _first(
            f"No card has {kind}."
            for kind in WORTH
            if not any(_count(card, kind) for card in SECTIONS)
        ),
        "RDF-C14": _first(wrong_specials(n, card) for n, card in _numbered()),
        "RDF-C15": _first(wrong_water(n, card) for n, card in _numbered()),
        "RDF-C16": _first(wrong_hold(name, card) for name, card in _named()),
        "RDF-C17": _first(wrong_crossing(n, card) for n, card in _numbered()),
        "RDF-C18": _first(wrong_borders(name, card) for name, card in _named()),
        "RDF-C19": wrong_tracks(ENDS, SECTIONS),
        "RDF-C20": wrong_twins((*ENDS, *SECTIONS)),
        "RDF-C21": wrong_arrows(),
        "RDF-C22": _unless(
            sum(PRIZES) * STAGES == 18 and len(SECTIONS) - 1 >= sum(PRIZES) * STAGES,
            "The backs of the unused sections suffice for the cheese.",
        ),
    }


def _unless(is_met: bool, sentence: str) -> str:
    return "" if is_met else sentence


def _first(sentences: Iterator[str]) -> str:
    return next((sentence for sentence in sentences if sentence), "")


def _has_all_actions(found: int, wanted: int) -> bool:
    return set(ACTIONS) == ACTION_NAMES and len(ACTIONS) == 6 and found == wanted


def _numbered() -> Iterator[tuple[int, Grid]]:
    return zip(SECTION_NUMBERS, SECTIONS, strict=True)


def _named() -> Iterator[tuple[str, Grid]]:
    yield from zip(END_NAMES, ENDS, strict=True)
    yield from ((f"section {number}", card) for number, card in _numbered())


def _kind(card: Grid, cell: int) -> str:
    return SIGNS[card.sign(cell % ROWS, cell // ROWS)]


def _count(card: Grid, kind: str) -> int:
    return sum(_kind(card, cell) == kind for cell in CARD_CELLS)


def wrong_drawings() -> str:
    """RDF-C7: every character of every drawing; the first that is wrong, with its place."""
    for file, key in (("start_finish.toml", "start_finish"), ("sections.toml", "section")):
        for card in load(__file__, file)[key]:
            try:
                read_card(card["grid"], card["arrows"])
            except GridError as error:
                return f"{card['name']}: {error}"
    return ""


def wrong_flag_count(name: str, card: Grid) -> str:
    """RDF-C8."""
    return _unless(_count(card, "flag") >= len(COLOURS), f"{name} cannot seat four rats.")


def wrong_flags(name: str, card: Grid) -> str:
    """RDF-C9."""
    flags = {(row, column) for row in range(ROWS) for column in range(CARD_COLUMNS)}
    flags = {place for place in flags if card.sign(*place) == FLAG}
    is_met = flags == {(row, 0) for row in range(ROWS)}
    return _unless(is_met, f"The flags of {name} are not its outer column.")


def wrong_end(name: str, card: Grid) -> str:
    """RDF-C10."""
    has_specials = any(_count(card, kind) for kind in WORTH)
    is_met = not has_specials and not any(_border_walls(card))
    return _unless(is_met, f"{name} has special cells or walls on its border.")


def _border_walls(card: Grid) -> tuple[int, int]:
    """Walls on the left and on the right border."""
    return (
        sum(card.has_wall_right(row, -1) for row in range(ROWS)),
        sum(card.has_wall_right(row, CARD_COLUMNS - 1) for row in range(ROWS)),
    )


def walls(card: Grid) -> int:
    """All walls of a card but its upper and lower border."""
    across = sum(
        card.has_wall_below(row, column)
        for row in range(ROWS - 1)
        for column in range(CARD_COLUMNS)
    )
    along = sum(
        card.has_wall_right(row, column)
        for row in range(ROWS)
        for column in range(-1, CARD_COLUMNS)
    )
    return across + along


def score(card: Grid) -> int:
    """The complexity of a section card."""
    counts = {kind: _count(card, kind) for kind in WORTH}
    kinds = sum(count > 0 for count in counts.values())
    return walls(card) + sum(WORTH[kind] * counts[kind] for kind in WORTH) + 2 * kinds


def wrong_scores(cards: tuple[Grid, ...]) -> str:
    """RDF-C11."""
    scores = [score(card) for card in cards]
    for number, (easier, harder) in enumerate(pairwise(scores), 2):
        if harder < easier:
            return f"Section {number} is easier than the one before."
    return _unless(scores[0] < scores[1], "Section 1 is not the easiest.")


def wrong_arrivals(cards: tuple[Grid, ...]) -> str:
    """RDF-C12."""
    firsts = [
        next((n for n, card in enumerate(cards, 1) if _count(card, kind)), NONE) for kind in WORTH
    ]
    return _unless(firsts == [1, 3, 5, 7, 9, 11], "Special cells do not come one kind at a time.")


def wrong_specials(number: int, card: Grid) -> str:
    """RDF-C14."""
    counts = {kind: _count(card, kind) for kind in WORTH}
    tokens = [counts[token] for token in TOKENS]
    is_met = (
        1 <= sum(counts.values()) <= 10
        and counts["mud"] <= 3
        and counts["spring"] <= 2
        and counts["water"] <= 7
        and max(tokens) <= 2
        and sum(tokens) <= 3
    )
    return _unless(is_met, f"Section {number} has too few or too many special cells.")


def wrong_water(number: int, card: Grid) -> str:
    """RDF-C15."""
    for cell in CARD_CELLS:
        if _kind(card, cell) == "water":
            if not any(_kind(card, near) == "water" for near in open_neighbours(card, cell)):
                return f"Section {number} has water where nobody can swim."
    return ""


def wrong_hold(name: str, card: Grid) -> str:
    """RDF-C16."""
    if len(reach(card, 0)) < len(CARD_CELLS):
        return f"Some cells of {name} cannot be reached."
    if any(len(open_neighbours(card, cell)) < 2 for cell in CARD_CELLS):
        return f"A cell of {name} has fewer than two open steps."
    for column in range(CARD_COLUMNS - 1):
        rows = [row for row in range(ROWS) if not card.has_wall_right(row, column)]
        dry = [
            row
            for row in rows
            if "mud" not in (SIGNS[card.sign(row, column)], SIGNS[card.sign(row, column + 1)])
        ]
        if len(rows) < 2 or not dry:
            return f"{name} is too narrow behind column {column}."
    return ""


def wrong_crossing(number: int, card: Grid) -> str:
    """RDF-C17; turned, the card is crossed the other way along the same steps."""
    for each in (card, card.turned()):
        if not _main_part(each):
            return f"Section {number} cannot be crossed without mud."
    return ""


def _main_part(card: Grid) -> set[int]:
    """The largest part of a card that hangs together without mud and touches both its sides."""
    parts = [reach(card, cell, mud=False) for cell in range(ROWS) if _kind(card, cell) != "mud"]
    right = range(ROWS * (CARD_COLUMNS - 1), ROWS * CARD_COLUMNS)
    return max((part for part in parts if not part.isdisjoint(right)), key=len, default=set())


def wrong_borders(name: str, card: Grid) -> str:
    """RDF-C18."""
    return _unless(max(_border_walls(card)) <= 1, f"{name} has two walls on one border.")


def wrong_tracks(ends: tuple[Grid, ...], sections: tuple[Grid, ...]) -> str:
    """RDF-C19, proved pair by pair.

    Every card has a main part that hangs together without mud and touches both its sides. If an
    open step leads from the main part of a card to that of each card that can lie to its right,
    then every track that can be laid has a dry way from the start to the finish.
    """
    starts = [(f"start {END_NAMES[n]}", n, card) for n, card in enumerate(ends)]
    finishes = [(f"finish {END_NAMES[n]}", n, card.turned()) for n, card in enumerate(ends)]
    middles = [
        (f"section {number}, {way}", number, card)
        for number, printed in enumerate(sections, 1)
        for way, card in (("printed", printed), ("turned", printed.turned()))
    ]
    parts = {name: _main_part(card) for name, _, card in (*starts, *middles, *finishes)}
    for lefts, rights in ((starts, middles), (middles, middles), (middles, finishes)):
        for left, left_number, card in lefts:
            for right, right_number, other in rights:
                if left_number == right_number and lefts is rights:
                    continue  # one card lies only once
                if not _are_joined(card, parts[left], other, parts[right]):
                    return f"No dry step leads from {left} to {right}."
    return ""


def _are_joined(left: Grid, left_part: set[int], right: Grid, right_part: set[int]) -> bool:
    both = join((left, right))
    first = ROWS * CARD_COLUMNS
    for cell in range(first - ROWS, first):
        if cell in left_part:
            for near in open_neighbours(both, cell):
                if near >= first and near - first in right_part:
                    return True
    return False


def wrong_twins(cards: tuple[Grid, ...]) -> str:
    """RDF-C20."""
    drawings = {card.lines for card in cards} | {card.turned().lines for card in cards}
    return _unless(len(drawings) == 2 * len(cards), "Two cards look alike, perhaps turned.")


def wrong_arrows() -> str:
    """RDF-C21."""
    for cards in (ENDS, SECTIONS):
        arrows = "".join(card.arrows for card in cards)
        if 2 * arrows.count(UP) != len(arrows):
            return "Not half of the arrows point up."
    return ""


# --- positions -----------------------------------------------------------------------------------


def inventory(state: Position) -> Mapping[str, int]:
    """Every card, token and rat, wherever it is (RDF-8.19, RDF-9.4)."""
    found: Counter[str] = Counter()
    for seat in range(state.seats):
        found[f"rat of seat {seat}"] += 1
        in_row = _shown_card(state, seat)
        for card, name in enumerate(ACTIONS):
            is_open = state.face_up[seat] >> card & 1
            is_in_row = card == in_row
            is_in_hand = not is_open and not is_in_row
            found[f"{name} of seat {seat}"] += is_open + is_in_row + is_in_hand
    for token, name in enumerate(TOKENS):
        found[f"token {name}"] = state.tokens.count(token) + supply(state, token)
    for card in state.order_row:
        found[f"order {ACTIONS[card]}"] += 1
    for direction, left in enumerate(state.wind_left):
        found[f"wind {DIRECTIONS[direction]}"] = left + (WIND_CARDS_OF_EACH - left)
    return found


def _shown_card(state: Position, seat: int) -> int:
    """The card of a seat that lies shown in the bid row, NONE if none does."""
    if state.phase == BIDDING:
        return NONE
    return state.bids[seat] if state.cards[seat] == NONE else state.cards[seat]


def supply(state: Position, token: int) -> int:
    """Tokens of a kind that nobody carries."""
    return TOKENS_OF_EACH - state.tokens.count(token)


def invariants(state: Position) -> list[str]:
    """What must hold of a full position between moves."""
    return list(_broken(state))


def _broken(state: Position) -> Iterator[str]:
    racing = [cell for cell in state.rats if cell != NONE]
    track = track_of(state)
    if len(set(racing)) < len(racing):
        yield "RDF-2.2: two rats stand on one cell."
    if any(cell not in track.cells or track.kinds[cell] == FINISH for cell in racing):
        yield "RDF-10.3: a rat stands off the track or on a flag of the finish."
    if any(supply(state, token) < 0 for token in range(len(TOKENS))):
        yield "RDF-8.19: more tokens of a kind are carried than there are."
    if any(not 0 <= left <= WIND_CARDS_OF_EACH for left in state.wind_left):
        yield "RDF-13.1: the wind deck holds too many or too few cards."
    if any(cards & ~DECK or cards.bit_count() >= TAKE_BACK for cards in state.face_up):
        yield "RDF-9.2: four cards lie open and were not taken back."
    if sorted(state.order_row) != list(range(len(ACTIONS))):
        yield "RDF-1.7: an order card is missing."
    if set(state.finished) & {seat for seat, cell in enumerate(state.rats) if cell != NONE}:
        if state.phase not in (PRIZE, OVER):
            yield "RDF-10.3: a rat has finished and still runs."
    if state.phase == BIDDING:
        yield from _broken_bids(state)
    if state.phase in (PEPPERING, ACTING):
        yield from _broken_row(state)


def _broken_bids(state: Position) -> Iterator[str]:
    if state.row != turn_order(state):
        yield "RDF-4.3: the bid row is not in turn order."
    expected = [OPENING[state.seats][(seat - state.first) % state.seats] for seat in state.row]
    for seat, opening in zip(state.row, expected, strict=True):
        if state.face_up[seat].bit_count() != (opening + state.round - 1) % TAKE_BACK:
            yield f"RDF-9.2: seat {seat} has a wrong number of open cards."


def _broken_row(state: Position) -> Iterator[str]:
    for seat in state.row:
        if state.face_up[seat] >> state.bids[seat] & 1:
            yield f"RDF-9.3: seat {seat} has bid a card that lies open."
    laid = [state.cards[seat] for seat in state.row if state.cards[seat] != NONE]
    if len(set(laid)) < len(laid) and not state.variant.keeps_duplicate:
        yield "RDF-5.14: two seats carry out the same card."
