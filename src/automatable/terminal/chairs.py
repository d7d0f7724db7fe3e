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
class Chair:
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


def read_chairs(text: str, seats: int) -> list[Chair]:
    """The chairs of a table; raises BadSettings or UnknownBot."""
    chairs = [_chair(part) for part in listed(text)]
    if len(chairs) != seats:
        raise BadSettings(
            f"seats: this table has {seats} seats, not {len(chairs)}",
            "seats",
            seats=seats,
            given=len(chairs),
        )
    for chair in chairs:
        if not chair.is_known:
            there = [HUMAN, *by_strength(bot_names())]
            near = get_close_matches(chair.text.partition(":")[0], there, 1)
            known = ", ".join([*there, "program:COMMAND"])
            hint = f"did you mean {near[0]}?" if near else f"there are: {known}"
            raise UnknownBot(
                f"no bot is named {chair.text!r}; {hint}",
                "name",
                name=chair.text,
                near=near[0] if near else "none",
                known=known,
            )
    return chairs


def seated(given: Mapping[int, str], seats: int) -> list[Chair]:
    """The chairs of a record; a name that no bot has is a person's."""
    chairs = []
    for seat in range(seats):
        chair = _chair(given.get(seat, HUMAN if seat == 0 else USUAL))
        chairs.append(chair if chair.is_known else _chair(f"{HUMAN}:{chair.text}"))
    return chairs


def check_programs(chairs: list[Chair]) -> None:
    """No file starts a program, only a person does; raises BadSettings saying how."""
    if any(chair.is_program for chair in chairs):
        seats = shlex.quote(as_typed(chairs))
        raise BadSettings(
            f"a program sits at this table; to start it, add --seats {seats}",
            "program",
            seats=seats,
        )


def as_typed(chairs: list[Chair]) -> str:
    """The chairs as `read_chairs` reads them."""
    return ",".join([chair.text for chair in chairs])


def _chair(text: str) -> Chair:
    who, colon, rest = clean(text).partition(":")
    return Chair(f"{who.strip()}{colon}{' '.join(rest.split())}")


def make_bots(chairs: list[Chair], seed: str | None) -> dict[int, Bot]:
    """The bots among the chairs, by seat; with a seed they play the same again, on one core."""
    from ..bots.cores import make_on_all_cores  # here: processes take a while to import

    return {
        seat: make_bot(chair.text, int.from_bytes(f"{seed} {seat}".encode(), "big"))
        if seed is not None
        else make_on_all_cores(chair.text, secrets.randbits(128))
        for seat, chair in enumerate(chairs)
        if not chair.is_person
    }
