"""The routes of docs/protocol.md. No game is named here, and no rule."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Annotated, Any

from fastapi import Cookie, Depends, FastAPI, Header, Query, Request, Response
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, StreamingResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from .. import __version__
from ..kernel.compact import expand
from ..kernel.game import Game
from ..kernel.record import Record
from ..kernel.registry import bot_maker
from ..kernel.registry import bots as bot_names
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..kernel.seats import ORACLE, SPECTATOR, Seat
from ..kernel.settings import Choice, Numbers, Setting, Whole
from ..words import LANGUAGES
from ..words.words import sources
from . import rim, wire
from .codes import clean_name, hashed, new_code, new_secret
from .hub import Hub
from .rim import Trouble
from .room import Room, chair_row, result_info
from .schema import schema
from .store import Store, TableRow, Taken

COOKIE = "automatable"
STATIC = Path(__file__).parent / "static"
BEAT = 15.0  # seconds between signs of life to a silent listener

Secret = Annotated[str, Cookie(alias=COOKIE, max_length=64)]
SeatQuery = Annotated[int | None, Query(ge=0, le=7)]


def create_app(store: Store, public_url: str = "") -> FastAPI:
    """The server on a store."""
    hub = Hub(store)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        hub.start()
        _let_go_when_told_to_stop(hub)
        yield
        hub.stop()
        store.close()

    app = FastAPI(
        title="Automatable",
        version=__version__,
        lifespan=life,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"model": wire.Problem} for status in PROBLEMS},
    )
    app.state.hub = hub
    app.state.secure = public_url.startswith("https:")
    rim.fit(app)
    for path, method, function, model in ROUTES:
        app.add_api_route(
            path,
            function,
            methods=[method],
            response_model=model,
            response_class=Response if function in TEXTS else JSONResponse,
            responses={200: {"content": {"text/plain": {}}}} if function in TEXTS else None,
            response_model_exclude_none=False,
            dependencies=[Depends(own_page)] if method == "POST" else [],
        )
    if STATIC.exists():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")
        for page in ("/", "/t/{code}", "/rules/{game}", "/replay", "/proof/{code}"):
            app.add_api_route(page, index, methods=["GET"], include_in_schema=False)
    return app


def _let_go_when_told_to_stop(hub: Hub) -> None:
    """Else the server would wait for the listeners before it says that it is about to stop."""
    if current_thread() is not main_thread():
        return
    loop = asyncio.get_running_loop()

    def chained(then: Any) -> Callable[[int, FrameType | None], None]:
        def handle(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(hub.let_go)
            then(number, frame)

        return handle

    for number in (signal.SIGINT, signal.SIGTERM):
        then = signal.getsignal(number)
        if callable(then):
            signal.signal(number, chained(then))


def own_page(x_automatable: Annotated[str, Header()] = "") -> None:
    """Commands come from our own page: another site's cannot send this header."""
    if x_automatable != "1":
        raise Trouble(403, "foreign_page", "commands carry the header X-Automatable: 1")


def the_hub(request: Request) -> Hub:
    """The hub of this server."""
    hub: Hub = request.app.state.hub
    return hub


def the_room(request: Request, code: str) -> Room:
    """The room of the code in the address; raises Trouble."""
    is_code = len(code) <= 16 and code.isascii() and code.isalnum()
    room = the_hub(request).room(code.lower()) if is_code else None
    if room is None:
        raise Trouble(404, "unknown_table", f"no table has the code {code[:16]!r}")
    return room


AHub = Annotated[Hub, Depends(the_hub)]
ARoom = Annotated[Room, Depends(the_room)]


def held_seat(room: Room, secret: str, seat: int) -> int:
    """The seat, if it belongs to whoever asks; raises Trouble."""
    if not room.holds(hashed(secret), seat):
        raise Trouble(403, "not_yours", f"seat {seat} is not yours")
    return seat


# Reading


def me(request: Request, response: Response, secret: Secret = "") -> wire.Me:
    """Make sure that the caller has a secret."""
    if not secret:
        response.set_cookie(
            COOKIE,
            new_secret(),
            max_age=400 * 24 * 3600,
            httponly=True,
            samesite="strict",
            secure=request.app.state.secure,
        )
    return wire.Me()


def games() -> list[wire.GameInfo]:
    """The games there are."""
    return [_game_info(game_named(name)) for name in game_names()]


def _game_info(game: Game[Any]) -> wire.GameInfo:
    counts = [game.new(sample).seats for sample in game.samples]
    return wire.GameInfo(
        game=game.id,
        version=game.version,
        seats=(min(counts), max(counts)),
        settings=[_setting_info(setting) for setting in game.settings],
        actions=list(game.catalogue.names),
        bots=bot_names(),
    )


def _setting_info(setting: Setting) -> wire.SettingInfo:
    default = setting.show(setting.default)
    if isinstance(setting, Choice):
        choices = list(setting.choices)
        return wire.SettingInfo(name=setting.name, default=default, kind="choice", choices=choices)
    assert isinstance(setting, Whole | Numbers)
    return wire.SettingInfo(
        name=setting.name,
        default=default,
        kind="whole" if isinstance(setting, Whole) else "numbers",
        low=setting.low,
        high=setting.high,
        optional=isinstance(setting, Whole) and setting.optional,
    )


def rules(game: str) -> list[wire.RuleInfo]:
    """The numbered rules of a game."""
    return [
        wire.RuleInfo(id=rule.id, section=rule.section, text=rule.plain())
        for rule in game_named(game).rulebook.rules.values()
    ]


def words(lang: str, game: str = "") -> Response:
    """The Fluent messages of a language: the common ones, then those of a game."""
    if lang not in LANGUAGES:
        raise Trouble(404, "unknown_language", f"no words in {lang[:10]!r}")
    found = sources(lang, game_named(game) if game else None)
    return PlainTextResponse("\n".join(found))


def table(hub: AHub, room: ARoom, secret: Secret = "") -> wire.TableInfo:
    """What everybody may know about a table."""
    return room.info(hashed(secret), hub.online(room.row.code))


def view(room: ARoom, seat: SeatQuery = None, secret: Secret = "") -> wire.Message:
    """All there is to know now."""
    if seat is not None:
        held_seat(room, secret, seat)
    return room.message(seat, room.number)


async def events(
    request: Request,
    hub: AHub,
    room: ARoom,
    seat: SeatQuery = None,
    since: Annotated[int | None, Query(ge=-1)] = None,
    secret: Secret = "",
    last_event_id: Annotated[str, Header()] = "",
) -> StreamingResponse:
    """News as server-sent events, each with its sequence number as id."""
    if seat is not None:
        held_seat(room, secret, seat)
    known = last_event_id.isdecimal() and len(last_event_id) < 10
    start = int(last_event_id) if known else since
    return StreamingResponse(
        _news(request, hub, room, seat, start),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _news(
    request: Request, hub: Hub, room: Room, seat: int | None, start: int | None
) -> AsyncIterator[str]:
    code = room.row.code
    flag = hub.listen(code, seat)
    seen = room.number if start is None else min(start, room.number)
    first = True
    try:
        while not hub.closing:
            flag.clear()
            now = await asyncio.to_thread(hub.room, code)
            if now is not None and (first or now.number > seen):
                message = await asyncio.to_thread(now.message, seat, seen)
                seen, first = message.sequence, False
                yield f"id: {seen}\ndata: {message.model_dump_json()}\n\n"
            try:
                await asyncio.wait_for(flag.wait(), BEAT)
            except TimeoutError:
                yield ": still here\n\n"
            if await request.is_disconnected():
                return
    finally:
        hub.leave(code, seat, flag)


def why(
    room: ARoom, seat: Annotated[int, Query(ge=0, le=7)], action: str, secret: Secret = ""
) -> wire.Why:
    """The rule that keeps a seat from an action."""
    held_seat(room, secret, seat)
    game = room.record.game
    rule = room.state.why_not(seat, game.catalogue.number(action[:100]))
    return wire.Why(rule=rule, text=game.rulebook.rule(rule).plain() if rule else "")


def _over(room: Room) -> Room:
    if room.status != "over":
        raise Trouble(409, "not_over", "the game is not over")
    return room


def record(room: ARoom) -> Response:
    """The record of a game that is over."""
    return PlainTextResponse(_over(room).text())


def short(room: ARoom) -> wire.Short:
    """The record of a game that is over, in short form."""
    return wire.Short(short=_over(room).short())


def proof(room: ARoom) -> wire.Proof:
    """The hash of the seed, and the seed once it can do no harm."""
    seed = room.row.seed.hex() if room.status == "over" else ""
    return wire.Proof(hash=room.seed_hash, seed=seed)


def replay(
    record: Annotated[str, Query(max_length=20_000)],
    seat: Annotated[str, Query(pattern=r"^(all|public|[0-7])$")] = "all",
    place: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> wire.ReplayStep:
    """One step of a record in short form."""
    read = expand(record)
    place = min(place, len(read.answers))
    state = read.replay(place)
    viewer: Seat = {"all": ORACLE, "public": SPECTATOR}.get(
        seat, int(seat) if seat.isdecimal() else 0
    )
    if not viewer < state.seats:
        raise Trouble(400, "bad_seat", f"there is no seat {seat}")
    told = len(read.replay(place - 1).log or []) if place else 0
    answer = read.answers[place - 1] if place else None
    shown = answer is not None and viewer in (ORACLE, answer.seat)
    events = [event.seen_by(viewer).plain() for event in (state.log or [])[told:]]
    return wire.ReplayStep(
        game=read.game.id,
        settings=read.settings,
        place=place,
        places=len(read.answers),
        answer=read.line(answer) if answer is not None and shown else "",
        events=[wire.EventInfo.model_validate(event) for event in events],
        view=read.game.view(state, viewer),
        result=result_info(state.result),
        seats=state.seats,
    )


# Commands


def create(hub: AHub, wish: wire.NewTable, secret: Secret = "") -> wire.Created:
    """Make a table."""
    holder = _somebody(secret)
    begun = _begun(wish)
    state = begun.begin()
    if len(wish.seats) != state.seats:
        raise Trouble(
            400, "bad_seats", f"this table has {state.seats} seats, not {len(wish.seats)}"
        )
    invites = [hashed_invite(wish.key, secret, seat) for seat in range(state.seats)]
    chairs = [_chair(seat, holder, invites[number]) for number, seat in enumerate(wish.seats)]
    key = f"{holder}{wish.key}"
    for _ in range(20):
        row = TableRow(
            code=new_code(),
            game=begun.game.id,
            settings=begun.game.given(state),
            start=begun.start,
            seed=_seed(),
            seats=chairs,
            key=key,
            created=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        try:
            hub.store.create(row)
        except Taken:
            made = hub.store.table_of_key(key)
            if made is None:
                continue  # only the code was taken
            row = made
        return _created(hub, row.code, wish, invites)
    raise Trouble(503, "no_code", "no free code was found; try again")


def _created(hub: Hub, code: str, wish: wire.NewTable, invites: list[str]) -> wire.Created:
    room = hub.room(code)
    assert room is not None
    room.deal()
    hub.changed(room)
    return wire.Created(
        code=code,
        seats=[
            wire.Invitation(seat=number, invite=invites[number] if seat.kind == "link" else "")
            for number, seat in enumerate(wish.seats)
        ],
    )


def hashed_invite(key: str, secret: str, seat: int) -> str:
    """An invitation only the maker of the table can know: the same for the same command."""
    return hashed(f"{secret} {key} {seat}")[:32]


def _begun(wish: wire.NewTable) -> Record:
    """The record a table begins with: settings, or a position of another game."""
    if not wish.record:
        return Record(game_named(wish.game), dict(wish.settings), dict(wish.start))
    other = expand(wish.record)
    state = other.replay(wish.place)
    return Record(other.game, other.settings, other.game.position(state))


def _chair(seat: wire.SeatWish, holder: str, invite: str) -> dict[str, Any]:
    name = clean_name(seat.name)
    if seat.kind == "bot":
        bot = seat.bot or "rollout"
        bot_maker(bot)
        return chair_row("bot", name or bot, bot, "", "")
    if seat.kind == "here":
        return chair_row("here", name, "", holder, "")
    return chair_row("link", name, "", "", hashed(invite))


def join(hub: AHub, room: ARoom, wish: wire.Join, secret: Secret = "") -> wire.Joined:
    """Take a seat by an invitation, which then is used up."""
    holder = _somebody(secret)
    key = _key(secret, wish.key)
    seat = room.join(hashed(wish.invite), key, clean_name(wish.name), holder)
    if seat is None:
        raise Trouble(403, "bad_invite", "this invitation is used up or was never given")
    room.deal()
    hub.changed(room)
    return wire.Joined(seat=seat)


def answer(hub: AHub, room: ARoom, wish: wire.AnswerCommand, secret: Secret = "") -> wire.Reply:
    """Answer a seat's question."""
    held_seat(room, secret, wish.seat)
    reply = room.answer(wish.seat, wish.sequence, _key(secret, wish.key), wish.answer)
    if reply.status == "accepted":
        hub.changed(room)
    return reply


def take_back(
    hub: AHub, room: ARoom, wish: wire.TakeBackCommand, secret: Secret = ""
) -> wire.Reply:
    """Take back a seat's last answer."""
    held_seat(room, secret, wish.seat)
    reply = room.take_back(wish.seat, wish.sequence, _key(secret, wish.key))
    if reply.status == "accepted":
        hub.changed(room)
    return reply


def hand_over(
    hub: AHub, room: ARoom, wish: wire.HandOverCommand, secret: Secret = ""
) -> wire.Reply:
    """Let a bot sit in for oneself, or come back."""
    held_seat(room, secret, wish.seat)
    if wish.bot:
        bot_maker(wish.bot)
    reply = room.hand_over(wish.seat, _key(secret, wish.key), wish.bot)
    if reply.status == "accepted":
        hub.changed(room)
    return reply


def rematch(hub: AHub, room: ARoom, wish: wire.RematchCommand, secret: Secret = "") -> wire.Created:
    """The same again at a new table; everybody keeps the seat."""
    holder = _somebody(secret)
    if not any(room.holds(holder, seat) for seat in range(len(room.chairs))):
        raise Trouble(403, "not_yours", "you do not sit at this table")
    code = _over(room).rematch or room.add_rematch(f"rematch-{room.row.code}", _again(hub, room))
    following = hub.room(code)
    assert following is not None
    following.deal()
    hub.changed(following)
    hub.changed(room)
    return wire.Created(code=code, seats=[])


def _again(hub: Hub, room: Room) -> str:
    """The code of a table like this one: made now, or by whoever was faster."""
    row = room.row
    chairs = [chair_row(c.kind, c.name, c.bot, c.holder, "") for c in room.chairs]
    for _ in range(20):
        key = f"re-{row.code}"
        made = hub.store.table_of_key(key)
        if made is not None:
            return made.code
        again = TableRow(
            new_code(), row.game, row.settings, row.start, _seed(), chairs, key, row.created
        )
        with suppress(Taken):
            hub.store.create(again)
    raise Trouble(503, "no_code", "no free code was found; try again")


def _somebody(secret: str) -> str:
    if not secret:
        raise Trouble(403, "nobody", "ask /api/me first, and send its cookie")
    return hashed(secret)


def _key(secret: str, key: str) -> str:
    """The key of a command: nobody can use up somebody else's."""
    return f"{hashed(secret)[:16]}{key}"


def _seed() -> bytes:
    import secrets

    return secrets.token_bytes(32)


# Around it


def health(hub: AHub) -> wire.Health:
    """Whether the server and its store are well."""
    return wire.Health(status="ok", version=__version__, tables=hub.store.count())


def metrics(hub: AHub) -> Response:
    """Numbers for Prometheus."""
    rim.LISTENERS.set(hub.listeners())
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def index() -> Response:
    """The page that is the whole client."""
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


_TABLE = "/api/tables/{code}"
TEXTS = (words, record, metrics)
PROBLEMS = (400, 403, 404, 409, 413, 414, 422, 429)
ROUTES: list[tuple[str, str, Any, Any]] = [
    ("/api/me", "GET", me, wire.Me),
    ("/api/schema.json", "GET", schema, None),
    ("/api/games", "GET", games, list[wire.GameInfo]),
    ("/api/games/{game}/rules", "GET", rules, list[wire.RuleInfo]),
    ("/api/words/{lang}", "GET", words, None),
    ("/api/replay", "GET", replay, wire.ReplayStep),
    ("/api/tables", "POST", create, wire.Created),
    (_TABLE, "GET", table, wire.TableInfo),
    (f"{_TABLE}/view", "GET", view, wire.Message),
    (f"{_TABLE}/events", "GET", events, None),
    (f"{_TABLE}/why", "GET", why, wire.Why),
    (f"{_TABLE}/record", "GET", record, None),
    (f"{_TABLE}/short", "GET", short, wire.Short),
    (f"{_TABLE}/proof", "GET", proof, wire.Proof),
    (f"{_TABLE}/join", "POST", join, wire.Joined),
    (f"{_TABLE}/answers", "POST", answer, wire.Reply),
    (f"{_TABLE}/take_back", "POST", take_back, wire.Reply),
    (f"{_TABLE}/hand_over", "POST", hand_over, wire.Reply),
    (f"{_TABLE}/rematch", "POST", rematch, wire.Created),
    ("/healthz", "GET", health, wire.Health),
    ("/metrics", "GET", metrics, None),
]
