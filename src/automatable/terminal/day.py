"""The daily challenge in a terminal."""

from collections.abc import Callable

from ..daily import DailyRun, Outcome
from ..words import Words
from .commands import Commands
from .screen import InputEnded, Screen
from .solving import SoloTable

COMMANDS = ["board", "help", "quit"]


class DailyPlay:
    """A day's game and the answers given so far."""

    def __init__(
        self, run: DailyRun, screen: Screen, words: Words, keep: Callable[[], None] = lambda: None
    ) -> None:
        self.run = run
        self.keep = keep  # called after every answer
        self.screen = screen
        self.words = words
        self.commands = Commands(COMMANDS, words)
        self.table = SoloTable(run.daily.table.seat, run.state.seats, screen, words)

    def play(self) -> bool:
        """Play it; whether it came to its end."""
        self.screen.check_width(self.table.look(self.run.state))
        self.screen.say(f"[faint]{self.words.say('daily-help')}[/]")
        self.table.say_who()
        self.table.show(self.run.state)
        while not self.run.is_over:
            try:
                line = self.screen.ask("> ")
            except InputEnded:
                return False
            match self.commands.meant(line or "board"):
                case "quit":
                    return False
                case "board":
                    self.table.show(self.run.state)
                case "help":
                    self.screen.say(self.words.say("daily-help"))
                case _:
                    if answer := self.table.meant(self.run.state, line):
                        self._give(answer)
        return True

    def _give(self, answer: str) -> None:
        refusal = self.run.give(answer)
        if refusal is not None:
            self.table.refuse(self.run.state, answer, refusal)
            return
        self.keep()
        self.screen.say("", *self.table.told(self.run.events()))
        if not self.run.is_over:
            self.table.show(self.run.state)


def outcome_text(outcome: Outcome, words: Words) -> str:
    """How a day went, in a few words."""
    told = words.say(f"daily-{outcome.kind}", points=outcome.points, answers=outcome.answers)
    return f"{told} ({outcome.points} : {outcome.other})" if outcome.other >= 0 else told
