"""Figures as they are shown in a page, in Markdown, and what of a report they need."""

from typing import Any

from ..figures import short, spread

KEPT = ("games", "called_off", "length", "bots", "against", "wins")  # of a contest
DROPPED = ("seconds", "decisions", "options", "rating_sigma")  # of a bot: times of one machine


def kept(show: str, report: Any) -> Any:
    """What is kept of the output of a command."""
    if show in ("length", "wins", "round_robin"):
        found = {name: report[name] for name in KEPT if name in report}
        found["bots"] = [
            {name: value for name, value in bot.items() if name not in DROPPED}
            for bot in report["bots"]
        ]
        return found
    if show == "speeds":
        return [_speed(one) for one in report["speeds"] if not one["absent"]]
    if show == "beside":
        return [_pair(one) for one in report["rows"]]
    if show == "server":
        return [held for one in report["measurements"] for held in _held(one)]
    if show == "ratios":
        names = ("title", "median", "low", "high", "bar", "met")
        return [{name: one[name] for name in names} for one in report["ratios"]]
    return report


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
    heads = " | ".join(f"beats `{bot}`" for bot in bots)
    lines = [
        f"| bot | Elo (95 %) | {heads} |",
        f"| --- | ---: |{' ---: |' * len(bots)}",
    ]
    for one in found["bots"]:
        elo = one["rating"]
        cells = [
            "" if one["bot"] == other else f"{against[one['bot'], other]:.0%}" for other in bots
        ]
        rating = f"{elo['middle']:.0f} ({elo['low']:.0f} to {elo['high']:.0f})"
        lines.append(f"| `{one['bot']}` | {rating} | {' | '.join(cells)} |")
    return _block("\n".join(lines))


def _printed(found: Any) -> str:
    lines = "\n".join(found)
    return _block(f"```\n{lines}\n```")


def _learned(found: Any) -> str:
    return _percent({"middle": found["rate"], "low": found["low"], "high": found["high"]})


def _speeds(found: Any) -> str:
    names = ("decisions", "spread", "games", "clones", "loop", "bytes")
    lines = [
        "| per second | " + " | ".join(names) + " |",
        "| --- |" + " ---: |" * len(names),
    ]
    for one in found:
        low, high = one["spread"]
        cells = [short(one["decisions"]), spread(low, high)]
        cells += ["" if one[name] is None else short(one[name]) for name in names[2:5]]
        cells.append("" if one["bytes"] is None else f"{one['bytes']:.0f}")
        lines.append(f"| {one['title']} | {' | '.join(cells)} |")
    return _block("\n".join(lines))


def _ratios(found: Any) -> str:
    lines = ["| ratio | median | spread | bar | |", "| --- | ---: | ---: | ---: | --- |"]
    for one in found:
        met = "" if one["met"] is None else "met" if one["met"] else "missed"
        around = f"{one['low']:.2f}–{one['high']:.2f}"
        lines.append(
            f"| {one['title']} | {one['median']:.2f} | {around} | {one['bar'] or ''} | {met} |"
        )
    return _block("\n".join(lines))


def _beside(found: Any) -> str:
    lines = [
        "| environment | per second | beside | per second | ratio | spread | bar | |",
        "| --- | ---: | --- | ---: | ---: | ---: | --- | --- |",
    ]
    for one in found:
        met = "" if one["met"] is None else "met" if one["met"] else "missed"
        ratio, low, high = (f"{number:.3g}" for number in one["ratio"])
        cells = [one["title"], short(one["ours"]), one["beside"], short(one["theirs"])]
        lines.append(f"| {' | '.join(cells)} | {ratio} | {low}–{high} | {one['bar']} | {met} |")
    return _block("\n".join(lines))


def _server(found: Any) -> str:
    lines = [
        "| measurement | figure | measured | peer | bar | |",
        "| --- | --- | ---: | ---: | --- | --- |",
    ]
    for one in found:
        met = "met" if one["met"] else "missed"
        around = spread(*one["spread"])
        measured = short(one["median"]) + (f" ({around})" if len(set(one["spread"])) > 1 else "")
        peer = "" if one["peer"] is None else short(one["peer"])
        name, title, bar = one["measurement"], one["title"], one["bar"]
        lines.append(f"| `{name}` | {title} | {measured} | {peer} | {bar} | {met} |")
    return _block("\n".join(lines))


def _held(one: Any) -> list[dict[str, Any]]:
    """What one measurement of the server holds to a bar, and the same of its peer."""
    _, *peers = one["servers"].values()
    return [
        {
            "measurement": one["measurement"],
            "title": held["title"],
            "median": held["median"],
            "spread": [held["low"], held["high"]],
            "peer": peers[0][held["title"]]["median"]
            if peers and held["title"] in peers[0]
            else None,
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
