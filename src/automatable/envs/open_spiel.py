"""Every installed game as an OpenSpiel game: `python_automatable_duel` and so on.

After `register()`, OpenSpiel's `load_game` finds them by name. Nature is an explicit chance
player. If several seats are asked at once the node is simultaneous: seats without a question have
no legal action there, and any action given for them is ignored.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any, ClassVar, TypeAlias

from ..kernel.errors import AutomatableError, MissingExtra
from ..kernel.game import Game, State
from ..kernel.record import Answer
from ..kernel.registry import game as game_named
from ..kernel.registry import games
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, ORACLE, SPECTATOR, seat_letter
from ..kernel.settings import Data, Setting, Whole
from .history import History, plain
from .rewards import ENDS, check_kind, rewards

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError:
    hint = "pip install 'automatable[open_spiel]'"
    raise MissingExtra(f"OpenSpiel is not installed: {hint}") from None

Parameter: TypeAlias = str | int

PREFIX = "python_automatable_"
MOST_POINTS = 1_000_000  # OpenSpiel requires bounds, but scores have none
LONGEST = 20_000  # default number of answers after which a game is truncated
NONE = -1  # an optional whole number that is not set
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
NATURE = int(pyspiel.PlayerId.CHANCE)


@cache
def register() -> tuple[str, ...]:
    """Register all installed games with OpenSpiel; their names there."""
    return tuple([_register(game_named(name)) for name in games()])


def _register(game: Game[Any]) -> str:
    defaults = {setting.name: to_parameter(setting, setting.default) for setting in offered(game)}
    defaults.update({"reward": ENDS[0], "max_game_length": LONGEST})
    # A class: OpenSpiel frees the factory after the interpreter has ended, and only a class,
    # which refers to itself, outlives that.
    maker: type[SpielGame] = type(game.id, (SpielGame,), {"played": game, "defaults": defaults})
    pyspiel.register_game(_type_of(game.new(), ENDS[0], defaults), maker)
    return f"{PREFIX}{game.id}"


def offered(game: Game[Any]) -> list[Setting]:
    """The settings that OpenSpiel's parameters can hold: all but data files."""
    return [setting for setting in game.settings if not isinstance(setting, Data)]


def to_parameter(setting: Setting, value: Any) -> Parameter:
    """A setting's value in a form that OpenSpiel's game strings can hold.

    There commas separate parameters, and digits always mean a number. So lists are written `1;3`,
    and a name made of digits `3;`.
    """
    if isinstance(setting, Whole):
        return NONE if value is None else int(value)
    text = setting.show(value).replace(",", ";")
    return f"{text};" if text.isdecimal() else text


def from_parameter(setting: Setting, parameter: Parameter) -> str:
    """The text of a setting that a parameter stands for."""
    if isinstance(setting, Whole):
        return "none" if parameter == NONE else str(parameter)
    return str(parameter).removesuffix(";").replace(";", ",")


class SpielGame(pyspiel.Game):
    """A game with its settings; each game has its own subclass, made by `register`."""

    played: ClassVar[Game[Any]]
    defaults: ClassVar[dict[str, Parameter]]

    def __init__(self, params: Mapping[str, Parameter]) -> None:
        given = {**self.defaults, **params}
        self.reward = check_kind(str(given["reward"]), ENDS)
        settings = {}
        for setting in offered(self.played):
            value = setting.read(from_parameter(setting, given[setting.name]))
            given[setting.name] = to_parameter(
                setting, value
            )  # in the form that OpenSpiel can parse
            if value != setting.default:
                settings[setting.name] = value
        if int(given["max_game_length"]) < 1:
            raise AutomatableError("max_game_length must be at least 1")
        self.start = History(self.played.listened(settings))
        state = self.start.state
        self.game: Game[Any] = state.game
        most = MOST_POINTS if _counts_points(state, self.reward) else 1
        kind = _type_of(state, self.reward, self.defaults)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.catalogue),
            max_chance_outcomes=len(self.game.catalogue),
            num_players=state.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=given["max_game_length"],
        )
        changed = {name: value for name, value in given.items() if value != self.defaults[name]}
        super().__init__(kind, info, changed)

    def new_initial_state(self) -> "SpielState":
        """The state before the first answer."""
        return SpielState(self, deepcopy(self.start))

    def max_chance_nodes_in_history(self) -> int:
        """The bound of all answers, which includes nature's."""
        return int(self.max_game_length())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver":
        """An observer of states of this game."""
        if params:
            raise ValueError(f"an observer has no parameters, but got {params}")
        return SpielObserver(
            self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


def _type_of(state: State, reward: str, defaults: Mapping[str, Parameter]) -> Any:
    """OpenSpiel's type of this game."""
    game: Game[Any] = state.game
    kinds = pyspiel.GameType
    alone = state.seats == 1
    by_turns, open_to_all = alone or not game.lanes, alone or not game.secrets
    low, high = _players(state)
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Automatable {game.id}, version {game.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL if by_turns else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if open_to_all
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=_utility(state, reward),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


def _utility(state: State, reward: str) -> Any:
    kinds = pyspiel.GameType.Utility
    if state.game.together:
        return kinds.IDENTICAL
    is_zero_sum = state.seats == 2 and not _counts_points(state, reward)
    return kinds.ZERO_SUM if is_zero_sum else kinds.GENERAL_SUM


def _counts_points(state: State, reward: str) -> bool:
    """Whether rewards are scores: on request, or because one seat plays alone."""
    return reward == "score" or (state.seats == 1 and not state.game.together)


def _players(state: State) -> tuple[int, int]:
    """The least and the greatest number of players."""
    for setting in state.game.settings:
        if setting.name == "players" and isinstance(setting, Whole):
            return setting.low, setting.high
    return int(state.seats), int(state.seats)


class SpielState(pyspiel.State):
    """A state as OpenSpiel's algorithms drive it."""

    def __init__(self, game: SpielGame, table: History) -> None:
        super().__init__(game)
        self.table = table
        self._longest = game.max_game_length()
        self._note()

    def _note(self) -> None:
        """Note who is asked now: OpenSpiel wants to know it many times between two answers."""
        questions = self.table.questions
        self._is_over = not questions or self.table.length >= self._longest
        if self._is_over:
            self._player = TERMINAL
        elif len(questions) > 1:
            self._player = SIMULTANEOUS
        else:
            seat = int(questions[0].seat)
            self._player = NATURE if seat == CHANCE else seat

    def current_player(self) -> int:
        """The player to answer."""
        return self._player

    # OpenSpiel has these, too, but goes through C++ and back for each of them.

    def is_chance_node(self) -> bool:
        """Whether nature is to answer."""
        return self._player == NATURE

    def is_simultaneous_node(self) -> bool:
        """Whether several players are to answer at once."""
        return self._player == SIMULTANEOUS

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may answer; what nature may, if it is nature's turn."""
        if player is None or self._player == NATURE:
            player = self._player
        return self._legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._is_over else self.table.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's options with their probabilities."""
        question = self.table.questions[0]
        total = sum(question.weights)
        return [
            (option, weight / total)
            for option, weight in zip(question.options, question.weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        if self._player == SIMULTANEOUS:
            raise AutomatableError("several players are asked at once: use apply_actions")
        self.table.answer([Answer(int(self.table.questions[0].seat), action)])
        self._note()

    def _apply_actions(self, actions: list[int]) -> None:
        questions = self.table.questions
        self.table.answer([Answer(int(one.seat), actions[one.seat]) for one in questions])
        self._note()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.state.game.catalogue.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over or truncated."""
        return self._is_over

    def returns(self) -> list[float]:
        """The returns at the end; zero before, and if the game is truncated."""
        result = self.table.state.result
        if result is None:
            return [0.0] * self.num_players()
        return list(rewards(result, self.get_game().reward))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """A state the player cannot tell from this one; it has no history."""
        rng = Rng(int(sampler() * 2**53))
        return SpielState(self.get_game(), self.table.world(player_id, rng))

    def __str__(self) -> str:
        state = self.table.state
        return "\n".join([f"{part} {text}" for part, text in state.game.position(state).items()])


class SpielObserver:
    """Observes what a player may know: now, or with perfect recall.

    The player's own view is a string and a tensor; the public view and that of all players are
    strings. There is no tensor with perfect recall, and no string of private information alone.
    """

    def __init__(self, game: Game[Any], kind: Any) -> None:
        self._kind = kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if own and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(sum(piece.length for piece in game.layout), np.float32)
            start = 0
            for piece in game.layout:
                self.dict[piece.name] = self.tensor[start : start + piece.length]
                start += piece.length

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into `tensor`."""
        if self.tensor is not None:
            table = state.table.state
            self.tensor[:] = table.game.observe(table, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view as JSON; with perfect recall, the story before it."""
        if not self._kind.public_info:
            return None
        table = state.table
        viewer = {
            pyspiel.PrivateInfoType.SINGLE_PLAYER: player,
            pyspiel.PrivateInfoType.NONE: int(SPECTATOR),
            pyspiel.PrivateInfoType.ALL_PLAYERS: int(ORACLE),
        }[self._kind.private_info]
        story = table.told(viewer) if self._kind.perfect_recall else []
        view = plain(table.state.game.view(table.state, viewer))
        return "\n".join([_name(viewer), *story, view])


def _name(viewer: int) -> str:
    """The name of the viewer, so that no two players have equal strings."""
    if viewer >= 0:
        return str(seat_letter(viewer))
    return "public" if viewer == SPECTATOR else "all"
