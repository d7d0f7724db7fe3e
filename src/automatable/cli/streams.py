"""What is written to a terminal, a file or a closed pipe."""

import os
import re
import sys
from io import TextIOWrapper
from pathlib import Path

from ..terminal.screen import clean
from ..words import Words


def open_streams() -> None:
    """Closed streams say and swallow nothing; what an encoding lacks is shown as `?`."""
    sys.stdin = sys.stdin or _nothing()
    sys.stdout = sys.stdout or _nothing()
    sys.stderr = sys.stderr or _nothing()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        assert isinstance(stream, TextIOWrapper)
        stream.reconfigure(errors="replace")


def _nothing() -> TextIOWrapper:
    return Path(os.devnull).open("r+", encoding="utf-8")


def complain(line: str) -> int:
    """Tell of a mistake in one line; the exit status."""
    print(f"automatable: {re.sub(' +', ' ', clean(line)).strip()}", file=sys.stderr)
    return 2


def complain_of_output(words: Words, why: str = "") -> int:
    """Tell that nobody reads any more, or why nothing can be written; the exit status."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    key = "error-output_failed" if why else "error-output_closed"
    return complain(words.say(key, why=why))
