"""One game in text for a framework that calls the model itself: a prompt, a reply, and so on."""

from collections import Counter
from collections.abc import Mapping, Sequence

from ..kernel.decision import Decision
from ..kernel.registry import game as game_named
from .errors import WrongAnswer
from .narrator import Narrator, words_for
from .own import start
from .prompts import MOST, Prompter, listed_decision


class Episode:
    """A game in which one seat is asked by `prompt` and answers by `reply`; bots are the others.

    The same seed deals the same cards; bots with a budget of playouts answer the same, too. A game
    that goes on after `most` prompts is called off, and counts as lost.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        settings: Mapping[str, str] | None = None,
        seed: str | None = None,
        tries: int = 3,
        rules: str = "none",
        lang: str = "en",
        most: int = MOST,
    ) -> None:
        words = words_for(lang, game_named(game))
        self.table = start(game, words, seat, opponents, settings, seed)
        own = words_for(lang, self.table.game)
        narrator = Narrator(self.table.game, seat, self.table.titles, own)
        self.prompter = Prompter(narrator, rules)
        self.seat = seat
        self.tries = tries
        self.most = most
        self.system = self.prompter.system()
        self.prompt = ""  # empty once the game is over
        self.forfeited = False
        self.called_off = False
        self.wrong: Counter[str] = Counter()  # unreadable, unknown, refused
        self.sizes: list[int] = []  # characters of the prompts
        self._left = tries
        self._question = ""
        self._ask()

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to answer."""
        return not self.prompt

    @property
    def share(self) -> float:
        """What the seat has won, from 0 to 1; a draw is a fraction, a forfeit nothing."""
        result = self.table.match.state.result
        if self.forfeited or result is None:
            return 0.0
        return result.shares()[self.seat] / 1000

    def reply(self, text: str) -> None:
        """Answer the question, or be told what is wrong with the reply."""
        assert not self.is_over, "the game is over"
        state = self.table.match.state
        try:
            action = self.prompter.read(state, self._decision(), text)
        except WrongAnswer as wrong:
            self.wrong[wrong.kind] += 1
            self._left -= 1
            self.forfeited = self._left == 0
            again = self.prompter.again(wrong, self._left, self._question)
            self._put("" if self.forfeited else again)
            return
        self.table.give(action)
        self._ask()

    def facts(self) -> dict[str, int | float | bool]:
        """What was measured."""
        return {
            "share": self.share,
            "forfeited": self.forfeited,
            "called_off": self.called_off,
            "prompts": len(self.sizes),
            "prompt_characters": sum(self.sizes),
            "largest_prompt": max(self.sizes, default=0),
            **{kind: self.wrong[kind] for kind in ("unreadable", "unknown", "refused")},
        }

    def _ask(self) -> None:
        """Put the next question that has something to choose."""
        state = self.table.match.state
        while (decision := listed_decision(state, self.seat)) and len(decision.options) == 1:
            self.table.give(decision.options[0])
            state = self.table.match.state
        self._left = self.tries
        news = self.table.news()
        self._question = self.prompter.question(state, decision, news) if decision else ""
        self._put(self._question)

    def _put(self, prompt: str) -> None:
        self.called_off = bool(prompt) and len(self.sizes) == self.most
        self.prompt = "" if self.called_off else prompt
        self.sizes += [len(prompt)] if self.prompt else []

    def _decision(self) -> Decision:
        found = listed_decision(self.table.match.state, self.seat)
        assert found is not None
        return found
