"""Cards as data: titles with their effect words, read from a file and checked. Law: section 5.

Inside the game a card is the number of its title; an effect word is a number with up to three more.
"""

import re
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings

TYPES: Final = ("battery", "attack", "function")
PILES: Final = ("start", "supply", "shop", "promo")
STATUS: Final = ("known", "inferred", "reconstructed")
MOST_TITLES: Final = 64
RESERVED: Final = ("ability", "blue", "deck", "discard", "hand", "play", "vp")  # of the notation
_FIELDS: Final = {"id", "name", "type", "pile", "copies", "cost", "effect", "status"}


class Op:
    """The effect words of section 5.4, in the order of WORDS."""

    ENERGY: Final[i64] = 0
    MOVES: Final[i64] = 1
    DRAW: Final[i64] = 2
    DISCARD: Final[i64] = 3
    SCRAP_HAND: Final[i64] = 4
    SCRAP_ANY: Final[i64] = 5
    REPAIR: Final[i64] = 6
    VP: Final[i64] = 7
    LOSE_VP: Final[i64] = 8
    SELF_DAMAGE: Final[i64] = 9
    MELEE: Final[i64] = 10  # RQA-ATK-01
    RANGED: Final[i64] = 11
    REPEL_TARGET: Final[i64] = 12
    PULL_TARGET: Final[i64] = 13
    PULL: Final[i64] = 14
    LINE: Final[i64] = 15
    BLAST: Final[i64] = 16
    BLAST_REPEL: Final[i64] = 17
    SPLASH: Final[i64] = 18
    JUMP: Final[i64] = 19
    DIAGONAL: Final[i64] = 20
    PUSH_DISCOUNT: Final[i64] = 21
    ATTACK_BONUS: Final[i64] = 22
    OBTAIN: Final[i64] = 23
    COMPACT: Final[i64] = 24  # of tiles only


WORDS: Final = {  # with how many numbers each takes
    **{"energy": 1, "moves": 1, "draw": 1, "discard": 1, "scrap_hand": 1, "scrap_any": 1},
    **{"repair": 1, "vp": 1, "lose_vp": 1, "self_damage": 1, "melee": 1, "ranged": 2},
    **{"repel_target": 1, "pull_target": 0, "pull": 1, "line": 2, "blast": 1, "blast_repel": 1},
    **{"splash": 1, "jump": 0, "diagonal": 0, "push_discount": 1, "attack_bonus": 1, "obtain": 1},
    **{"compact": 1},
}
_NAMES: Final = tuple(WORDS)
_WORD: Final = re.compile(r"([a-z_]+)\(([0-9, ]*?)(, *nolos)?\)")


@final
class Effect:
    """One effect word with its numbers."""

    def __init__(self, op: i64, a: i64, b: i64, nolos: bool) -> None:
        self.op: Final = op
        self.a: Final = a
        self.b: Final = b
        self.nolos: Final = nolos


_PERSONAL: Final = (  # words about the robot a card is played for (RQA-TWO-05)
    *(Op.REPAIR, Op.SELF_DAMAGE, Op.MELEE, Op.RANGED, Op.REPEL_TARGET, Op.PULL_TARGET, Op.PULL),
    *(Op.LINE, Op.BLAST, Op.BLAST_REPEL, Op.SPLASH, Op.JUMP, Op.DIAGONAL, Op.PUSH_DISCOUNT),
    Op.ATTACK_BONUS,
)


@final
class CardSet:
    """All titles. Never changes, so all states share it."""

    def __init__(self, cards: list[dict[str, Any]], effects: list[list[Effect]]) -> None:
        self.cards: Final = cards
        self.ids: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in cards])
        self.names: Final = {str(card["id"]): str(card.get("name", card["id"])) for card in cards}
        self.count: Final[i64] = len(cards)
        self.cost: Final = bytes([int(card.get("cost", 0)) for card in cards])  # RQA-SHP-12
        self.copies: Final = bytes([int(card["copies"]) for card in cards])
        self.pile: Final = bytes([PILES.index(str(card["pile"])) for card in cards])
        self.kind: Final = bytes([TYPES.index(str(card["type"])) for card in cards])
        self.effects: Final = effects
        self.personal: Final = bytes([int(any([e.op in _PERSONAL for e in es])) for es in effects])
        self.supply: Final[list[int]] = [k for k in range(len(cards)) if self.pile[k] == 1]

    def returns_to_shop(self, card: i64) -> bool:
        """Whether a card in the Junkyard may be shuffled into a new Shop deck (RQA-SHP-07)."""
        return self.pile[card] >= 2


def read_cards(text: str, where: str) -> CardSet:
    """The card set of a TOML file, or of its cards as JSON; raises BadSettings naming the place."""
    data = fields.parsed(text, where)
    return _card_set(data.get("card") if isinstance(data, dict) else data, where)


def _card_set(cards: Any, where: str) -> CardSet:
    if not isinstance(cards, list) or not 0 < len(cards) <= MOST_TITLES:
        raise BadSettings(f"{where}: there must be 1 to {MOST_TITLES} entries [[card]]")
    effects: list[list[Effect]] = []
    before: list[str] = []
    for card in cards:
        effects.append(_check(card, where, before))
        before.append(str(card["id"]))
    return CardSet(cards, effects)


def _check(card: Any, where: str, before: list[str]) -> list[Effect]:
    name = fields.row_id(card, "card", where, before)
    place = f"{where}, card {name!r}"
    if name in RESERVED:
        raise BadSettings(f"{place}: id must not be one of {', '.join(RESERVED)}")
    fields.only(card, place, _FIELDS)
    fields.text(card, place, "name", name)
    fields.word(card, place, "type", TYPES)
    pile = fields.word(card, place, "pile", PILES)
    fields.word(card, place, "status", STATUS)
    fields.number(card, place, "copies", 1, 60)
    if pile != "start":
        fields.number(card, place, "cost", 0, 99)
    elif "cost" in card:
        raise BadSettings(f"{place}: cost is not for starting cards")
    effects = read_effects(str(card.get("effect", "")), f"{place}: effect")
    _check_order(effects, place)
    return effects


def _check_order(effects: list[Effect], place: str) -> None:
    """A word about what was just attacked comes after an attack; raises BadSettings."""
    attack = ""
    for effect in effects:
        name = _NAMES[effect.op]
        if name in ("melee", "ranged", "line", "blast"):
            attack = name
        if effect.op == Op.COMPACT:
            raise BadSettings(f"{place}: effect {name} is for tiles only")
        if effect.op == Op.BLAST_REPEL and attack != "blast":
            raise BadSettings(f"{place}: effect {name} needs a blast before it")
        about_target = effect.op in (Op.REPEL_TARGET, Op.PULL_TARGET, Op.SPLASH)
        if about_target and attack not in ("melee", "ranged"):
            raise BadSettings(f"{place}: effect {name} needs a melee or ranged attack before it")


def read_effects(text: str, place: str) -> list[Effect]:
    """The effects of `a(1); b(2,3)`."""
    found: list[Effect] = []
    for part in text.split(";"):
        match = _WORD.fullmatch(part.strip())
        if match is None or match[1] not in WORDS:
            raise BadSettings(f"{place} has {part.strip()!r}, which is none of {', '.join(WORDS)}")
        texts = match[2].replace(",", " ").split()
        if len(texts) != WORDS[match[1]] or (match[3] and match[1] != "ranged"):
            raise BadSettings(f"{place} {match[1]} takes {WORDS[match[1]]} numbers")
        if any([len(text) > 2 or int(text) == 0 for text in texts]):
            raise BadSettings(f"{place} {match[1]} takes numbers from 1 to 99")
        numbers = [*[int(text) for text in texts], 0, 0]
        found.append(Effect(_NAMES.index(match[1]), numbers[0], numbers[1], match[3] is not None))
    return found


def word_of(effect: Effect) -> str:
    """The name of an effect word."""
    return _NAMES[effect.op]


def _standard() -> CardSet:
    path = Path(__file__).parent / "data" / "cards.toml"
    return read_cards(path.read_text("utf-8"), "cards.toml")


STANDARD: Final = _standard()
