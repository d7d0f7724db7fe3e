"""What everybody sees of a table of Cyberion: play is open, only decks are face down.

Rules: CYB-DEC-04, CYB-DEC-05, CYB-RUL-04.
"""

from typing import Any, Final

from ...kernel.game import View
from ...kernel.seats import SPECTATOR, seat_letter
from . import pieces
from .actions import ROW_NAMES
from .pieces import CARD_NAMES, GIGANTOBOTS, MACHINES, MICROBOTS, MODELS, STAGE, Machine
from .rules import crew
from .rules.ending import advised_support, cost_of_ending
from .rules.factory import may_repair, owner_of
from .rules.spent import Ability
from .rules.trigger import SUPPORT_LEVEL
from .state import FAILSAFES, NONE, WIDTH, CyberionState

_PLACES: Final = range(int(WIDTH))


def view(state: CyberionState) -> View:
    """The table as everybody sees it."""
    terms = state.terms
    result = state.result
    return {
        "turn": int(state.turn),
        "active": int(state.active) if state.active != NONE else None,
        "expansions": list(terms.expansions),
        "factory": [_machine(state, place) for place in _PLACES],
        "merged": state.merged,
        "relieved": state.relieved,
        "machine_deck": [int(state.machines_left(stage)) for stage in range(3)],
        "experience": pieces.machines_of(state.experience),
        "removed": pieces.machines_of(state.removed),
        "rows": {name: row_names(state, row) for row, name in enumerate(ROW_NAMES)},
        "discard": counted(list(state.discard)),  # CYB-SET-13
        "deck": state.deck.size,
        "deck_top": pieces.names_of(state.deck.seen_top(SPECTATOR)),
        "deck_bottom": pieces.names_of(state.deck.bottom()),
        "deck_cards": counted([int(state.deck.count(k)) for k in range(pieces.CARDS)]),
        "looked": pieces.names_of([int(card) for card in list(state.looked)]),
        "levels": {model: int(state.levels[k]) for k, model in enumerate(MODELS)},
        "mainframe": {model: _numbers(k) for k, model in enumerate(MODELS)},
        "reserve": int(state.reserve),
        "end_costs": cost_of_ending(state),
        "forge": int(FAILSAFES - state.reserve),
        "battery": "charged" if state.charged else "empty",
        "support": pieces.models_of(state.support),
        "support_level": int(SUPPORT_LEVEL),
        "limbot": pieces.models_of(state.limbot),
        "gigantobots": _gigantobots(state) if terms.gigantobots else [],
        "damage": int(state.damage),
        "microbots": _microbots(list(state.held)),
        "microbot_stack": sum([int(count) for count in list(state.stack)]),
        "microbot_discard": used_microbots(state),
        "interference": _by_model(list(state.interference)),
        "masked": _by_model(list(state.masked)),
        "doing": doing(state),
        "wanted": _wanted(state),
        "ability": _ability(state),
        "advice": int(advised_support(state)) if result is not None else None,
        "result": None
        if result is None
        else {"scores": list(result.scores), "reason": result.reason, "rule": result.rule},
    }


def _machine(state: CyberionState, place: int) -> dict[str, Any] | None:
    machine = state.factory[place]
    if machine == NONE:
        return None
    owner = owner_of(state, place)
    helpers = crew.helpers(state, place) if state.result is None else []
    return {
        "machine": MACHINES[machine],
        "stage": STAGE[machine],
        "needs": _needs(machine),
        "prepped": state.prepped >> place & 1 == 1,
        "microbot": MICROBOTS[state.microbots[place]] if state.microbots[place] != NONE else None,
        "owner": None if owner == NONE else seat_letter(owner),
        "mine": may_repair(state, place),
        "repairable": len(helpers) > 0 and may_repair(state, place),
        "helpers": [slot_name(state, slot) for slot in helpers],
    }


def _needs(machine: Machine) -> dict[str, Any]:
    """The printed requirement: its kind, how many Robots, and what is particular to the kind."""
    printed = pieces.machine_data(machine)
    return {name: printed[name] for name in printed if name not in ("id", "stage", "status")}


def _numbers(model: int) -> list[int]:
    """What is printed for a model at levels I to V; the Cyclobot has no numbers."""
    return [int(pieces.number_at(model, level)) for level in range(1, int(pieces.LEVELS) + 1)]


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


def _gigantobots(state: CyberionState) -> list[dict[str, Any]]:
    return [
        {
            "gigantobot": name,
            "riders": pieces.names_of(state.riders_on(k)),
            "seats": pieces.SEATS[k],
            "vacation": state.vacation >> k & 1 == 1,
        }
        for k, name in enumerate(GIGANTOBOTS)
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


def _wanted(state: CyberionState) -> int:
    """How many things are still to be chosen; 0 where it is one, or not known."""
    steps = state.agenda.steps()
    return steps[0].wanted(state) if steps else 0


def _ability(state: CyberionState) -> str | None:
    """The model whose ability is being used, as long as there is something to choose about it."""
    steps = state.agenda.steps()
    if state.result is not None or not steps:
        return None
    first = steps[0]
    return MODELS[first.ability] if isinstance(first, Ability) else None
