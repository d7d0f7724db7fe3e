"""Playing a match in a terminal: pictures, questions, answers, and nothing lost."""

from pathlib import Path
from shlex import quote

from ..bots import goodbye
from ..bots.hints import hints
from ..kernel.decision import Decision
from ..kernel.errors import CannotTakeBack, Refused, UnknownAction
from ..kernel.events import Seen
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import SPECTATOR, Seat
from ..match import TURN_END, Match
from ..words import Words
from .board import AnyBoard
from .commands import Commands
from .explain import Explain
from .look import look
from .occupants import Occupant, as_typed
from .options import listed, loses_at_once, meant, numbered
from .question import Question
from .saves import save
from .screen import InputEnded, Screen, echoed, safe
from .telling import hinted, once, verdict, why

COMMANDS = ["help", "all", "what", "hint", "why", "undo", "log", "board", "piles", "rules", "quit"]
SHORT = 10  # sentences of a table that is told whole with every question


class Quit(Exception):
    """The person stops for now."""


class Play:
    """One person, or several on one screen, with bots in the other seats."""

    def __init__(
        self,
        match: Match,
        occupants: list[Occupant],
        bots: dict[int, Bot],
        screen: Screen,
        words: Words,
    ) -> None:
        self.match = match
        self.game = match.record.game
        self.occupants = occupants
        self.bots = bots
        self.screen = screen
        self.words = words
        self.commands = Commands(COMMANDS, words)
        self.people = [seat for seat, occupant in enumerate(occupants) if occupant.is_person]
        self.names = [occupant.name(seat) for seat, occupant in enumerate(occupants)]
        self.you = self.people[0] if len(self.people) == 1 else None  # the only person
        you = "" if self.you is None else words.say("you")
        self.titles = [occupant.title(seat, you, words) for seat, occupant in enumerate(occupants)]
        self.curtain = self.game.secrets and len(self.people) > 1
        self.at_screen: int | None = None
        self.seen = {seat: match.told_before(seat) for seat in self.people}
        self.seen[SPECTATOR] = min(self.seen.values(), default=0)
        self.path: Path | None = None
        self.greeting = ""  # told before the first question
        self.hints = True  # whether a bot may be asked for hints
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
        at_table = {"game": self.words.say("game-name"), "names": safe(", ".join(self.titles))}
        self.screen.say(
            f"[title]{self.words.say('at-table', **at_table)}[/]",
            self.words.say("game-tagline"),
        )
        if self.words.has("game-reconstructed"):
            self.screen.say_long(self.words.say("game-reconstructed"))
        self.screen.say(f"[faint]{self.words.say('play-help-hint')}[/]")
        if self.greeting:
            self.screen.say_whole(f"[faint]{safe(self.greeting)}[/]")

    def _take_turn(self, seat: Seat) -> None:
        self._pass_screen(seat)
        news = self._tell_news(seat)
        decision = self._asked(seat)
        if self._answers_itself(decision):
            name = self.game.catalogue.name(decision.options[0])
            self.screen.say(self.words.say("only-answer", action=safe(self.words.action(name))))
            self.match.answer(seat, name)
            return
        self.doubtful = None
        self._show_question(decision, whole=seat not in self.shown, news=news)
        while True:
            line = self.screen.ask(f"{self.names[seat]}> ")
            if line and self._handle(line, decision):
                return

    def _asked(self, seat: Seat) -> Decision:
        """The question of a seat, with its answers in the order they are listed."""
        found = self.match.state.asked(seat)
        assert found is not None
        options = listed(self.game, found.options)
        return Decision(found.seat, found.key, options, (), found.wanted)

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

    def _tell_news(self, viewer: int) -> list[str]:
        """Say what happened since the viewer was told last; the sentences."""
        events = self.match.events(viewer, self.seen[viewer])
        for other in self.seen:
            if other == viewer or not self.game.secrets:  # what one read, all have read
                self.seen[other] = self.match.told
        if events:
            self.screen.say("")
        told = [self.words.event(event, self.names, self.you) for event in events]
        self.screen.say(*[safe(line) for line in once(told)])
        return told

    def _show_question(self, decision: Decision, whole: bool, news: list[str]) -> None:
        """The table, or of a long one in plain text only what is under way; then the question.

        What the news have just said is not said again.
        """
        board = self._look(decision.seat)
        self.screen.say("")
        if whole or not self.screen.plain or len(board.sentences()) <= SHORT:
            self.shown.add(decision.seat)
            self.screen.show(board, news)
            self.screen.say("")
        else:
            self.screen.say(*[safe(line) for line in board.now() if line not in news])
        Question(self.match.state, decision, board, self.screen, self.words).show()
        if (found := board.at_once()) is not None:
            command = self.commands.shown("all")
            self.screen.say(f"  [number]{command}[/]  {safe(found.told)}")

    def _look(self, viewer: Seat) -> AnyBoard:
        names = self.names if self.screen.plain else self.titles
        return look(self.match.state, viewer, names, self.words)

    def _handle(self, line: str, decision: Decision) -> bool:
        """Do what somebody typed; True if the question is answered, or another is open."""
        word, _, rest = line.partition(" ")
        match self.commands.meant(word):
            case "help":
                self._help()
            case "quit":
                raise Quit
            case "all":
                return self._answer_all(decision.seat)
            case "undo":
                return self._take_back(decision.seat)
            case "log":
                events = self.match.events(decision.seat)
                self.screen.say(*[self._log_line(*row) for row in enumerate(events, 1)])
            case "board":
                self._show_question(decision, whole=True, news=[])
            case "piles":
                told = self._look(decision.seat).piles() or [self.words.say("piles-none")]
                self.screen.say(*[safe(line) for line in told])
            case "rules":
                self._rules(rest)
            case "why":
                self._why(rest, decision)
            case "what":
                self._what(rest, decision)
            case "hint":
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
        is_doubtful = action in decision.options and action != self.doubtful
        if is_doubtful and loses_at_once(self.match.state, decision.seat, action):
            self.doubtful = action
            self.screen.say(f"[alert]{self.words.say('confirm-loss')}[/]")
            return False
        name = self.game.catalogue.name(action)
        way = "" if action in decision.options else self._look(decision.seat).way(name)
        try:
            self.match.answer(decision.seat, way or name)
        except Refused:
            self._say_why(decision.seat, action)
            return False
        return True

    def _answer_all(self, seat: Seat) -> bool:
        """Give the answers that the board proposes to give in one go."""
        found = self._look(seat).at_once()
        if found is None:
            self.screen.say(self.words.say("all-none"))
            return False
        self.match.answer(seat, found.path)
        return True

    def _hint(self, decision: Decision) -> None:
        """The best answer and the second best, by the numbers they are listed with."""
        if not self.hints:
            self.screen.say(self.words.say("hint-off"))
            return
        view = SeatView(self.match.state, decision.seat)
        found = hints(view, len(self.match.record.answers))
        self.screen.say(*hinted(self.game, found, decision.options, self.words, safe))
        if found[0].tries:
            self.screen.say(f"[faint]{self.words.say('hint-meaning')}[/]")

    def _why(self, text: str, decision: Decision) -> None:
        if not text or text.startswith("#"):
            self._say_because(text.removeprefix("#"), decision.seat)
            return
        try:
            self._say_why(decision.seat, self._meant(text, decision))
        except UnknownAction:
            self.screen.say(self.words.say("unknown-thing", text=echoed(text)))

    def _say_because(self, number: str, seat: Seat) -> None:
        """Why the event of that number in the log happened; without a number, the last."""
        count = len(self.match.events(seat))
        is_number = number.isdecimal() and number.isascii() and len(number) < 9
        at = int(number) if is_number else 0 if number else count
        if 1 <= at <= count:
            self._explain(seat).event(at - 1)
        else:
            self.screen.say(self.words.say("why-what", count=count))

    def _what(self, text: str, decision: Decision) -> None:
        """What can be done here, or what one answer leads to."""
        explain = self._explain(decision.seat)
        if not text:
            explain.all_answers(decision)
            return
        try:
            action = self._meant(text, decision)
        except UnknownAction:
            self.screen.say(self.words.say("unknown-thing", text=echoed(text)))
            return
        if action in decision.options:
            explain.answer(action, decision)
        else:
            self._say_why(decision.seat, action)

    def _explain(self, seat: Seat) -> Explain:
        return Explain(self.match, seat, self.names, self.screen, self.words)

    def _meant(self, text: str, decision: Decision) -> int:
        """The action a number or a name stands for; raises UnknownAction."""
        action = numbered(decision.options, text)
        return (
            meant(self.match.state, decision.options, text, self.words)
            if action is None
            else action
        )

    def _say_why(self, seat: Seat, action: int) -> None:
        refusal = self.match.state.refusal(seat, action)
        self.screen.say(*why(self.game, refusal, action, self.names, self.words, safe))

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
        told = [self.words.labelled(rule.id, rule.plain()) for rule in found if text]
        self.screen.say(*[safe(line) for line in told])

    def _log_line(self, number: int, event: Seen) -> str:
        sentence = safe(self.words.event(event, self.names, self.you))
        return f"[faint]#{number}[/] {sentence} [faint]{event.rule}[/]"

    def _help(self) -> None:
        self.screen.say(*self.commands.help("command", () if self.hints else ("hint",)))
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
        self.screen.say(f"[title]{verdict(result, self.titles, self.words, safe)}[/]")
        if self.path is not None:
            command = safe(self.words.typed(f"automatable replay {quote(str(self.path))}"))
            self.screen.say_whole(f"[faint]{self.words.say('over-replay', command=command)}[/]")

    def _watcher(self) -> Seat:
        """Whose eyes see what is shown to all: the only person's, else nobody's."""
        return SPECTATOR if self.you is None else self.you

    def save(self) -> None:
        """Put what was answered on disk, also that nothing is."""
        if self.path is not None and (self.match.record.answers or self.path.exists()):
            save(self.path, self.match.record)


def play(game: Play) -> int:
    """Play; the exit status. However it stops, the record is saved and the last line says where."""
    screen = game.screen
    try:
        game.run()
    except Quit:
        screen.say_whole(_kept(game))
    except InputEnded:
        screen.say_whole(f"{game.words.say('input-ended')} {_kept(game)}")
        return 2
    except KeyboardInterrupt:
        game.save()
        screen.say("")
        screen.say_whole(_kept(game))
        return 130
    finally:
        goodbye(game.bots.values(), game.match.state.result)
    return 0


def _kept(game: Play) -> str:
    """That the game is saved and how to go on; or that there is nothing to save."""
    if game.path is None or not game.path.exists():
        return game.words.say("nothing-to-save")
    agreed = ("" if game.hints else " --no-hints") + ("" if game.auto else " --no-auto")
    command = f"automatable play {game.game.id}{agreed} --save {quote(str(game.path))}"
    if any(occupant.is_program for occupant in game.occupants):  # which no file starts
        command += f" --seats {quote(as_typed(game.occupants))}"
    return game.words.say("saved", command=safe(game.words.typed(command)))
