"""Games as a task of Inspect (inspect-ai)."""

from collections.abc import Mapping, Sequence

from ..kernel.errors import MissingExtra
from ..kernel.seats import seat_letter
from .episode import Episode
from .own import begun
from .prompts import MOST

try:
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import ChatMessageSystem, ChatMessageUser, get_model
    from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
    from inspect_ai.solver import Generate, Solver, TaskState, solver
except ModuleNotFoundError:
    hint = "pip install 'automatable[inspect]'"
    raise MissingExtra(f"Inspect is not installed: {hint}") from None

FACTS = "episode"  # the key of what was measured, in a sample's store


@task
def automatable(
    game: str = "duel",
    against: str = "random",
    deals: int = 10,
    tries: int = 3,
    rules: str = "none",
    lang: str = "en",
    seed: str = "inspect",
    settings: dict[str, str | int] | None = None,
    most: int = MOST,
) -> Task:
    """Games against bots; every deal is played from each seat, and grouped by it for the error."""
    opponents = against.split(",")
    table = {name: str(value) for name, value in (settings or {}).items()}
    seats = begun(game, opponents, table).seats
    samples = [
        Sample(
            input=f"{game}, deal {deal}, seat {seat_letter(seat)}",
            id=f"{game}-{deal}-{seat_letter(seat)}",
            metadata={"deal": deal, "seat": seat},
        )
        for deal in range(deals)
        for seat in range(seats)
    ]
    play = playing(game, opponents, table, tries, rules, lang, seed, most)
    return Task(dataset=MemoryDataset(samples), solver=play, scorer=share_won())


@solver
def playing(
    game: str,
    against: Sequence[str],
    settings: Mapping[str, str],
    tries: int,
    rules: str,
    lang: str,
    seed: str,
    most: int,
) -> Solver:
    """Plays a game: each question is a conversation of its own, complete in itself."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        deal, seat = state.metadata["deal"], state.metadata["seat"]
        own = f"{seed} {deal}"
        episode = Episode(game, against, seat, settings, own, tries, rules, lang, most)
        model = get_model()
        while not episode.is_over:
            state.messages = [
                ChatMessageSystem(content=episode.system),
                ChatMessageUser(content=episode.prompt),
            ]
            state.output = await model.generate(state.messages)
            state.messages.append(state.output.message)
            episode.reply(state.output.completion)
        state.store.set(FACTS, episode.facts())
        return state

    return solve


@scorer(metrics=[mean(), stderr(cluster="deal")])
def share_won() -> Scorer:
    """What was won, from 0 to 1; mistakes and sizes are in the metadata."""

    async def score(state: TaskState, target: Target) -> Score:
        facts = state.store.get(FACTS)
        return Score(value=float(facts["share"]), metadata=facts)

    return score
