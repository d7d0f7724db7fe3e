"""Measures figures of the documentation anew: `python -m benchmarks.pages`; `make figures` runs it.

Only those that are out of date are measured, or those that are named; all pages are written anew.
With `--same` the figures named are not measured: their code has changed, but not in what they
measure.
"""

import argparse
import sys

from .figures import Failed, plan, write_pages


def main() -> int:
    """Measure, and write the pages; the exit status."""
    figures = plan()
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", help="figures to measure, even if they are up to date")
    reader.add_argument("--list", action="store_true", help="only say what is out of date")
    reader.add_argument("--same", action="store_true", help="say that those named still hold")
    asked = reader.parse_args()
    if asked.same and not asked.names:
        reader.error("--same is said of figures by their names")
    unknown = set(asked.names) - {figure.name for figure in figures}
    if unknown:
        reader.error(f"no figure is called {', '.join(sorted(unknown))}")
    failed = 0
    for figure in figures:
        why = "asked for" if figure.name in asked.names else figure.why_stale()
        if not why or (asked.names and figure.name not in asked.names):
            continue
        print(f"{figure.name}: {why}", flush=True)
        if asked.list:
            continue
        try:
            figure.still_holds() if asked.same else figure.measure()
        except Failed as error:
            print(f"{figure.name}: {error}", file=sys.stderr)
            failed += 1
    if not asked.list:
        write_pages(figures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
