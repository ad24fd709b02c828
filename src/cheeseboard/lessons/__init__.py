"""Lessons: a coach shows a game on its real board, and the pupil plays.

A lesson is data in the game's folder, found by scanning: `lessons/<id>.toml` with its steps, and
`lessons/<id>.<language>.ftl` with its words. Nothing of it is code. The positions come from the
rules: a scene is a set-up and the moves of a scripted match, so a lesson can show nothing that the
rules do not allow. `reading` reads the files, `playing` lets a pupil play, and
`cheeseboard.testing.lesson_checks` plays everything a pupil could do.
"""

from cheeseboard.lessons.playing import Answer, Pupil, follow
from cheeseboard.lessons.reading import BadLesson, Lesson, Step, UnknownLesson, find, lesson
from cheeseboard.lessons.spoken import LessonWords, lesson_words

__all__ = [
    "Answer",
    "BadLesson",
    "Lesson",
    "LessonWords",
    "Pupil",
    "Step",
    "UnknownLesson",
    "find",
    "follow",
    "lesson",
    "lesson_words",
]
