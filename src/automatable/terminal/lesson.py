"""Taking a lesson in a terminal: what to do, the board, and a reply to every try."""

from ..lessons import Lesson, LessonRun, Reply
from ..lessons.lesson import NEXT
from ..words import Words
from .commands import Commands
from .screen import InputEnded, Screen
from .solving import SoloTable

COMMANDS = ["next", "back", "again", "board", "help", "quit"]
HAND = "hand"  # a part of the board to look at, which here is what may be answered


class LessonPlay:
    """A lesson and the answers given so far."""

    def __init__(self, lesson: Lesson, screen: Screen, words: Words) -> None:
        self.lesson = lesson
        self.screen = screen
        self.words = words
        self.commands = Commands(COMMANDS, words)
        self.given: list[str] = []
        self.run = LessonRun(lesson)
        self._shown: list[str] = []  # the board as it was last shown, in sentences
        self.table = SoloTable(lesson.seat, self.run.state.seats, screen, words)

    def play(self) -> bool:
        """Take the lesson; whether it was taken to its end."""
        self.screen.check_width(self.table.look(self.run.state))
        self.screen.say("", f"[title]{self.words.say(self.lesson.title)}[/]")
        self.screen.say_long(self.words.about(self.lesson.title))
        self.table.say_who()
        self.screen.say(f"[faint]{self.words.say('lesson-help')}[/]")
        self._tell()
        while not self.run.is_over:
            try:
                line = self.screen.ask(f"{self.run.at + 1}/{len(self.lesson.steps)}> ")
            except InputEnded:
                return False
            if not self._handle(line):
                return False
        return True

    def _handle(self, line: str) -> bool:
        """Do what was typed; False if the learner has enough."""
        match self.commands.meant(line or "next"):
            case "quit":
                return False
            case "next":
                self._give(NEXT)
            case "back":
                self._go_back(len(self.given) - 1)
            case "again":
                self._go_back(0)
            case "board":
                self._shown = []
                self._tell()
            case "help":
                self.screen.say(*self.commands.help("lesson-command", ("help",)))
            case _:
                if answer := self.table.meant(self.run.state, line):
                    self._give(answer)
        return True

    def _give(self, answer: str) -> None:
        reply = self.run.give(answer)
        if not reply.is_right:
            self._reply(reply, answer)
            return
        self.given.append(answer)
        self.screen.say("", *self.table.told(self.run.events()))
        self._tell()

    def _reply(self, reply: Reply, answer: str) -> None:
        if reply.refusal is None:
            key = reply.key if self.words.has(reply.key) else "lesson-not-now"
            self.screen.say_long(self.words.say(key), style="title")
            return
        self.table.refuse(self.run.state, answer, reply.refusal)

    def _go_back(self, count: int) -> None:
        self.given = self.given[: max(0, count)]
        self.run = LessonRun(self.lesson, self.given)
        self._tell()

    def _tell(self) -> None:
        """The board if it has changed, and what this step says; then what may be answered."""
        board = self.table.look(self.run.state)
        sentences = board.sentences()
        self.screen.say("")
        if sentences != self._shown:
            self.screen.show(board)
            self.screen.say("")
        self._shown = sentences
        self.screen.say_long(self.words.say(self.run.key), style="title")
        if self.run.is_over:
            return
        step = self.run.step
        if step.do or HAND in step.look:
            self.table.ask(self.run.state, board)
        if not self.run.decision():
            self.screen.say(f"[faint]{self.words.say('lesson-next')}[/]")
