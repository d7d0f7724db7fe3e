"""Solving puzzles in a terminal: the goal, the board, hints, and the proof at the end."""

from ..puzzles import Puzzle, PuzzleRun, Reply
from ..words import Words
from .commands import Commands
from .screen import InputEnded, Screen, safe
from .solving import SoloTable

COMMANDS = ["hint", "back", "again", "board", "next", "help", "quit"]


class PuzzlePlay:
    """A puzzle and the answers given so far."""

    def __init__(self, puzzle: Puzzle, screen: Screen, words: Words) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.words = words
        self.commands = Commands(COMMANDS, words)
        self.run = PuzzleRun(puzzle)
        self.table = SoloTable(puzzle.seat, self.run.state.seats, screen, words)
        self.is_missed = False  # by a wrong answer, a hint, or a goal not reached
        self.hints = 0  # asked for at this question

    @property
    def outcome(self) -> bool | None:
        """Whether it was solved at the first try and without help; None: not even tried."""
        return False if self.is_missed else True if self.run.is_solved else None

    def play(self) -> bool:
        """Solve it; False if the person has enough of puzzles."""
        self.screen.check_width(self.table.look(self.run.state))
        self.screen.say(f"[faint]{self.words.say('puzzle-help')}[/]")
        self._tell()
        while not self.run.is_solved:
            try:
                line = self.screen.ask("> ")
            except InputEnded:
                return False
            command = self.commands.meant(line or "board")
            if command == "quit":
                return False
            if command == "next":
                self.is_missed = True
                return True
            self._handle(command, line)
        self._explain()
        return True

    def _handle(self, command: str, line: str) -> None:
        match command:
            case "hint":
                self._hint()
            case "back":
                self._go_back(len(self.run.given) - 1)
            case "again":
                self._go_back(0)
            case "board":
                self._tell()
            case "help":
                self.screen.say(self.words.say("puzzle-help"))
            case _:
                answer = "" if self.run.is_over else self.table.meant(self.run.state, line)
                if answer:
                    self._reply(answer, self.run.give(answer))

    def _reply(self, answer: str, reply: Reply) -> None:
        if reply.refusal is not None:
            self.table.refuse(self.run.state, answer, reply.refusal)
            return
        if not reply.is_taken:
            self.is_missed = True
            facts = {"action": self.words.action(answer), "worth": _percent(reply.worth)}
            self.screen.say(safe(self.words.say("puzzle-wrong", **facts)))
            return
        self.hints = 0
        self.screen.say("", *self.table.told(self.run.events()))
        if self.run.is_over and not self.run.is_solved:
            self._miss()
        elif not self.run.is_over:
            self.table.show(self.run.state)

    def _miss(self) -> None:
        self.is_missed = True
        goal = self.puzzle.goal
        key = "puzzle-missed-win" if goal.kind == "win" else "puzzle-missed"
        facts = {"reached": max(0, self.run.reached), "target": goal.target}
        self.screen.say(self.words.say(key, **facts))
        self._go_back(0)

    def _hint(self) -> None:
        """Where to look; asked once more, the answer."""
        self.is_missed = True
        self.hints += 1
        if self.hints == 1:
            answers = " · ".join(self.words.action(name) for name in self.run.look())
            key = "puzzle-hint-two" if self.puzzle.steps else "puzzle-hint-look"
            self.screen.say_long(self.words.say(key, answers=answers))
        elif answer := self.run.next():
            told = self.words.say("puzzle-hint-next", answer=self.words.action(answer))
            self.screen.say(safe(told))
        else:
            self.screen.say(self.words.say("puzzle-hint-back"))

    def _go_back(self, count: int) -> None:
        self.run = PuzzleRun(self.puzzle, self.run.given[: max(0, count)])
        self.hints = 0
        self._tell()

    def _tell(self) -> None:
        goal, before = self.puzzle.goal, self.run.before
        facts = {"target": goal.target, "before": before, "gain": goal.target - before}
        count = len(self.puzzle.answers)
        self.table.show(self.run.state)
        self.screen.say("")
        self.table.say_who()
        told = self.words.say(f"puzzle-goal-{goal.kind}", answers=count, **facts)
        self.screen.say_long(told, style="title")

    def _explain(self) -> None:
        """Why it is best, and the rules by which it happened."""
        self.screen.say("", f"[title]{self.words.say('puzzle-solved')}[/]")
        proof, steps = self.puzzle.proof, self.puzzle.steps
        facts = {"states": proof["states"], "rounds": proof.get("rounds", 0)}
        if steps:
            last = steps[-1]
            facts |= {
                "least": _percent(last.worths[last.right]),
                "most": _percent(last.worths[last.second]),
                "right": self.words.action(last.right),
            }
        told = self.words.say(f"puzzle-proof-{self.puzzle.goal.kind}", **facts)
        self.screen.say_long(told)
        self.screen.say(f"[faint]{' '.join(self.run.rules())}[/]")


def _percent(worth: int) -> int:
    return -1 if worth < 0 else (worth + 5) // 10
