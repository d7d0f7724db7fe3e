"""What one client may have at once, or ask for in a while."""

import time
from collections import Counter, OrderedDict

from .errors import ApiError

CLIENTS = 10_000  # remembered
LISTENING = 200  # streams of one client at once; a browser has one for each table it shows
# How many at once, and then one every how many seconds.
LINES, LINE_EVERY = 8.0, 2  # that one person says, wherever that is
TABLES, TABLE_EVERY = 300.0, 5  # that one client makes


class RateLimiter:
    """A bucket for each client, out of which it takes, and which fills again with time."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Take one out of a client's bucket; False if it is empty."""
        now = time.monotonic()
        left, since = self._buckets.pop(client, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        self._buckets[client] = (left - 1 if left >= 1 else left, now)
        while len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return left >= 1


class Quota:
    """How many of something each client has now, and whether it may have another."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def has_room(self, client: str) -> bool:
        """Whether a client may have one more."""
        return self._taken[client] < self._most

    def take(self, client: str) -> None:
        """A client has one more."""
        self._taken[client] += 1

    def give_back(self, client: str) -> None:
        """A client has one less; a client that has none is forgotten."""
        self._taken[client] -= 1
        if not self._taken[client]:
            del self._taken[client]

    @property
    def largest(self) -> int:
        """What the client with most of them has."""
        return max(self._taken.values(), default=0)


class Limits:
    """What one client may have of tables and streams, and how much one person may say."""

    def __init__(self) -> None:
        self.listening = Quota(LISTENING)
        self._making = RateLimiter(TABLES, 1 / TABLE_EVERY)
        self._talking = RateLimiter(LINES, 1 / LINE_EVERY)

    def check_listener(self, client: str) -> None:
        """A client may listen to another table; raises ApiError if it has too many streams."""
        if not self.listening.has_room(client):
            raise ApiError(429, "too_many", f"{LISTENING} streams are open already; close some")

    def check_maker(self, client: str) -> None:
        """A client may make another table; raises ApiError if it has made too many just now."""
        if not self._making.allows(client):
            raise ApiError(429, "too_many", "too many tables; wait a moment", wait=TABLE_EVERY)

    def check_talker(self, holder: str) -> None:
        """Somebody may say another thing; raises ApiError if they have said too much just now."""
        if not self._talking.allows(holder):
            raise ApiError(429, "too_many", "too many lines; wait a moment", wait=LINE_EVERY)
