"""Robot Quest Arena as text: a map of the arena, players beside it, the Shop below; 80 columns.

A robot is two letters of its name; colour only repeats it.
"""

import re
from collections import Counter
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from ...kernel.board import Board, Speaker
from ...kernel.seats import Seat
from .cardset import read_effects, word_of
from .tiles import LETTERS, TILES

_ROBOTS = {"pug": "Pu", "petri": "Pe", "strider": "St", "crate": "Cr"}
_SUITS = {"pug": "suit2", "petri": "suit3", "strider": "suit4", "crate": "suit5"}
_WIDTH = 76  # 80 columns without the frame
_OFFER = 25  # of a card on offer
_NAME = 14  # of a player beside the map
_MARK = re.compile(r"(?<!\\)\[[a-z0-9/]+\]")


class ArenaBoard(Board):
    """The map and the players, then what can be bought, then the own cards."""

    def draw(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        return [
            _title(view, names, words),
            *_beside(_map(view), _players(view, names, words)),
            f"[faint]{words.say('board-legend')}[/]",
            "",
            *_offers(view, words),
            *_own(view, viewer, words),
        ]

    def describe(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        return [
            _tell_turn(view, names, words),
            *_tell_arena(view, words),
            *[_tell_robot(view, robot, names, words) for robot in view["robots"]],
            *[line for seat in view["seats"] for line in _tell_seat(seat, names, words)],
            *_tell_offers(view, words),
        ]

    def note(self, view: dict[str, Any], viewer: Seat, action: str, words: Speaker) -> str:
        deed, _, place = action.partition("@")
        verb, _, thing = deed.partition(":")
        if verb in ("play", "discard", "scrap"):
            return _effects(view["cards"][thing]["effect"], words)
        if verb in ("buy", "obtain"):
            cost = words.say("board-cost", cost=view["cards"][thing]["cost"])
            return f"{cost} · {_effects(view['cards'][thing]['effect'], words)}"
        if verb in ("move", "place", "stop"):
            return _landing(view, verb, thing, place, words)
        return ""


# Notes.


def _effects(text: str, words: Speaker) -> str:
    """What a card does, in words."""
    said = []
    for effect in read_effects(text, "effect"):
        key = word_of(effect) + ("_nolos" if effect.nolos else "")
        said.append(words.say(f"effect-{key}", a=int(effect.a), b=int(effect.b)))
    return "; ".join(said)


def _landing(view: dict[str, Any], verb: str, robot: str, square: str, words: Speaker) -> str:
    """What it costs to come onto a square, and what is there."""
    said = []
    if verb == "move":
        said.append(words.say("board-price", price=view["prices"][robot][square]))
    tile = _ground(view, square)
    if tile != "plain":
        said.append(words.say("board-beyond", tile=words.thing(tile)))
    return ", ".join(said)


def _ground(view: dict[str, Any], square: str) -> str:
    """The tile on a square, `centre` for a centre square without one."""
    row, column = square[1:].split("c")
    number = int(row) * int(view["arena"]["columns"]) + int(column)
    tile = str(view["arena"]["tiles"][number])
    return "centre" if tile == "plain" and number in view["arena"]["centre"] else tile


# The map.


def _title(view: dict[str, Any], names: Sequence[str], words: Speaker) -> str:
    parts = [f"[title]{words.say('board-turn', turn=view['turn'])}[/]"]
    if view["active"] is not None and view["turn"]:
        parts.append(f"[name]{names[view['active']]}[/]")
        parts.append(words.say("board-purse", energy=view["energy"], moves=view["moves"]))
    parts.append(f"[disk]{words.say('board-reserve', count=view['reserve'])}[/]")
    return " · ".join(parts)


def _map(view: dict[str, Any]) -> list[str]:
    arena = view["arena"]
    standing = {robot["square"]: robot["robot"] for robot in view["robots"]}
    lines = [
        "[faint]   " + "".join([f"{column:>2} " for column in range(arena["columns"])]) + "[/]"
    ]
    for row in range(arena["rows"]):
        cells = [_cell(view, f"r{row}c{column}", standing) for column in range(arena["columns"])]
        lines.append(f"[faint]{row:>2}[/] " + "".join(cells))
    return lines


def _cell(view: dict[str, Any], square: str, standing: dict[str, str]) -> str:
    """Two signs and a gap: a robot, or the letter of the tile."""
    if square in standing:
        robot = standing[square]
        return f"[{_SUITS[robot]}][pawn]{_ROBOTS[robot]}[/][/] "
    tile = _ground(view, square)
    letter = LETTERS[TILES.index(tile)]
    return f" {letter} " if tile in ("wall", "start") else f"[faint] {letter} [/]"


def _players(view: dict[str, Any], names: Sequence[str], words: Speaker) -> list[str]:
    lines = []
    for seat in view["seats"]:
        style = "name" if seat["seat"] == view["active"] else "faint"
        name = _fit(names[seat["seat"]], _NAME)
        counts = words.say("board-counts", hand=seat["cards"], deck=seat["deck"])
        vp = words.say("board-vp", vp=seat["vp"])
        lines.append(f"[{style}]{name}[/][star]{vp:>6}[/]  [faint]{counts}[/]")
        for robot in view["robots"]:
            if robot["owner"] == seat["seat"]:
                lines.append(_robot(robot, words))
    return lines


def _robot(robot: dict[str, Any], words: Speaker) -> str:
    code = _ROBOTS[robot["robot"]]
    name = f"[{_SUITS[robot['robot']]}]{code} {words.thing(robot['robot']):<8}[/]"
    if robot["square"] is None:
        return f"  {name} [alert]{words.say('board-off')}[/]"
    lost = robot["health"] - robot["red"] - robot["blue"]
    cubes = f"[disk]{'■' * robot['blue']}[/][health]{'■' * robot['red']}[/]{'·' * lost}"
    rights = [words.say(f"board-{right}") for right in ("jumping", "diagonal") if robot[right]]
    rights += [
        words.say(f"board-{right}", count=robot[right])
        for right in ("bonus", "discount")
        if robot[right]
    ]
    return f"  {name} {cubes}  {', '.join(rights)}".rstrip()


def _beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines side by side, or one below the other if they are too wide."""
    width = max([_length(line) for line in left]) + 3
    if width + max([_length(line) for line in right]) > _WIDTH:
        return [*left, "", *right]
    height = max(len(left), len(right))
    rows = zip(
        left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True
    )
    return [(a + " " * (width - _length(a)) + b).rstrip() for a, b in rows]


# Cards.


def _offers(view: dict[str, Any], words: Speaker) -> list[str]:
    shop = [_offer(view, card, words) for card in view["shop"]]
    supply = [
        _offer(view, card, words, f" ×{count}") if count else "-"
        for card, count in view["supply"].items()
    ]
    deck = words.say("board-pile", count=view["shop_deck"])
    return [
        f"[name]{words.say('view-shop')}[/] [faint]{deck}[/]",
        *_in_rows(shop),
        f"[name]{words.say('view-supply')}[/]",
        *_in_rows(supply),
    ]


def _offer(view: dict[str, Any], card: str | None, words: Speaker, left: str = "") -> str:
    """The cost and name of a card; bright if the active player can pay for it."""
    if card is None:
        return "-"
    cost = view["cards"][card]["cost"]
    style = "card" if cost <= view["energy"] else "faint"
    return f"[number]{cost:>2}[/] [{style}]{_marked(words.thing(card))}{left}[/]"


def _in_rows(cells: list[str]) -> list[str]:
    rows = [cells[k : k + 3] for k in range(0, len(cells), 3)]
    padded = ["".join([_fit(cell, _OFFER) for cell in row]) for row in rows]
    return [line.rstrip() for line in padded]


def _own(view: dict[str, Any], viewer: Seat, words: Speaker) -> list[str]:
    lines: list[str] = []
    for seat in view["seats"]:
        if seat["hand"]:
            lines += _cards(words.say("board-hand"), "card", seat["hand"], words)
        if seat["in_play"]:
            lines += _cards(words.say("board-in_play"), "faint", seat["in_play"], words)
        if seat["discard"] and seat["seat"] == viewer:
            label = words.say("board-discard", count=len(seat["discard"]))
            lines += _cards(label, "faint", seat["discard"], words)
    return ["", *lines] if lines else []


def _cards(label: str, style: str, cards: list[str], words: Speaker) -> list[str]:
    """A label and cards behind it, in as many lines as they need."""
    first, *more = wrap(f"{label} {_listed(cards, words)}", _WIDTH, subsequent_indent="  ")
    styled = [f"[name]{label}[/][{style}]{_marked(first.removeprefix(label))}[/]"]
    return styled + [f"[{style}]{_marked(line)}[/]" for line in more]


def _marked(text: str) -> str:
    """A text in which no bracket is a style mark: people name their own cards as they like."""
    return text.replace("[", "\\[")


def _listed(cards: list[str], words: Speaker) -> str:
    counts = Counter(cards)
    return ", ".join(
        [words.thing(card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]
    )


# In sentences.


def _tell_turn(view: dict[str, Any], names: Sequence[str], words: Speaker) -> str:
    name = "-" if view["active"] is None else names[view["active"]]
    purse = {"energy": view["energy"], "moves": view["moves"]}
    return words.say("tell-turn", turn=view["turn"], name=name, **purse, reserve=view["reserve"])


def _tell_arena(view: dict[str, Any], words: Speaker) -> list[str]:
    arena = view["arena"]
    lines = [words.say("tell-arena", rows=arena["rows"], columns=arena["columns"])]
    lying: dict[str, list[str]] = {}
    for row in range(arena["rows"]):
        for column in range(arena["columns"]):
            square = f"r{row}c{column}"
            lying.setdefault(_ground(view, square), []).append(words.thing(square))
    for tile in TILES:
        if tile in lying and tile != "plain":
            squares = " ".join(lying[tile])
            lines.append(words.say("tell-tiles", tile=words.thing(tile), squares=squares))
    return lines


def _tell_robot(
    view: dict[str, Any], robot: dict[str, Any], names: Sequence[str], words: Speaker
) -> str:
    facts = {"robot": words.thing(robot["robot"]), "name": names[robot["owner"]]}
    if robot["square"] is None:
        return words.say("tell-robot_off", **facts)
    tile = words.thing(_ground(view, robot["square"]))
    cubes = {"red": robot["red"], "blue": robot["blue"]}
    return words.say("tell-robot", **facts, square=words.thing(robot["square"]), tile=tile, **cubes)


def _tell_seat(seat: dict[str, Any], names: Sequence[str], words: Speaker) -> list[str]:
    name = names[seat["seat"]]
    counts = {"cards": seat["cards"], "deck": seat["deck"], "discard": len(seat["discard"])}
    lines = [words.say("tell-seat", name=name, vp=seat["vp"], **counts)]
    if seat["hand"]:
        lines.append(words.say("tell-hand", name=name, cards=_listed(seat["hand"], words)))
    if seat["in_play"]:
        lines.append(words.say("tell-in_play", cards=_listed(seat["in_play"], words)))
    return lines


def _tell_offers(view: dict[str, Any], words: Speaker) -> list[str]:
    cards = view["cards"]
    shop = [
        words.say("tell-card", card=words.thing(card), cost=cards[card]["cost"])
        for card in view["shop"]
        if card is not None
    ]
    supply = [
        words.say("tell-pile", card=words.thing(card), count=count, cost=cards[card]["cost"])
        for card, count in view["supply"].items()
    ]
    lines = [
        words.say("tell-shop", cards=", ".join(shop) or "-"),
        words.say("tell-supply", cards="; ".join(supply)),
    ]
    if view["junkyard"]:
        lines.append(words.say("tell-junkyard", cards=_listed(view["junkyard"], words)))
    return lines


# Widths.


def _length(text: str) -> int:
    """How many columns a text takes, without its style marks."""
    return len(_MARK.sub("", text).replace("\\[", "["))


def _fit(text: str, width: int) -> str:
    """The text in so many columns, one of them empty; cut if it is too long."""
    plain = _length(text)
    if plain < width:
        return text + " " * (width - plain)
    found = _MARK.findall(text)
    end = str(found[-1]) if found else ""
    body = text.removesuffix(end)  # what is cut stands before the last mark
    return body[: len(body) - (plain - width) - 2] + "…" + end + " "
