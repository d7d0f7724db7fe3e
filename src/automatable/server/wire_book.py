"""What is told of a game before anybody plays it: its summary and its pieces; see wire.py."""

from typing import Any, Literal

from .wire_base import Shape


class PictureInfo(Shape):
    """A position as a seat sees it, and what of it to show."""

    seat: int
    seats: int
    view: dict[str, Any]
    spot: str  # the part of the board to show; empty: all of it
    look: list[str]  # the parts to mark
    caption: str


class ParagraphInfo(Shape):
    text: str
    rules: list[str]  # that it states


class SectionInfo(Shape):
    name: str
    title: str
    paragraphs: list[ParagraphInfo]
    picture: PictureInfo | None


class SummaryPage(Shape):
    """The summary of a game in a language."""

    game: str
    lang: str
    names: dict[str, str]  # printed on things; they go before words
    facts: dict[str, Any]  # printed on the pieces
    sections: list[SectionInfo]


class RuleExample(Shape):
    """A position that shows a rule at work."""

    game: str
    rule: str
    names: dict[str, str]
    facts: dict[str, Any]
    picture: PictureInfo
    lesson: str  # it is from; empty: from the summary


class PieceInfo(Shape):
    """A card or piece in words."""

    name: str  # in the notation
    title: str
    status: Literal["known", "inferred", "reconstructed"]
    copies: int  # in the box; 0: not told
    does: list[str]
    where: str
    rules: list[str]


class KindInfo(Shape):
    kind: str
    title: str
    pieces: list[PieceInfo]


class PiecesPage(Shape):
    """All cards and pieces that come with a game, in a language."""

    game: str
    lang: str
    names: dict[str, str]
    facts: dict[str, Any]
    kinds: list[KindInfo]
