"""Figures as they are shown in a page, in Markdown, and what of a report they need."""

from collections.abc import Callable
from typing import Any

from ..figures import short, spread

KEPT = ("games", "called_off", "length", "bots", "against", "wins")  # of a contest
DROPPED = ("seconds", "decisions", "options", "rating_sigma")  # of a bot: times of one machine


def kept(show: str, report: Any) -> Any:
    """What is kept of the output of a command."""
    return KEEPS[show](report) if show in KEEPS else report


def shown(show: str, found: Any) -> str:
    """The figure as Markdown; a table or a block has lines of its own."""
    return str(SHOWS[show](found))


def _length(found: Any) -> str:
    return f"{found['length']['middle']:.0f}"


def _wins(found: Any) -> str:
    best, other = found["bots"]
    games, rate = found["games"], _percent(best["wins"])
    return f"`{best['bot']}` wins {rate} of {games:,} games against `{other['bot']}`"


def _round_robin(found: Any) -> str:
    bots = [one["bot"] for one in found["bots"]]
    against = {(one["bot"], one["other"]): one["wins"]["middle"] for one in found["against"]}
    rows = []
    for one in found["bots"]:
        elo = one["rating"]
        cells = [
            "" if one["bot"] == other else f"{against[one['bot'], other]:.0%}" for other in bots
        ]
        rating = f"{elo['middle']:.0f} ({elo['low']:.0f} to {elo['high']:.0f})"
        rows.append([f"`{one['bot']}`", rating, *cells])
    return _table(["bot", ">Elo (95 %)", *[f">beats `{bot}`" for bot in bots]], rows)


def _printed(found: Any) -> str:
    lines = "\n".join(found)
    return _block(f"```\n{lines}\n```")


def _learned(found: Any) -> str:
    return _percent({"middle": found["rate"], "low": found["low"], "high": found["high"]})


def _speeds(found: Any) -> str:
    names = ("decisions", "spread", "games", "clones", "loop", "bytes")
    rows = []
    for one in found:
        cells = [short(one["decisions"]), spread(*one["spread"])]
        cells += ["" if one[name] is None else short(one[name]) for name in names[2:5]]
        cells.append("" if one["bytes"] is None else f"{one['bytes']:.0f}")
        rows.append([one["title"], *cells])
    return _table(["per second", *[f">{name}" for name in names]], rows)


def _ratios(found: Any) -> str:
    rows = [
        [
            one["title"],
            f"{one['median']:.2f}",
            f"{one['low']:.2f}–{one['high']:.2f}",
            one["bar"] or "",
            _met(one),
        ]
        for one in found
    ]
    return _table(["ratio", ">median", ">spread", ">bar", ""], rows)


def _beside(found: Any) -> str:
    rows = []
    for one in found:
        ratio, low, high = (f"{number:.3g}" for number in one["ratio"])
        rates = short(one["ours"]), short(one["theirs"])
        names = one["title"], one["beside"]
        rows.append(
            [names[0], rates[0], names[1], rates[1], ratio, f"{low}–{high}", one["bar"], _met(one)]
        )
    heads = ["environment", ">per second", "beside", ">per second", ">ratio", ">spread", "bar", ""]
    return _table(heads, rows)


def _server(found: Any) -> str:
    rows = []
    for one in found:
        around = f" ({spread(*one['spread'])})" if len(set(one["spread"])) > 1 else ""
        peer = "" if one["peer"] is None else short(one["peer"])
        measured = short(one["median"]) + around
        name = f"`{one['measurement']}`"
        rows.append([name, one["title"], measured, peer, one["bar"], _met(one)])
    return _table(["measurement", "figure", ">measured", ">peer", "bar", ""], rows)


def _met(one: Any) -> str:
    """Whether a figure meets its bar; empty without one."""
    return "" if one["met"] is None else "met" if one["met"] else "missed"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """A table; the cells below a head that begins with `>` stand on the right."""
    lines = [
        [head.removeprefix(">") for head in heads],
        ["---:" if head.startswith(">") else "---" for head in heads],
        *rows,
    ]
    return _block("\n".join(f"| {' | '.join(cells)} |" for cells in lines))


def _contest(report: Any) -> dict[str, Any]:
    found = {name: report[name] for name in KEPT if name in report}
    found["bots"] = [
        {name: value for name, value in bot.items() if name not in DROPPED}
        for bot in report["bots"]
    ]
    return found


def _ratio(one: Any) -> dict[str, Any]:
    return {name: one[name] for name in ("title", "median", "low", "high", "bar", "met")}


def _held(one: Any) -> list[dict[str, Any]]:
    """What one measurement of the server holds to a bar, and the same of its peer."""
    _, *peers = one["servers"].values()
    peer = peers[0] if peers else {}
    return [
        {
            "measurement": one["measurement"],
            "title": held["title"],
            "median": held["median"],
            "spread": [held["low"], held["high"]],
            "peer": peer[held["title"]]["median"] if held["title"] in peer else None,
            "bar": held["bar"],
            "met": held["met"],
        }
        for held in one["bars"]
    ]


def _pair(one: Any) -> dict[str, Any]:
    return {
        "title": one["title"],
        "beside": one["beside"],
        "ours": one["ours"]["median"],
        "theirs": one["theirs"]["median"],
        "ratio": [one["ratio"][name] for name in ("median", "low", "high")],
        "bar": one["bar"],
        "met": one["met"],
    }


def _speed(one: Any) -> dict[str, Any]:
    rates = one["per_second"]
    return {
        "title": one["title"],
        "decisions": rates["decisions"]["median"],
        "spread": [rates["decisions"]["low"], rates["decisions"]["high"]],
        **{
            name: rates[name]["median"] if name in rates else None
            for name in ("games", "clones", "loop")
        },
        "bytes": one["facts"].get("bytes"),
    }


def _percent(rate: Any) -> str:
    return f"{rate['middle']:.1%} (95 % interval {rate['low']:.1%} to {rate['high']:.1%})"


def _block(text: str) -> str:
    return f"\n\n{text}\n\n"


KEEPS: dict[str, Callable[[Any], Any]] = {
    "length": _contest,
    "wins": _contest,
    "round_robin": _contest,
    "speeds": lambda report: [_speed(one) for one in report["speeds"] if not one["absent"]],
    "ratios": lambda report: [_ratio(one) for one in report["ratios"]],
    "beside": lambda report: [_pair(one) for one in report["rows"]],
    "server": lambda report: [held for one in report["measurements"] for held in _held(one)],
}

SHOWS = {
    "length": _length,
    "wins": _wins,
    "round_robin": _round_robin,
    "printed": _printed,
    "learned": _learned,
    "speeds": _speeds,
    "ratios": _ratios,
    "beside": _beside,
    "server": _server,
}
