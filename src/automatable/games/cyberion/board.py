"""Cyberion as text: Factory, rows, Mainframe and tokens, within 80 columns.

A model is told by a sign and its letters; colour only repeats it. The digits behind a card of a
row are the places of the Machines that it could help to repair now.
"""

import re
from collections.abc import Sequence
from typing import Any

from ...kernel.board import Board, Speaker
from ...kernel.seats import Seat

MODELS = ("SIR", "STO", "CYC", "PLA", "COM")
SIGNS = dict(zip(MODELS, "▲■●◆★", strict=True))
ROMAN = ("I", "II", "III", "IV", "V")
ROWS = ("platform", "flash", "stock")
_WIDTH = 76  # 80 columns without the frame
_LABEL = 12
_CELL = 15  # of a Machine
_CARD = 12  # of a card in a row
_SUPPORT_LEVEL = 3
_MARK = re.compile(r"\[[a-z0-9/]+\]")


class CyberionBoard(Board):
    """The Factory above, the three rows below it, then the Mainframe, then all else."""

    def draw(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        return [
            _title(view, names, words),
            *_draw_factory(view, words),
            "",
            *[_draw_row(view, row, words) for row in ROWS],
            *_draw_legend(view, words),
            "",
            f"[name]{words.say('view-levels')}[/]",
            *[_draw_track(view, model, words) for model in MODELS],
            "",
            *_draw_tokens(view, words),
            *_draw_piles(view, words),
            *_draw_expansions(view, words),
            *_draw_progress(view, words),
        ]

    def describe(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        return [
            _title_sentence(view, names, words),
            *_tell_factory(view, words),
            *[_tell_row(view, row, words) for row in ROWS],
            *[_tell_track(view, model, words) for model in MODELS],
            *_tell_tokens(view, words),
            *_tell_piles(view, words),
            *_tell_expansions(view, words),
            *_tell_progress(view, words),
        ]

    def note(self, view: dict[str, Any], viewer: Seat, action: str, words: Speaker) -> str:
        verb, _, rest = action.partition(":")
        thing = rest.partition("@")[0]
        if verb == "repair":
            return _repair_note(view, thing, words)
        if verb == "trigger":
            return _trigger_note(view, thing[:3], words)
        if verb == "support":
            return _ability(view, thing, _SUPPORT_LEVEL, words)
        if verb == "upgrade":
            return _upgrade_note(view, thing, words)
        if verb == "level":
            return _ability(view, view["ability"], ROMAN.index(thing) + 1, words)
        if verb == "seat":
            return _riders(_gigantobot(view, thing), words)
        return ""


# Notes.


def _repair_note(view: dict[str, Any], machine: str, words: Speaker) -> str:
    (shown,) = [one for one in view["factory"] if one and one["machine"] == machine]
    said = [words.say("board-prepped")] if shown["prepped"] else []
    if shown["microbot"]:
        said.append(words.thing(shown["microbot"]))
    return ", ".join(said)


def _trigger_note(view: dict[str, Any], model: str, words: Speaker) -> str:
    level = view["levels"][model]
    if view["interference"].get(model, 0) > 0:
        return words.say("note-interference", level=ROMAN[level - 1])
    return _ability(view, model, level, words)


def _upgrade_note(view: dict[str, Any], model: str, words: Speaker) -> str:
    level = view["levels"][model]
    what = _effect(view, model, level + 1, words)
    return words.say("note-upgrade", to=ROMAN[level], price=level, what=what)


def _ability(view: dict[str, Any], model: str, level: int, words: Speaker) -> str:
    what = _effect(view, model, level, words)
    return words.say("note-ability", level=ROMAN[level - 1], what=what)


def _effect(view: dict[str, Any], model: str, level: int, words: Speaker) -> str:
    """What the ability of a model does at a level, without the level."""
    if level == 1:
        return words.say("ability-none")
    return words.say(f"ability-{model}", level=level, count=view["mainframe"][model][level - 1])


# The Factory.


def _draw_factory(view: dict[str, Any], words: Speaker) -> list[str]:
    machines = view["factory"]
    lines = [
        [_heading(place, machine) for place, machine in enumerate(machines, 1)],
        [_styled("title", _need(machine, words)) if machine else "" for machine in machines],
    ]
    if any(machine and machine["microbot"] for machine in machines):
        lines.append([_microbot(machine, words) for machine in machines])
    for mark, style in (("prepped", "alert"), ("repairable", "good")):
        if any(machine and machine[mark] for machine in machines):
            word = words.say(f"board-{mark}")
            lines.append(
                [_styled(style, word) if machine and machine[mark] else "" for machine in machines]
            )
    label = words.say("view-factory")
    return [f"[name]{label}[/]", *["".join([_fit(cell, _CELL) for cell in line]) for line in lines]]


def _heading(place: int, machine: dict[str, Any] | None) -> str:
    """Place and stage, and whose Single Factory it is: `5. II (B)`."""
    if machine is None:
        return f"{place}. -"
    owner = f" ({machine['owner']})" if machine["owner"] else ""
    text = f"{place}. {ROMAN[machine['stage'] - 1]}{owner}"
    return text if machine["mine"] else _styled("faint", text)


def _need(machine: dict[str, Any], words: Speaker) -> str:
    """The requirement in a few signs."""
    needs = machine["needs"]
    kind = needs["kind"]
    if kind == "same_model":
        return f"{needs['robots']}×{words.thing(needs['model'])}"
    if kind == "run":
        return _runs(needs["runs"])
    groups = "+".join([str(size) for size in needs.get("groups", ())])
    known = {"size": needs.get("size", 0), "sum": needs.get("sum", 0), "groups": groups}
    return words.say(f"need-{kind}", robots=needs["robots"], **known)


def _runs(runs: list[list[int]]) -> str:
    """`1-2-3-4-5`, or the ends only where there is more than one run: `1-4 / 2-5`."""
    if len(runs) == 1:
        return "-".join([str(size) for size in runs[0]])
    return " / ".join([f"{run[0]}-{run[-1]}" for run in runs])


def _microbot(machine: dict[str, Any] | None, words: Speaker) -> str:
    if machine is None or not machine["microbot"]:
        return ""
    return f"µ {_feature(machine['microbot'].partition('-')[2], words)}"


def _feature(feature: str, words: Speaker) -> str:
    if feature in SIGNS:
        return _styled(_suit(feature), words.thing(feature))
    return words.say("board-size", size=int(feature))


def _tell_factory(view: dict[str, Any], words: Speaker) -> list[str]:
    told = []
    for place, machine in enumerate(view["factory"], 1):
        if machine is None:
            told.append(words.say("tell-gap", place=place))
            continue
        told.append(_tell_machine(place, machine, words))
        if machine["owner"]:
            told.append(words.say("tell-owner", owner=machine["owner"]))
        if machine["repairable"]:
            told.append(words.say("tell-helpers", cards=_listed(machine["helpers"], words)))
    return told


def _tell_machine(place: int, machine: dict[str, Any], words: Speaker) -> str:
    said = words.say("tell-machine", place=place, machine=words.thing(machine["machine"]))
    if machine["microbot"]:
        said += " " + words.say("tell-microbot", microbot=words.thing(machine["microbot"]))
    if machine["prepped"]:
        said += " " + words.say("tell-prepped")
    return said


# The rows.


def _draw_row(view: dict[str, Any], row: str, words: Speaker) -> str:
    cells = []
    for card in view["rows"][row]:
        serves = _serves(view, f"{card}@{row}")
        cells.append(_fit(f"{_card(card)} [good]{serves}[/]" if serves else _card(card), _CARD))
    return _line(words.thing(row), "".join(cells) or "[faint]-[/]")


def _serves(view: dict[str, Any], card: str) -> str:
    """The places of the Machines that can be repaired now with the help of a card."""
    return "".join(
        [
            str(place)
            for place, machine in enumerate(view["factory"], 1)
            if machine and machine["repairable"] and card in machine["helpers"]
        ]
    )


def _draw_legend(view: dict[str, Any], words: Speaker) -> list[str]:
    if not any(machine and machine["repairable"] for machine in view["factory"]):
        return []
    return [_line("", f"[faint]{words.say('board-legend')}[/]")]


def _tell_row(view: dict[str, Any], row: str, words: Speaker) -> str:
    return words.say("tell-row", row=words.thing(row), cards=_things(view["rows"][row], words))


# The Mainframe.


def _draw_track(view: dict[str, Any], model: str, words: Speaker) -> str:
    level = view["levels"][model]
    track = "●" * level + "○" * (len(ROMAN) - level)
    name = f"{SIGNS[model]} {words.thing(model)}"
    what = _effect(view, model, level, words)
    tokens = "✕" * view["interference"].get(model, 0)
    marks = f"{_styled('alert', tokens)} " if tokens else ""
    return _fit(_styled(_suit(model), name), 13) + f" {track} {ROMAN[level - 1]:<3} {marks}{what}"


def _tell_track(view: dict[str, Any], model: str, words: Speaker) -> str:
    level = view["levels"][model]
    what = _effect(view, model, level, words)
    return words.say("tell-track", model=words.thing(model), level=ROMAN[level - 1], what=what)


# Tokens and piles.


def _draw_tokens(view: dict[str, Any], words: Speaker) -> list[str]:
    forge = f"{words.say('view-forge')} {view['forge']}"
    battery = f"{words.say('view-battery')} [battery]{words.thing(view['battery'])}[/]"
    support = " ".join([_model(model) for model in view["support"]]) or "-"
    failsafes = f"[health]{'●' * view['reserve']}[/]{'○' * view['forge']} {view['reserve']}"
    return [
        _line(words.say("view-reserve"), f"{failsafes} · {forge} · {battery}"),
        _line("Support", support),
    ]


def _draw_piles(view: dict[str, Any], words: Speaker) -> list[str]:
    stages = [
        f"{ROMAN[stage]}×{count}" for stage, count in enumerate(view["machine_deck"]) if count
    ]
    machines = words.say("board-machines", left=" ".join(stages) or "0")
    experience = words.say("board-experience", count=len(view["experience"]))
    deck = words.say("board-deck", count=view["deck"])
    for end in ("top", "bottom"):
        if view[f"deck_{end}"]:
            known = " ".join([_card(card) for card in view[f"deck_{end}"]])
            deck += f" · {words.say(f'board-{end}')} {known}"
    return [
        _line("Machines", f"{machines} · {experience}"),
        *_wrapped("Robots", deck.split(" ")),
        *_wrapped(words.say("view-discard"), _counted(view["discard"])),
    ]


def _counted(cards: Sequence[str]) -> list[str]:
    """Cards model by model, with their sizes: `▲SIR:113`, then Multibots one by one."""
    found = [f"{len(cards)}"] if cards else ["0"]
    for model in MODELS:
        sizes = "".join([card[3:] for card in cards if card[:3] == model])
        if sizes:
            found.append(f"{_model(model)}:{sizes}")
    return found + [_card(card) for card in cards if card.startswith(("MUL-", "BAB-"))]


def _tell_tokens(view: dict[str, Any], words: Speaker) -> list[str]:
    counts = {"reserve": view["reserve"], "forge": view["forge"]}
    return [
        words.say("tell-reserve", battery=words.thing(view["battery"]), **counts),
        words.say("tell-support", models=_things(view["support"], words)),
    ]


def _tell_piles(view: dict[str, Any], words: Speaker) -> list[str]:
    left = dict(zip(("one", "two", "three"), view["machine_deck"], strict=True))
    told = [
        words.say("tell-machines", **left),
        words.say("tell-experience", machines=_things(view["experience"], words)),
        words.say("tell-deck", count=view["deck"]),
    ]
    for end in ("top", "bottom"):
        if view[f"deck_{end}"]:
            told.append(words.say(f"tell-{end}", cards=_things(view[f"deck_{end}"], words)))
    return [*told, words.say("tell-discard", cards=_things(view["discard"], words))]


# Expansions.


def _draw_expansions(view: dict[str, Any], words: Speaker) -> list[str]:
    lines = []
    if "babybots" in view["expansions"]:
        limbot = " ".join([_model(model) for model in view["limbot"]]) or "-"
        lines.append(_line(words.say("view-limbot"), limbot))
    if "gigantobots" in view["expansions"]:
        lines += _draw_gigantobots(view, words)
    if "microbots" in view["expansions"]:
        held = " ".join([_short(token) for token in view["microbots"]]) or "-"
        counts = {"stack": view["microbot_stack"], "discard": len(view["microbot_discard"])}
        lines.append(_line("Microbots", f"{held} · {words.say('board-microbots', **counts)}"))
    if "devious_cog" in view["expansions"]:
        masked = [f"{_model(model)}:{count}" for model, count in view["masked"].items() if count]
        parts = [words.say("board-masked"), *(masked or ["-"])]
        lines += _wrapped(words.say("view-interference"), parts)
    return lines


def _draw_gigantobots(view: dict[str, Any], words: Speaker) -> list[str]:
    crews = []
    for one in view["gigantobots"]:
        away = one["vacation"]
        state = "zzz" if away else f"{len(one['riders'])}/{one['seats']}"
        text = f"{_short(one['gigantobot'])}: {state}"
        crews.append(_fit(_styled("faint", text) if away else text, _CARD))
    damage = f"{'●' * view['damage']} {view['damage']}" if view["damage"] else "0"
    return [
        _line("Gigantobots", "".join(crews[:5])),
        _line("", "".join(crews[5:])),
        _line("", f"{words.say('view-damage')} {damage}"),
    ]


def _tell_expansions(view: dict[str, Any], words: Speaker) -> list[str]:
    told = []
    if "babybots" in view["expansions"]:
        told.append(words.say("tell-limbot", models=_things(view["limbot"], words)))
    for one in view["gigantobots"]:
        name = words.thing(one["gigantobot"])
        told.append(words.say("tell-gigantobot", name=name, riders=_riders(one, words)))
    if "gigantobots" in view["expansions"]:
        told.append(words.say("tell-damage", count=view["damage"]))
    if "microbots" in view["expansions"]:
        counts = {"stack": view["microbot_stack"], "discard": len(view["microbot_discard"])}
        held = _things(view["microbots"], words)
        told.append(words.say("tell-microbots", held=held, **counts))
    if "devious_cog" in view["expansions"]:
        for name in ("interference", "masked"):
            tokens = [model for model in MODELS for _ in range(view[name][model])]
            told.append(words.say(f"tell-{name}", models=_things(tokens, words)))
    return told


def _gigantobot(view: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = [one for one in view["gigantobots"] if one["gigantobot"] == name]
    return dict(found)


def _riders(one: dict[str, Any], words: Speaker) -> str:
    if one["vacation"]:
        return words.say("tell-away")
    crew = _things(one["riders"], words)
    return words.say("note-seats", riders=len(one["riders"]), seats=one["seats"], crew=crew)


# What is going on, and how it ended.


def _title(view: dict[str, Any], names: Sequence[str], words: Speaker) -> str:
    turn = f"[title]{words.say('board-turn', turn=view['turn'])}[/]"
    return turn if view["active"] is None else f"{turn} · {names[view['active']]}"


def _title_sentence(view: dict[str, Any], names: Sequence[str], words: Speaker) -> str:
    if view["active"] is None:
        return words.say("board-turn", turn=view["turn"]) + "."
    return words.say("tell-turn", turn=view["turn"], name=names[view["active"]])


def _draw_progress(view: dict[str, Any], words: Speaker) -> list[str]:
    lines = []
    if view["looked"]:
        lines += _wrapped(words.say("view-looked"), [_card(card) for card in view["looked"]])
    if view["doing"]:
        chosen = ", ".join([words.action(name) for name in view["doing"]])
        lines += ["", *_wrapped(words.say("board-chosen"), chosen.split(" "))]
    if view["advice"] is not None:
        lines += ["", *_wrapped("", words.say("board-advice", tokens=view["advice"]).split(" "))]
    return lines


def _tell_progress(view: dict[str, Any], words: Speaker) -> list[str]:
    told = []
    if view["looked"]:
        told.append(words.say("tell-looked", cards=_things(view["looked"], words)))
    if view["doing"]:
        chosen = ", ".join([words.action(name) for name in view["doing"]])
        told.append(words.say("tell-chosen", answers=chosen))
    if view["advice"] is not None:
        told.append(words.say("board-advice", tokens=view["advice"]))
    return told


# Small things.


def _suit(model: str) -> str:
    return f"suit{MODELS.index(model) + 1}"


def _styled(style: str, text: str) -> str:
    return f"[{style}]{text}[/]"


def _model(model: str) -> str:
    return _styled(_suit(model), f"{SIGNS[model]}{model}")


def _card(card: str) -> str:
    """A card by sign and notation, which is also what can be typed."""
    if card[:3] in SIGNS:
        return _styled(_suit(card[:3]), f"{SIGNS[card[:3]]}{card}")
    return _styled("card", f"✚{card}")


def _short(token: str) -> str:
    """A Microbot or Gigantobot by the model or size it shows."""
    feature = token.partition("-")[2]
    return _model(feature) if feature in SIGNS else feature


def _things(names: Sequence[str], words: Speaker) -> str:
    return ", ".join([words.thing(name) for name in names]) or words.say("nothing")


def _listed(slots: Sequence[str], words: Speaker) -> str:
    """Cards of the rows with their rows: `Sirenbot 3 (Stock)`."""
    return ", ".join([words.action(f"crew:{slot}") for slot in slots])


def _line(label: str, text: str) -> str:
    return f"{_fit(_styled('name', label), _LABEL)} {text}"


def _wrapped(label: str, parts: Sequence[str]) -> list[str]:
    """Parts side by side, in as many lines as they need."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]} {part}" if lines[-1] else part
        if _length(longer) <= _WIDTH - _LABEL - 1:
            lines[-1] = longer
        else:
            lines.append(part)
    return [_line("" if number else label, line) for number, line in enumerate(lines)]


def _fit(cell: str, width: int) -> str:
    return cell + " " * (width - _length(cell))


def _length(text: str) -> int:
    """The columns a text takes, style marks left out."""
    return len(_MARK.sub("", text))
