"""What lessons, puzzles and daily challenges in a terminal have in common."""

from collections.abc import Sequence

from ..kernel.decision import Decision
from ..kernel.errors import UnknownAction
from ..kernel.events import Seen
from ..kernel.game import Refusal, State
from ..kernel.seats import seat_letter
from ..words import Words
from .board import AnyBoard
from .look import look
from .options import listed, meant, numbered
from .question import Question
from .screen import Screen, echoed, safe


class SoloTable:
    """A table at which somebody plays alone, as text."""

    def __init__(self, seat: int, seats: int, screen: Screen, words: Words) -> None:
        self.seat = seat
        self.screen = screen
        self.words = words
        letters = [seat_letter(number) for number in range(seats)]
        self.names = [words.say("web-player", letter=letter) for letter in letters]

    def told(self, events: Sequence[Seen]) -> list[str]:
        """What happened, as it is said to the seat."""
        return [safe(self.words.event(event, self.names, self.seat)) for event in events]

    def say_who(self) -> None:
        """Whom the person plays, where there are others."""
        if len(self.names) > 1:
            self.screen.say(safe(self.words.say("seat-own", name=self.names[self.seat])))

    def look(self, state: State) -> AnyBoard:
        """The table as the seat sees it."""
        return look(state, self.seat, self.names, self.words)

    def show(self, state: State) -> None:
        """The table, and what is asked."""
        board = self.look(state)
        self.screen.say("")
        self.screen.show(board)
        self.ask(state, board)

    def ask(self, state: State, board: AnyBoard) -> None:
        """What is asked, with all answers."""
        decision = state.asked(self.seat)
        if decision is not None:
            options = listed(state.game, decision.options)
            shown = Decision(decision.seat, decision.key, options, (), decision.wanted)
            self.screen.say("")
            Question(state, shown, board, self.screen, self.words).show()

    def meant(self, state: State, line: str) -> str:
        """The name of the answer that was typed; empty if none was meant, which is told."""
        decision = state.asked(self.seat)
        options = () if decision is None else listed(state.game, decision.options)
        try:
            action = numbered(options, line)
            if action is None:
                action = meant(state, options, line, self.words)
        except UnknownAction:
            count = len(options)
            self.screen.say(self.words.say("unknown-answer", text=echoed(line), count=count))
            return ""
        return state.game.catalogue.name(action)

    def refuse(self, state: State, answer: str, refusal: Refusal) -> None:
        """Tell which rule forbids an answer, and why."""
        name = safe(self.words.action(answer))
        reason = safe(self.words.refusal(refusal, self.names))
        self.screen.say(f"{self.words.say('why-not', action=name)} {reason}".rstrip())
        told = state.game.rulebook_in(self.words.lang).rule(refusal.rule).plain()
        self.screen.say(safe(f"  {self.words.labelled(refusal.rule, told)}"))
