"""`python -m automatable.envs duel`: describe a game as an environment."""

import sys

from ..kernel.errors import AutomatableError
from ..kernel.registry import game, games
from . import env_id, layout


def describe(name: str) -> list[str]:
    """Id, answers and the pieces of an observation."""
    pieces = layout(name)
    total = sum(length for _, _, length, _ in pieces)
    lines = [f"{env_id(name)}: {len(game(name).catalogue)} answers, {total} numbers"]
    lines += ["", "| piece | from | length | highest |", "| --- | ---: | ---: | ---: |"]
    return lines + [f"| `{name}` | {at} | {length} | {high} |" for name, at, length, high in pieces]


def main(names: list[str]) -> int:
    """Describe these games, or all."""
    try:
        told = ["\n".join(describe(name)) for name in names or games()]
    except AutomatableError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n\n".join(told))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
