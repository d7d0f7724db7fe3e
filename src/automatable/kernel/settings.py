"""What a table agrees on before play: named settings, read from text and checked here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeAlias

from .errors import BadSettings

LONGEST_DATA = 40_000

Value: TypeAlias = str | int | tuple[int, ...] | None


@dataclass(frozen=True)
class Setting:
    """One thing to agree on. Its text form is what people type and records hold."""

    name: str
    default: Value

    def read(self, text: str) -> Value:
        """The value a text stands for; raises BadSettings."""
        raise NotImplementedError

    def show(self, value: Value) -> str:
        """The text of a value; `read` reads it back."""
        return "none" if value is None else str(value)

    def wants(self) -> str:
        """The allowed values, for messages and help."""
        raise NotImplementedError

    def refuse(self, text: str) -> BadSettings:
        """The error for a text that is not a value."""
        return BadSettings(
            f"{self.name} is {text!r}, but must be {self.wants()}",
            type(self).__name__.lower(),
            name=self.name,
            value=text,
            **self.bounds(),
        )

    def bounds(self) -> dict[str, str | int]:
        """The allowed values, as facts for texts in any language."""
        raise NotImplementedError


@dataclass(frozen=True)
class Choice(Setting):
    """One of a few names."""

    choices: tuple[str, ...]

    def read(self, text: str) -> Value:
        if text not in self.choices:
            raise self.refuse(text)
        return text

    def wants(self) -> str:
        return "one of " + ", ".join(self.choices)

    def bounds(self) -> dict[str, str | int]:
        return {"choices": ", ".join(self.choices)}


@dataclass(frozen=True)
class Several(Setting):
    """Any of a few names. The value is the text itself: `a,b` in the order of the choices."""

    choices: tuple[str, ...]

    def read(self, text: str) -> Value:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if parts == ["none"]:
            parts = []
        elif parts == ["all"]:
            parts = list(self.choices)
        if not set(parts) <= set(self.choices):
            raise self.refuse(text)
        return ",".join(choice for choice in self.choices if choice in parts) or "none"

    def wants(self) -> str:
        return f"any of {', '.join(self.choices)}, separated by commas, or all, or none"

    def bounds(self) -> dict[str, str | int]:
        return {"choices": ", ".join(self.choices)}


@dataclass(frozen=True)
class Data(Setting):
    """The game's own data by name, or custom data: the text of a file. The value is one line."""

    in_one_line: Callable[[str, str], str]  # takes a text and its source; raises BadSettings

    def read(self, text: str) -> Value:
        return text if text == self.default else self.read_file(text, self.name)

    def read_file(self, text: str, where: str) -> str:
        """The value for the text of a file; raises BadSettings naming it."""
        if len(text) > LONGEST_DATA:
            raise BadSettings(f"{where} has more than {LONGEST_DATA} characters")
        line = self.in_one_line(text, where)
        if len(line) > LONGEST_DATA:  # or the value could not be read back
            raise BadSettings(f"{where} has more than {LONGEST_DATA} characters in one line")
        return line

    def wants(self) -> str:
        return f"{self.default!r} or data of at most {LONGEST_DATA} characters"

    def bounds(self) -> dict[str, str | int]:
        return {"high": LONGEST_DATA}


@dataclass(frozen=True)
class Whole(Setting):
    """A whole number within bounds, or none where that is allowed."""

    low: int
    high: int
    optional: bool = False

    def read(self, text: str) -> Value:
        if self.optional and text.casefold() == "none":
            return None
        if not _is_number(text) or not self.low <= int(text) <= self.high:
            raise self.refuse(text)
        return int(text)

    def wants(self) -> str:
        return f"a whole number from {self.low} to {self.high}" + (
            ", or none" if self.optional else ""
        )

    def bounds(self) -> dict[str, str | int]:
        none = "yes" if self.optional else "no"
        return {"low": self.low, "high": self.high, "none": none}


@dataclass(frozen=True)
class Numbers(Setting):
    """Whole numbers within bounds, separated by commas: a set, or `length` of them in order."""

    low: int
    high: int
    length: int | None = None

    def read(self, text: str) -> Value:
        parts = (
            [part.strip() for part in text.split(",")] if text.strip() not in ("", "none") else []
        )
        if not all(_is_number(part) for part in parts):
            raise self.refuse(text)
        values = tuple(int(part) for part in parts)
        if any(not self.low <= value <= self.high for value in values):
            raise self.refuse(text)
        if self.length is None:
            return tuple(sorted(set(values)))
        if len(values) != self.length:
            raise self.refuse(text)
        return values

    def show(self, value: Value) -> str:
        assert isinstance(value, tuple)
        return ",".join(str(part) for part in value) or "none"

    def wants(self) -> str:
        many = "numbers" if self.length is None else f"{self.length} numbers"
        return f"{many} from {self.low} to {self.high} separated by commas"

    def bounds(self) -> dict[str, str | int]:
        return {"low": self.low, "high": self.high, "length": self.length or 0}


def read_settings(settings: Sequence[Setting], given: Mapping[str, object]) -> dict[str, Value]:
    """The value of every setting: as given (text or value), else its default."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            near = get_close_matches(str(name), list(known), 1, 0.75)
            hint = f"did you mean {near[0]}?" if near else f"the settings are {names}"
            raise BadSettings(
                f"no setting is named {name!r}; {hint}",
                "name",
                name=name,
                near=near[0] if near else "none",
                known=names,
            )
    values: dict[str, Value] = {}
    for setting in settings:
        if setting.name in given:
            values[setting.name] = setting.read(_text(given[setting.name]))
        else:
            values[setting.name] = setting.default
    return values


def show_settings(settings: Sequence[Setting], values: Mapping[str, Value]) -> dict[str, str]:
    """The text of every value that differs from its default."""
    return {
        setting.name: setting.show(values[setting.name])
        for setting in settings
        if values[setting.name] != setting.default
    }


def _is_number(text: str) -> bool:
    """Whether the text is a whole number of reasonable length."""
    return text.isdecimal() and text.isascii() and len(text) <= 18


def _text(value: object) -> str:
    """A value as somebody would type it: `{1, 3}` and `[1, 3]` as `1,3`, None as `none`."""
    if value is None:
        return "none"
    if isinstance(value, set | frozenset):
        return ",".join(sorted(str(part) for part in value))
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value)
    return str(value)
