"""Playing in a terminal."""

import re
from pathlib import Path

import pytest

from cheeseboard import registry
from cheeseboard.cli.play import Offer, meant, print_result
from cheeseboard.cli.screen import console
from cheeseboard.events import Message
from cheeseboard.game import Outcome
from cheeseboard.games._template import GAME
from cheeseboard.match import Match
from cheeseboard.record import Played, Record
from cheeseboard.words import words

from .running import CASTLE, MARKET, run, shown


def test_a_whole_match_is_played_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    text = shown(run(*MARKET, "--save", str(path), typed="5\n4\n3\n2\n1\n"))
    assert "Cheese Market" in text
    assert "Which card do you bid?" in text
    assert "You bid 5." in text
    assert "Yellow bids" in text
    assert "All rounds have been played." in text
    found = Record.load(path)
    assert found.seed == 1
    played = [step for step in found.steps if isinstance(step, Played)]
    assert [step.move for step in played if step.seat == 0] == [
        f"bid {card}" for card in (5, 4, 3, 2, 1)
    ]
    assert found.end is not None
    for seat, colour in enumerate(("Red", "Yellow")):
        assert f"{found.end.ranks[seat]}. {colour}: {found.end.scores[seat]}" in text


def test_the_same_seed_deals_the_same_match() -> None:
    one, two = (run(*MARKET, typed="1\n1\n1\n1\n1\n").output for _ in range(2))
    assert one == two


def test_moves_are_typed_as_texts_too() -> None:
    text = shown(run(*MARKET, "--preset", "short", typed="bid 3\nbid   1\n"))
    assert "You bid 3." in text
    assert "You bid 1." in text
    assert "All rounds have been played." in text


@pytest.mark.parametrize("leave", ["q\n", " Q \n", "й\n", "quit\n", "exit\n", "вихід\n", ""])
def test_a_player_leaves_politely(leave: str) -> None:
    text = shown(run(*CASTLE, typed="place a1\nenter g1\n" + leave))
    assert "You put a mouse in tower a1." in text
    assert "You bring a mouse into tower g1." in text
    assert text.endswith("The match stops here.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Type “q” to leave the table"),
        ("ru", "«q» — выйти из-за стола"),
        ("uk", "«q» — встати з-за столу"),
    ],
)
def test_how_to_leave_is_said_at_once_and_in_the_help(language: str, said: str) -> None:
    text = shown(run(*MARKET, "--language", language, typed="q\n"))
    assert text.count(said) == 1
    assert "“q” leaves the table" in shown(run(*MARKET, typed="?\nq\n"))


def test_a_match_without_people_says_nothing_of_leaving() -> None:
    assert "leave" not in shown(run(*MARKET, "--people", "0"))


def test_the_next_player_may_leave_at_the_curtain() -> None:
    secret = ("--option", "clans=true")  # everybody chooses one of two clans
    text = shown(run("play", "ratland", "--seats", "2", "--people", "2", *secret, typed="q\n"))
    assert text.count("sit down at the keyboard") == 1
    assert text.endswith("press Enter. The match stops here.")


def test_the_record_of_a_match_that_was_left_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    text = shown(run(*CASTLE, "--save", str(path), typed="place a1\nquit\n"))
    assert "The record is in" in text
    assert Record.load(path).end is None
    assert len(Record.load(path).steps) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [("ru", "Запись партии — в файле"), ("uk", "Запис партії — у файлі")],
)
def test_where_the_record_is_stands_in_the_language_of_the_player(
    tmp_path: Path, language: str, said: str
) -> None:
    path = tmp_path / "match.jsonl"
    assert said in shown(
        run(*MARKET, "--language", language, "--save", str(path), typed="1\nquit\n")
    )


def test_a_move_is_taken_back() -> None:
    text = shown(run(*CASTLE, typed="place a1\nenter g1\nundo\nundo\nquit\n"))
    assert "You take back a move." in text
    assert (
        "There is nothing you can take back now. A move that has shown something new stays." in text
    )


def test_a_move_is_played_by_its_sentence_in_the_list() -> None:
    typed = "tower A1\nwhy enter tower g1\nLift the tiled roof of room A\nquit\n"
    text = shown(run(*CASTLE, typed=typed))
    assert "You are Red." in text
    assert "You put a mouse in tower a1." in text
    assert "That is possible now." in text
    assert "none of the moves" not in text
    assert "You lift" in text


def test_a_sentence_is_typed_with_usual_spaces() -> None:
    offers = [Offer("one", "Toulouse (points now:\u00a0+8)", "", ""), Offer("two", "Pass", "", "")]
    assert meant("toulouse  (points now: +8)", offers) == "one"
    assert meant("2", offers) == "two"
    for none in ("3", "0", "9" * 5000):
        assert meant(none, offers) == none


def test_why_tells_the_reason_and_the_rule() -> None:
    typed = "place a1\nwhy uncover R\nwhy enter g1\nwhy cheese\nquit\n"
    text = shown(run(*CASTLE, typed=typed))
    assert "None of your mice stands next to room R." in text
    assert "(BA-3.2)" in text
    assert "That is possible now." in text
    assert "'cheese' is none of the moves that are possible now." in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Which move? For example: why bid 1"),
        ("ru", "Какой ход? Например: why bid 1"),
        ("uk", "Який хід? Наприклад: why bid 1"),
    ],
)
def test_why_without_a_move_asks_for_one(language: str, said: str) -> None:
    assert said in shown(run(*MARKET, "--language", language, typed="why\nquit\n"))


def test_a_rule_is_shown_by_its_id() -> None:
    text = shown(run(*MARKET, typed="rules TPL-2.5\nrules TPL-9.9\nrules\nquit\n"))
    assert "TPL-2.5 If there is no such card, nobody gets the cheese." in text
    assert "There is no rule TPL-9.9." in text
    assert "Which rule? For example: rules TPL-2.2" in text


def test_a_rule_is_shown_in_the_language_of_the_player() -> None:
    text = shown(run(*MARKET, "--language", "ru", typed="rules TPL-2.5\nquit\n"))
    assert "TPL-2.5 Если такой карты нет, сыр не достаётся никому." in text


@pytest.mark.parametrize("ask", ["help", "?", ""], ids=["help", "question mark", "nothing"])
def test_help_names_the_commands_with_examples(ask: str) -> None:
    text = shown(run(*MARKET, typed=f"{ask}\nquit\n"))
    assert "for example: bid 1" in text
    assert "“undo” takes back your last move" in text
    assert "“rules TPL-2.2” shows a rule" in text


def test_an_unreadable_move_is_answered_and_asked_again() -> None:
    text = shown(run(*MARKET, typed="bid 55\ncheese [bold]please\n99\n0\n2\nquit\n"))
    assert "'bid 55' is none of the moves that are possible now. Did you mean 'bid 5'" in text
    assert "'cheese [bold]please' is none of the moves that are possible now." in text
    assert text.count("There are moves 1 to 5.") == 2
    assert "You bid 2." in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is one move: 1."),
        ("ru", "Сейчас возможен только один ход: 1."),
        ("uk", "Зараз можливий лише один хід: 1."),
    ],
)
def test_a_single_move_has_the_only_number(language: str, said: str) -> None:
    typed = "1\n1\n1\n1\n2\nquit\n"
    assert said in shown(run(*MARKET, "--language", language, typed=typed))


def test_only_moves_that_are_possible_now_are_suggested() -> None:
    text = shown(run(*MARKET, typed="bid 5\nbid 55\nquit\n"))
    suggested = text.partition(
        "'bid 55' is none of the moves that are possible now. Did you mean "
    )[2]
    assert suggested.startswith("'bid 4', 'bid 3', 'bid 2'?")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "Среди возможных сейчас ходов нет хода 'bid 55'. Может быть, 'bid 5'"),
        ("uk", "Серед можливих зараз ходів немає ходу 'bid 55'. Може, 'bid 5'"),
    ],
)
def test_an_unreadable_move_is_answered_in_the_language_of_the_player(
    language: str, said: str
) -> None:
    assert said in shown(run(*MARKET, "--language", language, typed="bid 55\nquit\n"))


def test_the_score_sheet_is_printed_when_the_match_is_over(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played = run(*MARKET, "--option", "rounds=2", "--save", str(path), typed="1\n1\n")
    outcome = Match.replay(GAME, Record.load(path)).outcome
    assert outcome is not None
    for told in (played, run("replay", str(path))):
        rows = [re.findall(r"[^\s│┃]+", line) for line in told.output.splitlines()]
        assert ["Red", "Yellow"] in rows
        for line in outcome.sheet:
            assert any(row[-2:] == [str(points) for points in line.points] for row in rows), line


def test_who_plays_alone_has_no_place() -> None:
    lost = Outcome(scores=(78,), ranks=(2,), reason=Message("over-rounds"))
    with console.capture() as printed:
        print_result(lost, words("_template", "en"))
    assert printed.get() == "Red: 78\n"


def test_an_illegal_move_shows_its_rule() -> None:
    text = shown(run(*MARKET, typed="bid 3\nbid 3\nquit\n"))
    assert "You have used your 3. (TPL-2.3)" in text


def test_several_people_do_not_see_each_others_secrets() -> None:
    typed = "bid 5\n\nbid 4\n"
    text = shown(run(*MARKET, "--people", "2", "--option", "rounds=1", typed=typed))
    assert "You choose" not in text
    assert "Red bids 5." in text
    assert "Yellow bids 4." in text


def test_bots_play_without_people() -> None:
    text = shown(run(*MARKET, "--people", "0", "--option", "rounds=1"))
    assert "All rounds have been played." in text


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_castle_is_played_in_every_language(language: str) -> None:
    title = registry.meta("burg_appenzell").title[language]
    assert title in shown(run(*CASTLE, "--language", language, typed="1\n1\n1\nquit\n"))
