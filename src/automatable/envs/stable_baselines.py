"""Stable-Baselines3: a VecEnv over the vectorized games, with masks for MaskablePPO."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from ..kernel.errors import AutomatableError
from .async_vector import AsyncVectorTable
from .vector import VectorTable


class TableVecEnv(VecEnv):
    """A vector of games as SB3 wants it: a finished game begins anew within the step.

    `TableVecEnv(VectorTable("duel", 64, observations="array", autoreset_mode="SameStep"))`.
    """

    def __init__(self, vector: VectorTable | AsyncVectorTable) -> None:
        if vector.autoreset_mode.value != "SameStep":
            raise AutomatableError("Stable-Baselines3 needs autoreset_mode='SameStep'")
        self.vector = vector
        self.render_mode = None
        super().__init__(
            vector.num_envs, vector.single_observation_space, vector.single_action_space
        )
        self._seed: int | None = None
        self._scores = np.zeros(vector.num_envs)
        self._lengths = np.zeros(vector.num_envs, int)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The next reset begins with this seed."""
        self._seed = seed
        return [None if seed is None else seed + k for k in range(self.num_envs)]

    def reset(self) -> Any:
        """Begin all games."""
        seen, self._infos = self.vector.reset(seed=self._seed)
        self._seed = None
        self._scores[:], self._lengths[:] = 0, 0
        return seen

    def step_async(self, actions: Any) -> None:
        """Keep the answers for step_wait."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Answer in every game; infos of finished games hold the end, as SB3's Monitor tells it."""
        seen, rewards, ended, cut, told = self.vector.step(self._actions)
        self._infos = told
        self._scores += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        over = ended | cut
        for k in np.flatnonzero(over).tolist():
            last = told["final_info"]
            infos[k] = {
                "terminal_observation": told["final_obs"][k],
                "TimeLimit.truncated": bool(cut[k]),
                "episode": {"r": float(self._scores[k]), "l": int(self._lengths[k]), "t": 0.0},
            }
            if ended[k]:
                infos[k]["scores"] = last["scores"][k]
                infos[k]["points"] = last["points"][k]
        self._scores[over], self._lengths[over] = 0, 0
        return seen, rewards.astype(np.float32), over, infos

    def action_masks(self) -> Any:
        """1 for every answer that may be given now, a row for each game."""
        return self.vector.action_masks()

    def close(self) -> None:
        """Close the games."""
        self.vector.close()

    def has_attr(self, attr_name: str) -> bool:
        """Whether every game has an attribute, such as the method `action_masks`."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of each of the games: there is only `render_mode`."""
        if attr_name != "render_mode":
            raise AttributeError(f"the games of a vector have no attribute {attr_name!r}")
        return [None for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: games of a vector have no attributes of their own."""
        raise AttributeError(f"the games of a vector have no attribute {attr_name!r}")

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **options: Any
    ) -> list[Any]:
        """Call a method of each of the games: there is only `action_masks`."""
        if method_name != "action_masks":
            raise AttributeError(f"the games of a vector have no method {method_name!r}")
        masks = self.action_masks()
        return [masks[k] for k in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No: they are not wrapped."""
        return [False for _ in self._get_indices(indices)]
