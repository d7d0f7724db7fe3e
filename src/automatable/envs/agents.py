"""What PettingZoo's two ways have in common: every seat is an agent."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space

from ..kernel.errors import AutomatableError
from ..kernel.game import Game
from ..words import Words
from . import render
from .rewards import check_kind, rewards
from .spaces import Answers, Glasses, Mask
from .table import Table


class Agents:
    """A table whose seats are agents named `seat_0`, `seat_1`..."""

    def __init__(
        self,
        game: str | Game[Any],
        settings: Mapping[str, object] | None = None,
        *,
        observations: str = "flat",
        reward: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        words: Words | None = None,
    ) -> None:
        self.table = Table(game, settings, max_cycles)
        played = self.table.game
        self.metadata: dict[str, Any] = {
            "name": f"{played.id}_v{played.version}",
            "render_modes": render.MODES,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._words = words
        self._reward = check_kind(reward)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._glasses = Glasses(played, observations, len(played.catalogue) + self.extra_answers)
        self._answers = {agent: self._answers_of(agent) for agent in self.possible_agents}

    @property
    def extra_answers(self) -> int:
        """How many answers there are besides those of the game."""
        return 0

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for all agents."""
        return self._glasses.space

    def action_space(self, agent: str) -> Space[Any]:
        """The numbers of all answers; `sample()` gives one of those now legal."""
        return self._answers[agent]

    def action_mask(self, agent: str) -> Mask:
        """1 for every answer the agent may give now."""
        return self._glasses.mask(self.table.options(self._seat[agent]))

    def render(self) -> str | None:
        """What the seat asked first sees, as text, if the mode is `ansi`."""
        if self.render_mode is None:
            return None
        viewer = next(iter(self.table.asked), 0)
        return render.draw(self.table.state, viewer, self._words)

    def close(self) -> None:
        """Nothing is held that must be let go."""

    def _answers_of(self, agent: str) -> Answers:
        return Answers(self._glasses.answers, lambda: self.action_mask(agent))

    def _payoff(self) -> dict[str, float]:
        """The rewards at the end of a game, or of one cut short."""
        result = self.table.result
        if result is None:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, rewards(result, self._reward), strict=True))

    def _must_be_on(self) -> None:
        if not self.agents:
            raise AutomatableError("no game is on: call reset()")
