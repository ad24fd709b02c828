"""A card and a base of another box, to prove that windows and verbs carry them (SU-15.6)."""

from collections.abc import Iterator
from contextlib import contextmanager

from cheeseboard.game import NONE
from cheeseboard.games.smash_up import cards, hooks, moves
from cheeseboard.games.smash_up.facts import own_minions_at
from cheeseboard.games.smash_up.flow import Brawl, ask, push
from cheeseboard.games.smash_up.state import Frame, Position
from cheeseboard.games.smash_up.verbs import push_away


def full_sail(brawl: Brawl, me: Frame) -> None:
    """Before scoring: move any number of your minions away from the base."""
    ask(brawl, me, "sailors", "sailed")


def sailors(state: Position, me: Frame) -> list[int]:
    own = own_minions_at(state, me.seat, me.base)
    return [*own, NONE] if own else []


def sailed(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        push(brawl, me.but(then="full_sail", choice=NONE))
        push_away(brawl, me, me.choice)


@contextmanager
def other_box() -> Iterator[None]:
    """fx_oasis: breakpoint 12, points 2, 0, 0. fx_full_sail: a special before scoring."""
    kind, base, number = len(cards.CARD_IDS), len(cards.BASE_IDS), len(moves.CATALOGUE)
    cards.CARD_IDS.append("fx_full_sail")
    cards.KIND["fx_full_sail"] = kind
    cards.IS_MINION.append(False)
    cards.POWER.append(0)
    cards.COPIES.append(1)
    cards.ATTACH.append("")
    cards.BASE_IDS.append("fx_oasis")
    cards.BASE["fx_oasis"] = base
    cards.BREAKPOINT.append(12)
    cards.PRIZES.append([2, 0, 0])
    moves.PLAYS.append(moves.Move(number, "play:fx_full_sail", "play", kind))
    moves.BASES.append(moves.Move(number + 1, "base:fx_oasis", "base", base))
    hooks.ability("fx_full_sail", hooks.BEFORE_SCORING)(full_sail)
    hooks.step(sailed)
    hooks.question(hooks.BY_MINION, decline=moves.STOP)(sailors)
    try:
        yield
    finally:
        for name in ("full_sail", "sailed"):
            del hooks.STEPS[name]
        del hooks.QUESTIONS["sailors"]
        del hooks.ABILITIES[hooks.BEFORE_SCORING]["fx_full_sail"]
        for register in (hooks.MOMENTS, hooks.EFFECTS):
            del register["fx_full_sail"]
        del cards.KIND["fx_full_sail"], cards.BASE["fx_oasis"]
        for table in (
            cards.CARD_IDS,
            cards.IS_MINION,
            cards.POWER,
            cards.COPIES,
            cards.ATTACH,
            cards.BASE_IDS,
            cards.BREAKPOINT,
            cards.PRIZES,
            moves.PLAYS,
            moves.BASES,
        ):
            table.pop()
