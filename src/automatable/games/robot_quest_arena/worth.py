"""What cards and squares are good for, in hundredths of a VP: a judgement, for bots only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .arena import Arena
from .box import Box
from .geometry import NOWHERE
from .printed import Ground
from .rules.effects import Word
from .tiles import BLOCKS_MOVEMENT

STEP: Final = 15  # what a Move is worth to somebody on the way


@final
class Worth:
    """Of an edition's cards and squares; the damage and the reach of cards, 0 if they have none."""

    def __init__(self, box: Box, arena: Arena) -> None:
        effects = box.cards.effects
        self.cards: Final = vec[i64]([_sum(words) for words in effects])
        self.damage: Final = vec[i64]([_damage(words) for words in effects])
        self.reach: Final = vec[i64]([_reach(words) for words in effects])
        self.squares: Final = vec[i64](_squares(arena, box.ground))
        self.gifts: Final = bytes([int(all([word.GIFT for word in words])) for words in effects])


def _sum(words: list[Word]) -> int:
    return sum([word.WORTH * int(word.a) for word in words])


def _damage(words: list[Word]) -> int:
    """Of the first attack among words."""
    attacks = [int(word.damage()) for word in words if word.IS_ATTACK]
    return attacks[0] if attacks else 0


def _reach(words: list[Word]) -> int:
    """Of the first attack among words."""
    attacks = [int(word.reach()) for word in words if word.IS_ATTACK]
    return attacks[0] if attacks else 0


def _squares(arena: Arena, ground: Ground) -> list[int]:
    """What a square gives at the start of a turn, or one within walking distance, less the way."""
    found = [_sum(ground.start[arena.ground(square)]) for square in range(arena.squares)]
    for _ in range(arena.squares):
        for square in range(arena.squares):
            for direction in range(0, 8, 2):
                beyond = arena.step(square, direction)
                if beyond != NOWHERE and not BLOCKS_MOVEMENT[arena.tiles[beyond]]:
                    found[square] = max(found[square], found[beyond] - STEP)
    return found
