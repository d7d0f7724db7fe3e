"""Who sits where, from what people type: `human,rollout`, `human:Ada,program:./my_bot.py`."""

import secrets
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from ..bots import is_program, listed, make_bot
from ..bots.levels import USUAL, by_strength
from ..kernel.errors import BadSettings, UnknownBot
from ..kernel.registry import bots as bot_names
from ..kernel.seat_view import Bot
from ..kernel.seats import seat_letter
from ..words import Words, shortened
from .screen import clean

HUMAN = "human"
LONGEST_NAME = 16
LONGEST_BOT = 24


@dataclass(frozen=True)
class Occupant:
    """One seat's occupant as typed: a person, perhaps with a name, or a bot."""

    text: str

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.text.split(":")[0] == HUMAN

    @property
    def is_program(self) -> bool:
        """Whether a program sits here."""
        return is_program(self.text)

    @property
    def is_known(self) -> bool:
        """Whether there is such a bot, or a person or program may sit here."""
        return self.is_person or self.is_program or self.text.split(":")[0] in bot_names()

    def name(self, seat: int) -> str:
        """What the story calls the one who sits here: a given name, else the letter of the seat."""
        given = self.text.partition(":")[2] if self.is_person else ""
        return shortened(given, LONGEST_NAME) or seat_letter(seat)

    def title(self, seat: int, you: str, words: Words) -> str:
        """The letter, with the one who sits here: `A (Ada)`, `A (you)`, `B (rollout)`."""
        letter = seat_letter(seat)
        who = self.name(seat) if self.is_person else shortened(self.text, LONGEST_BOT)
        if who == letter:
            return words.seat(seat, you) if you else letter
        return words.seat(seat, who)


def read_occupants(text: str, seats: int) -> list[Occupant]:
    """The occupants of a table; raises BadSettings or UnknownBot."""
    occupants = [_occupant(part) for part in listed(text)]
    if len(occupants) != seats:
        raise BadSettings(
            f"seats: this table has {seats} seats, not {len(occupants)}",
            "seats",
            seats=seats,
            given=len(occupants),
        )
    for occupant in occupants:
        if not occupant.is_known:
            there = [HUMAN, *by_strength(bot_names())]
            near = get_close_matches(occupant.text.partition(":")[0], there, 1)
            known = ", ".join([*there, "program:COMMAND"])
            hint = f"did you mean {near[0]}?" if near else f"there are: {known}"
            raise UnknownBot(
                f"no bot is named {occupant.text!r}; {hint}",
                "name",
                name=occupant.text,
                near=near[0] if near else "none",
                known=known,
            )
    return occupants


def seated(given: Mapping[int, str], seats: int) -> list[Occupant]:
    """The occupants of a record; a name that no bot has is a person's."""
    occupants = []
    for seat in range(seats):
        occupant = _occupant(given.get(seat, HUMAN if seat == 0 else USUAL))
        occupants.append(occupant if occupant.is_known else _occupant(f"{HUMAN}:{occupant.text}"))
    return occupants


def check_programs(occupants: list[Occupant]) -> None:
    """No file starts a program, only a person does; raises BadSettings saying how."""
    if any(occupant.is_program for occupant in occupants):
        seats = shlex.quote(as_typed(occupants))
        raise BadSettings(
            f"a program sits at this table; to start it, add --seats {seats}",
            "program",
            seats=seats,
        )


def as_typed(occupants: list[Occupant]) -> str:
    """The occupants as `read_occupants` reads them."""
    return ",".join([occupant.text for occupant in occupants])


def _occupant(text: str) -> Occupant:
    who, colon, rest = clean(text).partition(":")
    return Occupant(f"{who.strip()}{colon}{' '.join(rest.split())}")


def make_bots(occupants: list[Occupant], seed: str | None) -> dict[int, Bot]:
    """The bots among the occupants, by seat; with a seed they play the same again, on one core."""
    from ..bots.cores import make_on_all_cores  # here: processes take a while to import

    return {
        seat: make_bot(occupant.text, int.from_bytes(f"{seed} {seat}".encode(), "big"))
        if seed is not None
        else make_on_all_cores(occupant.text, secrets.randbits(128))
        for seat, occupant in enumerate(occupants)
        if not occupant.is_person
    }
