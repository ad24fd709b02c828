"""Checks of a lesson: everything that a pupil can do is done, and every picture is drawn.

A pupil who does what is asked comes to the end, whatever a free step leaves open; a pupil who does
anything else is answered. All that a step points at is in the drawing, and all words are there.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.help.conditions import Variant
from cheeseboard.lessons import BadLesson, Lesson, LessonWords, Pupil, Step, follow
from cheeseboard.lessons.playing import NEXT
from cheeseboard.lessons.position import Position
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing.drawings import Easel, Page
from cheeseboard.web import art
from cheeseboard.words import LANGUAGES, MissingWords

LONGEST: Final = {"en": 150, "ru": 200, "uk": 200}
"""Characters that a sentence of the coach may have."""
MOST: Final = 600
"""Pupils that are followed; beyond it a free step leaves too much open."""
STEPS: Final = (4, 11)
CAPTION: Final = {"en": 120, "ru": 150, "uk": 150}
"""Characters under a picture of the game's page."""
SIGNS: Final = 3
"""Signs in one picture of the game's page."""
TAG: Final = re.compile(r"</?b>")

Problems = Iterator[str]


def check_lesson(lesson: Lesson) -> Problems:
    """What is wrong with a lesson, a sentence each."""
    spoken = {language: LessonWords(lesson, language) for language in LANGUAGES}
    yield from _check_form(lesson)
    yield from _check_words(lesson, spoken)
    yield from _Walk(lesson, spoken).problems()


def _check_form(lesson: Lesson) -> Problems:
    if not STEPS[0] <= len(lesson.steps) <= STEPS[1]:
        yield f"It has {len(lesson.steps)} steps; {STEPS[0]} to {STEPS[1]} can be learnt at a time."
    if lesson.kind == "first" and not any(step.is_free for step in lesson.steps):
        yield "No step lets the pupil try freely."
    rules = set(rule_ids(lesson.game))
    for step in lesson.steps:
        for other in step.others:
            if other.rule and other.rule not in rules:
                yield f"Step {step.id!r} names the rule {other.rule}, which RULES.md does not have."
        if step.panel and not step.crop:
            yield f"Step {step.id!r} is a picture of the game page, but does not say of what part."
        yield from _check_signs(step)
    symbols = art.library()
    signs = [sign.picture for step in lesson.steps for sign in step.signs]
    for picture in (*lesson.remember, *(step.picture for step in lesson.steps), *signs):
        if picture and picture not in symbols:
            yield f"There is no symbol {picture!r}."
    meta = registry.meta(lesson.game)
    if lesson.seats and lesson.seats not in meta.seats:
        yield f"The match after it has {lesson.seats} seats."
    if lesson.preset and lesson.preset not in meta.presets:
        yield f"The match after it has the preset {lesson.preset!r}, which is not there."


def _check_signs(step: Step) -> Problems:
    """A picture has few signs, and they stand in what it shows."""
    if len(step.signs) > SIGNS:
        yield f"Step {step.id!r} has {len(step.signs)} signs; more than {SIGNS} are too many."
    left, top, width, height = step.crop or (0.0, 0.0, 1.0, 1.0)
    for sign in step.signs:
        x, y = sign.at
        if not (left < x < left + width and top < y < top + height):
            yield f"Step {step.id!r}: the sign at {x}, {y} is outside of the picture."


def _check_words(lesson: Lesson, spoken: dict[str, LessonWords]) -> Problems:
    """All words are there, in every language; how long they are is seen when they are said."""
    wanted = [("title", ""), ("pitch", "")]
    wanted += [(f"remember-{number}", "") for number in range(1, len(lesson.remember) + 1)]
    for step in lesson.steps:
        wanted += [(variant.key, "") for variant in step.say]
        wanted += [(other.say, "") for other in step.others]
        wanted += [(mark.say, "") for mark in step.marks if mark.say]
        wanted.append((step.say[0].key, "know"))
        wanted += [(step.say[0].key, sign.say) for sign in step.signs if sign.say]
        if not step.is_look:
            wanted.append((step.say[0].key, "task"))
        if step.panel:
            wanted += [(step.say[0].key, "panel"), (step.say[0].key, "caption")]
    for language, words in spoken.items():
        for key, attribute in wanted:
            if not words.has_part(key, attribute):
                yield f"There are no {language} words {key}{'.' if attribute else ''}{attribute}."
            elif attribute == "caption":
                text = TAG.sub("", words.part(key, attribute, {}))
                if len(text) > CAPTION[language]:
                    yield f"{key}.caption, {language}: {len(text)} characters are too many: {text}"


class _Walk:
    """Follows every pupil who does what is asked."""

    def __init__(self, lesson: Lesson, spoken: dict[str, LessonWords]) -> None:
        self.lesson = lesson
        self.spoken = spoken
        self.seen: set[tuple[int, int, str]] = set()
        self.said: set[str] = set()
        self.answered: set[tuple[str, str]] = set()
        self.ends = 0
        self.easel: Easel[Any, Any] = Easel(registry.load(lesson.game))

    def problems(self) -> Problems:
        for scene in self.lesson.scenes.values():
            try:
                position = Position(self.easel.game, scene)
            except BadLesson as error:
                yield f"Scene {scene.id!r}: {error}"
                return
            wrong = self.easel.game.invariants(position.state)
            if wrong:
                yield f"Scene {scene.id!r}: {wrong[0]}"
        waiting: list[list[str]] = [[]]
        while waiting:
            acts = waiting.pop()
            try:
                pupil = follow(self.lesson, acts)
                if pupil.acts != acts:
                    yield f"After {acts} the pupil stands still."
                    return
                if self._is_new(pupil):
                    yield from self._visit(pupil)
                    waiting += [[*acts, text] for text in self._ways(pupil)]
            except (BadLesson, MissingWords) as error:
                yield f"After {acts}: {error}"
                return
            if len(self.seen) > MOST:
                yield f"More than {MOST} pupils come to different positions."
                return
        if not self.ends:
            yield "Nobody comes to the end."
        yield from self._unused()

    def _is_new(self, pupil: Pupil) -> bool:
        """Whether nobody has been here before: at this step, in this position."""
        facts = "" if pupil.is_over else str(sorted(pupil.facts.items()))
        mark = (pupil.number, pupil.made, f"{pupil.position.state.fingerprint()} {facts}")
        if mark in self.seen:
            return False
        self.seen.add(mark)
        return True

    def _ways(self, pupil: Pupil) -> list[str]:
        if pupil.is_over:
            return []
        return [NEXT] if pupil.step.is_look else [choice.text for choice in pupil.asked()]

    def _visit(self, pupil: Pupil) -> Problems:
        if pupil.is_over:
            self.ends += 1
            return
        step = pupil.step
        name = f"Step {step.id!r}"
        yield from self._check_said(name, pupil, pupil.variant())
        if pupil.made and not step.is_free:
            yield from self._check_drawn(name, pupil, is_whole=False)
        else:
            yield from self._check_drawn(name, pupil, is_whole=True)
        if step.after and not pupil.made:
            drawn = follow(self.lesson, pupil.acts)
            for text in step.after:
                drawn.position.play(drawn.position.you, text)
        if step.is_look:
            return
        if not pupil.asked():
            can = ", ".join(choice.text for choice in pupil.position.choices()[:60])
            yield f"{name}: nothing that it asks for is legal. The pupil can: {can}."
        yield from self._check_others(name, step, pupil)

    def _check_said(self, name: str, pupil: Pupil, variant: Variant) -> Problems:
        self.said.add(variant.key)
        for language, words in self.spoken.items():
            text = TAG.sub("", words.tell(variant.key, pupil.facts))
            if len(text) > LONGEST[language]:
                yield f"{name}, {language}: {len(text)} characters are too many: {text}"

    def _check_drawn(self, name: str, pupil: Pupil, *, is_whole: bool) -> Problems:
        """What is pointed at is in the drawing; once a step has begun, only its marks may go."""
        if not is_whole:
            return
        step = pupil.step
        view = pupil.position.view()
        told = [event.message for event in pupil.position.told() if not event.is_fleeting]
        say = self.easel.say(pupil.position.you)
        scene = self.easel.board.draw(view, pupil.position.you, pupil.asked(), say, told)
        ids = set(Page(self.easel.draw(scene)).ids())
        wanted = [step.anchor, *step.show]
        wanted += [id for mark in step.marks for id in (mark.at, mark.to)]
        for id in wanted:
            if id and id not in ids and not pupil.made:
                yield f"{name} points at {id!r}, which is not in the drawing: {sorted(ids)}"
        if not step.anchor:
            yield f"{name} has no anchor."

    def _check_others(self, name: str, step: Step, pupil: Pupil) -> Problems:
        """Whatever else the rules allow is answered, and changes nothing."""
        asked = {choice.text for choice in pupil.asked()}
        for choice in pupil.position.choices():
            if choice.text in asked:
                continue
            answer = pupil.answer(choice.text)
            if answer.other is not None:
                self.answered.add((step.id, answer.other.move))
                yield from self._check_answer(name, pupil, answer.other.say)
            before = pupil.position.state.fingerprint()
            if pupil.act(choice.text) or pupil.position.state.fingerprint() != before:
                yield f"{name}: {choice.text!r} is not asked for and is carried out."
        for move in self.easel.game.catalogue:
            heard = pupil.answer(move.text).other if move.text not in asked else None
            if heard is not None:
                self.answered.add((step.id, heard.move))

    def _check_answer(self, name: str, pupil: Pupil, key: str) -> Problems:
        for language, words in self.spoken.items():
            text = TAG.sub("", words.tell(key, pupil.facts))
            if len(text) > LONGEST[language]:
                yield f"{name}, {language}: {len(text)} characters are too many: {text}"

    def _unused(self) -> Problems:
        """Sentences that nobody ever hears."""
        for step in self.lesson.steps:
            for variant in step.say:
                if variant.key not in self.said:
                    yield f"Step {step.id!r}: nobody hears {variant.key!r}."
            for other in step.others:
                if (step.id, other.move) not in self.answered:
                    yield f"Step {step.id!r}: no move is answered by {other.move!r}."
