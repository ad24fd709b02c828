"""What the box holds, read from the data: actions, rats, tokens, prizes, wind."""

from typing import Final

from cheeseboard.data import load

PIECES: Final = load(__file__, "pieces.toml")

# --- actions -------------------------------------------------------------------------------------

ACTIONS: Final[tuple[str, ...]] = tuple(PIECES["actions"]["names"])
STRAIGHT: Final = ACTIONS.index("straight")
DIAGONAL: Final = ACTIONS.index("diagonal")
STEP: Final = ACTIONS.index("step")
SWAP: Final = ACTIONS.index("swap")
JUMP: Final = ACTIONS.index("jump")
IDEA: Final = ACTIONS.index("idea")

DECK: Final = (1 << len(ACTIONS)) - 1
"""All six cards of a colour as a bitmask: bit a for action a."""

TAKE_BACK: Final[int] = PIECES["hand"]["take_back"]
OPENING: Final[dict[int, tuple[int, ...]]] = {
    seats: tuple(PIECES["opening"][f"players_{seats}"]) for seats in (2, 3, 4)
}
"""Cards to lay open by seat count, first player first (RDF-14.1, RDF-14.2, RDF-14.3)."""

# --- rats, tokens, cheese ------------------------------------------------------------------------

COLOURS: Final[tuple[str, ...]] = tuple(PIECES["rats"]["colours"])

TOKENS: Final[tuple[str, ...]] = tuple(PIECES["tokens"]["names"])
CLOVER: Final = TOKENS.index("clover")
PEPPER: Final = TOKENS.index("pepper")
SUGAR: Final = TOKENS.index("sugar")
TOKENS_OF_EACH: Final[int] = PIECES["tokens"]["of_each"]

PRIZES: Final[tuple[int, ...]] = tuple(PIECES["cheese"]["prizes"])
STAGES: Final[int] = PIECES["cheese"]["stages"]

# --- how far rats go -----------------------------------------------------------------------------

DASH_LENGTH: Final[int] = PIECES["reach"]["dash"]
STEP_LENGTH: Final[int] = PIECES["reach"]["step"]
FLIGHT: Final[int] = PIECES["reach"]["flight"]
SWIM: Final[int] = PIECES["reach"]["swim"]
CHAIN: Final[int] = PIECES["reach"]["chain"]

# --- directions and wind -------------------------------------------------------------------------

_STEPS: Final = {
    name: (step[0], step[1])
    for name, step in PIECES["wind"]["directions"].items()
    if name != "source"
}
DIRECTIONS: Final[tuple[str, ...]] = tuple(_STEPS)
"""Clockwise from the top; a direction is its place here. E points at the finish."""
STEPS: Final = tuple(_STEPS.values())
"""STEPS[direction]: rows down and columns to the right."""
STRAIGHT_WAYS: Final = tuple(d for d, (down, right) in enumerate(STEPS) if not (down and right))
DIAGONAL_WAYS: Final = tuple(d for d, (down, right) in enumerate(STEPS) if down and right)
ALL_WAYS: Final = tuple(range(len(STEPS)))

WIND_CARDS_OF_EACH: Final[int] = PIECES["wind"]["cards_of_each"]
