"""What every game must keep to, checked by random matches.

    from cheeseboard.testing.conformance import check_match
    check_match(GAME, seats=3, options={}, seed=1)

A check is a generator of sentences: none when all is well. `check_match` plays one match, runs the
checks on positions, on moves and on the whole, and raises `Broken` with the first sentence, the
name of the check and the seed.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cheeseboard.chance import Live
from cheeseboard.events import Event, Log, Seat
from cheeseboard.game import Game, Options
from cheeseboard.match import check_setup
from cheeseboard.testing import (
    board_checks,
    help_checks,
    match_checks,
    mini_checks,
    move_checks,
    position_checks,
)
from cheeseboard.testing.moments import Problems, Spot, Step, Whole

LONGEST: Final = 20_000
"""A match with more decisions than this is taken to be endless."""


DRAWN_NEW: Final = 10
DRAWN_AGAIN: Final = 0.1
"""Drawing takes long: how much likelier than every other check it is where a question is new."""


class Broken(AssertionError):
    """A game does not keep to the contract."""

    def __init__(self, check: str, sentence: str, setting: str) -> None:
        super().__init__(f"{check}: {sentence} ({setting})")
        self.check = check

    @property
    def is_final(self) -> bool:
        """Whether the play itself is broken, so that no other check can go on."""
        return self.check not in SKIPPABLE


@dataclass(slots=True)
class Report:
    """How often each check ran."""

    runs: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)


SPOT_CHECKS: Final[tuple[Callable[[Spot], Problems], ...]] = (
    position_checks.check_moves,
    position_checks.check_seats,
    position_checks.check_texts,
    position_checks.check_json,
    position_checks.check_purity,
    position_checks.check_ideas,
    position_checks.check_copy,
    position_checks.check_views,
    position_checks.check_worlds,
    position_checks.check_sharing,
    position_checks.check_inventory,
    position_checks.check_invariants,
    position_checks.check_standing,
    position_checks.check_refusals,
    position_checks.check_choices,
    position_checks.check_words,
    help_checks.check_told_help,
)
DRAWING_CHECKS: Final[tuple[Callable[[Spot], Problems], ...]] = (
    board_checks.check_drawing,
    board_checks.check_drawn_choices,
    board_checks.check_drawn_refusals,
    board_checks.check_drawn_secrets,
    board_checks.check_drawn_words,
    board_checks.check_terminal,
    board_checks.check_sheet,
    mini_checks.check_mini,
)
STEP_CHECKS: Final[tuple[Callable[[Step], Problems], ...]] = (
    move_checks.check_borders,
    move_checks.check_secrecy,
    move_checks.check_other_secrets,
    move_checks.check_order,
    move_checks.check_reopened,
    move_checks.check_event_words,
    board_checks.check_motions,
)
WHOLE_CHECKS: Final[tuple[Callable[[Whole], Problems], ...]] = (
    match_checks.check_copies_last,
    match_checks.check_same_seed,
    match_checks.check_match_play,
    match_checks.check_outcome,
)
SKIPPABLE: Final = frozenset(
    check.__name__ for check in (*SPOT_CHECKS, *DRAWING_CHECKS, *STEP_CHECKS, *WHOLE_CHECKS)
)
ALWAYS: Final = (
    position_checks.check_moves,
    position_checks.check_inventory,
    position_checks.check_invariants,
)
"""Cheap enough to run on every position; the others on a sample."""


def check_match(
    game: Game[Any, Any],
    seats: int,
    options: Options,
    seed: int,
    *,
    share: float = 0.1,
    longest: int = LONGEST,
    report: Report | None = None,
    without: Collection[str] = (),
) -> Report:
    """Play one random match and check it; `share` of its positions get every check.

    Checks named in `without` are left out.
    """
    report = Report() if report is None else report
    complete = check_setup(game, seats, options)
    trial = _Trial(game, seats, complete, seed, share, longest, report, without)
    try:
        trial.run()
    except Broken:
        raise
    except Exception as error:
        raise trial.broken(trial.running, f"It raises {type(error).__name__}: {error}") from error
    return report


class _Trial:
    """One random match under inspection."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        seed: int,
        share: float,
        longest: int,
        report: Report,
        without: Collection[str],
    ) -> None:
        self.without = without
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.share = share
        self.longest = longest
        self.report = report
        own = f"{seed} {seats} {sorted(options.items())}"
        key = hashlib.blake2b(own.encode(), digest_size=32).digest()
        self.chance = Live(key, is_recording=False)
        self.moves: list[tuple[Seat, Any]] = []
        self.earlier: list[tuple[Any, str]] = []
        self.told: list[Event] = []
        self.questions: set[str] = set()
        """Those that were asked before."""
        self.running = "check_play"
        """The check that runs now, or the play itself."""

    def run(self) -> None:
        dealer = Live(self.seed)
        log = Log()
        state = self.game.setup(self.options, self.seats, dealer, log)
        self.told += log.events
        components = dict(self.game.inventory(state))
        while self.game.to_act(state):
            if len(self.moves) == self.longest:
                self._fail("check_ends", f"It is not over after {self.longest} decisions.")
            is_sampled = len(self.moves) < 6 or self._is_sampled()
            self._inspect_spot(state, components, is_sampled)
            self._advance(state, dealer, is_sampled)
        self.report.runs["check_ends"] += 1
        self._inspect_spot(state, components, True)
        self._inspect_whole(state)
        self.report.decisions += len(self.moves)
        outcome = self.game.outcome(state)
        self.report.ends[outcome.reason.key if outcome else "none"] += 1

    def _is_sampled(self) -> bool:
        return self.chance.pick("sample", 1000) < self.share * 1000

    def _inspect_spot(self, state: Any, components: Mapping[str, int], is_sampled: bool) -> None:
        spot = Spot(self.game, state, self.seats, components, self.chance, self.told)
        for check in SPOT_CHECKS if is_sampled else ALWAYS:
            self._run(check.__name__, check(spot))
        if self._is_drawn(state):
            for check in DRAWING_CHECKS:
                self._run(check.__name__, check(spot))
        if is_sampled:
            self.earlier.append((state.copy(), state.fingerprint()))

    def _is_drawn(self, state: Any) -> bool:
        """Mostly where something is asked for the first time, and at the end."""
        self.running = "check_play"
        asked = {self.game.decision(state, seat).message.key for seat in self.game.to_act(state)}
        is_new = not asked or not asked <= self.questions
        self.questions |= asked
        weight = DRAWN_NEW if is_new else DRAWN_AGAIN
        return self.chance.pick("draw", 1000) < self.share * weight * 1000

    def _advance(self, state: Any, dealer: Live, is_sampled: bool) -> None:
        to_act = self.game.to_act(state)
        seat = to_act[self.chance.pick("seat", len(to_act))]
        moves = self.game.moves(state, seat)
        if not moves:
            self._fail("check_moves", f"Seat {seat} is to act but has no move.")
        move = moves[self.chance.pick("move", len(moves))]
        before = state.copy() if is_sampled else None
        position = dealer.position
        log = Log()
        dealer.dealt.clear()
        self.running = "check_play"
        self.game.apply(state, seat, move, dealer, log)
        self.moves.append((seat, move))
        self.told += log.events
        if before is not None:
            step = Step(
                game=self.game,
                before=before,
                after=state,
                seat=seat,
                move=move,
                log=log,
                dealt=tuple(dealer.dealt),
                seed=self.seed,
                position=position,
                seats=self.seats,
                chance=self.chance,
            )
            for check in STEP_CHECKS:
                self._run(check.__name__, check(step))

    def _inspect_whole(self, state: Any) -> None:
        whole = Whole(
            game=self.game,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            moves=self.moves,
            fingerprint=state.fingerprint(),
            earlier=self.earlier,
            chance=self.chance,
        )
        for check in WHOLE_CHECKS:
            self._run(check.__name__, check(whole))

    def _run(self, name: str, problems: Problems) -> None:
        if name in self.without:
            return
        self.running = name
        self.report.runs[name] += 1
        for sentence in problems:
            self._fail(name, sentence)

    def _fail(self, name: str, sentence: str) -> None:
        raise self.broken(name, sentence)

    def broken(self, name: str, sentence: str) -> Broken:
        setting = f"{self.game.meta.id}, {self.seats} seats, {dict(self.options)}"
        return Broken(name, sentence, f"{setting}, seed {self.seed}, after {len(self.moves)} moves")
