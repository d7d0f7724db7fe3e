"""What a game is: how to set it up, what may be seen of it, and how to write it down."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from .catalogue import Catalogue
from .contents import Entry, completed
from .decision import Ask, Decision
from .errors import OtherVersion
from .notation import Notation, check_cards
from .observation import read_all
from .refusal import Refusal as Refusal
from .result import Result as Result
from .result import Standing as Standing
from .rng import Rng
from .rulebook import Rulebook
from .seats import Seat
from .settings import Setting, Value, show_settings
from .state import Position as Position
from .state import State as State
from .tally import Count, Tally

View: TypeAlias = Mapping[str, object]  # a TypedDict of the game's `shape.py`
S = TypeVar("S", bound=State)


@final
class Piece:
    """A named piece of an observation: `length` whole numbers from 0 to `high`."""

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
        self.id: Final = id  # its name in programs, records and commands
        self.version: Final = version  # changes when behaviour changes, never for speed
        self.folder: Final = Path(folder)  # holds rules*.md, text/ and lessons/
        self.catalogue: Final = catalogue  # all actions: numbers and names
        self.natures: int = len(catalogue)  # number of nature's first action; nature's come last
        self.natures_rule: str = ""  # forbids players to give nature's actions
        self.unasked_rule: str = ""  # forbids actions unrelated to the question
        self.notation: Notation[Any] | None = None  # how its positions are written
        self.refusals: Mapping[str, Sequence[str]] = {}  # rules, and the facts of a refusal by each
        self.view_shape: type[Any] | None = None  # the TypedDict of its views, see shape.py
        self.facts_shape: type[Any] | None = None  # the TypedDict of its `facts`
        self.settings: Sequence[Setting] = ()  # what can be agreed on before play
        self.test_settings: Sequence[Mapping[str, str]] = ({},)  # settings worth testing
        self.minutes: tuple[int, int] = (0, 0)  # of a game, fewest and most; (0, 0): not told
        self.weight: int = 0  # how much there is to think about, from 1 to 5; 0: not told
        self.horizon: int = 0  # most answers of a playout; 0: play to the end
        self.search_horizon: int = 0  # the same for playouts from a leaf of a search tree
        self.past: Mapping[int, Mapping[str, str]] = {}  # earlier versions: settings that play them
        self.layout: Sequence[Piece] = ()  # the pieces of an observation, in order
        self.names: Mapping[str, str] = {}  # what is printed on things; used before any text
        self.facts: View = {}  # printed facts for boards; plain JSON data
        self.secrets: bool = True  # whether seats see different things; False: they never do
        self.lanes: bool = True  # whether several seats may be asked at once; False: never
        self.lockstep: bool = False  # whether all seats are always asked at once
        self.counts: Sequence[Count] = ()  # events that statistics count
        self.together: bool = False  # whether all always win or lose as one
        self._rulebooks: dict[str, Rulebook] = {}

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickled by its name, under which it is installed."""
        from .registry import game

        if game(self.id) is not self:
            raise TypeError(f"this {self.id} has cards of its own: pickle a state of it instead")
        return game, (self.id,)

    def __copy__(self) -> "Game[S]":
        """Itself: a game never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    def __hash__(self) -> int:
        """Follows from name and version, the same in every process."""
        told = f"{self.id} {self.version}".encode()
        return int.from_bytes(blake2b(told, digest_size=7).digest(), "big")

    def __repr__(self) -> str:
        return f"<{self.id} version {self.version}>"

    def new(self, settings: Mapping[str, object] | None = None) -> S:
        """A new game, up to its first question; raises BadSettings."""
        state = self.prepare(settings or {})
        state.agenda.settle(state, Ask())
        return state

    def listened(self, settings: Mapping[str, object] | None = None) -> S:
        """A new game with somebody listening from the start, so that the log is complete."""
        state = self.prepare(settings or {})
        state.log = []
        state.agenda.settle(state, Ask())
        return state

    def at(self, settings: Mapping[str, object]) -> "Game[S]":
        """The game with these settings: a different `Game` if they bring custom cards."""
        return self

    def prepare(self, settings: Mapping[str, object]) -> S:
        """The table before anything has happened, with the setup on its agenda."""
        raise NotImplementedError

    def values(self, state: S) -> dict[str, Value]:
        """The value of every setting of this state's table."""
        raise NotImplementedError

    def settings_of(self, state: S) -> dict[str, str]:
        """The settings that differ from their defaults, as text."""
        return show_settings(self.settings, self.values(state))

    def settings_for(self, version: int, settings: Mapping[str, str]) -> dict[str, str]:
        """The settings of a game begun with that version, for this one; raises OtherVersion."""
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

    def tallies(self, state: S) -> list[Tally]:
        """What was reached in a game that is over, in the order in which people want to know."""
        return []

    def observe(self, state: S, seat: Seat) -> list[int]:
        """The view as numbers, in the pieces of `layout`."""
        into = BytesWriter()
        self.write_observation(state, seat, into)
        return read_all(into.getvalue())

    def write_observation(self, state: S, seat: Seat, into: BytesWriter) -> None:
        """Write the numbers of `observe` with `observation.put` and the like, which is fast."""
        raise NotImplementedError

    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """A world the seat cannot tell from this one: what it cannot see is dealt again."""
        raise NotImplementedError

    def imagine(self, state: S, seat: Seat, rng: Rng) -> S:
        """A world for a bot to think in: seats that answered in secret may be asked again."""
        return self.determinize(state, seat, rng)

    def evaluate(self, state: S) -> tuple[int, ...]:
        """The expected result of each seat, from 0 (it has lost) to 1000 (it has won).

        Also for a finished game, where a narrow defeat may be worth more than a heavy one.
        """
        if state.result is not None:
            return state.result.shares()
        return (1000 // state.seats,) * state.seats

    def tidy(self, state: S, decision: Decision) -> tuple[int, ...]:
        """The options worth considering: those left out lead nowhere that the others do not."""
        return decision.options

    def position(self, state: S) -> Position:
        """The state in notation; `from_position` reads it back."""
        assert self.notation is not None, "the game has a notation"
        return self.notation.show(state)

    def from_position(self, position: Position, settings: Mapping[str, object]) -> S:
        """The state that a position describes; raises BadPosition for an impossible one.

        Parts left out are as after setup, or empty.
        """
        assert self.notation is not None, "the game has a notation"
        state = self.prepare(settings)
        cards = self.cards(state)
        state.agenda.clear()
        self.notation.read(state, position)
        check_cards(self.cards(state), cards)
        return state

    def why_waiting(self, state: S, seat: Seat) -> str:
        """The id of the rule that says why a seat has nothing to answer now."""
        raise NotImplementedError

    def cards(self, state: S) -> list[str]:
        """All cards of the game, wherever they are, sorted: the same list at all times."""
        raise NotImplementedError

    def contents(self) -> list[Entry]:
        """All cards and pieces that come with the game, kind by kind; not a table's own files."""
        return completed(self.folder, [])

    @property
    def rulebook(self) -> Rulebook:
        """The numbered rules, in English."""
        return self.rulebook_in("en")

    def rulebook_in(self, lang: str) -> Rulebook:
        """The numbered rules in a language; in English if the game has no translation."""
        if lang not in self._rulebooks:
            path = self.folder / ("rules.md" if lang == "en" else f"rules.{lang}.md")
            self._rulebooks[lang] = (
                Rulebook(path.read_text("utf-8"), lang) if path.exists() else self.rulebook_in("en")
            )
        return self._rulebooks[lang]
