"""Mistakes made outside the engine, each with a stable code and a message that reproduces it."""

LONGEST = 2_000  # characters of a message or a fact, which may quote the input


class AutomatableError(Exception):
    """A mistake made outside the engine.

    The message is in English, shortened in the middle if it is long. If `case` is given, the text
    `error-<code>-<case>` says the same in every language, with the facts filled in.
    """

    code = "error"  # what kind of mistake, the same for ever

    def __init__(self, message: str, case: str = "", **facts: str | int) -> None:
        super().__init__(_shortened(message))
        self.case = case  # which sentence explains it
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
    """A third-party bot broke the rules for bots; the message names it."""

    code = "bot_failed"


class MissingExtra(AutomatableError, ImportError):
    """A package that this needs is not installed."""

    code = "missing_extra"


class UnknownLanguage(AutomatableError, LookupError):
    """There are no texts in that language."""

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
        self.rule = rule  # the id of the rule that forbids it


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
    """The settings are not valid."""

    code = "bad_settings"


class BadPosition(AutomatableError, ValueError):
    """The notation does not describe a legal state."""

    code = "bad_position"


class BadData(AutomatableError, ValueError):
    """A data file is not valid."""

    code = "bad_data"


class OtherVersion(AutomatableError, ValueError):
    """A game begun with another version of the rules cannot continue with this one."""

    code = "other_version"


class BadRecord(AutomatableError, ValueError):
    """The text is not a record of a game; the message names line and reason."""

    code = "bad_record"
