"""What can be typed beside answers: each command has a name in every language, some a sign."""

from collections.abc import Sequence

from ..kernel.rulebook import folded
from ..words import Words

SIGNS = {"help": "?", "undo": "u", "quit": "q", "next": "n", "previous": "p", "back": "b"}


class Commands:
    """Those of one place, by their names in English and in the language of the table."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self._words = words
        self._known = {SIGNS[name]: name for name in names if name in SIGNS}
        self._known |= {name: name for name in names}
        self._known |= {folded(self.shown(name)): name for name in names}

    def meant(self, word: str) -> str:
        """The command of that name or sign, in any case and without accents; empty if none is."""
        return self._known.get(folded(word).strip(), "")

    def shown(self, name: str) -> str:
        """The name of a command in the language."""
        return self._words.say(f"command-name-{name}")

    def help(self, texts: str, leave_out: Sequence[str] = ()) -> list[str]:
        """A line for each command, with its text and what is typed for it."""
        told = [name for name in self.names if name not in leave_out]
        typed = {name: self._typed(name) for name in told}
        width = max(map(len, typed.values()))
        return [
            f"  [number]{typed[name]:<{width}}[/]  {self._words.say(f'{texts}-{name}')}"
            for name in told
        ]

    def _typed(self, name: str) -> str:
        return SIGNS[name] if name in ("help", "undo", "quit") else self.shown(name)
