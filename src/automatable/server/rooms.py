"""The rooms this process has in memory: those somebody uses, and others as memory allows."""

from collections import OrderedDict
from weakref import WeakValueDictionary

from .room import Room

BUDGET = 256 * 1024 * 1024  # bytes for rooms nobody listens to; they are read again when needed


_NOBODY: tuple[Room | None, int] = None, 0


class Rooms:
    """Never two rooms of one table. The one used longest ago is forgotten first.

    Whoever listens holds a room, and so does a command at work: only others are forgotten.
    """

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._all: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: OrderedDict[str, tuple[Room, int]] = OrderedDict()  # with its size
        self._size = 0

    def get(self, code: str) -> Room | None:
        """The room of that code, if it is in memory."""
        room, _ = self._recent.get(code, _NOBODY)
        if room is None:
            room = self._all.get(code)  # somebody holds it
        if room is not None:
            self._use(room)
        return room

    def add(self, room: Room) -> Room:
        """The room, or the one somebody else has read meanwhile."""
        room = self._all.setdefault(room.row.code, room)
        self._use(room)
        return room

    @property
    def number(self) -> int:
        """How many there are."""
        return len(self._all)

    @property
    def size(self) -> int:
        """About how many bytes those take that count against the budget."""
        return self._size

    def drop(self, code: str) -> None:
        """Forget a room whose table is no more."""
        self._all.pop(code, None)
        _, size = self._recent.pop(code, (None, 0))
        self._size -= size

    def _use(self, room: Room) -> None:
        code, size = room.row.code, room.size
        _, before = self._recent.get(code, _NOBODY)
        self._recent[code] = room, size
        self._recent.move_to_end(code)
        self._size += size - before
        while self._size > self._budget and len(self._recent) > 1:
            _, (_, forgotten) = self._recent.popitem(last=False)
            self._size -= forgotten
