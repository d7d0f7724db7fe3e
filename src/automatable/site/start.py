"""What the workers of a page (web/src/here) call once this package is there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .frames import stand_in
from .spoken import Speaker, fluent

if TYPE_CHECKING:
    from .browser import Storage, Worker
    from .home import Home

SECONDS = 2.0  # a bot thinks in a browser, where it shares one core with the page


def home(
    storage: "Storage",
    worker: "Worker",
    secret: str,
    speaker: Callable[[str], Speaker] | None = None,
) -> "Home":
    """The tables kept in that storage, whose bots think in that worker.

    `speaker` is for where the package that formats texts is not installed.
    """
    stand_in({"fluent": {}, "fluent.runtime": fluent(speaker)} if speaker else None)
    from ..server.thinking import Thinkers
    from .browser import BrowserStore, WorkerThinker
    from .home import Home

    made = Home(BrowserStore(storage), Thinkers(1, make=lambda _: WorkerThinker(worker)), secret)
    made.start()
    return made


def reply(request: str) -> str:
    """What comes of a request to a bot, or of another that may take long; nothing to nothing."""
    stand_in()
    from ..server import thinker
    from .frames import dumps

    thinker.MOST_SECONDS = SECONDS
    return dumps(thinker.reply_to(request.encode())).decode() if request else "{}"
