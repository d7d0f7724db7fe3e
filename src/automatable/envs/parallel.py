"""PettingZoo's parallel environment: all agents at once."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from ..kernel.errors import AutomatableError
from .agents import Agents
from .ending import ending, not_on, whole_number
from .spaces import NUMBER, Mask, as_mask


class TableParallel(Agents, ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """Every step takes an action of every agent; agents that are not asked wait.

    Waiting is an extra action, the last one, so that no mask is ever empty.
    """

    @property
    def extra_answers(self) -> int:
        return 1

    @property
    def wait(self) -> int:
        """The action of agents that are not asked."""
        return self._encoder.answers - 1

    def action_mask(self, agent: str) -> Mask:
        """1 for every action of an agent that may be given now; if it is not asked, to wait."""
        asked = self.table.asked.get(self._seat[agent])
        return as_mask(self._idle if asked is None else asked + b"\x00")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed is the same game."""
        self._begin(seed, options)
        return self._look()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """One cycle; raises IllegalAction, changing nothing, if any answer is not legal."""
        if not self.agents:
            raise not_on()
        agents = self.agents
        for agent in agents:
            self._check(agent, actions)
        for seat in list(self.table.asked):
            self.table.answer(seat, whole_number(actions[self.possible_agents[seat]]))
        seen, infos = self._look()
        over, cut = self.table.result is not None, self.table.is_cut_short
        if over or cut:
            self.agents = []
            infos = {agent: {**info, **ending(self.table.state)} for agent, info in infos.items()}
        return seen, self._payoff(), dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def action_masks(self) -> dict[str, Mask]:
        """The masks of all agents."""
        return {agent: self.action_mask(agent) for agent in self.agents}

    def _check(self, agent: str, actions: Mapping[str, int]) -> None:
        """Check all answers before applying the first."""
        if agent not in actions:
            raise AutomatableError(f"{agent} gives no action; agents not asked wait ({self.wait})")
        action = whole_number(actions[agent])
        seat = self._seat[agent]
        if seat not in self.table.asked:
            if action != self.wait:
                raise AutomatableError(f"{agent} is not asked and can only wait ({self.wait})")
        elif action == self.wait:
            raise AutomatableError(f"{agent} is asked and cannot wait")
        elif not self.table.is_legal(seat, action):
            self.table.refuse(seat, action)

    def _idle_mask(self) -> bytes:
        return bytes(self.wait) + b"\x01"

    def _look(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        seen, infos = {}, {}
        for agent in self.possible_agents:
            mask = self.action_mask(agent)
            own = np.frombuffer(self.table.observation(self._seat[agent]), NUMBER)
            seen[agent] = self._encoder.encode(own, mask)
            infos[agent] = {"action_mask": mask}
        return seen, infos
