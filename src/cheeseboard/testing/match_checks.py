"""Checks of a whole match."""

import random
from typing import Any

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Seat
from cheeseboard.game import Game, IllegalMove
from cheeseboard.match import CannotUndo, Match
from cheeseboard.record import Played, Record, parse
from cheeseboard.testing.moments import Problems, Whole, wrong_words


def check_copies_last(whole: Whole) -> Problems:
    """Copies made earlier have not changed."""
    for number, (copy, fingerprint) in enumerate(whole.earlier):
        if copy.fingerprint() != fingerprint:
            yield f"A copy made before move {number + 1} changed later."


def check_same_seed(whole: Whole) -> Problems:
    """The same seed and moves give the same match, whatever the global generator does."""
    before = random.getstate()
    try:
        for disturbance in (1, 2):
            random.seed(disturbance)
            disturbed = random.getstate()
            state = _played_again(whole)
            if random.getstate() != disturbed:
                yield "The game uses the global random generator."
            if state.fingerprint() != whole.fingerprint:
                yield "The same seed and moves end in another position."
    finally:
        random.setstate(before)


def _played_again(whole: Whole) -> Any:
    chance = Live(whole.seed)
    state = whole.game.setup(whole.options, whole.seats, chance, SILENCE)
    for seat, move in whole.moves:
        whole.game.apply(state, seat, move, chance, SILENCE)
    return state


def check_match_play(whole: Whole) -> Problems:
    """A `Match` of these moves: refusals and undo change nothing, the record replays."""
    game = whole.game
    match = Match.new(game, whole.seats, whole.options, whole.seed)
    seldom = 8 + len(whole.moves) // 100  # a look at a long log takes long
    for seat, move in whole.moves:
        if whole.chance.pick("try", seldom) == 0:
            yield from _wrong_refusal(match, seat)
        before = match.view(seat)
        match.play(seat, move)
        if match.undoable(seat) and whole.chance.pick("undo", 4) == 0:
            match.undo(seat)
            if match.view(seat) != before:
                yield f"Taking back {move.text!r} does not restore the position."
            match.play(seat, move)
        if whole.chance.pick("promise", seldom) == 0:
            yield from _broken_promises(match, move)
    yield from _wrong_record(match.game, match.record)


def _broken_promises(match: Match[Any, Any], move: Any) -> Problems:
    """Whoever is told that moves can be taken back can take back that many, also after others'."""
    for seat in range(match.seats):
        promised = match.undoable(seat)
        if not promised:
            continue
        try:
            match.copy().undo(seat, promised)
        except CannotUndo:
            yield (
                f"Seat {seat} may take back {promised}, says the match, but after {move.text!r} it "
                "cannot: what others build on needs a border."
            )


def _wrong_refusal(match: Match[Any, Any], seat: Seat) -> Problems:
    legal = set(match.moves(seat))
    illegal = [move for move in match.game.catalogue if move not in legal]
    if not illegal:
        return
    before = (match.view(seat), len(match.record.steps), match.events(seat))
    try:
        match.play(seat, illegal[0])
        yield f"{illegal[0].text!r} is not legal but was played."
    except IllegalMove:
        pass
    if before != (match.view(seat), len(match.record.steps), match.events(seat)):
        yield f"The refused move {illegal[0].text!r} changed something."


def _wrong_record(game: Game[Any, Any], record: Record) -> Problems:
    again = parse(record.lines())
    if again != record:
        yield "The record differs when it is read back from its lines."
    if Match.replay(game, again).record != record:
        yield "The record replays as another match."
    if any(isinstance(step, Played) and step.move.strip() == "" for step in record.steps):
        yield "A move in the record has no text."


def check_outcome(whole: Whole) -> Problems:
    """Scores and ranks for every seat; the sheet adds up; sentences for all of it."""
    outcome = whole.game.outcome(_played_again(whole))
    if outcome is None:
        yield "The match is over without an outcome."
        return
    if len(outcome.scores) != whole.seats or len(outcome.ranks) != whole.seats:
        yield "The outcome does not have a score and a rank for every seat."
    expected = [1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks]
    is_lost_alone = outcome.ranks == (2,)
    if list(outcome.ranks) != expected and not is_lost_alone:
        yield f"The ranks {outcome.ranks} are not places: 1 is first, equal ranks share a place."
    for seat in range(whole.seats):
        total = sum(line.points[seat] for line in outcome.sheet if line.is_counted)
        if outcome.sheet and total != outcome.scores[seat]:
            yield f"The score sheet of seat {seat} adds up to {total}, not {outcome.scores[seat]}."
    for message in [outcome.reason, *(line.message for line in outcome.sheet)]:
        yield from wrong_words(whole.game, message, None)
