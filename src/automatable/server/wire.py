"""What goes over the wire: the shapes of docs/protocol.md."""

from typing import Annotated, Any, Literal

from pydantic import Field

from ..kernel.compact import MOST_ANSWERS
from ..kernel.settings import LONGEST_DATA
from .table import NoTakeBack
from .table_state import Status
from .verdict import Outcome
from .wire_base import Command as Command
from .wire_base import EventInfo as EventInfo
from .wire_base import Fact, Sequence
from .wire_base import Key as Key
from .wire_base import ResultInfo as ResultInfo
from .wire_base import RuleInfo as RuleInfo
from .wire_base import SeatNumber as SeatNumber
from .wire_base import Shape as Shape
from .wire_base import StandingInfo as StandingInfo
from .wire_base import TallyInfo as TallyInfo
from .wire_base import Wish as Wish
from .wire_book import KindInfo as KindInfo
from .wire_book import ParagraphInfo as ParagraphInfo
from .wire_book import PictureInfo as PictureInfo
from .wire_book import PieceInfo as PieceInfo
from .wire_book import PiecesPage as PiecesPage
from .wire_book import RuleExample as RuleExample
from .wire_book import SectionInfo as SectionInfo
from .wire_book import SummaryPage as SummaryPage
from .wire_explain import Analysis as Analysis
from .wire_explain import Because as Because
from .wire_explain import CauseInfo as CauseInfo
from .wire_explain import JudgedInfo as JudgedInfo
from .wire_explain import Outlook as Outlook
from .wire_explain import ProspectInfo as ProspectInfo
from .wire_people import Chat as Chat
from .wire_people import ChatCommand as ChatCommand
from .wire_people import ChatLine as ChatLine
from .wire_people import ClockInfo, ClockWish, TimeInfo, UndoInfo
from .wire_people import UndoCommand as UndoCommand

Name = Annotated[str, Field(max_length=40)]
SettingText = Annotated[str, Field(max_length=LONGEST_DATA)]
Commit = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")]  # SHA-256 of a nonce, or none
NonceText = Annotated[str, Field(pattern=r"^([0-9a-f]{32})?$")]
SeatKind = Literal["here", "link", "bot"]


class Me(Shape):
    """Nothing: the secret is in the cookie."""


class SettingInfo(Shape):
    name: str
    default: str
    kind: Literal["choice", "several", "whole", "numbers", "data"]
    choices: list[str] = []  # noqa: RUF012 (pydantic copies it)
    low: int = 0
    high: int = 0
    optional: bool = False


class PiecesInfo(Shape):
    """How well the pieces of a kind are known: each name with its status."""

    kind: str
    pieces: dict[str, Literal["known", "inferred", "reconstructed"]]


class BotInfo(Shape):
    """A bot as people meet it; one that others wrote has neither strength nor face."""

    bot: str
    strength: int  # 1 (weakest) to 5; 0: not known
    face: list[str]  # what is on the head, the eyes, the mouth


class GameInfo(Shape):
    game: str
    version: int
    seats: tuple[int, int]  # fewest, most
    minutes: tuple[int, int]  # fewest, most; 0: not told
    weight: int  # how much there is to think about, 1 (light) to 5 (heavy); 0: not told
    lessons: int  # how many teach it
    puzzles: int  # how many there are
    daily: bool  # whether there is a challenge each day
    settings: list[SettingInfo]
    actions: list[str]
    bots: list[BotInfo]  # from the weakest level to the strongest, then those of other people
    bot: str  # the one to propose
    pieces: list[PiecesInfo]  # that come with the game, not with a table's own files


class SeatWish(Wish):
    """Who shall sit there: a person here, a person by link, or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] = ""
    commit: Commit = ""  # of the person here


class NewTable(Command):
    game: Annotated[str, Field(max_length=60)]
    settings: dict[Annotated[str, Field(max_length=40)], SettingText] = {}  # noqa: RUF012
    seats: Annotated[list[SeatWish], Field(max_length=8)]
    start: dict[Annotated[str, Field(max_length=40)], SettingText] = {}  # noqa: RUF012
    record: Annotated[str, Field(max_length=20_000)] = ""
    answers: Annotated[int, Field(ge=0, le=MOST_ANSWERS)] | None = None
    hints: bool = True
    clock: ClockWish = ClockWish()


class Invitation(Shape):
    seat: int
    invite: str


class Created(Shape):
    code: str
    seats: list[Invitation]


class Join(Command):
    """Take a seat; a `program` gets a token for it, instead of needing a cookie."""

    invite: Annotated[str, Field(max_length=64)]
    name: Name = ""
    program: bool = False
    commit: Commit = ""


class Joined(Shape):
    seat: int
    token: str = ""  # of a program, told here only


class SeatInfo(Shape):
    seat: int
    name: str
    kind: SeatKind
    bot: str
    taken: bool
    open: bool  # an invitation to it is not used yet; a bot may keep it until then
    yours: bool
    online: bool
    away: bool  # for so long that others at the table may let a bot sit in
    gone: int  # minutes since they were last heard of, in few steps; 0 while they are here
    commit: str  # the hash of the nonce it has promised; empty if it brings none
    brought: bool  # that nonce, or word that it is lost


class Seating(Shape):
    """Who sits at a table and is there, and where the next game is: an event named `seats`."""

    seats: list[SeatInfo]
    rematch: str | None
    undo: UndoInfo | None
    watching: int | None  # how many people without a seat; told to those who have one


class TableInfo(Shape):
    code: str
    game: str
    settings: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    seed_hash: str
    sequence: int
    rematch: str | None
    undo: UndoInfo | None
    watching: int | None
    hints: bool  # whether a bot may be asked for hints
    clock: ClockInfo
    time: TimeInfo | None  # none without a clock
    names: dict[str, str]  # printed on things; they go before words
    facts: dict[str, Any]  # printed on the pieces


class OptionInfo(Shape):
    action: str
    verb: str
    thing: str
    place: str


class DecisionInfo(Shape):
    key: str
    wanted: int  # things still to choose, this one included; 0: not known
    options: list[OptionInfo]


class Message(Shape):
    """All that a seat, or a spectator, is to know now, and what happened since last time."""

    sequence: int
    events: list[EventInfo]
    view: dict[str, Any]
    decision: DecisionInfo | None
    asked: list[int]
    status: Status
    result: ResultInfo | None
    take_back: NoTakeBack


class TableGlance(Shape):
    """A table in a list: who sits there, whose turn it is, how it ended; and if it is played, how
    it looks to whoever asks."""

    code: str
    game: str
    status: Status
    created: str  # when it was made, in UTC as ISO 8601
    seats: list[SeatInfo]
    together: bool  # whether all win or lose as one
    asked: list[int]
    result: ResultInfo | None
    view: dict[str, Any] | None
    names: dict[str, str]
    facts: dict[str, Any]


class Tables(Shape):
    """Those of the tables asked for that can be opened here."""

    tables: list[TableGlance]


class Nonce(Wish):
    """What a seat brings for chance, and the promise of what it will bring to a rematch."""

    seat: SeatNumber
    nonce: NonceText = ""  # empty if it is lost
    next: Commit = ""


class NoncesCommand(Command):
    nonces: Annotated[list[Nonce], Field(min_length=1, max_length=8)]


class AnswerCommand(Command):
    seat: SeatNumber
    sequence: Sequence
    answer: Annotated[str, Field(min_length=1, max_length=400)]


class TakeBackCommand(Command):
    seat: SeatNumber
    sequence: Sequence


class HandOverCommand(Command):
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=40)] = ""


class RematchCommand(Command):
    """The same again."""


class Reply(Shape):
    status: Outcome
    sequence: int
    code: str = ""
    rule: str = ""
    message: str = ""


class Why(Shape):
    """The rule that forbids an action; with facts where `refused-<rule>` says it in a sentence."""

    rule: str
    facts: dict[str, Fact] | None
    text: str
    lang: str


class HintedAnswer(Shape):
    """An answer and what the seat may hope for with it; one never tried needs no thought."""

    action: str
    worth: int  # 0 (lost) to 1000 (won)
    tries: int


class Hint(Shape):
    """The best answers, best first, to the question a seat had at that number."""

    sequence: int
    answers: list[HintedAnswer]


class SeatProof(Shape):
    seat: int
    commit: str
    nonce: str


class DrawInfo(Shape):
    """An answer of nature: what could have come, and which of it came."""

    index: int  # in the record
    weights: list[int]
    chosen: int  # counted from 0


class Proof(Shape):
    """Seed, nonces and draws are told when the game is over."""

    scheme: int
    hash: str
    seed: str
    seats: list[SeatProof]
    draws: list[DrawInfo]


class Short(Shape):
    short: str


class ReplayStep(Shape):
    """An answer, and the table after it; at index 0 the table before the first."""

    index: int  # of the step: how many answers there are so far
    answer: str  # as in the record; empty where the viewer may not know it
    events: list[EventInfo]
    view: dict[str, Any]
    result: ResultInfo | None


class Replay(Shape):
    """Some steps of a record, in order; fewer than asked for where they are large."""

    game: str
    settings: dict[str, str]
    seats: int
    names: dict[str, str]  # printed on things; they go before words
    facts: dict[str, Any]  # printed on the pieces
    answers: int  # in the whole record, so the index of the last step
    opening: int  # answers of nature before anybody else is asked
    turns: list[int]  # the steps at which a turn or a round begins
    steps: list[ReplayStep]


class Problem(Shape):
    """What went wrong, in one line."""

    code: str
    message: str
    rule: str = ""


class Health(Shape):
    status: Literal["ok", "failing"]
    version: str
    tables: int
    problem: str = ""  # why nothing can be written
