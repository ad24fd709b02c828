"""What a match leaves on disk, and how what was written before comes to the present.

Everything on disk has the shape of its game, a number in `meta.toml`. A game that renames, splits
or drops something that was written raises the number and says in `Game.upgrade` what that means:

    def upgrade(self, saved: Saved, shape: int) -> None:
        if shape < 2:
            saved.rename_event("event-slide", "event-push")
            for state in saved.states:
                state["turn"] = state.pop("round") * state["seats"]

A new field with a default, a new event or a new move needs none of that.
"""

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cheeseboard.game import Game


class NewerSave(ValueError):
    """Something was written by a later version of the game than this one."""


@dataclass(slots=True)
class Saved:
    """Some of what is on disk of one match, all of one shape, as JSON; lists may be empty."""

    rules_version: int
    """The rules under which it was played."""
    options: dict[str, Any] = field(default_factory=dict)
    states: list[dict[str, Any]] = field(default_factory=list)
    """Whole positions, with every secret."""
    moves: list[str] = field(default_factory=list)
    """Texts of moves."""
    events: list[dict[str, Any]] = field(default_factory=list)
    """What happened, and the sentences of the result: each with a `key` and `args`."""
    goes_on: bool = False
    """Whether a running match may be played on by the present rules. A game says so here when its
    `rules_version` has grown; without a word it may not."""

    def rename_option(self, old: str, new: str) -> None:
        if old in self.options:
            self.options[new] = self.options.pop(old)

    def change_option(self, name: str, old: Any, new: Any) -> None:
        """Give an option another value where it has this one."""
        if self.options.get(name) == old:
            self.options[name] = new

    def rename_field(self, path: str, new: str) -> None:
        """Rename a field of every position; `path` leads through states and lists of states."""
        *way, old = path.split(".")
        for state in self.parts(".".join(way)):
            if old in state:
                state[new] = state.pop(old)

    def parts(self, path: str = "") -> Iterator[dict[str, Any]]:
        """The positions, or all states in them at the end of a path such as `draft.hands`."""
        found: list[Any] = list(self.states)
        for name in path.split(".") if path else ():
            inner = [state[name] for state in found if name in state]
            found = [part for one in inner for part in (one if isinstance(one, list) else [one])]
        yield from found

    def rename_event(self, old: str, new: str, **args: str) -> None:
        """Rename an event, and arguments of it: `old="new"`."""
        for event in self.events:
            if event["key"] == old:
                event["key"] = new
                event["args"] = {args.get(name, name): v for name, v in event["args"].items()}

    def rename_move(self, old: str, new: str) -> None:
        """Rename a move, or all moves whose text begins with these words."""
        self.moves = [
            new + move[len(old) :] if move == old or move.startswith(f"{old} ") else move
            for move in self.moves
        ]


def upgrade(game: "Game[Any, Any]", saved: Saved, shape: int) -> Saved:
    """Something of an older shape in the present one; raises `NewerSave`."""
    if shape > game.meta.shape:
        raise NewerSave(
            f"This was written by a later version of {game.meta.id}: its shape is {shape}, "
            f"here it is {game.meta.shape}."
        )
    is_ours = saved.rules_version == game.meta.rules_version
    if shape < game.meta.shape or not is_ours:
        saved = copy.deepcopy(saved)
        saved.goes_on = is_ours
        game.upgrade(saved, shape)
    else:
        saved.goes_on = True
    return saved
