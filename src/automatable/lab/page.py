"""One page that needs nothing else: readable without its plots, in light and in dark."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from .errors import BadFolder

DECIMAL = re.compile(r">([−\d]+)\.(\d+)<")  # a number that is all of a text
CSS = """
:root { color-scheme: light dark; --ink: #1d2430; --page: #fbfbf9; --card: #fff;
  --faint: #c9ced6; --quiet: #566072; --link: #1756a9;
  --series-0: #1f6feb; --series-1: #c2410c; --series-2: #15803d; --series-3: #9333ea;
  --series-4: #b45309; --series-5: #0e7490; --series-6: #be185d; --series-7: #4d7c0f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaf0; --page: #14171c; --card: #1c2027;
  --faint: #465061; --quiet: #a6b0c0; --link: #8ab8ff;
  --series-0: #6ea8fe; --series-1: #fb923c; --series-2: #4ade80; --series-3: #c084fc;
  --series-4: #fbbf24; --series-5: #22d3ee; --series-6: #f472b6; --series-7: #a3e635; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 64rem; background: var(--page);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
p { margin: .3rem 0; }
.quiet { color: var(--quiet); }
.plots { display: grid; gap: 1rem; margin: 1rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
.card { margin: 1rem 0; }
figure { margin: 0; }
figure, .card { padding: 1rem; background: var(--card); border: 1px solid var(--faint);
  border-radius: .5rem; min-width: 0; }
figure svg { display: block; width: 100%; max-width: 34rem; height: auto; margin: auto; }
figcaption { color: var(--quiet); font-size: .9rem; margin-top: .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; white-space: nowrap; }
th { font-weight: 600; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
tbody th { font-weight: 400; border: 0; }
code { font-size: .9em; overflow-wrap: anywhere; }
a { color: var(--link); }
"""


@dataclass(frozen=True)
class Plot:
    """A drawing, what it is called, and what it shows in words."""

    title: str
    svg: str
    about: str


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first cell of each row names it."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in headings)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def card(title: str, body: str) -> str:
    """A part of the page with a heading."""
    return f'<section class="card"><h2>{escape(title)}</h2>{body}</section>'


def lines(texts: Sequence[str]) -> str:
    """A sentence a line."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts)


def plots(drawings: Sequence[Plot], lang: str) -> str:
    """The plots beside each other where there is room."""
    found = []
    for plot in drawings:
        label = escape(f"{plot.title}. {plot.about}", quote=True)
        svg = DECIMAL.sub(r">\1,\2<", plot.svg) if lang == "fr" else plot.svg
        svg = svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
        found.append(
            f"<figure><h2>{escape(plot.title)}</h2>{svg}"
            f"<figcaption>{escape(plot.about)}</figcaption></figure>"
        )
    return f'<div class="plots">{"".join(found)}</div>'


def write_page(path: Path, lang: str, title: str, parts: Sequence[str]) -> None:
    """Write the page; raises BadFolder."""
    text = (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{CSS}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{''.join(parts)}</main></body></html>\n"
    )
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        why = error.strerror or ""
        raise BadFolder(
            f"cannot write to {path}: {why}", "write", folder=str(path), why=why
        ) from None
