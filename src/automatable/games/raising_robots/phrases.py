"""What cards and board say, in words made of their data; so a person's own cards are told, too."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.board import Speaker
from .classes import WORDS as OBJECTIVES
from .classes import Classes, Objective
from .effects import GOOD_NAMES, LETTERS, Deed, Gain, Res, show_cost
from .effects import WORDS as GAIN_WORDS
from .inventors import TIMINGS, Ability, Inventors, Op
from .inventors import WORDS as ABILITIES
from .kinds import PHASES, ROWS, TYPES
from .robots import Price

_GOODS: Final = (*GOOD_NAMES, "card", "wild")  # in the order of Res
_OPS: Final = tuple(ABILITIES)


def amount(kind: i64, count: i64, words: Speaker) -> str:
    """So much of a resource: `2 gears`."""
    return words.say("amount", good=_GOODS[kind], amount=int(count))


def cost(counts: vec[i64], words: Speaker) -> str:
    """All of a cost: `1 gear, 2 wilds`."""
    return ", ".join(_amounts(counts, words)) or words.say("nothing")


def _amounts(counts: vec[i64], words: Speaker) -> list[str]:
    return [amount(kind, counts[kind], words) for kind in range(len(counts)) if counts[kind]]


def gains(given: list[Gain], words: Speaker) -> str:
    """Gains one after the other: `1 gear or 1 sensor, 2 VP`."""
    return ", ".join([_gain(gain, words) for gain in _merged(given)])


def _merged(given: list[Gain]) -> list[Gain]:
    """Gains of one kind after each other as one: what a token uncovers is added (RR-ICN-05)."""
    found: list[Gain] = []
    for gain in given:
        last = found[-1] if found else None
        if last is not None and last.kind == gain.kind <= Res.W and last.other == gain.other == -1:
            found[-1] = Gain(gain.kind, last.amount + gain.amount, -1)
        else:
            found.append(gain)
    return found


def _gain(gain: Gain, words: Speaker) -> str:
    if gain.kind > Res.W:
        return words.say(f"gain-{GAIN_WORDS[gain.kind - Res.UNL]}")
    one = amount(gain.kind, gain.amount, words)
    if gain.other < 0:
        return one
    return words.say("either", one=one, other=amount(gain.other, gain.amount, words))


def deed(told: Deed, words: Speaker) -> str:
    """What an action costs and gives: `1 robot card → 3 batteries`."""
    given = gains(told.gains, words)
    if told.is_free():
        return given
    return words.say("trade", cost=cost(told.cost, words), gains=given)


def short_deed(told: Deed, words: Speaker) -> str:
    """An action with the energy it needs, in letters: `5 R1→B3`."""
    given = short_gains(told.gains, words)
    paid = "" if told.is_free() else f"{show_cost(told.cost)}→"
    return f"{told.need} {paid}{given}"


def short_gains(given: list[Gain], words: Speaker) -> str:
    """Gains in letters: `G1/S1 V2`."""
    return " ".join([_short_gain(gain, words) for gain in _merged(given)])


def _short_gain(gain: Gain, words: Speaker) -> str:
    if gain.kind > Res.W:
        return words.say(f"short-{GAIN_WORDS[gain.kind - Res.UNL]}")
    one = f"{LETTERS[gain.kind]}{gain.amount}"
    return one if gain.other < 0 else f"{one}/{LETTERS[gain.other]}{gain.amount}"


def price(told: Price, words: Speaker) -> str:
    """What an assembly column asks: `3 energy, 2 gears`."""
    energy = words.say("energy-needed", energy=int(told.energy))
    return ", ".join([energy, *_amounts(told.cost, words)])


def short_price(told: Price) -> str:
    """What an assembly column asks, in letters: `3:G2 S2`."""
    return f"{told.energy}:{show_cost(told.cost)}"


def ability(told: Ability, words: Speaker) -> str:
    """When an ability is used and what it does."""
    op = _OPS[told.op]
    facts: dict[str, Any] = {}
    if told.op in (Op.GAIN, Op.TRADE, Op.ASSEMBLED):
        facts["gains"] = gains(told.gains, words)
    elif told.op in (Op.ENERGY, Op.BATTERY):
        facts.update(phase=words.thing(PHASES[told.a]), count=int(told.b))
    elif told.op == Op.SELECTED:
        facts.update(phases=int(told.a), count=int(told.b))
    elif told.op == Op.VP_TOKENS:
        facts.update(count=int(told.a), tokens=int(told.b))
    else:
        facts["count"] = int(told.a)
    return words.say(f"when-{TIMINGS[told.timing]}", what=words.say(f"ability-{op}", **facts))


def inventor(cards: Inventors, number: i64, words: Speaker) -> str:
    """All that an inventor card says: the base ability, and what a token does for it."""
    robots = int(cards.robots[number])
    needs = words.say(
        "needs-robots" if robots else "needs-tokens", count=robots or int(cards.tokens[number])
    )
    return words.say(
        "inventor-OR" if cards.replaces[number] else "inventor-AND",
        base=ability(cards.base[number], words),
        token=words.thing(TYPES[cards.token[number]]),
        needs=needs,
        upgraded=ability(cards.upgraded[number], words),
    )


def objective(cards: Classes, lesson: i64, words: Speaker) -> str:
    """What a class counts."""
    aim, low, high = cards.objective[lesson], int(cards.low[lesson]), int(cards.high[lesson])
    facts: dict[str, Any] = {}
    if aim == Objective.TOKENS:
        facts["type"] = TYPES[low]
    elif aim in (Objective.RESOURCE, Objective.COST):
        facts["good"] = GOOD_NAMES[low]
    elif aim == Objective.ROW:
        facts["phase"] = words.thing(ROWS[low])
    elif aim in (Objective.ROBOT_VP, Objective.ACTION, Objective.ENERGY_COST):
        facts["range"] = str(low) if low == high else f"{low}-{high}"
    return words.say(f"objective-{OBJECTIVES[aim - 1]}", **facts)


def ladder(cards: Classes, lesson: i64, words: Speaker) -> str:
    """The counts for the grades."""
    counts = [int(cards.ladder[lesson * 4 + step]) for step in range(4)]
    best = words.say("ladder-credit") if counts[3] < 0 else counts[3]
    return words.say("ladder", d=counts[0], c=counts[1], b=counts[2], a=best)


def credit(cards: Classes, lesson: i64, words: Speaker) -> str:
    """The token that gives extra credit."""
    return words.thing(TYPES[cards.credit[lesson]])
