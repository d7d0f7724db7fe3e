"""The command line."""

import sys

from ..kernel.errors import MissingExtra
from ..words import plain_error
from .missing import asked_language, needed_by
from .version import version_line

__all__ = ["main"]


def main() -> None:
    """Run the command line; where not even that is installed, say in a line how to get it."""
    if sys.argv[1:] == ["--version"]:
        print(version_line())
        return
    given = [word for word in sys.argv[1:2] if not word.startswith("-")]
    try:
        with needed_by("".join(given)):
            from .run import run
    except MissingExtra as error:
        print(f"automatable: {plain_error(asked_language(), error)}", file=sys.stderr)
        sys.exit(2)
    run()
