"""What is in the box: robots, classes, inventors, energy cards, and what the boards show."""

from typing import Any, Final

from ...kernel.contents import Entry, Message, called
from .effects import GOOD_NAMES
from .pieces import CardSet
from .player_board import PlayerBoard
from .printed import cost_items, deed_facts, facts, gain_items, token_name
from .printed_shape import (
    RaisingAbility,
    RaisingClass,
    RaisingDeed,
    RaisingEnergyCard,
    RaisingInventor,
    RaisingItem,
    RaisingObjective,
    RaisingPrice,
    RaisingRobot,
)

_COUNTED: Final = (*GOOD_NAMES, "card", "wild")


def contents(cards: CardSet) -> list[Entry]:
    """The cards, and the actions of the player board."""
    printed = facts(cards)
    found = [_robot(name, one) for name, one in printed["robot"].items()]
    found += [_class(name, one) for name, one in printed["lesson"].items()]
    found += [_inventor(name, one) for name, one in printed["inventor"].items()]
    for number, name in enumerate(cards.energy.ids):
        players = {"low": int(cards.energy.low[number]), "high": int(cards.energy.high[number])}
        found.append(_energy(name, printed["energy"][name], players))
    return found + _cells(cards)


# Costs and gains, as messages.


def _amount(kind: str, amount: int) -> Message:
    if kind in _COUNTED:
        return Message("amount", {"good": kind, "amount": amount})
    return Message(f"gain-{kind}")


def _item(item: RaisingItem) -> Message:
    one = _amount(item["kind"], item["amount"])
    other = item["other"]
    if other is None:
        return one
    return Message("either", {"one": one, "other": _amount(other, item["amount"])})


def _items(items: list[RaisingItem]) -> list[Message]:
    return [_item(item) for item in items]


def _deed(deed: RaisingDeed) -> Message:
    gains = _items(deed["gains"])
    whole: object = gains
    if len(deed["cost"]) > 0:
        whole = Message("trade", {"cost": _items(deed["cost"]), "gains": gains})
    return Message("tell-action", {"energy": deed["energy"], "deed": whole})


def _price(price: RaisingPrice) -> list[Message]:
    return [Message("energy-needed", {"energy": price["energy"]}), *_items(price["cost"])]


# Cards.


def _robot(name: str, robot: RaisingRobot) -> Entry:
    does = [
        Message("piece-row", {"row": called(robot["row"]), "vp": robot["vp"]}),
        Message("piece-price", {"left": _price(robot["left"]), "right": _price(robot["right"])}),
        Message("piece-action", {"deed": _deed(robot["base"])}),
        Message(
            "piece-upgraded", {"token": called(robot["type"]), "deed": _deed(robot["upgraded"])}
        ),
    ]
    rules = ["RR-PHA-09", "RR-ASM-01", "RR-PLC-01"]
    return Entry("robot", name, robot["status"], does, [Message("piece-robots")], 1, rules)


def _class(name: str, lesson: RaisingClass) -> Entry:
    d, c, b, a = lesson["ladder"]
    best: object = Message("ladder-credit") if a is None else a
    does = [
        Message("piece-counts", {"aim": _objective(lesson["objective"])}),
        Message("ladder", {"d": d or 0, "c": c or 0, "b": b or 0, "a": best}),
        Message("piece-credit", {"token": called(lesson["credit"])}),
    ]
    rules = ["RR-LES-07", "RR-LES-08"]
    return Entry("class", name, lesson["status"], does, [Message("piece-classes")], 1, rules)


def _objective(aim: RaisingObjective) -> Message:
    found: dict[str, object] = {}
    if aim["type"] is not None:
        found["type"] = aim["type"]
    if aim["good"] is not None:
        found["good"] = aim["good"]
    row = aim["row"]
    if row is not None:
        found["phase"] = called(row)
    low, high = aim["low"], aim["high"]
    found["range"] = str(low) if low == high else f"{low}-{high}"
    return Message(f"objective-{aim['word']}", found)


def _inventor(name: str, inventor: RaisingInventor) -> Entry:
    robots, tokens = inventor["robots"], inventor["tokens"]
    needs = Message("needs-robots" if robots else "needs-tokens", {"count": robots or tokens})
    upgraded = {
        "token": called(inventor["type"]),
        "needs": needs,
        "ability": _ability(inventor["upgraded"]),
    }
    does = [_ability(inventor["base"]), Message(f"piece-then-{inventor['icon']}", upgraded)]
    where = [Message(f"piece-inventors-{inventor['level']}")]
    rules = ["RR-INV-01", "RR-INV-06"]
    return Entry("inventor", name, inventor["status"], does, where, 1, rules)


def _ability(ability: RaisingAbility) -> Message:
    phase = ability["phase"]
    what = {
        "gains": _items(ability["gains"]),
        "phase": called(phase) if phase is not None else "",
        "phases": ability["phases"],
        "tokens": ability["tokens"],
        "count": ability["count"],
    }
    return Message(
        f"when-{ability['timing']}", {"what": Message(f"ability-{ability['word']}", what)}
    )


def _energy(name: str, card: RaisingEnergyCard, players: dict[str, int]) -> Entry:
    does = [Message("piece-energy", {"energy": card["value"]})]
    if card["cubes"] > 0:
        does.append(Message("piece-cubes", {"count": card["cubes"]}))
    if card["each"] > 1:
        does.append(Message("piece-multiplier", {"each": card["each"]}))
    where = [Message("piece-energies", players)]
    title = Message("piece-energy-name", {"sign": called(name)})
    rules = ["RR-PRE-12", "RR-ENE-02"]
    return Entry("energy", name, card["status"], does, where, 6, rules, title)


# The player board.


def _cells(cards: CardSet) -> list[Entry]:
    """All that is printed on the player board and the boards beside it, row by row."""
    board = cards.board
    found: list[Entry] = []
    for number, row in enumerate(board.data["upgrade"]):
        does = [Message("piece-action", {"deed": _deed(deed_facts(board.upgrades[number]))})]
        found.append(_printed("upgrade", row, does, "RR-UPG-04"))
    for number, row in enumerate(board.data["cell"]):
        adds = {
            "token": called(token_name(board.cell_token[number])),
            "gains": _items(gain_items(board.adds[number])),
        }
        does = [
            Message("piece-action", {"deed": _deed(deed_facts(board.cells[number]))}),
            Message("piece-uncovered", adds),
        ]
        found.append(_printed("cell", row, does, "RR-ROW-03"))
    for row in board.data["inspiration"]:
        title = Message("piece-circle", {"token": called(str(row["type"]))})
        found.append(_printed("inspiration", row, [Message("circle-inspires")], "RR-UPG-09", title))
    for row in board.data["bonus"]:
        facts = {"energy": int(row["energy"]), "phase": called(str(row["id"]))}
        title = Message("piece-bonus-name", {"token": called(str(row["type"])), **facts})
        found.append(_printed("bonus", row, [Message("circle-energy", facts)], "RR-ENE-08", title))
    for row in board.data["slots"]:
        does = [Message("piece-slots", {"wilds": _listed(row["extra"])})]
        title = Message("piece-slots-name", {"row": called(str(row["id"]))})
        found.append(_printed("slots", row, does, "RR-ASM-05", title))
    return found + _once(board)


def _once(board: PlayerBoard) -> list[Entry]:
    """What lies beside the player boards: neutral cubes, bidding tracks, the worth of grades."""
    found: list[Entry] = []
    for row in board.data["neutral"]:
        does = [Message("piece-neutral", {"cubes": _listed(row["cubes"])})]
        title = Message("piece-neutral-name", {"players": int(row["id"])})
        found.append(_printed("neutral", row, does, "RR-SOL-03", title))
    spaces: list[object] = []
    for bid in board.bids:
        items = _items(cost_items(bid.cost))
        spaces.append(
            Message("piece-bid", {"cost": items if len(items) > 0 else Message("nothing")})
        )
    bids = {"id": "bids", **board.data["bids"]}
    found.append(_printed("bids", bids, [Message("piece-bids", {"spaces": spaces})], "RR-AUC-11"))
    d, c, b, a = [int(vp) for vp in board.data["grades"]["vp"]]
    grades = {"id": "grades", **board.data["grades"]}
    worth = Message("piece-grades", {"d": d, "c": c, "b": b, "a": a})
    found.append(_printed("grades", grades, [worth], "RR-LES-07"))
    return found


def _printed(
    kind: str, row: dict[str, Any], does: list[Message], rule: str, title: Message | None = None
) -> Entry:
    where = [Message("piece-beside" if kind in ("neutral", "bids", "grades") else "piece-board")]
    return Entry(kind, str(row["id"]), str(row["status"]), does, where, 0, [rule], title)


def _listed(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
