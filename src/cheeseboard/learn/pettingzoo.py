"""The games as environments of PettingZoo: `env` one seat after the other, `parallel_env` at once.

    from cheeseboard.learn.pettingzoo import env
    environment = env("ratland", seats=4)

An observation is a dict of `observation` (see `Encoder`) and `action_mask`; an action is the number
of a move in the game's catalogue. Rewards come with the end of a match.
"""

import secrets
from collections.abc import Iterator
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from numpy import dtype, frombuffer
from pettingzoo import AECEnv, ParallelEnv

from cheeseboard.game import IllegalMove, Message, Options, Refusal
from cheeseboard.learn import arrays, drawing
from cheeseboard.learn.core import Table, Turns
from cheeseboard.learn.encoder import Encoder
from cheeseboard.learn.packing import pack_mask
from cheeseboard.learn.rewards import reward
from cheeseboard.record import Record

RENDER_MODES = ["ansi", "human", "rgb_array"]
SEEDS = 2**31
NUMBER, FLAG = dtype("int16"), dtype("int8")
"""Of observations and masks; NumPy would make them anew from their names at every step."""


def env(game: str, seats: int, options: Options | None = None, **settings: Any) -> "TurnEnv":
    """A match in which one seat after the other decides; secret choices stay secret.

    `rewards` is places, win or scores; `most_moves` cuts long matches off; `render_mode` is ansi,
    human or rgb_array.
    """
    return TurnEnv(game, seats, options, **settings)


def parallel_env(
    game: str, seats: int, options: Options | None = None, **settings: Any
) -> "TogetherEnv":
    """A match in which all seats that are to act decide at once.

    The last action, one more than the game has moves, is to wait: the only one for a seat that is
    not asked. A move that others have made impossible lapses, and its seat is asked again.
    """
    return TogetherEnv(game, seats, options, **settings)


class _Seats:
    """What both kinds of environment have in common."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options | None,
        rewards: str = "places",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.encoder = Encoder(game, seats, options)
        self.table = Table(self.encoder.game, seats, self.encoder.options)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.game = game
        self._reward = reward(rewards)
        self._most_moves = most_moves
        self._random, _ = seeding.np_random(secrets.randbits(32))

    def _begin(self, seed: int | None) -> int:
        """The seed of a match that begins; a seed that is given also says which follow it."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        return int(self._random.integers(SEEDS))

    def _is_cut_off(self) -> bool:
        return self._most_moves is not None and len(self.table.played) >= 2 * self._most_moves

    def record(self) -> Record:
        """The match so far, to be saved and replayed."""
        return arrays.record_of(self.table)

    def render(self) -> Any:
        """The position as a watcher sees it: nobody's secrets."""
        if self.render_mode is None:
            return None
        view = self.encoder.game.shown(self.table.view(None), None)
        if self.render_mode == "rgb_array":
            return drawing.as_pixels(self.game, view, None)
        text = drawing.as_text(self.game, view)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Seats, AECEnv):
    """PettingZoo's sequential environment."""

    def __init__(self, game: str, seats: int, options: Options | None = None, **settings: Any):
        AECEnv.__init__(self)
        _Seats.__init__(self, game, seats, options, **settings)
        self.metadata = {
            "name": f"cheeseboard_{game}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        moves = self.encoder.moves
        self._turns = Turns(self.table, self.encoder.flattener, moves, pack_mask)
        self.observation_spaces = {
            agent: arrays.masked_space(self.encoder, moves) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self._is_done = False
        self._seat = 0
        self._legal: list[int] = []

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown: the numbers of its view, and a mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the moves in the catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a match."""
        self._turns.reset(self._begin(seed))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._is_done = False
        self.agent_selection = self.possible_agents[self._turns.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents that are selected, one after the other, until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> Any:
        """What an agent may know now."""
        seat = self.possible_agents.index(agent)
        legal = [] if self._is_done else self.table.legal(seat)
        return {
            "observation": arrays.observation(self.encoder, self.table.view(seat), seat),
            "action_mask": arrays.mask(self.encoder, legal),
        }

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As PettingZoo has it, with the mask in the info too."""
        if self._is_done:
            result: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
            return result
        if not observe:
            return None, 0.0, False, False, self.infos[self.agent_selection]
        seen, legal = self._turns.seen()
        mask = frombuffer(legal, FLAG)
        info = self.infos[self.agent_selection] = {"action_mask": mask}
        return (
            {"observation": frombuffer(seen, NUMBER), "action_mask": mask},
            0.0,
            False,
            False,
            info,
        )

    def step(self, action: Any) -> None:
        """Play a move of the agent that is selected, by its number."""
        if self._is_done:
            self._was_dead_step(action)
            return
        turns = self._turns
        if not turns.play(int(action)):
            raise self._illegal(int(action))
        if turns.is_over:
            self._end()
        elif self._most_moves is not None and self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
            self._finish()
        else:
            self.agent_selection = self.possible_agents[turns.seat]

    def _illegal(self, number: int) -> IllegalMove:
        game, moves = self.encoder.game, self.encoder.moves
        text = game.catalogue[number].text if 0 <= number < moves else str(number)
        return IllegalMove(self._turns.seat, text, Refusal(Message("refuse-other")), game.meta.id)

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.agents, self._reward(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._finish()

    def _finish(self) -> None:
        self._is_done = True
        self._accumulate_rewards()
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]


class TogetherEnv(_Seats, ParallelEnv):
    """PettingZoo's parallel environment."""

    def __init__(self, game: str, seats: int, options: Options | None = None, **settings: Any):
        _Seats.__init__(self, game, seats, options, **settings)
        self.metadata = {
            "name": f"cheeseboard_{game}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
        }
        self.wait = self.encoder.moves
        """The action of a seat that is not asked."""
        self.observation_spaces = {
            agent: arrays.masked_space(self.encoder, self.wait + 1)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown: the numbers of its view, and a mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the moves in the catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        """Begin a match."""
        self.table.reset(self._begin(seed))
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the moves of all agents that are to act."""
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in self.table.to_act:
            agent = self.possible_agents[seat]
            number = int(actions[agent])
            if seat in self.table.to_act and number in self.table.legal(seat):
                self.table.play(seat, number)
            else:
                infos[agent]["lapsed"] = True
        outcome = self.table.outcome if not self.table.to_act else None
        is_over, is_cut_off = outcome is not None, outcome is None and self._is_cut_off()
        gains = self._reward(outcome) if outcome is not None else [0.0] * len(agents)
        seen = self._observations()
        if is_over or is_cut_off:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_off),
            infos,
        )

    def _observations(self) -> dict[str, Any]:
        table = self.table
        seats = list(range(len(self.possible_agents)))
        rows = arrays.observations(
            self.encoder, [self.encoder.encode(table.view(seat), seat) for seat in seats]
        )
        legal = [table.legal(seat) or [self.wait] for seat in seats]
        masks = arrays.masks(self.encoder, legal, self.wait + 1)
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }
