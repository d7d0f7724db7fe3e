"""Playing a match in a terminal: pictures, questions, answers, and nothing lost."""

from collections import Counter
from itertools import groupby
from pathlib import Path
from shlex import quote

from ..bots import goodbye
from ..bots.hints import hints
from ..bots.weight import Weight
from ..kernel.decision import Decision
from ..kernel.errors import CannotTakeBack, Refused, UnknownAction
from ..kernel.game import Result
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import SPECTATOR, Seat
from ..match import Match
from ..words import Words
from .board import Board
from .chairs import Chair, as_typed
from .look import look
from .options import ENDING, TURN_END, listed, loses_at_once, meant, numbered
from .saves import save
from .screen import InputEnded, Screen, echoed, safe

COMMANDS = ("?", "hint", "why", "u", "log", "board", "piles", "rules", "q")
SHORT = 10  # sentences of a table that is told whole with every question


class Quit(Exception):
    """The person stops for now."""


class Play:
    """One person, or several on one screen, with bots in the other seats."""

    def __init__(
        self, match: Match, chairs: list[Chair], bots: dict[int, Bot], screen: Screen, words: Words
    ) -> None:
        self.match = match
        self.game = match.record.game
        self.chairs = chairs
        self.bots = bots
        self.screen = screen
        self.words = words
        self.people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self.names = [chair.name(seat) for seat, chair in enumerate(chairs)]
        you = words.say("you") if len(self.people) == 1 else ""
        self.titles = [chair.title(seat, you, words) for seat, chair in enumerate(chairs)]
        self.curtain = self.game.secrets and len(self.people) > 1
        self.at_screen: int | None = None
        self.seen = {seat: match.told_before(seat) for seat in self.people}
        self.seen[SPECTATOR] = min(self.seen.values(), default=0)
        self.path: Path | None = None
        self.hints = True  # whether a bot may be asked for advice
        self.auto = True  # whether questions with one answer answer themselves
        self.shown: set[Seat] = set()  # who has been told the whole table
        self.doubtful: int | None = None  # an answer that is to be given twice

    def run(self) -> None:
        """Play until the game is over; raises Quit, InputEnded or KeyboardInterrupt, all saved."""
        self.screen.check_width(self._look(self._watcher()))
        if self.path is not None and not self.path.exists():
            self.save()
        self._introduce()
        while asked := self.match.asked():
            people = [seat for seat in asked if seat in self.people]
            if people:
                self._take_turn(people[0])
            else:
                self.match.answer_bot(asked[0], self.bots[asked[0]])
            self.save()
        self._tell_end()

    def _introduce(self) -> None:
        self.screen.say(
            f"[title]{self.words.say('game-name')}[/]: " + safe(", ".join(self.titles)) + ".",
            self.words.say("game-tagline"),
            f"[faint]{self.words.say('play-help-hint')}[/]",
        )

    def _take_turn(self, seat: Seat) -> None:
        self._pass_screen(seat)
        self._tell_news(seat)
        decision = self._asked(seat)
        if self._answers_itself(decision):
            name = self.game.catalogue.name(decision.options[0])
            self.screen.say(self.words.say("only-answer", action=safe(self.words.action(name))))
            self.match.answer(seat, name)
            return
        self.doubtful = None
        self._show_question(decision, whole=seat not in self.shown)
        while True:
            line = self.screen.ask(f"{self.names[seat]}> ")
            if line and self._handle(line, decision):
                return

    def _asked(self, seat: Seat) -> Decision:
        """The question of a seat, with its answers in the order they are listed."""
        found = self.match.state.asked(seat)
        assert found is not None
        return Decision(found.seat, found.key, listed(self.game, found.options), ())

    def _answers_itself(self, decision: Decision) -> bool:
        """Whether there is nothing to choose; a turn is ended by people, and they answer themselves
        where somebody else may look on."""
        if not self.auto or self.curtain or len(decision.options) > 1:
            return False
        return self.game.catalogue.verb(decision.options[0]) != TURN_END

    def _pass_screen(self, seat: int) -> None:
        """Draw the curtain when another person sits down at this screen."""
        if self.curtain and seat != self.at_screen:
            if self.at_screen is not None:
                self.screen.clear()
            self.screen.say("", self.words.say("curtain", name=safe(self.names[seat])))
            if self.screen.interactive:
                self.screen.ask(self.words.say("curtain-enter") + " ")
                self.screen.clear()
        self.at_screen = seat

    def _tell_news(self, viewer: int) -> None:
        events = self.match.events(viewer, self.seen[viewer])
        for other in self.seen:
            if other == viewer or not self.game.secrets:  # what one read, all have read
                self.seen[other] = self.match.told
        if events:
            self.screen.say("")
        told = [safe(self.words.event(event, self.names)) for event in events]
        self.screen.say(*[_times(line, len(list(group))) for line, group in groupby(told)])

    def _show_question(self, decision: Decision, whole: bool) -> None:
        """The table, or of a long one in plain text only what is under way; then the question."""
        board = self._look(decision.seat)
        self.screen.say("")
        if whole or not self.screen.plain or len(board.sentences()) <= SHORT:
            self.shown.add(decision.seat)
            self.screen.show(board)
            self.screen.say("")
        else:
            self.screen.say(*[safe(line) for line in board.now()])
        self.screen.say(self._question(decision, board.view.get("wanted", 0)))
        verbs = {self.game.catalogue.verb(option) for option in decision.options}
        has_headings = len(verbs) > 1 and any(self.words.has(f"group-{verb}") for verb in verbs)
        numbers = list(enumerate(decision.options, 1))
        for verb, group in groupby(numbers, lambda row: self.game.catalogue.verb(row[1])):
            if has_headings and self.words.has(f"group-{verb}"):
                self.screen.say(f"[title]{self.words.say(f'group-{verb}')}[/]")
            elif has_headings and verb in ENDING:
                self.screen.say("")
            self._list_options(board, list(group), len(numbers))

    def _question(self, decision: Decision, wanted: int) -> str:
        """What is asked, and how many more answers like this one."""
        asked = self.words.say(f"ask-{decision.key}")
        if wanted < 1:
            return asked
        may_end = self.game.catalogue.verb(decision.options[-1]) in ENDING
        more = self.words.say("ask-up-to" if may_end else "ask-more", count=wanted)
        return f"{asked} {more}"

    def _list_options(self, board: Board, numbers: list[tuple[int, int]], count: int) -> None:
        """Options one below the other: number, name, what the board notes, what the thing is."""
        things = Counter(self.game.catalogue.thing(option) for _, option in numbers)
        rows = []
        for number, option in numbers:
            action = self.game.catalogue.name(option)
            note = board.note(action)
            thing = self.game.catalogue.thing(option)
            about = self._about(thing) if things[thing] == 1 else ""  # else it says nothing new
            rows.append((str(number), self.words.action(action), note, about))
        widths = [max(len(row[column]) for row in rows) for column in range(3)]
        widths[0] = len(str(count))
        for place, name, note, about in rows:
            shown = f"  {name:<{widths[1]}}  {note:<{widths[2]}}  "
            line = f"  [number]{place:>{widths[0]}}[/]{safe(shown)}"
            explained = about and self.screen.has_room(f"  {place}{shown}{about}")
            self.screen.say(f"{line}[faint]{about}[/]" if explained else line.rstrip())

    def _about(self, thing: str) -> str:
        return self.words.about(f"thing-{thing}")

    def _look(self, viewer: Seat) -> Board:
        names = self.names if self.screen.plain else self.titles
        return look(self.match.state, viewer, names, self.words)

    def _handle(self, line: str, decision: Decision) -> bool:
        """Do what somebody typed; True if the question is answered, or another is open."""
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "?" | "help":
                self._help()
            case "q" | "quit":
                raise Quit
            case "u" | "undo":
                return self._take_back(decision.seat)
            case "log":
                events = self.match.events(decision.seat)
                self.screen.say(
                    *[
                        self._log_line(event.rule, self.words.event(event, self.names))
                        for event in events
                    ]
                )
            case "board":
                self._show_question(decision, whole=True)
            case "piles":
                told = self._look(decision.seat).piles() or [self.words.say("piles-none")]
                self.screen.say(*[safe(line) for line in told])
            case "rules":
                self._rules(rest)
            case "why":
                self._why(rest, decision)
            case "hint" | "indice":
                self._hint(decision)
            case _:
                return self._answer(line, decision)
        return False

    def _answer(self, line: str, decision: Decision) -> bool:
        try:
            action = self._meant(line, decision)
        except UnknownAction:
            count = len(decision.options)
            self.screen.say(self.words.say("unknown-answer", text=echoed(line), count=count))
            return False
        if action != self.doubtful and loses_at_once(self.match.state, decision.seat, action):
            self.doubtful = action
            self.screen.say(f"[alert]{self.words.say('confirm-loss')}[/]")
            return False
        try:
            self.match.answer(decision.seat, self.game.catalogue.name(action))
        except Refused:
            self._say_why(decision.seat, action)
            return False
        return True

    def _hint(self, decision: Decision) -> None:
        """The best answer and the second best, by the numbers they are listed with."""
        if not self.hints:
            self.screen.say(self.words.say("hint-off"))
            return
        view = SeatView(self.match.state, decision.seat)
        found = hints(view, len(self.match.record.answers))
        for key, weight in zip(("hint-best", "hint-second"), found, strict=False):
            self._say_hint(key, weight, decision)
        if found[0].tries:
            self.screen.say(f"[faint]{self.words.say('hint-meaning')}[/]")

    def _say_hint(self, key: str, weight: Weight, decision: Decision) -> None:
        if not weight.tries:
            key = "hint-only" if len(decision.options) == 1 else "hint-plain"
        number = decision.options.index(weight.action) + 1
        action = safe(self.words.action(self.game.catalogue.name(weight.action)))
        facts = {"number": number, "action": action, "percent": round(weight.worth / 10)}
        self.screen.say(self.words.say(key, **facts))

    def _why(self, text: str, decision: Decision) -> None:
        if not text:
            self.screen.say(self.words.say("why-what"))
            return
        try:
            self._say_why(decision.seat, self._meant(text, decision))
        except UnknownAction:
            self.screen.say(self.words.say("unknown-thing", text=echoed(text)))

    def _meant(self, text: str, decision: Decision) -> int:
        """The action a number or a name stands for; raises UnknownAction."""
        action = numbered(decision.options, text)
        return (
            meant(self.match.state, decision.options, text, self.words)
            if action is None
            else action
        )

    def _say_why(self, seat: Seat, action: int) -> None:
        rule = self.match.state.why_not(seat, action)
        name = safe(self.words.action(self.game.catalogue.name(action)))
        if not rule:
            self.screen.say(self.words.say("why-allowed", action=name))
            return
        self.screen.say(self.words.say("why-not", action=name))
        told = self.game.rulebook_in(self.words.lang).rule(rule).plain()
        self.screen.say(safe(f"  {rule}: {told}"))

    def _take_back(self, seat: Seat) -> bool:
        said = ""
        try:
            self.match.take_back(seat, list(self.bots))
            said = "taken-back"
            while self._answers_itself(self._asked(seat)):  # there was nothing to choose
                self.match.take_back(seat, list(self.bots))
        except CannotTakeBack as error:
            self.screen.say(self.words.say(f"take-back-{error}"))
            if not said:
                return False
            said = ""
        for viewer in self.seen:
            self.seen[viewer] = min(self.seen[viewer], self.match.told)
        self.save()
        if said:
            self.screen.say(self.words.say(said))
        return True

    def _rules(self, text: str) -> None:
        found = self.game.rulebook_in(self.words.lang).search(text)
        if not text or not found:
            self.screen.say(self.words.say("rules-none" if text else "rules-what"))
        self.screen.say(*[safe(f"{rule.id}: {rule.plain()}") for rule in found if text])

    def _log_line(self, rule: str, sentence: str) -> str:
        return f"{safe(sentence)} [faint]{rule}[/]"

    def _help(self) -> None:
        for command in COMMANDS:
            if command == "hint" and not self.hints:
                continue
            key = "help" if command == "?" else command
            self.screen.say(f"  [number]{command:<6}[/] {self.words.say(f'command-{key}')}")
        self.screen.say(f"  {self.words.say('command-answer')}")

    def _tell_end(self) -> None:
        viewer = self._watcher()
        if self.curtain:
            self.screen.clear()
            self.seen[viewer] = min(self.seen[seat] for seat in self.people)
        self._tell_news(viewer)
        self.screen.say("")
        self.screen.show(self._look(viewer))
        self.screen.say("")
        result = self.match.state.result
        assert result is not None
        reason = self.words.say(f"result-{result.reason}")
        self.screen.say(f"[title]{self._verdict(result, reason)}[/]")
        if self.path is not None:
            path = safe(quote(str(self.path)))
            self.screen.say_whole(f"[faint]{self.words.say('over-replay', path=path)}[/]")

    def _verdict(self, result: Result, reason: str) -> str:
        best = max(result.scores)
        if result.together:
            return self.words.say("over-all-won" if best > 0 else "over-all-lost", reason=reason)
        if len(result.scores) == 1:
            return self.words.say("over-rated", points=best, reason=reason)
        winners = [self.titles[seat] for seat, score in enumerate(result.scores) if score == best]
        if len(winners) == len(self.titles):
            return self.words.say("over-draw", reason=reason)
        return self.words.say("over-won", who=safe(", ".join(winners)), reason=reason)

    def _watcher(self) -> Seat:
        """Whose eyes see what is shown to all: the only person's, else nobody's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def save(self) -> None:
        """Put what was answered on disk, also that nothing is."""
        if self.path is not None and (self.match.record.answers or self.path.exists()):
            save(self.path, self.match.record)


def _times(line: str, count: int) -> str:
    """A line that is told several times on end, as one."""
    return line if count == 1 else f"{line} ×{count}"


def play(game: Play) -> int:
    """Play; the exit status. However it stops, the record is saved and the last line says where."""
    words, screen = game.words, game.screen
    try:
        game.run()
    except Quit:
        screen.say_whole(words.say("saved", command=_resume(game)))
    except InputEnded:
        screen.say_whole(words.say("input-ended", command=_resume(game)))
        return 2
    except KeyboardInterrupt:
        game.save()
        screen.say("")
        screen.say_whole(words.say("saved", command=_resume(game)))
        return 130
    finally:
        goodbye(game.bots.values(), game.match.state.result)
    return 0


def _resume(game: Play) -> str:
    agreed = ("" if game.hints else " --no-hints") + ("" if game.auto else " --no-auto")
    if game.path is None or not game.path.exists():
        return f"automatable play {game.game.id}{agreed}"
    command = f"automatable play {game.game.id}{agreed} --save {quote(str(game.path))}"
    if any(chair.is_program for chair in game.chairs):  # which no file starts
        command += f" --seats {quote(as_typed(game.chairs))}"
    return safe(command)
