"""One play of a game: checks moves, carries them out, keeps the record and the log.

No clock, no network, no files. Whoever holds a `Match` holds its secrets; what goes out is made by
`view`, `shown` and `events`.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Generic

from cheeseboard.chance import Chance, ChanceError, Dealt, Live, Scripted, Seed
from cheeseboard.events import SILENCE, Event, Log, Message, Seat
from cheeseboard.game import (
    BadSetup,
    Decision,
    Game,
    IllegalMove,
    MoveType,
    Options,
    Outcome,
    Refusal,
    StateType,
    UnreadableMove,
    refuse_setup,
)
from cheeseboard.position import BadPosition, read_as, write_as
from cheeseboard.record import (
    Changed,
    End,
    Played,
    Record,
    RecordError,
    Step,
    Stopped,
    Undone,
    dealt_from_json,
    dealt_to_json,
)
from cheeseboard.saves import NewerSave
from cheeseboard.speech import picture, sentence
from cheeseboard.state import StateError
from cheeseboard.upgrades import open_saved, present_events, present_record


class CannotUndo(ValueError):
    """Nothing to take back; `refusal` says why."""

    def __init__(self, seat: Seat, refusal: Refusal, game: str = "") -> None:
        super().__init__(seat, refusal, game)
        self.seat = seat
        self.refusal = refusal
        self.game = game

    def __str__(self) -> str:
        why = sentence(self.game, self.refusal.message, self.seat)
        return f"Seat {self.seat} cannot take back: {why}"


class UnknownSeat(ValueError):
    """The match has no such seat; the text says which it has."""


class IllegalStop(ValueError):
    """A match that is over cannot be ended."""


class StillSecret(RuntimeError):
    """Somebody asked for secrets of a running match."""


@dataclass(frozen=True, slots=True)
class _Taken(Generic[MoveType]):
    """A move since the last border that all share."""

    seat: Seat
    move: MoveType
    chance: tuple[Dealt, ...]
    is_parked: bool
    """Nobody else noticed: a secret choice that has not been revealed."""


class Match(Generic[StateType, MoveType]):
    """A match in progress or over. `new` begins one, `replay` plays a record again.

    Printed, it is the picture that a watcher may see.
    """

    def __init__(
        self,
        game: Game[StateType, MoveType],
        record: Record,
        chance: Chance,
        state: StateType,
        events: list[Event],
    ) -> None:
        """`new`, `from_position`, `replay` and `restore` are the doors."""
        self.game = game
        self.record = record
        self._chance = chance
        self._state = state
        self._events = events
        self._decision_numbers = [0] * record.seats
        self._base = self._state.copy()
        """The position at the last border that all share."""
        self._since: list[_Taken[MoveType]] = []
        """The moves made from there."""
        self._borders = [0] * record.seats
        """Per seat, how many of those lie behind a border of its own."""
        self._is_replay = False
        """Whether this is a look back at a match that is over: then nothing is secret."""
        self._given: Outcome | None = None
        """How it ended, where the rules are not to be asked."""
        self.is_halted = False
        """Whether the rules that it was begun by are gone: nobody moves, people may end it."""
        self._written = (game.meta.shape, game.meta.rules_version)
        """The shape and the rules of what is on disk of it."""

    @classmethod
    def new(
        cls, game: Game[StateType, MoveType], seats: int, options: Options, seed: Seed
    ) -> "Match[StateType, MoveType]":
        """Begin a match; raises `BadSetup` if it cannot be played like that."""
        complete = check_setup(game, seats, options)
        meta = game.meta
        record = Record(meta.id, meta.rules_version, seats, complete, seed, shape=meta.shape)
        return cls._set_up(game, record, Live(seed))

    @classmethod
    def from_position(
        cls, game: Game[StateType, MoveType], state: StateType, options: Options, seed: Seed
    ) -> "Match[StateType, MoveType]":
        """Begin a match in the middle; raises `BadPosition` or `BadSetup`.

        `options` are those of the match that the position is from; the rules go by the position.
        """
        seats = _seats_of(game, state)
        complete = check_setup(game, seats, options)
        meta = game.meta
        record = Record(meta.id, meta.rules_version, seats, complete, seed, shape=meta.shape)
        record.start = write_as(game, state)
        return cls._set_up(game, record, Live(seed))

    @classmethod
    def _set_up(
        cls, game: Game[StateType, MoveType], record: Record, chance: Chance
    ) -> "Match[StateType, MoveType]":
        log = Log()
        state = first_position(game, record, chance, log)
        record.chance = tuple(chance.dealt)
        match = cls(game, record, chance, state, log.events)
        if match.outcome is not None:
            match._end(match.outcome)
        return match

    @classmethod
    def replay(
        cls, game: Game[StateType, MoveType], record: Record, steps: int | None = None
    ) -> "Match[StateType, MoveType]":
        """Play a record again, all of it or its first `steps`; raises `RecordError`.

        A match whose record has no end can be played on: chance goes on where it stopped.
        """
        wanted = record.steps if steps is None else record.steps[:steps]
        [match] = deque(islice(cls.walk(game, record), len(wanted) + 1), maxlen=1)
        dealt = len(record.chance) + sum(len(s.chance) for s in wanted if isinstance(s, Played))
        match._chance = Live(record.seed, dealt)
        if steps is None and record.end is not None:
            end = match.record.end
            if end is not None and set(record.shapes) != {game.meta.shape}:
                end = replace(end, state=record.end.state)
            if record.end != end:
                raise RecordError("The record ends otherwise than the rules say.")
        return match

    @classmethod
    def walk(
        cls, game: Game[StateType, MoveType], record: Record
    ) -> Iterator["Match[StateType, MoveType]"]:
        """Play a record again: the match after its set-up, then after each step, the same object.

        Raises `RecordError`.
        """
        if record.rules_versions != (game.meta.rules_version,):
            versions = " and ".join(map(str, record.rules_versions))
            raise RecordError(
                f"The record was made with version {versions} of the rules of "
                f"{record.game}, these are version {game.meta.rules_version}."
            )
        try:
            record = present_record(game, record)
            options = check_setup(game, record.seats, record.options)
            again = replace(record, options=options, steps=[], end=None)
            chance = Scripted(record.chance)
            match = cls._set_up(game, again, chance)
            if chance.left:
                raise ChanceError("it holds chance that nobody asked for.")
        except (BadPosition, BadSetup, ChanceError, NewerSave) as error:
            raise RecordError(f"The set-up of the record does not fit the rules: {error}") from None
        match._is_replay = record.end is not None
        yield match
        for number, step in enumerate(record.steps, 1):
            match._replay_step(number, step)
            yield match

    @classmethod
    def restore(
        cls,
        game: Game[StateType, MoveType],
        record: Record,
        saved: Mapping[str, Any],
        told: Sequence[Sequence[Mapping[str, Any]]],
    ) -> "Match[StateType, MoveType]":
        """The match that was saved, without playing it again; raises `StateError`.

        `told` are the events of the set-up and those of each step, as JSON. What an earlier version
        of the game wrote is brought to the present; `take_over` says so in the record. Where the
        game does not let a match go on under its present rules, it is halted.
        """
        events = [event for group in present_events(game, record, told) for event in group]
        return cls._opened(game, record, present_record(game, record), saved, events)

    @classmethod
    def _opened(
        cls,
        game: Game[StateType, MoveType],
        record: Record,
        present: Record,
        saved: Mapping[str, Any],
        events: list[Event],
    ) -> "Match[StateType, MoveType]":
        opened = open_saved(game, record, saved)
        match = cls(game, present, Live(record.seed, saved["dealt"]), opened.state, events)
        match._written = (record.shapes[-1], record.rules_versions[-1])
        match.is_halted = not opened.goes_on and record.end is None
        match._base = opened.base
        match._since = [
            _Taken(seat, move, dealt_from_json(dealt), is_parked)
            for (seat, _, dealt, is_parked), move in zip(saved["since"], opened.moves, strict=True)
        ]
        match._borders = list(saved["borders"])
        match._decision_numbers = list(saved["decisions"])
        if record.steps and isinstance(record.steps[-1], Stopped):
            match._given = _stopped_outcome(record.steps[-1])
        return match

    def advanced(
        self,
        first: int,
        steps: Sequence[Step],
        saved: Mapping[str, Any],
        kept: int,
        events: Sequence[Event],
    ) -> "Match[StateType, MoveType]":
        """The same match further on, as somebody else has saved it; raises `StateError`.

        `steps` replace all from number `first` on, `events` all behind the first `kept`. Only for
        a match that has been of the present version from its beginning.
        """
        record = replace(self.record, steps=[*self.record.steps[:first], *steps])
        is_one = set(record.shapes) == {self.game.meta.shape} and len(record.rules_versions) == 1
        if not is_one or self.is_taken_over or self.is_halted:
            raise StateError("The match is of several versions.")
        log = [*self._events[:kept], *events]
        return Match._opened(self.game, record, record, saved, log)

    @property
    def is_taken_over(self) -> bool:
        """Whether the match on disk is that of an earlier version of the game."""
        return self._written != self._present

    @property
    def _present(self) -> tuple[int, int]:
        """The shape and the rules by which it is played on."""
        _, rules_version = self._written
        return self.game.meta.shape, (
            rules_version if self.is_halted else self.game.meta.rules_version
        )

    def take_over(self) -> tuple[Event, ...]:
        """Say in the record that this version of the game goes on with the match."""
        before, self._written = self._written, self._present
        self.record.steps.append(Changed(*self._written))
        if self._written[1] == before[1]:
            return ()
        self._common_border()
        event = Event(Message("event-new-rules", {"version": self.rules_version}))
        self._events.append(event)
        return (event,)

    def look_back(self, outcome: Outcome | None) -> None:
        """Make this a look at a match that is over: nothing is secret, nobody moves.

        `outcome` is how it ended; None before its last step.
        """
        self._is_replay = True
        self._given = outcome

    def copy(self) -> "Match[StateType, MoveType]":
        """The same match once more; what is played there is not played here."""
        record = replace(self.record, steps=list(self.record.steps))
        chance = self._chance_at(self._dealt())
        twin = Match(self.game, record, chance, self._state.copy(), list(self._events))
        twin._decision_numbers = list(self._decision_numbers)
        twin._base = self._base
        twin._since = list(self._since)
        twin._borders = list(self._borders)
        twin._is_replay = self._is_replay
        twin._given = self._given
        twin.is_halted = self.is_halted
        twin._written = self._written
        return twin

    def position_text(self) -> str:
        """The whole position as one line of text, see `position`. It holds every secret."""
        return write_as(self.game, self._state)

    def save(self) -> dict[str, Any]:
        """What `restore` needs beside record and events, as JSON. It holds every secret."""
        return {
            "shape": self.game.meta.shape,
            "rules_version": self.rules_version,
            "state": self._state.to_json(),
            "base": self._base.to_json(),
            "since": [
                [taken.seat, taken.move.text, dealt_to_json(taken.chance), taken.is_parked]
                for taken in self._since
            ],
            "borders": list(self._borders),
            "decisions": list(self._decision_numbers),
            "dealt": self._dealt(),
        }

    def save_events(self) -> list[dict[str, Any]]:
        """The log as JSON, for the store at the beginning. It holds every secret."""
        return [event.to_json() for event in self._events]

    # --- what there is to know

    def __repr__(self) -> str:
        acting = ", ".join(map(str, self.to_act))
        state = f"to act: seat {acting}" if acting else "over"
        size = f"{self.seats} seats, step {len(self.record.steps)}"
        return f"<Match of {self.game.meta.id}: {size}, {state}>"

    def __str__(self) -> str:
        """What a watcher is shown, as the game draws it in a terminal."""
        return picture(self.game.meta.id, self.shown(None)) or repr(self)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.record.seats

    @property
    def rules_version(self) -> int:
        """The version of the rules by which it is played."""
        return self._written[1]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now; () when the match is over."""
        return () if self._given is not None else self.game.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self._given or self.game.outcome(self._state)

    def moves(self, seat: Seat) -> Sequence[MoveType]:
        """The legal moves of the seat; none while it is not to act."""
        self._check_seat(seat)
        is_closed = self._given is not None or self.is_halted
        return () if is_closed else self.game.moves(self._state, seat)

    def view(self, seat: Seat | None) -> StateType:
        """The position as the seat can know it; a watcher is None."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self._state, seat)

    def shown(self, seat: Seat | None) -> StateType:
        """The position as a person in the seat is shown it."""
        return self.game.shown(self.view(seat), seat)

    def decision(self, seat: Seat) -> Decision:
        """What a seat that is to act is asked."""
        return self.game.decision(self.view(seat), seat)

    def why_not(self, seat: Seat, move: MoveType | str) -> Refusal | None:
        """Why a move is not possible now; None if it is."""
        self._check_seat(seat)
        if isinstance(move, str):
            move = self.game.read(move)
        if self.outcome is not None:
            return Refusal(Message("refuse-over"))
        if seat not in self.to_act:
            return Refusal(Message("refuse-not-your-turn"))
        if self.is_halted:
            return Refusal(Message("refuse-rules-gone", {"version": self.rules_version}))
        return self.game.why_not(self.view(seat), seat, move)

    def events(
        self, viewer: Seat | None, since: int = 0, *, is_present: bool = False
    ) -> list[tuple[int, Event]]:
        """The log as the viewer may read it now, from number `since` + 1 on.

        Numbers count the viewer's own events. Fleeting ones are for a viewer who was present; for
        the others they keep their numbers and appear after the end.
        """
        if viewer is not None:
            self._check_seat(viewer)
        known = [event for event in self._events if event.is_known_to(viewer)]
        with_fleeting = is_present or not self.to_act
        return [
            (number, event)
            for number, event in enumerate(known[since:], since + 1)
            if with_fleeting or not event.is_fleeting
        ]

    def everything(self) -> StateType:
        """The whole position, for looking back at a match that is over; else `StillSecret`."""
        self._check_over()
        return self._state.copy()

    def all_events(self) -> list[Event]:
        """The whole log, for looking back at a match that is over; else `StillSecret`."""
        self._check_over()
        return list(self._events)

    @property
    def event_count(self) -> int:
        """How many events the whole log has, whoever knows of them."""
        return len(self._events)

    def decision_number(self, seat: Seat) -> int:
        """Changes when the seat moves and when it can do something else than before.

        What others do in secret, or at the same time without touching this seat, leaves it alone.
        """
        self._check_seat(seat)
        return self._decision_numbers[seat]

    # --- playing

    def play(self, seat: Seat, move: MoveType | str) -> tuple[Event, ...]:
        """Carry out a move, given as itself or as its text; returns what happened.

        Raises `UnreadableMove` or `IllegalMove`, and then nothing has changed.
        """
        return self.play_line(seat, (move,))

    def play_line(self, seat: Seat, line: Iterable[MoveType | str]) -> tuple[Event, ...]:
        """Carry out several moves of a seat, all or none.

        Only the last may tell the seat something new: what follows a surprise is a new decision.
        """
        moves = [self.game.read(move) if isinstance(move, str) else move for move in line]
        before, dealt = self._state.copy(), self._dealt()
        numbers = list(self._decision_numbers)
        played: list[tuple[_Taken[MoveType], Log]] = []
        try:
            for move in moves:
                if played and _is_surprise(*played[-1]):
                    refusal = Refusal(Message("refuse-line-border"))
                    raise IllegalMove(seat, move.text, refusal, self.game.meta.id)
                played.append(self._apply(seat, move, self._chance))
        except BaseException:
            self._state = before
            self._chance = self._chance_at(dealt)
            self._decision_numbers = numbers
            raise
        for taken, log in played:
            self._keep(taken, log)
        return tuple(event for _, log in played for event in log.events)

    def reveals(self, seat: Seat, line: Sequence[MoveType]) -> bool:
        """Whether this secret choice would be shown at once, because all others have chosen."""
        is_last = self.to_act == (seat,) and isinstance(self._chance, Live)
        if not is_last or not self.game.decision(self._state, seat).is_parked:
            return False
        state, chance, log = self._state.copy(), self._chance_at(self._dealt()), Log()
        for move in line:
            self.game.apply(state, seat, move, chance, log)
        return log.is_border or self.game.outcome(state) is not None

    def announce(self, event: Event) -> None:
        """Put something into the log that no move did: who left, which bot failed."""
        self._events.append(event)

    @property
    def standing(self) -> tuple[int, ...]:
        """The place of every seat if people ended the match here; () where the rules tell none."""
        return self.game.standing(self._state)

    def stop(self, reason: str, ranks: Sequence[int]) -> tuple[Event, ...]:
        """End a running match before its rules do: nobody has points, `ranks` are the places."""
        if not self.to_act:
            raise IllegalStop("The match is over already.")
        step = Stopped(reason, tuple(ranks))
        self._given = outcome = _stopped_outcome(step)
        self.record.steps.append(step)
        self._end(outcome)
        self._common_border()
        event = Event(outcome.reason)
        self._events.append(event)
        return (event,)

    def undoable(self, seat: Seat) -> int:
        """How many of its moves the seat may take back now: what others build on stays."""
        self._check_seat(seat)
        own = self._own_since_border(seat)
        for count in range(1, len(own) + 1):
            is_last = own[-count:] == list(range(own[-count], len(self._since)))
            if not is_last and not self._is_free(seat, own[-count:]):
                return count - 1
        return len(own)

    def undo(self, seat: Seat, count: int = 1) -> tuple[Event, ...]:
        """Take back the seat's last moves, up to its border; raises `CannotUndo`.

        The other seats' moves since then stay as they were, with what chance dealt them.
        """
        self._check_seat(seat)
        own = self._own_since_border(seat)
        if not 1 <= count <= len(own):
            raise CannotUndo(seat, Refusal(Message("refuse-undo-border")), self.game.meta.id)
        gone = own[-count:]
        asked = self._asked()
        self._state = self._rebuilt(seat, gone)
        is_parked = all(self._since[index].is_parked for index in gone)
        self._since = [taken for index, taken in enumerate(self._since) if index not in gone]
        self._borders = [border - sum(index < border for index in gone) for border in self._borders]
        self.record.steps.append(Undone(seat, count))
        event = Event(
            Message("event-undo", {"seat": seat, "count": count}),
            seats=(seat,) if is_parked else None,
        )
        self._events.append(event)
        self._count_decisions(seat, asked)
        return (event,)

    # --- inside

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownSeat(f"There is no seat {seat}: the match has 0 to {self.seats - 1}.")

    def _check_over(self) -> None:
        if self.to_act and not self._is_replay:
            raise StillSecret("The match is running: what seats do not know stays secret.")

    def _apply(self, seat: Seat, move: MoveType, chance: Chance) -> tuple[_Taken[MoveType], Log]:
        if move not in self.game.catalogue:
            raise UnreadableMove(f"{str(move)[:60]!r} is no move of this game.")
        if move not in self.moves(seat):
            refusal = self.why_not(seat, move) or Refusal(Message("refuse-other"))
            raise IllegalMove(seat, move.text, refusal, self.game.meta.id)
        is_parked = self.game.decision(self._state, seat).is_parked
        asked = self._asked()
        log = Log()
        chance.dealt.clear()
        self.game.apply(self._state, seat, move, chance, log)
        self._count_decisions(seat, asked)
        is_parked = is_parked and not log.is_border and self.outcome is None
        return _Taken(seat, move, tuple(chance.dealt), is_parked), log

    def _keep(self, taken: _Taken[MoveType], log: Log) -> None:
        self.record.steps.append(Played(taken.seat, taken.move.text, taken.chance))
        self._events += log.events
        self._since.append(taken)
        outcome = self.outcome
        if outcome is not None:
            self._end(outcome)
        if log.is_border or outcome is not None:
            self._common_border()
        for seat in log.borders | ({taken.seat} if taken.chance else set()):
            self._borders[seat] = len(self._since)

    def _end(self, outcome: Outcome) -> None:
        self.record.end = End(
            outcome.scores, outcome.ranks, outcome.reason.key, self._state.fingerprint()
        )

    def _common_border(self) -> None:
        self._base = self._state.copy()
        self._since = []
        self._borders = [0] * self.seats

    def _own_since_border(self, seat: Seat) -> list[int]:
        """The seat's moves that nothing new has followed; none when the match does not run."""
        if not self.to_act or self.is_halted:
            return []
        return [
            index
            for index, taken in enumerate(self._since)
            if taken.seat == seat and index >= self._borders[seat]
        ]

    def _rebuilt(self, seat: Seat, gone: Sequence[int]) -> StateType:
        state = self._base.copy()
        for index, taken in enumerate(self._since):
            if index in gone:
                continue
            try:
                if taken.move not in self.game.moves(state, taken.seat):
                    raise ChanceError("a later move is no longer legal")
                self.game.apply(state, taken.seat, taken.move, Scripted(taken.chance), SILENCE)
            except ChanceError:
                refusal = Refusal(Message("refuse-undo-others"))
                raise CannotUndo(seat, refusal, self.game.meta.id) from None
        return state

    def _is_free(self, seat: Seat, gone: Sequence[int]) -> bool:
        """Whether all that others have played can stay without these moves."""
        try:
            self._rebuilt(seat, gone)
        except CannotUndo:
            return False
        return True

    def _asked(self) -> list[list[MoveType]]:
        """What every seat can do now."""
        return [list(self.moves(seat)) for seat in range(self.seats)]

    def _count_decisions(self, seat: Seat, before: list[list[MoveType]]) -> None:
        """The seat that moved, and every seat that can now do something else."""
        for other, moves in enumerate(self._asked()):
            if other == seat or moves != before[other]:
                self._decision_numbers[other] += 1

    def _dealt(self) -> int:
        """How many results chance has dealt so far."""
        return self._chance.position if isinstance(self._chance, Live) else 0

    def _chance_at(self, dealt: int) -> Chance:
        if isinstance(self._chance, Live):
            return Live(self.record.seed, dealt)
        return self._chance

    def _replay_step(self, number: int, step: Step) -> None:
        try:
            if isinstance(step, Stopped):
                self.stop(step.reason, step.ranks)
                return
            if isinstance(step, Undone):
                self.undo(step.seat, step.count)
                return
            if isinstance(step, Changed):
                self.record.steps.append(step)
                return
            self._chance = chance = Scripted(step.chance)
            self.play(step.seat, step.move)
        except (ValueError, IndexError) as error:
            raise RecordError(f"Step {number} of the record cannot be played: {error}") from None
        if chance.left:
            raise RecordError(f"Step {number} of the record holds chance that nobody asked for.")


def is_dealt_from_seed(game: Game[Any, Any], record: Record) -> bool:
    """Whether all that chance dealt in a record comes from its seed: the proof of fairness."""
    record = present_record(game, record)
    options = check_setup(game, record.seats, record.options)
    begun = replace(record, options=options, steps=[], end=None)
    again = Match._set_up(game, begun, Live(record.seed))
    try:
        for step in record.steps:
            if isinstance(step, Stopped):
                again.stop(step.reason, step.ranks)
            elif isinstance(step, Undone):
                again.undo(step.seat, step.count)
            elif isinstance(step, Changed):
                again.record.steps.append(step)
            else:
                again.play(step.seat, step.move)
    except ValueError:
        return False
    return again.record.chance == record.chance and again.record.steps == record.steps


def first_position(
    game: Game[StateType, MoveType], record: Record, chance: Chance, log: Log
) -> StateType:
    """The position that a record begins with: its start, or else a set-up; raises `BadPosition`."""
    if not record.start:
        return game.setup(record.options, record.seats, chance, log)
    state = whole_position(game, record.start)
    if _seats_of(game, state) != record.seats:
        raise BadPosition(f"The position is not one of {record.seats} seats.")
    return state


def whole_position(game: Game[StateType, MoveType], line: str) -> StateType:
    """The position of a line, for a match to begin with; raises `BadPosition`."""
    state: StateType = read_as(game, line)
    if state.holes():
        raise BadPosition("The position has holes: it is a view. A match needs all of it.")
    wrong = game.invariants(state)
    if wrong:
        raise BadPosition(f"No match comes to this position: {wrong[0]}")
    return state


def _seats_of(game: Game[Any, Any], state: Any) -> int:
    """Every state has a `seats`, a field or a property."""
    if not isinstance(state, game.state_type):
        raise BadPosition(f"A position of {game.meta.id} is needed, not {type(state).__name__}.")
    seats: int = state.seats
    return seats


def check_setup(game: Game[Any, Any], seats: int, options: Options) -> Options:
    """The complete options of a match; raises `BadSetup` if it cannot be played like that."""
    if seats not in game.meta.seats:
        counts = ", ".join(map(str, game.meta.seats))
        raise BadSetup(f"{game.meta.id} is played with {counts} seats, not with {seats}.")
    complete = game.meta.complete(options)
    refusal = refuse_setup(game, complete, seats)
    if refusal is not None:
        raise BadSetup("These options do not go together.", refusal, game.meta.id)
    return complete


def _stopped_outcome(step: Stopped) -> Outcome:
    return Outcome(scores=(), ranks=step.ranks, reason=Message(step.reason))


def _is_surprise(taken: _Taken[Any], log: Log) -> bool:
    return log.is_news_to(taken.seat) or bool(taken.chance)
