"""Each broken game is caught by the check named, and the unbroken one passes."""

import pytest

from cheeseboard.games._template import GAME, Template
from cheeseboard.testing.conformance import (
    DRAWING_CHECKS,
    SPOT_CHECKS,
    STEP_CHECKS,
    WHOLE_CHECKS,
    Broken,
    Report,
    check_match,
)
from cheeseboard.testing.settings import settings

from .broken import (
    AlwaysRefuses,
    AsksByBids,
    AsksWithoutWords,
    ChangesOldCopies,
    CopiesBadly,
    CountsWrong,
    EndsTwice,
    EndsWithoutWords,
    ExplainsAndSorts,
    FollowsForeignHunches,
    ForgetsToReopen,
    HasNoIdeas,
    HoldsFloats,
    ImaginesAnotherCheese,
    ImaginesForeignCards,
    ImaginesNothing,
    ImaginesOnTheView,
    InventsMoves,
    KeepsItsPositionElsewhere,
    KnowsItsDealer,
    LabelsWithoutWords,
    LeavesNoMove,
    LikesTheFirst,
    ListsInAnyOrder,
    ListsTwice,
    LosesCard,
    LosesCheese,
    MiscountsSeats,
    MiscountsSeatsInViews,
    MovesTellBids,
    NeverEnds,
    NeverRefuses,
    OffersTooLittle,
    OffersTooMuch,
    PlacesNobodyFirst,
    PlaysForTheAudience,
    RanksFromZero,
    RefusesByUnknownRule,
    RefusesWithoutRule,
    RefusesWithoutWords,
    RemembersMatches,
    ReopensOnTheView,
    RevealsWithoutBorder,
    RollsItsOwnDice,
    SeesThroughTheWindow,
    ShowsBids,
    TellsBids,
    TellsByUnknownRule,
    TellsWithoutWords,
    ThinksAloud,
    ThinksOfForbiddenMoves,
    WhispersAboutNobody,
    WritesOneText,
)
from .names import name
from .test_drawings import BADLY_DRAWN

CHECKS = (*SPOT_CHECKS, *DRAWING_CHECKS, *STEP_CHECKS, *WHOLE_CHECKS)

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
    ImaginesOnTheView: "check_sharing",
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
    SeesThroughTheWindow: "check_sharing",
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
