"""What goes over the wire: the shapes of docs/protocol.md."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..kernel.settings import LONGEST_DATA
from .table import NoTakeBack, Outcome, Status

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[\w-]+$")]
Name = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Text = Annotated[str, Field(max_length=200)]
SettingText = Annotated[str, Field(max_length=LONGEST_DATA)]
Commit = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")]  # SHA-256 of a nonce, or none
NonceText = Annotated[str, Field(pattern=r"^([0-9a-f]{32})?$")]
SeatKind = Literal["here", "link", "bot"]
Fact = int | str | bool | list[int] | list[str]


class Shape(BaseModel):
    """Plain data; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Wish(Shape):
    """What a client sends: it may leave out what has a default."""


class Command(Wish):
    """A wish that is carried out once, however often it is sent with the same key."""

    key: Key


class Me(Shape):
    """Nothing: the secret is in the cookie."""


class SettingInfo(Shape):
    name: str
    default: str
    kind: Literal["choice", "several", "whole", "numbers", "data"]
    choices: list[str] = []
    low: int = 0
    high: int = 0
    optional: bool = False


class GameInfo(Shape):
    game: str
    version: int
    seats: tuple[int, int]  # fewest, most
    settings: list[SettingInfo]
    actions: list[str]
    bots: list[str]  # from the weakest level to the strongest, then those of other people
    bot: str  # the one to propose


class RuleInfo(Shape):
    """A rule, and the language it is told in: English, if the game has it in no other."""

    id: str
    section: str
    text: str
    lang: str


class SeatWish(Wish):
    """Who shall sit there: a person here, a person by link, or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] = ""
    commit: Commit = ""  # of the person here


class NewTable(Command):
    game: Annotated[str, Field(max_length=60)]
    settings: dict[Annotated[str, Field(max_length=40)], SettingText] = {}
    seats: Annotated[list[SeatWish], Field(max_length=8)]
    start: dict[Annotated[str, Field(max_length=40)], Text] = {}
    record: Annotated[str, Field(max_length=20_000)] = ""
    place: Annotated[int, Field(ge=0, le=100_000)] | None = None
    hints: bool = True


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
    yours: bool
    online: bool
    away: bool  # for so long that others at the table may let a bot sit in
    commit: str  # the hash of the nonce it has promised; empty if it brings none
    brought: bool  # that nonce, or word that it is lost


class Seating(Shape):
    """Who sits at a table and is there, and where the next game is: an event named `seats`."""

    seats: list[SeatInfo]
    rematch: str | None


class TableInfo(Shape):
    code: str
    game: str
    settings: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    seed_hash: str
    sequence: int
    rematch: str | None
    hints: bool  # whether a bot may be asked for advice
    names: dict[str, str]  # printed on things; they go before words
    facts: dict[str, Any]  # printed on the pieces


class OptionInfo(Shape):
    action: str
    verb: str
    thing: str
    place: str


class DecisionInfo(Shape):
    key: str
    options: list[OptionInfo]


class EventInfo(Shape):
    kind: str
    rule: str
    facts: dict[str, Fact]
    hidden: bool


class ResultInfo(Shape):
    scores: list[int]
    reason: str
    rule: str
    together: bool  # all have won, or lost, as one


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


class Nonce(Wish):
    """What a seat brings for chance, and the promise of what it will bring to a rematch."""

    seat: SeatNumber
    nonce: NonceText = ""  # empty if it is lost
    next: Commit = ""


class NoncesCommand(Command):
    nonces: Annotated[list[Nonce], Field(min_length=1, max_length=8)]


class AnswerCommand(Command):
    seat: SeatNumber
    sequence: Annotated[int, Field(ge=0, le=10_000_000)]
    answer: Annotated[str, Field(min_length=1, max_length=400)]


class TakeBackCommand(Command):
    seat: SeatNumber
    sequence: Annotated[int, Field(ge=0, le=10_000_000)]


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
    rule: str
    text: str
    lang: str


class Advice(Shape):
    """An answer and what the seat may hope for with it; one never tried needs no thought."""

    action: str
    worth: int  # 0 (lost) to 1000 (won)
    tries: int


class Hint(Shape):
    """The best answers, best first, to the question a seat had at that number."""

    sequence: int
    answers: list[Advice]


class SeatProof(Shape):
    seat: int
    commit: str
    nonce: str


class DrawInfo(Shape):
    """An answer of nature: what could have come, and which of it came."""

    place: int  # in the record
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
    """An answer, and the table after it; at place 0 the table before the first."""

    place: int
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
    places: int  # answers there are, so the place of the last step
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
