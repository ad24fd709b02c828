"""Positions of RatLand in the vocabulary of its rules, and ways to play on them."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cheeseboard.chance import Chance, Live
from cheeseboard.events import Event, Log
from cheeseboard.game import NONE, OptionValue
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import (
    CLAN_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    PLACE_NAMES,
    PLACES,
    RATS,
)
from cheeseboard.games.ratland.rules.flow import STAGES, advance
from cheeseboard.games.ratland.rules.plans import begin_plans, note_tunnels
from cheeseboard.games.ratland.state import (
    AGGRESSIVE,
    CHOOSE_SIDE,
    MOVES,
    NORMAL,
    PLANS,
    Position,
)
from cheeseboard.testing.chance import Rigged

QUIET: Final = {"early": "plenty", "late": "raising"}
"""Events that only act in phase 1: nothing of them is felt later in a round."""
AWAY: Final = ("bedroom", "dump", "city", "field", "pipe_left", "pipe_right")
OTHER_KEYS: Final = ("cheese", "hidden", "clan", "side", "elsewhere", "healthy")

Seat = Mapping[str, Any]


def pieces(*names: str, seed: int = 1) -> Rigged:
    """Deals the named pieces from the bag in this order, everything else from a seed."""
    wanted = [COLOUR_NAMES.index(name) for name in names]
    return Rigged({"cheese": wanted}, otherwise=Live(seed))


def start(seats: int, seed: int = 1, **options: OptionValue) -> Position:
    return GAME.setup(GAME.meta.complete(options), seats, Live(seed), Log())


def table(
    *seats: Seat,
    active: int = 0,
    event: str = "",
    stage: str = "early",
    supply: int | None = None,
    card: int = 1,
    **options: OptionValue,
) -> Position:
    """A position after the reveal of a round; unnamed places are empty."""
    state = GAME.setup(GAME.meta.complete(options), len(seats), Live(1), Log())
    state.active = active
    state.phase = MOVES
    state.queue = []
    _turn_up(state, event or QUIET[stage], card)
    state.rats = [0] * PLACES * len(seats)
    for seat, facts in enumerate(seats):
        _seat(state, seat, facts)
    state.rat_supply = RATS * state.variant.boxes - sum(state.rats) if supply is None else supply
    state.strays = state.rats[PLACE_NAMES.index("lost") :: PLACES]
    if state.variant.has_limited_cheese:
        state.cheese_supply[0] = 44 * state.variant.boxes - sum(state.cheese)
    note_tunnels(state)
    return state


def _turn_up(state: Position, event: str, card: int) -> None:
    number = EVENT_NAMES.index(event)
    state.events_left = [other for other in range(len(EVENT_NAMES)) if other != number]
    state.event = number
    state.next_event = state.next_card = NONE
    state.past_events = []
    state.round = 1 if number < 6 else 6
    boxes = state.variant.boxes
    state.cards = [card] * boxes
    state.past_cards = []
    state.cards_left = [other for other in range(1, 10) if other != card for _ in range(boxes)]


def _seat(state: Position, seat: int, facts: Seat) -> None:
    for place, name in enumerate(PLACE_NAMES):
        state.rats[seat * PLACES + place] = facts.get(name, 0)
    state.rats[seat * PLACES + PLACE_NAMES.index("city")] += facts.get("elsewhere", 0)
    state.rats[seat * PLACES + PLACE_NAMES.index("pantry")] += facts.get("healthy", 0)
    state.cheese[seat] = facts.get("cheese", 0)
    state.hidden[seat] = facts.get("hidden", 0)
    state.clans[seat] = CLAN_NAMES.index(facts["clan"]) if "clan" in facts else NONE
    if "side" in facts:
        state.sides[seat] = AGGRESSIVE if facts["side"] == "aggressive" else NORMAL
    assert set(facts) <= {*PLACE_NAMES, *OTHER_KEYS}, facts


def planning(*seats: Seat, **facts: Any) -> Position:
    """The start of phase 2; the rats of each seat stand in its pantry, infirmary or lost space."""
    state = table(*seats, **facts)
    state.phase = PLANS
    state.sent = [0] * len(seats)
    begin_plans(state)
    return state


# --- playing -------------------------------------------------------------------------------------


def run(state: Position, *phases: int, chance: Chance | None = None) -> Log:
    """Carry out these phases, which must need no decision."""
    log = Log()
    for phase in phases:
        state.phase = phase
        assert not STAGES[phase](state, chance or Live(1), log), "a decision is needed"
    return log


def go_on(state: Position, phase: int | None = None, chance: Chance | None = None) -> Log:
    """Carry on to the next decision."""
    log = Log()
    if phase is not None:
        state.phase = phase
    advance(state, chance or Live(1), log)
    return log


def play(state: Position, seat: int, *texts: str, chance: Chance | None = None) -> Log:
    """Legal moves of one seat; the log of the last."""
    log = Log()
    for text in texts:
        legal = texts_of(state, seat)
        assert text in legal, f"{text!r} is not among {legal}"
        log = Log()
        GAME.apply(state, seat, GAME.read(text), chance or Live(1), log)
    return log


def texts_of(state: Position, seat: int) -> list[str]:
    return [move.text for move in GAME.moves(state, seat)]


def plan_line(state: Position, seat: int, **wanted: Any) -> Iterator[str]:
    """The moves of a plan, up to `ready`."""
    if state.steps[seat] == CHOOSE_SIDE:
        yield f"side {wanted.get('side', 'normal')}"
    for place in AWAY:
        yield from [f"put {place} 1"] * wanted.get(place, 0)
    if state.plan_hides[seat] == 1 and not wanted.get("hide"):
        yield "hide nothing"
    yield from ("done", "ready")


def plan(state: Position, seat: int, chance: Chance | None = None, **wanted: Any) -> Log:
    """A whole plan; what is not wanted elsewhere stays in the pantry."""
    log = Log()
    for text in plan_line(state, seat, **wanted):
        log = play(state, seat, text, chance=chance)
    return log


def force_event(state: Position, event: str, card: int | None = None) -> None:
    """Put cards on top of the decks."""
    state.next_event = EVENT_NAMES.index(event)
    if state.next_event not in state.events_left:
        state.events_left = sorted([*state.events_left, state.next_event])
    if card is not None:
        state.next_card = card


def random_match(
    seed: int, seats: int, **options: OptionValue
) -> Iterator[tuple[Position, int, Any]]:
    """Positions of a random match, each with the move that comes next."""
    chance = Live(seed)
    state = GAME.setup(GAME.meta.complete(options), seats, chance, Log())
    while True:
        to_act = GAME.to_act(state)
        if not to_act:
            yield state, NONE, None
            return
        seat = to_act[chance.pick("seat", len(to_act))]
        moves = GAME.moves(state, seat)
        move = moves[chance.pick("move", len(moves))]
        yield state, seat, move
        GAME.apply(state, seat, move, chance, Log())


# --- reading -------------------------------------------------------------------------------------


def rats(state: Position, seat: int, place: str) -> int:
    return state.rats[seat * PLACES + PLACE_NAMES.index(place)]


def rats_of(state: Position, seat: int) -> dict[str, int]:
    """The places of a seat that hold rats."""
    return {
        name: state.rats[seat * PLACES + place]
        for place, name in enumerate(PLACE_NAMES)
        if state.rats[seat * PLACES + place]
    }


def board_rats(state: Position, seat: int) -> int:
    """Rats of a clan, wherever they are."""
    return sum(state.rats[seat * PLACES : seat * PLACES + 9])


def bag(state: Position) -> dict[str, int]:
    return {name: count for name, count in zip(COLOUR_NAMES, state.bag, strict=True) if count}


def put_in_bag(state: Position, **pieces: int) -> None:
    """A bag with exactly these pieces, taken from the supply."""
    for colour, name in enumerate(COLOUR_NAMES):
        state.bag[colour] = pieces.get(name, 0)
        if colour or state.variant.has_limited_cheese:
            state.cheese_supply[colour] -= state.bag[colour]


def put_in_hand(state: Position, **pieces: int) -> None:
    """Pieces that the first in the queue has just drawn."""
    for colour, name in enumerate(COLOUR_NAMES):
        state.drawn[colour] = pieces.get(name, 0)
        if colour or state.variant.has_limited_cheese:
            state.cheese_supply[colour] -= state.drawn[colour]


def told(log: Log, key: str) -> list[Event]:
    return [event for event in log.events if event.message.key == key]
