"""Every game as an environment for learners: Gymnasium, PettingZoo and vectors of games.

`import automatable.envs` makes Gymnasium know `automatable/<Game>-v<version>` of every installed
game. PettingZoo's are `aec_env("duel")` and `parallel_env("duel")`, or in its own way
`from automatable.envs import duel_v1`.
"""

import re
from functools import partial
from importlib.util import find_spec
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from ..kernel.extras import need
from ..kernel.registry import game as _game
from ..kernel.registry import games as _games
from .table import Table

if TYPE_CHECKING:
    from .aec import TableAEC
    from .parallel import TableParallel
    from .vector import VectorTable

__all__ = ["Table", "VectorTable", "aec_env", "env_id", "layout", "parallel_env"]


def env_id(game: str) -> str:
    """The id under which Gymnasium knows an installed game."""
    name = "".join([part.capitalize() for part in game.split("_")])
    return f"automatable/{name}-v{_game(game).version}"


def layout(game: str, **settings: object) -> list[tuple[str, int, int, int]]:
    """The pieces of an observation: name, where it begins, length, highest number."""
    found, start = [], 0
    for piece in _game(game).at(settings).layout:
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
    """`VectorTable`; and `duel_v1` and the like, as PettingZoo's own modules."""
    if name == "VectorTable":
        need("gymnasium", "envs")
        from .vector import VectorTable

        return VectorTable
    found = re.fullmatch(r"(\w+)_v(\d+)", name)
    if found and found[1] in _games() and int(found[2]) == _game(found[1]).version:
        env = partial(aec_env, found[1])
        return SimpleNamespace(env=env, raw_env=env, parallel_env=partial(parallel_env, found[1]))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _register() -> None:
    """Make Gymnasium know every installed game."""
    from gymnasium.envs.registration import register, registry

    for name in _games():
        if env_id(name) not in registry:
            register(
                env_id(name),
                f"{__name__}.single:TableEnv",
                vector_entry_point=f"{__name__}.vector:VectorTable",
                kwargs={"game": name},
            )


if find_spec("gymnasium") is not None:
    _register()
