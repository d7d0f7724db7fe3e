"""The version, which needs nothing that may be missing."""

import sys

from .. import COMPILED, __version__


def version_line() -> str:
    """The versions of the package and of Python, and whether the engine runs compiled."""
    how = "compiled" if COMPILED else "pure Python"
    return f"automatable {__version__} ({how}, Python {sys.version.split()[0]})"
