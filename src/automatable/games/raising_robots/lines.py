"""Lines of a picture: styled texts that fit between the edges of a frame of 80 columns."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

WIDTH: Final = 76  # 80 columns without the frame
_BOUND: Final = "\N{NO-BREAK SPACE}:"

Part = tuple[str, str]  # a style and a text


def line(*parts: Part) -> str:
    """Styled texts in a row, cut where the frame ends; nothing in them is a style mark."""
    left = WIDTH
    found = []
    for style, text in parts:
        plain = _plain(text)
        shown = plain if len(plain) <= left else plain[: max(0, left - 1)] + "…" * (left > 0)
        left -= len(shown)
        marked = shown.replace("[", "\\[")
        found.append(f"[{style}]{marked}[/]" if style and marked else marked)
    return "".join(found).rstrip()


def _plain(text: str) -> str:
    """A text as it is read: the names of players come with their brackets marked."""
    return text.replace("\\[", "[")


def wrapped(style: str, label: str, text: str) -> list[str]:
    """A label and a text behind it, in as many lines as they need."""
    bound = f"{label}  {text}".replace(" :", _BOUND)  # no line begins with a colon
    lines = wrap(bound, WIDTH, subsequent_indent="    ")
    first, *more = [one.replace(_BOUND, " :") for one in lines]
    begun = line(("name", label), (style, first[len(label) :]))
    return [begun, *[line((style, one)) for one in more]]


def flow(style: str, items: Sequence[str], between: str) -> list[str]:
    """Items in as many lines as they need, none of them broken."""
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]}{between}{item}" if lines else ""
        if lines and len(longer) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(item)
    return [line((style, one)) for one in lines]


def fit(text: str, width: int) -> str:
    """The text in so many columns, one of them empty; cut if it is too long."""
    plain = _plain(text)
    return f"{plain:<{width}}" if len(plain) < width else f"{plain[: width - 2]}… "
