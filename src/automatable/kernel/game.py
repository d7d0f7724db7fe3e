"""What a game is: its facts (State) and the table of what it can do (Game)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from .agenda import Agenda
from .catalogue import Catalogue
from .decision import Ask, Decision
from .errors import IllegalAction, NotAsked, OtherVersion
from .events import EVERYBODY, Event, Fact, ear
from .notation import Notation, check_cards
from .observation import read_all
from .rng import Rng
from .rulebook import Rulebook
from .seats import CHANCE, ORACLE, Action, Seat
from .settings import Setting, Value, show_settings

View: TypeAlias = dict[str, Any]
Position: TypeAlias = dict[str, str]


@final
class Result:
    """How a game ended: a score for each seat, and why.

    Where all play `together`, they have won with a positive score and lost with a negative one.
    """

    def __init__(
        self, scores: tuple[int, ...], reason: str, rule: str, together: bool = False
    ) -> None:
        self.scores: Final = scores
        self.reason: Final = reason
        self.rule: Final = rule
        self.together: Final = together

    def shares(self) -> tuple[int, ...]:
        """A thousand points among the seats: the best share them, or all win or lose together."""
        if self.together:
            return tuple([1000 if score > 0 else 0 for score in self.scores])
        best = max(self.scores)
        share = 1000 // self.scores.count(best)
        return tuple([share if score == best else 0 for score in self.scores])

    def payoffs(self) -> tuple[int, ...]:
        """What each seat gets: the best 1, the others -1, all 0 if they are alike.

        Together all get 1, 0 or -1; alone, with nobody to beat, the points.
        """
        scores = self.scores
        if self.together:
            return tuple([(score > 0) - (score < 0) for score in scores])
        if len(scores) == 1:
            return scores
        best = max(scores)
        if min(scores) == best:
            return (0,) * len(scores)
        return tuple([1 if score == best else -1 for score in scores])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.scores == other.scores
            and self.reason == other.reason
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Result({self.scores}, {self.reason!r}, {self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Every fact on the table, and the work still to do. A game adds its facts."""

    def __init__(self, game: "Game[Any]", seats: int, agenda: Agenda) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.agenda: Final = agenda
        self.result: Result | None = None
        self.log: list[Event] | None = None  # None: nobody listens, events are not made
        self._whispers: list[Event] | None = None  # what others are told when the lanes close
        self._ask: Ask | None = None  # made when somebody outside first asks

    def clone(self) -> "State":
        """An independent copy, with nobody listening."""
        raise NotImplementedError

    def listen_as(self, other: "State") -> None:
        """Have heard all that the other state has, and go on listening; for clones of it."""
        self.log = None if other.log is None else other.log[:]
        self._whispers = None if other._whispers is None else other._whispers[:]

    def branch(self) -> "State":
        """A clone that goes on listening, with an empty log: it hears only what comes next."""
        new = self.clone()
        new.log = []
        new._whispers = None if self._whispers is None else self._whispers[:]
        return new

    def open(self) -> list[Decision]:
        """All open questions, one per seat at most; none when the game is over."""
        return self.agenda.open(self, self._question())

    def decision(self) -> Decision | None:
        """The first open question, for a driver who answers one after the other."""
        ask = self._question()
        return ask.decision() if self.agenda.advance(self, ask) else None

    def asked(self, seat: Seat) -> Decision | None:
        """The open question of a seat."""
        ask = self._question()
        return ask.decision() if self.agenda.find(self, seat, ask) else None

    def at_work(self) -> list[int]:
        """The seats that the table waits for, which everybody may know.

        Where several are at work at once, each is until it has finished, also while nature is to
        answer for it: how far somebody has come with what others cannot see is not told.
        """
        if self.agenda.is_forked():
            return self.agenda.at_work()
        ask = self._question()
        asks = self.agenda.advance(self, ask)
        return [int(ask.seat)] if asks and ask.seat != CHANCE else []

    def apply(self, seat: Seat, action: Action) -> i64:
        """Answer the seat's open question; raises IllegalAction or NotAsked, changing nothing.

        Returns who may notice it, by bits as in `Event.ears`: one seat while it goes on with its
        own work in a lane.
        """
        ask = self._question()
        agenda = self.agenda
        if not agenda.find(self, seat, ask) or not ask.has(action):
            raise self._refusal(seat, action)
        agenda.answer(self, action)
        lane = agenda.settle_answered(self, ask)
        return EVERYBODY if lane < 0 else ear(lane) | ear(ORACLE)

    def why_not(self, seat: Seat, action: Action) -> str:
        """The id of the rule that forbids the action now, empty if it is on offer."""
        self.game.catalogue.name(action)
        ask = self._question()
        if not self.agenda.find(self, seat, ask):
            return self.game.why_waiting(self, seat)
        return "" if ask.has(action) else self._obstacle(action)

    def refusals(self, seat: Seat) -> list[str]:
        """What `why_not` says of every action, for one look at the question instead of one each."""
        number = len(self.game.catalogue)
        ask = self._question()
        if not self.agenda.find(self, seat, ask):
            return [self.game.why_waiting(self, seat)] * number
        return ["" if ask.has(action) else self._obstacle(action) for action in range(number)]

    def end(self, result: Result) -> None:
        """The game is over: nothing more happens."""
        self.result = result
        self.agenda.clear()

    def tell(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Say in public what happened. Callers check that somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, {}, (), False))

    def reveal(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Say in public what was hidden until now; from here on nobody takes back."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, {}, (), True))

    def tell_only(
        self, seat: Seat, kind: str, rule: str, facts: dict[str, Fact], secret: dict[str, Fact]
    ) -> None:
        """Say what happened, keeping the secret facts for one seat."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, secret, (int(seat),), True))

    def whisper(
        self, seat: Seat, kind: str, rule: str, facts: dict[str, Fact], secret: dict[str, Fact]
    ) -> None:
        """Say in a lane what its seat does; others hear of it, but for secrets, at `speak_up`."""
        if self.log is not None:
            ears = ear(seat) | ear(ORACLE)
            event = Event(kind, rule, facts, secret, (int(seat),), len(secret) > 0, ears)
            self.log.append(event)
            if self._whispers is None:
                self._whispers = []
            self._whispers.append(event)

    def speak_up(self) -> None:
        """Tell everybody else what was whispered, seat by seat whoever was first."""
        if self.log is None or self._whispers is None:
            return
        for told in sorted(self._whispers, key=_whose):
            others = EVERYBODY & ~told.ears
            self.log.append(
                Event(told.kind, told.rule, told.facts, told.secret, told.only, True, others)
            )
        self._whispers = None

    def _obstacle(self, action: Action) -> str:
        """The rule that forbids an action that is not on offer at the question just found."""
        game = self.game
        if action >= game.natures:
            return game.natures_rule
        return self.agenda.asking().why_not(self, action) or game.unasked_rule

    def _question(self) -> Ask:
        if self._ask is None:
            self._ask = Ask()
        return self._ask

    def _refusal(self, seat: Seat, action: Action) -> Exception:
        name = self.game.catalogue.name(action)
        who = "nature" if seat == CHANCE else f"seat {seat}"
        rule = self.why_not(seat, action)
        decision = self.asked(seat)
        if decision is None:
            return NotAsked(f"{name!r}: {who} has nothing to answer now", rule)
        options = ", ".join([self.game.catalogue.name(option) for option in decision.options])
        return IllegalAction(f"{name!r} for {who} at {decision.key}; options: {options}", rule)


def _whose(event: Event) -> int:
    return event.only[0]


S = TypeVar("S", bound=State)


@final
class Piece:
    """A named stretch of an observation: so many whole numbers from 0 to `high`."""

    def __init__(self, name: str, length: int, high: int) -> None:
        self.name: Final = name
        self.length: Final = length
        self.high: Final = high


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: how to set it up, what may be seen of it, and how to write it down.

    Subclasses set the fields below and define the methods that raise NotImplementedError.
    """

    def __init__(self, id: str, version: int, folder: str, catalogue: Catalogue) -> None:
        self.id: Final = id
        self.version: Final = version  # changes when behaviour changes, never for speed
        self.folder: Final = Path(folder)  # holds rules*.md and text/<language>.ftl
        self.catalogue: Final = catalogue
        self.natures: int = len(catalogue)  # the first of nature's actions, which are the last
        self.natures_rule: str = ""  # forbids those that nature is not asked for
        self.unasked_rule: str = ""  # forbids what has nothing to do with the question
        self.notation: Notation[Any] | None = None  # of its positions
        self.settings: Sequence[Setting] = ()
        self.samples: Sequence[Mapping[str, str]] = ({},)  # worth testing; random play ends
        self.horizon: int = 0  # answers after which a playout is cut short; 0: it always ends
        self.beyond: int = 0  # the same for one that a search begins where its tree ends
        self.past: Mapping[
            int, Mapping[str, str]
        ] = {}  # versions before, and settings to play them
        self.layout: Sequence[Piece] = ()
        self.names: Mapping[str, str] = {}  # printed on things; they go before words
        self.facts: Mapping[str, Any] = {}  # printed on the pieces, for boards; plain JSON data
        self.secrets: bool = True  # whether seats see different things; False: no curtain
        self.lanes: bool = True  # whether several seats may be asked at once; False: never
        self.together: bool = False  # whether all win or lose as one; True: always
        self._rulebooks: dict[str, Rulebook] = {}

    def new(self, settings: Mapping[str, object] | None = None) -> S:
        """A game set up, up to its first question; raises BadSettings."""
        state = self.prepare(settings or {})
        state.agenda.settle(state, Ask())
        return state

    def listened(self, settings: Mapping[str, object] | None = None) -> S:
        """The same with somebody listening from the start, so that the log tells all of it."""
        state = self.prepare(settings or {})
        state.log = []
        state.agenda.settle(state, Ask())
        return state

    def at(self, settings: Mapping[str, object]) -> "Game[S]":
        """The game as these settings make it; another one where cards of one's own are played."""
        return self

    def prepare(self, settings: Mapping[str, object]) -> S:
        """The table before anything has happened, with the setup on its agenda."""
        raise NotImplementedError

    def values(self, state: S) -> dict[str, Value]:
        """The value of every setting of this state's table."""
        raise NotImplementedError

    def given(self, state: S) -> dict[str, str]:
        """The settings that differ from their defaults, as text."""
        return show_settings(self.settings, self.values(state))

    def agreed(self, version: int, settings: Mapping[str, str]) -> dict[str, str]:
        """What a table of that version agreed on, in settings of this one; raises OtherVersion."""
        if version == self.version:
            return dict(settings)
        if version not in self.past:
            raise OtherVersion(
                f"begun with version {version} of {self.id}, and this program plays version"
                f" {self.version}: it cannot go on here, and nothing of it is lost"
            )
        return {**self.past[version], **settings}

    def view(self, state: S, viewer: Seat) -> View:
        """What a viewer may see now, as plain JSON data."""
        raise NotImplementedError

    def observe(self, state: S, seat: Seat) -> list[int]:
        """The view as numbers, in the pieces of `layout`."""
        into = BytesWriter()
        self.write_observation(state, seat, into)
        return read_all(into.getvalue())

    def write_observation(self, state: S, seat: Seat, into: BytesWriter) -> None:
        """Write these numbers by `observation.put` and the like: bots and learners read a lot."""
        raise NotImplementedError

    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """A world the seat cannot tell from this one: what it cannot see is dealt again."""
        raise NotImplementedError

    def imagine(self, state: S, seat: Seat, rng: Rng) -> S:
        """Such a world to think in: others who have answered in secret may be asked again."""
        return self.determinize(state, seat, rng)

    def advice(self, state: S) -> tuple[int, ...]:
        """What each seat may hope for now, from 0 (it has lost) to 1000 (it has won).

        Of a finished game, too, where a narrow defeat may be worth more than a heavy one.
        """
        if state.result is not None:
            return state.result.shares()
        return (1000 // state.seats,) * state.seats

    def tidy(self, state: S, decision: Decision) -> tuple[int, ...]:
        """The options worth a bot's thought: those left out lead nowhere the others do not."""
        return decision.options

    def position(self, state: S) -> Position:
        """The state in notation; `from_position` reads it back."""
        assert self.notation is not None, "the game has a notation"
        return self.notation.show(state)

    def from_position(self, position: Position, settings: Mapping[str, object]) -> S:
        """The state a notation describes; raises BadPosition for what cannot be.

        What it leaves out is as after setup, or empty.
        """
        assert self.notation is not None, "the game has a notation"
        state = self.prepare(settings)
        cards = self.cards(state)
        state.agenda.clear()
        self.notation.read(state, position)
        check_cards(self.cards(state), cards)
        return state

    def why_waiting(self, state: S, seat: Seat) -> str:
        """The id of the rule by which a seat has nothing to answer now."""
        raise NotImplementedError

    def cards(self, state: S) -> list[str]:
        """Every card of the game wherever it lies, sorted: the same list at all times."""
        raise NotImplementedError

    @property
    def rulebook(self) -> Rulebook:
        """The numbered rules, in English."""
        return self.rulebook_in("en")

    def rulebook_in(self, lang: str) -> Rulebook:
        """The numbered rules in a language; in English if the game has them in no other."""
        if lang not in self._rulebooks:
            path = self.folder / ("rules.md" if lang == "en" else f"rules.{lang}.md")
            self._rulebooks[lang] = (
                Rulebook(path.read_text("utf-8"), lang) if path.exists() else self.rulebook_in("en")
            )
        return self._rulebooks[lang]
