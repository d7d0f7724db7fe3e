"""Stepping through a record, forward and back, through anybody's eyes."""

from ..kernel.errors import BadSettings
from ..kernel.events import heard
from ..kernel.game import State
from ..kernel.record import Record
from ..kernel.seats import CHANCE, ORACLE, SPECTATOR, seat_letter
from ..words import Words
from .board import AnyBoard
from .commands import Commands
from .look import look
from .occupants import seated
from .screen import InputEnded, Screen, echoed, safe

COMMANDS = ["next", "previous", "first", "last", "help", "quit"]


def read_viewer(text: str, seats: int) -> int:
    """Whose eyes `A`, `B`..., `public` or `all` mean; raises BadSettings."""
    letters = [seat_letter(seat) for seat in range(seats)]
    known = {"all": int(ORACLE), "public": int(SPECTATOR)}
    known.update({letter.casefold(): seat for seat, letter in enumerate(letters)})
    if text.casefold() not in known:
        eyes = ", ".join([*letters, "public", "all"])
        raise BadSettings(f"seat: {text!r} sees nothing; say {eyes}", "eyes", given=text, eyes=eyes)
    return known[text.casefold()]


class Replay:
    """A record, and the number of its answers shown so far."""

    def __init__(self, record: Record, viewer: int, screen: Screen, words: Words) -> None:
        self.record = record
        self.viewer = viewer
        self.screen = screen
        self.words = words
        self.commands = Commands(COMMANDS, words)
        self.index = 0
        seats = record.begin().seats
        occupants = seated(record.seats, seats)
        self.names = [occupant.name(seat) for seat, occupant in enumerate(occupants)]

    def run(self) -> None:
        """Show where we are and do what is typed, until the person has seen enough."""
        self.screen.check_width(self._look(self.record.begin()))
        self._show(0)
        while True:
            try:
                line = self.screen.ask(f"{self.index}/{len(self.record.answers)}> ")
            except InputEnded:
                return
            if not self._handle(line):
                return

    def run_through(self) -> None:
        """Tell the whole story at once."""
        self.screen.check_width(self._look(self.record.begin()))
        self._show(0)
        while self.index < len(self.record.answers):
            self._go(self.index + 1)

    def _handle(self, line: str) -> bool:
        last = len(self.record.answers)
        match self.commands.meant(line or "next"):
            case "quit":
                return False
            case "next":
                self._go(self.index + 1)
            case "previous":
                self._go(self.index - 1)
            case "first":
                self._go(0)
            case "last":
                self._go(last)
            case "help":
                self.screen.say(*self.commands.help("replay-command", ("help",)))
                self.screen.say(f"  {self.words.say('replay-number')}")
                self.screen.say(f"  {self.words.say('replay-seat')}")
            case _ if line.isdecimal() and len(line) < 9 and int(line) <= last:
                self._go(int(line))
            case _:
                self._look_through(line)
        return True

    def _look_through(self, line: str) -> None:
        try:
            self.viewer = read_viewer(line, len(self.names))
        except BadSettings:
            self.screen.say(self.words.say("replay-unknown", text=echoed(line)))
            return
        self._show(self.index)

    def _go(self, index: int) -> None:
        if not 0 <= index <= len(self.record.answers):
            self.screen.say(self.words.say("replay-start" if index < 0 else "replay-end"))
            return
        before = self.index
        self.index = index
        self._show(before if index == before + 1 else index)

    def _show(self, since: int) -> None:
        """The events since an earlier point, the answer that led here, and the picture."""
        state = self.record.replay(self.index)
        assert state.log is not None
        told = len(self.record.replay(since).log or []) if since < self.index else len(state.log)
        events = heard(state.log[told:], self.viewer)
        self.screen.say("", f"[title]{self.index}/{len(self.record.answers)}[/] {self._answer()}")
        self.screen.say(
            *[
                f"{safe(self.words.event(event, self.names))} [faint]{event.rule}[/]"
                for event in events
            ]
        )
        self.screen.show(self._look(state))

    def _answer(self) -> str:
        """The last answer, unless the viewer may not know it."""
        if self.index == 0:
            return ""
        answer = self.record.answers[self.index - 1]
        if self.viewer not in (ORACLE, answer.seat):
            return ""
        who = self.words.say("nature") if answer.seat == CHANCE else self.names[answer.seat]
        action = self.words.action(self.record.game.catalogue.name(answer.action))
        return f"[faint]{self.words.say('replay-answer', who=safe(who), action=safe(action))}[/]"

    def _look(self, state: State) -> AnyBoard:
        return look(state, self.viewer, self.names, self.words)
