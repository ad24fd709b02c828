"""What is told, to whom and by which rule: players who read the log miss nothing."""

from collections.abc import Sequence
from typing import Any

from cheeseboard.events import Event
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.tests.positions import Play, at
from cheeseboard.match import Match
from cheeseboard.testing import rule

Line = tuple[str, dict[str, Any], tuple[str, ...]]
GREENHOUSE = ["steam_queen", "mechanic", "steam_man", "steam_man", "captain_ahab", "aggromotive"]
"""Together enough to break The Greenhouse."""


def lines(events: Sequence[Event]) -> list[Line]:
    """Key, arguments and rules of each event."""
    return [
        (event.message.key.removeprefix("event-"), dict(event.message.args), event.rules)
        for event in events
    ]


def card(key: str, id: str, rule: str, seat: int = 0) -> Line:
    """An event about a card of a seat."""
    return key, {"seat": seat, "card": id}, (rule,)


@rule("SU-1.3", "SU-1.10", "SU-1.15")
def test_the_set_up() -> None:
    match = Match.new(GAME, 2, {"first_seat": 1}, 1)
    ((_, first),) = match.events(None)
    assert lines([first]) == [("first", {"seat": 1}, ("SU-1.15",))]
    told = [
        event
        for seat, text in ((1, "draft:ghosts"), (0, "draft:bear_cavalry"), (0, "draft:steampunks"))
        for event in match.play(seat, text)
    ]
    assert lines(told)[:4] == [
        ("faction", {"seat": 1, "faction": "ghosts"}, ("SU-1.3",)),
        ("faction", {"seat": 0, "faction": "bear_cavalry"}, ("SU-1.3",)),
        ("faction", {"seat": 0, "faction": "steampunks"}, ("SU-1.3",)),
        ("faction", {"seat": 1, "faction": "killer_plants"}, ("SU-1.3",)),
    ]
    bases = [event for event in told if event.message.key == "event-base"]
    assert len(bases) == 3
    assert all(event.rules == ("SU-1.10",) for event in bases)


@rule("SU-9.2", "SU-9.1", "SU-2.7", "SU-2.1")
def test_all_hear_how_many_cards_are_drawn_and_one_seat_which() -> None:
    play = at(hands={"A": ["gh_ghost"]})("A end")
    assert lines(play.events) == [
        ("plays-over", {"seat": 0}, ("SU-2.7",)),
        ("draw", {"seat": 0, "count": 2}, ("SU-9.2",)),
        ("draw-card", {"seat": 0, "card": "bc_general_ivan"}, ()),
        ("draw-card", {"seat": 0, "card": "bc_polar_commando"}, ()),
        ("turn", {"seat": 1}, ("SU-2.1",)),
    ]
    assert [event.seats for event in play.events] == [None, None, (0,), (0,), None]


@rule("SU-3.2", "SU-3.3", "SU-6.5", "SU-11.11")
def test_cards_that_are_played() -> None:
    deal = at(hands={"A": ["gh_shady_deal"]})("A play:gh_shady_deal")
    assert lines(deal.events) == [
        card("action", "gh_shady_deal", "SU-3.3"),
        ("points", {"seat": 0, "count": 1}, ("SU-11.11",)),
    ]
    ghost = at(hands={"A": ["gh_ghost", "gh_seance"]})
    ghost("A play:gh_ghost", "A base:workshop", "A card:gh_seance")
    where = {"base": "workshop", "origin": "", "cell": "su-c-0"}
    assert lines(ghost.events) == [
        ("minion", {"seat": 0, "card": "gh_ghost", **where}, ("SU-3.2",)),
        card("discard", "gh_seance", "SU-6.5"),
    ]


@rule("SU-3.12")
def test_extra_plays() -> None:
    play = at(hands={"A": ["gh_ghostly_arrival"]})("A play:gh_ghostly_arrival")
    assert sorted(lines(play.events)[1:]) == [
        ("extra-action", {"seat": 0, "count": 1}, ("SU-3.12",)),
        ("extra-minion", {"seat": 0, "count": 1}, ("SU-3.12",)),
    ]


@rule("SU-3.10")
def test_a_card_that_finds_nothing_to_do() -> None:
    play = at(hands={"A": ["bc_bear_rides_you"]})("A play:bc_bear_rides_you")
    assert lines(play.events) == [
        card("action", "bc_bear_rides_you", "SU-3.3"),
        card("no-choice", "bc_bear_rides_you", "SU-3.10"),
    ]


@rule("SU-9.6", "SU-9.10")
def test_a_search() -> None:
    play = at(cards=["A kp_sprout@workshop"], hands={"A": ["kp_budding"]})("A play:kp_budding")
    assert lines(play.events)[1:] == [
        card("fetch", "kp_sprout", "SU-9.6"),
        card("to-hand", "kp_sprout", "SU-9.10"),
    ]


@rule("SU-2.2", "SU-6.7", "SU-6.12", "SU-12.11")
def test_the_start_of_a_turn() -> None:
    vines = ["B gh_ghost@workshop", "A kp_choking_vines on B gh_ghost"]
    assert lines(at("start", cards=vines).events) == [
        ("at-start", {"card": "kp_choking_vines"}, ("SU-2.2",)),
        card("falls-off", "kp_choking_vines", "SU-6.12"),
        (
            "destroy",
            {"seat": 1, "card": "gh_ghost", "base": "workshop", "leaves": "su-c-0"},
            ("SU-6.7",),
        ),
    ]
    assert lines(at("start", cards=["A kp_overgrowth@workshop"]).events) == [
        ("at-start", {"card": "kp_overgrowth"}, ("SU-2.2",)),
        ("breakpoint", {"base": "workshop"}, ("SU-12.11",)),
    ]


@rule("SU-4.2", "SU-4.6", "SU-4.11")
def test_a_scoring() -> None:
    cards = [*(f"A sp_{id}@the_greenhouse" for id in GREENHOUSE), "B bc_cub_scout@the_greenhouse"]
    bases = ["the_greenhouse", "secret_grove", "haunted_house"]
    play = at("score", bases=bases, next_bases=["workshop"], cards=cards)
    gone = " ".join(f"su-c-{stamp}" for stamp in range(7))
    assert lines(play.events) == [
        ("scoring", {"base": "the_greenhouse"}, ("SU-4.2",)),
        ("place", {"seat": 0, "place": 1}, ("SU-4.6",)),
        ("points", {"seat": 0, "count": 4}, ("SU-4.6",)),
        ("place", {"seat": 1, "place": 2}, ("SU-4.6",)),
        ("points", {"seat": 1, "count": 2}, ("SU-4.6",)),
        ("cleared", {"base": "the_greenhouse", "leaves": gone}, ("SU-4.11",)),
        ("base", {"base": "workshop"}, ("SU-1.10",)),
    ]


@rule("SU-5.1", "SU-5.5")
def test_the_end() -> None:
    def ending(play: Play) -> Line:
        return lines(play.events)[-1]

    assert ending(at("end", points={"A": 15})) == ("over", {"seat": 0}, ("SU-5.1",))
    even = at("end", points={"A": 6, "B": 6}, turn=9, turn_limit=9)
    assert ending(even) == ("drawn", {}, ("SU-5.5",))


@rule("SU-9.2")
def test_a_draw_without_cards_is_not_told() -> None:
    """At the end of the turn deck and discard pile are both empty."""
    play = at("draw", hands={"A": ["gh_ghost"]}, decks={"A": []}, drop_rest=True)
    assert "event-turn" in play.told
    assert not {"event-draw", "event-reshuffle"} & set(play.told)
