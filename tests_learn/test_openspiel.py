"""OpenSpiel's own tests on our games, and its searches and solvers on small ones."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

import cheeseboard as cb
from cheeseboard.learn.openspiel import SpielState, name_of

FEW = [
    "cheeseboard_template(players=3)",
    "cheeseboard_template(options=rounds:2,chance=explicit)",
    "cheeseboard_burg_appenzell(chance=explicit)",
    "cheeseboard_fromage",
    "cheeseboard_fromage(players=2,options=building_squares:draft;reveal:end_of_turn)",
    "cheeseboard_rat_de_france(players=4)",
    "cheeseboard_ratland(players=3,options=clans:true;board:secret)",
    "cheeseboard_smash_up(options=factions:random)",
]
LONG = [
    f"{name_of(game)}(players={seats},chance={chance})"
    for game in cb.game_ids()
    for seats in cb.game(game).meta.seats
    for chance in ("sampled", "explicit")
]


@pytest.mark.parametrize(
    "spec", [*FEW, *(pytest.param(spec, marks=pytest.mark.long) for spec in LONG)]
)
def test_random_matches(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_written_and_comes_out_the_same() -> None:
    spec = "cheeseboard_template(players=2)"
    one = generate_playthrough.playthrough(spec, None, seed=3)
    assert one == generate_playthrough.playthrough(spec, None, seed=3)
    assert "Returns() =" in one


def middle(spec: str, actions: int, seed: int) -> SpielState:
    """A state some way into a random match, where a player decides."""
    chooser = np.random.RandomState(seed)
    state: SpielState = pyspiel.load_game(spec).new_initial_state()
    done = 0
    while done < actions or state.is_chance_node():
        state.apply_action(int(chooser.choice(state.legal_actions())))
        done += 1
    return state


@pytest.mark.parametrize("game", cb.game_ids())
def test_resampled_states_look_the_same_to_the_player(game: str) -> None:
    state = middle(name_of(game), 40, 2)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()


def test_what_one_has_chosen_in_secret_is_in_no_information_state_of_another() -> None:
    spec = "cheeseboard_template(chance=explicit)"
    told = set()
    for action in (0, 1):
        state = pyspiel.load_game(spec).new_initial_state()
        state.apply_action(3)
        state.apply_action(action)
        assert state.current_player() == 1
        told.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
    assert len(told) == 1


def test_a_player_remembers_what_it_did() -> None:
    """The same view after different own moves is another information state."""
    state = pyspiel.load_game("cheeseboard_template(chance=explicit)").new_initial_state()
    state.apply_action(3)
    before = state.information_state_string(0)
    state.apply_action(0)
    assert state.information_state_string(0) != before


def test_probabilities_of_explicit_chance_add_up() -> None:
    state = pyspiel.load_game("cheeseboard_ratland(chance=explicit)").new_initial_state()
    chooser = np.random.RandomState(1)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
            nodes += 1
        state.apply_action(int(chooser.choice(state.legal_actions())))
    assert nodes > 10


# --- searches and solvers -------------------------------------------------------------------------


def test_mcts_and_ismcts_choose_legal_moves() -> None:
    game = pyspiel.load_game("cheeseboard_rat_de_france")
    state = middle("cheeseboard_rat_de_france", 100, 5)
    chooser = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    informed = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=chooser)
    assert informed.step(state) in state.legal_actions()
    knowing = mcts.MCTSBot(game, 2.0, 4, evaluator, solve=False, random_state=chooser)
    assert knowing.step(state) in state.legal_actions()


def test_counterfactual_regrets_find_a_good_strategy_for_a_small_option() -> None:
    game = pyspiel.load_game("cheeseboard_template(options=rounds:1,chance=explicit)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    found = exploitability.nash_conv(game, solver.average_policy())
    assert found < exploitability.nash_conv(game, UniformRandomPolicy(game)) / 4
