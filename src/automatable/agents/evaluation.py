"""Games of a text agent against bots, each determined by the evaluation and its number."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.program import ProgramBot, is_program
from ..kernel.decision import Decision
from ..kernel.errors import UnknownBot
from ..kernel.events import heard
from ..kernel.extras import need
from ..kernel.game import State
from ..kernel.registry import game as game_named
from ..kernel.seat_view import SeatView
from ..lab.contest import Contest, ContestGame, GameRow, make_contest
from ..lab.results import Results, schema
from ..words import shortened
from .errors import WrongAnswer
from .narrator import Narrator, words_for
from .prompts import MOST, Prompter, listed_decision

AGENT = 0  # the entrant that is evaluated
FORFEIT = "forfeit"  # the reason given for a game lost by wrong answers
SHOWN = 24  # characters of a name at the table
KINDS = ("unreadable", "unknown", "refused")  # of wrong answers


@dataclass(frozen=True)
class Evaluation(Contest):
    """A contest in which the first entrant is a program that reads text."""

    tries: int = 3  # replies to a question, until the game is forfeited
    rules: str = "none"  # how much of the rules it is told: prompts.RULES
    lang: str = "en"
    most: int = MOST  # prompts in a game, until it is called off

    def game_at(self, number: int) -> ContestGame:
        return AgentGame(self, number)

    def plain(self) -> dict[str, Any]:
        told = {"tries": self.tries, "rules": self.rules, "lang": self.lang, "most": self.most}
        return {**super().plain(), "evaluation": told}


def make_evaluation(
    game: str,
    agent: str,
    against: Sequence[str],
    games: int,
    settings: Mapping[str, str] | None = None,
    seed: str = "evaluate",
    tries: int = 3,
    rules: str = "none",
    lang: str = "en",
    most: int = MOST,
) -> Evaluation:
    """The checked evaluation; the last opponent sits in all seats that are left.

    Raises UnknownGame, UnknownBot, BadSettings or BadContest.
    """
    if not is_program(agent):
        known = "program:COMMAND"
        raise UnknownBot(
            f"an agent is {known}, not {agent!r}", "name", name=agent, near="none", known=known
        )
    seats = game_named(game).new(settings).seats
    others = [against[min(k, len(against) - 1)] for k in range(max(seats - 1, len(against)))]
    bots = [agent, *(others if seats > 1 else others[1:])]
    made = make_contest(game, bots, games, True, settings, seed)
    return Evaluation(
        made.game, made.seats, made.games, True, made.settings, seed, tries, rules, lang, most
    )


@dataclass(frozen=True)
class AgentRow(GameRow):
    """The data of a finished game, with what the agent was told and how it replied."""

    agent: int  # its seat
    forfeited: bool
    prompts: int  # how many, questions asked again included
    prompt_characters: int  # of all of them together
    largest_prompt: int
    system_characters: int  # of what stays the same during the game
    unreadable: int  # replies without an answer in the right form
    unknown: int  # answers that name nothing
    refused: int  # answers that a rule forbids
    broken: list[str]  # the rules of these, in order


class AgentResults(Results):
    """The results of an evaluation."""

    row = AgentRow

    def schema(self) -> Any:
        """The columns of the table."""
        arrow = need("pyarrow", "lab")
        number, text = arrow.int64(), arrow.list_(arrow.string())
        kinds = {"forfeited": arrow.bool_(), "broken": text}
        columns = [name for name in AgentRow.__dataclass_fields__ if name not in schema().names]
        more = [arrow.field(name, kinds.get(name, number)) for name in columns]
        return arrow.schema([*schema(), *more])


class Forfeit(Exception):
    """The agent has no try left."""


class CalledOff(Exception):
    """The agent has been asked too often."""


class AgentGame(ContestGame):
    """One game in which a seat is asked in text, and told what is wrong with a reply."""

    def __init__(self, contest: Evaluation, number: int) -> None:
        super().__init__(contest, number)
        self.tries = contest.tries
        self.most = contest.most
        self.seat = self.entrants.index(AGENT)
        words = words_for(contest.lang, self.state.game)
        titles = [
            words.seat(seat, words.say("you") if seat == self.seat else shortened(name, SHOWN))
            for seat, name in enumerate(self.names)
        ]
        self.prompter = Prompter(Narrator(self.state.game, self.seat, titles, words), contest.rules)
        self.system = self.prompter.system()
        self.sizes: list[int] = []
        self.wrong: Counter[str] = Counter()
        self.broken: list[str] = []
        self.forfeited = False
        self.told = 0

    def begin(self) -> State:
        """The game before the first answer, with somebody listening."""
        state: State = game_named(self.contest.game).listened(self.contest.settings)
        return state

    def play_on(self) -> None:
        """Play until the game is over, forfeited or called off."""
        try:
            super().play_on()
        except Forfeit:
            self.forfeited = True
        except CalledOff:
            return

    def chosen(self, seat: int) -> int:
        """What the agent or a bot answers."""
        return self._asked() if seat == self.seat else super().chosen(seat)

    def row(self, text: str) -> GameRow:
        """What was measured."""
        told: dict[str, Any] = asdict(super().row(text))
        if self.forfeited:
            told |= self._lost()
        return AgentRow(
            **told,
            agent=self.seat,
            forfeited=self.forfeited,
            prompts=len(self.sizes),
            prompt_characters=sum(self.sizes),
            largest_prompt=max(self.sizes, default=0),
            system_characters=len(self.system),
            unreadable=self.wrong["unreadable"],
            unknown=self.wrong["unknown"],
            refused=self.wrong["refused"],
            broken=self.broken,
        )

    def _lost(self) -> dict[str, Any]:
        """A forfeit as a result: all others share the win."""
        seats = range(len(self.names))
        others = max(1, len(self.names) - 1)
        return {
            "reason": FORFEIT,
            "scores": [-1 if seat == self.seat else 1 for seat in seats],
            "shares": [0 if seat == self.seat else 1000 // others for seat in seats],
        }

    def _asked(self) -> int:
        """The agent's answer; raises Forfeit when it has no try left."""
        state = self.state
        decision = listed_decision(state, self.seat)
        assert decision is not None
        log = state.log or []
        news = heard(log[self.told :], self.seat)
        self.told = len(log)
        question = prompt = self.prompter.question(state, decision, news)
        for left in range(self.tries - 1, -1, -1):
            try:
                return self._replied(decision, prompt)
            except WrongAnswer as wrong:
                self.wrong[wrong.kind] += 1
                self.broken += [wrong.rule] if wrong.rule else []
                prompt = self.prompter.again(wrong, left, question)
        raise Forfeit

    def _replied(self, decision: Decision, prompt: str) -> int:
        """The option that the program's reply means; raises WrongAnswer or BotFailed."""
        program = self.bots[self.seat]
        assert isinstance(program, ProgramBot)
        if len(self.sizes) == self.most:
            raise CalledOff
        self.sizes.append(len(prompt))
        names = [self.state.game.catalogue.name(option) for option in decision.options]
        view = SeatView(self.state, self.seat)
        hello = {"system": self.system, "tries": self.tries}
        reply = program.ask(view, hello, {"options": names, "prompt": prompt})
        if isinstance(text := reply.get("text"), str):
            return self.prompter.read(self.state, decision, text)
        if isinstance(action := reply.get("action"), (int, str)):
            return self.prompter.check(self.state, decision, str(action))
        raise program.wrote(reply)
