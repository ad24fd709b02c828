"""Set-up: factions, decks, bases, first hands (SU-1)."""

from collections.abc import Iterator
from itertools import combinations, product

from cheeseboard.game import NONE, Chance, Log, Message, Options, Refusal, Seat, chosen_seat
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    BEYOND_SEATS,
    BOX,
    CARD_IDS,
    DECK_OF,
    FACTION_CODES,
    FACTIONS,
    FACTIONS_PER_SEAT,
    FIRST_HAND,
    IS_MINION,
    bases_in,
    factions_in,
    sources_in,
)
from cheeseboard.games.smash_up.facts import seats_from
from cheeseboard.games.smash_up.flow import Brawl, ask, phase, push
from cheeseboard.games.smash_up.hooks import BY_FACTION, BY_WORD, question, step
from cheeseboard.games.smash_up.state import (
    SETUP,
    START,
    Frame,
    Position,
    Variant,
)
from cheeseboard.games.smash_up.verbs import draw, tell

Pairs = tuple[tuple[int, ...], ...]
"""The two factions of every seat."""

# --- what can be agreed --------------------------------------------------------------------------


def boxes_of(options: Options, seats: int) -> int:
    """SU-1.2: one box for two seats unless two are wanted, two for more."""
    if options["boxes"] == "auto":
        return 1 if seats in BOX["boxes"]["one"] else 2
    return int(options["boxes"])


def refuse_setup(options: Options, seats: int) -> Refusal | None:
    boxes = boxes_of(options, seats)
    if seats not in BOX["boxes"]["one" if boxes == 1 else "two"]:
        return Refusal(Message("refuse-boxes", {"seats": seats}), ("SU-1.2", "SU-15.5"))
    has_house = bool(options["house_factions"])
    return _refuse_factions(str(options["factions"]), seats, boxes, has_house)


def _refuse_factions(text: str, seats: int, boxes: int, has_house: bool) -> Refusal | None:
    if text in ("draft", "random"):
        return None
    pairs = read_factions(text)
    if pairs is None or len(pairs) != seats:
        return Refusal(Message("refuse-factions-text", {"seats": seats}), ("SU-1.7",))
    if any(len(set(pair)) < FACTIONS_PER_SEAT for pair in pairs):
        return Refusal(Message("refuse-factions-twice"), ("SU-1.3",))
    for faction, id in enumerate(FACTIONS):
        taken = sum(faction in pair for pair in pairs)
        if taken and faction not in factions_in(has_house):
            return Refusal(Message("refuse-factions-house", {"faction": id}), ("SU-1.17",))
        if taken > boxes:
            return Refusal(Message("refuse-factions-pool", {"faction": id}), ("SU-1.4",))
    return None


def read_factions(text: str) -> Pairs | None:
    """Pairs written like `ghosts+steampunks, bc+kp`, a pair for each seat; None if unreadable."""
    pairs = []
    for pair in text.split(","):
        names = [name.strip() for name in pair.split("+")]
        if len(names) != FACTIONS_PER_SEAT:
            return None
        found = []
        for name in names:
            if name in FACTIONS:
                found.append(FACTIONS.index(name))
            elif name in FACTION_CODES:
                found.append(FACTION_CODES.index(name))
            else:
                return None
        pairs.append(tuple(found))
    return tuple(pairs)


# --- the first position --------------------------------------------------------------------------


def setup(options: Options, seats: int, chance: Chance, log: Log) -> Brawl:
    first = chosen_seat(options["first_seat"], seats, chance, "first")  # SU-1.15
    state = before_all(options, seats, first)
    state.base_deck = bases_in(state.variant.house_factions)  # SU-1.9, SU-1.17
    brawl = Brawl(state, chance, log)
    tell(brawl, "first", seat=first, rules=("SU-1.15",))
    _choose_factions(brawl, str(options["factions"]))
    return brawl


def before_all(options: Options, seats: int, first: Seat) -> Position:
    """The position in which nothing has been chosen and nothing has been dealt."""
    has_house = bool(options["house_factions"])
    return Position(
        variant=Variant(
            boxes=boxes_of(options, seats),
            first=first,
            goal=int(options["vp_goal"]),
            mulligan=str(options["mulligan"]),
            is_modern=options["affect_scope"] == "modern",
            is_refilled=options["base_refill"] == "reshuffle",
            sprout_chain=bool(options["sprout_chain"]),
            workshop_once=bool(options["workshop_once"]),
            open_hands=bool(options["open_hands"]),
            turn_limit=int(options["turn_limit"]),
            house_factions=has_house,
        ),
        phase=SETUP,
        active=first,
        turn=0,
        factions=[NONE] * FACTIONS_PER_SEAT * seats,
        points=[0] * seats,  # SU-1.16
        tally=[0] * (1 + max(sources_in(has_house))) * seats,
        hands=[[] for _ in range(seats)],
        unseen=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        resolving=[],
        card_kind=[],
        card_owner=[],
        card_holder=[],
        card_base=[],
        card_host=[],
        card_stamp=[],
        card_loss=[],
        card_arrived=[],
        card_talent=[],
        card_answered=[],
        stamps=0,
        spent=[],
        bases=[NONE] * (seats + BEYOND_SEATS),
        zeroed=[False] * (seats + BEYOND_SEATS),
        base_deck=[],
        base_discard=[],
        scorings=[],
        credits=[],
        has_watered=False,
        workshop_seats=0,
        waiting=[],
        stack=[],
        winner=NONE,
        reason="",
    )


# --- factions ------------------------------------------------------------------------------------


def _choose_factions(brawl: Brawl, how: str) -> None:
    state = brawl.state
    if how == "draft":
        return
    if how == "random":  # SU-1.7
        pool = factions_in(state.variant.house_factions)
        deals = list(fair_deals(pool, state.seats, state.variant.boxes))
        pairs = deals[brawl.chance.pick("factions", len(deals))]
    else:
        given = read_factions(how)
        assert given is not None
        pairs = given
    for seat, pair in enumerate(pairs):
        for faction in pair:
            take_faction(brawl, seat, faction)


def fair_deals(pool: list[int], seats: int, boxes: int) -> Iterator[Pairs]:
    """SU-1.3, SU-1.4: every way to give each seat two different factions of the pool."""
    pairs = list(combinations(pool, FACTIONS_PER_SEAT))
    for deal in product(pairs, repeat=seats):
        if all(sum(faction in pair for pair in deal) <= boxes for faction in pool):
            yield deal


def take_faction(brawl: Brawl, seat: Seat, faction: int) -> None:
    state = brawl.state
    state.factions[state.factions.index(NONE, seat * FACTIONS_PER_SEAT)] = faction
    tell(brawl, "faction", seat=seat, faction=FACTIONS[faction], rules=("SU-1.3",))


def factions_of(state: Position, seat: Seat) -> list[int]:
    first = seat * FACTIONS_PER_SEAT
    return [f for f in state.factions[first : first + FACTIONS_PER_SEAT] if f != NONE]


def draft_order(state: Position) -> list[Seat]:
    """SU-1.5: clockwise from the first seat, then back."""
    order = seats_from(state, state.variant.first)
    return order + order[::-1]


@question(BY_FACTION, "draft", "SU-1.5", "SU-1.6")
def draft(state: Position, me: Frame) -> list[int]:
    """SU-1.6: factions with which everybody can still get two different ones."""
    chosen = [factions_of(state, seat) for seat in range(state.seats)]
    order = draft_order(state)[sum(map(len, chosen)) :]
    decks = [0] * len(FACTIONS)
    for faction in factions_in(state.variant.house_factions):
        decks[faction] = state.variant.boxes - sum(faction in own for own in chosen)
    return [f for f in range(len(FACTIONS)) if _can_complete(order, chosen, decks, f)]


def _can_complete(
    order: list[Seat], chosen: list[list[int]], decks: list[int], faction: int
) -> bool:
    """Whether the next seat may take the faction, and the others can still be served."""
    seat = order[0]
    if not decks[faction] or faction in chosen[seat]:
        return False
    if len(order) == 1:
        return True
    after = [[*own, faction] if each == seat else own for each, own in enumerate(chosen)]
    left = [count - (each == faction) for each, count in enumerate(decks)]
    return any(_can_complete(order[1:], after, left, each) for each in range(len(FACTIONS)))


@step
def drafted(brawl: Brawl, me: Frame) -> None:
    take_faction(brawl, me.seat, me.choice)


@phase(SETUP)
def go_on_with_setup(brawl: Brawl) -> None:
    """SU-1.5: the draft goes on until every seat has its factions; then the cards are dealt."""
    state = brawl.state
    picks = sum(faction != NONE for faction in state.factions)
    if picks < len(state.factions):
        ask(brawl, Frame("", seat=draft_order(state)[picks]), "draft", "drafted")
    elif not state.unseen[0]:
        deal(brawl)
    else:
        state.phase = START
        state.turn = 1
        tell(brawl, "turn", seat=state.active, rules=("SU-2.1",))


# --- dealing -------------------------------------------------------------------------------------


def deal(brawl: Brawl) -> None:
    """SU-1.8 to SU-1.11."""
    state = brawl.state
    for seat in range(state.seats):
        state.unseen[seat] = sorted(
            kind for faction in factions_of(state, seat) for kind in DECK_OF[faction]
        )
    for place in range(len(state.bases)):
        reveal_base(brawl, place)
    for seat in range(state.seats):
        draw(brawl, seat, FIRST_HAND)
    if state.variant.mulligan == "none":
        return
    for seat in reversed(seats_from(state, state.variant.first)):
        push(brawl, Frame("check_first_hand", seat=seat))


def reveal_base(brawl: Brawl, place: int) -> None:
    """SU-1.10: the top base of the base deck comes into play."""
    state = brawl.state
    base = state.base_deck.pop(brawl.chance.pick("base", len(state.base_deck)))
    state.bases[place] = base
    brawl.log.border()
    tell(brawl, "base", base=BASE_IDS[base], rules=("SU-1.10",))


def has_no_minion(state: Position, seat: Seat) -> bool:
    return not any(IS_MINION[kind] for kind in state.hands[seat])


@step
def check_first_hand(brawl: Brawl, me: Frame) -> None:
    """SU-1.12: with `forced` a hand without minion is exchanged; otherwise its seat decides."""
    if brawl.state.variant.mulligan != "forced":
        ask(brawl, me, "first_hand", "first_hand_chosen")
    elif has_no_minion(brawl.state, me.seat):
        redraw(brawl, me.seat)


@question(BY_WORD, "first-hand", "SU-1.12", is_secret=True)
def first_hand(state: Position, me: Frame) -> list[int]:
    """Every seat is asked, so that the question tells nothing; 0 keeps, 1 redraws."""
    return [0, 1] if has_no_minion(state, me.seat) else [0]


@step
def first_hand_chosen(brawl: Brawl, me: Frame) -> None:
    if me.choice:
        redraw(brawl, me.seat)


def redraw(brawl: Brawl, seat: Seat) -> None:
    """SU-1.12 to SU-1.14: show the hand and draw five others; they are kept."""
    state = brawl.state
    refused = state.hands[seat]
    state.hands[seat] = []
    brawl.log.border()
    for kind in refused:
        state.unseen[seat].remove(kind)
    tell(
        brawl,
        "redraw",
        seat=seat,
        count=len(refused),
        rules=("SU-1.12",),
    )
    for kind in refused:
        tell(brawl, "shows", seat=seat, card=CARD_IDS[kind], rules=("SU-1.12",))
    draw(brawl, seat, FIRST_HAND)
    if state.variant.mulligan == "reshuffle":
        state.unseen[seat] = sorted(state.unseen[seat] + refused)
    else:
        state.discards[seat] += refused
