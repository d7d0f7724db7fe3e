"""The routes that change something: each carries a key, and is carried out once."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ..bots import installed_maker
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..match import clock_words
from . import wire
from .auth import check_seat, known
from .chat import LONGEST, Line
from .codes import clean_line, clean_name, command_key, hashed, new_code, new_secret
from .errors import ApiError
from .hub import Hub
from .queries import over
from .room import Room, occupant_row
from .rows import TableRow
from .table_store import WriteConflict
from .verdict import REUSED, SentAnswer, SentNonce, Verdict

SCHEME = 2  # of chance, at new tables
SMALL = 1000  # characters of settings that are read at once, here


async def create(hub: Hub, wish: wire.NewTable, secret: str, client: str) -> wire.Created:
    """Make a table."""
    holder = known(secret)
    hub.limits.check_maker(client)
    begun = await _begun(hub, wish, client)
    state = begun.begin()
    if len(wish.seats) != state.seats:
        raise ApiError(
            400, "bad_seats", f"this table has {state.seats} seats, not {len(wish.seats)}"
        )
    invites = [hashed_invite(wish.key, secret, seat) for seat in range(state.seats)]
    occupants = [_occupant(seat, holder, invites[number]) for number, seat in enumerate(wish.seats)]
    for _ in range(20):
        row = TableRow(
            code=new_code(),
            game=begun.game.id,
            settings=begun.game.settings_of(state),
            start=begun.start,
            seed=secrets.token_bytes(32),
            seats=occupants,
            key=f"{holder}{wish.key}",
            created=_now(),
            hints=wish.hints,
            version=begun.game.version,
            scheme=SCHEME,
            clock=clock_words(wish.clock.kind, wish.clock.seconds, wish.clock.increment),
        )
        room = await _stored(hub, row, client)
        if room is not None:
            return await _created(hub, room, wish, invites)
    raise ApiError(503, "no_code", "no free code was found; try again")


async def _stored(hub: Hub, row: TableRow, client: str) -> Room | None:
    """The room of a new table, or of the one made with the same key; None if its code is taken."""
    try:
        await hub.store.create(row)
    except WriteConflict:
        made = await hub.store.table_of_key(row.key)
        if made is None:
            return None
        if _agreement(made) != _agreement(row):
            told = "this key was used for another table; use a new one"
            raise ApiError(409, REUSED, told) from None
        room = await hub.room(made.code)
        assert room is not None
        return room
    return hub.made(row, client)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _agreement(row: TableRow) -> tuple[Any, ...]:
    """What somebody wished for, as far as it is kept."""
    return row.game, row.settings, row.start, row.seats, row.hints, row.clock


async def _created(hub: Hub, room: Room, wish: wire.NewTable, invites: list[str]) -> wire.Created:
    await room.deal()
    hub.changed(room)
    return wire.Created(
        code=room.row.code,
        seats=[
            wire.Invitation(seat=number, invite=invites[number] if seat.kind == "link" else "")
            for number, seat in enumerate(wish.seats)
        ],
    )


def hashed_invite(key: str, secret: str, seat: int) -> str:
    """An invitation only the maker of the table can know: the same for the same command."""
    return hashed(f"{secret} {key} {seat}")[:32]


async def _begun(hub: Hub, wish: wire.NewTable, client: str) -> Record:
    """What a table begins with: settings, or a position of another game.

    What may take long to read is read elsewhere, and comes back in a form that does not.
    """
    game, settings, start = wish.game, dict(wish.settings), dict(wish.start)
    if wish.record:
        game, settings, start = await hub.work(client, "position", wish.record, wish.answers)
    elif sum(map(len, (*settings.values(), *start.values()))) > SMALL:
        settings, start = await hub.work(client, "begin", game, settings, start)
    return Record(game_named(game), settings, start)


def _occupant(seat: wire.SeatWish, holder: str, invite: str) -> dict[str, Any]:
    name = clean_name(seat.name)
    if seat.kind == "bot":
        bot = seat.bot or "rollout"
        installed_maker(bot)
        return occupant_row("bot", name or bot, bot, "", "")
    if seat.kind == "here":
        return occupant_row("here", name, "", holder, "", seat.commit)
    return occupant_row("link", name, "", "", hashed(invite))


async def join(hub: Hub, room: Room, wish: wire.Join, secret: str) -> wire.Joined:
    """Take a seat by an invitation, which then is used up."""
    token = new_secret() if wish.program else ""
    holder = hashed(token) or known(secret)
    key = command_key(holder, wish.key)
    name = clean_name(wish.name)
    seat = await room.join(hashed(wish.invite), key, name, holder, wish.commit)
    if seat is None:
        raise ApiError(403, "bad_invite", "this invitation is used up or was never given")
    await room.deal()
    hub.changed(room)
    return wire.Joined(seat=seat, token=token)


async def bring(hub: Hub, room: Room, wish: wire.NoncesCommand, secret: str) -> dict[str, Any]:
    """Bring what seats have promised for chance; with the last of it, the game begins."""
    holder = hashed(secret)
    for one in wish.nonces:
        check_seat(room, holder, one.seat)
    nonces = [SentNonce(one.seat, one.nonce, one.next) for one in wish.nonces]
    verdict = await room.bring(nonces, command_key(holder, wish.key))
    await room.deal()
    return _reply(hub, room, room.seats_of(holder), verdict)


async def answer(hub: Hub, room: Room, wish: wire.AnswerCommand, secret: str) -> dict[str, Any]:
    """Answer a seat's question."""
    key, eyes, known_row = _said(room, wish, secret)
    verdict = await room.answer(SentAnswer(wish.seat, known_row, key, wish.answer))
    return _reply(hub, room, eyes, verdict)


def _said(
    room: Room, wish: wire.AnswerCommand | wire.TakeBackCommand | wire.UndoCommand, secret: str
) -> tuple[str, list[int], int]:
    """The key of a seat's command, the seats of whoever says it, and the last row they know."""
    holder = hashed(secret)
    check_seat(room, holder, wish.seat)
    eyes = room.seats_of(holder)
    return command_key(holder, wish.key), eyes, room.private_rows.row_of(wish.sequence, eyes)


async def take_back(
    hub: Hub, room: Room, wish: wire.TakeBackCommand, secret: str
) -> dict[str, Any]:
    """Take back a seat's last answer."""
    key, eyes, known_row = _said(room, wish, secret)
    return _reply(hub, room, eyes, await room.take_back(wish.seat, known_row, key))


async def undo(hub: Hub, room: Room, wish: wire.UndoCommand, secret: str) -> dict[str, Any]:
    """Ask to take back although others have answered since; agree to that, or do not."""
    key, eyes, known_row = _said(room, wish, secret)
    if wish.say == "ask":
        verdict = await room.ask_back(wish.seat, known_row, key)
    else:
        verdict = await room.say_to_undo(wish.seat, known_row, key, wish.say == "agree")
    return _reply(hub, room, eyes, verdict)


async def chat(hub: Hub, room: Room, wish: wire.ChatCommand, secret: str) -> dict[str, Any]:
    """Say something to those who sit at the table."""
    holder = hashed(secret)
    check_seat(room, holder, wish.seat)
    key = command_key(holder, wish.key)
    line = Line(hashed(key)[:16], wish.seat, wish.emote, clean_line(wish.text, LONGEST))
    if bool(line.emote) == bool(line.text):
        raise ApiError(400, "bad_line", "say something in words, or by an emote")
    before = room.chat.said(line.id)
    if key in room.keys or before not in (None, line):
        raise ApiError(409, REUSED, "this key was used for another command; use a new one")
    if before is None:
        hub.limits.check_talker(holder)
        hub.say(room, line)
    verdict = Verdict("duplicate", room.number) if before else Verdict("accepted", room.number)
    return _reply(hub, room, room.seats_of(holder), verdict)


async def hand_over(
    hub: Hub, room: Room, wish: wire.HandOverCommand, secret: str
) -> dict[str, Any]:
    """Let a bot sit in for oneself, for somebody long gone or not there yet; or come back."""
    holder = hashed(secret)
    if not room.holds(holder, wish.seat):
        _may_send_for_a_bot(hub, room, wish, known(secret))
    if wish.bot:
        installed_maker(wish.bot)
    key = command_key(holder, wish.key)
    verdict = await room.hand_over(wish.seat, key, wish.bot)
    await room.deal()  # nobody waits any more for what the seat has promised
    return _reply(hub, room, room.seats_of(holder), verdict)


def _may_send_for_a_bot(hub: Hub, room: Room, wish: wire.HandOverCommand, holder: str) -> None:
    """Whoever sits at the table may, for a free seat or one left for long; raises ApiError."""
    if not room.seats_of(holder) or not wish.bot:
        raise ApiError(403, "not_yours", f"seat {wish.seat} is not yours")
    if wish.seat in room.free():
        return
    said_again = command_key(holder, wish.key) in room.keys
    if not said_again and wish.seat not in hub.presence.away(room):
        raise ApiError(409, "not_away", f"seat {wish.seat} was not left for long")


def _reply(hub: Hub, room: Room, eyes: list[int], verdict: Verdict) -> dict[str, Any]:
    """What a command came to, told to everybody if it changed something: a wire.Reply."""
    if verdict.code == REUSED:
        raise ApiError(409, REUSED, verdict.message)
    if verdict.status == "accepted":
        hub.changed(room)
    return {
        "status": verdict.status,
        "sequence": room.private_rows.count(verdict.sequence, eyes),
        "code": verdict.code,
        "rule": verdict.rule,
        "message": verdict.message,
    }


async def rematch(
    hub: Hub, room: Room, wish: wire.RematchCommand, secret: str, client: str
) -> wire.Created:
    """The same again at a new table; everybody keeps the seat."""
    holder = known(secret)
    if not room.seats_of(holder):
        raise ApiError(403, "not_yours", "you do not sit at this table")
    code = over(room).rematch
    if code is None:
        hub.limits.check_maker(client)
        made = await _again(hub, room, client)
        code = await room.add_rematch(f"rematch-{room.row.code}", made)
    following = await hub.room(code)
    assert following is not None
    await following.deal()
    hub.changed(following)
    hub.changed(room)
    return wire.Created(code=code, seats=[])


async def _again(hub: Hub, room: Room, client: str) -> str:
    """The code of a table like this one: made now, or by whoever was faster."""
    row = room.row
    occupants = [
        occupant_row(c.kind, c.name, c.bot, c.holder, "", c.promise) for c in room.occupants
    ]
    for _ in range(20):
        again = replace(
            row,
            code=new_code(),
            seed=secrets.token_bytes(32),
            seats=occupants,
            key=f"re-{row.code}",
            created=_now(),
            scheme=SCHEME,
        )
        try:
            await hub.store.create(again)
        except WriteConflict:
            made = await hub.store.table_of_key(again.key)
            if made is not None:
                return made.code
        else:
            return hub.made(again, client).row.code
    raise ApiError(503, "no_code", "no free code was found; try again")
