"""A card and a base of another box, to prove that windows and verbs carry them (SU-15.6)."""

from collections.abc import Iterator
from contextlib import contextmanager

from cheeseboard.game import NONE
from cheeseboard.games.smash_up import box, hooks, moves
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
    kind, base, number = len(box.CARD_IDS), len(box.BASE_IDS), len(moves.CATALOGUE)
    box.CARD_IDS.append("fx_full_sail")
    box.KIND["fx_full_sail"] = kind
    box.IS_MINION.append(False)
    box.POWER.append(0)
    box.COPIES.append(1)
    box.ATTACH.append("")
    box.FACTION_OF.append(0)
    box.BASE_IDS.append("fx_oasis")
    box.BASE_THEME.append(0)
    box.BASE["fx_oasis"] = base
    box.BREAKPOINT.append(12)
    box.PRIZES.append([2, 0, 0])
    moves.PLAYS.append(moves.Move(number, "play:fx_full_sail", "play", kind))
    moves.BASES.append(moves.Move(number + 1, "base:fx_oasis", "base", base))
    hooks.ability("fx_full_sail", hooks.BEFORE_SCORING)(full_sail)
    hooks.step(sailed)
    hooks.question(hooks.BY_MINION, "own-move", "SU-15.6", decline=moves.STOP)(sailors)
    try:
        yield
    finally:
        for name in ("full_sail", "sailed"):
            del hooks.STEPS[name]
        del hooks.QUESTIONS["sailors"]
        del hooks.ABILITIES[hooks.BEFORE_SCORING]["fx_full_sail"]
        for register in (hooks.MOMENTS, hooks.EFFECTS):
            del register["fx_full_sail"]
        del box.KIND["fx_full_sail"], box.BASE["fx_oasis"]
        for table in (
            box.CARD_IDS,
            box.IS_MINION,
            box.POWER,
            box.COPIES,
            box.ATTACH,
            box.FACTION_OF,
            box.BASE_THEME,
            box.BASE_IDS,
            box.BREAKPOINT,
            box.PRIZES,
            moves.PLAYS,
            moves.BASES,
        ):
            table.pop()
