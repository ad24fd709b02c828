"""The games as Python games of OpenSpiel.

    import pyspiel, cheeseboard.learn.openspiel
    game = pyspiel.load_game("cheeseboard_ratland(players=4,options=clans:true;board:secret)")

Several seats that are to act decide one after the other, none knowing what the others chose:
that is what information states are for. Chance is `sampled` or `explicit`:

- sampled: whenever the rules ask chance for anything, a chance node with `samples` equally likely
  outcomes; each stands for one way in which everything up to the next decision is dealt;
- explicit: a chance node for every single result with its true probabilities; a shuffle is a row of
  them. For small options: the set-up of Burg Appenzell alone has a node for every tile.
"""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from cheeseboard import registry
from cheeseboard.chance import Chance, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import BadSetup
from cheeseboard.learn.encoder import Encoder
from cheeseboard.learn.rewards import places

LONGEST = 20_000
"""Decisions and chance nodes of a match, at most: for `max_game_length`."""
MOST_OUTCOMES = 1_000
"""Outcomes of an explicit chance node, at most."""
PARAMETERS: dict[str, Any] = {"players": 0, "options": "", "chance": "sampled", "samples": 16}


def name_of(game: str) -> str:
    """`ratland` is called `cheeseboard_ratland`; `_template` is `cheeseboard_template`."""
    return f"cheeseboard_{game.lstrip('_')}"


class _Asked(Exception):
    """The rules ask chance for something that is not decided yet."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(weights)
        self.weights = weights


class _Scripted(Chance):
    """Deals what the chance nodes so far have decided, and asks for the next."""

    __slots__ = ("_script",)

    def __init__(self, script: list[int]) -> None:
        self._script = iter(script)
        self.dealt = []

    def pick(self, label: str, count: int) -> int:
        return self._next([1] * count)

    def order(self, label: str, count: int) -> tuple[int, ...]:
        left = list(range(count))
        return tuple(left.pop(self._next([1] * len(left))) for _ in range(count))

    def draw(self, label: str, counts: Any) -> int:
        return self._next(list(counts))

    def _next(self, weights: list[int]) -> int:
        likely = [outcome for outcome, weight in enumerate(weights) if weight]
        if len(likely) == 1:
            return likely[0]
        for outcome in self._script:
            return outcome
        raise _Asked(weights)


class _Play:
    """A match as OpenSpiel sees it: a position, or a move whose chance is not decided yet."""

    def __init__(self, encoder: Encoder, samples: int) -> None:
        """`samples` is 0 for explicit chance."""
        self.encoder = encoder
        self.game = encoder.game
        self.samples = samples
        self.state: Any = None
        self.pending: tuple[int, Any] | None = None
        self.script: list[int] = []
        self.weights: list[int] = []
        self.dealt = 0
        """What the sampled outcomes so far come to: the seed of the next."""
        self.memories = [b""] * encoder.seats
        """By seat, what it has seen and done at its decisions."""
        self._go_on()

    def __deepcopy__(self, memo: Any) -> "_Play":
        other = object.__new__(_Play)
        other.encoder, other.game, other.samples = self.encoder, self.game, self.samples
        other.state = None if self.state is None else self.state.copy()
        other.pending, other.script, other.weights = self.pending, self.script[:], self.weights
        other.dealt, other.memories = self.dealt, self.memories[:]
        return other

    @property
    def is_asking_chance(self) -> bool:
        return bool(self.weights)

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.is_asking_chance else self.game.to_act(self.state)

    def play(self, seat: int, number: int) -> None:
        digest = hashlib.blake2b(self.memories[seat], digest_size=16)
        digest.update(self.encoder.encode(self.game.view(self.state, seat), seat))
        digest.update(number.to_bytes(4, "little"))
        self.memories[seat] = digest.digest()
        self.pending, self.script = (seat, self.game.catalogue[number]), []
        self._go_on()

    def deal(self, outcome: int) -> None:
        if self.samples:
            self.dealt = (self.dealt * 1_000_003 + outcome + 1) % 2**61
            self._carry_out(Simulated(self.dealt))
        else:
            self.script.append(outcome)
            self._go_on()

    def _go_on(self) -> None:
        """Carry out the pending move as far as chance is decided."""
        try:
            self._carry_out(_Scripted(self.script))
        except _Asked as asked:
            self.weights = [1] * self.samples if self.samples else asked.weights

    def _carry_out(self, chance: Chance) -> None:
        if self.pending is None:
            state = self.game.setup(self.encoder.options, self.encoder.seats, chance, SILENCE)
        else:
            state = self.state.copy()
            self.game.apply(state, *self.pending, chance, SILENCE)
        self.state, self.weights = state, []

    def observation(self, seat: int) -> bytes:
        if self.state is None:
            return b""
        return bytes(self.encoder.encode(self.game.view(self.state, seat), seat))

    def imagine(self, seat: int, seed: int) -> None:
        """Put a world in place of the position that fits what the seat knows."""
        view = self.game.view(self.state, seat)
        self.state = self.game.imagine(view, seat, Simulated(seed))


class SpielGame(pyspiel.Game):
    """A game with its parameters; derived for each game by `_register`."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        meta = registry.meta(self.id)
        seats = given["players"] or min(meta.seats)
        options = _options(self.id, given["options"])
        self.encoder = Encoder(self.id, seats, options)
        if given["chance"] not in ("sampled", "explicit"):
            raise BadSetup(f"Chance is sampled or explicit, not {given['chance']!r}.")
        self.samples = given["samples"] if given["chance"] == "sampled" else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.moves,
            max_chance_outcomes=self.samples or MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.id, seats), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(
            self.encoder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class SpielState(pyspiel.State):
    """A state of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = _Play(game.encoder, game.samples)

    def current_player(self) -> Any:
        if self.play.is_asking_chance:
            return pyspiel.PlayerId.CHANCE
        to_act = self.play.to_act
        return to_act[0] if to_act else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return sorted(move.number for move in self.play.game.moves(self.play.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.play.weights)
        return [(number, each / total) for number, each in enumerate(self.play.weights) if each]

    def _apply_action(self, action: int) -> None:
        if self.play.is_asking_chance:
            self.play.deal(action)
        else:
            self.play.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.play.game.catalogue[action].text)

    def is_terminal(self) -> bool:
        return not self.play.is_asking_chance and not self.play.to_act

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.play.encoder.seats
        outcome = self.play.game.outcome(self.play.state)
        assert outcome is not None
        return places(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that the player cannot tell from this one."""
        other: SpielState = self.clone()
        other.play.imagine(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        if self.play.state is None:
            return "before the set-up"
        asked = " and chance is asked" if self.play.is_asking_chance else ""
        return f"{self.play.state.fingerprint()}{asked}"


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, encoder: Encoder, type: Any) -> None:
        self._encoder = encoder
        self._has_memory = type.perfect_recall
        self.tensor: Any = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = state.play.observation(player)
        self.tensor[:] = np.frombuffer(seen, np.int16) if seen else 0

    def string_from(self, state: SpielState, player: int) -> str:
        digest = hashlib.blake2b(state.play.observation(player), digest_size=16)
        if self._has_memory:
            digest.update(state.play.memories[player])
        return f"player {player}: {digest.hexdigest()}"


def _options(game: str, text: str) -> dict[str, Any]:
    """Options as a parameter holds them: `clans:true;board:secret`."""
    meta = registry.meta(game)
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name: meta.option(name).read(value) for name, _, value in pairs}


def _game_type(game: str, seats: int) -> Any:
    meta = registry.meta(game)
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=meta.title["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _register() -> None:
    """The template too: it is the smallest game there is, and small is what solvers need."""
    for game in registry.packages():
        made = type(f"{game.title()}Game", (SpielGame,), {"id": game})
        pyspiel.register_game(_game_type(game, 2), made)


_register()
