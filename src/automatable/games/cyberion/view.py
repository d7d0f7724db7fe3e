"""What everybody sees of a table of Cyberion: play is open, only decks are face down.

Rules: CYB-DEC.
"""

from typing import Any, Final

from ...kernel.seats import SPECTATOR, seat_letter
from ...kernel.shape import result_view
from . import fitting, pieces
from .actions import EXCHANGE, REMOVE, REPLACE, ROW_NAMES
from .pieces import CARD_NAMES, MICROBOTS, MODELS
from .rules import crew, microbots, repair, shortfall, upgrade
from .rules.crew import Crowd
from .rules.ending import advised_support, cost_of_ending
from .rules.factory import may_repair, owner_of
from .rules.question import Question
from .rules.trigger import SUPPORT_LEVEL, effect_of, levels_of
from .shape import (
    CyberionExtras,
    CyberionGiant,
    CyberionLack,
    CyberionLevel,
    CyberionPlace,
    CyberionRows,
    CyberionUse,
    CyberionView,
)
from .state import FAILSAFES, FLASH, NONE, PLATFORM, SLOTS, STOCK, WIDTH, CyberionState

_PLACES: Final = range(int(WIDTH))


def view(state: CyberionState) -> CyberionView:
    """The table as everybody sees it: not what decks and stacks still hide (CYB-DEC-04)."""
    terms = state.terms
    result = state.result
    step = _asking(state)
    return {
        "turn": int(state.turn),
        "active": int(state.active) if state.active != NONE else None,
        "expansions": list(terms.expansions),
        "factory": _factory(state),
        "merged": state.merged,
        "relieved": state.relieved,
        "machine_deck": [int(state.machines_left(stage)) for stage in range(3)],
        "experience": terms.cards.machines_of(state.experience),
        "removed": terms.cards.machines_of(state.removed),
        "rows": _rows(state),
        "width": int(WIDTH),
        "discard": counted(list(state.discard)),  # CYB-SET-13
        "deck": state.deck.size,
        "deck_top": pieces.names_of(state.deck.seen_top(SPECTATOR)),
        "deck_bottom": pieces.names_of(state.deck.bottom()),
        "deck_cards": counted([int(state.deck.count(k)) for k in range(pieces.CARDS)]),
        "looked": pieces.names_of([int(card) for card in list(state.looked)]),  # CYB-RUL-04
        "levels": {model: int(state.levels[k]) for k, model in enumerate(MODELS)},
        "mainframe": {model: _levels(k) for k, model in enumerate(MODELS)},
        "upgrades": {model: _price(state, k) for k, model in enumerate(MODELS)},
        "choices": _choices(state),
        "reserve": int(state.reserve),
        "end_costs": cost_of_ending(state),
        "forge": int(FAILSAFES - state.reserve),
        "battery": "charged" if state.charged else "empty",
        "support": pieces.models_of(state.support),
        "support_level": int(SUPPORT_LEVEL),
        "doing": doing(state),
        "ability": _name(MODELS, step.used_ability() if step else NONE),
        "uncovered": _name(MICROBOTS, step.uncovered(state) if step else NONE),
        "next_support": int(advised_support(state)) if result is not None else None,
        "result": result_view(result),
        **_extras(state),
    }


def _extras(state: CyberionState) -> CyberionExtras:
    """What belongs to the expansions."""
    return {
        "limbot": pieces.models_of(state.limbot),
        "gigantobots": _gigantobots(state) if state.terms.gigantobots else [],
        "damage": int(state.damage),
        "microbots": _microbots(list(state.held)),
        "microbot_uses": _uses(state) if state.terms.microbots else [],
        "microbot_stack": sum([int(count) for count in list(state.stack)]),
        "microbot_discard": used_microbots(state),
        "interference": _by_model(list(state.interference)),
        "masked": _by_model(list(state.masked)),
    }


def _rows(state: CyberionState) -> CyberionRows:
    return {
        "platform": row_names(state, int(PLATFORM)),
        "flash": row_names(state, int(FLASH)),
        "stock": row_names(state, int(STOCK)),
    }


def _factory(state: CyberionState) -> list[CyberionPlace | None]:
    """The Machines with those that could help to repair each."""
    helpers: list[list[int]] = [[] for _ in _PLACES]
    uses = [0] * int(SLOTS)  # of each card, how many Machines it could help to repair
    if state.result is None:
        for place in _PLACES:
            if state.factory[place] != NONE:
                helpers[place] = crew.helpers(state, place)
                for slot in helpers[place] if may_repair(state, place) else []:
                    uses[slot] += 1
    return [_machine(state, place, helpers[place], uses) for place in _PLACES]


def _machine(
    state: CyberionState, place: int, helpers: list[int], uses: list[int]
) -> CyberionPlace | None:
    machine = state.factory[place]
    if machine == NONE:
        return None
    owner = owner_of(state, place)
    prepped = state.prepped >> place & 1 == 1
    repairable = len(helpers) > 0 and may_repair(state, place)
    ways, plan = fitting.ways_at(state, place, uses) if repairable else ([], [])
    return {
        "machine": state.machine_name(machine),
        "wants": int(state.terms.cards.needs[machine]) - int(prepped),  # CYB-COM-11
        "prepped": prepped,
        "microbot": _name(MICROBOTS, state.microbots[place]),
        "owner": None if owner == NONE else seat_letter(owner),
        "mine": may_repair(state, place),
        "repairable": repairable,
        "helpers": [slot_name(state, slot) for slot in helpers],
        "ways": ways,
        "plan": plan,
        "lack": None if repairable or state.result is not None else _lack(state, machine),
    }


def _lack(state: CyberionState, machine: int) -> CyberionLack:
    """What keeps a Machine from being repaired."""
    rule = repair.obstacle(state, machine, Crowd(state, False))
    missing = shortfall.of_machine(state, machine)
    assert missing is not None
    facts: dict[str, int | str] = {}
    for name, fact in missing.facts.items():
        if isinstance(fact, (int, str)):
            facts[name] = fact
    return {"kind": missing.kind, "rule": rule, "facts": facts}


def _levels(model: int) -> list[CyberionLevel]:
    """What an ability does at levels I to V."""
    last = int(pieces.LEVELS)
    return [
        {
            "effect": effect_of(model, level),
            "count": int(pieces.number_at(model, level)),
            "failsafe": level == last,  # CYB-UPG-07
        }
        for level in range(1, last + 1)
    ]


def _price(state: CyberionState, model: int) -> int | None:
    """How many Machines the next level costs, None where there is none."""
    return None if state.levels[model] == pieces.LEVELS else int(upgrade.price(state, model))


def _choices(state: CyberionState) -> dict[str, list[int]]:
    """The levels to choose from with a Robot of each model: all of the rows are alike."""
    found: dict[str, list[int]] = {}
    for slot in range(int(SLOTS)):
        card = state.rows[slot]
        if card != NONE and card < pieces.ROBOTS:
            model = MODELS[pieces.model_of(card)]
            if model not in found:
                found[model] = levels_of(state, slot) if state.result is None else []
    return found


def _uses(state: CyberionState) -> list[CyberionUse]:
    return [
        {"use": "replace", "price": int(microbots.price_of(state, REPLACE))},
        {"use": "exchange", "price": int(microbots.price_of(state, EXCHANGE))},
        {"use": "remove", "price": int(microbots.price_of(state, REMOVE))},
    ]


def slot_name(state: CyberionState, slot: int) -> str:
    """A card of the rows as `SIR3@stock`."""
    return f"{CARD_NAMES[state.rows[slot]]}@{ROW_NAMES[slot // int(WIDTH)]}"


def row_names(state: CyberionState, row: int) -> list[str]:
    """The cards of a row."""
    cards = [int(state.rows[row * WIDTH + k]) for k in _PLACES]
    return [CARD_NAMES[card] for card in cards if card != NONE]


def counted(counts: list[Any]) -> list[str]:
    """Cards by name, as often as they are counted."""
    return [CARD_NAMES[card] for card, count in enumerate(counts) for _ in range(int(count))]


def _gigantobots(state: CyberionState) -> list[CyberionGiant]:
    return [
        {
            "gigantobot": name,
            "riders": pieces.names_of(state.riders_on(k)),
            "seats": state.terms.cards.seats[k],
            "features": list(state.terms.features[k]),
            "vacation": state.vacation >> k & 1 == 1,
        }
        for k, name in enumerate(state.terms.cards.gigantobots)
    ]


def _microbots(features: list[Any]) -> list[str]:
    return [MICROBOTS[feature] for feature in features]


def used_microbots(state: CyberionState) -> list[str]:
    """The Microbots in their discard."""
    counts = [int(count) for count in list(state.used)]
    return [MICROBOTS[k] for k, count in enumerate(counts) for _ in range(count)]


def _by_model(counts: list[Any]) -> dict[str, int]:
    return {MODELS[k]: int(count) for k, count in enumerate(counts)}


def doing(state: CyberionState) -> list[str]:
    """The answers already given of an action that has not changed anything yet."""
    steps = state.agenda.steps()
    if state.result is not None or not steps:
        return []
    first = steps[0]
    return [state.game.catalogue.name(answer) for answer in first.so_far(state)]


def _asking(state: CyberionState) -> Question | None:
    """The question to a player that is next, if there is one."""
    steps = state.agenda.steps() if state.result is None else []
    return steps[0] if steps and isinstance(steps[0], Question) else None


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]
