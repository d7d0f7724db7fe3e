"""What people get wrong about a contest, each with a stable code."""

from ..kernel.errors import AutomatableError


class BadContest(AutomatableError, ValueError):
    """Nothing can be played like that."""

    code = "bad_contest"


class BadFolder(AutomatableError, OSError):
    """The folder cannot be used for these results."""

    code = "bad_folder"


class GameFailed(AutomatableError, RuntimeError):
    """A bot, or what it runs on, broke in the middle of a game."""

    code = "game_failed"
