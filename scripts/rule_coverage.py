"""Every rule has a test that names it, and every mark names a rule."""

import ast
import sys
from pathlib import Path

from automatable.kernel.rulebook import Rulebook

ROOT = Path(__file__).parent.parent


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


def main() -> int:
    """Print the share of rules tested per game; 1 if any is below 100 %."""
    marks = marked_rules()
    status = 0
    known: set[str] = set()
    for path in sorted((ROOT / "src" / "automatable" / "games").glob("*/rules.md")):
        book = Rulebook(path.read_text("utf-8"))
        known |= set(book.rules)
        testable = [rule.id for rule in book.rules.values() if not rule.untestable]
        untested = [id for id in testable if id not in marks]
        share = 100 * (len(testable) - len(untested)) // len(testable)
        left = len(book.rules) - len(testable)
        print(f"{book.prefix} {share} % of {len(testable)} rules tested, {left} not testable")
        if untested:
            status = 1
            print(f"  untested: {', '.join(untested)}")
        contradicted = [
            rule.id for rule in book.rules.values() if rule.untestable and rule.id in marks
        ]
        if contradicted:
            status = 1
            print(f"  marked not testable, yet tested: {', '.join(contradicted)}")
    for id in sorted(marks.keys() - known):
        status = 1
        print(f"{id} is no rule: {', '.join(marks[id])}")
    return status


if __name__ == "__main__":
    sys.exit(main())
