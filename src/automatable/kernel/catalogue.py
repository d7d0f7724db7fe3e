"""The catalogue of a game's actions: ints inside, stable names outside."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, final

from .errors import UnknownAction
from .seats import Action

_LONGEST, _MOST_ALIKE = 40, 200  # bounds on the search for near names


@final
class Catalogue:
    """All actions of a game, numbered from 0; a name reads `verb:object@place`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)
        self._numbers: Final = {name: number for number, name in enumerate(names)}
        self._folded: Final = {name.casefold(): number for number, name in enumerate(names)}
        assert len(self._folded) == len(self.names), "two actions share a name"

    def __reduce__(self) -> tuple[Any, tuple[tuple[str, ...]]]:
        return Catalogue, (self.names,)

    def __copy__(self) -> "Catalogue":
        """Itself: a catalogue never changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Catalogue":
        return self

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: Action) -> str:
        """The name of an action."""
        if not 0 <= action < len(self.names):
            raise UnknownAction(f"action {action}: the catalogue has 0 to {len(self.names) - 1}")
        return self.names[action]

    def number(self, name: str) -> int:
        """The action of that name, whatever its case."""
        found = self._numbers.get(name, -1)
        if found < 0:
            found = self._folded.get(name.casefold(), -1)
        if found < 0:
            alike = [known for known in self.names if known[:1] == name[:1]]
            near = get_close_matches(name[:_LONGEST], alike[:_MOST_ALIKE], 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise UnknownAction(f"no action is named {name!r}{hint}")
        return found

    def verb(self, action: Action) -> str:
        """What the action does: `play` of `play:Spark`."""
        return self.name(action).partition("@")[0].partition(":")[0]

    def thing(self, action: Action) -> str:
        """What the action is done to: `Spark` of `play:Spark`, empty if nothing."""
        return self.name(action).partition(":")[2].partition("@")[0]

    def place(self, action: Action) -> str:
        """Where the action is done: `stock` of `crew:SIR3@stock`, empty if nowhere."""
        return self.name(action).partition("@")[2]
