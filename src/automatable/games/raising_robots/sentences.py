"""The table in plain sentences, for screen readers and pipes."""

from collections.abc import Sequence
from typing import Any

from ...kernel.board import Speaker
from ...kernel.seats import Seat
from . import derived, phrases
from .effects import GOOD_NAMES, LETTERS
from .kinds import PHASES, ROWS, TYPES
from .pieces import CardSet
from .player_board import BOARD, CELLS

_SOURCES = ("robots", "classes", "inventory", "inventor", "leftover")


def describe(
    cards: CardSet, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
) -> list[str]:
    """Everything a viewer sees: what is common, each seat, then the own board and hand."""
    lines = [_round(view, words), *_neutral(view, words), *_auction(cards, view, names, words)]
    for seat in view["seats"]:
        lines += _seat(seat, names[seat["seat"]], words)
        lines += _lessons(cards, seat, names[seat["seat"]], seat["seat"] == viewer, words)
        if seat["hand"] and viewer < 0:  # seen by who sees all
            held = ", ".join([words.thing(card) for card in seat["hand"]])
            lines.append(words.say("tell-holds", name=names[seat["seat"]], cards=held))
    if viewer >= 0:
        lines += _board(cards, view["seats"][viewer], words)
        lines += _cards(cards, view["seats"][viewer], words)
    lines.append(words.say("tell-deck", deck=view["deck"], discard=len(view["discard"])))
    told = doing(view, words)
    return [*lines, *([told] if told else []), *_scores(view, names, words)]


# Common.


def _round(view: dict[str, Any], words: Speaker) -> str:
    stage = words.say(f"stage-{view['stage']}")
    if not view["round"]:
        return words.say("tell-stage", stage=stage)
    cubes = [f"{words.thing(phase)} {view['cubes'][phase]}" for phase in PHASES]
    return words.say(
        "tell-round",
        round=view["round"],
        rounds=view["rounds"],
        stage=stage,
        cubes=", ".join(cubes),
    )


def _neutral(view: dict[str, Any], words: Speaker) -> list[str]:
    if view["neutral"] is None or not view["round"]:
        return []
    phases = ", ".join([words.thing(phase) for phase in view["neutral"]["open"]])
    cubes = ", ".join([str(count) for count in view["neutral"]["cubes"]])
    return [words.say("tell-neutral", phases=phases or words.say("nothing"), cubes=cubes)]


def _auction(
    cards: CardSet, view: dict[str, Any], names: Sequence[str], words: Speaker
) -> list[str]:
    lines = []
    for track in view["tracks"]:
        bids = [
            words.say("board-bid", name=names[bid["seat"]], space=bid["space"])
            for bid in track["bids"]
        ]
        told = inventor(cards, track["card"], words)
        bid = ", ".join(bids) or words.say("nothing")
        lines.append(
            words.say("tell-track", card=words.thing(track["card"]), ability=told, bid=bid)
        )
    return lines


def doing(view: dict[str, Any], words: Speaker) -> str:
    """What the viewer's work is at, and what is still to be paid."""
    now = view["doing"]
    if now is None or (now["phase"] is None and not now["cost"]):
        return ""
    said = []
    if now["phase"] is not None:
        said.append(words.thing(now["phase"]))
    if now["energy"] is not None:
        said.append(words.say("energy-needed", energy=now["energy"]))
    if now["robot"] is not None:
        said.append(words.thing(now["robot"]))
    if now["cost"]:
        goods = (*GOOD_NAMES, "card", "wild")
        due = [
            words.say("amount", good=goods[LETTERS.index(letter)], amount=count)
            for letter, count in now["cost"].items()
        ]
        said.append(words.say("board-due", cost=", ".join(due)))
    return words.say("board-now", doing=" · ".join(said))


def _scores(view: dict[str, Any], names: Sequence[str], words: Speaker) -> list[str]:
    lines = []
    if view["past"]:
        past = ", ".join([str(points) for points in view["past"]])
        lines.append(words.say("board-past", points=past))
    if view["stage"] == "over":
        for seat in view["seats"]:
            parts = [
                f"{words.say(f'score-{source}')} {seat['score'][source]}" for source in _SOURCES
            ]
            facts = {"name": names[seat["seat"]], "total": seat["score"]["total"]}
            lines.append(words.say("tell-score", parts=", ".join(parts), **facts))
    return lines


# A seat.


def _seat(seat: dict[str, Any], name: str, words: Speaker) -> list[str]:
    goods = [
        words.say("amount", good=good, amount=seat["goods"][good])
        for good in GOOD_NAMES
        if seat["goods"][good]
    ]
    goods.append(words.say("amount", good="card", amount=seat["cards"]))
    lines = [words.say("tell-seat", name=name, goods=", ".join(goods))]
    tokens = [f"{words.thing(token)} {count}" for token, count in seat["tokens"].items() if count]
    if tokens:
        lines.append(words.say("tell-tokens", name=name, tokens=", ".join(tokens)))
    lines += _energy(seat, name, words)
    for row in ROWS:
        if seat["rows"][row]:
            robots = [_robot(one, words) for one in seat["rows"][row]]
            facts = {"name": name, "row": words.thing(row)}
            lines.append(words.say("tell-row", robots=", ".join(robots), **facts))
    return lines


def _energy(seat: dict[str, Any], name: str, words: Speaker) -> list[str]:
    """The phases a seat may perform, or else its energy cards."""
    if seat["sums"]:
        told = [
            words.say("tell-phase", phase=words.thing(one["phase"]), energy=one["total"])
            for one in seat["sums"]
        ]
        return [words.say("tell-sums", name=name, phases=", ".join(told))]
    drawn = [
        words.thing(one["card"])
        if one["phase"] is None
        else f"{words.thing(one['card'])} ({words.thing(one['phase'])})"
        for one in seat["energy"]["drawn"]
    ]
    return [words.say("tell-energy", name=name, cards=", ".join(drawn))] if drawn else []


def _robot(one: dict[str, Any], words: Speaker) -> str:
    name = words.thing(one["card"])
    return words.say("tell-upgraded", card=name) if one["upgraded"] else name


def _lessons(
    cards: CardSet, seat: dict[str, Any], name: str, is_own: bool, words: Speaker
) -> list[str]:
    """Classes and inventor of a seat; of others only how far they are."""
    lines = []
    for one in seat["classes"]:
        told = lesson(cards, one, words) if is_own else progress(cards, one, words)
        lines.append(words.say("tell-class", name=name, card=words.thing(one["card"]), told=told))
    card = seat["inventor"]
    if card is not None:
        key = "tell-inventor_upgraded" if seat["inventor_upgraded"] else "tell-inventor"
        lines.append(words.say(key, name=name, card=words.thing(card)))
        if is_own:
            lines.append(words.say("tell-ability", told=inventor(cards, card, words)))
    return lines


def inventor(cards: CardSet, card: str, words: Speaker) -> str:
    """All that an inventor card says."""
    return phrases.inventor(cards.inventors, cards.inventors.ids.index(card), words)


def class_card(cards: CardSet, card: str, words: Speaker) -> str:
    """All that a class card says."""
    number = cards.classes.ids.index(card)
    return words.say(
        "note-class",
        aim=phrases.objective(cards.classes, number, words),
        ladder=phrases.ladder(cards.classes, number, words),
        credit=phrases.credit(cards.classes, number, words),
    )


def progress(cards: CardSet, one: dict[str, Any], words: Speaker) -> str:
    """What a class counts, how much there is, and the grade."""
    aim = phrases.objective(cards.classes, cards.classes.ids.index(one["card"]), words)
    return words.say("note-grade", aim=aim, count=one["count"], grade=one["grade"] or "-")


def lesson(cards: CardSet, one: dict[str, Any], words: Speaker) -> str:
    """A class with its count and grade."""
    number = cards.classes.ids.index(one["card"])
    return words.say(
        "board-class",
        aim=phrases.objective(cards.classes, number, words),
        count=one["count"],
        grade=one["grade"] or "-",
        vp=one["vp"],
        ladder=phrases.ladder(cards.classes, number, words),
        credit=phrases.credit(cards.classes, number, words),
    )


# The viewer's own board and cards.


def _board(cards: CardSet, seat: dict[str, Any], words: Speaker) -> list[str]:
    """Board actions as they are now, and the tokens still locked."""
    rows = []
    for k, deed in enumerate(BOARD.upgrades):
        energy = words.say("energy-needed", energy=int(deed.need))
        wilds = words.say("amount", good="wild", amount=derived.row_wilds(cards, seat, k))
        rows.append(f"{energy}, {wilds}")
    lines = [words.say("tell-section", phase=words.thing("upgrade"), actions=" · ".join(rows))]
    for row in ROWS:
        first = 3 * ROWS.index(row)
        told = []
        for cell in CELLS[first : first + 3]:
            deed = derived.cell_deed(seat, cell)
            facts = {"energy": int(deed.need), "deed": phrases.deed(deed, words)}
            told.append(words.say("tell-action", **facts))
        lines.append(words.say("tell-section", phase=words.thing(row), actions=" · ".join(told)))
    locked = [_locked(seat, section, words) for section in ("upgrade", *ROWS)]
    return [*lines, words.say("tell-locked", tokens=" · ".join([one for one in locked if one]))]


def _locked(seat: dict[str, Any], section: str, words: Speaker) -> str:
    left = [words.thing(token) for token in TYPES if not derived.is_free(seat, section, token)]
    return f"{words.thing(section)} {', '.join(left)}" if left else ""


def _cards(cards: CardSet, seat: dict[str, Any], words: Speaker) -> list[str]:
    lines = [_held(cards, card, words) for card in seat["hand"] or []]
    if lines:
        lines.insert(0, words.say("tell-hand"))
    for card in seat["looks"] or []:
        is_inventor = card.startswith("IN-")
        told = inventor(cards, card, words) if is_inventor else class_card(cards, card, words)
        lines.append(words.say("tell-look", card=words.thing(card), told=told))
    return lines


def _held(cards: CardSet, card: str, words: Speaker) -> str:
    robot = cards.robots.ids.index(card)
    return words.say(
        "tell-card",
        card=words.thing(card),
        row=words.thing(ROWS[cards.robots.row[robot]]),
        left=phrases.price(cards.robots.left[robot], words),
        right=phrases.price(cards.robots.right[robot], words),
        vp=int(cards.robots.vp[robot]),
        deed=phrases.deed(cards.robots.base[robot], words),
    )
