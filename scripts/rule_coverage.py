"""Checks that every rule id is named by a test and by the code, and that every mark names a rule.

The rules listed in the docstring of a module are not enforced by that. A printed fact stands in the
data of its game: there the line of the value counts. A rule that others imply has no line of its
own, and says so: `*Follows from DUE-RST-02.*`
"""

import ast
import re
import sys
from pathlib import Path

from automatable.kernel.rulebook import Rule, Rulebook

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")
# `DUE-MOV-01 to 03`, `DUE-MOV-01, 02`: a search misses the ids left out.
SPAN = re.compile(rf"{ID.pattern}(?: to {ID.pattern}| to -?\d+|, -?\d+)\b")
# Sections on components, terms and examples: nothing enforces them.
DESCRIBING = {"BRD", "CMP", "DAT", "E", "EX", "EXA", "EXM", "GLO", "NOT", "TAB"}


def marked_rules() -> dict[str, list[str]]:
    """The tests that carry each rule id in a `@rule(...)` mark."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for id in _ids(node):
                    found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found


def _ids(test: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return [str(ast.literal_eval(argument)) for mark in marks for argument in mark.args]


def untested(book: Rulebook, marks: dict[str, list[str]]) -> dict[str, list[str]]:
    """The problems with the tests of a game's rules, each with its ids."""
    rules = book.rules.values()
    return {
        "untested": [rule.id for rule in rules if not rule.untestable and rule.id not in marks],
        "marked not testable, yet tested": [
            rule.id for rule in rules if rule.untestable and rule.id in marks
        ],
    }


def unenforced(book: Rulebook, source: str) -> dict[str, list[str]]:
    """The problems with the rule ids in a game's source, each with its ids."""
    named = set(ID.findall(source))
    behaving = [rule for rule in book.rules.values() if is_behaviour(rule)]
    return {
        "in no line of the game": [
            rule.id for rule in behaving if not rule.follows and rule.id not in named
        ],
        "said to follow from what is in no line of the game": [
            rule.id for rule in book.rules.values() if not named.issuperset(rule.follows)
        ],
        "no rule, but in a line of the game": sorted(named - set(book.rules)),
        "not written out in a line of the game": SPAN.findall(source),
        "not written out in the law": [
            span for rule in book.rules.values() for span in SPAN.findall(rule.text)
        ],
    }


def is_behaviour(rule: Rule) -> bool:
    """Whether the rule demands behaviour of the game."""
    return rule.id.split("-")[1] not in DESCRIBING and not rule.untestable


def source_of(folder: Path) -> str:
    """All lines of a game that can enforce a rule, and the printed facts."""
    code = [without_head(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]
    data = [values(path.read_text("utf-8")) for path in sorted(folder.glob("data/*.toml"))]
    return "\n".join([*code, *data])


def without_head(code: str) -> str:
    """The source of a module after its docstring."""
    body = ast.parse(code).body
    is_head = bool(body) and isinstance(body[0], ast.Expr)
    return "\n".join(code.split("\n")[body[0].end_lineno :]) if is_head else code


def values(data: str) -> str:
    """The lines of a data file that hold a value."""
    return "\n".join([line for line in data.split("\n") if not line.lstrip().startswith("#")])


def main() -> int:
    """Print the coverage of each game; 1 if anything is missing."""
    marks = marked_rules()
    status = 0
    known: set[str] = set()
    for path in sorted((ROOT / "src" / "automatable" / "games").glob("*/rules.md")):
        book = Rulebook(path.read_text("utf-8"))
        known |= set(book.rules)
        problems = untested(book, marks) | unenforced(book, source_of(path.parent))
        testable = [rule for rule in book.rules.values() if not rule.untestable]
        behaving = [rule for rule in testable if is_behaviour(rule)]
        implied = [rule for rule in behaving if rule.follows]
        print(
            f"{book.prefix} {len(testable) - len(problems['untested'])} of {len(testable)} rules"
            f" tested; {len(behaving)} are behaviour, {len(implied)} of these follow from others"
        )
        for problem, ids in problems.items():
            if ids:
                status = 1
                print(f"  {problem}: {', '.join(ids)}")
    for id in sorted(marks.keys() - known):
        status = 1
        print(f"{id} is no rule: {', '.join(marks[id])}")
    return status


if __name__ == "__main__":
    sys.exit(main())
