"""A pupil in a lesson: where they are, what is asked, what happens when they press something.

Where a pupil is follows from what they did: the moves and the `NEXT`s since the beginning. So a
lesson can be left and resumed, and gone back in, without anything being undone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.events import Event
from cheeseboard.game import Choice, Refusal, UnreadableMove
from cheeseboard.help.conditions import Variant, holds
from cheeseboard.lessons.facts import facts
from cheeseboard.lessons.position import Position, split
from cheeseboard.lessons.reading import BadLesson, Lesson, Other, Step

NEXT: Final = ">"
"""What a pupil does in a step without moves."""
MOST: Final = 300
"""Things a pupil may do in one lesson."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the coach says to a move that is not made: by the lesson, or by the rules."""

    other: Other | None = None
    refusal: Refusal | None = None


class Pupil:
    """Plays a lesson from its beginning."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = registry.load(lesson.game)
        self.number = -1
        self.acts: list[str] = []
        self.begins: list[int] = []
        """How many acts there were when each step began."""
        self.made = 0
        """How many moves of the step have been made."""
        self.before = 0
        """How many events there were when the last act began."""
        self.position = Position(self.game, lesson.scenes[lesson.steps[0].scene])
        self._begin()

    @property
    def is_over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def facts(self) -> dict[str, int]:
        return facts(self.lesson.facts, self.position)

    @property
    def news(self) -> list[Event]:
        """What the pupil has just been told."""
        fresh = self.position.events[self.before :]
        return [event for event in fresh if event.is_known_to(self.position.you)]

    def variant(self) -> Variant:
        """What the coach says now; raises `BadLesson` if no condition holds."""
        known = self.facts
        for variant in self.step.say:
            if holds(variant.when, known):
                return variant
        raise BadLesson(f"step {self.step.id!r} has nothing to say with {known}.")

    def asked(self) -> list[Choice[Any]]:
        """The choices that the step asks for now."""
        return [choice for choice in self.position.choices() if self._is_asked(choice.text)]

    def shown(self) -> str:
        """The choice that *Show me* makes; empty where the pupil shall try."""
        if self.step.is_look or self.step.is_free:
            return ""
        wanted = self.step.do[self.made]
        asked = [choice.text for choice in self.asked()]
        return next((text for one in wanted for text in asked if fnmatchcase(text, one)), "")

    def answer(self, text: str) -> Answer:
        """What the coach says to a choice that is not asked for; raises `UnreadableMove`."""
        refusal = self.position.why_not(text)
        for other in self.step.others:
            if fnmatchcase(text, other.move):
                return Answer(other, refusal)
        return Answer(None, refusal)

    def act(self, text: str) -> bool:
        """Do what the step asks for; False, and nothing has changed, for anything else."""
        if self.is_over or len(self.acts) >= MOST:
            return False
        if self.step.is_look:
            if text != NEXT:
                return False
            self.before = len(self.position.events)
            self.acts.append(text)
            self._begin()
            return True
        if text not in {choice.text for choice in self.asked()} or not self._meets(text):
            return False
        self.before = len(self.position.events)
        self.position.play(self.position.you, text)
        self.acts.append(text)
        self.made += 1
        if self._is_done(text):
            self._begin()
        elif self.step.is_free:
            self.position.wait_for_pupil()
            if self._has_what_it_waits_for() or self.position.you not in self.position.to_act:
                self._begin()
        return True

    def _is_done(self, text: str) -> bool:
        if self.step.is_free:
            return fnmatchcase(text, self.step.free) or self._has_what_it_waits_for()
        return self.made == len(self.step.do)

    def _has_what_it_waits_for(self) -> bool:
        return bool(self.step.until) and holds(self.step.until, self.facts)

    def _is_asked(self, text: str) -> bool:
        if self.step.is_look:
            return False
        if not self.step.is_free:
            return any(fnmatchcase(text, one) for one in self.step.do[self.made])
        if any(fnmatchcase(text, other.move) for other in self.step.others):
            return False
        wanted = (*self.step.only, self.step.free)
        return not self.step.only or any(fnmatchcase(text, one) for one in wanted)

    def _meets(self, text: str) -> bool:
        """Whether the step's condition holds after a move; tried on a lesson of its own."""
        if not self.step.meets:
            return True
        trial = follow(self.lesson, self.acts)
        trial.position.play(trial.position.you, text)
        return holds(self.step.meets, trial.facts)

    def _begin(self) -> None:
        """Go to the next step: its scene, and what happens as it begins."""
        self.number += 1
        self.made = 0
        self.begins.append(len(self.acts))
        if self.is_over:
            return
        if self.step.scene and self.number:
            self.position = Position(self.game, self.lesson.scenes[self.step.scene])
            self.before = len(self.position.events)
        for text in self.step.happens:
            seat, move = split(text)
            self.position.play_for(seat, move)
        if not self.step.is_look:
            self.position.wait_for_pupil()

    def back(self) -> Sequence[str]:
        """The acts of a pupil who goes back: to the beginning of this step, or the one before."""
        begun = self.begins[self.number]
        if len(self.acts) > begun or not self.number:
            return self.acts[:begun]
        return self.acts[: self.begins[self.number - 1]]


def follow(lesson: Lesson, acts: Iterable[str]) -> Pupil:
    """The pupil after so many acts; what does not fit the lesson any more is left out."""
    pupil = Pupil(lesson)
    for text in acts:
        try:
            if not pupil.act(text):
                break
        except UnreadableMove:
            break
    return pupil
