"""Games that are broken in one way each."""

import random
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, ClassVar

from cheeseboard.chance import Chance, Live
from cheeseboard.events import Log
from cheeseboard.game import (
    NONE,
    Choice,
    Decision,
    Label,
    Message,
    Options,
    Outcome,
    Refusal,
    Seat,
    State,
)
from cheeseboard.games._template import Template
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position

# --- moves ---------------------------------------------------------------------------------------


class ListsTwice(Template):
    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        found = super().moves(state, seat)
        return [*found, *found[:1]]


class ListsInAnyOrder(Template):
    is_reversed = False

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        self.is_reversed = not self.is_reversed
        return list(super().moves(state, seat))[:: -1 if self.is_reversed else 1]


class LeavesNoMove(Template):
    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return () if seat == 2 else super().moves(state, seat)


class EndsTwice(Template):
    """Has a result although seats are still to act."""

    def outcome(self, state: Position) -> Outcome | None:
        return super().outcome(state) or Outcome((0, 0, 0), (1, 1, 1), Message("over-rounds"))


class InventsMoves(Template):
    """Makes its moves anew instead of taking them from the catalogue."""

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return [Move(move.number, move.text, move.card) for move in super().moves(state, seat)]


class WritesOneText(Template):
    def write(self, move: Move) -> str:
        return "bid 1"


class OffersTooMuch(Template):
    """One button bids twice, although a seat has one bid only."""

    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        found = list(super().choices(view, seat))
        return [*found, Choice(found[0].moves * 2, found[0].label)]


class OffersTooLittle(Template):
    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        return super().choices(view, seat)[1:]


class NeverRefuses(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        return None


class AlwaysRefuses(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(Message("refuse-card-used", {"card": move.card}), ("TPL-2.3",))


class RefusesWithoutRule(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(view, seat, move)
        return refusal and replace(refusal, rules=())


class RefusesByUnknownRule(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(view, seat, move)
        return refusal and replace(refusal, rules=("TPL-9.9",))


# --- states --------------------------------------------------------------------------------------


class Sticky(Position):
    """A position whose copies share the hands."""

    def copy(self) -> "Sticky":
        result = super().copy()
        result.hands = self.hands
        return result


class Hoarded(Position):
    """A position that keeps hold of its copies."""

    copies: ClassVar[list[Position]] = []

    def copy(self) -> "Hoarded":
        result = super().copy()
        self.copies.append(result)
        return result


class Miscounted(Position):
    """A position that counts a seat too many."""

    @property
    def seats(self) -> int:
        return len(self.hands) + 1


def turned_into(kind: type[Position], state: State) -> Any:
    return kind(*(getattr(state, field.name) for field in fields(Position)))


class PlacesNobodyFirst(Template):
    def standing(self, state: Position) -> tuple[int, ...]:
        return (2,) * state.seats


class CopiesBadly(Template):
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        found: Position = turned_into(Sticky, super().setup(options, seats, chance, log))
        return found


class SeesThroughTheWindow(Template):
    """Its views hold the very lists of the position."""

    def view(self, state: Position, seat: Seat | None) -> Position:
        return replace(super().view(state, seat), hands=state.hands)


class MiscountsSeats(Template):
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        found: Position = turned_into(Miscounted, super().setup(options, seats, chance, log))
        return found


class MiscountsSeatsInViews(Template):
    def view(self, state: Position, seat: Seat | None) -> Position:
        found: Position = turned_into(Miscounted, super().view(state, seat))
        return found


class KeepsItsPositionElsewhere(Template):
    """Its class of positions stands in this module, where nobody finds the game by it."""

    state_type = Sticky


class ChangesOldCopies(Template):
    """At the end of a match it goes through the copies that were made of its positions."""

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        Hoarded.copies.clear()
        found: Position = turned_into(Hoarded, super().setup(options, seats, chance, log))
        return found

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if state.rounds == 0:
            for old in Hoarded.copies:
                old.prize = NONE


class HoldsFloats(Template):
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        state.prize = float(state.prize)  # type: ignore[assignment]
        return state


class ExplainsAndSorts(Template):
    """Changes the position while it explains a refusal."""

    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        view.hands[seat].sort(reverse=True)
        return super().why_not(view, seat, move)


class ImaginesOnTheView(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        view.bids = super().imagine(view, seat, chance).bids
        return view


class ReopensOnTheView(Template):
    def reopened(self, view: Position, seat: Seat) -> Position:
        view.bids = super().reopened(view, seat).bids
        return view


class HasNoIdeas(Template):
    def ideas(self, world: Position, seat: Seat) -> Sequence[Move]:
        return ()


class ThinksOfForbiddenMoves(Template):
    def ideas(self, world: Position, seat: Seat) -> Sequence[Move]:
        return list(self.catalogue)


class FollowsForeignHunches(Template):
    """Its hunch is not among its ideas."""

    def hunch(self, world: Position, seat: Seat) -> Move | None:
        ideas = self.ideas(world, seat)
        return next((move for move in self.catalogue if move not in ideas), None)


class LosesCheese(Template):
    """A cheese of the pile disappears in the second round."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if len(state.pile) == 4:
            state.pile.pop()


class LosesCard(Template):
    """A card of seat 0 disappears in the second round."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        before = len(state.pile)
        super().apply(state, seat, move, chance, log)
        if len(state.pile) == 4 < before:
            state.hands[0].pop()


# --- knowledge -----------------------------------------------------------------------------------


class ShowsBids(Template):
    def view(self, state: Position, seat: Seat | None) -> Position:
        return state.copy()


class MovesTellBids(Template):
    """Nobody may bid what another has bid: the list of moves betrays it."""

    def decision(self, view: Position, seat: Seat) -> Decision:
        return replace(super().decision(view, seat), is_parked=False)

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return [move for move in super().moves(state, seat) if move.card not in state.bids]


class TellsBids(Template):
    """The log tells everybody a bid that is not shown yet."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        log.tell("event-show", seat=seat, card=move.card, rules=("TPL-2.3",))
        super().apply(state, seat, move, chance, log)


class ThinksAloud(Template):
    """Whoever bids tells everybody what another has bid."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        for other, bid in enumerate(state.bids):
            if bid != NONE:
                log.tell("event-show", seat=other, card=bid, rules=("TPL-2.3",))
        super().apply(state, seat, move, chance, log)


class AsksByBids(Template):
    """A move can be taken back or not, depending on what another has bid in secret."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        if any(bid > 2 for bid in state.bids):
            log.border()
        super().apply(state, seat, move, chance, log)


class LikesTheFirst(Template):
    """Whoever bids after another has the hand turned round: the order of secret bids matters."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        if any(bid != NONE for bid in state.bids):
            state.hands[seat].reverse()
        super().apply(state, seat, move, chance, log)


class ForgetsToReopen(Template):
    def reopened(self, view: Position, seat: Seat) -> Position:
        return view


class RevealsWithoutBorder(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        heard = Log()
        super().apply(state, seat, move, chance, heard)
        if log:
            log.events += heard.events


class ImaginesNothing(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return view.copy()


class ImaginesForeignCards(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        world = super().imagine(view, seat, chance)
        world.bids = [9 if bid == -1 else world.bids[at] for at, bid in enumerate(view.bids)]
        return world


class ImaginesAnotherCheese(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        world = super().imagine(view, seat, chance)
        if world.pile:
            world.prize, world.pile[0] = world.pile[0], world.prize
        return world


# --- the whole -----------------------------------------------------------------------------------


class RollsItsOwnDice(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        random.random()
        super().apply(state, seat, move, chance, log)


class RemembersMatches(Template):
    """From the second match on the pile lies the other way round."""

    matches = 0

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        self.matches += 1
        if self.matches > 1:
            state.pile.reverse()
        return state


class PlaysForTheAudience(Template):
    """In the end all cheese goes one seat on, but only while somebody listens."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if log and state.rounds == 0:
            state.won.append(state.won.pop(0))


class KnowsItsDealer(Template):
    """Asks for more when chance is live than when a record is replayed."""

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        if isinstance(chance, Live):
            chance.pick("luck", 2)
        return state


class NeverEnds(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        pass


class CountsWrong(Template):
    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


class RanksFromZero(Template):
    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, ranks=tuple(rank - 1 for rank in outcome.ranks))


class EndsWithoutWords(Template):
    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, reason=Message("over-flood"))


# --- words ---------------------------------------------------------------------------------------


class AsksWithoutWords(Template):
    def decision(self, view: Position, seat: Seat) -> Decision:
        return replace(super().decision(view, seat), message=Message("decision-flood"))


class LabelsWithoutWords(Template):
    def label(self, view: Position, seat: Seat, move: Move) -> Label:
        return replace(super().label(view, seat, move), message=Message("move-flood"))


class RefusesWithoutWords(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(view, seat, move)
        return refusal and replace(refusal, message=Message("refuse-flood"))


class TellsWithoutWords(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        log.tell("event-flood")


class TellsByUnknownRule(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        log.tell("event-wasted", points=1, rules=("TPL-9.9",))


class WhispersAboutNobody(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        log.tell("event-wasted", points=1, to=(seat,))
