"""Games as an environment of verifiers, which finds it by the name `automatable-verifiers`."""

from collections.abc import Iterator

from ..kernel.errors import MissingExtra
from ..kernel.seats import seat_letter
from .episode import Episode
from .own import begun

try:
    import verifiers.v1 as vf
    from openai import AsyncOpenAI
    from pydantic import Field
except ModuleNotFoundError:
    hint = "pip install 'automatable[verifiers]'"
    raise MissingExtra(f"verifiers is not installed: {hint}") from None


class GamesConfig(vf.TasksetConfig):
    """Which games are played: every deal from each seat."""

    game: str = "duel"
    against: str = "random"  # bots, in the order of their seats
    deals: int = 10
    settings: dict[str, str] = Field(default_factory=dict)
    tries: int = 3
    rules: str = "none"
    lang: str = "en"
    seed: str = "verifiers"


class GameData(vf.TaskData):
    """A deal, and the seat from which it is played."""

    deal: int
    seat: int


class GameTask(vf.Task[GameData, vf.State, vf.TaskConfig]):
    """A game to be won."""


class Games(vf.Taskset[GameTask, GamesConfig]):
    """Games against bots."""

    def load(self) -> Iterator[GameTask]:
        """Every deal from each seat."""
        config = self.config
        first = begun(config.game, config.against.split(","), config.settings)
        for deal in range(config.deals):
            for seat in range(first.seats):
                name = f"{config.game}-{deal}-{seat_letter(seat)}"
                yield GameTask(GameData(name=name, deal=deal, seat=seat), config.task)

    def episode(self, data: GameData) -> Episode:
        """The game of a task, from its beginning."""
        config = self.config
        return Episode(
            config.game,
            config.against.split(","),
            data.seat,
            config.settings,
            f"{config.seed} {data.deal}",
            config.tries,
            config.rules,
            config.lang,
        )


class GamesEnvConfig(vf.EnvConfig):
    """Who plays: a model that is called from this process."""

    player: vf.AgentConfig = vf.AgentConfig(runtime=vf.SubprocessConfig())


class GamesEnv(vf.Env[GamesEnvConfig]):
    """Plays a game by turns: a prompt, a reply, and so on; the reward is the share won."""

    async def run(self, task: GameTask, agents: vf.Agents) -> None:
        """Play the game of a task; one that a limit breaks off counts as lost."""
        episode = self.taskset.episode(task.data)
        if task.data.system_prompt is None:
            task = task.with_data(system_prompt=episode.system)
        async with agents.player.interaction(task) as interaction:
            while not episode.is_over:
                said = await interaction.turn(episode.prompt)
                if said.terminated:
                    break
                episode.reply(said.last_reply)
            if not interaction.trace.errors:  # a model that cannot be reached has not lost
                facts = episode.facts()
                interaction.trace.record_reward("share", facts.pop("share"))
                interaction.trace.record_metrics(facts)


class QuestionHarness(vf.Harness[vf.HarnessConfig]):
    """Calls the model from this process; each question is a conversation of its own."""

    APPENDS_SYSTEM_PROMPT = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    async def launch(
        self,
        ctx: vf.ModelContext,
        trace: vf.Trace,
        runtime: vf.Runtime,
        endpoint: str,
        secret: str,
        mcp_urls: dict[str, str],
        data: vf.TaskData,
    ) -> vf.ProgramResult:
        """Put the prompt to the model; verifiers listens, and keeps the reply."""
        system, prompt = self.resolve_prompt(data)
        asked = [vf.UserMessage(content=prompt)] if isinstance(prompt, str) else prompt
        told = [vf.SystemMessage(content=system), *asked] if system else asked
        messages = [message.model_dump(exclude_none=True) for message in told]
        async with AsyncOpenAI(base_url=endpoint, api_key=secret, timeout=None) as model:
            await model.chat.completions.create(model=ctx.model, messages=messages)
        return vf.ProgramResult(exit_code=0, stdout="", stderr="")

    async def resume(
        self,
        ctx: vf.ModelContext,
        trace: vf.Trace,
        runtime: vf.Runtime,
        endpoint: str,
        secret: str,
        mcp_urls: dict[str, str],
        data: vf.TaskData,
        messages: vf.Messages,
        tool_interception_url: str | None = None,
    ) -> vf.ProgramResult:
        """Put the next question, without those before: it is complete in itself."""
        alone = data.model_copy(update={"prompt": messages})
        return await self.launch(ctx, trace, runtime, endpoint, secret, mcp_urls, alone)
