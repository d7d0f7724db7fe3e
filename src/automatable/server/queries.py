"""The routes that change nothing."""

from functools import cache
from typing import Annotated, Any, Literal

from orjson import dumps
from pydantic import BaseModel, Field

from ..bots.levels import FACES, USUAL, by_strength, strength
from ..daily import has_daily
from ..kernel.game import Game
from ..kernel.registry import bots as bot_names
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..kernel.rulebook import Rule, Rulebook
from ..kernel.settings import Choice, Data, Numbers, Setting, Several, Whole
from ..kernel.standing import standings
from ..lessons import lessons, pictured, teaching
from ..puzzles import puzzles
from ..words.words import sources
from . import wire
from .auth import check_seat
from .book import spoken
from .codes import hashed
from .errors import ApiError
from .hub import Hub
from .message import message
from .response import TEXT, Response
from .room import Room
from .stream import EventStream, OpeningStream


class SeatQuery(BaseModel):
    """Whose eyes are meant; without a seat, a spectator's."""

    seat: wire.SeatNumber | None = None


class EventsQuery(BaseModel):
    """Whose eyes are meant, and what is known already: all up to that number.

    `own` is for a page that opens a table without knowing who it is there: the seat of whoever
    asks if it is just one, else a spectator's.
    """

    seat: wire.SeatNumber | Literal["own"] | None = None
    since: Annotated[int, Field(ge=-1)] | None = None


class WhyQuery(BaseModel):
    seat: wire.SeatNumber
    action: str
    lang: str = "en"


class HintQuery(BaseModel):
    """The question that a seat had at that number."""

    seat: wire.SeatNumber
    sequence: Annotated[int, Field(ge=0, le=10_000_000)]


async def games() -> Response:
    """The games there are."""
    return Response(games_told())


@cache
def games_told() -> bytes:
    """The games there are, as JSON; made once: every page asks for it, and it is long."""
    return dumps([_game_info(game_named(name)).model_dump() for name in game_names()])


def _game_info(game: Game[Any]) -> wire.GameInfo:
    counts = [game.new(settings).seats for settings in game.test_settings]
    return wire.GameInfo(
        game=game.id,
        version=game.version,
        seats=(min(counts), max(counts)),
        minutes=game.minutes,
        weight=game.weight,
        lessons=len(lessons(game)),
        puzzles=len(puzzles(game)),
        daily=has_daily(game),
        settings=[_setting_info(setting) for setting in game.settings],
        actions=list(game.catalogue.names),
        bots=[_bot_info(bot) for bot in by_strength(bot_names())],
        bot=USUAL,
        pieces=[
            wire.PiecesInfo.model_validate({"kind": kind, "pieces": told})
            for kind, told in standings(game.folder).items()
        ],
    )


def _bot_info(bot: str) -> wire.BotInfo:
    return wire.BotInfo(bot=bot, strength=strength(bot), face=list(FACES.get(bot, ())))


def _setting_info(setting: Setting) -> wire.SettingInfo:
    default = setting.show(setting.default)
    if isinstance(setting, Choice | Several):
        return wire.SettingInfo(
            name=setting.name,
            default=default,
            kind="choice" if isinstance(setting, Choice) else "several",
            choices=list(setting.choices),
        )
    if isinstance(setting, Data):
        return wire.SettingInfo(name=setting.name, default=default, kind="data")
    assert isinstance(setting, Whole | Numbers)
    return wire.SettingInfo(
        name=setting.name,
        default=default,
        kind="whole" if isinstance(setting, Whole) else "numbers",
        low=setting.low,
        high=setting.high,
        optional=isinstance(setting, Whole) and setting.optional,
    )


def rules(game: str, lang: str = "en") -> Response:
    """The numbered rules of a game, in a language if it has them in that."""
    return Response(_rules(game_named(game).id, spoken(lang)))


@cache
def _rules(game: str, lang: str) -> bytes:
    """They are long and never change, and whoever likes asks for them again and again."""
    known = game_named(game)
    book = known.rulebook_in(lang)
    return dumps([_rule_info(known, book, rule).model_dump() for rule in book.rules.values()])


def rule(game: str, id: str, lang: str = "en") -> wire.RuleInfo:
    """One rule of a game."""
    known = game_named(game)
    book = known.rulebook_in(spoken(lang))
    return _rule_info(known, book, book.rule(id[:100]))


def _rule_info(game: Game[Any], book: Rulebook, rule: Rule) -> wire.RuleInfo:
    return wire.RuleInfo(
        id=rule.id,
        section=rule.section,
        text=rule.plain(),
        lang=book.lang,
        shown=rule.id in pictured(game),
        lessons=teaching(game, rule.id),
    )


def words(lang: str, game: str = "") -> Response:
    """The Fluent messages of a language: the common ones, then those of a game."""
    found = sources(spoken(lang), game_named(game) if game else None)
    return Response("\n".join(found).encode(), TEXT)


async def table(hub: Hub, room: Room, secret: str) -> dict[str, Any]:
    """What everybody may know about a table."""
    return hub.presence.table_info(room, hashed(secret))


async def view(room: Room, secret: str, query: SeatQuery) -> dict[str, Any]:
    """All there is to know now."""
    holder = hashed(secret)
    if query.seat is not None:
        check_seat(room, holder, query.seat)
    return message(room, query.seat, room.number, room.seats_of(holder))


async def events(
    hub: Hub,
    room: Room,
    secret: str,
    query: EventsQuery,
    client: str,
    last_event_id: Annotated[str, Field(max_length=100)] = "",
) -> EventStream:
    """What happens, as server-sent events with their sequence numbers as ids."""
    holder = hashed(secret)
    hub.limits.check_listener(client)
    last = last_event_id
    is_number = last.isdecimal() and last.isascii() and len(last) < 10
    since = int(last) if is_number else query.since
    if query.seat == "own":
        return OpeningStream(hub, room, holder, room.own_seat(holder), since, client)
    if query.seat is not None:
        check_seat(room, holder, query.seat)
    return EventStream(hub, room, holder, query.seat, since, client)


async def why(room: Room, secret: str, query: WhyQuery) -> wire.Why:
    """The rule that keeps a seat from an action."""
    check_seat(room, hashed(secret), query.seat)
    game = room.record.game
    refusal = room.state.refusal(query.seat, game.catalogue.number(query.action[:100]))
    book = game.rulebook_in(spoken(query.lang))
    text = book.rule(refusal.rule).plain() if refusal.rule else ""
    return wire.Why(rule=refusal.rule, facts=refusal.facts, text=text, lang=book.lang)


async def hint(hub: Hub, room: Room, secret: str, client: str, query: HintQuery) -> wire.Hint:
    """The best answers to a seat's question, as a bot sees it."""
    seat, holder = query.seat, hashed(secret)
    check_seat(room, holder, seat)
    _may_hint(room, seat, holder, query.sequence)
    answers = await hub.hint(room, seat, holder, client)
    if answers is None:
        raise ApiError(409, "thinking", f"a hint for seat {seat} is on its way")
    await room.look()
    _may_hint(room, seat, holder, query.sequence)  # it may have been answered meanwhile
    return wire.Hint(sequence=query.sequence, answers=answers)


def _may_hint(room: Room, seat: int, holder: str, sequence: int) -> None:
    """Where the table allows it, and to the question a seat has now; raises ApiError."""
    if not room.row.hints:
        raise ApiError(403, "no_hints", "there are no hints at this table")
    if room.status != "playing" or seat not in room.questions:
        raise ApiError(409, "not_asked", f"seat {seat} has nothing to answer now")
    if room.private_rows.row_of(sequence, room.seats_of(holder)) < room.asked_since[seat]:
        raise ApiError(409, "stale", f"seat {seat} is asked something else by now")


def over(room: Room) -> Room:
    """The room, if its game is over: before, the record is a secret; raises ApiError."""
    if room.status != "over":
        raise ApiError(409, "not_over", "the game is not over")
    return room


async def record(room: Room) -> Response:
    """The record of a game that is over."""
    return Response(over(room).text().encode(), TEXT)


async def short(room: Room) -> wire.Short:
    """The record of a game that is over, in short form."""
    return wire.Short(short=over(room).short())


async def proof(hub: Hub, room: Room, client: str) -> wire.Proof:
    """The hash of the seed and what the seats have promised; all the rest once it does no harm."""
    is_over = room.status == "over"
    drawn = await hub.work(client, "draws", room.text()) if is_over else []
    return wire.Proof(
        scheme=room.row.scheme,
        hash=room.seed_hash,
        seed=room.row.seed.hex() if is_over else "",
        seats=[
            wire.SeatProof(
                seat=seat, commit=occupant.commit, nonce=occupant.nonce if is_over else ""
            )
            for seat, occupant in enumerate(room.occupants)
        ],
        draws=[
            wire.DrawInfo(index=index, weights=weights, chosen=chosen)
            for index, weights, chosen in drawn
        ],
    )
