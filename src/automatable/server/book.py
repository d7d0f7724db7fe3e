"""What can be read about a game: its summary, its pieces, and rules at work. It never changes."""

from functools import cache, lru_cache
from typing import Any

from orjson import dumps

from ..kernel.game import Game, State
from ..kernel.registry import game as game_named
from ..lessons.summary import Section, example, summary
from ..words import LANGUAGES, Words
from ..words.pieces import pieces
from ..words.words import BOOK
from . import wire
from .errors import ApiError
from .response import Response


def spoken(lang: str) -> str:
    """A language that is spoken here; raises ApiError."""
    if lang not in LANGUAGES:
        raise ApiError(404, "unknown_language", f"no words in {lang[:10]!r}")
    return lang


def summary_page(game: str, lang: str = "en") -> Response:
    """The illustrated summary of a game."""
    return Response(_summary(game_named(game).id, spoken(lang)))


def pieces_page(game: str, lang: str = "en") -> Response:
    """All cards and pieces of a game, what each does, and where it can be got."""
    return Response(_pieces(game_named(game).id, spoken(lang)))


def rule_example(game: str, id: str, lang: str = "en") -> Response:
    """A position that shows a rule at work."""
    known = game_named(game)
    rule = known.rulebook.rule(id[:100])
    found = _example(known.id, rule.id, spoken(lang))
    if not found:
        raise ApiError(404, "unknown_rule", f"there is no example of {rule.id}")
    return Response(found)


@cache
def _summary(game: str, lang: str) -> bytes:
    known = game_named(game)
    words = Words(lang, known, BOOK)
    return dumps(
        {
            **_printed(known),
            "lang": lang,
            "sections": [_section(known, section, words) for section in summary(known)],
        }
    )


def _printed(game: Game[Any]) -> dict[str, Any]:
    return {"game": game.id, "names": dict(game.names), "facts": dict(game.facts)}


def _section(game: Game[Any], section: Section, words: Words) -> dict[str, Any]:
    """A wire.SectionInfo."""
    picture = section.picture
    shown = None
    if picture is not None:
        caption = words.say(section.caption)
        shown = _picture(picture.state(game), picture.seat, caption)
        shown |= {"spot": picture.spot, "look": list(picture.look)}
    return {
        "name": section.name,
        "title": words.say(section.title),
        "paragraphs": [
            {"text": words.say(section.key(one)), "rules": list(one.rules)}
            for one in section.paragraphs
        ],
        "picture": shown,
    }


def _picture(state: State, seat: int, caption: str) -> dict[str, Any]:
    """Most of a wire.PictureInfo."""
    view = state.game.view(state, seat)
    return {"seat": seat, "seats": state.seats, "view": view, "caption": caption}


@cache
def _pieces(game: str, lang: str) -> bytes:
    known = game_named(game)
    words = Words(lang, known, BOOK)
    kinds = [
        wire.KindInfo(
            kind=kind,
            title=words.say(f"pieces-{kind}"),
            pieces=[wire.PieceInfo.model_validate(vars(one), extra="ignore") for one in found],
        ).model_dump()
        for kind, found in pieces(known, lang).items()
    ]
    return dumps({**_printed(known), "lang": lang, "kinds": kinds})


@lru_cache(64)
def _example(game: str, rule: str, lang: str) -> bytes:
    """A wire.RuleExample; empty if there is none."""
    known = game_named(game)
    found = example(known, rule)
    if found is None:
        return b""
    shown = _picture(found.state, found.seat, Words(lang, known, BOOK).say(found.caption))
    shown |= {"spot": found.spot, "look": list(found.look)}
    return dumps({**_printed(known), "rule": rule, "picture": shown, "lesson": found.lesson})
