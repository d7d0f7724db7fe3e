"""Every game as a learning environment: Gymnasium, PettingZoo and vectorized games.

`import automatable.envs` registers every installed game: `automatable/<Game>-v<version>` with
Gymnasium, `automatable/<game>_v<version>` with PettingZoo from 1.27 on. Neither of them looks for
entry points. For PettingZoo there are also `aec_env("duel")` and `parallel_env("duel")`, or
modules: `from automatable.envs import duel_v1`.
"""

import re
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ..kernel.extras import need
from ..kernel.registry import game as _game
from ..kernel.registry import games as _games
from .table import Table, begin_state

if TYPE_CHECKING:
    from .aec import TableAEC
    from .async_vector import AsyncVectorTable
    from .opponents import Policy, Pool
    from .parallel import TableParallel
    from .vector import VectorTable

    cyberion_v2: "GameModule"
    duel_v1: "GameModule"
    raising_robots_v2: "GameModule"
    robot_quest_arena_v2: "GameModule"

__all__ = [
    "AsyncVectorTable",
    "Policy",
    "Pool",
    "Table",
    "VectorTable",
    "aec_env",
    "env_id",
    "layout",
    "parallel_env",
]


_LATER = {
    "AsyncVectorTable": "async_vector",
    "VectorTable": "vector",
    "Policy": "opponents",
    "Pool": "opponents",
}


@dataclass(frozen=True)
class GameModule:
    """A game as PettingZoo's modules offer theirs: `duel_v1.env()`."""

    env: "partial[TableAEC]"
    raw_env: "partial[TableAEC]"
    parallel_env: "partial[TableParallel]"


def env_id(game: str) -> str:
    """The Gymnasium id of an installed game."""
    name = "".join([part.capitalize() for part in game.split("_")])
    return f"automatable/{name}-v{_game(game).version}"


def layout(game: str, **settings: object) -> list[tuple[str, int, int, int]]:
    """The pieces of an observation: name, offset, length, highest number."""
    found, start = [], 0
    for piece in begin_state(game, settings).game.layout:
        found.append((piece.name, start, piece.length, piece.high))
        start += piece.length
    return found


def aec_env(game: str, settings: dict[str, object] | None = None, **options: Any) -> "TableAEC":
    """The game for PettingZoo, one agent after the other."""
    need("pettingzoo", "envs")
    from .aec import TableAEC

    return TableAEC(game, settings, **options)


def parallel_env(
    game: str, settings: dict[str, object] | None = None, **options: Any
) -> "TableParallel":
    """The game for PettingZoo, all agents at once."""
    need("pettingzoo", "envs")
    from .parallel import TableParallel

    return TableParallel(game, settings, **options)


def __getattr__(name: str) -> Any:
    """What needs Gymnasium; and `duel_v1` and the like, as modules in PettingZoo's style."""
    if name in _LATER:
        need("gymnasium", "envs")
        return getattr(import_module(f".{_LATER[name]}", __name__), name)
    found = re.fullmatch(r"(\w+)_v(\d+)", name)
    if found and found[1] in _games() and int(found[2]) == _game(found[1]).version:
        env = partial(aec_env, found[1])
        return GameModule(env, env, partial(parallel_env, found[1]))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _register() -> None:
    """Register every installed game with Gymnasium."""
    from gymnasium.envs.registration import register, registry

    for name in _games():
        if env_id(name) not in registry:
            register(
                env_id(name),
                f"{__name__}.single:TableEnv",
                vector_entry_point=f"{__name__}.vector:VectorTable",
                kwargs={"game": name},
            )


def _register_agents() -> None:
    """Register every installed game with PettingZoo, if it is new enough to have a registry."""
    import pettingzoo  # type: ignore[import-untyped]

    for name in _games() if hasattr(pettingzoo, "register") else ():
        for kind, made in (("aec", "aec_env"), ("parallel", "parallel_env")):
            full = f"automatable/{name}_v{_game(name).version}"
            pettingzoo.register(kind, full, f"{__name__}:{made}", kwargs={"game": name})


if find_spec("gymnasium") is not None:
    _register()
    if find_spec("pettingzoo") is not None:
        _register_agents()
