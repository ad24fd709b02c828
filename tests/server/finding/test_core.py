"""Who is put together with whom."""

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.server.finding.core import (
    FAR,
    GATHERS,
    NEAR,
    STANDS,
    WIDENS,
    Search,
    companies,
    fits,
    seats_for,
    usual_wait,
)

LIVE, DAYS = "live:600+20", "days:86400"
SIZES = {"x": [3, 2, 4], "y": [2]}


def search(
    person: str, strength: float = 25.0, since: float = 0.0, tempo: str = LIVE, game: str = "x"
) -> Search:
    return Search(person, person, {game: strength}, tempo, since, since)


def names(
    found: list[Search], now: float, apart: frozenset[frozenset[str]] = frozenset()
) -> list[set[str]]:
    return [
        {one.person for one in company.people} for company in companies(found, SIZES, apart, now)
    ]


def test_a_full_table_begins_at_once_and_two_after_a_while() -> None:
    two, three = [search("a"), search("b")], [search("a"), search("b"), search("c")]
    assert names(three, 1.0) == [{"a", "b", "c"}]
    assert names(two, 1.0) == []
    assert names(two, GATHERS["live"]) == [{"a", "b"}]
    assert GATHERS["live"] < 60, "people are together within a minute"


def test_how_far_people_may_be_widens_with_the_wait() -> None:
    one, other = search("a", 25.0), search("b", 25.0 + NEAR + 1)
    assert not fits(one, other, "x", 0.0)
    assert fits(one, other, "x", WIDENS)
    far = search("c", 25.0 + FAR + 0.1)
    assert not fits(one, far, "x", 10 * WIDENS)


def test_only_the_same_game_and_pace_meet_and_never_who_is_apart() -> None:
    late = GATHERS["days"] + 1
    assert names([search("a"), search("b", tempo=DAYS)], 31.0) == []
    assert names([search("a"), search("b", game="y")], 31.0) == []
    two = [search("a", tempo=DAYS), search("b", tempo=DAYS)]
    assert names(two, late) == [{"a", "b"}]
    assert names(two, late, frozenset((frozenset("ab"),))) == []


def test_a_page_that_is_gone_is_not_waited_for_but_days_need_none() -> None:
    later = STANDS["live"] + 1
    gone, here = search("a"), Search("b", "b", {"x": 25.0}, LIVE, 0.0, later)
    assert names([gone, here], later) == []
    assert gone.is_over(later)
    assert not search("a", tempo=DAYS).is_over(2.9 * 24 * 3600)
    assert search("a", tempo=DAYS).is_over(3.1 * 24 * 3600)


def test_little_things() -> None:
    assert seats_for(2, [4, 3, 2]) == 2
    assert seats_for(2, [4, 3]) == 3
    assert usual_wait([10.0, 20.0]) is None
    assert usual_wait([10.0, 20.0, 90.0]) == 20.0


some = st.lists(
    st.builds(
        Search,
        person=st.sampled_from("abcdefgh"),
        name=st.just(""),
        games=st.dictionaries(st.sampled_from("xy"), st.floats(10, 45), min_size=1),
        tempo=st.sampled_from((LIVE, DAYS)),
        since=st.floats(0, 500),
        seen=st.floats(400, 500),
        widest=st.sampled_from((6.0, FAR)),
    ),
    unique_by=lambda one: one.person,
)


@given(some, st.sets(st.frozensets(st.sampled_from("abcdefgh"), min_size=2, max_size=2)))
def test_nobody_is_at_two_tables_and_all_fit(
    found: list[Search], apart: set[frozenset[str]]
) -> None:
    made = companies(found, SIZES, apart, 500.0)
    called = [one.person for company in made for one in company.people]
    assert len(called) == len(set(called))
    for company in made:
        assert 2 <= len(company.people) <= max(SIZES[company.game])
        for one in company.people:
            assert not one.is_over(500.0)
            assert one.tempo == company.tempo
            for other in company.people:
                if one is not other:
                    assert fits(one, other, company.game, 500.0)
                    assert frozenset((one.person, other.person)) not in apart
