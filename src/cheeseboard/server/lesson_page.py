"""What a pupil sees of a lesson: the real board, the coach, the task, what is known by now."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup, escape

from cheeseboard.drawing import Say
from cheeseboard.events import Event, Seat
from cheeseboard.game import Choice, Meta, UnreadableMove
from cheeseboard.lessons import Lesson, LessonWords, Pupil, Step, lesson_words
from cheeseboard.lessons.reading import Mark, Sign, following
from cheeseboard.registry import meta
from cheeseboard.server.live import changes, story
from cheeseboard.server.next_match import NextMatch
from cheeseboard.server.table_page import Group, PlayerLine, groups_of, seat_letter
from cheeseboard.web.boards import board, speaker
from cheeseboard.web.pictures import CallOut, picture
from cheeseboard.web.render import bold, render, translator
from cheeseboard.words import words

PARTS: Final = ("crumbs", "stage", "strip", "bubble", "lesson-side")
"""What a press can touch; each is an element with that id."""
RIVALS: Final = 11
"""How many names of cheeses there are for the others."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line above what the coach says: praise, or why something is not to be done now."""

    kind: str
    """`praise`, `notyet`, or empty."""
    text: str = ""
    sentence: Markup | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Known:
    """A line of what the pupil has learnt."""

    picture: str
    text: Markup
    is_fresh: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """A mark over the drawing, with its words."""

    kind: str
    at: str
    to: str
    text: str


@dataclass(frozen=True, slots=True)
class LessonPage:
    """Everything that the templates of a lesson need; the drawing's parts find what a table has."""

    lesson: Lesson
    game: Meta
    title: str
    so_far: str
    number: int
    is_over: bool
    pose: str
    sentence: Markup
    note: Note
    task: str
    is_look: bool
    is_free: bool
    made: int
    count: int
    shown: str
    """The choice that *Show me* makes."""
    may_go_back: bool
    anchor: str
    show: tuple[str, ...]
    marks: tuple[Plate, ...]
    asked: tuple[Group, ...]
    others: tuple[Group, ...]
    known: tuple[Known, ...]
    remember: tuple[tuple[str, Markup], ...]
    next: Lesson | None
    match: NextMatch | None
    """What to play afterwards, once the lesson is over."""
    seat: Seat
    players: tuple[PlayerLine, ...]
    view: Any
    scene: Any
    status: Any
    """The drawing of all that the rules allow: its short signs stand beside the task."""
    board: str
    say: Say
    curtain: None = None

    def row(self, template: str, player: PlayerLine, language: str) -> Markup:
        """What stands in a list of players for one of them."""
        return render(template, language, page=self, player=player)


def lesson_page(
    pupil: Pupil,
    language: str,
    tried: str = "",
    *,
    has_moved: bool = False,
    match: NextMatch | None = None,
) -> LessonPage:
    """The page of a pupil; `tried` is a choice that was not to be made, and is answered."""
    lesson = pupil.lesson
    spoken = lesson_words(lesson.game, lesson.id, language)
    position = pupil.position
    names = seat_names(position.seats, position.you, language)
    say = speaker(words(lesson.game, language), names, position.you)
    asked = [] if pupil.is_over else pupil.asked()
    view = position.view()
    told = [event.message for event in position.told() if not event.is_fleeting]
    drawing = board(lesson.game)
    scene = drawing.draw(view, position.you, asked, say, told)
    step = None if pupil.is_over else pupil.step
    key = "" if step is None else pupil.variant().key
    return LessonPage(
        lesson=lesson,
        game=meta(lesson.game),
        title=spoken.tell("title", {}),
        so_far="|".join(pupil.acts),
        number=pupil.number,
        is_over=pupil.is_over,
        pose="cheer" if step is None else "think" if tried else step.pose,
        sentence=Markup() if step is None else bold(spoken.tell(key, pupil.facts)),
        note=_note(pupil, spoken, say, language, tried, has_moved=has_moved),
        task="" if step is None or step.is_look else spoken.part(step.say[0].key, "task", {}),
        is_look=step is not None and step.is_look,
        is_free=step is not None and step.is_free,
        made=pupil.made,
        count=0 if step is None else len(step.do),
        shown="" if step is None else pupil.shown(),
        may_go_back=bool(pupil.acts),
        anchor="" if step is None else step.anchor,
        show=() if step is None else step.show,
        marks=() if step is None else tuple(_plate(mark, spoken) for mark in step.marks),
        asked=groups_of(asked, say),
        others=groups_of(_others(pupil, asked), say),
        known=_known(pupil, spoken),
        remember=tuple(
            (picture, bold(spoken.tell(f"remember-{number}", {})))
            for number, picture in enumerate(lesson.remember, 1)
        ),
        next=following(lesson),
        match=match,
        seat=position.you,
        players=_players(pupil, names, scene, language),
        view=view,
        scene=scene,
        status=drawing.draw(view, position.you, position.choices(), say, told),
        board=drawing.folder,
        say=say,
    )


def step_picture(pupil: Pupil, language: str) -> str:
    """The drawing of a step as a picture file, without anything to press."""
    position = pupil.position
    for text in pupil.step.after:
        position.play(position.you, text)
    names = seat_names(position.seats, position.you, language)
    say = speaker(words(pupil.lesson.game, language), names, position.you)
    told = [event.message for event in position.told() if not event.is_fleeting]
    game = pupil.lesson.game
    scene = board(game).draw(position.view(), position.you, (), say, told)
    spoken = lesson_words(game, pupil.lesson.id, language)
    call_outs = [_call_out(sign, pupil.step, spoken) for sign in pupil.step.signs]
    return picture(game, scene, say, language, pupil.step.crop, pupil.step.arrow, call_outs)


def _call_out(sign: Sign, step: Step, spoken: LessonWords) -> CallOut:
    text = spoken.part(step.say[0].key, sign.say, {}) if sign.say else sign.text
    return CallOut(sign.at, text, sign.picture)


def seat_names(seats: int, you: Seat, language: str) -> list[str]:
    """The others have names of cheeses."""
    t = translator(language)
    others = iter(t(f"rival-{number}") for number in range(RIVALS))
    return [t("you") if seat == you else next(others) for seat in range(seats)]


def _others(pupil: Pupil, asked: Sequence[Choice[Any]]) -> list[Choice[Any]]:
    """What the rules allow and the step does not ask for."""
    wanted = {choice.text for choice in asked}
    choices = () if pupil.is_over or pupil.step.is_look else pupil.position.choices()
    return [choice for choice in choices if choice.text not in wanted]


def _note(
    pupil: Pupil, spoken: LessonWords, say: Say, language: str, tried: str, *, has_moved: bool
) -> Note:
    if tried and not pupil.is_over:
        return _answer(pupil, spoken, say, language, tried)
    if not has_moved or pupil.made or not pupil.number:
        return Note("")
    done = pupil.lesson.steps[pupil.number - 1]
    key = done.say[0].key
    if not spoken.has_part(key, "praise"):
        return Note("")
    return Note("praise", spoken.part(key, "praise", {}))


def _answer(pupil: Pupil, spoken: LessonWords, say: Say, language: str, tried: str) -> Note:
    """The lesson's own sentence, else the rules' reason, else what to do instead."""
    t = translator(language)
    title = t("lesson-not-yet")
    try:
        answer = pupil.answer(tried)
    except UnreadableMove:
        return Note("notyet", title, Markup(escape(t("lesson-other"))))
    if answer.other is not None:
        sentence = bold(spoken.tell(answer.other.say, pupil.facts))
        rules = (answer.other.rule,) if answer.other.rule else ()
        return Note("notyet", title, sentence, rules)
    if answer.refusal is not None and not pupil.step.is_look:
        sentence = Markup(escape(say(answer.refusal.message)))
        return Note("notyet", t("lesson-not-possible"), sentence, answer.refusal.rules)
    key = "lesson-just-look" if pupil.step.is_look else "lesson-other"
    return Note("notyet", title, Markup(escape(t(key))))


def _plate(mark: Mark, spoken: LessonWords) -> Plate:
    return Plate(mark.kind, mark.at, mark.to, spoken.tell(mark.say, {}) if mark.say else "")


def _known(pupil: Pupil, spoken: LessonWords) -> tuple[Known, ...]:
    """A line for each step that is done."""
    lines = []
    for number, step in enumerate(pupil.lesson.steps[: pupil.number]):
        key = step.say[0].key
        if spoken.has_part(key, "know"):
            text = bold(spoken.part(key, "know", {}))
            lines.append(Known(step.picture, text, number == pupil.number - 1))
    return tuple(lines)


def _players(
    pupil: Pupil, names: Sequence[str], scene: Any, language: str
) -> tuple[PlayerLine, ...]:
    spoken = words(pupil.lesson.game, language)
    to_act = pupil.position.to_act
    return tuple(
        PlayerLine(
            seat=seat,
            name=name,
            letter=seat_letter(spoken, seat),
            is_you=seat == pupil.position.you,
            is_bot=seat != pupil.position.you,
            is_guest=False,
            level="",
            is_to_act=seat in to_act,
            may_hand_over=False,
            is_out=False,
            panel=scene.panels[seat],
        )
        for seat, name in enumerate(names)
    )


def parts(page: LessonPage, language: str) -> dict[str, str]:
    """The parts of the page as HTML, by id."""
    folder = {"stage": "parts", "strip": "parts"}
    return {
        name: str(render(f"{folder.get(name, 'lesson')}/{name}.html", language, page=page))
        for name in PARTS
    }


def update(page: LessonPage, language: str, events: Sequence[Event], before: Any) -> dict[str, Any]:
    """What the script is told after a press; `before` is what was shown until then."""
    tale = story(page.game.id, events, page.say, page.seat, before, page.view)
    return {
        "html": changes(parts(page, language), {}),
        "news": tale.news,
        "is_refused": page.note.kind == "notyet",
    }
