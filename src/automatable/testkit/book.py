"""What can be read of a game holds: its summary, and what is told of its pieces."""

from pathlib import Path
from typing import Any

from ..kernel.contents import Entry, Message
from ..kernel.game import Game
from ..kernel.standing import standings
from ..lessons.summary import Section, example, pictured, summary
from ..words import LANGUAGES
from .texts import messages

_COMMON = Path(__file__).parents[1] / "words" / "text"


def check_summary(game: Game[Any]) -> None:
    """Every picture is a position that can be, every rule exists, and everything has its words."""
    sections = summary(game)
    told = {key for section in sections for key in _keys(section)}
    for section in sections:
        unknown = [rule for rule in section.rules() if rule not in game.rulebook]
        assert unknown == [], f"{section.name}: no rule is called {unknown}"
        if section.picture is not None:
            state = section.picture.state(game)
            assert state.game.facts == game.facts, f"{section.name}: other cards than usual"
            state.game.view(state, section.picture.seat)
    for lang in LANGUAGES:
        known = _texts(game, lang)
        missing = sorted(told - set(known))
        assert missing == [], f"{lang}: no words for {missing}"
        own = messages(game.folder / "text" / f"book.{lang}.ftl") if sections else {}
        needless = [key for key in own if key.startswith("summary-") and key not in told]
        assert needless == [], f"{lang}: nothing tells {needless}"


def check_examples(game: Game[Any]) -> None:
    """Every rule that is said to have an example has one."""
    for rule in sorted(pictured(game)):
        found = example(game, rule)
        assert found is not None, rule
        found.state.game.view(found.state, found.seat)


def check_contents(game: Game[Any]) -> None:
    """Every piece of the data is told of as it is there, once, by messages of every language."""
    entries = game.contents()
    names = [(entry.kind, entry.name) for entry in entries]
    assert len(set(names)) == len(names), "a piece is told twice"
    for kind, pieces in standings(game.folder).items():
        told = {entry.name: entry.status for entry in entries if entry.kind == kind}
        if list(pieces) == [kind]:
            assert set(told.values()) == set(pieces.values()), kind
        else:
            assert told == pieces, kind
    for lang in LANGUAGES:
        known = _texts(game, lang)
        for entry in entries:
            assert f"pieces-{entry.kind}" in known, f"{lang}: no words for {entry.kind}"
            for message in _told(entry):
                _check_message(message, known, f"{lang}: {entry.name}")
            unknown = [rule for rule in entry.rules if rule not in game.rulebook]
            assert unknown == [], f"{entry.name}: no rule is called {unknown}"


def _keys(section: Section) -> list[str]:
    found = [section.title, *[section.key(one) for one in section.paragraphs]]
    return [*found, section.caption] if section.picture else found


def _texts(game: Game[Any], lang: str) -> dict[str, set[str]]:
    """Every message that the rules pages of a game can say."""
    found = messages(_COMMON / f"{lang}.ftl")
    for path in sorted((game.folder / "text").glob(f"*{lang}.ftl")):
        found |= messages(path)
    return found


def _told(entry: Entry) -> list[Message]:
    return [*entry.does, *entry.where, *([entry.title] if entry.title else [])]


def _check_message(told: Message, known: dict[str, set[str]], where: str) -> None:
    """A message exists and gets all of its variables, and so do those within it."""
    if told.key:
        assert told.key in known, f"{where}: no words for {told.key}"
        missing = known[told.key] - set(told.facts)
        assert missing == set(), f"{where}: {told.key} is not given {missing}"
    for fact in told.facts.values():
        for one in fact if isinstance(fact, list) else [fact]:
            if isinstance(one, Message):
                _check_message(one, known, where)
