"""What cards and squares are good for, in hundredths of a VP: a judgement, for bots only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .arena import Arena
from .cardset import CardSet, Effect, Op
from .geometry import NOWHERE
from .tiles import AT_START, BLOCKS_MOVEMENT

STEP: Final = 15  # what a Move is worth to somebody on the way
_WORTH: Final = {  # of each word, for every 1 of its first number
    **{Op.ENERGY: 35, Op.MOVES: 20, Op.DRAW: 50, Op.DISCARD: -20, Op.SCRAP_HAND: 40},
    **{Op.SCRAP_ANY: 40, Op.REPAIR: 15, Op.VP: 100, Op.LOSE_VP: -100, Op.SELF_DAMAGE: -110},
    **{Op.MELEE: 60, Op.RANGED: 80, Op.LINE: 80, Op.BLAST: 70, Op.SPLASH: 40, Op.PULL: 10},
    **{Op.REPEL_TARGET: 10, Op.BLAST_REPEL: 10, Op.PUSH_DISCOUNT: 20, Op.ATTACK_BONUS: 60},
    **{Op.OBTAIN: 20},
}
_ATTACKS: Final = (Op.MELEE, Op.RANGED, Op.LINE, Op.BLAST)


@final
class Worth:
    """Of an edition's cards and squares; the damage and the reach of cards, 0 if they have none."""

    def __init__(self, cards: CardSet, arena: Arena) -> None:
        self.cards: Final = vec[i64]([_sum(effects) for effects in cards.effects])
        first = [_attack(effects) for effects in cards.effects]
        self.damage: Final = vec[i64]([int(attack.a) if attack else 0 for attack in first])
        self.reach: Final = vec[i64]([_reach(attack) if attack else 0 for attack in first])
        self.squares: Final = vec[i64](_squares(arena))


def _sum(effects: list[Effect]) -> int:
    return sum([_WORTH.get(effect.op, 0) * int(effect.a) for effect in effects])


def _attack(effects: list[Effect]) -> Effect | None:
    """The first attack among effects."""
    for effect in effects:
        if effect.op in _ATTACKS:
            return effect
    return None


def _reach(attack: Effect) -> int:
    return int(attack.b) if attack.op in (Op.RANGED, Op.LINE) else 1


def _squares(arena: Arena) -> list[int]:
    """What a square gives at the start of a turn, or one within walking distance, less the way."""
    found = [_sum(AT_START[arena.ground(square)]) for square in range(arena.squares)]
    for _ in range(arena.squares):
        for square in range(arena.squares):
            for direction in range(0, 8, 2):
                beyond = arena.step(square, direction)
                if beyond != NOWHERE and not BLOCKS_MOVEMENT[arena.tiles[beyond]]:
                    found[square] = max(found[square], found[beyond] - STEP)
    return found
