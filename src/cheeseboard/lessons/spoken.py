"""The words of a lesson: its own file over the game's, in the reader's language."""

from collections.abc import Mapping
from functools import cache

from cheeseboard.events import Argument
from cheeseboard.lessons.reading import Lesson, lesson
from cheeseboard.registry import folder
from cheeseboard.words import Words


class LessonWords(Words):
    """A message is what the coach says; its attributes are the task, the praise, what is learnt."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        own = lesson.folder / f"{lesson.id}.{language}.ftl"
        name = f"{lesson.game}, lesson {lesson.id}"
        super().__init__(name, folder(lesson.game) / "words", language, own)

    def tell(self, key: str, facts: Mapping[str, Argument]) -> str:
        """A message with the facts of the moment."""
        return self.part(key, "", facts)


@cache
def lesson_words(game: str, id: str, language: str) -> LessonWords:
    """The words of a lesson; read once."""
    return LessonWords(lesson(game, id), language)
