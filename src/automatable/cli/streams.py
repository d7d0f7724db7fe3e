"""What is written to a terminal, a file or a closed pipe."""

import codecs
import os
import re
import sys
from io import TextIOWrapper
from pathlib import Path
from unicodedata import combining, normalize

from ..terminal.screen import clean

ALIKE = str.maketrans("’‘“”«»–—−×", '\'\'""""---x') | {ord("→"): "->", ord("œ"): "oe"}


def open_streams() -> None:
    """Closed streams say and swallow nothing; what an encoding lacks is shown by what is alike."""
    codecs.register_error("alike", _alike)
    sys.stdin = sys.stdin or _nothing()
    sys.stdout = sys.stdout or _nothing()
    sys.stderr = sys.stderr or _nothing()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        assert isinstance(stream, TextIOWrapper)
        stream.reconfigure(errors="replace" if stream is sys.stdin else "alike")


def _nothing() -> TextIOWrapper:
    return Path(os.devnull).open("r+", encoding="utf-8")


def _alike(error: UnicodeError) -> tuple[str, int]:
    """Letters without their accents, plain quotes and blanks; `?` for everything else."""
    assert isinstance(error, UnicodeEncodeError)
    letters = normalize("NFKD", error.object[error.start : error.end].translate(ALIKE))
    shown = [sign if sign.isascii() else "?" for sign in letters if not combining(sign)]
    return "".join(shown), error.end


def complain(line: str) -> int:
    """Tell of a mistake in one line; the exit status."""
    print(f"automatable: {re.sub(' +', ' ', clean(line)).strip()}", file=sys.stderr)
    return 2


def drop_output() -> None:
    """Let nothing fail that is still to be written, as Python does at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
