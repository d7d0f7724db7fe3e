"""A question as it is put: what is asked, the answers, and what is missing among them and why."""

from collections import Counter
from itertools import groupby
from typing import Any, Protocol

from ..kernel.decision import Decision
from ..kernel.game import Game, Refusal
from ..kernel.seats import Seat
from ..words import Words
from .board import AnyBoard
from .options import ENDING
from .screen import Screen, safe


class Refuser(Protocol):
    """Whatever knows why an action is not on offer: a state, or a table elsewhere."""

    @property
    def game(self) -> Game[Any]: ...

    def refusal(self, seat: Seat, action: int) -> Refusal:
        """Why an action is not on offer."""
        ...


class Question:
    """One question to one seat, with the board it is asked at."""

    def __init__(
        self, state: Refuser, decision: Decision, board: AnyBoard, screen: Screen, words: Words
    ) -> None:
        self.state = state
        self.game = state.game
        self.decision = decision
        self.board = board
        self.screen = screen
        self.words = words

    def show(self) -> None:
        """Ask; answers that go together stand under a heading, if the game has one."""
        verb_of = self.game.catalogue.verb
        self.screen.say(self._asked())
        verbs = {verb_of(option) for option in self.decision.options}
        has_headings = len(verbs) > 1 and any(self.words.has(f"group-{verb}") for verb in verbs)
        numbers = list(enumerate(self.decision.options, 1))
        for verb, group in groupby(numbers, lambda row: verb_of(row[1])):
            if has_headings and self.words.has(f"group-{verb}"):
                self.screen.say(f"[title]{self.words.say(f'group-{verb}')}[/]")
            elif has_headings and verb in ENDING:
                self.screen.say("")
            self._list_options(list(group))
        self._list_barred()

    def _asked(self) -> str:
        """What is asked, and how many more answers like this one."""
        asked = self.words.say(f"ask-{self.decision.key}")
        wanted = self.decision.wanted
        if wanted < 1:
            return asked
        may_end = self.game.catalogue.verb(self.decision.options[-1]) in ENDING
        more = self.words.say("ask-up-to" if may_end else "ask-more", count=wanted)
        return f"{asked} {more}"

    def _list_options(self, numbers: list[tuple[int, int]]) -> None:
        """Options one below the other: number, name, what the board notes, what the thing is."""
        things = Counter(self.game.catalogue.thing(option) for _, option in numbers)
        rows = []
        for number, option in numbers:
            action = self.game.catalogue.name(option)
            note = self.board.note(action)
            thing = self.game.catalogue.thing(option)
            is_new = things[thing] == 1  # else it says nothing new
            about = self.words.about(f"thing-{thing}") if is_new else ""
            rows.append((str(number), self.words.action(action), note, about))
        widths = [max(len(row[column]) for row in rows) for column in range(3)]
        widths[0] = len(str(len(self.decision.options)))
        noted = 2 + widths[0] + 2 + widths[1] + 2  # the column of what the board notes
        for place, name, note, about in rows:
            shown = f"  {name:<{widths[1]}}  {note:<{widths[2]}}  "
            line = f"  [number]{place:>{widths[0]}}[/]{safe(shown)}"
            explained = about and self.screen.has_room(f"  {place}{shown}{about}")
            shown = f"{line}[faint]{about}[/]" if explained else line.rstrip()
            self.screen.say(shown, column=noted)

    def _list_barred(self) -> None:
        """What a player would look for among the answers and is not there, and why."""
        for action in self.board.owned():
            number = self.game.catalogue.number(action)
            refusal = self.state.refusal(self.decision.seat, number)
            if refusal.rule:
                thing = self.words.thing(self.game.catalogue.thing(number))
                reason = self.words.refusal(refusal, self.board.names)
                line = self.words.say("barred", thing=thing, reason=reason, rule=refusal.rule)
                self.screen.say(f"[faint]  {safe(line)}[/]")
