"""What a player can do in one go: ways across the arena, all plain Batteries, and what is left.

No rules here: a way is made of moves that `rules/movement.py` allows and prices. It never crosses a
square that does something to a robot that enters; such a square can only be the last of a way.
"""

from mypy_extensions import i64

from .arena import square_name
from .geometry import NOWHERE
from .robots import ROBOTS, Robot
from .rules import movement, shop
from .rules.playing import can_be_played
from .shape import ArenaCharge, ArenaIdle, ArenaPlans, ArenaWalk
from .state import NONE, ArenaState, pile


def plans(state: ArenaState, robots: list[int]) -> ArenaPlans:
    """All of it, for the active player and these robots."""
    charge = _charge(state)
    return {
        "charge": charge,
        "walks": {ROBOTS[robot]: _walks(state, robot) for robot in robots},
        "idle": _idle(state, 0 if charge is None else charge["energy"]),
    }


# Batteries


def _charge(state: ArenaState) -> ArenaCharge | None:
    actions: list[str] = []
    energy: i64 = 0
    moves: i64 = 0
    for card in pile(state.hands, state.active, state.cards.count):
        if not _is_plain(state, card):
            continue
        actions.append(f"play:{state.cards.ids[card]}")
        for word in state.cards.effects[card]:
            energy += word.energy()
            moves += word.moves()
    if not actions:
        return None
    return {"actions": actions, "energy": int(energy), "moves": int(moves)}


def _is_plain(state: ArenaState, card: int) -> bool:
    """Whether a card gives Energy, perhaps Moves, and nothing else."""
    energy: i64 = 0
    for word in state.cards.effects[card]:
        if word.energy() == 0 and word.moves() == 0:
            return False
        energy += word.energy()
    return energy > 0


def _idle(state: ArenaState, charge: int) -> ArenaIdle:
    hand = sorted(set(pile(state.hands, state.active, state.cards.count)))
    attacks = [
        state.cards.ids[card]
        for card in hand
        if any([word.IS_ATTACK for word in state.cards.effects[card]])
        and can_be_played(state, card)
    ]
    energy = int(state.energy) + charge
    return {"attacks": attacks, "energy": energy if _buys(state, energy) else 0}


def _buys(state: ArenaState, energy: int) -> bool:
    """Whether this Energy is enough for anything on sale."""
    if energy == 0:
        return False
    for card in range(state.cards.count):
        if state.cards.cost[card] <= energy and shop.is_offered(state, card):
            return True
    return False


# Ways


def _walks(state: ArenaState, robot: int) -> dict[str, ArenaWalk]:
    """The cheapest way onto every square that the robot can pay to come onto."""
    here = int(state.square[robot])
    purse = int(state.moves + state.energy)
    if here == NOWHERE or purse == 0:
        return {}
    if state.jumping >> robot & 1:
        return _flights(state, robot)
    prices = [int(NONE)] * int(state.arena.squares)
    before = prices[:]
    prices[here] = 0
    border: list[list[int]] = [[] for _ in range(purse + 1)]  # squares by price
    border[0].append(here)
    found: dict[str, ArenaWalk] = {}
    for price in range(purse + 1):
        for square in border[price]:
            if prices[square] != price:
                continue  # there is a cheaper way
            if square != here:
                name = square_name(square, state.arena.columns)
                found[name] = _walk(state, _way(before, square), price)
                if len(state.terms.ground.enter[state.arena.grounds[square]]) > 0:
                    continue  # ways end here
            _go_on(state, robot, square, prices, before, border)
    return found


def _go_on(
    state: ArenaState,
    robot: Robot,
    square: int,
    prices: list[int],
    before: list[int],
    border: list[list[int]],
) -> None:
    """Take a step from a square in every direction, where it is not dearer than another way."""
    direction: i64
    for direction in range(0, 8, 1 if state.diagonal >> robot & 1 else 2):
        beyond = int(state.arena.step(square, direction))
        if beyond == NOWHERE:
            continue
        step = int(movement.price_from(state, robot, square, beyond))
        total = prices[square] + step
        if step == NONE or total >= len(border) or 0 <= prices[beyond] <= total:
            continue
        prices[beyond] = total
        before[beyond] = square
        border[total].append(beyond)


def _flights(state: ArenaState, robot: int) -> dict[str, ArenaWalk]:
    """A flight needs one answer, however far it goes, and no way is cheaper."""
    found: dict[str, ArenaWalk] = {}
    for square in range(state.arena.squares):
        price = int(movement.affordable(state, robot, square))
        if price != NONE:
            name = square_name(square, state.arena.columns)
            found[name] = _walk(state, [square], price)
    return found


def _way(before: list[int], square: int) -> list[int]:
    """The squares of a way, the last given: `before` says of each from which one it is entered."""
    way = [square]
    while before[way[0]] != NONE:
        way.insert(0, before[way[0]])
    return way[1:]


def _walk(state: ArenaState, way: list[int], price: int) -> ArenaWalk:
    moves = min(price, int(state.moves))  # which are paid first, as in `movement.pay`
    damage = 0
    for word in state.terms.ground.enter[state.arena.grounds[way[-1]]]:
        damage += int(word.harm())
    names = [square_name(square, state.arena.columns) for square in way]
    return {"way": names, "moves": moves, "energy": price - moves, "damage": damage}
