"""What is asked of a table, and what that comes to. Compiled, as table.py is."""

from typing import Literal, NamedTuple, TypeAlias

Outcome: TypeAlias = Literal["accepted", "duplicate", "stale", "refused"]
REUSED = "key_reused"


class SentAnswer(NamedTuple):
    """An answer as it was given."""

    seat: int
    sequence: int  # up to where whoever gave it knew the table
    key: str
    path: str
    bot: str = ""  # the name of the bot that gives it, if one does


class SentNonce(NamedTuple):
    """What a seat brings: the nonce it has promised, or none, and the promise for a rematch."""

    seat: int
    nonce: str
    next: str


class Verdict(NamedTuple):
    """What a command came to."""

    status: Outcome
    sequence: int
    code: str = ""
    rule: str = ""
    message: str = ""


def said(kind: str, seat: int, data: object) -> str:
    """What a row says of the command that it was written for, and the command of itself."""
    if kind == "nonce":
        return kind  # it may be for several seats, some of which have brought theirs
    return f"{kind} {seat} {data}" if kind in ("answer", "hand_over") else f"{kind} {seat}"
