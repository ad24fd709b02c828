"""How effects are carried out: frames on a stack, questions, abilities that wait their turn.

The frame on top is next. A step is taken off and carried out, and may put further frames on top; a
question stops the loop until its seat has answered. All of it is data in the position.
"""

from collections.abc import Callable
from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS
from cheeseboard.games.smash_up.facts import are_alike, is_immune
from cheeseboard.games.smash_up.hooks import ABILITIES, BY_ORDER, QUESTIONS, STEPS, question, step
from cheeseboard.games.smash_up.moves import ABILITIES as MOST_ABILITIES
from cheeseboard.games.smash_up.state import OVER, Frame, Position


class Brawl:
    """A position in the middle of a move, with chance and log at hand."""

    __slots__ = ("chance", "log", "state")

    def __init__(self, state: Position, chance: Chance, log: Log) -> None:
        self.state = state
        self.chance = chance
        self.log = log


Phase = Callable[[Brawl], None]
PHASES: Final[dict[int, Phase]] = {}
"""What happens in each step of a turn while nothing else is to be done."""
SWEEPS: Final[list[Phase]] = []
"""What is put right before anything else happens."""


def phase(number: int) -> Callable[[Phase], Phase]:
    """Register what a step of the turn does whenever the stack is empty."""

    def register(function: Phase) -> Phase:
        PHASES[number] = function
        return function

    return register


def run(brawl: Brawl) -> None:
    """Go on until a seat must decide or the match is over."""
    state = brawl.state
    while state.phase != OVER:
        for sweep in SWEEPS:
            sweep(brawl)
        if not state.stack:
            PHASES[state.phase](brawl)
        elif state.stack[-1].ask:
            return
        else:
            frame = state.stack.pop()
            STEPS[frame.then](brawl, frame)


def push(brawl: Brawl, frame: Frame) -> None:
    """Do this next."""
    brawl.state.stack.append(frame)


def ask(brawl: Brawl, me: Frame, name: str, then: str) -> None:
    """Ask a seat, and go on with `then`, which finds the answer in `choice`.

    Without any possible answer nothing is asked and `then` does not happen; the log says so. A
    single answer needs no asking, unless the list is secret: whether a seat is asked must tell
    nothing.
    """
    asked = QUESTIONS[name]
    if not asked.is_secret:
        options = asked.options(brawl.state, me)
        if me.source and brawl.log and not any(option != NONE for option in options):
            brawl.log.tell("event-no-choice", seat=me.seat, card=me.source, rules=("SU-3.10",))
        if not options:
            return
        if len(options) == 1:
            push(brawl, me.but(then=then, ask="", choice=options[0]))
            return
    push(brawl, me.but(then=then, ask=name))


# --- abilities and what they trigger (SU-7) ------------------------------------------------------


def perform(brawl: Brawl, frame: Frame) -> None:
    """SU-7.6: carry out an ability, then everything that it has triggered."""
    push(brawl, Frame("settle", count=len(brawl.state.waiting)))
    push(brawl, frame)


def frame_of_card(state: Position, moment: str, slot: int) -> Frame | None:
    """The ability of a card in play at a moment, as its holder carries it out; None without."""
    id = CARD_IDS[state.card_kind[slot]]
    name = ABILITIES[moment].get(id)
    if name is None:
        return None
    return Frame(
        name,
        source=id,
        seat=state.card_holder[slot],
        cause=state.card_holder[slot],
        slot=slot,
        stamp=state.card_stamp[slot],
        base=state.card_base[slot],
    )


def frame_of_base(state: Position, moment: str, place: int, seat: Seat) -> Frame | None:
    """The ability of a base at a moment for a seat; None without. Bases are nobody's cards."""
    id = BASE_IDS[state.bases[place]]
    name = ABILITIES[moment].get(id)
    return None if name is None else Frame(name, source=id, seat=seat, base=place)


def wait(brawl: Brawl, frame: Frame | None) -> None:
    """SU-7.7: an ability that was there before the event waits until it can happen."""
    if frame is not None:
        brawl.state.waiting.append(frame)


def is_there(state: Position, slot: int, stamp: int) -> bool:
    """Whether the very card is still in play."""
    return slot < len(state.card_stamp) and state.card_stamp[slot] == stamp


def is_still_due(state: Position, frame: Frame) -> bool:
    """SU-7.7, SU-7.8: both its card and what it is about are still at the base."""
    for slot, stamp in ((frame.slot, frame.stamp), (frame.target, frame.target_stamp)):
        if slot != NONE:
            if not is_there(state, slot, stamp) or state.card_base[slot] != frame.base:
                return False
    return True


@step
def settle(brawl: Brawl, me: Frame) -> None:
    """SU-7.4: what was triggered since `count` happens now, one thing after the other."""
    waiting = brawl.state.waiting
    waiting[me.count :] = [
        frame for frame in waiting[me.count :] if is_still_due(brawl.state, frame)
    ]
    if len(waiting) > me.count:
        push(brawl, me)
        # SU-7.3: the active seat decides, whoever owns the abilities.
        ask(brawl, me.but(seat=brawl.state.active), "waiting_order", "settle_one")


def different_waiting(state: Position, mark: int) -> list[Frame]:
    """Waiting abilities, those that are alike only once."""
    seen = set()
    found = []
    for frame in state.waiting[mark:]:
        slots = [slot for slot in (frame.slot, frame.target) if slot != NONE]
        alike = [_first_alike(state, slot) for slot in slots]
        key = (frame.then, frame.seat, frame.base, *alike)
        if key not in seen:
            seen.add(key)
            found.append(frame)
    return found[:MOST_ABILITIES]


def _first_alike(state: Position, slot: int) -> int:
    """The lowest slot with a card that looks the same."""
    for other, kind in enumerate(state.card_kind):
        if kind != NONE and are_alike(state, other, slot):
            return other
    return slot


@question(BY_ORDER, "order", "SU-7.3")
def waiting_order(state: Position, me: Frame) -> list[int]:
    """Places in the list of waiting abilities."""
    return list(range(len(different_waiting(state, me.count))))


@step
def settle_one(brawl: Brawl, me: Frame) -> None:
    chosen = different_waiting(brawl.state, me.count)[me.choice]
    brawl.state.waiting.remove(chosen)
    perform(brawl, chosen)


# --- prevention told once ------------------------------------------------------------------------


def is_prevented(brawl: Brawl, me: Frame, target: int, verb: str) -> bool:
    """SU-6.8: whether the target is immune; says so if it is."""
    if not is_immune(brawl.state, target, verb, me.cause):
        return False
    tell_immune(brawl, target, verb)
    return True


def tell_immune(brawl: Brawl, target: int, verb: str) -> None:
    """SU-6.8: tell the log that the verb does nothing to the target."""
    state, log = brawl.state, brawl.log
    if log:
        log.tell(
            f"event-immune-{verb}",
            seat=state.card_holder[target],
            card=CARD_IDS[state.card_kind[target]],
            base=BASE_IDS[state.bases[state.card_base[target]]],
            rules=("SU-6.8",),
        )
