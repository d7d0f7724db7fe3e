"""What views ask of every step of the game besides what the kernel does."""

from ....kernel.agenda import Step
from ..robots import Robot
from ..state import NONE, ArenaState


class ArenaStep(Step[ArenaState]):
    """A step of the Arena."""

    def source(self) -> int | None:
        """The card it is about, or what stands for an ability or a tile; None if about none."""
        return None

    def actor(self) -> Robot:
        """The robot that acts in it, or is moved by it; NONE if there is none."""
        return NONE

    def next_word(self, source: int, robot: Robot) -> int:
        """The number of the word to be carried out next, of that source for that robot."""
        return 0

    def is_free(self) -> bool:
        """Whether the active player may do here what they like."""
        return False
