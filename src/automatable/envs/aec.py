"""PettingZoo's AEC environment: one agent after the other."""

from typing import Any

from numpy import frombuffer
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from ..kernel.errors import AutomatableError
from .agents import Agents
from .ending import ending, not_on, whole_number
from .spaces import NUMBER, Mask, as_mask


class TableAEC(Agents, AECEnv[str, Any, int]):  # type: ignore[misc]
    """Agents are asked in cycles: those whose questions are open at one moment, in seat order."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed is the same game."""
        self._begin(seed, options)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None  # an attribute of AECEnv, for agents that are done
        self.agent_selection = agents[0]
        self._select(self.table.turn)

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; raises IllegalAction, changing nothing."""
        if not self.agents:
            raise not_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise AutomatableError(f"{agent} is asked and must answer, not None")
        turn = self.table.answer(self._seat[agent], whole_number(action))
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0  # its rewards were seen as it was asked
        if turn < 0 or self._is_shaped:
            self.rewards = self._payoff()
            self._accumulate_rewards()
        self._select(turn)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since it was last asked, end and info of the selected agent."""
        if not self.agents:
            raise not_on()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Any:
        """What the agent may know, with its mask: ones everywhere when it is not asked."""
        if not self.agents:
            raise not_on()
        mask = self.infos[agent].get("action_mask")
        if mask is None:
            mask = self.action_mask(agent)
        seen = frombuffer(self.table.observation(self._seat[agent]), NUMBER)
        return self._encoder.encode(seen, mask)

    def action_masks(self) -> Mask:
        """The mask of the selected agent."""
        if not self.agents:
            raise not_on()
        return self.action_mask(self.agent_selection)

    def _select(self, seat: int) -> None:
        """Select the agent whose turn it is; once the game is over, every agent a last time."""
        if seat < 0:
            self._finish()
            return
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": as_mask(self.table.asked[seat])}

    def _finish(self) -> None:
        over = self.table.result is not None
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        told = ending(self.table.state)
        self.infos = {agent: dict(told) for agent in self.agents}
        self.agent_selection = self.agents[0]
