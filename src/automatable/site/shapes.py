"""Plain data read by the annotations of a class: what the shapes of the wire use of pydantic.

Pydantic itself is too large to send to a browser. What a page sends comes from our own client; it
is checked all the same, so that a mistake is told where it is made.
"""

import json
import re
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Self, Union, get_args, get_origin, get_type_hints


class ValidationError(ValueError):
    """Data that is not of the shape it should have."""

    def __init__(self, where: tuple[str | int, ...], told: str) -> None:
        super().__init__(told)
        self.where, self.told = where, told

    def errors(self, **_: bool) -> list[dict[str, Any]]:
        """The first thing that is wrong, and where."""
        return [{"loc": self.where, "msg": self.told}]


class Bounds:
    """What must hold of a value beside its type."""

    def __init__(
        self,
        *,
        ge: int | None = None,
        le: int | None = None,
        min_length: int = 0,
        max_length: int | None = None,
        pattern: str = "",
    ) -> None:
        self._ge, self._le = ge, le
        self._shortest, self._longest, self._pattern = min_length, max_length, pattern

    def check(self, value: Any, where: tuple[str | int, ...]) -> None:
        """Raise ValidationError if it does not hold."""
        if isinstance(value, int):
            if self._ge is not None and value < self._ge:
                raise ValidationError(where, f"should be at least {self._ge}")
            if self._le is not None and value > self._le:
                raise ValidationError(where, f"should be at most {self._le}")
        elif value is not None:
            if len(value) < self._shortest:
                raise ValidationError(where, f"should have at least {self._shortest} parts")
            if self._longest is not None and len(value) > self._longest:
                raise ValidationError(where, f"should have at most {self._longest} parts")
            if self._pattern and not re.fullmatch(self._pattern, value):
                raise ValidationError(where, f"should match {self._pattern}")


class BaseModel:
    """Data with the fields that its class names."""

    def __init__(self, **given: Any) -> None:
        kind = type(self)
        fields = _fields(kind)
        for name in given:
            if name not in fields and kind.model_config.get("extra") == "forbid":
                raise ValidationError((name,), "no such field")
        for name, hint in fields.items():
            if name in given:
                setattr(self, name, read(hint, given[name], (name,)))
            elif not hasattr(kind, name):
                raise ValidationError((name,), "is missing")

    model_config: Any = {}  # noqa: RUF012 (as a class names it)

    @classmethod
    def model_validate(cls, data: Any, extra: str = "") -> Self:
        """The shape of plain data."""
        if not isinstance(data, dict):
            raise ValidationError((), "should be an object")
        known = _fields(cls)
        return cls(**{name: data[name] for name in data if extra != "ignore" or name in known})

    @classmethod
    def model_validate_json(cls, data: bytes) -> Self:
        """The shape of JSON."""
        try:
            found = json.loads(data)
        except ValueError as error:
            raise ValidationError((), str(error)) from None
        return cls.model_validate(found)

    def model_dump(self) -> dict[str, Any]:
        """Plain data again, in the order of the fields."""
        return {name: plain(getattr(self, name)) for name in _fields(type(self))}


_FIELDS: dict[type[BaseModel], dict[str, Any]] = {}


def _fields(kind: type[BaseModel]) -> dict[str, Any]:
    """The fields of a class with their hints, found out once."""
    known = _FIELDS.get(kind)
    if known is None:
        known = _FIELDS[kind] = get_type_hints(kind, include_extras=True)
        known.pop("model_config", None)
    return known


def plain(value: Any) -> Any:
    """A value without shapes in it."""
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value


def read(hint: Any, value: Any, where: tuple[str | int, ...] = ()) -> Any:
    """A value as a hint has it; raises ValidationError."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        found = read(args[0], value, where)
        for one in args[1:]:
            if isinstance(one, Bounds):
                one.check(found, where)
        return found
    if origin in (Union, UnionType):
        return _one_of(args, value, where)
    if origin is Literal:
        if value not in args:
            raise ValidationError(where, f"should be one of {', '.join(map(repr, args))}")
        return value
    if origin in (list, tuple, dict):
        return _whole(origin, args, value, where)
    return _single(hint, value, where)


def _one_of(kinds: tuple[Any, ...], value: Any, where: tuple[str | int, ...]) -> Any:
    if any(type(value) is kind for kind in kinds):
        return value
    for kind in kinds:
        try:
            return read(kind, value, where)
        except ValidationError as error:
            first = error
    raise first


def _whole(
    origin: type, args: tuple[Any, ...], value: Any, where: tuple[str | int, ...]
) -> list[Any] | dict[Any, Any]:
    if origin is dict:
        if not isinstance(value, dict):
            raise ValidationError(where, "should be an object")
        return {
            read(args[0], key, where): read(args[1], one, (*where, key))
            for key, one in value.items()
        }
    if not isinstance(value, list | tuple):
        raise ValidationError(where, "should be a list")
    return [read(args[0], one, (*where, place)) for place, one in enumerate(value)]


_WORDS = {"0": False, "1": True, "false": False, "true": True}  # as they stand in an address


def _single(hint: Any, value: Any, where: tuple[str | int, ...]) -> Any:
    if hint is Any or (hint is not int and hint in (str, bool, NoneType) and type(value) is hint):
        return value
    if hint is int and type(value) is int:
        return value
    if hint is int and isinstance(value, str) and re.fullmatch(r"[+-]?\d{1,4000}", value):
        return int(value)  # as it stands in an address
    if hint is bool and isinstance(value, str) and value in _WORDS:
        return _WORDS[value]
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        if isinstance(value, hint):
            return value
        try:
            return hint.model_validate(value)
        except ValidationError as error:
            raise ValidationError((*where, *error.where), error.told) from None
    if hint is NoneType and value is None:
        return None
    raise ValidationError(where, f"should be {getattr(hint, '__name__', hint)}")
