"""One seat against bots, as an environment of Gymnasium; and many such matches at once.

    import gymnasium, cheeseboard.learn.gymnasium
    environment = gymnasium.make("cheeseboard/Ratland-v0", seats=4, bots="greedy")
    many = gymnasium.make_vec("cheeseboard/Ratland-v0", 64, seats=4, processes=2)

The mask of legal moves is in `info["action_mask"]`, and `action_masks()` gives it too. A move that
is not legal loses the match at once, with a reward of -1.
"""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from cheeseboard import bots as named
from cheeseboard import registry
from cheeseboard.game import BadSetup, Options
from cheeseboard.learn import arrays, drawing
from cheeseboard.learn.core import Lane, MakeBot, Table
from cheeseboard.learn.crews import Crew, Make, ManyCrew, OwnCrew, Stand
from cheeseboard.learn.encoder import Encoder
from cheeseboard.learn.rewards import reward
from cheeseboard.record import Record

RENDER_MODES = ["ansi", "human", "rgb_array"]
SEEDS = 2**31


class Opposition:
    """A seat at a table against bots: what both kinds of environment are made from."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        rewards: str = "places",
        is_quick: bool = False,
    ) -> None:
        """`bots` is one name for all other seats, or as many names as there are other seats."""
        found = min(registry.meta(game).seats) if seats is None else seats
        self.encoder = Encoder(game, found, options)
        if not 0 <= seat < found:
            raise BadSetup(f"Seat {seat} is none of 0 to {found - 1}.")
        names = [bots] * (found - 1) if isinstance(bots, str) else list(bots)
        if len(names) != found - 1:
            raise BadSetup(f"{len(names)} bots cannot take {found - 1} seats.")
        names.insert(seat, "random")
        self.seat = seat
        self._is_quick = is_quick
        self._makers = [_maker(name, game, found) for name in names]
        self._reward = reward(rewards)

    def lane(self) -> Lane:
        encoder = self.encoder
        table = Table(encoder.game, encoder.seats, encoder.options, self._is_quick)
        return Lane(table, self.seat, self._makers, self._reward)


def _maker(name: str, game: str, seats: int) -> MakeBot | None:
    """How to make a bot by its name: a level, a kind or a recipe."""
    recipe = named.recipe_of(name, game, seats)
    if recipe == named.recipe_of("random", game, seats):
        return None
    return lambda seed: named.brew(recipe, seed)


class SeatEnv(gymnasium.Env):
    """One seat of one match."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **settings: Any) -> None:
        self._opposition = Opposition(game, **settings)
        self.encoder = self._opposition.encoder
        self.observation_space = arrays.observation_space(self.encoder)
        self.action_space = spaces.Discrete(self.encoder.moves)
        self.render_mode = render_mode
        self._game = game
        self._lane = self._opposition.lane()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match; the others move until the seat is to act."""
        super().reset(seed=seed)
        self._lane.reset(int(self.np_random.integers(SEEDS)))
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move of the seat, by its number, and the answers of the others."""
        gain = self._lane.step(int(action))
        return self._observation(), gain, self._lane.is_over, False, self._info()

    @property
    def seat(self) -> int:
        return self._lane.seat

    def view(self) -> Any:
        """What the seat can know, as bots get it."""
        return self._lane.view()

    def _observation(self) -> Any:
        lane = self._lane
        return arrays.observation(self.encoder, lane.view(), lane.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self._lane.is_illegal:
            info["illegal"] = True
        return info

    def action_masks(self) -> Any:
        """1 for every legal move; the name is that of other libraries."""
        return arrays.mask(self.encoder, self._lane.legal)

    def record(self) -> Record:
        """The match so far, to be saved and replayed."""
        return arrays.record_of(self._lane.table)

    def render(self) -> Any:
        """The position as the seat sees it."""
        if self.render_mode is None:
            return None
        view = self.encoder.game.shown(self._lane.view(), self._lane.seat)
        if self.render_mode == "rgb_array":
            return drawing.as_pixels(self._game, view, self._lane.seat)
        text = drawing.as_text(self._game, view)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text


class ManySeats(gymnasium.vector.VectorEnv):
    """One seat each in many matches, stepped by one call.

    A match that is over begins anew in the same step: the observation is that of the new match, and
    the last one of the old match is in `infos["final_obs"]`. Chance is quick: it deals otherwise
    than a match that is recorded, as likely and from the same seeds; `is_quick=False` deals alike.
    With `processes` the matches are shared out among so many, with the same numbers as in one.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        is_quick: bool = True,
        processes: int = 1,
        **settings: Any,
    ) -> None:
        if not 1 <= processes <= num_envs:
            raise BadSetup(f"{processes} processes cannot share {num_envs} matches.")
        make: Make = partial(_own_crew, game, is_quick=is_quick, **settings)
        self.encoder = Opposition(game, **settings).encoder
        self.num_envs = num_envs
        self.single_observation_space = arrays.observation_space(self.encoder)
        self.single_action_space = spaces.Discrete(self.encoder.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self._crew: Crew = (
            make(num_envs) if processes == 1 else ManyCrew(make, num_envs, processes, self.encoder)
        )
        self._random = np.random.default_rng(secrets.randbits(32))

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        begun = self._crew.reset(self._seeds())
        return begun.observations, {"action_mask": begun.masks}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play a move in every match; one that is over begins anew."""
        stand = self._crew.step(np.asarray(actions), self._seeds())
        infos: dict[str, Any] = {"action_mask": stand.masks}
        if stand.is_over.any():
            infos |= _endings(stand)
        none: Any = np.zeros(self.num_envs, np.bool_)
        return stand.observations, stand.gains, stand.is_over, none, infos

    def action_masks(self) -> Any:
        """A row for every match."""
        return self._crew.masks()

    def close_extras(self, **_: Any) -> None:
        """End the processes, if there are any."""
        self._crew.close()

    def _seeds(self) -> Any:
        return self._random.integers(SEEDS, size=self.num_envs)


def _own_crew(game: str, count: int, **settings: Any) -> OwnCrew:
    opposition = Opposition(game, **settings)
    return OwnCrew([opposition.lane() for _ in range(count)], opposition.encoder)


def _endings(stand: Stand) -> dict[str, Any]:
    last: Any = np.full(len(stand.is_over), None, dtype=object)
    for place in np.flatnonzero(stand.is_over):
        last[place] = stand.last[place].copy()
    return {"final_obs": last, "_final_obs": stand.is_over, "illegal": stand.is_illegal}


def title(game: str) -> str:
    """The name of a game for Gymnasium: `ratland` is `cheeseboard/Ratland-v0`."""
    return f"cheeseboard/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def _register() -> None:
    """Gymnasium looks for no entry points any more: importing this module is the door."""
    for game in registry.ids():
        gymnasium.register(
            id=title(game),
            entry_point=SeatEnv,
            vector_entry_point=ManySeats,
            kwargs={"game": game},
            disable_env_checker=True,
        )


_register()
