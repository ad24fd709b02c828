"""Checks of a position's drawing, in the browser and in a terminal.

Drawing takes long: of each position it is made for whoever acts and for one other viewer.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from rich.text import Text

from cheeseboard import registry
from cheeseboard.drawing import Say
from cheeseboard.events import Message, Seat
from cheeseboard.game import Choice, UnreadableMove
from cheeseboard.motion import Caption, Glimpse, flat, pictures, places
from cheeseboard.testing.drawings import Easel, Page
from cheeseboard.testing.moments import Problems, Spot, Step, heard, name, wrong_words
from cheeseboard.web import art
from cheeseboard.web.boards import sheet
from cheeseboard.words import LANGUAGES, words

TAG: Final = re.compile(r"<(/?)([a-z][\w-]*)(?:[^>\"]|\"[^\"]*\")*?(/?)>", re.IGNORECASE)
VOID: Final = ("br", "hr", "img", "input")
MOTIONS: Final = 3
"""One of so many moves is looked at: two pictures have to be drawn for it."""
AROUND: Final = ("stage",)
"""Ids of the page around the drawing that it may lead to."""


class Drawing:
    """What one viewer is shown of a position; a replay shows a watcher everything."""

    def __init__(self, spot: Spot, viewer: Seat | None, *, is_replay: bool = False) -> None:
        easel: Easel[Any, Any] = Easel(spot.game)
        self.easel = easel
        self.viewer = viewer
        self.is_replay = is_replay
        self.who = "A replay" if is_replay else name(viewer)
        self.view = spot.state if is_replay else easel.shown(spot.state, viewer)
        self.told = [
            event.message
            for event in spot.told
            if is_replay or (event.is_known_to(viewer) and not event.is_fleeting)
        ]
        self.choices: Sequence[Choice[Any]] = easel.offered(self.view, viewer)
        self.heard: dict[str, Message] = {}
        self.scene = easel.scene(self.view, viewer, self.told, self._listening(easel.say(viewer)))
        self.page = Page(easel.whole(self.scene))

    def _listening(self, say: Say) -> Say:
        """Words that are remembered."""

        def listen(message: Message) -> str:
            self.heard.setdefault(f"{message.key} {message.args}", message)
            return say(message)

        return listen


def drawings(spot: Spot) -> list[Drawing]:
    """Made once for all checks of a position; none where the game has no board of its own."""
    if not spot.drawings and not Easel(spot.game).board.is_generic:
        to_act = spot.game.to_act(spot.state)
        actor = to_act[spot.chance.pick("actor", len(to_act))] if to_act else 0
        others = [viewer for viewer in spot.viewers if viewer != actor]
        other = others[spot.chance.pick("viewer", len(others))]
        is_replay = other is None and spot.chance.pick("replay", 2) == 0
        spot.drawings += [Drawing(spot, actor), Drawing(spot, other, is_replay=is_replay)]
    return spot.drawings


# --- every view is drawn -------------------------------------------------------------------------


def check_drawing(spot: Spot) -> Problems:
    """Every view is drawn: with ids that are one of a kind, pictures that exist, names to hear."""
    for drawing in drawings(spot):
        if len(drawing.scene.panels) != spot.seats:
            yield f"{drawing.who} is shown {len(drawing.scene.panels)} panels for {spot.seats}."
        for sentence in wrong_elements(spot.game.meta.id, drawing.page):
            yield f"{drawing.who} is shown {sentence}"


def wrong_elements(game: str, page: Page) -> Iterator[str]:
    ids, pictures = page.ids(), _pictures(game)
    for id, count in Counter(ids).items():
        if count > 1 or id in pictures:
            yield f"more than one thing with the id {id!r}."
    for id in sorted(art.used(page.html) - pictures.union(ids, AROUND)):
        yield f"something that refers to {id!r}, which is not there."
    for element in page.elements:
        if "role" in element and not element.get("aria-label"):
            yield f"{element}, which has a role but no name."
        for reference in ("popovertarget", "data-large"):
            if reference in element and element[reference] not in ids:
                yield f"{element}, whose {reference} is not there."
    yield from _wrong_nesting(page)


@cache
def _pictures(game: str) -> frozenset[str]:
    """All symbols that a page of the game has."""
    return frozenset(Page(str(art.table_sprite(game))).ids())


def _wrong_nesting(page: Page) -> Iterator[str]:
    """Everything that is opened is closed again in its place."""
    opened: list[str] = []
    count = 0
    for tag in TAG.finditer(page.html):
        closing, tag_name, is_whole = tag.groups()
        if closing:
            if not opened or opened.pop() != tag_name:
                yield f"an element {tag_name!r} that is closed out of turn."
                return
            continue
        count += 1
        if not is_whole and tag_name not in VOID:
            opened.append(tag_name)
    if opened:
        yield f"an element {opened[-1]!r} that is not closed."
    if count != len(page.elements):
        yield 'attributes that are not written as name="value".'


# --- everything can be done on it ----------------------------------------------------------------


def check_drawn_choices(spot: Spot) -> Problems:
    """What can be done can be done on the drawing, by pointer and by key, and nothing else."""
    for drawing in drawings(spot):
        offered = {choice.text for choice in drawing.choices}
        buttons = [one for one in drawing.page.with_("data-moves") if "role" in one]
        pressed = {text for button in buttons for text in button["data-moves"].split("|")}
        for text in sorted(offered - pressed - set_apart(drawing.choices)):
            yield f"{drawing.who} cannot press {text!r} on the drawing."
        for text in sorted(drawing.page.texts() - offered):
            yield f"{drawing.who} can press {text!r} on the drawing, which is not offered."
        for button in buttons:
            yield from wrong_button(button)
        for sentence in wrong_previews(drawing.page, drawing.choices):
            yield f"{drawing.who} is {sentence}"


def set_apart(choices: Sequence[Choice[Any]]) -> set[str]:
    """The choice that a page shows as a large button of its own: to end a turn, to pass."""
    last = [choice for choice in choices if choice.label.group == choices[-1].label.group]
    return {last[0].text} if len(last) == 1 and last[0].label.price == 0 else set()


def wrong_button(button: dict[str, str]) -> Iterator[str]:
    is_chosen_first = "data-piece" in button or "|" in button["data-moves"]
    if button["role"] != "button" or button.get("tabindex") != "-1":
        yield f"{button} cannot be pressed by key: role=button and tabindex=-1 are missing."
    if "can" not in button.get("class", "").split():
        yield f"{button} does not look as if it can be pressed: the class `can` is missing."
    if is_chosen_first and not button.get("id"):
        yield f"{button} is chosen before it is pressed, and needs an id."


def wrong_previews(page: Page, choices: Sequence[Choice[Any]]) -> Iterator[str]:
    """None at all, or one for each question; before a turn ends there may be nothing to show."""
    previews = {element["data-preview"] for element in page.with_("data-preview")}
    asked = {choice.text for choice in choices if choice.label.confirm}
    if previews and not asked - set_apart(choices) <= previews <= asked:
        yield f"asked before {sorted(asked)}, previews show {sorted(previews)}."


# --- what cannot be done says why ----------------------------------------------------------------


def check_drawn_refusals(spot: Spot) -> Problems:
    """What can be asked about is a move that is not possible; nobody asks who does not play."""
    game = spot.game
    to_act = game.to_act(spot.state)
    for drawing in drawings(spot):
        for text in drawing.page.asked():
            if drawing.viewer is None or not to_act:
                yield f"{drawing.who} can ask about {text!r}, but plays no more or not at all."
                continue
            try:
                move = game.read(text)
            except UnreadableMove:
                yield f"{drawing.who} can ask about {text!r}, which is no move."
                continue
            is_asked = drawing.viewer in to_act
            if is_asked and game.why_not(drawing.view, drawing.viewer, move) is None:
                yield f"{drawing.who} can ask why {text!r} is not possible, but it is."


# --- what happened is shown ----------------------------------------------------------------------


def check_motions(step: Step) -> Problems:
    """What is told of a move is shown at places that the drawing has, before or after it."""
    easel: Easel[Any, Any] = Easel(step.game)
    if easel.board.is_generic or step.chance.pick("motions", MOTIONS):
        return
    viewer = step.viewers[step.chance.pick("viewer", len(step.viewers))]
    told = tuple(event.message for event in heard(step.log, viewer))
    views = [easel.shown(state, viewer) for state in (step.before, step.after)]
    glimpse = Glimpse(viewer, views[0], views[1], told)
    shown = [(event, one) for event in told for one in flat(easel.board.motions(event, glimpse))]
    if not shown:
        return
    drawn = [Page(easel.draw(easel.scene(view, viewer, told))) for view in views]
    known = _places(drawn)
    for event, motion in shown:
        for place in places(motion):
            if place not in known:
                yield f"{name(viewer)} is told {event.key!r}: {motion}, but no {place!r} is drawn."
        for picture in pictures(motion):
            if picture not in _pictures(step.game.meta.id):
                yield f"{event.key!r} shows {picture!r}, which is no picture of the game."
        if isinstance(motion, Caption):
            yield from wrong_words(step.game, motion.message, viewer)


def _places(drawn: Sequence[Page]) -> set[str]:
    """All that motions can name."""
    return {
        element[attribute]
        for page in drawn
        for attribute in ("data-place", "data-at", "id")
        for element in page.with_(attribute)
    }


def check_sheet(spot: Spot) -> Problems:
    """The pictures of the score sheet are there."""
    id, outcome = spot.game.meta.id, spot.game.outcome(spot.state)
    if outcome is None or Easel(spot.game).board.is_generic:
        return
    drawn = sheet(id)
    figures = [drawn.figure.format(look=look) for look in range(1, 7)]
    wanted = {drawn.picture(line.message) for line in outcome.sheet}
    for picture in sorted((wanted - {""}).union(figures) - _pictures(id)):
        yield f"The score sheet shows {picture!r}, which is no picture of the game."


# --- what is hidden, and words -------------------------------------------------------------------


def check_drawn_secrets(spot: Spot) -> Problems:
    """Another world that fits what the viewer knows draws the same picture."""
    for drawing in drawings(spot)[-1:]:
        easel, viewer = drawing.easel, drawing.viewer
        view = spot.game.view(spot.state, viewer)
        if drawing.is_replay or not view.holes():
            return
        world = spot.game.imagine(view, viewer, spot.chance)
        again = easel.scene(easel.shown(world, viewer), viewer, drawing.told)
        if easel.whole(again) != drawing.page.html:
            yield f"{drawing.who} is shown something that depends on what nobody there may know."


def check_drawn_words(spot: Spot) -> Problems:
    """The drawing has words in every language."""
    for drawing in drawings(spot):
        for message in drawing.heard.values():
            yield from wrong_words(spot.game, message, drawing.viewer)


def check_terminal(spot: Spot) -> Problems:
    """The picture in a terminal is drawn for every viewer, now in one language, now in another."""
    terminal = registry.part(spot.game.meta.id, "terminal")
    if terminal is None:
        return
    viewer = spot.viewers[spot.chance.pick("viewer", len(spot.viewers))]
    language = LANGUAGES[spot.chance.pick("language", len(LANGUAGES))]
    view = spot.game.shown(spot.game.view(spot.state, viewer), viewer)
    picture = terminal.draw(view, words(spot.game.meta.id, language).say)
    if not Text.from_markup(picture).plain.strip():
        yield f"{name(viewer)} is shown nothing in a terminal ({language})."
