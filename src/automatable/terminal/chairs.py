"""Who sits where, from what people type: `human,rollout`, `human:Ada,human:Grace`."""

import secrets
from dataclasses import dataclass

from ..bots import make_bot
from ..kernel.errors import BadSettings, UnknownBot
from ..kernel.registry import bots as bot_names
from ..kernel.seat_view import Bot
from ..kernel.seats import seat_letter

HUMAN = "human"


@dataclass(frozen=True)
class Chair:
    """One seat's occupant as typed: a person, perhaps with a name, or a bot."""

    text: str

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.text.split(":")[0] == HUMAN

    def name(self, seat: int) -> str:
        """What the story calls who sits here: a given name, else the letter of the seat."""
        given = self.text.partition(":")[2] if self.is_person else ""
        return given or seat_letter(seat)

    def title(self, seat: int, you: str) -> str:
        """The same with what sits here: `A (you)`, `B (rollout)`."""
        if self.is_person and self.text != HUMAN:
            return self.name(seat)
        return f"{self.name(seat)} ({you if self.is_person else self.text})"


def read_chairs(text: str, seats: int) -> list[Chair]:
    """The chairs of a table; raises BadSettings or UnknownBot."""
    chairs = [Chair(part.strip()) for part in text.split(",")]
    if len(chairs) != seats:
        raise BadSettings(f"seats: this table has {seats} seats, {len(chairs)} are given")
    for chair in chairs:
        if not chair.is_person and chair.text.split(":")[0] not in bot_names():
            known = ", ".join([HUMAN, *bot_names()])
            raise UnknownBot(f"nobody is named {chair.text!r}; there are: {known}")
    return chairs


def make_bots(chairs: list[Chair], seed: str | None) -> dict[int, Bot]:
    """The bots among the chairs, by seat; with a seed they play the same again."""
    found = {}
    for seat, chair in enumerate(chairs):
        if not chair.is_person:
            own = f"{seed} {seat}".encode() if seed is not None else secrets.token_bytes(16)
            found[seat] = make_bot(chair.text, int.from_bytes(own, "big"))
    return found
