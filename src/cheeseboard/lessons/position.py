"""A private match of a lesson: the rules alone, with chance that deals what the lesson says."""

from collections.abc import Mapping, Sequence
from typing import Any

from cheeseboard.bots import Greedy
from cheeseboard.chance import Chance, Dealt, Live
from cheeseboard.events import Event, Log, Message
from cheeseboard.game import Choice, Game, Refusal, Seat, UnreadableMove
from cheeseboard.lessons.reading import BadLesson, Result, Scene
from cheeseboard.match import check_setup, whole_position
from cheeseboard.position import BadPosition


class Dealer(Chance):
    """Deals what a scene says, by the name of the request and in order; a seed deals the rest."""

    def __init__(self, seed: int, script: Mapping[str, Sequence[Result]]) -> None:
        self.dealt: list[Dealt] = []
        self._live = Live(seed, is_recording=False)
        self._script = {label: list(results) for label, results in script.items()}

    def pick(self, label: str, count: int) -> int:
        given = self._given(label)
        if given is None:
            return self._live.pick(label, count)
        if not isinstance(given, int) or not 0 <= given < count:
            raise BadLesson(f"chance {label!r} needs a number below {count}, not {given}.")
        return given

    def order(self, label: str, count: int) -> tuple[int, ...]:
        """An order that the scene begins; what it does not name follows."""
        given = self._given(label)
        if given is None:
            return self._live.order(label, count)
        if isinstance(given, int) or len(set(given)) != len(given) or max(given) >= count:
            raise BadLesson(f"chance {label!r} needs an order of {count}, not {given}.")
        return (*given, *(one for one in range(count) if one not in given))

    def _given(self, label: str) -> Result | None:
        left = self._script.get(label)
        return left.pop(0) if left else None

    @property
    def left(self) -> list[str]:
        """What the scene deals and nobody has asked for."""
        return [label for label, results in self._script.items() if results]


class Position:
    """The present of a scene. Every move is checked by the rules."""

    def __init__(self, game: Game[Any, Any], scene: Scene) -> None:
        self.game = game
        self.scene = scene
        self.you = scene.you
        self.chance = Dealer(scene.seed, scene.chance)
        self.events: list[Event] = []
        self._bot = Greedy(scene.seed)
        self.state = self._begun()
        self.seats: int = self.state.seats
        if self.you >= self.seats:
            raise BadLesson(f"the pupil has seat {self.you}, and there are {self.seats} seats.")
        for text in scene.moves:
            seat, move = split(text)
            self.play(seat, move)

    def _begun(self) -> Any:
        """The position of the scene's line, else what a set-up makes."""
        if self.scene.line:
            try:
                return whole_position(self.game, self.scene.line)
            except BadPosition as error:
                raise BadLesson(str(error)) from None
        log = Log()
        options = check_setup(self.game, self.scene.seats, self.scene.options)
        state = self.game.setup(options, self.scene.seats, self.chance, log)
        self.events += log.events
        return state

    @property
    def to_act(self) -> Sequence[Seat]:
        return self.game.to_act(self.state)

    def view(self) -> Any:
        """What the pupil is shown."""
        return self.game.shown(self.game.view(self.state, self.you), self.you)

    def choices(self) -> Sequence[Choice[Any]]:
        """All that the rules let the pupil do."""
        return self.game.choices(self.view(), self.you) if self.you in self.to_act else ()

    def told(self) -> list[Event]:
        """What the pupil was told since the scene began."""
        return [event for event in self.events if event.is_known_to(self.you)]

    def play(self, seat: Seat, text: str) -> None:
        """Carry out a move or a line of moves; raises `BadLesson` for one that is not legal."""
        for one in text.split(";"):
            try:
                move = self.game.read(one)
            except UnreadableMove as error:
                raise BadLesson(f"{one!r} is no move: {error}") from None
            if move not in self.game.moves(self.state, seat):
                can = ", ".join(move.text for move in self.game.moves(self.state, seat)[:60])
                raise BadLesson(f"seat {seat} cannot play {one!r}; it can: {can or 'nothing'}.")
            log = Log()
            self.game.apply(self.state, seat, move, self.chance, log)
            self.events += log.events

    def play_for(self, seat: Seat, text: str) -> None:
        """A move of another seat, or what a bot finds where that is not possible any more."""
        if seat not in self.to_act:
            return
        if text != "*":
            try:
                self.play(seat, text)
                return
            except BadLesson:
                pass
        move = self._bot.choose(self.game.view(self.state, seat), seat)
        self.play(seat, move.text)

    def wait_for_pupil(self) -> None:
        """Let the others play until the pupil is asked, or nobody is."""
        while self.to_act and self.you not in self.to_act:
            self.play_for(self.to_act[0], "*")

    def why_not(self, text: str) -> Refusal | None:
        """The rules' own reason against the first move of a text; None if it is legal."""
        move = self.game.read(text.split(";")[0])
        if self.you not in self.to_act:
            return Refusal(Message("refuse-not-your-turn"))
        view = self.game.view(self.state, self.you)
        return self.game.why_not(view, self.you, move)


def split(text: str) -> tuple[Seat, str]:
    """`1 push W2` as a seat and a move."""
    seat, _, move = text.partition(" ")
    if not seat.isdecimal() or not move:
        raise BadLesson(f"{text!r} does not begin with a seat.")
    return int(seat), move
