"""PettingZoo's way of all agents at once."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from ..kernel.errors import AutomatableError
from .agents import Agents
from .spaces import Mask


class TableParallel(Agents, ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """Every step takes an answer of every agent; those who are not asked wait.

    Waiting is an answer of its own, the last one, so that no mask is ever empty.
    """

    @property
    def extra_answers(self) -> int:
        return 1

    @property
    def wait(self) -> int:
        """The answer of those who are not asked."""
        return self._glasses.answers - 1

    def action_mask(self, agent: str) -> Mask:
        return self._glasses.mask(self.table.options(self._seat[agent]) or (self.wait,))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed is the same game."""
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
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
        self._must_be_on()
        agents = self.agents
        for agent in agents:
            self._check(agent, actions)
        for seat in list(self.table.asked):
            self.table.answer(seat, int(actions[self.possible_agents[seat]]))
        seen, infos = self._look()
        over, cut = self.table.result is not None, self.table.is_cut_short
        if over or cut:
            self.agents = []
        return seen, self._payoff(), dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def action_masks(self) -> dict[str, Mask]:
        """The masks of all agents."""
        return {agent: self.action_mask(agent) for agent in self.agents}

    def _check(self, agent: str, actions: Mapping[str, int]) -> None:
        """All answers are looked at before the first is carried out."""
        if agent not in actions:
            raise AutomatableError(f"{agent} gives no answer; who is not asked waits ({self.wait})")
        action = int(actions[agent])
        options = self.table.options(self._seat[agent])
        if not options and action != self.wait:
            raise AutomatableError(f"{agent} is not asked and can only wait ({self.wait})")
        if options and action == self.wait:
            raise AutomatableError(f"{agent} is asked and cannot wait")
        if options and action not in options:
            self.table.refuse(self._seat[agent], action)

    def _look(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        seen, infos = {}, {}
        for agent in self.possible_agents:
            mask = self.action_mask(agent)
            seen[agent] = self._glasses.look(self.table.state, self._seat[agent], mask)
            infos[agent] = {"action_mask": mask}
        return seen, infos
