"""What all shapes of the wire have in common; see wire.py."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[\w-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Fact = int | str | bool | list[int] | list[str]
Sequence = Annotated[int, Field(ge=0, le=10_000_000)]


class Shape(BaseModel):
    """Plain data; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Wish(Shape):
    """What a client sends: it may leave out what has a default."""


class Command(Wish):
    """A wish that is carried out once, however often it is sent with the same key."""

    key: Key


class RuleInfo(Shape):
    """A rule, and the language it is told in: English, if the game has it in no other."""

    id: str
    section: str
    text: str
    lang: str
    shown: bool  # whether there is an example of it
    lessons: list[str]  # that teach it


class EventInfo(Shape):
    kind: str
    rule: str
    facts: dict[str, Fact]
    hidden: bool


class StandingInfo(Shape):
    """What each seat has of something that decides the game."""

    name: str
    rule: str
    values: list[int]


class TallyInfo(Shape):
    """What was reached of something: a value for each seat, or one for all."""

    name: str
    values: list[int]
    whole: int  # how much there could be, or had to be; 0: not told


class ResultInfo(Shape):
    scores: list[int]
    reason: str
    rule: str
    together: bool  # all have won, or lost, as one
    standings: list[StandingInfo]  # what was compared, in this order
    tallies: list[TallyInfo]  # what was reached besides
