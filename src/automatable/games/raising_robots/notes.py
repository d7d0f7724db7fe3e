"""What a player wants to know about an answer on offer: costs, gains, energy."""

from typing import Any

from ...kernel.board import Speaker
from . import derived, phrases, sentences
from .effects import Res
from .kinds import ROWS, TYPES
from .pieces import CardSet
from .player_board import BOARD


def note(cards: CardSet, view: dict[str, Any], seat: int, action: str, words: Speaker) -> str:
    """What stands beside an action, empty if there is nothing to add."""
    deed, _, place = action.partition("@")
    verb, _, thing = deed.partition(":")
    own = view["seats"][seat]
    if thing.startswith("RB-"):
        return _robot(cards, own, verb, thing, place, words)
    if thing.startswith("CL-"):
        return _lesson(cards, own, verb, thing, words)
    if thing.startswith("IN-"):
        return _inventor(cards, verb, thing, place, words)
    if verb == "batteries":
        return _energy(cards, view, own, int(thing), words)
    if verb == "pair":
        return _pair(cards, own, thing, words)
    if verb == "buy":
        return _row(cards, own, thing, words)
    if verb == "unlock":
        return _circle(thing, words)
    if verb == "use":
        return phrases.deed(derived.cell_deed(own, thing), words)
    return _ability(cards, own, thing, words) if verb == "ability" else ""


def _robot(
    cards: CardSet, own: dict[str, Any], verb: str, thing: str, place: str, words: Speaker
) -> str:
    robot = cards.robots.ids.index(thing)
    if verb == "assemble":
        return _assembling(cards, own, robot, place, words)
    if verb == "place" or verb == "upgraded":
        return phrases.deed(cards.robots.upgraded[robot], words)
    told = phrases.deed(cards.robots.base[robot], words)
    if verb == "base":
        return told
    row, vp = words.thing(ROWS[cards.robots.row[robot]]), int(cards.robots.vp[robot])
    return words.say("note-card", row=row, vp=vp, deed=told)


def _assembling(
    cards: CardSet, own: dict[str, Any], robot: int, column: str, words: Speaker
) -> str:
    prices = {"left": cards.robots.left, "right": cards.robots.right}
    if column in prices:
        said = phrases.price(prices[column][robot], words)
    else:
        row, vp = words.thing(ROWS[cards.robots.row[robot]]), int(cards.robots.vp[robot])
        said = words.say("note-built", row=row, vp=vp)
    extra = derived.slot_extra(cards, own, robot)
    if not extra:
        return said
    return words.say("note-slot", said=said, cost=phrases.amount(Res.W, extra, words))


def _lesson(cards: CardSet, own: dict[str, Any], verb: str, thing: str, words: Speaker) -> str:
    if verb == "place":
        return words.say("note-credit")
    if verb == "swap":
        (held,) = [one for one in own["classes"] if one["card"] == thing]
        return sentences.progress(cards, held, words)
    return phrases.objective(cards.classes, cards.classes.ids.index(thing), words)


def _inventor(cards: CardSet, verb: str, thing: str, place: str, words: Speaker) -> str:
    inventor = cards.inventors.ids.index(thing)
    if verb == "bid":
        return phrases.cost(BOARD.bids[int(place) - 1].cost, words)
    if verb == "place":
        return phrases.ability(cards.inventors.upgraded[inventor], words)
    return phrases.ability(cards.inventors.base[inventor], words)


def _energy(
    cards: CardSet, view: dict[str, Any], own: dict[str, Any], spent: int, words: Speaker
) -> str:
    """The energy of the phase with so many batteries."""
    phase = view["doing"]["phase"]
    (total,) = [one["total"] for one in own["sums"] if one["phase"] == phase]
    energy = total + spent * derived.battery_worth(cards, own, phase)
    return words.say("note-energy", phase=words.thing(phase), energy=energy)


def _pair(cards: CardSet, own: dict[str, Any], phase: str, words: Speaker) -> str:
    """The energy of the first card that has no phase yet."""
    card = next(one["card"] for one in own["energy"]["drawn"] if one["phase"] is None)
    return words.say("note-sure", energy=derived.sure_energy(cards, own, card, phase))


def _row(cards: CardSet, own: dict[str, Any], thing: str, words: Speaker) -> str:
    row = int(thing[1:]) - 1
    energy = words.say("energy-needed", energy=int(BOARD.upgrades[row].need))
    return f"{energy}, {phrases.amount(Res.W, derived.row_wilds(cards, own, row), words)}"


def _circle(thing: str, words: Speaker) -> str:
    """What comes to light when a token is taken."""
    section, _, token = thing.partition("-")
    if section == "upgrade":
        return words.say("circle-inspires")
    row = ROWS.index(section)
    if derived.bonus_token(section) == token:
        energy = int(BOARD.bonus[row])
        return words.say("circle-energy", energy=energy, phase=words.thing(section))
    (cell,) = [3 * row + k for k in range(3) if BOARD.cell_token[3 * row + k] == TYPES.index(token)]
    adds = phrases.gains(BOARD.adds[cell], words)
    return words.say("circle-adds", number=cell % 3 + 1, gains=adds)


def _ability(cards: CardSet, own: dict[str, Any], thing: str, words: Speaker) -> str:
    inventor = cards.inventors.ids.index(own["inventor"])
    which = cards.inventors.base if thing == "base" else cards.inventors.upgraded
    return phrases.ability(which[inventor], words)
