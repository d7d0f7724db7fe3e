"""What is in the box of a game: every card and piece, what it does, and where it can be got.

A game says it by the keys and facts of messages; `words.pieces` makes sentences of them.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from .standing import standings


@final
class Message:
    """A message with its facts: whole numbers, codes, and other messages or lists of them.

    `thing-Spark.about` is what goes with a message; without a key it is the name of a thing.
    """

    def __init__(self, key: str, facts: Mapping[str, object] | None = None) -> None:
        self.key: Final = key
        self.facts: Final[Mapping[str, object]] = facts if facts is not None else {}


def called(name: str) -> Message:
    """What people call a thing of the notation."""
    return Message("", {"name": name})


@final
class Entry:
    """A card or piece of the box."""

    def __init__(
        self,
        kind: str,
        name: str,
        status: str,
        does: Sequence[Message] = (),
        where: Sequence[Message] = (),
        copies: int = 0,
        rules: Sequence[str] = (),
        title: Message | None = None,
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name  # in the notation
        self.status: Final = status
        self.does: Final = does
        self.where: Final = where
        self.copies: Final = copies  # in the box; 0: not told
        self.rules: Final = rules
        self.title: Final = title  # where it is not called by its name


def completed(folder: Path, own: Sequence[Entry]) -> list[Entry]:
    """The entries of a game, and whatever else its data files say the status of."""
    found = list(own)
    kinds = {entry.kind for entry in own}
    names = {(entry.kind, entry.name) for entry in own}
    for kind, told in standings(folder).items():
        for name, status in told.items():
            is_whole = name == kind and kind in kinds  # its pieces are listed one by one
            if (kind, name) not in names and not is_whole:
                found.append(Entry(kind, name, status))
    return found
