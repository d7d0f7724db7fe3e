"""Every card and piece of a game in words: what it does, and where it can be got."""

from dataclasses import dataclass
from typing import Any

from ..kernel.contents import Entry
from ..kernel.game import Game
from ..kernel.rulebook import folded
from .words import BOOK, Words

SHORT = 90  # letters of a line


@dataclass(frozen=True)
class Piece:
    """A card or piece, told in one language."""

    kind: str
    name: str  # in the notation
    title: str
    status: str
    copies: int  # in the box; 0: not told
    does: tuple[str, ...]
    where: str
    rules: tuple[str, ...]

    def shortly(self) -> str:
        """What it does in short: as much of it as fits in a line."""
        told = ""
        for line in self.does:
            more = f"{told} {line}".strip()
            if len(more) > SHORT:
                break
            told = more
        return told

    def is_called(self, words: str) -> bool:
        """Whether the words are part of its name."""
        return folded(words) in folded(f"{self.name} {self.title}")

    def says(self, words: str) -> bool:
        """Whether all the words are in what is told of it."""
        whole = folded(" ".join([self.name, self.title, *self.does, self.where]))
        return all(word in whole for word in folded(words).split())


def pieces(game: Game[Any], lang: str) -> dict[str, list[Piece]]:
    """All that comes with a game, by kind."""
    words = Words(lang, game, BOOK)
    found: dict[str, list[Piece]] = {}
    for entry in game.contents():
        found.setdefault(entry.kind, []).append(_told(entry, words))
    return found


def meant(kinds: dict[str, list[Piece]], thing: str) -> Piece | None:
    """The piece that an action names; none where that is a number, or pieces of several kinds."""
    found = [one for some in kinds.values() for one in some if one.name == thing]
    return found[0] if len(found) == 1 and not thing.isdecimal() else None


def find(kinds: dict[str, list[Piece]], words: str) -> dict[str, list[Piece]]:
    """The pieces called so, else those of which the words are told; kinds without any left out."""
    for asks in (Piece.is_called, Piece.says):
        found = {kind: [one for one in some if asks(one, words)] for kind, some in kinds.items()}
        if any(found.values()):
            return {kind: some for kind, some in found.items() if some}
    return {}


def _told(entry: Entry, words: Words) -> Piece:
    title = words.told(entry.title) if entry.title else words.piece(entry.kind, entry.name)
    return Piece(
        entry.kind,
        entry.name,
        _capital(title),
        entry.status,
        int(entry.copies),
        tuple(_sentence(words.told(one)) for one in entry.does),
        " ".join(_sentence(words.told(one)) for one in entry.where),
        tuple(entry.rules),
    )


def _capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def _sentence(text: str) -> str:
    """The same with its full stop."""
    return _capital(text) + ("" if text.endswith((".", "…", "!", "?")) else ".")
