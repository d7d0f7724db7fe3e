"""The Duel as text: two lanes to the moon, tiles, hands and rest zones."""

from collections.abc import Sequence
from typing import Any

from ...kernel.board import Board, Speaker
from ...kernel.seats import Seat
from .state import TILES

_KINDS = ("health", "battery", "disk")


class DuelBoard(Board):
    """Own side below, the other above, the lanes between; A starts left, B right."""

    def draw(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        near = 1 if viewer == 1 else 0
        pile = words.say("board-pile", count=view["pile"])
        return [
            f"[title]{words.say('board-round', round=view['round'])}[/] · {pile}",
            "",
            *_draw_side(view["sides"][1 - near], names, words),
            "",
            f"  {_lanes(view)}",
            "",
            *_draw_side(view["sides"][near], names, words),
        ]

    def describe(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        board = view["board"]
        stars = ", ".join([str(square) for square in board["stars"]]) or "-"
        length = board["length"]
        lines = [words.say("board-stars", squares=stars, length=length, count=view["pile"])]
        lines.insert(0, words.say("board-round", round=view["round"]) + ".")
        for side in view["sides"]:
            name = names[side["seat"]]
            tiles = {kind: side[kind] for kind in _KINDS}
            place = {"square": side["square"], "length": length}
            lines.append(words.say("board-side", name=name, **place, **tiles))
            if side["rest"]:
                lines.append(words.say("board-resting", name=name, card=_rest(side, words)))
            if side["play"]:
                lines.append(words.say("board-playing", name=name, card=words.thing(side["play"])))
            if side["bonus"]:
                lines.append(words.say("board-owning", name=name, cards=_bonus(side, words)))
        return lines

    def note(self, view: dict[str, Any], viewer: Seat, action: str, words: Speaker) -> str:
        cost = view["cards"][action.partition(":")[2]]
        battery = words.say("cost-battery", count=cost["battery"])
        disk = words.say("cost-disk", count=cost["disk"])
        if cost["battery"] and cost["disk"]:
            return words.say("cost-both", battery=battery, disk=disk)
        if cost["battery"] or cost["disk"]:
            return battery if cost["battery"] else disk
        return words.say("cost-free")


def _draw_side(side: dict[str, Any], names: Sequence[str], words: Speaker) -> list[str]:
    tiles = "   ".join(
        [f"{words.say(f'board-{kind}')} [{kind}]{_tiles(side[kind])}[/]" for kind in _KINDS]
    )
    cards = [f"{words.say('board-rest')} {_rest(side, words)}"]
    if side["play"]:
        cards.append(f"{words.say('board-plays')} [card]{words.thing(side['play'])}[/]")
    name = names[side["seat"]]
    width = len(name.replace("\\[", "["))  # names come with their brackets escaped
    lines = [f"  [name]{name}[/]{' ' * (16 - width)} {tiles}", f"  {'':<16} {'   '.join(cards)}"]
    if side["bonus"]:
        lines.append(f"  {'':<16} {words.say('board-bonus')} {_bonus(side, words)}")
    return lines


def _tiles(face_up: int) -> str:
    return "●" * face_up + "○" * (int(TILES) - face_up)


def _rest(side: dict[str, Any], words: Speaker) -> str:
    if not side["rest"]:
        return words.say("board-rest-empty")
    card = words.thing(side["rest"])
    if side["rest_as"] in (None, side["rest"]):
        return card
    return words.say("board-rest-as", card=card, copied=words.thing(side["rest_as"]))


def _bonus(side: dict[str, Any], words: Speaker) -> str:
    """The bonus cards the viewer knows the side to own, and how many it does not know."""
    known = [words.thing(card) for card in side["known_bonus"]]
    if side["hidden"]:
        known.append(words.say("board-unknown", count=side["hidden"]))
    return ", ".join(known)


def _lanes(view: dict[str, Any]) -> str:
    """Both lanes with the moon between them: `[A]──[★]──[ ]──( ☾ )──[ ]──[★]──[B]`."""
    left, right = view["sides"]
    goal = view["board"]["length"]
    link = "──" if goal <= 6 else "─"
    lane_a = [_square(view, left, square) for square in range(goal)]
    lane_b = [_square(view, right, square) for square in reversed(range(goal))]
    on_moon = [side["letter"] for side in (left, right) if side["square"] == goal]
    moon = f"[moon]( {on_moon[0] if on_moon else '☾'} )[/]"
    return link.join([*lane_a, moon, *lane_b])


def _square(view: dict[str, Any], side: dict[str, Any], square: int) -> str:
    if side["square"] == square:
        return f"[pawn][{side['letter']}][/]"
    return "[star][★][/]" if square in view["board"]["stars"] else "[ ]"
