"""The texts of one language for one game: Fluent messages found by key."""

import os
import re
import warnings
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.contents import Message
from ..kernel.errors import AutomatableError, UnknownLanguage
from ..kernel.events import Fact, Seen
from ..kernel.extras import need
from ..kernel.game import Game, Refusal
from ..kernel.seats import seat_letter
from ..kernel.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST_DETAIL = 600  # characters of an error's detail that are shown
SQUARE = re.compile(r"r(\d+)c(\d+)")  # a square of a grid, as games name it
_COMMON = Path(__file__).parent / "text"
PARTS = ("", "lessons")  # of a game's texts, as a table needs them
BOOK = (*PARTS, "book")  # with what its rules and pieces are told by
_SEAT_FACTS = {"seat", "winner", "other"}  # facts that hold a seat, shown as the player's name
_CODES = {"reason", "good"}  # facts that select a sentence and are never shown


def language(asked: str | None) -> str:
    """The language asked for, else that of the machine, else English; raises UnknownLanguage."""
    if asked is not None:
        if asked not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(
                f"no words in {asked!r}; there are {known}", "name", name=asked, known=known
            )
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        machine = os.environ.get(variable, "")
        if machine:  # the first one set decides, even `C`
            found = re.split("[_.@]", machine)[0]
            return found if found in LANGUAGES else "en"
    return "en"


def plain_error(lang: str, error: AutomatableError) -> str:
    """An error explained without Fluent, which may be what is missing; its message is one line."""
    begin = f"error-{error.code}-{error.case} = "
    lines = _source(_COMMON, lang).splitlines()
    (told,) = [line.removeprefix(begin) for line in lines if line.startswith(begin)]
    for name, fact in error.facts.items():
        told = told.replace(f"{{ ${name} }}", str(fact))
    return told


def shortened(text: str, most: int) -> str:
    """The text, with its middle left out if it is too long."""
    return text if len(text) <= most else f"{text[: most // 2]}…{text[-((most - 1) // 2) :]}"


class Words:
    """All messages of a language; those of a game take precedence over the common ones.

    `parts` are the files of the game's texts to read, `more` is a folder with texts of a face that
    has its own.
    """

    def __init__(
        self,
        lang: str,
        game: Game[Any] | None = None,
        parts: Sequence[str] = PARTS,
        more: Path | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        self._bundles = [_bundle(lang, game, parts, more)]
        if lang != "en":
            self._bundles.append(_bundle("en", game, parts, more))  # for games without it

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key with its facts filled in; warns of those that do not fit it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                text, problems = bundle.format_pattern(value, facts) if value else ("", [])
                if problems:
                    warnings.warn(f"message {key}: {problems[0]}", stacklevel=2)
                return str(text)
        return key

    def about(self, key: str) -> str:
        """The explanation that goes with a message, empty if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get("about")
                return str(bundle.format_pattern(pattern, {})[0]) if pattern else ""
        return ""

    def thing(self, name: str) -> str:
        """What people call a thing of the notation; a printed name takes precedence.

        A name that is printed differently in a language is its message `called-<name>`.
        """
        if self.game is not None and name in self.game.names:
            printed = self.game.names[name]
            return self.say(f"called-{printed}") if self.has(f"called-{printed}") else printed
        key = f"thing-{name}"
        if self.has(key):
            return self.say(key)
        if square := SQUARE.fullmatch(name):
            return self.say("square", row=square[1], column=square[2])
        return name

    def told(self, told: Message) -> str:
        """A message of a game, with the messages within it."""
        if not told.key:
            return self.thing(str(told.facts["name"]))
        if told.key.endswith(".about"):
            return self.about(told.key.removesuffix(".about"))
        return self.say(told.key, **{key: self._within(one) for key, one in told.facts.items()})

    def _within(self, fact: object) -> object:
        if isinstance(fact, Message):
            return self.told(fact)
        if isinstance(fact, list):
            return ", ".join([str(self._within(one)) for one in fact])
        return fact

    def labelled(self, label: str, about: str) -> str:
        """A label and its explanation, joined by the colon of the language."""
        return self.say("labelled", label=label, about=about)

    def typed(self, command: str) -> str:
        """A command for people to type, which goes on in their language."""
        return command if self.lang == language(None) else f"{command} --lang {self.lang}"

    def piece(self, kind: str, name: str) -> str:
        """What people call a piece of the data; the only one of its kind is named by the kind."""
        return self.say(f"pieces-{kind}") if name == kind else self.thing(name)

    def action(self, name: str) -> str:
        """What people call an action."""
        deed, _, place = name.partition("@")
        verb, _, thing = deed.partition(":")
        return self.say(f"action-{verb}", thing=self._part(thing), place=self._part(place))

    def _part(self, name: str) -> str | int:
        """A part of an action; a number stays a number, so that it can select a plural."""
        thing = self.thing(name)
        return int(thing) if thing.isdecimal() else thing

    def event(self, event: Seen, names: Sequence[str], you: int | None = None) -> str:
        """One sentence of the story; to the seat it is about, if that is given, it says "you"."""
        facts = {name: self._fact(name, value, names) for name, value in event.facts.items()}
        key = f"event-{event.kind}-hidden" if event.hidden else f"event-{event.kind}"
        own = "" if you is None else _address(event, you)
        return self.say(key + own if own and self.has(key + own) else key, **facts)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why an action is not on offer, with its numbers; empty if only the rule explains it.

        Where there are no numbers, `refused-<rule>-alone` says it, if there is such a message.
        """
        if refusal.facts is None:
            alone = f"refused-{refusal.rule}-alone"
            return self.say(alone) if self.has(alone) else ""
        facts = {name: self._fact(name, value, names) for name, value in refusal.facts.items()}
        return self.say(f"refused-{refusal.rule}", **facts)

    def error(self, error: AutomatableError) -> str:
        """An error explained."""
        if error.case:
            short = {
                name: shortened(fact, LONGEST_DETAIL) if isinstance(fact, str) else fact
                for name, fact in error.facts.items()
            }
            return self.say(f"error-{error.code}-{error.case}", **short)
        return self.say(f"error-{error.code}", detail=shortened(str(error), LONGEST_DETAIL))

    def seat(self, seat: int, name: str) -> str:
        """A seat's letter and the player's name."""
        return self.say("seat", letter=seat_letter(seat), name=name)

    def _fact(self, name: str, value: Fact, names: Sequence[str]) -> str | int:
        if name in _SEAT_FACTS and isinstance(value, int):
            return names[value] if value >= 0 else "-"
        if name in _CODES:
            return str(value)
        if isinstance(value, list):
            return ", ".join([self.thing(str(part)) for part in value]) or self.say("nothing")
        return value if isinstance(value, int) else self.thing(value)


def _address(event: Seen, you: int) -> str:
    """What the key of an event's sentence ends in when it is told to a seat."""
    facts = event.facts
    if you in (facts.get("seat"), facts.get("winner")):
        return "-you"
    return "-you-other" if facts.get("other") == you else ""


def sources(lang: str, game: Game[Any] | None, parts: Sequence[str] = PARTS) -> list[str]:
    """The Fluent texts of a language: the common one, then those of the game."""
    found = [_source(_COMMON, lang)]
    if game is not None:
        folder = game.folder / "text"
        found += [
            _source(folder, lang, part) for part in parts if _path(folder, lang, part).exists()
        ]
    return found


def _path(folder: Path, lang: str, part: str = "") -> Path:
    return folder / (f"{part}.{lang}.ftl" if part else f"{lang}.ftl")


def _source(folder: Path, lang: str, part: str = "") -> str:
    """A file of texts, with the no-break spaces of its language."""
    return typeset(_path(folder, lang, part).read_text("utf-8"), lang)


def _bundle(
    lang: str, game: Game[Any] | None, parts: Sequence[str], more: Path | None
) -> "FluentBundle":
    fluent = need("fluent.runtime", "play")
    bundle: FluentBundle = fluent.FluentBundle([lang], use_isolating=False)
    own = [_source(more, lang)] if more is not None else []
    for source in [*own, *sources(lang, game, parts)]:
        bundle.add_resource(_parsed(source), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def _parsed(source: str) -> Any:
    """A Fluent text as its messages; parsing takes long, and all games share the common text."""
    return need("fluent.runtime", "play").FluentResource(source)
