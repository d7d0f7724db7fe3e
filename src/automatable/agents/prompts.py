"""Prompts: what a model is told before a game and at each question, as text."""

from collections.abc import Sequence

from ..kernel.decision import Decision
from ..kernel.events import Seen
from ..kernel.game import State
from ..terminal.options import listed
from .answers import action_meant, read_reply
from .errors import WrongAnswer
from .narrator import Narrator

MOST = 1000  # prompts in a game, until it is called off
RULES = ("none", "all")  # how much of the rules a model is told before the game


def listed_decision(state: State, seat: int) -> Decision | None:
    """The question of a seat, with its answers in the order in which they are numbered."""
    found = state.asked(seat)
    if found is None:
        return None
    return Decision(found.seat, found.key, listed(state.game, found.options), (), found.wanted)


class Prompter:
    """Puts a seat's questions as text, and reads the replies."""

    def __init__(self, narrator: Narrator, rules: str = "none") -> None:
        self.narrator = narrator
        self.words = narrator.words
        self.rules = rules

    def system(self) -> str:
        """What stays the same during a game: the game, the seat, how to answer, perhaps rules."""
        lines = self.narrator.goal()
        if self.rules == "all":
            book = self.narrator.game.rulebook_in(self.words.lang)
            lines += ["", *self.narrator.rules(list(book.rules.values()))]
        how = [self.words.say("agent-how"), "", "```json", '{"answer": 1}', "```"]
        return "\n".join([*lines, "", *how])

    def question(self, state: State, decision: Decision, news: Sequence[Seen]) -> str:
        """What happened, what the seat sees now, and what it is asked."""
        view = state.game.view(state, decision.seat)
        told = self.narrator.news(news)
        lines = [self.words.say("agent-news"), *told, ""] if told else []
        lines += [self.words.say("agent-table"), *self.narrator.table(view), ""]
        return "\n".join([*lines, *self.narrator.question(state, decision, view)])

    def again(self, wrong: WrongAnswer, left: int, question: str) -> str:
        """The question again, after what was wrong with the reply."""
        lines = [self.words.say("agent-wrong", left=left), *wrong.told, ""]
        return "\n".join([*lines, question])

    def read(self, state: State, decision: Decision, reply: str) -> int:
        """The option that a reply ends with; raises WrongAnswer."""
        return self.check(state, decision, read_reply(reply, self.words))

    def check(self, state: State, decision: Decision, answer: str) -> int:
        """The option of that number or exact name; raises WrongAnswer, with the rule if one
        forbids it."""
        action = action_meant(state.game, decision.options, answer, self.words)
        if action in decision.options:
            return action
        refusal = state.refusal(decision.seat, action)
        told = self.narrator.why(refusal, action)
        raise WrongAnswer(" ".join(told), "refused", told, refusal.rule)
