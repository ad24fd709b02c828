"""Rules RDF-1, RDF-3 and RDF-12: the set-up, the track of each stage, placing and discarding."""

from collections.abc import Sequence

from cheeseboard.game import NONE, Chance, Log, Options, Seat, chosen_seat
from cheeseboard.games.rat_de_france import options as written
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    ALL_WAYS,
    OPENING,
    WIND_CARDS_OF_EACH,
)
from cheeseboard.games.rat_de_france.moves import DISCARDS, PLACES, Move
from cheeseboard.games.rat_de_france.state import DISCARDING, PLACING, Position, Variant
from cheeseboard.games.rat_de_france.track import (
    CELL_NAMES,
    END_NAMES,
    SECTION_NUMBERS,
    SECTIONS,
    Track,
    track,
)


def setup(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    variant = _variant(options, seats, chance)
    state = Position(
        variant=variant,
        phase=PLACING,
        active=NONE,
        stage=0,
        first=chosen_seat(options["first_seat"], seats, chance, "first player"),  # RDF-3.1
        round=0,
        cards_laid=(),
        sections_used=(),
        order_row=tuple(chance.shuffle("orders", range(len(ACTIONS)))),  # RDF-1.7, RDF-12.2
        rats=[NONE] * seats,
        tokens=[NONE] * seats,  # RDF-1.9
        face_up=[0] * seats,
        row=[],
        bids=[NONE] * seats,
        cards=[NONE] * seats,
        turn=0,
        declined=0,
        wind=NONE,
        wind_left=[],
        finished=[],
        results=[],
        cheese=[0] * seats,
        reason="",
    )
    begin_stage(state, state.first, chance, log)
    return state


def _variant(options: Options, seats: int, chance: Chance) -> Variant:
    has_own_track = bool(options["own_track"])
    is_tournament = options["mode"] == "tournament"
    is_for_places = options["places"] and options["mode"] == "race" and seats > 2
    return Variant(
        mode=str(options["mode"]),
        has_places=is_tournament or bool(is_for_places),  # RDF-10.5, RDF-12.3
        partners=_partners(options, chance),
        sections=() if has_own_track else written.section_numbers(options),
        sections_per_track=written.sections_per_track(options),
        turns=() if has_own_track else written.section_turns(options),
        ends=() if has_own_track else written.end_cards(options),
        own_track=str(options["own_track"]),
        has_wind=bool(options["wind"]),
        round_limit=int(options["round_limit"]),
        next_first=str(options["tournament_first"]),
        has_new_tracks=written.has_new_tracks(options),
        wind_crosses_joins=bool(options["wind_crosses_joins"]),
        keeps_duplicate=options["no_replacement"] == "duplicate",
        has_strict_walls=written.is_strict(options),
        steals_through_walls=bool(options["steal_through_walls"]),
        sugar_from_water={"two": 2, "three": 3}[str(options["sugar_from_water"])],
        sugar_step_turns=bool(options["sugar_step_turns"]),
    )


def _partners(options: Options, chance: Chance) -> tuple[int, ...]:
    """RDF-11.1: seat 0 plays with the one opposite, or as agreed.

    Only the end of a race asks who is whose partner (RDF-11.4).
    """
    if options["mode"] != "team":
        return ()
    partner = {"opposite": 2, "with_1": 1, "with_3": 3}.get(str(options["teams"]), 0)
    if not partner:
        partner = 1 + chance.pick("teams", 3)
    return tuple(seat ^ partner for seat in range(4))


def track_of(state: Position) -> Track:
    """The tables of the present track."""
    variant = state.variant
    return track(
        state.cards_laid,
        variant.own_track,
        variant.has_strict_walls,
        variant.wind_crosses_joins,
    )


# --- a stage -------------------------------------------------------------------------------------


def begin_stage(state: Position, first: Seat, chance: Chance, log: Log) -> None:
    """RDF-12.6: all cards in hand, a track, and the rats beside it."""
    state.stage += 1
    state.first = first
    state.round = 0
    state.rats = [NONE] * state.seats
    state.face_up = [0] * state.seats  # RDF-1.1
    state.row = []
    state.bids = [NONE] * state.seats
    state.cards = [NONE] * state.seats
    state.finished = []
    state.wind = NONE
    if state.variant.has_wind:
        state.wind_left = [WIND_CARDS_OF_EACH] * len(ALL_WAYS)  # RDF-1.10, RDF-12.12
    if not state.variant.own_track:
        lay_track(state, chance)
    state.phase = PLACING
    state.active = first
    if log:
        _tell_stage(state, log)


def lay_track(state: Position, chance: Chance) -> None:
    """RDF-1.2 to RDF-1.5; RDF-12.11: later stages draw anew, or keep the track."""
    variant = state.variant
    if state.stage > 1 and not variant.has_new_tracks:
        return
    used = len(state.sections_used)
    wanted = range(used, used + variant.sections_per_track)
    start, finish = variant.ends or chance.order("start and finish", len(END_NAMES))[:2]
    sections = [_section(state, index, chance) for index in wanted]
    turns = [variant.turns[n] if variant.turns else chance.pick("turned", 2) for n in wanted]
    middle = (2 * section + turn for section, turn in zip(sections, turns, strict=True))
    state.cards_laid = (2 * start, *middle, 2 * finish + 1)  # RDF-1.5: flags on the outer side


def _section(state: Position, index: int, chance: Chance) -> int:
    """RDF-1.4: the card that was named for this place, or one that has not been used yet."""
    if state.variant.sections:
        section = state.variant.sections[index] - 1
    else:
        unused = [card for card in range(len(SECTIONS)) if card not in state.sections_used]
        section = unused[chance.pick("section", len(unused))]
    state.sections_used = (*state.sections_used, section)
    return section


def _tell_stage(state: Position, log: Log) -> None:
    if state.variant.mode == "tournament":
        log.tell("event-stage", stage=state.stage, rules=("RDF-12.1",))
    if state.variant.own_track:
        log.tell("event-own-track", columns=track_of(state).columns, rules=("RDF-2.1",))
    else:
        start, *sections, finish = (card // 2 for card in state.cards_laid)
        numbers = ", ".join(str(SECTION_NUMBERS[section]) for section in sections)
        log.tell(
            "event-track",
            start=END_NAMES[start],
            finish=END_NAMES[finish],
            sections=numbers,
            count=len(sections),
            rules=("RDF-1.2", "RDF-1.3"),
        )
    log.tell("event-first", seat=state.first, rules=("RDF-3.1",))


# --- before the first round ----------------------------------------------------------------------


def places(state: Position) -> list[Move]:
    """RDF-3.2: free flag cells of the start."""
    return [move for move in PLACES if move.cell not in state.rats]


def place(state: Position, seat: Seat, move: Move, log: Log) -> None:
    state.rats[seat] = move.cell
    if log:
        log.tell("event-place", seat=seat, cell=CELL_NAMES[move.cell], rules=("RDF-3.2",))
    log.border()
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        state.phase = DISCARDING


def discards_left(state: Position, seat: Seat) -> int:
    """RDF-3.4: how many cards the seat still has to lay open."""
    number = OPENING[state.seats][(seat - state.first) % state.seats]
    return number - state.face_up[seat].bit_count()


def discards(state: Position, seat: Seat) -> Sequence[Move]:
    """RDF-3.3: free choice, card by card in the order of the actions, so each set comes once."""
    left = discards_left(state, seat)
    lowest = state.face_up[seat].bit_length()
    return DISCARDS[lowest : len(ACTIONS) - left + 1]


def discard(state: Position, seat: Seat, move: Move, log: Log) -> bool:
    """Whether that was the last card; only the last player in order lays none."""
    state.face_up[seat] |= 1 << move.card  # RDF-3.5
    if log:
        card = ACTIONS[move.card]
        log.tell("event-discard", seat=seat, card=card, rules=("RDF-3.3",))
    if discards_left(state, seat):
        return False
    log.border()
    state.active = (seat + 1) % state.seats
    return discards_left(state, state.active) == 0
