"""Errors about contests, each with a stable code."""

from ..kernel.errors import AutomatableError


class BadContest(AutomatableError, ValueError):
    """The contest cannot be played."""

    code = "bad_contest"


class BadFolder(AutomatableError, OSError):
    """The folder cannot be used for these results."""

    code = "bad_folder"


class GameFailed(AutomatableError, RuntimeError):
    """A bot, or the process it runs in, failed in the middle of a game."""

    code = "game_failed"
