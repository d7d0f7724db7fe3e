"""The words of one language for one game: Fluent messages found by key."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.errors import AutomatableError, UnknownLanguage
from ..kernel.events import Fact, Seen
from ..kernel.extras import need
from ..kernel.game import Game
from ..kernel.seats import seat_letter

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST_DETAIL = 600  # characters of a mistake that are repeated
SQUARE = re.compile(r"r(\d+)c(\d+)")  # of a grid, as games name it
_COMMON = Path(__file__).parent / "text"
_SEAT_FACTS = {"seat", "winner", "other"}  # facts that hold a seat, told by the name of who sits
_CODES = {"reason", "good"}  # facts that choose among sentences and are never told as they are


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
        if machine:  # the first that is set decides, even `C`
            found = re.split("[_.@]", machine)[0]
            return found if found in LANGUAGES else "en"
    return "en"


def plain_error(lang: str, error: AutomatableError) -> str:
    """A mistake explained without Fluent, which may be what is missing; its message is a line."""
    begin = f"error-{error.code}-{error.case} = "
    lines = (_COMMON / f"{lang}.ftl").read_text("utf-8").splitlines()
    (told,) = [line.removeprefix(begin) for line in lines if line.startswith(begin)]
    for name, fact in error.facts.items():
        told = told.replace(f"{{ ${name} }}", str(fact))
    return told


def shortened(text: str, most: int) -> str:
    """The text, its middle left out if it is longer than can be read."""
    return text if len(text) <= most else f"{text[: most // 2]}…{text[-((most - 1) // 2) :]}"


class Words:
    """All messages of a language; those of a game stand before the common ones."""

    def __init__(self, lang: str, game: Game[Any] | None = None) -> None:
        self.lang = lang
        self.game = game
        self._bundles = [_bundle(lang, game)]
        if lang != "en":
            self._bundles.append(_bundle("en", game))  # for games that lack the language

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key with its facts filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                return str(bundle.format_pattern(value, facts)[0]) if value else ""
        return key

    def about(self, key: str) -> str:
        """The explanation that goes with a message, empty if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get("about")
                return str(bundle.format_pattern(pattern, {})[0]) if pattern else ""
        return ""

    def thing(self, name: str) -> str:
        """What people call a thing of the notation; a name printed on it goes before words."""
        if self.game is not None and name in self.game.names:
            return self.game.names[name]
        key = f"thing-{name}"
        if self.has(key):
            return self.say(key)
        if square := SQUARE.fullmatch(name):
            return self.say("square", row=square[1], column=square[2])
        return name

    def action(self, name: str) -> str:
        """What people call an action."""
        deed, _, place = name.partition("@")
        verb, _, thing = deed.partition(":")
        return self.say(f"action-{verb}", thing=self._part(thing), place=self._part(place))

    def _part(self, name: str) -> str | int:
        """A part of an action; a number stays one, so that it can choose a plural."""
        thing = self.thing(name)
        return int(thing) if thing.isdecimal() else thing

    def event(self, event: Seen, names: Sequence[str]) -> str:
        """One sentence of the story, with the names of who sits where."""
        facts = {name: self._fact(name, value, names) for name, value in event.facts.items()}
        key = f"event-{event.kind}"
        return self.say(f"{key}-hidden" if event.hidden else key, **facts)

    def error(self, error: AutomatableError) -> str:
        """A mistake explained."""
        if error.case:
            short = {
                name: shortened(fact, LONGEST_DETAIL) if isinstance(fact, str) else fact
                for name, fact in error.facts.items()
            }
            return self.say(f"error-{error.code}-{error.case}", **short)
        return self.say(f"error-{error.code}", detail=shortened(str(error), LONGEST_DETAIL))

    def seat(self, seat: int, name: str) -> str:
        """Who sits there: the letter of the seat, and the name."""
        return self.say("seat", letter=seat_letter(seat), name=name)

    def _fact(self, name: str, value: Fact, names: Sequence[str]) -> str | int:
        if name in _SEAT_FACTS and isinstance(value, int):
            return names[value] if value >= 0 else "-"
        if name in _CODES:
            return str(value)
        if isinstance(value, list):
            return ", ".join([self.thing(str(part)) for part in value]) or self.say("nothing")
        return value if isinstance(value, int) else self.thing(value)


def sources(lang: str, game: Game[Any] | None) -> list[str]:
    """The Fluent texts of a language: the common one, then the game's if it has one."""
    found = [(_COMMON / f"{lang}.ftl").read_text("utf-8")]
    if game is not None:
        path = game.folder / "text" / f"{lang}.ftl"
        if path.exists():
            found.append(path.read_text("utf-8"))
    return found


def _bundle(lang: str, game: Game[Any] | None) -> "FluentBundle":
    fluent = need("fluent.runtime", "play")
    bundle: FluentBundle = fluent.FluentBundle([lang], use_isolating=False)
    for source in sources(lang, game):
        bundle.add_resource(fluent.FluentResource(source), allow_overrides=True)
    return bundle
