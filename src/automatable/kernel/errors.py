"""Outsiders' mistakes, each with a stable code and a message that reproduces the case."""

LONGEST = 2_000  # characters of a message or a fact in it, which may quote what was given


class AutomatableError(Exception):
    """Anything the outside did wrong.

    The message says it in English, shortened in the middle where it is long. Where `case` is given,
    `error-<code>-<case>` says it in every language, with the facts filled in.
    """

    code = "error"

    def __init__(self, message: str, case: str = "", **facts: str | int) -> None:
        super().__init__(_shortened(message))
        self.case = case
        self.facts = {
            name: _shortened(fact) if isinstance(fact, str) else fact
            for name, fact in facts.items()
        }


def _shortened(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    half = LONGEST // 2 - 3
    return f"{text[:half]} ... {text[-half:]}"


class UnknownGame(AutomatableError, LookupError):
    """No game has that name."""

    code = "unknown_game"


class UnknownBot(AutomatableError, LookupError):
    """No bot has that name."""

    code = "unknown_bot"


class BotFailed(AutomatableError, RuntimeError):
    """A bot by others did something that no bot does; the message names it."""

    code = "bot_failed"


class MissingExtra(AutomatableError, ImportError):
    """A package is not installed that this needs."""

    code = "missing_extra"


class UnknownLanguage(AutomatableError, LookupError):
    """No words exist in that language."""

    code = "unknown_language"


class UnknownRule(AutomatableError, LookupError):
    """No rule has that id."""

    code = "unknown_rule"


class UnknownAction(AutomatableError, ValueError):
    """The catalogue has no such action."""

    code = "unknown_action"


class Refused(AutomatableError, ValueError):
    """An answer the rules forbid; `rule` is the id of the rule that does."""

    code = "refused"

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule


class IllegalAction(Refused):
    """The action is not among the options of the question asked."""

    code = "illegal_action"


class NotAsked(Refused):
    """The seat has no open question."""

    code = "not_asked"


class CannotTakeBack(AutomatableError, ValueError):
    """The last answer can no longer be taken back."""

    code = "cannot_take_back"


class Stale(AutomatableError, ValueError):
    """The answer is for a question that has passed."""

    code = "stale"


class BadSettings(AutomatableError, ValueError):
    """The table cannot be set up like that."""

    code = "bad_settings"


class BadPosition(AutomatableError, ValueError):
    """The notation does not describe a legal state."""

    code = "bad_position"


class BadData(AutomatableError, ValueError):
    """A data file does not say what it must."""

    code = "bad_data"


class OtherVersion(AutomatableError, ValueError):
    """What was begun with other rules cannot go on by these."""

    code = "other_version"


class BadRecord(AutomatableError, ValueError):
    """The text is not a record of a game; the message names line and reason."""

    code = "bad_record"
