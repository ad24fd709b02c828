"""The conformance suite must be able to fail: broken games, each caught by the check named."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any, ClassVar

import pytest

from cheeseboard import registry
from cheeseboard.chance import Chance, Live
from cheeseboard.drawing import Press, Say, Sheet
from cheeseboard.events import Log
from cheeseboard.game import (
    NONE,
    Choice,
    Decision,
    Label,
    Message,
    Options,
    Outcome,
    Refusal,
    Seat,
    State,
)
from cheeseboard.games._template import GAME, Template, helping, terminal
from cheeseboard.games._template.board.scene import Card, Scene
from cheeseboard.games._template.moves import BID, Move
from cheeseboard.games._template.state import Position
from cheeseboard.help import Help, help_of, telling
from cheeseboard.help.conditions import Variant
from cheeseboard.help.facts import read_fact
from cheeseboard.motion import Caption, Cheer, Fly, Glimpse, Motion, Teller
from cheeseboard.testing import board_checks, drawings, help_checks
from cheeseboard.testing.board_checks import wrong_button, wrong_elements, wrong_previews
from cheeseboard.testing.conformance import (
    DRAWING_CHECKS,
    SPOT_CHECKS,
    STEP_CHECKS,
    WHOLE_CHECKS,
    Broken,
    Report,
    check_match,
)
from cheeseboard.testing.drawings import Page, is_drawing
from cheeseboard.testing.settings import settings
from cheeseboard.web import minis
from cheeseboard.web.boards import board
from cheeseboard.words import MissingWords

CHECKS = (*SPOT_CHECKS, *DRAWING_CHECKS, *STEP_CHECKS, *WHOLE_CHECKS)


def name(value: object) -> str:
    return str(getattr(value, "__name__", value))


# --- moves ---------------------------------------------------------------------------------------


class ListsTwice(Template):
    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        found = super().moves(state, seat)
        return [*found, *found[:1]]


class ListsInAnyOrder(Template):
    is_reversed = False

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        self.is_reversed = not self.is_reversed
        return list(super().moves(state, seat))[:: -1 if self.is_reversed else 1]


class LeavesNoMove(Template):
    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return () if seat == 2 else super().moves(state, seat)


class EndsTwice(Template):
    """Has a result although seats are still to act."""

    def outcome(self, state: Position) -> Outcome | None:
        return super().outcome(state) or Outcome((0, 0, 0), (1, 1, 1), Message("over-rounds"))


class InventsMoves(Template):
    """Makes its moves anew instead of taking them from the catalogue."""

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return [Move(move.number, move.text, move.card) for move in super().moves(state, seat)]


class WritesOneText(Template):
    def write(self, move: Move) -> str:
        return "bid 1"


class OffersTooMuch(Template):
    """One button bids twice, although a seat has one bid only."""

    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        found = list(super().choices(view, seat))
        return [*found, Choice(found[0].moves * 2, found[0].label)]


class OffersTooLittle(Template):
    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        return super().choices(view, seat)[1:]


class NeverRefuses(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        return None


class AlwaysRefuses(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        return Refusal(Message("refuse-card-used", {"card": move.card}), ("TPL-2.3",))


class RefusesWithoutRule(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(view, seat, move)
        return refusal and replace(refusal, rules=())


class RefusesByUnknownRule(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(view, seat, move)
        return refusal and replace(refusal, rules=("TPL-9.9",))


# --- states --------------------------------------------------------------------------------------


class Sticky(Position):
    """A position whose copies share the hands."""

    def copy(self) -> "Sticky":
        result = super().copy()
        result.hands = self.hands
        return result


class Hoarded(Position):
    """A position that keeps hold of its copies."""

    copies: ClassVar[list[Position]] = []

    def copy(self) -> "Hoarded":
        result = super().copy()
        self.copies.append(result)
        return result


class Miscounted(Position):
    """A position that counts a seat too many."""

    @property
    def seats(self) -> int:
        return len(self.hands) + 1


def turned_into(kind: type[Position], state: State) -> Any:
    return kind(*(getattr(state, field.name) for field in fields(Position)))


class PlacesNobodyFirst(Template):
    def standing(self, state: Position) -> tuple[int, ...]:
        return (2,) * state.seats


class CopiesBadly(Template):
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        found: Position = turned_into(Sticky, super().setup(options, seats, chance, log))
        return found


class MiscountsSeats(Template):
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        found: Position = turned_into(Miscounted, super().setup(options, seats, chance, log))
        return found


class MiscountsSeatsInViews(Template):
    def view(self, state: Position, seat: Seat | None) -> Position:
        found: Position = turned_into(Miscounted, super().view(state, seat))
        return found


class KeepsItsPositionElsewhere(Template):
    """Its class of positions stands in this module, where nobody finds the game by it."""

    state_type = Sticky


class ChangesOldCopies(Template):
    """At the end of a match it goes through the copies that were made of its positions."""

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        Hoarded.copies.clear()
        found: Position = turned_into(Hoarded, super().setup(options, seats, chance, log))
        return found

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if state.rounds == 0:
            for old in Hoarded.copies:
                old.prize = NONE


class HoldsFloats(Template):
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        state.prize = float(state.prize)  # type: ignore[assignment]
        return state


class ExplainsAndSorts(Template):
    """Changes the position while it explains a refusal."""

    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        view.hands[seat].sort(reverse=True)
        return super().why_not(view, seat, move)


class ImaginesOnTheView(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        view.bids = super().imagine(view, seat, chance).bids
        return view


class ReopensOnTheView(Template):
    def reopened(self, view: Position, seat: Seat) -> Position:
        view.bids = super().reopened(view, seat).bids
        return view


class HasNoIdeas(Template):
    def ideas(self, world: Position, seat: Seat) -> Sequence[Move]:
        return ()


class ThinksOfForbiddenMoves(Template):
    def ideas(self, world: Position, seat: Seat) -> Sequence[Move]:
        return list(self.catalogue)


class FollowsForeignHunches(Template):
    """Its hunch is not among its ideas."""

    def hunch(self, world: Position, seat: Seat) -> Move | None:
        ideas = self.ideas(world, seat)
        return next((move for move in self.catalogue if move not in ideas), None)


class LosesCheese(Template):
    """A cheese of the pile disappears in the second round."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if len(state.pile) == 4:
            state.pile.pop()


class LosesCard(Template):
    """A card of seat 0 disappears in the second round."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        before = len(state.pile)
        super().apply(state, seat, move, chance, log)
        if len(state.pile) == 4 < before:
            state.hands[0].pop()


# --- knowledge -----------------------------------------------------------------------------------


class ShowsBids(Template):
    def view(self, state: Position, seat: Seat | None) -> Position:
        return state.copy()


class MovesTellBids(Template):
    """Nobody may bid what another has bid: the list of moves betrays it."""

    def decision(self, view: Position, seat: Seat) -> Decision:
        return replace(super().decision(view, seat), is_parked=False)

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return [move for move in super().moves(state, seat) if move.card not in state.bids]


class TellsBids(Template):
    """The log tells everybody a bid that is not shown yet."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        log.tell("event-show", seat=seat, card=move.card, rules=("TPL-2.3",))
        super().apply(state, seat, move, chance, log)


class ThinksAloud(Template):
    """Whoever bids tells everybody what another has bid."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        for other, bid in enumerate(state.bids):
            if bid != NONE:
                log.tell("event-show", seat=other, card=bid, rules=("TPL-2.3",))
        super().apply(state, seat, move, chance, log)


class AsksByBids(Template):
    """A move can be taken back or not, depending on what another has bid in secret."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        if any(bid > 2 for bid in state.bids):
            log.border()
        super().apply(state, seat, move, chance, log)


class LikesTheFirst(Template):
    """Whoever bids after another has the hand turned round: the order of secret bids matters."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        if any(bid != NONE for bid in state.bids):
            state.hands[seat].reverse()
        super().apply(state, seat, move, chance, log)


class ForgetsToReopen(Template):
    def reopened(self, view: Position, seat: Seat) -> Position:
        return view


class RevealsWithoutBorder(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        heard = Log()
        super().apply(state, seat, move, chance, heard)
        if log:
            log.events += heard.events


class ImaginesNothing(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return view.copy()


class ImaginesForeignCards(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        world = super().imagine(view, seat, chance)
        world.bids = [9 if bid == -1 else world.bids[at] for at, bid in enumerate(view.bids)]
        return world


class ImaginesAnotherCheese(Template):
    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        world = super().imagine(view, seat, chance)
        if world.pile:
            world.prize, world.pile[0] = world.pile[0], world.prize
        return world


# --- the whole -----------------------------------------------------------------------------------


class RollsItsOwnDice(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        random.random()
        super().apply(state, seat, move, chance, log)


class RemembersMatches(Template):
    """From the second match on the pile lies the other way round."""

    matches = 0

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        self.matches += 1
        if self.matches > 1:
            state.pile.reverse()
        return state


class PlaysForTheAudience(Template):
    """In the end all cheese goes one seat on, but only while somebody listens."""

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if log and state.rounds == 0:
            state.won.append(state.won.pop(0))


class KnowsItsDealer(Template):
    """Asks for more when chance is live than when a record is replayed."""

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        if isinstance(chance, Live):
            chance.pick("luck", 2)
        return state


class NeverEnds(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        pass


class CountsWrong(Template):
    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


class RanksFromZero(Template):
    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, ranks=tuple(rank - 1 for rank in outcome.ranks))


class EndsWithoutWords(Template):
    def outcome(self, state: Position) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, reason=Message("over-flood"))


# --- words ---------------------------------------------------------------------------------------


class AsksWithoutWords(Template):
    def decision(self, view: Position, seat: Seat) -> Decision:
        return replace(super().decision(view, seat), message=Message("decision-flood"))


class LabelsWithoutWords(Template):
    def label(self, view: Position, seat: Seat, move: Move) -> Label:
        return replace(super().label(view, seat, move), message=Message("move-flood"))


class RefusesWithoutWords(Template):
    def why_not(self, view: Position, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(view, seat, move)
        return refusal and replace(refusal, message=Message("refuse-flood"))


class TellsWithoutWords(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        log.tell("event-flood")


class TellsByUnknownRule(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        log.tell("event-wasted", points=1, rules=("TPL-9.9",))


class WhispersAboutNobody(Template):
    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        log.tell("event-wasted", points=1, to=(seat,))


# --- drawings ------------------------------------------------------------------------------------


def shows_too_few_panels(scene: Scene, say: Say) -> Scene:
    return replace(scene, panels=scene.panels[1:])


def draws_a_bid_twice(scene: Scene, say: Say) -> Scene:
    return replace(scene, bids=scene.bids[:1] * 2)


def draws_an_unknown_mouse(scene: Scene, say: Say) -> Scene:
    return replace(scene, bids=(replace(scene.bids[0], look=9),))


def draws_without_names(scene: Scene, say: Say) -> Scene:
    return replace(scene, label="")


def forgets_a_card(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=scene.hand[1:])


def offers_a_card_to_watchers(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=(*scene.hand, card(Press("6", moves="bid 6"))))


def asks_about_no_move(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=(*scene.hand, card(Press("6", why="bid 6"))))


def asks_about_a_legal_move(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=(*scene.hand, card(Press("6", why="bid 5"))))


def card(press: Press) -> Card:
    return Card(6, press, is_used=False, is_bid=False)


def draws_by_chance(scene: Scene, say: Say) -> Scene:
    return replace(scene, label=str(random.random()))


def speaks_without_words(scene: Scene, say: Say) -> Scene:
    with suppress(MissingWords):
        say(Message("board-flood"))
    return scene


BADLY_DRAWN: dict[Callable[[Scene, Say], Scene], str] = {
    shows_too_few_panels: "check_drawing",
    draws_a_bid_twice: "check_drawing",
    draws_an_unknown_mouse: "check_drawing",
    draws_without_names: "check_drawing",
    forgets_a_card: "check_drawn_choices",
    offers_a_card_to_watchers: "check_drawn_choices",
    asks_about_no_move: "check_drawn_refusals",
    asks_about_a_legal_move: "check_drawn_refusals",
    draws_by_chance: "check_drawn_secrets",
    speaks_without_words: "check_drawn_words",
}


@pytest.mark.parametrize(("spoil", "check"), BADLY_DRAWN.items(), ids=name)
def test_a_bad_drawing_is_caught_by_its_check(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Scene, Say], Scene], check: str
) -> None:
    good = board("_template")

    def scene(view: Position, seat: Seat | None, choices: Sequence[Any], say: Say) -> Scene:
        return spoil(good.scene(view, seat, choices, say), say)

    monkeypatch.setattr(drawings, "board", lambda _: replace(good, scene=scene))
    with pytest.raises(Broken) as caught:
        check_some_matches()
    assert caught.value.check == check, str(caught.value)


def check_some_matches() -> None:
    """Few positions of a match are drawn."""
    for seed in range(1, 10):
        check_match(GAME, 3, {}, seed, share=1.0)


def test_a_game_needs_no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry.part
    monkeypatch.setattr(
        registry, "part", lambda game, part: None if is_drawing(part) else found(game, part)
    )
    monkeypatch.setattr(drawings, "board", board.__wrapped__)
    assert check_match(GAME, 3, {}, 1).runs["check_drawing"]


# --- what happened, the score sheet ---------------------------------------------------------------


def cheers_where_nobody_is(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    return (Cheer(("bid-9",)),)


def lets_no_picture_fly(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    return (Fly("cheese-flood", ("bid-0", "bid-1")),)


def captions_without_words(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    return (Caption(Message("event-flood")),)


@pytest.mark.parametrize(
    ("teller", "wrong"),
    [
        (cheers_where_nobody_is, "no 'bid-9' is drawn"),
        (lets_no_picture_fly, "'cheese-flood', which is no picture"),
        (captions_without_words, "'event-flood'"),
    ],
    ids=name,
)
def test_a_bad_motion_is_caught(
    monkeypatch: pytest.MonkeyPatch, teller: Teller, wrong: str
) -> None:
    good = board("_template")
    monkeypatch.setattr(drawings, "board", lambda _: replace(good, teller=teller))
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_motions"


@pytest.mark.parametrize(
    ("sheet", "wrong"),
    [
        (Sheet(pictures={"score-cheese": "cheese-flood"}), "'cheese-flood', which is no picture"),
        (Sheet(figure="cat-{look}"), "'cat-1', which is no picture"),
    ],
)
def test_a_bad_score_sheet_is_caught(
    monkeypatch: pytest.MonkeyPatch, sheet: Sheet, wrong: str
) -> None:
    monkeypatch.setattr(board_checks, "sheet", lambda _: sheet)
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_sheet"


# --- the small picture ----------------------------------------------------------------------------


def draws_too_much(view: Position, seat: Seat | None) -> str:
    return "<rect/>" * 150


def draws_nothing(view: Position, seat: Seat | None) -> str:
    return ""


def draws_what_is_not_there(view: Position, seat: Seat | None) -> str:
    return '<use href="#cheese-flood"/>'


def draws_half_a_shape(view: Position, seat: Seat | None) -> str:
    return "<g><rect/>"


def draws_anew(view: Position, seat: Seat | None) -> str:
    return f'<rect x="{random.random()}"/>'


@pytest.mark.parametrize(
    ("draw", "wrong"),
    [
        (draws_too_much, "has 150 shapes"),
        (draws_nothing, "has 0 shapes"),
        (draws_what_is_not_there, "'cheese-flood', which is no picture"),
        (draws_half_a_shape, "cannot be read"),
        (draws_anew, "depends on what nobody there may know"),
    ],
    ids=name,
)
def test_a_bad_small_picture_is_caught(
    monkeypatch: pytest.MonkeyPatch, draw: minis.Drawer, wrong: str
) -> None:
    monkeypatch.setattr(minis, "drawer", lambda _: draw)
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_mini"


# --- help -----------------------------------------------------------------------------------------


def warns_by_no_fact(help: Help) -> Help:
    return replace(help, slips=(replace(help.slips[0], when="flood > 0"),))


def warns_by_an_unknown_place(help: Help) -> Help:
    return replace(help, facts=(*help.facts, read_fact("flood", {"view": "flood"})))


def counts_what_is_hidden(help: Help) -> Help:
    return replace(help, facts=(*help.facts, read_fact("bid", {"view": "bids.*"})))


def explains_without_words(help: Help) -> Help:
    return replace(help, about=(replace(help.about[0], say=(Variant("about-flood"),)),))


@pytest.mark.parametrize(
    ("spoil", "wrong"),
    [
        (warns_by_no_fact, "names 'flood', which is no fact"),
        (warns_by_an_unknown_place, "the view has no"),
        (counts_what_is_hidden, "is made of what seat . does not know"),
        (explains_without_words, "'about-flood'"),
    ],
    ids=name,
)
def test_bad_help_is_caught(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Help], Help], wrong: str
) -> None:
    bad = spoil(help_of("_template"))
    for module in (help_checks, telling):
        monkeypatch.setattr(module, "help_of", lambda _: bad)
    assert_help_is_caught(wrong)


def test_help_without_its_facts_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(helping, "move_facts")
    assert_help_is_caught("names 'better', which is no fact")


@pytest.mark.parametrize(
    ("part", "wrong"), [("facts", "The facts of seat"), ("move_facts", "The facts of 'bid")]
)
def test_help_that_guesses_is_caught(
    monkeypatch: pytest.MonkeyPatch, part: str, wrong: str
) -> None:
    def guess(*_: object) -> dict[str, float]:
        return {"better": random.random()}

    monkeypatch.setattr(helping, part, guess, raising=False)
    assert_help_is_caught(wrong)


def test_help_that_talks_too_long_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(help_checks.LONGEST, "uk", 20)
    assert_help_is_caught("uk: .* characters are too many")


def assert_help_is_caught(wrong: str) -> None:
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_told_help"


# --- pictures in a terminal, elements, buttons ----------------------------------------------------


@pytest.mark.parametrize("text", ["", "[dim] [/]", "[bold]one[/dim]"])
def test_a_bad_picture_in_a_terminal_is_caught(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(terminal, "draw", lambda view, say: text)
    with pytest.raises(Broken) as caught:
        check_match(GAME, 3, {}, 1)
    assert caught.value.check == "check_terminal"


@pytest.mark.parametrize(
    ("html", "wrong"),
    [
        ('<g id="a"><use href="#b"/></g>', "refers to 'b'"),
        ('<svg role="img"></svg>', "has a role but no name"),
        ('<button popovertarget="a"></button>', "whose popovertarget is not there"),
        ("<g><b></g></b>", "'g' that is closed out of turn"),
        ("<g><b></b>", "'g' that is not closed"),
        ("<g id='a'></g>", "not written as"),
        ('<i id="mouse-1"></i>', "the id 'mouse-1'"),
    ],
)
def test_bad_elements_are_named(html: str, wrong: str) -> None:
    (found,) = wrong_elements("_template", Page(html))
    assert wrong in found


def test_good_elements_are_not() -> None:
    html = (
        '<a id="a" href="#stage"><br><svg role="img" aria-label="x"><use href="#i-end"/></svg></a>'
    )
    assert list(wrong_elements("_template", Page(html))) == []


@pytest.mark.parametrize(
    ("button", "wrong"),
    [
        ({"role": "img", "tabindex": "-1", "class": "can"}, "by key"),
        ({"role": "button", "class": "can"}, "by key"),
        ({"role": "button", "tabindex": "-1", "class": "ring"}, "the class `can`"),
        ({"role": "button", "tabindex": "-1", "class": "can", "data-piece": ""}, "needs an id"),
    ],
)
def test_bad_buttons_are_named(button: dict[str, str], wrong: str) -> None:
    (found,) = wrong_button({**button, "data-moves": "bid 1"})
    assert wrong in found


@pytest.mark.parametrize(
    ("shown", "is_pass_asked", "is_good"),
    [
        ([], True, True),
        ([2, 3], False, True),
        ([2, 3], True, True),
        ([2, 3, 1], True, True),
        ([2, 3, 1], False, False),
        ([2], True, False),
        ([1], True, False),
        ([2, 3, 5], True, False),
    ],
)
def test_a_question_without_a_preview_is_noticed(
    shown: list[int], is_pass_asked: bool, is_good: bool
) -> None:
    """Bids of 2 and 3 are asked about, one of 5 is not; a bid of 1 stands alone, like a pass."""
    question = Message("confirm")
    passing = question if is_pass_asked else None
    choices = [
        Choice((BID[2],), Label(Message("bid"), Message("bids"), confirm=question)),
        Choice((BID[3],), Label(Message("bid"), Message("bids"), confirm=question)),
        Choice((BID[5],), Label(Message("bid"), Message("bids"))),
        Choice((BID[1],), Label(Message("pass"), Message("end"), confirm=passing)),
    ]
    page = Page("".join(f'<g data-preview="{BID[card].text}"></g>' for card in shown))
    assert (not list(wrong_previews(page, choices))) == is_good


# --- the suite -----------------------------------------------------------------------------------

CAUGHT: dict[type[Template], str] = {
    ListsTwice: "check_moves",
    ListsInAnyOrder: "check_moves",
    LeavesNoMove: "check_moves",
    EndsTwice: "check_moves",
    InventsMoves: "check_moves",
    MiscountsSeats: "check_seats",
    MiscountsSeatsInViews: "check_seats",
    KeepsItsPositionElsewhere: "check_seats",
    WritesOneText: "check_texts",
    OffersTooMuch: "check_choices",
    OffersTooLittle: "check_choices",
    NeverRefuses: "check_refusals",
    AlwaysRefuses: "check_refusals",
    RefusesWithoutRule: "check_refusals",
    RefusesByUnknownRule: "check_refusals",
    RefusesWithoutWords: "check_refusals",
    PlacesNobodyFirst: "check_standing",
    CopiesBadly: "check_copy",
    HoldsFloats: "check_json",
    HasNoIdeas: "check_ideas",
    ThinksOfForbiddenMoves: "check_ideas",
    FollowsForeignHunches: "check_ideas",
    ExplainsAndSorts: "check_purity",
    ImaginesOnTheView: "check_purity",
    ShowsBids: "check_secrecy",
    TellsBids: "check_secrecy",
    ThinksAloud: "check_other_secrets",
    AsksByBids: "check_other_secrets",
    MovesTellBids: "check_views",
    LikesTheFirst: "check_order",
    ForgetsToReopen: "check_reopened",
    ReopensOnTheView: "check_purity",
    RevealsWithoutBorder: "check_borders",
    ImaginesNothing: "check_worlds",
    ImaginesForeignCards: "check_worlds",
    ImaginesAnotherCheese: "check_worlds",
    RollsItsOwnDice: "check_same_seed",
    RemembersMatches: "check_same_seed",
    PlaysForTheAudience: "check_same_seed",
    KnowsItsDealer: "check_match_play",
    CountsWrong: "check_outcome",
    RanksFromZero: "check_outcome",
    EndsWithoutWords: "check_outcome",
    AsksWithoutWords: "check_words",
    LabelsWithoutWords: "check_choices",
    TellsWithoutWords: "check_event_words",
    TellsByUnknownRule: "check_event_words",
    WhispersAboutNobody: "check_event_words",
}
CAUGHT_LATER: dict[type[Template], str] = {
    LosesCheese: "check_inventory",
    LosesCard: "check_invariants",
    ChangesOldCopies: "check_copies_last",
}
"""With four seats and no samples after the first moves, so that only the named check is left."""
CAUGHT_APART = (
    *("check_terminal", "check_motions", "check_sheet", "check_told_help"),
    "check_mini",
)
"""Each has tests of its own above."""


@pytest.mark.parametrize(("broken", "check"), CAUGHT.items(), ids=name)
def test_a_broken_game_is_caught_by_its_check(broken: type[Template], check: str) -> None:
    with pytest.raises(Broken) as caught:
        check_match(broken(), 3, {}, 1, share=1.0)
    assert caught.value.check == check, str(caught.value)


@pytest.mark.parametrize(("broken", "check"), CAUGHT_LATER.items(), ids=name)
def test_a_game_that_breaks_later_is_caught_by_its_check(
    broken: type[Template], check: str
) -> None:
    with pytest.raises(Broken) as caught:
        check_match(broken(), 4, {}, 1, share=0.0)
    assert caught.value.check == check, str(caught.value)


def test_a_match_that_never_ends_is_caught() -> None:
    with pytest.raises(Broken) as caught:
        check_match(NeverEnds(), 3, {}, 1, longest=30)
    assert caught.value.check == "check_ends"
    assert "It is not over after 30 decisions." in str(caught.value)


def test_every_check_has_a_game_that_it_catches() -> None:
    caught = {*CAUGHT.values(), *CAUGHT_LATER.values(), *BADLY_DRAWN.values(), *CAUGHT_APART}
    assert {check.__name__ for check in CHECKS} == caught


def test_a_failure_says_what_where_and_with_which_seed() -> None:
    with pytest.raises(Broken) as caught:
        check_match(ListsTwice(), 2, {"rounds": 3}, 17)
    assert str(caught.value) == (
        "check_moves: 'bid 1' is listed more than once. "
        "(_template, 2 seats, {'rounds': 3}, seed 17, after 0 moves)"
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_unbroken_game_passes_every_check(seed: int) -> None:
    report = Report()
    for seats, options in settings(GAME):
        assert check_match(GAME, seats, options, seed, share=1.0, report=report) is report
    checks = [check.__name__ for check in CHECKS]
    assert set(report.runs) == {*checks, "check_ends"}
    assert min(report.runs.values()) == len(settings(GAME))
    assert report.ends == {"over-rounds": len(settings(GAME))}
    assert report.decisions == sum(
        seats * int(GAME.meta.complete(options)["rounds"]) for seats, options in settings(GAME)
    )
