"""Help: what a file may say, whom it tells what, and the help of every game."""

from collections.abc import Set
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import registry
from cheeseboard.chance import Live
from cheeseboard.events import Event, Log, Message
from cheeseboard.help import Adviser, BadHelp, Warned, card, help_of, help_words
from cheeseboard.help.facts import BadFact, Fact, added, read_fact, said, seen
from cheeseboard.help.reading import joined
from cheeseboard.match import Match
from cheeseboard.rulebook import rule_text
from cheeseboard.testing.help_checks import check_help

HELPED = [id for id in registry.ids(with_drafts=True) if help_of(id).is_there]


@pytest.mark.parametrize("id", HELPED)
def test_help_is_in_order(id: str) -> None:
    assert list(check_help(registry.load(id))) == []


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[symbols]]\nid = 'a'", "not known"),
        ("[[symbol]]\nid = 'a'", "missing"),
        ("[[slip]]\nid = 'a'\nmove = '*'\nwhen = 'len(a)'", "does more than compare"),
        ("[facts]\na = { sum = 'b' }", "needs one of"),
        ("[[summary]]\nid = 'a'\nevent = 'b'", r"no \[round\]"),
        ("[round]\nview = 'a'", "names the event"),
        ("[round]\nevent = 'a'\n[[summary]]\nid = 'a'\nevent = 'b'\ntone = 'red'", "the tone"),
        ("[[reason]]\nid = 'a'\n[[reason]]\nid = 'a'", "twice"),
        ("[[about]\n", "Expected"),
    ],
)
def test_a_wrong_file_is_named_with_a_reason(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "help.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadHelp, match=wrong):
        joined("_template", [file])


def test_parts_of_a_game_add_to_its_help(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for number, file in enumerate(files):
        text = f"[facts]\nf{number} = {{ view = 'rounds' }}\n[[reason]]\nid = 'r{number}'\n"
        file.write_text(text, encoding="utf-8")
    found = joined("_template", files)
    assert [fact.name for fact in found.facts] == ["f0", "f1"]
    assert [reason.say for reason in found.reasons] == ["reason-r0", "reason-r1"]


# --- facts ----------------------------------------------------------------------------------------


def fact(**data: Any) -> Fact:
    return read_fact("fact", data)


def test_events_are_counted_and_added_up() -> None:
    told = [
        Event(Message("event-take", {"seat": 0, "points": 3})),
        Event(Message("event-take", {"seat": 1, "points": 4})),
        Event(Message("event-show", {"seat": 0, "card": 5})),
    ]
    assert added(fact(event="event-take"), told, 0) == 2
    assert added(fact(event="event-*", seat="you"), told, 0) == 2
    assert added(fact(event="event-take", seat="you", sum="points"), told, 1) == 4
    with pytest.raises(BadFact, match="no number"):
        added(fact(event="event-take", sum="cheese"), told, 0)


def test_places_of_a_view_are_found_from_the_seat() -> None:
    view = {"cheese": [3, 0, 5], "hands": [[1, 2], [2, 2], []], "variant": {"rounds": 4}}
    values = {
        "cheese.you": 0,
        "cheese.left": 5,
        "cheese.right": 3,
        "cheese.*": 8,
        "cheese": 3,
        "hands.you": 2,
        "hands.*.*": 7,
        "variant.rounds": 4,
    }
    assert {path: seen(fact(view=path), view, 1, 3) for path in values} == values
    assert seen(fact(view="hands.you", count=2), view, 1, 3) == 2
    with pytest.raises(BadFact, match="the view has no"):
        seen(fact(view="gold"), view, 1, 3)


def test_the_sentence_of_a_move_is_a_fact() -> None:
    label = Message("move-push-trap", {"seat": 1, "count": 7})
    assert said(fact(label="move-push-*", seat="you"), label, 1) == 1
    assert said(fact(label="move-push-*", seat="you"), label, 0) == 0
    assert said(fact(label="move-push-trap", sum="count"), label, 0) == 7


# --- what is told, at the market of the template --------------------------------------------------


def market(rounds: int, *moves: tuple[int, str]) -> Match[Any, Any]:
    match = Match.new(registry.load("_template"), 2, {"rounds": rounds}, 7)
    for seat, text in moves:
        match.play(seat, match.game.read(text))
    return match


def adviser(match: Match[Any, Any], seat: int) -> Adviser:
    told = [event for _, event in match.events(seat)]
    return Adviser("_template", match.shown(seat), seat, told)


def test_a_decision_is_explained_by_what_holds() -> None:
    first = adviser(market(5), 0).about("decision-bid")
    last = adviser(market(1), 0).about("decision-bid")
    assert first is not None
    assert first.key == "about-bid"
    assert last is not None
    assert last.key == "about-bid-last"
    assert adviser(market(1), 0).about("decision-none") is None


def test_a_slip_is_certain_and_names_a_better_use() -> None:
    match = market(1)
    helper = adviser(match, 0)
    choices = match.game.choices(match.shown(0), 0)
    warned = {choice.text: helper.slip(choice) for choice in choices}
    assert [text for text, one in warned.items() if one is None] == ["bid 5"]
    one = warned["bid 2"]
    assert one is not None
    assert "5" in help_words("_template", "en").say(one.fact)
    assert all(adviser(market(2), 0).slip(choice) is None for choice in choices)


def test_a_reason_needs_a_term_that_gets_better() -> None:
    match = market(5)
    helper = adviser(match, 0)
    choice = match.game.choices(match.shown(0), 0)[0]
    found = helper.reason(choice, [("term-fit", 2.0)])
    assert found is not None
    assert found.key == "reason-fit"
    assert helper.reason(choice, [("term-fit", -2.0)]) is None
    assert helper.reason(choice, []) is None


def test_a_round_is_summed_up_for_every_seat() -> None:
    match = market(5)
    assert adviser(match, 0).balance(2) is None
    match.play(0, match.game.read("bid 5"))
    match.play(1, match.game.read("bid 2"))
    for seat, say in ((0, "decided-won"), (1, "decided-lost")):
        balance = adviser(match, seat).balance(2)
        assert balance is not None
        assert balance.number == 1
        assert balance.flows[0].numbers == (match.shown(0).won[0][0], 0)
        assert balance.decided is not None
        assert balance.decided.key == say
        assert balance.next is None


def test_a_symbol_can_be_told_without_a_position() -> None:
    for id in HELPED:
        for symbol in help_of(id).symbols:
            for language in ("en", "ru", "uk"):
                words = help_words(id, language)
                assert words.say(card(symbol).name)
                assert words.say(card(symbol).sentence)


# --- Burg Appenzell -------------------------------------------------------------------------------


def test_a_push_that_drops_an_own_mouse_is_a_slip() -> None:
    """In a random match, wherever the sentence of a push says so."""
    game = registry.load("burg_appenzell")
    found = 0
    for seed in range(60):
        chance = Live(seed)
        state = game.setup(game.meta.complete({}), 2, chance, Log())
        for _ in range(60):
            if not game.to_act(state):
                break
            seat = game.to_act(state)[0]
            view = game.shown(game.view(state, seat), seat)
            for choice in game.choices(view, seat):
                label = choice.label.message
                if label.key != "move-slide-trap" or label.args["seat"] != seat:
                    continue
                warned = Adviser("burg_appenzell", view, seat, ()).slip(choice)
                assert warned is not None
                assert warned.slip.id == "own-trap"
                found += 1
            moves = game.moves(state, seat)
            game.apply(state, seat, moves[chance.pick("move", len(moves))], chance, Log())
        if found:
            return
    pytest.fail("No push dropped an own mouse.")


@pytest.mark.parametrize("cheese", [0, 9])
def test_a_summary_says_what_the_next_round_asks(cheese: int) -> None:
    match = Match.new(registry.load("ratland"), 2, {}, 5)
    for seat in (0, 1, 0, 1):
        match.play(seat, "done")
        match.play(seat, "ready")
    view = match.shown(0)
    view.cheese[0] = cheese
    told = [event for _, event in match.events(0)]
    balance = Adviser("ratland", view, 0, told).balance(2)
    assert balance is not None
    assert balance.next is not None
    assert balance.next.key == ("next-sated" if cheese else "next-hungry")
    for language in registry.LANGUAGES:
        assert str(cheese) in help_words("ratland", language).say(balance.next, viewer=0)


# --- slips and symbols of every game --------------------------------------------------------------


@pytest.mark.parametrize("id", registry.ids())
def test_every_slip_is_met_and_warned_of(id: str) -> None:
    """In random matches of the fewest seats, in every language, with a rule that has a text."""
    slips = {slip.id: slip for slip in help_of(id).slips}
    met: dict[str, Warned] = {}
    for seed in range(40):
        met |= slips_met(id, seed, slips.keys() - met.keys())
        if met.keys() == slips.keys():
            break
    assert met.keys() == slips.keys(), f"in 40 matches from seed 0 nobody met {slips.keys() - met}"
    for warned in met.values():
        for language in registry.LANGUAGES:
            words = help_words(id, language)
            assert words.say(warned.fact, viewer=0)
            assert words.say(warned.instead, viewer=0)
            assert not warned.slip.rule or rule_text(id, language, warned.slip.rule)


def slips_met(id: str, seed: int, wanted: Set[str]) -> dict[str, Warned]:
    """What somebody who plays by chance is warned of."""
    game = registry.load(id)
    chance = Live(seed)
    seats = min(count for count in game.meta.seats if count > 1)
    state = game.setup(game.meta.complete({}), seats, chance, Log())
    patterns = [slip.move for slip in help_of(id).slips if slip.id in wanted]
    met: dict[str, Warned] = {}
    for _ in range(400):
        if not game.to_act(state) or met.keys() >= wanted:
            break
        seat = game.to_act(state)[0]
        view = game.shown(game.view(state, seat), seat)
        helper = Adviser(id, view, seat, ())
        for choice in game.choices(view, seat):
            if any(fnmatchcase(choice.text, pattern) for pattern in patterns):
                warned = helper.slip(choice)
                if warned is not None and warned.slip.id in wanted:
                    met[warned.slip.id] = warned
        moves = game.moves(state, seat)
        game.apply(state, seat, moves[chance.pick("move", len(moves))], chance, Log())
    return met
