"""All effect words by name, in the order of the law, section 5.4, and how they are read."""

import re
from typing import Final

from ....kernel.errors import BadSettings
from . import attacks, blasts, words
from .effects import Word

_CLASSES: Final[tuple[type[Word], ...]] = (
    *(words.Energy, words.Moves, words.Draw, words.Discard, words.ScrapHand, words.ScrapAny),
    *(words.Repair, words.Vp, words.LoseVp, words.SelfDamage, attacks.Melee, attacks.Ranged),
    *(blasts.RepelTarget, blasts.PullTarget, attacks.Pull, blasts.Line, blasts.Blast),
    *(blasts.BlastRepel, blasts.Splash, words.Jump, words.Diagonal, words.PushDiscount),
    *(words.AttackBonus, words.Obtain, words.AtEnd, words.Compact),
)
VOCABULARY: Final[dict[str, type[Word]]] = {word.NAME: word for word in _CLASSES}
_WRITTEN: Final = re.compile(r"([a-z_]+)\(([0-9, ]*?)(, *nolos)?\)")


def read_effects(text: str, place: str, on: str) -> list[Word]:
    """The effects of `a(1); b(2,3)` on a card, a tile or a board; raises BadSettings."""
    found: list[Word] = []
    attack = ""
    for part in text.split(";"):
        word = _read_word(part.strip(), place)
        if on not in word.ON:
            raise BadSettings(f"{place} {word.NAME} is for {' and '.join(word.ON)}s only")
        if word.AFTER and attack not in word.AFTER:
            before = " or ".join(word.AFTER)
            raise BadSettings(f"{place} {word.NAME} needs a {before} attack before it")
        attack = word.NAME if word.IS_ATTACK else attack
        if isinstance(word, words.AtEnd):
            attack = ""  # forgotten by then
        found.append(word)
    _check_end(found, place)
    return found


def _check_end(found: list[Word], place: str) -> None:
    """Words for the end of the turn are announced once, and there are such words."""
    ends = [k for k, word in enumerate(found) if isinstance(word, words.AtEnd)]
    if len(ends) > 1 or ends == [len(found) - 1]:
        raise BadSettings(f"{place} at_end stands once, before what happens at the end of the turn")


def _read_word(text: str, place: str) -> Word:
    match = _WRITTEN.fullmatch(text)
    if match is None or match[1] not in VOCABULARY:
        raise BadSettings(f"{place} has {text!r}, which is not one of {', '.join(VOCABULARY)}")
    word = VOCABULARY[match[1]]
    texts = match[2].replace(",", " ").split()
    if len(texts) != word.TAKES or (match[3] and not word.MAY_BE_BLIND):
        raise BadSettings(f"{place} {word.NAME} takes {word.TAKES} numbers")
    if any([len(number) > 2 or int(number) == 0 for number in texts]):
        raise BadSettings(f"{place} {word.NAME} takes numbers from 1 to 99")
    numbers = [*[int(number) for number in texts], 0, 0]
    return word(numbers[0], numbers[1], match[3] is not None)
