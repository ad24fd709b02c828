"""The five steps of a turn (SU-2)."""

from cheeseboard.game import NONE
from cheeseboard.games.smash_up import hooks
from cheeseboard.games.smash_up.box import CARD_IDS, CARDS_PER_TURN, HAND_LIMIT
from cheeseboard.games.smash_up.facts import distinct, places
from cheeseboard.games.smash_up.flow import (
    Brawl,
    ask,
    frame_of_base,
    frame_of_card,
    perform,
    phase,
    push,
)
from cheeseboard.games.smash_up.hooks import ABILITIES, BY_ORDER, DUE, TURN_GRANT, question, step
from cheeseboard.games.smash_up.rules.ending import end_if_won
from cheeseboard.games.smash_up.rules.setup import reveal_base
from cheeseboard.games.smash_up.state import (
    ACTION,
    DRAW,
    END,
    MINION,
    PLAY,
    REGULAR,
    START,
    Credit,
    Frame,
    Position,
)
from cheeseboard.games.smash_up.verbs import discard_some, draw, tell

# --- steps 1 and 5: abilities that wait ----------------------------------------------------------


def due_cards(state: Position, moment: str) -> list[int]:
    """SU-2.2, SU-2.4: cards of the active seat whose ability has not happened this turn."""
    names = ABILITIES[moment]
    found = []
    for slot, holder in enumerate(state.card_holder):
        if holder != state.active or state.card_answered[slot] == state.turn:
            continue
        kind = state.card_kind[slot]
        if CARD_IDS[kind] in names and (kind not in DUE or DUE[kind](state, slot)):
            found.append(slot)
    return distinct(state, found)


@question(BY_ORDER, "start-order", "SU-2.3")
def start_order(state: Position, me: Frame) -> list[int]:
    """Places in the list of start abilities that wait."""
    return list(range(len(due_cards(state, hooks.START))))


@question(BY_ORDER, "end-order", "SU-2.11")
def end_order(state: Position, me: Frame) -> list[int]:
    """Places in the list of end abilities that wait."""
    return list(range(len(due_cards(state, hooks.END))))


@phase(START)
def start_step(brawl: Brawl) -> None:
    """SU-2.3: one start ability after the other, as the active seat likes."""
    state = brawl.state
    if due_cards(state, hooks.START):
        ask(brawl, Frame("", seat=state.active), "start_order", "start_one")
    else:
        begin_plays(brawl)


@step
def start_one(brawl: Brawl, me: Frame) -> None:
    _answer(brawl, hooks.START, me.choice)


@step
def end_one(brawl: Brawl, me: Frame) -> None:
    _answer(brawl, hooks.END, me.choice)


def _answer(brawl: Brawl, moment: str, choice: int) -> None:
    state = brawl.state
    slot = due_cards(state, moment)[choice]
    state.card_answered[slot] = state.turn
    ability = frame_of_card(state, moment, slot)
    assert ability is not None
    rule = "SU-2.2" if moment == hooks.START else "SU-2.11"
    tell(brawl, f"at-{moment}", card=ability.source, rules=(rule,))
    perform(brawl, ability)


# --- step 2 begins -------------------------------------------------------------------------------


def begin_plays(brawl: Brawl) -> None:
    """SU-2.5: one minion and one action; bases may add to it."""
    state = brawl.state
    state.phase = PLAY
    state.credits = [Credit(MINION, REGULAR), Credit(ACTION, REGULAR)]
    for place in places(state):
        frame = frame_of_base(state, TURN_GRANT, place, state.active)
        if frame is not None:
            push(brawl, frame)


# --- steps 4 and 5 -------------------------------------------------------------------------------


@phase(DRAW)
def draw_step(brawl: Brawl) -> None:
    """SU-2.9, SU-2.10: two cards, then down to the limit."""
    state = brawl.state
    draw(brawl, state.active, CARDS_PER_TURN)
    state.phase = END
    excess = len(state.hands[state.active]) - HAND_LIMIT
    if excess > 0:
        discard_some(brawl, Frame("", seat=state.active), excess)


@phase(END)
def end_step(brawl: Brawl) -> None:
    """SU-2.11: abilities, then what lasts until now ends, then victory, then the next seat."""
    state = brawl.state
    if due_cards(state, hooks.END):
        ask(brawl, Frame("", seat=state.active), "end_order", "end_one")
        return
    _expire(state)
    brawl.log.border()
    if not end_if_won(brawl):
        _next_turn(brawl)


def _expire(state: Position) -> None:
    state.card_loss = [NONE if loss == NONE else 0 for loss in state.card_loss]
    state.spent.clear()
    state.has_watered = False
    state.workshop_seats = 0


def _next_turn(brawl: Brawl) -> None:
    state = brawl.state
    if not places(state):  # SU-4.14
        state.base_deck = sorted(state.base_discard)
        state.base_discard.clear()
        tell(brawl, "new-bases", rules=("SU-4.14",))
        for place in range(len(state.bases)):
            reveal_base(brawl, place)
    state.active = (state.active + 1) % state.seats
    state.turn += 1
    state.phase = START
    tell(brawl, "turn", seat=state.active, rules=("SU-2.1",))
