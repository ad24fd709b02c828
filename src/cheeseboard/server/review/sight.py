"""All that the review page shows at a step: board, lanes, panel, bill, moments, notes."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup

from cheeseboard.chance import Simulated
from cheeseboard.events import Event, Message, Seat
from cheeseboard.game import Choice
from cheeseboard.match import Match
from cheeseboard.record import Played
from cheeseboard.review.counting import bills, moments
from cheeseboard.review.model import ALL_KNOWING, NOBODY, PUBLIC, Analysis
from cheeseboard.server.finished import ALL, Finished, Looking, turns_of, verdict
from cheeseboard.server.leaving import placed
from cheeseboard.server.review.branch_view import BranchLine, BranchPage
from cheeseboard.server.review.chart import (
    Chart,
    Mark,
    chart,
    ground,
    known_line,
    marks_of,
    round_numbers,
)
from cheeseboard.server.review.examining import item_of
from cheeseboard.server.review.figures import percent, signed
from cheeseboard.server.review.reviews import Seen
from cheeseboard.server.review.step import StepView, step_view
from cheeseboard.server.table_page import TablePage, match_page
from cheeseboard.server.unknown import speech
from cheeseboard.server.visitor import Visitor
from cheeseboard.web import art
from cheeseboard.web.boards import sheet
from cheeseboard.web.colours import colour, styles
from cheeseboard.web.moments import words_of
from cheeseboard.web.render import render, translator
from cheeseboard.words import words

MINUTE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to see."""

    step: int
    looking: Looking
    pane: str = "step"
    show: int = 0
    """The move of the ranked list that is shown on the board; 0 for none."""
    world: int | None = None
    """A way it could be that is shown on the board."""

    @property
    def eyes(self) -> int:
        if self.looking.seat is not None:
            return self.looking.seat
        return ALL_KNOWING if self.looking.name == ALL else PUBLIC


@dataclass(frozen=True, slots=True)
class Advance:
    """How far an analysis is."""

    done: int
    at: int
    minutes: int | None
    ranges: tuple[tuple[float, float], ...]


class Sight:
    """One look at a match that is over."""

    def __init__(
        self, found: Finished, seen: Seen | None, asked: Asked, who: Visitor, mine: Sequence[Seat]
    ) -> None:
        self.found = found
        self.seen = seen
        self.asked = asked
        self.who = who
        self.projector = found.projector
        self.analysis = seen.analysis if seen is not None else None
        self.my_seat = mine[0] if len(mine) == 1 else None
        self.branches: Sequence[BranchLine] = ()
        """Lines that the viewer has played on from this match."""
        self.branch: BranchPage | None = None
        """The line that is shown."""
        self.left = ""
        """The line that the viewer has just come back from."""
        self._mine = mine
        self._marks: dict[str, dict[str, Any]] = {}
        """What an open page has been sent."""
        self._game = found.table.game
        self._names = found.table.seat_names()
        self.say = speech(self._game, who.language, self._names, self.my_seat, found.table.colours)
        self._words = words(self._game, who.language)
        self._t = translator(who.language)

    # --- the whole page, and what changes from step to step

    def page(self, notes: Sequence[Any], home: str) -> dict[str, Any]:
        """All that the page's template prints."""
        shown = self.at_step(notes, home)
        page: TablePage = shown["page"]
        outcome = placed(self.projector.outcome, self.found.given_up)
        return shown | {
            "headline": verdict(page, outcome, self._mine, self.who.language),
            "winners": outcome.winners,
            "turns": turns_of(self.projector),
            "fine": [int(one) for one in shown["chart"].fine],
            "bills": self._bills(),
            "moments": self._moments(home),
            "begins_itself": bool(self._mine) and shown["state"] == "nothing",
            "pins": [
                {"step": step, "name": ", ".join(dict.fromkeys(one.name for one in group))}
                | {"left": round(100 * step / max(1, self.projector.steps), 2)}
                for step, group in ((s, list(g)) for s, g in groupby(notes, lambda one: one.step))
            ],
            "lines": [one for one in self.branches if one.is_kept],
            "branch_lines": [one for one in self.branches if one.is_kept or one.is_shown],
        }

    def summary(self) -> dict[str, Any]:
        """What the picture of the match prints: ridges as its end shows them, and the bill."""
        page, steps = self.plain_board(self.projector.steps), self.projector.steps
        outcome = placed(self.projector.outcome, self.found.given_up)
        lanes = chart(self.analysis, PUBLIC, steps, self.projector)
        colours = self.found.table.colours
        looks = [colour(colours, lane.seat) % 6 + 1 for lane in lanes.lanes]
        return {
            "page": page,
            "headline": verdict(page, outcome, (), self.who.language),
            "winners": outcome.winners,
            "chart": lanes,
            "areas": [ground(lane.ridge) for lane in lanes.lanes],
            "styles": Markup(styles(colours)),
            "looks": looks,
            "bills": self._bills(),
            "signed": signed,
            "sprite": art.sprite(f"badge-{look}" for look in looks),
        }

    def at_step(self, notes: Sequence[Any], home: str) -> dict[str, Any]:
        """What the parts print that change with the step."""
        asked, projector = self.asked, self.projector
        step, steps = asked.step, projector.steps
        match = projector.at(step)
        view = self._view(step)
        lanes = chart(
            self.analysis, asked.eyes, step, projector, [one.number for one in self._key_moments()]
        )
        page = self._board(match, view)
        happened = asked.looking.known(projector.happened(step))
        told = [self._heard(event) for event in by_actor(happened, view.seat)]
        sentence = told[0] if told else self._made(step) or self._t("review-nothing-seen")
        state = self._state()
        may_branch, branch_step, branch_seat = self._branching(view, match)
        mine_here = [one for one in notes if one.step == step]
        return {
            "page": page,
            "home": home,
            "step": step,
            "steps": steps,
            "viewer": asked.looking.name,
            "pane": asked.pane,
            "my_seat": self.my_seat,
            "state": state,
            "is_outdated": self._is_outdated,
            "rest": self.seen.rest if self.seen is not None else 0,
            "progress": self._advance(),
            "chart": lanes,
            "view": view,
            "sentence": sentence,
            "more": told[1:],
            "round": round_numbers(self.analysis, projector)[step],
            "whose_chance": self._whose_chance(view),
            "value_text": self._value_text(sentence, lanes, view),
            "is_in_work": state == "computing" and self._is_choice(view),
            "worlds_say": self._worlds_say(view),
            "another": self._game_word("review-another-world"),
            "world": asked.world,
            "world_says": self._game_word("review-a-world"),
            "next_world": self._next_world(view),
            "pictures": self._group_pictures(view),
            "shown": bool(asked.show),
            "said": lambda key: self.say(Message(key)),
            "signed": signed,
            "branch": self.branch,
            "left": any(one.id == self.left and not one.is_kept for one in self.branches)
            and self.left,
            "may_branch": may_branch,
            "branch_step": branch_step,
            "branch_seat": branch_seat,
            "notes": [self._note(one) for one in notes],
            "here_note": mine_here[-1] if mine_here else None,
            "may_note": bool(self._mine),
        }

    # --- what a script asks for

    def see(self, seen: Seen | None) -> None:
        """Know what was found out meanwhile."""
        self.seen = seen
        self.analysis = seen.analysis if seen is not None else None

    def arrived(self, sent: set[str]) -> dict[str, Any] | None:
        """What an open page does not have yet; None for nothing. `sent` is brought up to date."""
        state = self._state()
        keys = set(self.seen.known) if self.seen is not None else set()
        mark = f"state:{state}"
        fresh = keys - sent
        if not fresh and mark in sent:
            return None
        is_first = not any(one.startswith(("fine:", "coarse:")) for one in sent)
        sent -= {one for one in sent if one.startswith("state:")}
        sent |= keys | {mark}
        steps, ahead = self.projector.steps, self._advance()
        values, fine = known_line(self.analysis, self.asked.eyes, steps)
        numbers = range(len(values)) if is_first else sorted(self._touched(fresh))
        billed = self._bills()
        fresh_marks, gone = self._changed_marks(values)
        return {
            "state": state,
            "values": {at: values[at] for at in numbers},
            "fine": {at: int(fine[at]) for at in numbers},
            "is_all": is_first,
            "marks": fresh_marks,
            "gone": gone,
            "facts": [[one["accuracy"], signed(one["luck"])] for one in billed],
            "done": ahead.done,
            "at": ahead.at,
            "ranges": ahead.ranges,
            "progress": str(
                render("review/progress.html", self.who.language, **self._progress_context(state))
            ),
        }

    def _changed_marks(
        self, values: Sequence[tuple[int, ...] | None]
    ) -> tuple[list[dict[str, Any]], list[str]]:
        """The marks that an open page does not have like this, and those that are there no more."""
        keys = [one.number for one in self._key_moments()]
        found = {
            f"{one.step}:{one.kind}": {
                "step": one.step,
                "seat": one.seat,
                "kind": one.kind,
                "height": one.height,
                "key": one.is_key,
                "also": one.is_repaired,
                "label": self.mark_label(one),
            }
            for one in marks_of(self.analysis, values, self.projector.steps, keys)
        }
        fresh = [mark for name, mark in found.items() if self._marks.get(name) != mark]
        gone = [name for name in self._marks if name not in found]
        self._marks = found
        return fresh, gone

    def _touched(self, keys: Iterable[str]) -> set[int]:
        """The positions whose chances may have changed: found out, or in such a decision."""
        assert self.analysis is not None
        numbers = {item_of(key).number for key in keys}
        inside = {step.number for step in self.analysis.steps if step.decision in numbers}
        return numbers | inside | {number - 1 for number in numbers if number}

    def _progress_context(self, state: str) -> dict[str, Any]:
        return {
            "state": state,
            "branch": None,
            "step": self.asked.step,
            "steps": self.projector.steps,
            "viewer": self.asked.looking.name,
            "home": f"/tables/{self.found.table.id}/matches/{self.found.stored.number}",
            "is_outdated": self._is_outdated,
            "rest": self.seen.rest if self.seen is not None else 0,
            "progress": self._advance(),
        }

    def chance_at(self, step: int, seat: Seat) -> int | None:
        """The chance of a seat at a step of the match, as it saw it."""
        values = self.chances_at(step, seat)
        return percent(values[seat]) if values is not None else None

    def chances_at(self, step: int, seat: Seat) -> tuple[int, ...] | None:
        """The chances of all at a step of the match, as a seat saw them."""
        return known_line(self.analysis, seat, self.projector.steps)[0][step]

    def mark_label(self, mark: Mark) -> str:
        return self._t(
            "review-mark",
            kind=self._t(f"review-{mark.kind}"),
            step=mark.step,
            name=self._names[mark.seat],
            delta=signed(mark.delta),
        )

    def sentences(self) -> list[str]:
        """What happened at each step, in short."""
        return [
            next(
                (self._heard(one) for one in self.asked.looking.known(self.projector.happened(at))),
                "",
            )
            for at in range(self.projector.steps + 1)
        ]

    def plain_board(self, step: int) -> TablePage:
        """The board at a step as everybody saw it."""
        match, public = self.projector.at(step), Looking("public")
        return match_page(
            match,
            self.found.table,
            self.who.id,
            None,
            self.who.language,
            view=public.view(match),
            events=public.known(match.all_events()),
        )

    # --- the board

    def _board(self, match: Match[Any, Any], view: StepView) -> TablePage:
        asked, language = self.asked, self.who.language
        draw = partial(match_page, table=self.found.table, person=self.who.id, language=language)
        if asked.world is not None and view.odds is not None:
            world = self._world(view, asked.world)
            return draw(self._before(view), seat=None, view=world, events=[])
        if asked.show and view.is_weighed and view.seat is not None:
            return self._shown_moves(view, view.seat)
        return draw(
            match,
            seat=asked.looking.seat,
            view=asked.looking.knowledge(match),
            events=asked.looking.known(match.all_events()),
        )

    def _before(self, view: StepView) -> Match[Any, Any]:
        """The match before the decision of the step."""
        return self.projector.at(max(0, view.decision - 1))

    def _world(self, view: StepView, number: int) -> Any:
        """A way it could have been, as far as the acting seat knew."""
        assert self.analysis is not None
        assert view.seat is not None
        match = self._before(view)
        worlds = self.analysis.weighed[view.decision].worlds
        seed = worlds[number % len(worlds)].seed
        known = match.game.view(match.everything(), view.seat)
        return match.game.imagine(known, view.seat, Simulated(seed))

    def _shown_moves(self, view: StepView, seat: Seat) -> TablePage:
        """The board before the decision, as its seat saw it, with one of the moves marked."""
        match, eyes = self._before(view), Looking(str(seat), seat)
        wanted = [one for one in view.candidates if one.rank == self.asked.show or one.is_played]
        known = eyes.knowledge(match)
        choices = [
            one
            for one in match.game.choices(known, seat)
            if any(_is_begun_by(one, candidate.line) for candidate in wanted)
        ]
        return match_page(
            match,
            self.found.table,
            self.who.id,
            seat,
            self.who.language,
            view=known,
            events=eyes.known(match.all_events()),
            choices=choices,
        )

    # --- sentences

    def _heard(self, event: Event) -> str:
        """The sentence of an event; what one seat alone was told says to whom."""
        said = self.say(event.message)
        alone = event.seats is not None and len(event.seats) == 1
        if not alone or event.seats[0] == self.my_seat:  # type: ignore[index]
            return said
        return self._t("told-to", name=self._names[event.seats[0]], sentence=said)  # type: ignore[index]

    def _made(self, step: int) -> str:
        """A move of which nothing was told, for the eyes of who made it: a part of a plan."""
        made = self.projector.record.steps[step - 1] if step else None
        if not isinstance(made, Played) or self.asked.eyes not in (made.seat, ALL_KNOWING):
            return ""
        before = self.projector.at(step - 1)
        label = before.game.label(before.shown(made.seat), made.seat, before.game.read(made.move))
        return self.say(label.message)

    def _whose_chance(self, view: StepView) -> str:
        if view.of is None:
            return ""
        if view.of == self.my_seat:
            return self._t("review-your-chance")
        return self._t("review-chance-of", name=self._names[view.of])

    def _value_text(self, sentence: str, lanes: Chart, view: StepView) -> str:
        """What the play head says."""
        step, count = self.asked.step, self.projector.steps
        text = f"{self._t('step-of', step=step, count=count)}: {sentence}"
        if view.after is not None:
            text += f" {self._whose_chance(view)}: {view.after} %."
        return text

    def _game_word(self, key: str, **args: int) -> str:
        """The game's own words, or those of the pages."""
        if self._words.has(key):
            return self._words.say(Message(key, args))
        return self._t(key, **args)

    def _worlds_say(self, view: StepView) -> str:
        return self._game_word("review-worlds", count=view.odds.count) if view.odds else ""

    def _group_pictures(self, view: StepView) -> dict[str, str]:
        """A symbol for each group of worlds; none if one of them has none."""
        keys = [group.key for group in view.odds.groups] if view.odds else []
        drawn = sheet(self._game)
        found = {key: drawn.picture(Message(key)) for key in keys}
        return found if all(found.values()) else {}

    def _next_world(self, view: StepView) -> int:
        if view.odds is None:
            return 0
        return ((self.asked.world if self.asked.world is not None else -1) + 1) % view.odds.count

    # --- the step

    def _view(self, step: int) -> StepView:
        steps = self.analysis.steps if self.analysis is not None else ()
        seat = getattr(self.projector.record.steps[step - 1], "seat", None) if step else None
        before = None
        if step < len(steps) and steps[step].seat != NOBODY:
            before = self.projector.at(max(0, steps[step].decision - 1))
        return step_view(self.analysis, step, self.asked.eyes, seat, self.say, before)

    def _is_choice(self, view: StepView) -> bool:
        return view.kind in ("choice", "part") and not view.is_weighed

    def _branching(self, view: StepView, match: Match[Any, Any]) -> tuple[bool, int, Seat]:
        """Whether it can be played on from here, from after which step, and in whose seat."""
        step = view.decision - 1 if view.kind in ("choice", "part") else self.asked.step
        if view.kind == "" and view.seat is not None:
            step = self.asked.step - 1
        step = max(0, step)
        start = match if step == self.asked.step else self.projector.at(step)
        to_act = start.game.to_act(start.everything())
        may = bool(to_act) and not self.found.versions
        seats = [view.seat, self.my_seat, self.asked.looking.seat, *to_act[:1], 0]
        return may, step, next(seat for seat in seats if seat is not None)

    # --- how far it is

    def _state(self) -> str:
        if self.seen is None:
            return "never" if self.found.versions else "nothing"
        if self.seen.state == "resting":
            return "resting"
        return "computing" if self.seen.left else "done"

    @property
    def _is_outdated(self) -> bool:
        """Whether an earlier bot has looked at it, and the present one could."""
        return self.seen is not None and self.seen.is_outdated and not self.found.versions

    def _advance(self) -> Advance:
        if self.seen is None or self.analysis is None:
            return Advance(0, NOBODY, None, ())
        return advance(self.seen, self.projector.steps, time.time())

    # --- the match

    def _bills(self) -> list[dict[str, Any]]:
        if self.analysis is None or not self.analysis.weighed:
            return []
        return [whole_bill(one) for one in bills(self.analysis)]

    def _key_moments(self) -> list[Any]:
        return moments(self.analysis) if self.analysis is not None else []

    def _moments(self, home: str) -> list[dict[str, Any]]:
        numbers = round_numbers(self.analysis, self.projector)
        return [
            {
                "step": one.number,
                "seat": one.seat,
                "kind": one.kind,
                "delta": percent(one.delta),
                "round": numbers[one.number],
                "sentence": self._moment_says(one.number),
                "picture": f"{home}/review/moment.svg?step={one.number}",
            }
            for one in self._key_moments()
        ]

    def _moment_says(self, step: int) -> str:
        told = [
            self.say(event.message)
            for event in self.projector.happened(step)
            if event.seats is None
        ]
        return " ".join(told[:2])

    def _note(self, one: Any) -> Mapping[str, Any]:
        zone = self.who.person.zone if self.who.person is not None else ""
        return {
            "id": one.id,
            "step": one.step,
            "seat": one.seat,
            "name": self._t("you") if one.person == self.who.id else one.name,
            "text": one.text,
            "when": words_of(one.at, self.who.language, zone, "day"),
            "is_mine": one.person == self.who.id,
        }


def by_actor(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Events with the first of those in front that the acting seat did."""
    first = next((one for one in events if one.message.args.get("seat") == seat), None)
    if seat is None or first is None:
        return list(events)
    return [first, *(one for one in events if one is not first)]


def _is_begun_by(choice: Choice[Any], line: Sequence[str]) -> bool:
    """Whether a choice is a move of the list, or its first part."""
    texts = [move.text for move in choice.moves]
    shortest = min(len(texts), len(line))
    return shortest > 0 and texts[:shortest] == list(line[:shortest])


def whole_bill(bill: Any) -> dict[str, Any]:
    """A bill in whole per cent points; luck is the rest, so that it adds up."""
    start, own, others = percent(bill.start), percent(bill.own), percent(bill.others)
    end = percent(bill.result)
    return {
        "seat": bill.seat,
        "start": start,
        "own": own,
        "others": others,
        "luck": end - start - own - others,
        "end": end,
        "accuracy": None if bill.accuracy == NOBODY else percent(bill.accuracy),
    }


def advance(seen: Seen, steps: int, now: float) -> Advance:
    """How far an analysis is: steps that are done, as parts of the rail."""
    analysis: Analysis = seen.analysis
    _, fine = known_line(analysis, PUBLIC, steps)
    done = [
        step.number
        for step in analysis.steps[1:]
        if (fine[step.number] and (step.kind != "choice" or step.number in analysis.weighed))
        or (step.number == steps and not seen.left)
    ]
    width = 100 / max(1, steps)
    ranges = []
    for _, group in groupby(enumerate(done), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in group]
        ranges.append((round((numbers[0] - 1) * width, 2), round(len(numbers) * width, 2)))
    left = seen.seconds_left(now)
    minutes = None if left is None else max(1, round(left / MINUTE))
    return Advance(len(done), seen.at, minutes, tuple(ranges))
