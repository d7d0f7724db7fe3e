"""The tables that agents sit at in this process, each known by a word that nobody can guess."""

import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from threading import Lock

from ..kernel.registry import game as game_named
from ..words import Words, shortened
from .errors import UnknownTable
from .joined import join
from .narrator import words_for
from .own import start
from .seat_text import SeatText
from .table import AgentTable

MOST = 100  # tables; of more, one is left: see `Tables._to_leave`
SHOWN = 40  # characters of an unknown word that are repeated


class Seated:
    """An agent at a table: one call at a time."""

    def __init__(self, text: SeatText, client: str) -> None:
        self.text = text
        self.client = client
        self._lock = Lock()

    def call(self, do: Callable[[SeatText], str]) -> str:
        """What the agent is told."""
        with self._lock:
            return do(self.text)


class Tables:
    """All tables of this process. Whoever knows the word of one plays there.

    `client` is who asks for a table, such as an address: nobody's tables are left for those of
    somebody who has more.
    """

    def __init__(self, lang: str, hints: bool = True, seed: str | None = None) -> None:
        self.lang = lang
        self.hints = hints
        self.seed = seed
        self._tables: OrderedDict[str, Seated] = OrderedDict()
        self._lock = Lock()
        self._made = 0

    def start(
        self,
        game: str,
        seat: int,
        opponents: Sequence[str],
        settings: Mapping[str, str],
        client: str = "",
    ) -> tuple[str, Seated]:
        """A new table with bots."""
        seed = None if self.seed is None else f"{self.seed} {self._made}"
        table = start(game, words_for(self.lang, game_named(game)), seat, opponents, settings, seed)
        table.hints = self.hints
        return self._seated(table, client)

    def join(self, link: str, name: str, client: str = "") -> tuple[str, Seated]:
        """A seat at a table that a server keeps."""
        return self._seated(join(link, name, words_for(self.lang)), client)

    def at(self, table: str) -> Seated:
        """The table of that word; raises UnknownTable."""
        with self._lock:
            if table not in self._tables:
                raise UnknownTable(shortened(table, SHOWN))
            self._tables.move_to_end(table)
            return self._tables[table]

    def leave(self, table: str) -> None:
        """Forget a table; raises UnknownTable."""
        self.at(table)
        with self._lock:
            self._tables.pop(table, None)

    def _seated(self, table: AgentTable, client: str) -> tuple[str, Seated]:
        words: Words = words_for(self.lang, table.game)
        seated = Seated(SeatText(table, words), client)
        word = f"{table.game.id}-{secrets.token_hex(8)}"
        with self._lock:
            self._made += 1
            self._tables[word] = seated
            if len(self._tables) > MOST:
                del self._tables[self._to_leave()]
        return word, seated

    def _to_leave(self) -> str:
        """Of the client with the most tables, the one that was not used for the longest time."""
        counts = Counter(seated.client for seated in self._tables.values())
        most = max(counts.values())
        return next(word for word, one in self._tables.items() if counts[one.client] == most)
