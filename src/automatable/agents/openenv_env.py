"""Games as environments of OpenEnv: a server that puts questions and takes replies.

    uvicorn automatable.agents.openenv_env:app

plays Duels against the bot `random`; `app_for` makes an app of any other game.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ..kernel.errors import MissingExtra
from .episode import Episode

try:
    from openenv.core.env_server import Action, Environment, Observation, State, create_app
except ModuleNotFoundError:
    hint = "pip install 'automatable[openenv]'"
    raise MissingExtra(f"OpenEnv is not installed: {hint}") from None


class Reply(Action):
    """What a model says, with its answer in the last fenced JSON block."""

    text: str


class Question(Observation):
    """What a model is told; at the end the prompt is empty, and the reward is the share won."""

    system: str  # the same throughout a game
    prompt: str  # complete in itself
    facts: dict[str, int | float | bool]  # what was measured so far


class AutomatableEnvironment(Environment[Reply, Question, State]):
    """A game against bots, in which one seat is a model's."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(
        self,
        game: str = "duel",
        opponents: Sequence[str] = ("random",),
        settings: Mapping[str, str] | None = None,
        tries: int = 3,
        rules: str = "none",
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.options = game, opponents, settings, tries, rules, lang
        self.known = State()
        self.reset()

    def reset(
        self, seed: int | None = None, episode_id: str | None = None, *, seat: int = 0, **_: Any
    ) -> Question:
        """Begin a game; with a seed, the same deal again, in whichever seat."""
        game, opponents, settings, tries, rules, lang = self.options
        deal = None if seed is None else str(seed)
        self.episode = Episode(game, opponents, seat, settings, deal, tries, rules, lang)
        self.known = State(episode_id=episode_id)
        return self._asked()

    def step(self, action: Reply, timeout_s: float | None = None, **_: Any) -> Question:
        """Reply to the last question; after the end nothing changes any more."""
        if not self.episode.is_over:
            self.episode.reply(action.text)
            self.known.step_count += 1
        return self._asked()

    @property
    def state(self) -> State:
        """Which game it is, and how many replies were given."""
        return self.known

    def _asked(self) -> Question:
        episode = self.episode
        return Question(
            system=episode.system,
            prompt=episode.prompt,
            done=episode.is_over,
            reward=episode.share if episode.is_over else 0.0,
            facts=episode.facts(),
        )


def app_for(game: str = "duel", **options: Any) -> Any:
    """An ASGI application in which every visitor plays a game of its own."""
    made = partial(AutomatableEnvironment, game, **options)
    return create_app(made, Reply, Question, env_name="automatable", max_concurrent_envs=64)


app = app_for()
