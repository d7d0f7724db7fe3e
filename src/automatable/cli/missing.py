"""Commands whose packages are not installed, and how to get these."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ..kernel.errors import MissingExtra
from ..words import LANGUAGES, language

# All others: play.
EXTRAS = {
    "": "server",
    "serve": "server",
    "site": "server",
    "arena": "lab",
    "lab": "lab",
    "mcp": "mcp",
    "evaluate": "lab",
}


@contextmanager
def needed_by(command: str) -> Iterator[None]:
    """What is imported here comes with the extra of that command; raises MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "automatable" or package in sys.stdlib_module_names:
            raise  # our own mistake
        extra = EXTRAS.get(command, "play")
        told = f"this needs more packages: pip install 'automatable[{extra}]'"
        raise MissingExtra(told, "command", extra=extra) from None


def asked_language() -> str:
    """The language of the command line itself, for mistakes made before it is understood."""
    given = " ".join(sys.argv).replace("--lang=", "--lang ").split()
    asked = given[given.index("--lang") + 1] if "--lang" in given[:-1] else None
    return language(asked if asked in LANGUAGES else None)
