"""Who sits at a table and is there: what everybody may know about it."""

import time
from typing import Any

from ..kernel.seats import seat_letter
from ..match import clock_parts
from .room import Room
from .table_state import now
from .visitors import Visitors

# Minutes since somebody has left, as they are told: no more exactly than people would say it.
STEPS = (0, 1, 2, 3, 5, 10, 15, 30, 60, 120, 240, 480, 1440, 2880)


class Presence:
    """Knows whether the person of each seat has the table open."""

    def __init__(self, visitors: Visitors, away: float) -> None:
        self._visitors, self._away = visitors, away

    def online(self, room: Room) -> set[int]:
        """The seats of the people who have the table open, whichever of them they look at."""
        here = self._visitors.holders(room.row.code)
        return {seat for seat, occupant in enumerate(room.occupants) if occupant.holder in here}

    def away(self, room: Room) -> set[int]:
        """The seats left by their people so long ago that others may send for a bot."""
        since = time.monotonic() - self._away
        online = self.online(room)
        return {
            seat
            for seat, occupant in enumerate(room.occupants)
            if occupant.holder
            and not occupant.bot
            and seat not in online
            and room.signs[seat] <= since
        }

    def _gone(self, room: Room, seat: int) -> int:
        """Minutes since the person of a seat was last heard of, in few steps."""
        minutes = (time.monotonic() - room.signs[seat]) / 60
        return max(step for step in STEPS if step <= minutes)

    def watching(self, room: Room, holder: str) -> int | None:
        """How many look on; that is told to those who are looked at."""
        if not room.seats_of(holder):
            return None
        return len(self._visitors.holders(room.row.code) - {c.holder for c in room.occupants})

    def seating(self, room: Room, holder: str) -> dict[str, Any]:
        """Who sits at a table and is there, as somebody sees it: a wire.Seating."""
        online, away = self.online(room), self.away(room)
        seats = [
            {
                "seat": seat,
                "name": occupant.name or seat_letter(seat),
                "kind": occupant.kind,
                "bot": occupant.bot,
                "taken": occupant.taken,
                "open": bool(occupant.invite),
                "yours": room.holds(holder, seat),
                "online": bool(occupant.bot) or seat in online,
                "away": seat in away,
                "gone": self._gone(room, seat) if occupant.holder and seat not in online else 0,
                "commit": occupant.commit,
                "brought": occupant.brought,
            }
            for seat, occupant in enumerate(room.occupants)
        ]
        watching, undo = self.watching(room, holder), undo_info(room, holder)
        return {"seats": seats, "rematch": room.rematch, "undo": undo, "watching": watching}

    def table_info(self, room: Room, holder: str) -> dict[str, Any]:
        """What everybody may know about a table, as somebody sees it: a wire.TableInfo."""
        kind, seconds, increment = clock_parts(room.row.clock)
        return {
            "code": room.row.code,
            "game": room.row.game,
            "settings": room.row.settings,
            "status": room.status,
            **self.seating(room, holder),
            "seed_hash": room.seed_hash,
            "sequence": room.private_rows.count(room.number, room.seats_of(holder)),
            "hints": room.row.hints,
            "clock": {"kind": kind, "seconds": seconds, "increment": increment},
            "time": time_info(room),
            "names": dict(room.record.game.names),
            "facts": dict(room.record.game.facts),
        }


def undo_info(room: Room, holder: str) -> dict[str, Any] | None:
    """What a seat asks the others for, if one does: a wire.UndoInfo."""
    undo = room.undo
    if undo is None:
        return None
    sequence = room.private_rows.count(undo.number, room.seats_of(holder))
    said = {"asked": undo.asked, "agreed": undo.agreed}
    return {"seat": undo.seat, "sequence": sequence, **said}


def time_info(room: Room) -> dict[str, Any] | None:
    """What is left to each seat just now: a wire.TimeInfo; None without a clock."""
    clock = room.clock
    if clock is None:
        return None
    moment = now()
    left = [clock.left(seat, moment) for seat in range(len(room.occupants))]
    return {"left": left, "running": clock.running}
