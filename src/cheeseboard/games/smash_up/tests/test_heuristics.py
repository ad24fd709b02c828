"""What bots look at points the right way."""

from cheeseboard.bots.greedy import Greedy
from cheeseboard.bots.random import Random
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.tests.positions import at, total
from cheeseboard.match import Match

LEAD = ["A bc_general_ivan@workshop", "B gh_ghost@workshop"]


def test_winning_is_best_and_losing_worst() -> None:
    won = at("end", points={"A": 15, "B": 3}).state
    lost = at("end", points={"A": 3, "B": 15}).state
    drawn = at("end", points={"A": 3, "B": 3}, turn_limit=9).state
    open_match = at(points={"A": 14, "B": 3}).state
    values = [GAME.appraise(state, 0) for state in (won, open_match, drawn, lost)]
    assert values == sorted(values, reverse=True)
    assert GAME.appraise(won, 1) < GAME.appraise(lost, 1)


def test_points_power_and_cards_are_good() -> None:
    plain = GAME.appraise(at().state, 0)
    assert GAME.appraise(at(points={"A": 1}).state, 0) > plain
    assert GAME.appraise(at(cards=LEAD).state, 0) > plain
    assert GAME.appraise(at(cards=LEAD).state, 1) < GAME.appraise(at().state, 1)
    assert GAME.appraise(at(hands={"A": []}).state, 0) < plain


def test_a_bot_plays_its_minion_instead_of_ending_the_turn() -> None:
    play = at(hands={"A": ["bc_general_ivan", "bc_superiority", "bc_bear_hug"]})
    move = Greedy(1, 2).choose(GAME.view(play.state, 0), 0)
    assert move.text.startswith("play:")


def test_a_bot_drafts_what_wins_most() -> None:
    match = Match.new(GAME, 2, {"factions": "draft"}, seed=1)
    drafted: list[str] = []
    while len(drafted) < 3:
        seat = match.to_act[0]
        drafted.append(Greedy(1).choose(match.view(seat), seat).text)
        match.play(seat, next(move for move in match.moves(seat) if move.text == drafted[-1]))
    assert [text.partition(":")[2] for text in drafted] == [
        "killer_plants",
        "steampunks",
        "ghosts",
    ]


def test_a_base_that_a_seat_leads_is_better_scored_than_kept() -> None:
    """Workshop at 19 of 20, 14 of them own, against its four points and two for the other seat."""
    strong = ["A sp_steam_man@workshop"] * 2 + ["A bc_polar_commando@workshop"] * 2
    kept = at(cards=[*strong, "B gh_spectre@workshop"]).state
    assert (total(kept, "workshop", "A"), total(kept, "workshop", "B")) == (14, 5)
    factions = {"A": "bear_cavalry+steampunks", "B": "bear_cavalry+ghosts"}
    assert kept.factions == at(factions=factions).state.factions, "the same are compared"
    scored = at(points={"A": 4, "B": 2}, factions=factions).state
    assert GAME.appraise(scored, 0) > GAME.appraise(kept, 0)
    assert GAME.appraise(scored, 1) < GAME.appraise(kept, 1)


def test_looking_one_move_ahead_beats_chance() -> None:
    wins = 0
    for seed in range(5):
        match = Match.new(GAME, 2, {"factions": "random"}, seed)
        bots: list[Greedy | Random] = [Greedy(seed, 1), Random(seed)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), seat).text)
        assert match.outcome is not None
        wins += match.outcome.winners == (0,)
    assert wins >= 4
