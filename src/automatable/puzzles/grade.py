"""How small a search finds the right answer: the rating of a question."""

from ..bots import installed_bot
from ..kernel.game import State
from ..kernel.seat_view import SeatView

GRADES = (8, 24, 80, 240, 800, 2400)  # playouts of the bot that tries to solve a puzzle
EASIEST, STEP = 800, 200  # the rating if the smallest of them finds it, and more for each other
_TRIES = 5  # searches that all have to find it


def grade(state: State, seat: int, right: int) -> int:
    """The rating of a question: by the smallest budget with which every search finds it."""
    for level, playouts in enumerate(GRADES):
        bots = [installed_bot(f"strong:{playouts}", seed) for seed in range(_TRIES)]
        if all(bot.choose(SeatView(state, seat)) == right for bot in bots):
            return EASIEST + STEP * level
    return EASIEST + STEP * len(GRADES)
