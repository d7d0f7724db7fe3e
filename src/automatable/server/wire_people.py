"""What people have to do with each other: clocks, asking to take back, talk; see wire.py."""

from typing import Annotated, Literal

from pydantic import Field

from .chat import LONGEST as LONGEST_LINE
from .wire_base import Command, SeatNumber, Sequence, Shape, Wish

ClockKind = Literal["none", "answer", "bank"]
Emote = Literal[  # each has a text in every language
    "hello", "well-played", "thanks", "sorry", "hurry", "thinking", "wow", "oops", "good-game"
]


class ClockWish(Wish):
    """How long people may think: for each answer, or a total and an increment for each answer."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Field(ge=1, le=7 * 86_400)] = 60
    increment: Annotated[int, Field(ge=0, le=3600)] = 0  # of a bank


class UndoInfo(Shape):
    """That a seat asks to take back although others have answered since."""

    seat: int
    sequence: int  # of the question
    asked: list[int]  # who have said nothing so far
    agreed: list[int]


class ClockInfo(Shape):
    """How long people may think, as it was agreed."""

    kind: ClockKind
    seconds: int
    increment: int


class TimeInfo(Shape):
    """What is left of it, in milliseconds: an event named `time`, after each message."""

    left: list[int]
    running: list[int]  # the seats whose time runs


class ChatLine(Shape):
    """What somebody in a seat has said: in words, or by an emote."""

    id: str
    seat: int
    emote: Emote | Literal[""]
    text: str


class Chat(Shape):
    """What people say to each other: an event named `chat`, for those who have a seat."""

    lines: list[ChatLine]


class UndoCommand(Command):
    """Ask to take back although others have answered since; or say something to that."""

    seat: SeatNumber
    sequence: Sequence
    say: Literal["ask", "agree", "refuse"]


class ChatCommand(Command):
    """Say something to those who sit at the table: in words, or by an emote."""

    seat: SeatNumber
    emote: Emote | Literal[""] = ""
    text: Annotated[str, Field(max_length=LONGEST_LINE)] = ""
