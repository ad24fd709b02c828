"""The match that a page offers somebody: gentle as long as none is finished, then like the last."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from fastapi import Request

from cheeseboard.bots import levels
from cheeseboard.game import Meta
from cheeseboard.lessons import Lesson
from cheeseboard.lessons.reading import lessons
from cheeseboard.server.helping import finished_matches, is_helped
from cheeseboard.server.seating import usual_seats
from cheeseboard.server.visitor import Visitor
from cheeseboard.server.wishes import BOTS, wishes
from cheeseboard.web.render import translator

FIRST_LEVEL: Final = "beginner"
USUAL_LEVEL: Final = "medium"
"""The strength that is chosen before somebody chooses, in a first match and later."""


@dataclass(frozen=True, slots=True)
class NextMatch:
    """Strength, seats and kind of a match, and whether help is on."""

    level: str
    seats: int
    preset: str
    """The rules that are best for a first match; empty where there are none of their own."""
    is_first: bool
    """Whether no match of the game is finished."""
    is_helped: bool
    says: str
    """What the button says."""


async def next_match(request: Request, who: Visitor, meta: Meta) -> NextMatch:
    """What a visitor plays next."""
    is_first = not await finished_matches(request, who, meta.id)
    level, seats = (FIRST_LEVEL, 0) if is_first else last_choice(request, meta)
    taught = next(iter(lessons(meta.id)), None)
    seats = seats or (taught.seats if taught else 0) or usual_seats(meta.seats)
    names = [one.name for one in levels.offered(meta.id, seats)]
    level = level if level in names else names[0]
    return NextMatch(
        level,
        seats,
        taught.preset if taught else "",
        is_first,
        await is_helped(request, who, meta.id),
        play_words([level], [seats], who.language)[level][seats],
    )


async def match_after(request: Request, who: Visitor, meta: Meta, lesson: Lesson) -> NextMatch:
    """What a pupil plays after a lesson; one about a part of the game has a match of its own."""
    usual = await next_match(request, who, meta)
    t = translator(who.language)
    if lesson.kind == "about":
        seats = lesson.seats or usual.seats
        says = t("lesson-try-match") if seats > 1 else t("game-play-alone")
        return replace(usual, seats=seats, preset=lesson.preset, says=says)
    if usual.is_first:
        return replace(usual, says=t("lesson-first-match"))
    return replace(usual, preset="")


def last_choice(request: Request, meta: Meta) -> tuple[str, int]:
    """The strength and the seats of the visitor's last match against bots, as far as we know."""
    level, _, seats = wishes(request, BOTS).get(meta.id, "").partition(" ")
    is_possible = seats.isdecimal() and len(seats) < 3 and int(seats) in meta.seats
    return level or USUAL_LEVEL, int(seats) if is_possible else 0


def play_words(
    names: Sequence[str], counts: Sequence[int], language: str
) -> dict[str, dict[int, str]]:
    """What the button says, by strength and seats."""
    t = translator(language)
    return {
        name: {
            count: t(f"game-play-{name}", count=count - 1) if count > 1 else t("game-play-alone")
            for count in counts
        }
        for name in names
    }
