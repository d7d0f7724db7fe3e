"""What was reached in a game, for people who read about its end."""

from typing import Final, final


@final
class Tally:
    """How much there is of something at the end; the text `tally-<name>` says of what.

    One value for each seat, or one alone for all. `whole` is how much there could be, or had to
    be; 0 where that says nothing.
    """

    def __init__(self, name: str, values: tuple[int, ...], whole: int = 0) -> None:
        self.name: Final = name
        self.values: Final = values
        self.whole: Final = whole


@final
class Count:
    """An event that is counted for a seat, thing by thing: what was bought, built or repaired.

    The text `count-<name>` says what is counted. Events of the same name are counted together.
    """

    def __init__(self, name: str, event: str, thing: str, seat: str = "seat") -> None:
        self.name: Final = name
        self.event: Final = event  # its kind
        self.thing: Final = thing  # the fact that names the thing, or lists several
        self.seat: Final = seat  # the fact that holds the seat
