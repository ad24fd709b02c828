"""Puzzles: a question on the board, hints, an answer, the first try counted, one a day."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from cheeseboard.review.puzzles import puzzles
from cheeseboard.server.puzzles.choosing import day_of, today
from cheeseboard.server.store import Store

from ..people import Person
from ..serving import LANGUAGES, Server

GAME = "_template"
FIRST = puzzles(GAME)[0]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody else tries puzzles at."""
    running = Server(tmp_path_factory.mktemp("puzzles")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_puzzles_are_listed(own: Server, language: str) -> None:
    page = Person(own, language=language).read("/puzzles")
    assert page.status == 200
    for number in range(1, len(puzzles(GAME)) + 1):
        assert f'href="/puzzles/{GAME}/{number}"' in page.html


def test_the_best_move_is_found(own: Server) -> None:
    person = Person(own, "Ann")
    page = person.read(f"/puzzles/{GAME}/1")
    assert "Find the best move." in page.text
    for move in FIRST.best:
        page = person.choose(page, move)
    assert "Found!" in page.text
    assert "Why" in page.text
    assert own.sql("SELECT count(*) FROM puzzle_tries WHERE is_found")[0][0] > 0


def test_only_the_first_try_counts(own: Server) -> None:
    person = Person(own, "Bob")
    before = own.sql("SELECT person, is_found FROM puzzle_tries")
    page = person.read(f"/puzzles/{GAME}/1")
    wrong = next(move for move in page.moves if move != FIRST.best[0])
    page = person.choose(page, wrong)
    assert "Not the best one." in page.text
    assert "The best move:" in page.text
    person.choose(person.read(f"/puzzles/{GAME}/1"), FIRST.best[0])
    rows = own.sql("SELECT person, is_found FROM puzzle_tries")
    [mine] = [row for row in rows if row not in before]
    assert not mine[1]


def test_hints_lead_to_the_move(own: Server) -> None:
    person = Person(own)
    everything = person.read(f"/puzzles/{GAME}/1").moves
    first = person.read(f"/puzzles/{GAME}/1?hint=1")
    assert "Think of this" in first.text
    assert first.moves == everything
    second = person.read(f"/puzzles/{GAME}/1?hint=2").moves
    assert FIRST.best[0] in second
    assert len(second) < len(everything)
    assert "The best move:" in person.read(f"/puzzles/{GAME}/1?show=1").text


@pytest.mark.parametrize(
    ("path", "status"), [(f"{GAME}/0", 404), (f"{GAME}/99", 404), ("chess/1", 404)]
)
def test_what_is_no_puzzle_is_refused(own: Server, path: str, status: int) -> None:
    page = Person(own).read(f"/puzzles/{path}")
    assert page.status == status


def test_a_move_that_is_not_there_is_refused(own: Server) -> None:
    person = Person(own, "Eve")
    before = own.sql("SELECT count(*) FROM puzzle_tries")
    assert person.post(f"/puzzles/{GAME}/1", move="bid 99").status_code == 422
    assert own.sql("SELECT count(*) FROM puzzle_tries") == before


def test_everybody_has_the_same_puzzle_of_the_day_and_all_come() -> None:
    seen = []
    for number in range(12):
        day = day_of(number * 86400.0)
        assert today([GAME], day) == today([GAME], day)
        found = today([GAME], day)
        assert found is not None
        seen.append(found.puzzle.id)
    assert day_of(86399.0) == "1970-01-01"
    assert day_of(86400.0) == "1970-01-02"
    assert set(seen) == {one.id for one in puzzles(GAME)}
    assert all(one != two for one, two in pairwise(seen))
    assert today([], "2026-01-01") is None


def test_tries_are_counted_once_on_both_databases(store: Store) -> None:
    store.tries.add("a", "ann", "2026-05-01", is_found=True)
    store.tries.add("a", "ann", "2026-05-01", is_found=False)
    store.tries.add("a", "bob", "2026-05-01", is_found=False)
    store.tries.add("b", "bob", "", is_found=True)
    assert store.tries.on_day("2026-05-01") == (2, 1)
    assert store.tries.of("bob", ["a", "b"]) == {"a": False, "b": True}


def test_the_board_shows_what_the_seat_had_to_remember(own: Server) -> None:
    """Whoever is asked was not there when a roof was lifted."""
    assert "Remembered on " in Person(own).read("/puzzles/burg_appenzell/1").html
