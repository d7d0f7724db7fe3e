"""What is printed on cards and boards, taken apart for whoever draws them."""

from collections.abc import Sequence
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from .ability_words import TIMINGS, Ability
from .classes import Classes
from .effects import GOOD_NAMES, Deed, Gain, Res
from .energy import Energy
from .inventors import LEVELS, Inventors
from .kinds import PHASES, ROWS, TYPES
from .objectives import Objective
from .pieces import CardSet
from .player_board import CELLS, PlayerBoard
from .printed_shape import (
    KindName,
    PhaseName,
    RaisingAbility,
    RaisingBoardFacts,
    RaisingClass,
    RaisingDeed,
    RaisingEnergyCard,
    RaisingFacts,
    RaisingInventor,
    RaisingItem,
    RaisingObjective,
    RaisingPrice,
    RaisingRobot,
    RaisingSection,
    RowName,
    Status,
    TokenName,
)
from .robots import Price, Robots
from .words import WORDS

_KINDS: Final = (*GOOD_NAMES, "card", "wild", *[word.name for word in WORDS[2:]])  # as in Res


def facts(cards: CardSet) -> RaisingFacts:
    """All that is printed in a box."""
    robots, classes, inventors, energy = (
        cards.robots,
        cards.classes,
        cards.inventors,
        cards.energy,
    )
    return {
        "robot": {name: _robot(robots, card) for card, name in enumerate(robots.ids)},
        "lesson": {name: _class(classes, card) for card, name in enumerate(classes.ids)},
        "inventor": {name: _inventor(inventors, card) for card, name in enumerate(inventors.ids)},
        "energy": {name: _energy(energy, card) for card, name in enumerate(energy.ids)},
        "board": _board(cards.board),
    }


# Costs and gains.


def item(kind: i64, amount: i64, other: i64 = -1) -> RaisingItem:
    """An amount of a kind, or of another."""
    instead = None if other < 0 else kind_name(other)
    return {"kind": kind_name(kind), "amount": int(amount), "other": instead}


def kind_name(kind: i64) -> KindName:
    """What a kind of Res is called."""
    return cast(KindName, _KINDS[kind])


def cost_items(cost: vec[i64]) -> list[RaisingItem]:
    """Everything a cost asks for."""
    return [item(kind, cost[kind]) for kind in range(len(cost)) if cost[kind] > 0]


def gain_items(gains: Sequence[Gain]) -> list[RaisingItem]:
    """Gains in order; of one kind after each other they are one (RR-ICN-05)."""
    found: list[RaisingItem] = []
    for gain in gains:
        one = item(gain.kind, gain.amount, gain.other)
        last = found[-1] if found else None
        plain = gain.kind <= Res.W and gain.other < 0
        if last is not None and plain and last["kind"] == one["kind"] and last["other"] is None:
            last["amount"] += one["amount"]
        else:
            found.append(one)
    return found


def deed_facts(deed: Deed) -> RaisingDeed:
    """An action."""
    return {
        "cost": cost_items(deed.cost),
        "gains": gain_items(deed.gains),
        "energy": int(deed.need),
    }


def _price(price: Price) -> RaisingPrice:
    return {"energy": int(price.energy), "cost": cost_items(price.cost)}


# Names of closed sets.


def phase_name(phase: i64) -> PhaseName:
    """What a phase is called."""
    return PHASES[phase]


def row_name(row: i64) -> RowName:
    """What a row is called."""
    return ROWS[row]


def token_name(token: i64) -> TokenName:
    """What a type of tokens is called."""
    return TYPES[token]


def _status(row: dict[str, Any]) -> Status:
    return cast(Status, str(row["status"]))


# Cards.


def _robot(robots: Robots, card: int) -> RaisingRobot:
    return {
        "name": robots.names[card],
        "row": row_name(robots.row[card]),
        "left": _price(robots.left[card]),
        "right": _price(robots.right[card]),
        "vp": int(robots.vp[card]),
        "type": token_name(robots.token[card]),
        "base": deed_facts(robots.base[card]),
        "upgraded": deed_facts(robots.upgraded[card]),
        "status": _status(robots.rows[card]),
    }


def _class(classes: Classes, card: int) -> RaisingClass:
    counts = [int(classes.ladder[4 * card + step]) for step in range(4)]
    return {
        "title": classes.titles[card],
        "objective": _objective(classes.objectives[card]),
        "ladder": [None if count < 0 else count for count in counts],
        "credit": token_name(classes.credit[card]),
        "status": _status(classes.rows[card]),
    }


def _objective(told: Objective) -> RaisingObjective:
    low, takes = told.low, told.TAKES
    return {
        "word": told.NAME,
        "type": token_name(low) if takes == "type" else None,
        "good": kind_name(low) if takes == "good" else None,
        "row": row_name(low) if takes == "row" else None,
        "low": int(low) if takes == "range" else 0,
        "high": int(told.high) if takes == "range" else 0,
    }


def _inventor(inventors: Inventors, card: int) -> RaisingInventor:
    return {
        "name": inventors.names[card],
        "level": LEVELS[inventors.level[card]],
        "base": ability_facts(inventors.base[card]),
        "upgraded": ability_facts(inventors.upgraded[card]),
        "type": token_name(inventors.token[card]),
        "robots": int(inventors.robots[card]),
        "tokens": int(inventors.tokens[card]),
        "icon": "OR" if inventors.replaces[card] else "AND",
        "status": _status(inventors.rows[card]),
    }


def ability_facts(ability: Ability) -> RaisingAbility:
    """An ability, its numbers by what they count."""
    return {
        "timing": TIMINGS[ability.timing],
        "word": ability.NAME,
        "gains": gain_items(ability.gains),
        "phase": None if ability.phase < 0 else phase_name(ability.phase),
        "phases": int(ability.phases),
        "tokens": int(ability.tokens),
        "count": int(ability.count),
    }


def _energy(energy: Energy, card: int) -> RaisingEnergyCard:
    return {
        "value": int(energy.value[card]),
        "cubes": int(energy.cubes[card]),
        "each": int(energy.each(card)),
        "status": _status(energy.rows[card]),
    }


# The board.


def _board(board: PlayerBoard) -> RaisingBoardFacts:
    return {
        "inspiration": [token_name(token) for token in board.inspiration],
        "sections": {
            "design": _section(board, 0),
            "fabricate": _section(board, 1),
            "recycle": _section(board, 2),
        },
        "bids": [cost_items(bid.cost) for bid in board.bids],
        "grades": [int(vp) for vp in board.grade_vp[1:]],
    }


def _section(board: PlayerBoard, row: int) -> RaisingSection:
    return {
        "cells": [
            {
                "id": CELLS[cell],
                "deed": deed_facts(board.cells[cell]),
                "improved": deed_facts(board.improved[cell]),
                "type": token_name(board.cell_token[cell]),
                "adds": gain_items(board.adds[cell]),
            }
            for cell in range(3 * row, 3 * row + 3)
        ],
        "bonus": int(board.bonus[row]),
        "bonus_type": token_name(board.bonus_token[row]),
    }
