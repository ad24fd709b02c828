"""What is being asked: the card in the limelight, things to choose from, scoring, the draft."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.smash_up import hooks
from cheeseboard.games.smash_up.board.faces import (
    base_text,
    card_name,
    code_of,
    face,
    seat_name,
)
from cheeseboard.games.smash_up.board.hand import grouped, is_discarding
from cheeseboard.games.smash_up.board.offers import Offers
from cheeseboard.games.smash_up.board.parts import (
    Limelight,
    Link,
    Listing,
    Offer,
    Recap,
    RecapLine,
    Scoring,
    Stage,
    Tray,
    TrayCard,
    WordButton,
)
from cheeseboard.games.smash_up.board.table import scored_place
from cheeseboard.games.smash_up.box import (
    BASE,
    BASE_IDS,
    CARD_IDS,
    DECK_OF,
    FACTION_CODES,
    FACTIONS,
    FACTIONS_PER_SEAT,
    IS_MINION,
    KIND,
    KINDS_OF,
    PRIZES,
    factions_in,
)
from cheeseboard.games.smash_up.facts import deck, seats_from
from cheeseboard.games.smash_up.flow import different_waiting
from cheeseboard.games.smash_up.rules.turn import due_cards
from cheeseboard.games.smash_up.state import OVER, SCORE, SETUP, Frame, Position
from cheeseboard.games.smash_up.state import Scoring as Scored

DECLINING: Final = ("none", "stop", "pass")
WORDS: Final = ("take", "keep", "redraw", "blossom", "other")


def question(view: Position) -> Frame | None:
    """What is asked now; nothing when the match is over."""
    return view.stack[-1] if view.stack and view.phase != OVER else None


# --- the card that asks --------------------------------------------------------------------------


def limelight(view: Position, offers: Offers, say: Say) -> Limelight | None:
    step = question(view)
    if step is None or not step.source:
        return None
    id = step.source
    is_base = id in BASE
    card = None if is_base else face(KIND[id], say)
    name, names = card_name(id, say), chain(view, say)
    if names == [name]:
        names = []
    return Limelight(
        title=say(Message("board-limelight", {"seat": step.seat})),
        face=card,
        base=id if is_base else "",
        code=code_of(id),
        name=name,
        text=base_text(id, say) if card is None else card.text,
        seat=step.seat,
        chain=tuple(Link(name, index == len(names) - 1) for index, name in enumerate(names)),
        chain_label=say(Message("board-chain", {"names": " → ".join(names)})),
        words=tuple(declines(offers)),
    )


def chain(view: Position, say: Say) -> list[str]:
    """Cards and bases in the middle of their effects, the outermost first, each once in a row."""
    names = []
    for id, steps in groupby((step for step in view.stack if step.source), _source):
        to_come = [step.then for step in steps if step.then in hooks.PENDING and not step.ask]
        then = ", ".join(say(Message(f"board-then-{name}")) for name in to_come)
        names.append(f"{card_name(id, say)} ({then})" if then else card_name(id, say))
    return names


def _source(step: Frame) -> str:
    return step.source


def declines(offers: Offers) -> Iterator[WordButton]:
    yield from words(offers, DECLINING, is_quiet=True)


def words(offers: Offers, kinds: Iterable[str], *, is_quiet: bool) -> Iterator[WordButton]:
    for choice in offers.of_kind(*kinds):
        press = offers.press(choice)
        yield WordButton(press.label, press, is_quiet)


# --- things to choose from -----------------------------------------------------------------------


def tray(view: Position, offers: Offers, say: Say) -> Tray | None:
    """Cards of a pile or a deck, waiting abilities, numbers and other words."""
    step = question(view)
    if step is None or not offers.all:
        return None
    cards: list[TrayCard] = []
    if not is_discarding(offers):
        cards += pile_cards(view, step, offers, say)
    cards += ability_cards(view, step, offers, say)
    buttons = list(words(offers, WORDS, is_quiet=False))
    if not step.source:
        buttons += declines(offers)
    if not cards and not buttons:
        return None
    title = say(Message(f"board-tray-{_tray_name(step, cards)}"))
    return Tray(title, tuple(cards), tuple(buttons))


def _tray_name(step: Frame, cards: list[TrayCard]) -> str:
    if step.ask in ("waiting_order", "start_order", "end_order"):
        return "abilities"
    if not cards:
        return "words"
    return "deck" if is_searching(step) else "pile"


def is_searching(step: Frame) -> bool:
    """Whether the cards to choose from are secret, and so of the own deck."""
    return hooks.QUESTIONS[step.ask].is_secret


def pile_cards(view: Position, step: Frame, offers: Offers, say: Say) -> Iterator[TrayCard]:
    choices = offers.of_kind("card")
    if not choices:
        return
    here = deck(view, step.seat) if is_searching(step) else view.discards[step.seat]
    count = Counter(here or view.discards[step.seat])
    for choice in choices:
        kind = choice.moves[0].value
        card = face(kind, say)
        yield TrayCard(
            id=f"su-t-{card.id}",
            face=card,
            base="",
            code=card.code,
            name=card.name,
            press=offers.named(f"{card.name}. {card.text}", [choice]),
            count=count[kind],
            note="",
            seat=step.seat,
        )


def ability_cards(view: Position, step: Frame, offers: Offers, say: Say) -> Iterator[TrayCard]:
    """SU-7.3: abilities that wait, with the faces of their cards."""
    for choice in offers.of_kind("ability"):
        source, place, seat, target = _waiting(view, step, choice.moves[0].value)
        note = say(Message("board-at", {"base": BASE_IDS[view.bases[place]]}))
        if target != NONE:
            name = face(view.card_kind[target], say).name
            holder = seat_name(view.card_holder[target], say)
            note = say(Message("board-against", {"name": name, "holder": holder}))
        yield TrayCard(
            id=f"su-t-{choice.text.replace(':', '-')}",
            face=face(KIND[source], say) if source in KIND else None,
            base=source if source in BASE else "",
            code=code_of(source),
            name=card_name(source, say),
            press=offers.press(choice),
            count=1,
            note=note,
            seat=seat,
        )


def _waiting(view: Position, step: Frame, number: int) -> tuple[str, int, Seat, int]:
    """Source, place, seat and target of a waiting ability."""
    if step.ask == "waiting_order":
        chosen = different_waiting(view, step.count)[number]
        return chosen.source, chosen.base, chosen.seat, chosen.target
    moment = hooks.START if step.ask == "start_order" else hooks.END
    slot = due_cards(view, moment)[number]
    return CARD_IDS[view.card_kind[slot]], view.card_base[slot], view.card_holder[slot], NONE


# --- scoring -------------------------------------------------------------------------------------

STAGES: Final = ("before", "points", "after", "clear")


def scoring(view: Position, say: Say) -> Scoring | None:
    """SU-4.11: how far the scoring of a base has come, and who may still react."""
    step = question(view)
    if step is None or view.phase != SCORE or step.ask == "ready_base":
        return None
    place = scored_place(view)
    base = BASE_IDS[view.scorings[-1].base if place == NONE else view.bases[place]]
    now = STAGES.index(_stage(view))
    waiting = _reacting(view)
    return Scoring(
        base=base,
        title=say(Message("board-scoring-title", {"base": base})),
        stages=tuple(
            Stage(
                say(Message(f"board-stage-{name}")),
                "done" if index < now else "now" if index == now else "later",
            )
            for index, name in enumerate(STAGES)
        ),
        waiting=tuple(waiting),
        waiting_label=say(Message("board-may-react")) if waiting else "",
    )


def _stage(view: Position) -> str:
    """SU-14.8, SU-14.7: Inventor's Salon asks after the points, The Greenhouse at the new base."""
    names = [step.then for step in view.stack]
    if "pay" in names:
        return "before"
    return "after" if "clear" in names else "clear"


def _reacting(view: Position) -> list[Seat]:
    """Seats that have not passed in the open window."""
    step = view.stack[-1]
    if step.ask not in ("special_before", "special_after"):
        return []
    return seats_from(view, step.seat)[: view.seats - step.count]


def recaps(view: Position, say: Say) -> Iterator[Recap]:
    """The scorings since the viewer's turn came round last: a round of turns."""
    latest = view.scorings[-1].turn if view.scorings else NONE
    for one in view.scorings:
        if one.turn == latest > view.turn - view.seats:
            yield Recap(
                base=BASE_IDS[one.base],
                title=say(Message("board-recap-title", {"base": BASE_IDS[one.base]})),
                reached=_reached(one, say),
                places=tuple(_recap_lines(one, say)),
                after=_after(view, one.place, say),
            )


def _reached(one: Scored, say: Say) -> str:
    args = {"total": sum(one.powers), "breakpoint": one.breakpoint}
    text = say(Message("board-recap-reached", args))
    is_empty = all(rank == NONE for rank in one.ranks)
    return f"{text}. {say(Message('board-recap-nobody'))}" if is_empty else text


def _recap_lines(one: Scored, say: Say) -> Iterator[RecapLine]:
    """The best places first."""
    prizes = PRIZES[one.base]
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(one.ranks) if rank != NONE):
        args = {"seat": seat, "place": rank, "power": one.powers[seat]}
        points = prizes[rank - 1] if rank <= len(prizes) else 0
        yield RecapLine(seat, say(Message("board-recap-place", args)), points)


def _after(view: Position, place: int, say: Say) -> str:
    base = view.bases[place]
    if base == NONE:
        return say(Message("board-recap-empty"))
    return say(Message("board-recap-next", {"base": BASE_IDS[base]}))


# --- the draft -----------------------------------------------------------------------------------


def draft(view: Position, offers: Offers, say: Say) -> Iterator[Offer]:
    """SU-1.5: the factions, as long as they are being chosen."""
    if view.phase != SETUP or NONE not in view.factions:
        return
    for faction in factions_in(view.variant.house_factions):
        id = FACTIONS[faction]
        takers = [
            index // FACTIONS_PER_SEAT
            for index, each in enumerate(view.factions)
            if each == faction
        ]
        left = view.variant.boxes - len(takers)
        name = say(Message(f"faction-{id}"))
        text = f"draft:{id}"
        yield Offer(
            id=id,
            code=FACTION_CODES[faction],
            name=name,
            text=say(Message(f"board-faction-{id}")),
            press=offers.first_of([text], name, text),
            minions=tuple(face(kind, say) for kind in KINDS_OF[faction] if IS_MINION[kind]),
            actions=tuple(face(kind, say) for kind in KINDS_OF[faction] if not IS_MINION[kind]),
            takers=tuple(takers),
            left=left,
            left_label=say(Message("board-decks-left", {"count": left})),
            listing=_deck_listing(faction, say),
        )


def _deck_listing(faction: int, say: Say) -> Listing:
    return Listing(
        id=f"su-deck-{FACTIONS[faction]}",
        title=say(Message("board-list-title", {"faction": FACTIONS[faction]})),
        text=say(Message(f"board-faction-{FACTIONS[faction]}")),
        entries=grouped(DECK_OF[faction], NONE, say),
        empty="",
        close=say(Message("board-close")),
        label=say(Message("board-look-deck", {"faction": FACTIONS[faction]})),
    )
