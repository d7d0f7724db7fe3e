"""What is in the box: robots, classes, inventors, energy cards, and what the boards show."""

from typing import Any, Final

from ...kernel.contents import Entry, Told, called
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


def _amount(kind: str, amount: int) -> Told:
    if kind in _COUNTED:
        return Told("amount", {"good": kind, "amount": amount})
    return Told(f"gain-{kind}")


def _item(item: RaisingItem) -> Told:
    one = _amount(item["kind"], item["amount"])
    other = item["other"]
    if other is None:
        return one
    return Told("either", {"one": one, "other": _amount(other, item["amount"])})


def _items(items: list[RaisingItem]) -> list[Told]:
    return [_item(item) for item in items]


def _deed(deed: RaisingDeed) -> Told:
    gains = _items(deed["gains"])
    whole: object = gains
    if len(deed["cost"]) > 0:
        whole = Told("trade", {"cost": _items(deed["cost"]), "gains": gains})
    return Told("tell-action", {"energy": deed["energy"], "deed": whole})


def _price(price: RaisingPrice) -> list[Told]:
    return [Told("energy-needed", {"energy": price["energy"]}), *_items(price["cost"])]


# Cards.


def _robot(name: str, robot: RaisingRobot) -> Entry:
    does = [
        Told("piece-row", {"row": called(robot["row"]), "vp": robot["vp"]}),
        Told("piece-price", {"left": _price(robot["left"]), "right": _price(robot["right"])}),
        Told("piece-action", {"deed": _deed(robot["base"])}),
        Told("piece-upgraded", {"token": called(robot["type"]), "deed": _deed(robot["upgraded"])}),
    ]
    rules = ["RR-PHA-09", "RR-ASM-01", "RR-PLC-01"]
    return Entry("robot", name, robot["status"], does, [Told("piece-robots")], 1, rules)


def _class(name: str, lesson: RaisingClass) -> Entry:
    d, c, b, a = lesson["ladder"]
    best: object = Told("ladder-credit") if a is None else a
    does = [
        Told("piece-counts", {"aim": _objective(lesson["objective"])}),
        Told("ladder", {"d": d or 0, "c": c or 0, "b": b or 0, "a": best}),
        Told("piece-credit", {"token": called(lesson["credit"])}),
    ]
    rules = ["RR-LES-07", "RR-LES-08"]
    return Entry("class", name, lesson["status"], does, [Told("piece-classes")], 1, rules)


def _objective(aim: RaisingObjective) -> Told:
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
    return Told(f"objective-{aim['word']}", found)


def _inventor(name: str, inventor: RaisingInventor) -> Entry:
    robots, tokens = inventor["robots"], inventor["tokens"]
    needs = Told("needs-robots" if robots else "needs-tokens", {"count": robots or tokens})
    upgraded = {
        "token": called(inventor["type"]),
        "needs": needs,
        "ability": _ability(inventor["upgraded"]),
    }
    does = [_ability(inventor["base"]), Told(f"piece-then-{inventor['icon']}", upgraded)]
    where = [Told(f"piece-inventors-{inventor['level']}")]
    rules = ["RR-INV-01", "RR-INV-06"]
    return Entry("inventor", name, inventor["status"], does, where, 1, rules)


def _ability(ability: RaisingAbility) -> Told:
    phase = ability["phase"]
    what = {
        "gains": _items(ability["gains"]),
        "phase": called(phase) if phase is not None else "",
        "phases": ability["phases"],
        "tokens": ability["tokens"],
        "count": ability["count"],
    }
    return Told(f"when-{ability['timing']}", {"what": Told(f"ability-{ability['word']}", what)})


def _energy(name: str, card: RaisingEnergyCard, players: dict[str, int]) -> Entry:
    does = [Told("piece-energy", {"energy": card["value"]})]
    if card["cubes"] > 0:
        does.append(Told("piece-cubes", {"count": card["cubes"]}))
    if card["each"] > 1:
        does.append(Told("piece-multiplier", {"each": card["each"]}))
    where = [Told("piece-energies", players)]
    title = Told("piece-energy-name", {"sign": called(name)})
    rules = ["RR-PRE-12", "RR-ENE-02"]
    return Entry("energy", name, card["status"], does, where, 6, rules, title)


# The player board.


def _cells(cards: CardSet) -> list[Entry]:
    """All that is printed on the player board and the boards beside it, row by row."""
    board = cards.board
    found: list[Entry] = []
    for number, row in enumerate(board.data["upgrade"]):
        does = [Told("piece-action", {"deed": _deed(deed_facts(board.upgrades[number]))})]
        found.append(_printed("upgrade", row, does, "RR-UPG-04"))
    for number, row in enumerate(board.data["cell"]):
        adds = {
            "token": called(token_name(board.cell_token[number])),
            "gains": _items(gain_items(board.adds[number])),
        }
        does = [
            Told("piece-action", {"deed": _deed(deed_facts(board.cells[number]))}),
            Told("piece-uncovered", adds),
        ]
        found.append(_printed("cell", row, does, "RR-ROW-03"))
    for row in board.data["inspiration"]:
        title = Told("piece-circle", {"token": called(str(row["type"]))})
        found.append(_printed("inspiration", row, [Told("circle-inspires")], "RR-UPG-09", title))
    for row in board.data["bonus"]:
        facts = {"energy": int(row["energy"]), "phase": called(str(row["id"]))}
        title = Told("piece-bonus-name", {"token": called(str(row["type"])), **facts})
        found.append(_printed("bonus", row, [Told("circle-energy", facts)], "RR-ENE-08", title))
    for row in board.data["slots"]:
        does = [Told("piece-slots", {"wilds": _listed(row["extra"])})]
        title = Told("piece-slots-name", {"row": called(str(row["id"]))})
        found.append(_printed("slots", row, does, "RR-ASM-05", title))
    return found + _once(board)


def _once(board: PlayerBoard) -> list[Entry]:
    """What lies beside the player boards: neutral cubes, bidding tracks, the worth of grades."""
    found: list[Entry] = []
    for row in board.data["neutral"]:
        does = [Told("piece-neutral", {"cubes": _listed(row["cubes"])})]
        title = Told("piece-neutral-name", {"players": int(row["id"])})
        found.append(_printed("neutral", row, does, "RR-SOL-03", title))
    spaces: list[object] = []
    for bid in board.bids:
        items = _items(cost_items(bid.cost))
        spaces.append(Told("piece-bid", {"cost": items if len(items) > 0 else Told("nothing")}))
    bids = {"id": "bids", **board.data["bids"]}
    found.append(_printed("bids", bids, [Told("piece-bids", {"spaces": spaces})], "RR-AUC-11"))
    d, c, b, a = [int(vp) for vp in board.data["grades"]["vp"]]
    grades = {"id": "grades", **board.data["grades"]}
    worth = Told("piece-grades", {"d": d, "c": c, "b": b, "a": a})
    found.append(_printed("grades", grades, [worth], "RR-LES-07"))
    return found


def _printed(
    kind: str, row: dict[str, Any], does: list[Told], rule: str, title: Told | None = None
) -> Entry:
    where = [Told("piece-beside" if kind in ("neutral", "bids", "grades") else "piece-board")]
    return Entry(kind, str(row["id"]), str(row["status"]), does, where, 0, [rule], title)


def _listed(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
