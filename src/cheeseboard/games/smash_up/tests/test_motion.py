"""Tests of what the table shows of events: in which order, and where."""

from cheeseboard.events import Log
from cheeseboard.game import Seat
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.board.motion import motions
from cheeseboard.games.smash_up.tests.positions import Play, at
from cheeseboard.motion import Act, Appear, Draw, Fly, Glimpse, Leave, Look, Mark, Motion, flat


def shown(play: Play, *texts: str, viewer: Seat = 1) -> list[Motion]:
    """What a viewer is shown of moves of seat A, told at once."""
    before = GAME.view(play.state, viewer)
    log = Log()
    for text in texts:
        GAME.apply(play.state, 0, GAME.read(text), play.chance, log)
    told = tuple(event.message for event in log.events if event.is_known_to(viewer))
    glimpse = Glimpse(viewer, before, GAME.view(play.state, viewer), told)
    return list(flat([one for event in told for one in motions(event, glimpse)]))


CARDS = ["A bc_cub_scout@secret_grove", "B sp_steam_man@workshop", "B sp_captain_ahab@workshop"]


def test_a_minion_comes_to_its_base_and_stays_marked_for_the_others() -> None:
    for viewer, lane, marks in ((1, "foe", 1), (0, "own", 0)):
        play = at(hands={"A": ["bc_cub_scout"]})
        found = shown(play, "play:bc_cub_scout", "base:workshop", viewer=viewer)
        assert found[:2] == [Look(f"su-{lane}-0"), Appear("su-c-0", 420)]
        assert Act(("su-b0-workshop", "su-tile-0"), "struck", 600) in found
        assert sum(isinstance(one, Mark) and one.stays for one in found) == marks


def test_a_card_that_is_pushed_away_is_seen_leaving_and_arriving() -> None:
    for viewer, lane in ((1, "own"), (0, "foe")):
        play = at(cards=CARDS, hands={"A": ["bc_bear_cavalry"]})
        play("A play:bc_bear_cavalry", "A base:workshop")
        found = shown(play, "min:1", "base:haunted_house", viewer=viewer)
        there = [Act(("su-c-1",), "shoved", 450), Draw(), Look(f"su-{lane}-2")]
        assert found[:4] == [Look(f"su-{lane}-0"), *there]


def test_the_view_comes_back_to_a_card_that_the_viewer_has_played() -> None:
    moves = ("play:bc_bear_cavalry", "base:workshop", "min:1", "base:haunted_house")
    for viewer, lanes in (
        (0, ["own-0", "foe-0", "foe-2", "own-0"]),
        (1, ["foe-0", "own-0", "own-2"]),
    ):
        play = at(cards=CARDS, hands={"A": ["bc_bear_cavalry"]})
        found = shown(play, *moves, viewer=viewer)
        assert [one.place for one in found if isinstance(one, Look)] == [
            f"su-{lane}" for lane in lanes
        ]


def test_a_card_that_is_pushed_to_its_end_goes_there_first() -> None:
    play = at(cards=CARDS, hands={"A": ["bc_bear_cavalry"]})
    play("A play:bc_bear_cavalry", "A base:workshop")
    found = shown(play, "min:2", "base:secret_grove")
    leaving = [one for one in found if isinstance(one, Leave)]
    assert leaving[0] == Leave(("su-c-2",), 700, to="su-b1-secret_grove")
    assert not any(isinstance(one, Draw) for one in found)


def test_a_scored_base_breaks_pays_and_falls_before_the_next_one_comes() -> None:
    cards = ["A bc_general_ivan@workshop", "A sp_steam_queen@workshop", "B gh_spectre@workshop"]
    play = at(
        cards=[*cards, "B gh_spirit@workshop", "B gh_ghost@workshop"], next_bases=["dread_gazebo"]
    )
    found = shown(play, "end")
    kinds = [one.name if isinstance(one, Act) else type(one).__name__ for one in found]
    order = [kinds.index(name) for name in ("breaking", "Fly", "falling", "Draw", "turning")]
    assert order == sorted(order)
    coins = [one.path for one in found if isinstance(one, Fly)]
    assert coins == [("su-b0-workshop", "su-pile-of-0"), ("su-b0-workshop", "su-mine")]
