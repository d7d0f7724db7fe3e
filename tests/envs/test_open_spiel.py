"""OpenSpiel's own tests and algorithms take every game for one of theirs, and nothing leaks."""

import copy
import importlib
import re
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

from automatable import CHANCE, State, game, game_names
from automatable.envs.open_spiel import PREFIX, register
from automatable.kernel.errors import AutomatableError, MissingExtra

NAMES = register()
TABLES = [
    "cyberion",
    "cyberion(expansions=babybots;microbots,players=2,support=3;)",
    "robot_quest_arena(players=2,turn_cap=2)",
    "raising_robots(inventors=off,players=2)",
    "raising_robots(players=1)",
]


def load(table: str) -> Any:
    return pyspiel.load_game(PREFIX + table)


def advance(state: Any, rng: np.random.RandomState) -> None:
    """Somebody, or everybody asked, answers at random."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=chances)))
    elif state.is_simultaneous_node():
        players = range(state.num_players())
        legal = [state.legal_actions(player) for player in players]
        state.apply_actions([int(rng.choice(options)) if options else 0 for options in legal])
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def after(table: str, moves: int, seed: int = 1) -> Any:
    """A state of random play."""
    state, rng = load(table).new_initial_state(), np.random.RandomState(seed)
    for _ in range(moves):
        advance(state, rng)
    return state


def played(table: str, seed: int = 1) -> Any:
    """The end of a random game."""
    state, rng = load(table).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        advance(state, rng)
    return state


def known(state: Any, player: int) -> list[Any]:
    """Everything OpenSpiel tells a player."""
    return [
        state.observation_string(player),
        state.information_state_string(player),
        state.observation_tensor(player),
    ]


def test_every_installed_game_is_registered() -> None:
    assert list(NAMES) == [f"{PREFIX}{name}" for name in game_names()]
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("table", ["duel", "duel(length=3,max_rounds=9,stars=1;2)"])
def test_the_duel_passes_open_spiels_simulations(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=3, serialize=True, verbose=False)
    turns = pyspiel.convert_to_turn_based(load(table))
    pyspiel.random_sim_test(turns, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES)
def test_every_game_passes_open_spiels_simulations(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", ["duel", *TABLES])
def test_open_spiel_tells_a_whole_game(table: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough(PREFIX + table, [], seed=1)
    last = text.split("# State ")[-1]
    assert "IsTerminal() = True" in last
    returns = re.search(r"Returns\(\) = \[(.*)\]", last)
    assert returns is not None
    assert len(returns[1].split(", ")) == load(table).num_players()


@pytest.mark.parametrize(
    ("table", "dynamics", "information", "utility"),
    [
        ("duel", "SIMULTANEOUS", "IMPERFECT_INFORMATION", "ZERO_SUM"),
        ("duel(reward=score)", "SIMULTANEOUS", "IMPERFECT_INFORMATION", "GENERAL_SUM"),
        ("cyberion", "SEQUENTIAL", "PERFECT_INFORMATION", "IDENTICAL"),
        ("cyberion(players=2)", "SEQUENTIAL", "PERFECT_INFORMATION", "IDENTICAL"),
        ("robot_quest_arena", "SEQUENTIAL", "IMPERFECT_INFORMATION", "GENERAL_SUM"),
        ("raising_robots", "SIMULTANEOUS", "IMPERFECT_INFORMATION", "GENERAL_SUM"),
        ("raising_robots(players=2)", "SIMULTANEOUS", "IMPERFECT_INFORMATION", "ZERO_SUM"),
        ("raising_robots(players=1)", "SEQUENTIAL", "PERFECT_INFORMATION", "GENERAL_SUM"),
    ],
)
def test_a_table_says_what_kind_of_game_it_is(
    table: str, dynamics: str, information: str, utility: str
) -> None:
    kind = load(table).get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (kind.dynamics.name, kind.information.name, kind.utility.name) == (
        dynamics,
        information,
        utility,
    )


def test_both_choose_at_once_in_a_duel() -> None:
    state, rng = load("duel").new_initial_state(), np.random.RandomState(3)
    joint, drawn = 0, 0
    while not state.is_terminal():
        assert state.is_simultaneous_node() != state.is_chance_node()
        joint += state.is_simultaneous_node()
        drawn += state.is_chance_node()
        advance(state, rng)
    assert joint > 3
    assert drawn > 0
    assert len(state.history()) == 2 * joint + drawn


def test_a_single_answer_is_refused_where_several_are_asked() -> None:
    state = load("duel").new_initial_state()
    with pytest.raises(AutomatableError, match="several players are asked at once"):
        state.apply_action(0)
    assert state.is_simultaneous_node()


def test_one_after_the_other_the_second_does_not_know_what_the_first_chose() -> None:
    state = pyspiel.convert_to_turn_based(load("duel")).new_initial_state()
    seconds = [state.child(action) for action in state.legal_actions()]
    assert len(seconds) > 3
    assert {second.current_player() for second in seconds} == {1}
    assert len({second.information_state_string(1) for second in seconds}) == 1
    assert len({second.information_state_string(0) for second in seconds}) == len(seconds)


def test_lanes_are_answered_in_step_and_who_has_finished_waits() -> None:
    state, rng = load("raising_robots(players=3)").new_initial_state(), np.random.RandomState(1)
    asked = set()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            asked.add(sum(bool(state.legal_actions(player)) for player in range(3)))
        advance(state, rng)
    assert asked == {2, 3}  # a seat that is the only one left is asked as in any other game


def test_nature_answers_by_weight() -> None:
    state, rng = load("cyberion").new_initial_state(), np.random.RandomState(1)
    uneven = 0
    while not state.is_terminal():
        if state.is_chance_node():
            asked = state.table.state.asked(CHANCE)
            total = sum(asked.weights)
            chances = [weight / total for weight in asked.weights]
            assert state.chance_outcomes() == list(zip(asked.options, chances, strict=True))
            uneven += len(set(chances)) > 1
        advance(state, rng)
    assert uneven > 0


def test_nature_draws_what_is_left_in_the_pile() -> None:
    state = load("duel(length=2,stars=1;)").new_initial_state()
    move = game("duel").catalogue.number("play:Move")
    charge = game("duel").catalogue.number("play:Charge")
    state.apply_actions([move, charge])
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    assert [
        (state.action_to_string(action), chance) for action, chance in state.chance_outcomes()
    ] == [("draw:Ray", 0.25), ("draw:Recovery", 0.25), ("draw:Trap", 0.25), ("draw:Copy", 0.25)]


@pytest.mark.parametrize("table", ["duel", "cyberion(players=2)"])
def test_returns_are_those_of_the_result(table: str) -> None:
    by_score = table.replace("(", "(reward=score,") if "(" in table else f"{table}(reward=score)"
    seen = set()
    for seed in range(4):
        end, scored = played(table, seed), played(by_score, seed)
        result = end.table.state.result
        assert end.returns() == list(result.payoffs())
        assert scored.returns() == list(result.scores)
        assert end.rewards() == end.returns()
        seen.add(tuple(end.returns()))
    assert seen <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0), (1.0, 1.0), (-1.0, -1.0)}


@pytest.mark.parametrize("moves", [0, 3, 8])
def test_the_same_answers_lead_to_the_same_table(moves: int) -> None:
    """What OpenSpiel plays is the game itself, state by state."""
    state, rng = load("duel").new_initial_state(), np.random.RandomState(moves)
    own = game("duel").new()
    for _ in range(moves):
        before = len(state.full_history())
        advance(state, rng)
        for answer in state.full_history()[before:]:
            own.apply(int(CHANCE) if answer.player < 0 else answer.player, answer.action)
    assert own.game.position(own) == own.game.position(state.table.state)
    for seat in range(2):
        assert state.observation_tensor(seat) == own.game.observe(own, seat)


def test_the_tensor_comes_in_the_named_pieces_of_the_layout() -> None:
    state = after("duel", 5)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == [piece.name for piece in game("duel").layout]
    assert list(observer.dict["own.tiles"]) == list(observer.tensor[:3])
    with pytest.raises(ValueError, match="no parameters"):
        state.get_game().make_py_observer(params={"size": 3})


def test_the_public_and_the_complete_view_are_strings() -> None:
    state = after("duel(length=2,stars=1;)", 4, 5)
    kinds, views = pyspiel.PrivateInfoType, {}
    for private in (kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS):
        kind = pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=private
        )
        observer = state.get_game().make_py_observer(kind)
        views[private] = observer.string_from(state, 0)
        assert (observer.tensor is not None) == (private == kinds.SINGLE_PLAYER)
    assert len(set(views.values())) == 3
    alone = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    assert state.get_game().make_py_observer(alone).string_from(state, 0) is None


@pytest.mark.parametrize(
    "table", ["duel(length=8,stars=1;2;3)", "robot_quest_arena(players=2)", "raising_robots"]
)
def test_a_player_knows_the_same_in_every_world_it_cannot_tell_apart(table: str) -> None:
    state, rng = load(table).new_initial_state(), np.random.RandomState(2)
    different, moves = 0, 0
    while not state.is_terminal() and moves < 60:
        for player in range(state.num_players() if moves % 5 == 0 else 0):
            world = state.resample_from_infostate(player, rng.uniform)
            assert known(world, player) == known(state, player)
            if not (state.is_chance_node() or world.is_chance_node()):
                assert world.legal_actions(player) == state.legal_actions(player)
            assert world.history() == []
            different += str(world) != str(state)
        advance(state, rng)
        moves += 1
    assert different > 0


def test_what_one_player_is_told_in_secret_is_in_no_other_players_story() -> None:
    state = load("duel(length=2,stars=1;)").new_initial_state()
    number = game("duel").catalogue.number
    state.apply_actions([number("play:Move"), number("play:Charge")])
    worlds = [state.child(action) for action in state.legal_actions()]
    assert len({world.information_state_string(0) for world in worlds}) == 4
    assert len({world.information_state_string(1) for world in worlds}) == 1


def test_two_players_never_share_an_information_state() -> None:
    state = load("cyberion(players=2)").new_initial_state()
    assert state.information_state_string(0) != state.information_state_string(1)


def both_know(state: Any) -> list[Any]:
    return [known(state, 0), known(state, 1)]


def test_a_clone_goes_its_own_way() -> None:
    state = after("duel", 6)
    before, clone = both_know(state), state.clone()
    advance(clone, np.random.RandomState(9))
    assert both_know(state) == before
    advance(state, np.random.RandomState(9))
    assert both_know(state) == both_know(clone)


def test_a_clone_remembers_what_others_have_yet_to_hear() -> None:
    """One seat has finished its work; the other hears what it did when it has finished, too."""
    state, rng = after("raising_robots(players=2,inventors=off)", 60), np.random.RandomState(9)
    while state.current_player() < 0:
        advance(state, rng)
    clone = state.clone()
    while not state.is_simultaneous_node():
        before = len(state.history())
        advance(state, rng)
        clone.apply_action(state.history()[before])
    assert both_know(state) == both_know(clone)


@pytest.mark.parametrize("table", ["duel(max_rounds=-1)", "raising_robots(players=2)"])
def test_a_state_is_written_down_and_read_back(table: str) -> None:
    state = after(table, 6)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    loaded, again = pyspiel.deserialize_game_and_state(text)
    assert str(loaded) == PREFIX + table
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert [known(again, 0), known(again, 1)] == [known(state, 0), known(state, 1)]


def test_a_world_dealt_again_is_not_written_down() -> None:
    world = after("duel", 3).resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(TypeError, match="no record"):
        world.serialize()


def test_a_game_is_cut_short_where_agreed() -> None:
    state = played("robot_quest_arena(max_game_length=50,players=2)")
    assert len(state.history()) == 50
    assert state.table.state.result is None
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("table", "settings"),
    [
        ("duel(stars=3;)", {"board": "standard", "stars": (3,)}),
        ("duel(board=one_star,max_rounds=-1)", {"board": "one_star", "max_rounds": None}),
        ("duel(counter_cost=1;1)", {"counter_cost": (1, 1)}),
        ("cyberion(support=3;)", {"support": "3"}),
        ("cyberion(expansions=babybots;microbots)", {"expansions": "babybots,microbots"}),
        ("robot_quest_arena(blue=7,players=4)", {"blue": 7, "players": 4, "turn_cap": None}),
    ],
)
def test_parameters_are_the_games_settings(table: str, settings: dict[str, Any]) -> None:
    loaded = load(table)
    assert str(loaded) == PREFIX + table
    state = loaded.new_initial_state().table.state
    values = state.game.values(state)
    assert {name: values[name] for name in settings} == settings


def test_lists_may_be_given_with_commas_where_no_string_is_parsed() -> None:
    loaded = pyspiel.load_game(f"{PREFIX}duel", {"stars": "1,2"})
    assert str(loaded) == f"{PREFIX}duel(stars=1;2)"
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)


@pytest.mark.parametrize(
    "wrong", ["board=moon", "length=9", "reward=money", "stars=1;7", "max_game_length=0"]
)
def test_what_cannot_be_agreed_on_is_refused(wrong: str) -> None:
    with pytest.raises(AutomatableError, match=r"must be|stars lie"):
        load(f"duel({wrong})")


def test_without_open_spiel_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "automatable.envs.open_spiel")
    with pytest.raises(MissingExtra, match=r"^OpenSpiel is not.*automatable\[open_spiel\]'$"):
        importlib.import_module("automatable.envs.open_spiel")


def test_regrets_are_learnt_by_sampling_outcomes() -> None:
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    np.random.seed(1)
    turns = pyspiel.convert_to_turn_based(load("duel(length=2,max_rounds=4,stars=none)"))
    solver = OutcomeSamplingSolver(turns)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(turns.new_initial_state())
    assert sum(policy.values()) == pytest.approx(1)
    assert len(set(policy.values())) > 1


class Regrets:
    """Counterfactual regret minimisation, driving our states by their names of OpenSpiel."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.regrets: dict[str, Any] = {}
        self.policies: dict[str, Any] = {}

    def iterate(self) -> None:
        """Walk through the whole game for each seat."""
        for seat in range(self.start.seats):
            self.walk(self.start, seat, {0: 1.0, 1: 1.0, CHANCE: 1.0})

    def walk(self, state: State, seat: int, reach: dict[int, float]) -> Any:
        """What a state is worth to both seats, if each plays as it has learnt."""
        if state.is_terminal():
            return np.array(state.returns())
        player, legal = state.current_player(), state.legal_actions()
        key = f"{player} {state.information_state_string(player)}"
        if player == CHANCE:
            decision = state.decision()
            assert decision is not None
            weights = decision.weights
            policy = np.array(weights) / sum(weights)
        else:
            gains = np.maximum(self.regrets.setdefault(key, np.zeros(len(legal))), 0)
            policy = gains / gains.sum() if gains.any() else np.full(len(legal), 1 / len(legal))
        worth = []
        for action, chance in zip(legal, policy, strict=True):
            after = copy.copy(state)  # which has heard what this state has
            after.apply(player, action)
            worth.append(self.walk(after, seat, {**reach, player: reach[player] * chance}))
        mean = policy @ np.array(worth)
        if player == seat:
            weight = reach[1 - seat] * reach[CHANCE]
            self.regrets[key] += weight * (np.array(worth)[:, seat] - mean[seat])
            self.policies[key] = self.policies.get(key, 0) + reach[seat] * policy
        return mean


def test_regrets_lead_to_an_equilibrium_here_as_there() -> None:
    """The same algorithm over our states and over OpenSpiel's learns the same policy."""
    tiny = {"length": "2", "stars": "none", "max_rounds": "3"}
    turns = pyspiel.convert_to_turn_based(load("duel(length=2,stars=none,max_rounds=3)"))
    there, here = pyspiel.CFRSolver(turns), Regrets(game("duel").listened(tiny))
    for _ in range(6):
        there.evaluate_and_update_policy()
        here.iterate()
    learnt = there.average_policy()
    assert pyspiel.nash_conv(turns, learnt) < 0.15
    first = f"0 {here.start.information_state_string(0)}"
    policy = here.policies[first] / here.policies[first].sum()
    told = learnt.action_probabilities(turns.new_initial_state())
    assert dict(zip(here.start.legal_actions(), policy, strict=True)) == pytest.approx(told)


def test_a_search_over_worlds_chooses_for_a_robot() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    table = load("robot_quest_arena(players=2,turn_cap=1)")
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(table, RandomRolloutEvaluator(1, rng), 1.4, 4, random_state=rng)
    state = table.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        advance(state, rng)
    policy = dict(bot.get_policy(state))
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_an_open_game_is_searched() -> None:
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    table, rng = load("cyberion"), np.random.RandomState(1)
    bot = MCTSBot(table, 1.4, 5, RandomRolloutEvaluator(1, rng), random_state=rng)
    state = table.new_initial_state()
    while state.is_chance_node():
        advance(state, rng)
    root = bot.mcts_search(state)
    assert root.explore_count == 5
    assert {child.action for child in root.children} == set(state.legal_actions())


def test_open_spiels_learners_find_an_environment() -> None:
    from open_spiel.python.rl_environment import Environment

    environment = Environment(load("duel"))
    assert environment.observation_spec()["info_state"] == (99,)
    rng, step = np.random.RandomState(1), environment.reset()
    while not step.last():
        step = environment.step(
            [int(rng.choice(own)) for own in step.observations["legal_actions"]]
        )
    assert sum(step.rewards) == 0
