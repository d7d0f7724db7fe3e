"""Errors of tables that agents sit at, each with a stable code."""

from ..kernel.errors import AutomatableError


class UnknownTable(AutomatableError, LookupError):
    """No table here has that id."""

    code = "unknown_table"


class BadLink(AutomatableError, ValueError):
    """The link is not an invitation to a table."""

    code = "bad_link"


class TableFailed(AutomatableError, OSError):
    """The server of a table does not answer, or not as it should."""

    code = "table_failed"


class NotOver(AutomatableError, ValueError):
    """What is asked for is told once the game is over."""

    code = "not_over"


class NoHints(AutomatableError, ValueError):
    """There are no hints at this table."""

    code = "no_hints"


class WrongAnswer(AutomatableError, ValueError):
    """A reply that answers nothing; `kind` says how."""

    code = "wrong_answer"

    def __init__(self, message: str, kind: str, told: list[str], rule: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.told = told  # in sentences for the one who replied
        self.rule = rule


class CannotListen(AutomatableError, OSError):
    """Nobody can listen at that address."""

    code = "cannot_listen"
