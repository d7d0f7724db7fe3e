"""What PettingZoo's two kinds of environments share: every seat is an agent."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Space
from numpy.typing import NDArray

from ..kernel.game import Game
from ..words import Words
from . import render
from .ending import check_seed, refuse_options
from .rewards import check_kind, paying
from .spaces import NUMBER, Answers, Encoder, Mask, as_mask
from .table import Table

TESTS_OPTIONS = {"options": 1}  # which PettingZoo's own API tests send to every environment


class Agents:
    """A table whose seats are agents named `seat_0`, `seat_1`..."""

    def __init__(
        self,
        game: str | Game[Any],
        settings: Mapping[str, object] | None = None,
        *,
        observations: str = "flat",
        reward: str = "outcome",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        words: Words | None = None,
    ) -> None:
        render.check_mode(render_mode)
        self.table = Table(game, settings, max_cycles)
        played = self.table.game
        self.metadata: dict[str, Any] = {
            "name": f"{played.id}_v{played.version}",
            "render_modes": render.MODES,
            "is_parallelizable": played.lockstep or self.table.seats == 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._words = words
        self._reward = check_kind(reward)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._kind = observations
        self._is_shaped = reward == "shaped"
        self._payer = paying(self.table.state, self._reward)
        self._set_up()

    def _set_up(self) -> None:
        """Make what belongs to this object alone, and is not copied."""
        played = self.table.game
        self._encoder = Encoder(played, self._kind, len(played.catalogue) + self.extra_answers)
        self._idle = self._idle_mask()
        self._answers = {agent: self._answers_of(agent) for agent in self.possible_agents}
        length = self._encoder.length * self.table.seats
        self.state_space = Box(0, np.iinfo(NUMBER).max, (length,), NUMBER.type)

    def __getstate__(self) -> dict[str, Any]:
        own = ("_encoder", "_idle", "_answers", "state_space")
        return {name: value for name, value in self.__dict__.items() if name not in own}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._set_up()

    @property
    def extra_answers(self) -> int:
        """The number of actions besides those of the game."""
        return 0

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for all agents."""
        return self._encoder.space

    def action_space(self, agent: str) -> Space[Any]:
        """The numbers of all answers; `sample()` gives one of those now legal."""
        return self._answers[agent]

    def action_mask(self, agent: str) -> Mask:
        """1 for every answer the agent may give now."""
        return as_mask(self.table.asked.get(self._seat[agent], self._idle))

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the first seat asked sees, as text (`ansi`) or as a picture (`rgb_array`)."""
        viewer = next(iter(self.table.asked), 0)
        return render.draw(self.render_mode, self.table.state, viewer, self._words)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _idle_mask(self) -> bytes:
        """The mask of an agent that is not asked."""
        return b"\x01" * self._encoder.answers

    def _answers_of(self, agent: str) -> Answers:
        return Answers(self._encoder.answers, lambda: self.action_mask(agent))

    def state(self) -> NDArray[np.int16]:
        """What all seats see together, one after the other: for training with a central critic."""
        table = self.table
        seen = [table.game.observe(table.state, seat) for seat in range(table.seats)]
        return np.array(seen, NUMBER).ravel()

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begin a game."""
        if options != TESTS_OPTIONS:
            refuse_options(options)
        self.table.reset(None if seed is None else check_seed(seed))
        self.agents = self.possible_agents.copy()
        self._payer = paying(self.table.state, self._reward)

    def _payoff(self) -> dict[str, float]:
        """The rewards for what has happened since the last step."""
        paid = self._payer.paid(self.table.state)
        return dict(zip(self.possible_agents, paid, strict=True))
