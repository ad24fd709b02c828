"""The pages, as somebody without script meets them: read, press, follow."""

import json
import random
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest

from cheeseboard import record, registry
from cheeseboard.events import Message
from cheeseboard.game import show_value
from cheeseboard.testing.settings import short_match
from cheeseboard.words import page_folders, page_words, words

from .people import Person, open_table, start_table
from .programs import Program, random_move, replayed
from .reading import Node, Page, parse
from .serving import LANGUAGES, Server, new_seed

GAMES: Final = (*registry.ids(), "_template")
SIMPLE: Final = re.compile(r"^([a-z][\w-]*) = ([^{}]{9,})$", re.MULTILINE)
"""A message of one line without arguments, long enough to be no word of another language."""


# --- what every page promises --------------------------------------------------------------------


def check_page(page: Page, language: str, game: str = "", status: int = 200) -> None:
    """A whole page in one language, without a trace of how it was made."""
    assert page.status == status
    assert page.root.one("html").get("lang") == language
    assert page.root.one("title").text
    assert len(page.root.all("main")) == 1
    assert "{ $" not in page.html
    assert "{{" not in page.html
    ids = [node.get("id") for node in page.root.walk() if node.get("id")]
    assert len(ids) == len(set(ids)), [id for id in ids if ids.count(id) > 1]
    drawn = {str(use.get("href")).removeprefix("#") for use in page.root.all("use")}
    assert drawn <= set(ids), f"not drawn: {drawn - set(ids)}"
    seen = readable(page.root.one("body"))
    keys = message_ids(game)
    assert not keys & set(re.findall(r"[a-z][\w-]*-[\w-]+", seen)), "an untranslated message id"
    for key, english in english_only(game, language):
        assert english not in seen, f"{key} is in English on a page in {language}"


def readable(node: Node) -> str:
    """The text without drawings' names and code."""
    parts = []
    for child in node.children:
        if isinstance(child, str):
            parts.append(child)
        elif child.tag not in ("script", "style", "code", "pre", "title"):
            parts.append(readable(child))
    return " ".join(" ".join(parts).split())


@cache
def files(game: str, language: str) -> list[str]:
    paths = [*page_folders(), registry.games_folder().parent / "words"]
    if game:
        paths += [home / "words" for home in registry.homes(game)]
    return [(path / f"{language}.ftl").read_text(encoding="utf-8") for path in paths]


@cache
def message_ids(game: str) -> set[str]:
    found = re.findall(r"^([a-z][\w-]*-[\w-]+) =", "\n".join(files(game, "en")), re.MULTILINE)
    return set(found) - {"by-link"}


@cache
def english_only(game: str, language: str) -> list[tuple[str, str]]:
    """Sentences that a page in another language must not have."""
    if language == "en":
        return []
    english = dict(SIMPLE.findall("\n".join(files(game, "en"))))
    own = "\n".join(files(game, language))
    return [(key, text) for key, text in english.items() if text not in own]


@pytest.mark.parametrize("language", LANGUAGES)
def test_front_page_and_docs_answer_in_the_language_the_browser_asks_for(
    server: Server, language: str
) -> None:
    somebody = Person(server, language=language)
    check_page(somebody.read("/"), language)
    check_page(somebody.read("/docs"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_language_outlasts_what_the_browser_asks_for(
    server: Server, language: str
) -> None:
    other = "uk" if language == "en" else "en"
    somebody = Person(server, language=other)
    page = somebody.read("/games/_template")
    buttons = page.form("/me/language").buttons
    button = next(one for one in buttons if one.get("value") == language)
    page = somebody.press(page.form("/me/language"), button)
    assert page.path == "/games/_template"
    check_page(page, language, "_template")
    check_page(somebody.read("/"), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_page_has_an_anchor_for_every_rule(server: Server, game: str, language: str) -> None:
    page = Person(server, language=language).read(f"/games/{game}")
    check_page(page, language, game)
    text = (registry.folder(game) / "RULES.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*([A-Z][^*`]*)\*\*", text, re.MULTILINE)
    assert rules
    for rule in rules:
        item = page.root.one("div", id=rule)
        assert item.one("dt").text == rule
        assert len(item.one("dd").text) > 3
    assert registry.meta(game).title[language] in page.root.one("h1").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_new_table_lobby_and_table_answer_in_every_language(
    server: Server, game: str, language: str
) -> None:
    host = Person(server, "Олена", language)
    page = host.read(f"/tables/new?game={game}")
    check_page(page, language, game)
    page = host.press(page.form("/tables"), access="link")
    check_page(page, language, game)
    check_page(Person(server, language=language).read(page.path), language, game)
    for seat in range(1, len(page.root.one("ol", class_="chairs").all("li"))):
        page = host.press(page.form("/sit", seat=str(seat)), name=f"Кіт {seat}")
    page = host.press(page.form("/start"))
    check_page(page, language, game)
    page = host.look(page)
    check_page(page, language, game)
    assert page.moves
    check_page(Person(server, language=language).read(page.path), language, game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_pages_with_a_sentence_in_every_language(server: Server, language: str) -> None:
    somebody = Person(server, "Ann", language)
    spoken = page_words(language)
    for path in ("/nothing", "/play-now", "/static/nothing.css"):
        page = somebody.read(path)
        check_page(page, language, status=405 if path == "/play-now" else 404)
        assert page.alert == spoken.say(Message("error-lost"))
    page = somebody.send("/games/_template", any="thing")
    check_page(page, language, status=405)
    page = somebody.read("/tables/nosuchtable")
    check_page(page, language, status=404)
    assert page.alert == spoken.say(Message("refuse-no-table"))
    page = somebody.read("/games/nosuchgame")
    check_page(page, language, status=404)
    assert page.alert == spoken.say(Message("refuse-no-game", {"game": "nosuchgame"}))


# --- a whole match by buttons --------------------------------------------------------------------


@dataclass(slots=True)
class Seen:
    """What a page offered at a moment."""

    step: int
    """Steps of the record before it."""
    seat: int
    moves: list[str]
    sentences: list[str]


@dataclass(slots=True)
class Played:
    """A match that people have played by pressing buttons."""

    people: Sequence[Person]
    id: str
    seen: list[Seen] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)


def play_by_buttons(
    people: Sequence[Person], game: str, rng: random.Random, **options: Any
) -> Played:
    played = Played(people, start_table(people, game, **options))
    step = 0
    path = f"/tables/{played.id}"
    is_over = False
    while not is_over:
        for seat, who in enumerate(people):
            page = who.read(path)
            while page.moves:
                sentences = [node.text for node in page.move_form.all("button", name="move")]
                played.seen.append(Seen(step, seat, page.moves, sentences))
                move = random_move(rng, page.moves, 0.7)
                page = who.choose(page, move)
                assert page.status == 200, page.text
                assert page.path == f"{path}?as={seat}"
                step += len(move.split(";"))
            is_over = f"{path}/matches/1" in page.html
            if is_over:
                break
    answer = people[0].http.get(f"{path}/matches/1/record.jsonl")
    assert answer.status_code == 200
    played.lines = [json.loads(line) for line in answer.text.splitlines()]
    assert len(played.lines) == step + 2
    return played


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, server: Server) -> Played:
    """A match of each game, by buttons alone."""
    seed = new_seed()
    sys.stdout.write(f"CHEESEBOARD_SEED={seed}\n")
    rng = random.Random(seed)
    short = short_match(registry.load(request.param))
    options = {name: show_value(value) for name, value in short.options.items()}
    people = [Person(server, "Ann"), Person(server, "Bohdan")]
    return play_by_buttons(people, request.param, rng, **options)


def test_the_buttons_are_the_choices_of_the_engine(played: Played) -> None:
    match = replayed(played.lines, 0)
    for seen in played.seen:
        while len(match.record.steps) < seen.step:
            step = played.lines[1 + len(match.record.steps)]
            match.play(step["seat"], step["move"])
        choices = match.game.choices(match.shown(seen.seat), seen.seat)
        assert sorted(seen.moves) == sorted(choice.text for choice in choices)
        assert {choice.moves[0].text for choice in choices} == {
            move.text for move in match.moves(seen.seat)
        }
        for sentence in seen.sentences:
            assert sentence


def test_the_record_replays_to_its_end(played: Played) -> None:
    match = replayed(played.lines)
    assert match.outcome is not None
    assert list(match.outcome.scores) == played.lines[-1]["over"]["scores"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_and_replay_answer_in_every_language(
    server: Server, played: Played, language: str
) -> None:
    watcher = Person(server, language=language)
    home = f"/tables/{played.id}"
    match = replayed(played.lines)
    game, steps = match.game.meta.id, len(match.record.steps)
    check_page(watcher.read(home), language, game)
    page = watcher.read(f"{home}/matches/1")
    check_page(page, language, game)
    assert match.outcome is not None
    totals = page.root.one("tfoot").all("td")
    assert [int(str(cell.children[0])) for cell in totals] == list(match.outcome.scores)
    assert match.record.commitment in page.html
    assert played.lines[0]["seed"] in page.html
    assert not page.forms("/rematch")
    for number, step in enumerate((0, 1, steps // 2, steps, steps + 5)):
        for viewer in ("all", "public", "0", "1")[number % 2 :: 2]:
            page = watcher.read(f"{home}/matches/1/replay?step={step}&from={viewer}")
            check_page(page, language, game)
            assert page.root.one("input", id="step").get("value") == str(min(step, steps))
            chosen = page.root.one("select", id="from").all("option")
            assert [o.get("value") for o in chosen if "selected" in o.attributes] == [viewer]


def test_the_replay_shows_every_viewer_what_the_viewer_knew(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    for who, bid in zip(people, (4, 2), strict=True):
        who.choose(who.read(f"/tables/{id}"), f"bid {bid}")
    shown = {
        viewer: bids(people[0].read(f"/tables/{id}/matches/1/replay?step=1&from={viewer}"))
        for viewer in ("all", "public", "0", "1")
    }
    assert shown == {"all": "4, –", "public": "?, –", "0": "4, –", "1": "?, –"}


def bids(page: Page) -> str:
    """The bids as the board shows them."""
    stage = page.root.one("section", id="stage")
    shown = [stage.one("g", id=f"bid-{seat}").text for seat in range(2)]
    return ", ".join(bid or "–" for bid in shown)


def test_the_replay_steps_by_links_and_by_forms(played: Played) -> None:
    who = played.people[0]
    page = who.read(f"/tables/{played.id}/matches/1/replay")
    link = page.root.one("a", rel="next").get("href")
    page = who.read(f"/tables/{played.id}/matches/1/replay{link}")
    assert page.root.one("input", id="step").get("value") == "1"
    forms = [form for form in page.forms() if "step" in form.fields]
    page = who.press(next(form for form in forms if form.node.all("select")), **{"from": "1"})
    assert "from=1" in page.path
    assert page.root.one("input", id="step").get("value") == "1"


# --- before the match ----------------------------------------------------------------------------


def test_one_click_on_play_now_begins_a_match_against_bots(server: Server) -> None:
    somebody = Person(server)
    page = somebody.read("/games/_template")
    page = somebody.press(page.form("/play-now"))
    assert page.status == 200
    assert re.fullmatch(r"/tables/[\w-]+", page.path)
    assert len(page.moves) == 5
    assert [node.get("class").split()[1] for node in page.root.all("li", class_="seat seat-1 now")]
    front = somebody.read("/")
    turns = [node for node in front.root.all("a") if "turn" in node.get("class").split()]
    assert [node.get("href") for node in turns] == [page.path]
    assert not [form for form in Person(server).read(page.path).forms("/move") if form.fields]


def test_play_now_of_a_game_that_is_not_there_says_so(server: Server) -> None:
    page = Person(server).send("/play-now", game="ludo")
    assert page.status == 404
    assert page.alert == "There is no game ludo."


def test_a_guest_needs_only_a_name(server: Server) -> None:
    host = Person(server, "Ann")
    id = open_table(host, "_template", 2)
    guest = Person(server)
    page = guest.read(f"/tables/{id}")
    page = guest.press(page.form("/sit"), name="  Zoë   Mouse ")
    assert page.status == 200
    chairs = page.root.one("ol", class_="chairs").all("li")
    assert [chair.one("b").text for chair in (c.one("span", class_="txt") for c in chairs)] == [
        "Ann",
        "Zoë Mouse",
    ]
    assert guest.read("/").root.one("input", id="my-name").get("value") == "Zoë Mouse"


def names(page: Page) -> list[str]:
    chairs = page.root.one("ol", class_="chairs").all("span", class_="txt")
    return [chair.one("b").text for chair in chairs]


def test_seats_are_taken_freed_and_given_to_bots(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 3)
    page = guest.read(f"/tables/{id}")
    assert names(page) == ["Ann", "Free", "Free"]
    page = guest.press(page.form("/sit", seat="2"))
    assert names(page) == ["Ann", "Free", "Bob"]
    page = host.read(page.path)
    page = host.press(page.form("/bot", seat="1"), bot="hard")
    assert names(page) == ["Ann", "Gouda", "Bob"]
    page = guest.read(page.path)
    assert [form.fields["seat"] for form in page.forms("/stand-up")] == ["2"]
    page = guest.press(page.form("/stand-up"))
    assert names(page) == ["Ann", "Gouda", "Free"]
    page = host.read(page.path)
    page = host.press(page.form("/stand-up", seat="1"))
    assert names(page) == ["Ann", "Free", "Free"]
    assert host.send(f"/tables/{id}/bot", seat=1, bot="genius").alert == "There is no bot genius."
    assert names(host.read(page.path)) == ["Ann", "Free", "Free"]


def test_a_taken_seat_is_refused_with_the_name_of_who_sits_there(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 2)
    page = guest.send(f"/tables/{id}/sit", seat=0)
    assert page.status == 409
    assert page.alert == "Ann already sits there. Choose another seat."
    assert names(host.read(f"/tables/{id}")) == ["Ann", "Free"]


def test_good_options_are_kept_and_bad_ones_refused_with_a_sentence(server: Server) -> None:
    host = Person(server, "Ann")
    id = open_table(host, "_template", 2)
    page = host.read(f"/tables/{id}")
    good = {"option-rounds": "3", "seats": "4"}
    page = host.press(page.form("/options"), **good)
    assert page.form("/options").fields["option-rounds"] == "3"
    assert len(names(page)) == 4
    for bad, sentence in (
        ({"option-rounds": "9"}, "Rounds: a whole number from 1 to 5."),
        ({"option-rounds": "many"}, "Rounds: a whole number from 1 to 5."),
        ({"option-rounds": "-1"}, "Rounds: a whole number from 1 to 5."),
        ({"seats": "7"}, "_template is played with 2, 3, 4 seats, not with 7."),
        ({"seats": "x"}, "seats must be a whole number."),
        ({"seats": "9" * 400}, "seats must be a whole number."),
    ):
        refused = host.press(page.form("/options"), **bad)
        assert refused.status == 422
        assert sentence in refused.alert
        again = host.read(f"/tables/{id}")
        assert again.form("/options").fields == page.form("/options").fields
    guest = Person(server, "Bob")
    guest.send(f"/tables/{id}/sit", seat=3)
    refused = host.press(page.form("/options"), seats="2")
    assert refused.status == 409
    assert refused.alert == "Somebody sits in a seat that would disappear. Free it first."
    assert len(names(host.read(f"/tables/{id}"))) == 4


def test_a_new_table_with_bad_options_shows_the_form_again_with_the_reason(server: Server) -> None:
    host = Person(server, "Ann")
    page = host.read("/tables/new?game=burg_appenzell")
    page = host.press(page.form("/tables"), **{"option-target": "99"})
    assert page.status == 422
    assert page.root.one("p", role="alert").text == (
        "Kinds of cheese to win: choose one of the values offered."
    )
    page = host.press(page.form("/tables"), **{"option-first_seat": "3", "option-target": "5"})
    assert page.status == 422
    assert page.root.one("p", role="alert").text == (
        "Who begins: there are 3 seats at this table. Choose one of them."
    )
    kept = page.form("/tables").fields
    assert (kept["option-first_seat"], kept["option-target"]) == ("3", "5"), "what was typed stays"
    page = host.press(page.form("/tables"), **{"option-first_seat": "0"})
    assert page.status == 200
    assert names(page) == ["Ann", "Free", "Free"]


def test_only_the_host_begins_and_only_when_the_seats_are_full(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 2)
    assert "disabled" in host.read(f"/tables/{id}").form("/start").buttons[0].attributes
    page = host.send(f"/tables/{id}/start")
    assert (page.status, page.alert) == (
        409,
        "Some seats are still free. Invite somebody or seat bots.",
    )
    page = guest.send(f"/tables/{id}/sit", seat=1)
    assert not page.forms("/start")
    assert not page.forms("/bot")
    for path, fields in (
        ("start", {}),
        ("bot", {"seat": 1, "bot": "random"}),
        ("options", {"seats": 3}),
    ):
        refused = guest.send(f"/tables/{id}/{path}", None, **fields)
        assert (refused.status, refused.alert) == (403, "Only the host of the table can do this.")
    refused = guest.send(f"/tables/{id}/stand-up", seat=0)
    assert (refused.status, refused.alert) == (403, "Only the host of the table can do this.")
    page = host.read(f"/tables/{id}")
    assert "disabled" not in page.form("/start").buttons[0].attributes
    assert host.press(page.form("/start")).moves
    for path, more in (("start", {}), ("sit", {"seat": 1}), ("options", {"seats": 3})):
        refused = host.send(f"/tables/{id}/{path}", None, **more)
        assert refused.status == 409
        assert refused.alert == "The match has begun. Seats and options stay as they are."


def test_public_tables_are_on_the_front_page_and_others_are_not(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server)
    hidden = open_table(host, "_template", 2)
    page = host.read("/tables/new?game=_template")
    shown = host.press(page.form("/tables"), access="everybody").path
    links = {node.get("href") for node in guest.read("/").root.all("a")}
    assert shown in links
    assert f"/tables/{hidden}" not in links


# --- in the match --------------------------------------------------------------------------------


def test_one_person_plays_two_seats_of_an_open_game_without_a_curtain(server: Server) -> None:
    host = Person(server, "Ann")
    id = open_table(host, "burg_appenzell", 2)
    host.send(f"/tables/{id}/sit", seat=1, name="Kid")
    page = host.send(f"/tables/{id}/start")
    players = []
    for _ in range(12):
        assert not page.has_curtain
        assert page.moves, "the page follows whoever is to act"
        seat = page.form("/move").fields["seat"]
        players.append(seat)
        move = page.moves[0] if page.moves[0].startswith("place") else page.moves[-1]
        page = host.choose(page, move)
    assert set(players) == {"0", "1"}
    assert all(one != other for one, other in pairwise(players[2:]))


def test_a_table_can_be_watched_without_a_seat_and_without_a_cookie(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "burg_appenzell")
    watcher = Person(server)
    for path in (f"/tables/{id}", f"/tables/{id}?as=0", f"/tables/{id}?as=1"):
        page = watcher.read(path)
        assert page.status == 200
        assert page.moves == []
        assert page.form("/move").fields == {}
        assert "You are watching." in page.text
        assert page.root.one("section", id="stage").all("svg")
    assert not watcher.http.cookies


def test_a_rematch_moves_everybody_one_seat_on(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cy")]
    id = start_table(people, "_template", rounds=1)
    for who in people:
        who.choose(who.read(f"/tables/{id}"), "bid 2")
    page = people[1].read(f"/tables/{id}/matches/1")
    assert Person(server).send(f"/tables/{id}/rematch").status == 403
    page = people[1].press(page.form("/rematch"))
    assert page.path == f"/tables/{id}"
    assert len(page.moves) == 5
    assert page.root.one("div", id="heading").one("span").text == "Cy, Ann, Bob"
    assert [who.read(page.path).form("/move").fields["seat"] for who in people] == ["1", "2", "0"]
    assert people[0].read(f"/tables/{id}/matches/1").status == 200
    assert people[0].read(f"/tables/{id}/matches/2").status == 403


def test_two_people_at_one_table_read_different_languages(server: Server) -> None:
    people = [Person(server, "Ann", "en"), Person(server, "Ольга", "uk")]
    id = start_table(people, "_template")
    for who, language in zip(people, ("en", "uk"), strict=True):
        page = who.read(f"/tables/{id}")
        assert page.root.one("html").get("lang") == language
        spoken = words("_template", language)
        bid = spoken.say(Message("move-bid", {"card": 4}))
        assert any(bid in node.text for node in page.root.all("button", value="bid 4"))


def test_chat_reaches_everybody_at_the_table(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template")
    page = people[0].read(f"/tables/{id}")
    people[0].press(page.form("/chat", text=""), text="Good  luck!")
    assert "Ann guest Good luck!" in people[1].read(f"/tables/{id}").root.one("div", id="chat").text
    for text in ("", "   ", "x" * 401):
        refused = people[0].send(f"/tables/{id}/chat", text=text)
        assert (refused.status, refused.alert) == (422, "A message has 1 to 400 characters.")


def test_a_name_is_one_line_of_at_most_thirty_characters(server: Server) -> None:
    somebody = Person(server, "Ann")
    for name in ("", "   ", "x" * 31, "\n\t"):
        refused = somebody.send("/me/name", name=name, back="/")
        assert (refused.status, refused.alert) == (422, "A name has 1 to 30 characters.")
    page = somebody.send("/me/name", name="Anna\u0000 \u200bMaria", back="/games/_template")
    assert page.path == "/games/_template"
    assert page.root.one("input", id="my-name").get("value") == "Anna Maria"


def test_a_finished_table_leads_to_its_score_and_a_program_reads_the_same(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    people[0].choose(people[0].read(f"/tables/{id}"), "bid 5")
    page = people[1].choose(people[1].read(f"/tables/{id}"), "bid 1")
    link = page.root.one("section", id="decision").one("a").get("href")
    assert link == f"/tables/{id}/matches/1"
    score = people[0].read(link)
    assert score.root.one("h1").text == "You win!"
    assert people[1].read(link).root.one("h1").text == "Ann wins."
    lines = Program(server).get(f"/tables/{id}/matches/1/record")
    text = people[0].http.get(f"{link}/record.jsonl").text
    assert [json.loads(line) for line in text.splitlines()] == lines
    assert record.parse(text.splitlines()).end is not None
    assert parse(score.html).one("tfoot").all("td")[0].get("class") == "first"


def test_who_loses_alone_gets_no_place(server: Server) -> None:
    """The Corporation sits at no seat: there is nobody to come second to."""
    person = Person(server, "Ann")
    id = start_table([person], "fromage", solo_level=4, round_limit=20)
    page = person.read(f"/tables/{id}")
    while page.moves:
        page = person.choose(page, "end" if "end" in page.moves else page.moves[0])
    score = person.read(f"/tables/{id}/matches/1").root
    assert score.one("h1").text == "Not this time."
    assert "number" not in score.one("div", class_="verdict").text
    assert not score.one("tfoot").all("small")
