"""The bases and what lies at them."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from cheeseboard.drawing import Press, Say
from cheeseboard.game import NONE, Choice, Message, Seat
from cheeseboard.games.smash_up.board.faces import (
    base_code,
    base_face,
    base_text,
    card_name,
    entry,
    face,
    gist,
    seat_name,
)
from cheeseboard.games.smash_up.board.large import facts
from cheeseboard.games.smash_up.board.offers import Offers
from cheeseboard.games.smash_up.board.parts import (
    Base,
    Climber,
    Entry,
    Frame,
    Landing,
    Listing,
    Minion,
    Prize,
    Segment,
    Spot,
    Tab,
)
from cheeseboard.games.smash_up.board.places import CROWD, phone_spots, spots
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, IS_MINION, POWER, PRIZES
from cheeseboard.games.smash_up.choices import after
from cheeseboard.games.smash_up.facts import (
    ATTACHING,
    DESTROY,
    MOVE,
    RETURN,
    actions_on_base,
    actions_on_minion,
    breakpoint_at,
    is_immune,
    is_ready,
    minions_at,
    places,
    power,
    totals,
)
from cheeseboard.games.smash_up.flow import is_there
from cheeseboard.games.smash_up.foresight import PUTTING, after_choice, arrival, coming
from cheeseboard.games.smash_up.hooks import ABILITIES, ARRIVAL, QUESTIONS, TALENT
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules.scoring import ranking
from cheeseboard.games.smash_up.state import Frame as Step
from cheeseboard.games.smash_up.state import Position

CRACKING: Final = 0.7
BREAKING: Final = 0.85
"""Parts of the breakpoint at which the rim cracks."""

STEP_X: Final = (15.5, 46.5, 77.5, 110)
STEP_Y: Final = (12, 24, 36, 60)
"""Where mice stand on the prize steps; place 4 and worse on the ground."""
MEDAL_Y: Final = (25, 37, 48.5)
SHARED: Final = {1: ((0.0,), 1.0), 2: ((-8.5, 8.5), 0.78), 3: ((-13.0, 0.0, 13.0), 0.62)}
"""By number of mice on a step: their shifts and their size."""
MANY_ON_STEP: Final = ((-16.0, -5.5, 5.5, 16.0), 0.52)


class Table:
    """Bases, minions and actions as one viewer sees them."""

    def __init__(
        self, view: Position, bottom: Seat, measures: Frame, offers: Offers, say: Say
    ) -> None:
        self.view = view
        self.bottom = bottom
        """The seat whose minions stand below the bases."""
        self.measures = measures
        self.offers = offers
        self.say = say
        self.step = view.stack[-1] if view.stack else Step("")
        self.scored = scored_place(view)
        self._after: dict[tuple[Move, ...], Position | None] = {}

    # --- minions ---------------------------------------------------------------------------------

    def minions(self) -> Iterator[Minion]:
        """All minions, in an order that does not change while they stay."""
        drawn: dict[int, Minion] = {}
        for place in places(self.view):
            for side in ("foe", "own"):
                slots = self.zone(place, side)
                strips = [len(actions_on_minion(self.view, slot)) for slot in slots]
                wide = spots(self.measures, side, strips)
                narrow = phone_spots(strips)
                for order, (slot, spot, phone) in enumerate(zip(slots, wide, narrow, strict=True)):
                    drawn[slot] = self.minion(slot, side, order, spot, phone)
        return (drawn[slot] for slot in sorted(drawn, key=self.view.card_stamp.__getitem__))

    def zone(self, place: int, side: str) -> list[int]:
        """Minions above or below a base, those of a seat beside each other."""
        view = self.view
        slots = [
            slot
            for slot in minions_at(view, place)
            if (view.card_holder[slot] == self.bottom) == (side == "own")
        ]
        return sorted(slots, key=lambda slot: (view.card_holder[slot], view.card_stamp[slot]))

    def minion(self, slot: int, side: str, order: int, spot: Spot, phone: Spot) -> Minion:
        view = self.view
        kind = view.card_kind[slot]
        now = power(view, slot)
        stamp = view.card_stamp[slot]
        signs = tuple(self.signs(slot))
        press = self.minion_press(slot, signs)
        return Minion(
            id=f"su-c-{stamp}",
            name_id=f"su-n-{stamp}-{CARD_IDS[kind]}",
            face=face(kind, self.say),
            seat=view.card_holder[slot],
            owner=view.card_owner[slot],
            place=view.card_base[slot],
            side=side,
            press=press,
            aim=self.offers.aim(press),
            power=now,
            change="up" if now > POWER[kind] else "down" if now < POWER[kind] else "",
            signs=signs,
            strips=tuple(self.tab(action) for action in actions_on_minion(view, slot)),
            order=order,
            spot=spot,
            phone=phone,
            is_source=self.is_source(slot),
            is_picked=self.is_picked(slot),
            is_crowded=spot.scale < CROWD,
        )

    def minion_press(self, slot: int, signs: tuple[str, ...]) -> Press:
        texts = [self.offers.in_play("min", slot), self.offers.in_play("talent", slot)]
        why = f"min:{slot}" if "min" in self.offers.kinds else self.talent_why(slot)
        label, ends = self.minion_label(slot, signs), self.offers.on("min", slot)
        return self.offers.first_of(texts, label, why, ends)

    def minion_label(self, slot: int, signs: tuple[str, ...]) -> str:
        view = self.view
        args: dict[str, int | str] = {
            "card": CARD_IDS[view.card_kind[slot]],
            "base": BASE_IDS[view.bases[view.card_base[slot]]],
            "power": power(view, slot),
            "seat": view.card_holder[slot],
        }
        parts = [self.say(Message("board-minion", args))]
        parts += [self.say(Message(f"board-sign-{sign}")) for sign in signs]
        parts += [
            self.say(Message("board-carries", {"card": CARD_IDS[view.card_kind[action]]}))
            for action in actions_on_minion(view, slot)
        ]
        return " ".join(parts)

    def talent_why(self, slot: int) -> str:
        """The talent of the viewer's own card in play that cannot be used now."""
        has_talent = CARD_IDS[self.view.card_kind[slot]] in ABILITIES[TALENT]
        is_own = self.view.card_holder[slot] == self.bottom
        return f"talent:{slot}" if has_talent and is_own else ""

    def signs(self, slot: int) -> Iterator[str]:
        """What is special about a card in play."""
        view = self.view
        keeps = [verb for verb in AFFECTS if self.is_safe_from_others(slot, verb)]
        is_veiled = len(keeps) == len(AFFECTS)
        if is_veiled:
            yield "veil"
        for verb, sign, sign_for_others in SAFETY:
            if verb in keeps and is_immune(view, slot, verb, view.card_holder[slot]):
                yield sign
            elif verb in keeps and not is_veiled:
                yield sign_for_others
        if CARD_IDS[view.card_kind[slot]] in ABILITIES[ARRIVAL]:
            yield "claw"
        talent = self.talent(slot)
        if talent:
            yield talent

    def is_safe_from_others(self, slot: int, verb: str) -> bool:
        """SU-6.15: whether the cards of every player but its own are kept off."""
        view = self.view
        return all(
            is_immune(view, slot, verb, seat)
            for seat in range(view.seats)
            if seat != view.card_holder[slot]
        )

    def talent(self, slot: int) -> str:
        view = self.view
        if CARD_IDS[view.card_kind[slot]] not in ABILITIES[TALENT]:
            return ""
        return "used" if view.card_talent[slot] == view.turn else "talent"

    def is_source(self, slot: int) -> bool:
        """Whether the question comes from this very card."""
        step = self.step
        return step.slot == slot and is_there(self.view, slot, step.stamp)

    def is_picked(self, slot: int) -> bool:
        """Whether the question is about this card: it was chosen to go somewhere."""
        return bool(self.step.ask) and self.step.target == slot

    # --- actions ---------------------------------------------------------------------------------

    def tab(self, slot: int) -> Tab:
        view = self.view
        kind, stamp = view.card_kind[slot], view.card_stamp[slot]
        texts = [self.offers.in_play("act", slot), self.offers.in_play("talent", slot)]
        why = f"act:{slot}" if "act" in self.offers.kinds else self.talent_why(slot)
        sign = self.talent(slot)
        args: dict[str, int | str] = {
            "card": CARD_IDS[kind],
            "base": BASE_IDS[view.bases[view.card_base[slot]]],
            "seat": view.card_holder[slot],
        }
        label = self.say(Message("board-action", args))
        if sign:
            label = f"{label} {self.say(Message(f'board-sign-{sign}'))}"
        press = self.offers.first_of(texts, label, why, self.offers.on("act", slot))
        return Tab(
            id=f"su-c-{stamp}",
            name_id=f"su-n-{stamp}-{CARD_IDS[kind]}",
            face=face(kind, self.say),
            seat=view.card_holder[slot],
            press=press,
            aim=self.offers.aim(press),
            gist=gist(kind),
            sign=sign,
            is_source=self.is_source(slot),
        )

    # --- bases -----------------------------------------------------------------------------------

    def base(self, place: int) -> Base:
        view = self.view
        base = view.bases[place]
        id = BASE_IDS[base]
        powers = totals(view, place)
        total, limit = sum(powers), breakpoint_at(view, place)
        actions = actions_on_base(view, place)
        own = [slot for slot in actions if view.card_holder[slot] == self.bottom]
        landings = tuple(self.landings(place))
        return Base(
            id=id,
            name=card_name(id, self.say),
            text=base_text(id, self.say),
            code=base_code(base),
            place=place,
            press=self.base_press(place, powers, landings),
            total=total,
            limit=limit,
            limit_label=self.say(Message("board-of", {"breakpoint": limit})),
            length=max(limit, total, 1),
            segments=tuple(self.segments(powers)),
            climbers=tuple(self.climbers(place, powers)),
            prizes=tuple(self.prizes(place)),
            cracks=cracks(total, limit),
            ribbon=self.say(Message("board-scoring")) if place == self.scored else "",
            landings=landings,
            tabs_above=tuple(self.tab(slot) for slot in actions if slot not in own),
            tabs_below=tuple(self.tab(slot) for slot in own),
            listing=self.listing(place),
            is_ready=is_ready(view, place),
            is_source=self.step.source == id,
            is_here=bool(self.step.ask) and self.step.base == place,
            is_asked=self.is_asked(place),
        )

    def base_press(self, place: int, powers: list[int], landings: Sequence[Landing]) -> Press:
        base = self.view.bases[place]
        text = f"base:{BASE_IDS[base]}"
        if self.offers.has(text) and landings:
            return Press(f"{self.offers.sentence(text)}. {landings[0].label}", moves=text)
        why = text if "base" in self.offers.kinds or self.offers.aims else ""
        ends = self.offers.ending("base", lambda other: other == base)
        return self.offers.first_of([text], self.base_label(place, powers), why, ends)

    def base_label(self, place: int, powers: list[int]) -> str:
        view = self.view
        base = view.bases[place]
        prizes = PRIZES[base]
        args: dict[str, int | str] = {
            "base": BASE_IDS[base],
            "total": sum(powers),
            "breakpoint": breakpoint_at(view, place),
            "first": prizes[0],
            "second": prizes[1],
            "third": prizes[2],
        }
        parts = [self.say(Message("board-base", args))]
        parts += [
            self.say(Message("board-total", {"seat": seat, "power": powers[seat], "rank": rank}))
            for seat, rank in ranking(view, place)
        ]
        return " ".join(parts)

    def segments(self, powers: list[int]) -> Iterator[Segment]:
        """The viewer's part first, then the others in the order of seats."""
        offset = 0
        for seat in self.seats():
            if powers[seat]:
                yield Segment(seat, powers[seat], offset)
                offset += powers[seat]

    def seats(self) -> list[Seat]:
        count = self.view.seats
        return [(self.bottom + index) % count for index in range(count)]

    def climbers(self, place: int, powers: list[int]) -> Iterator[Climber]:
        ranks = sorted(ranking(self.view, place), key=lambda pair: pair[1])
        for rank, group in groupby(ranks, key=lambda pair: pair[1]):
            seats = [seat for seat, _ in group]
            shifts, scale = SHARED.get(len(seats), MANY_ON_STEP)
            step = min(rank, len(STEP_X)) - 1
            for seat, shift in zip(seats, shifts, strict=False):
                yield Climber(seat, powers[seat], STEP_X[step] + shift, STEP_Y[step], scale)

    def prizes(self, place: int) -> Iterator[Prize]:
        taken = {rank for _, rank in ranking(self.view, place)}
        for index, points in enumerate(PRIZES[self.view.bases[place]]):
            yield Prize(points, STEP_X[index], MEDAL_Y[index], index + 1 not in taken)

    def landings(self, place: int) -> Iterator[Landing]:
        """What choosing this base would change, for each card that could be played there."""
        base = self.view.bases[place]
        if self.offers.has(f"base:{BASE_IDS[base]}"):
            found = landing(self.view, place, self.say)
            if found is not None:
                yield found
        for choice in self.offers.ending("base", lambda other: other == base):
            found = self.landing_of(choice, place)
            if found is not None:
                yield found._replace(aim=self.offers.aims[choice.moves[0].text])

    def landing_of(self, choice: Choice[Move], place: int) -> Landing | None:
        """What a card would change at a base; None if chance has a part in it."""
        line = choice.moves
        if choice.text not in self.offers.settled:
            world = self.after(line[:-1])
            return None if world is None else landing(world, place, self.say)
        then = self.after(line)
        if then is None or then.bases != self.view.bases:
            return None
        kind = line[0].value
        comes = arrival(self.view) if IS_MINION[kind] else (NONE, NONE)
        return landed(self.view, then, place, kind, comes, self.say)

    def after(self, line: tuple[Move, ...]) -> Position | None:
        """The position after some moves, such as the one in which an aim is asked for."""
        if line not in self._after:
            self._after[line] = after(self.view, self.bottom, *line)
        return self._after[line]

    def is_asked(self, place: int) -> bool:
        """Whether the base or anything at it can be chosen."""
        view = self.view
        if self.offers.has(f"base:{BASE_IDS[view.bases[place]]}"):
            return True
        return any(
            view.card_base[choice.moves[0].value] == place
            for choice in self.offers.of_kind("min", "act", "talent")
        )

    def listing(self, place: int) -> Listing:
        """All that lies at a base, in words."""
        view, say = self.view, self.say
        id = BASE_IDS[view.bases[place]]
        whole = base_face(view.bases[place], say)
        entries = [entry(whole, NONE, facts(id, say), say)]
        for side in ("own", "foe"):
            for slot in self.zone(place, side):
                note = say(Message("board-power", {"power": power(view, slot)}))
                entries.append(self.card(slot, note))
                entries += [
                    self.card(action, say(Message("board-on-it")))
                    for action in actions_on_minion(view, slot)
                ]
        on_base = say(Message("board-on-base"))
        entries += [self.card(slot, on_base) for slot in actions_on_base(view, place)]
        return Listing(
            id=f"su-list-{place}",
            title=card_name(id, say),
            text="",
            entries=tuple(entries),
            empty="" if len(entries) > 1 else say(Message("board-empty-base")),
            close=say(Message("board-close")),
            label=say(Message("board-look-base", {"base": id})),
        )

    def card(self, slot: int, note: str) -> Entry:
        """A card in play as a line of a list."""
        seat = self.view.card_holder[slot]
        shown = face(self.view.card_kind[slot], self.say)
        return entry(shown, seat, f"{seat_name(seat, self.say)} · {note}", self.say)


def landing(view: Position, place: int, say: Say) -> Landing | None:
    """What choosing a base would lead to: the rules are asked, on a copy."""
    step = view.stack[-1]
    if not QUESTIONS[step.ask].is_foreseen:
        return None
    comes = coming(view)
    is_new = step.ask in PUTTING or comes[0] == NONE
    kind = step.kind if is_new else view.card_kind[comes[0]]
    return landed(view, after_choice(view, place), place, kind, comes, say)


def landed(
    view: Position, then: Position, place: int, kind: int, comes: tuple[int, int], say: Say
) -> Landing | None:
    """A base in a position to come, and the minion there of that slot and stamp."""
    slot, stamp = comes
    now, is_gone, parts = -1, False, []
    if slot != NONE:
        args: dict[str, int | str] = {"minion": CARD_IDS[kind]}
        is_gone = not is_there(then, slot, stamp)
        now = 0 if is_gone else power(then, slot)
        key = "board-lost" if is_gone else "board-landing"
        parts.append(say(Message(key, {**args, "power": now})))
    total, limit = sum(totals(then, place)), breakpoint_at(then, place)
    if slot == NONE and total == sum(totals(view, place)):
        return None
    parts.append(say(Message("board-after", {"total": total, "breakpoint": limit})))
    if total >= limit:
        parts.append(say(Message("board-breaks")))
    return Landing(" ".join(parts), now, is_gone, total, limit, total >= limit, 0)


AFFECTS: Final = (DESTROY, MOVE, RETURN, ATTACHING)
SAFETY: Final = ((DESTROY, "shield", "guard"), (MOVE, "anchor", "roots"))
"""Verbs with the sign for a card that no card can do this to, and that no card of others can."""


def cracks(total: int, limit: int) -> int:
    if total >= limit:
        return 3
    return 2 if total >= limit * BREAKING else 1 if total >= limit * CRACKING else 0


SCORING_STEPS: Final = ("pay", "clear", "window_before", "window_after")


def scored_place(view: Position) -> int:
    """Place of the base that is being scored; NONE if none is."""
    for step in reversed(view.stack):
        if step.then.removesuffix("_chosen") in SCORING_STEPS:
            return step.base
    return NONE
