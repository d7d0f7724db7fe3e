"""Every kind of refusal that random play meets is asserted by a test of the rule it cites.

A kind is a verb, a rule, and the facts that are told with it: whoever changes which rule refuses
an action of that verb, or what the sentence about it says, has to say so in a test. One assertion,
or one call of a helper named for refusals, has to hold both the action and the rule; for the facts,
one in a test that names the rule has to hold the action and all of them. Names are followed to the
values that assignments, loops, parameters and small functions give them.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from automatable.kernel.game import State
from automatable.kernel.registry import game, games
from automatable.testkit.walks import Kit

TESTS = Path(__file__).parent / "games"
GAMES = 8
EVERY = 5
NO_FACTS: frozenset[str] = frozenset()

Kind = tuple[str, str, frozenset[str]]  # verb, rule, names of the facts


def met(name: str) -> set[Kind]:
    """The kinds of refusals that the steps of a game give in random play."""
    rules = game(name)
    found: set[Kind] = set()
    for state, _ in Kit(rules, max(GAMES, len(rules.test_settings)), every=EVERY).states():
        for decision in state.open():
            if decision.seat >= 0:
                found |= met_at(state, decision.seat, found)
    return found


def met_at(state: State, seat: int, before: set[Kind]) -> set[Kind]:
    """The kinds a seat meets now; of each that is not known with its facts, one action is tried."""
    rules = state.game
    tried: dict[Kind, int] = {}
    for action, rule in enumerate(state.rules_against(seat)):
        if action < rules.natures and rule not in ("", rules.unasked_rule):
            facts = frozenset(rules.refusals.get(rule, ()))
            tried.setdefault((rules.catalogue.verb(action), rule, facts), action)
    new = {kind: action for kind, action in tried.items() if kind not in before}
    told = [refusal.facts is not None for refusal in state.refusals(seat, [*new.values()])]
    return {
        (verb, rule, facts if is_told else NO_FACTS)
        for (verb, rule, facts), is_told in zip(new, told, strict=True)
    }


class Test:
    """A test function: what its assertions say, names replaced by what they may stand for."""

    __test__ = False

    def __init__(self, test: ast.FunctionDef, module: dict[str, list[ast.expr]]) -> None:
        self.bound = {**module, **bindings(test)}
        self.claims = [self.meant(node) for node in ast.walk(test) if is_claim(node)]
        self.ids = {text for text in strings(test) if is_id(text)}
        self.ids |= {text for claim in self.claims for text in strings(claim) if is_id(text)}

    def meant(self, node: ast.AST) -> ast.AST:
        """A piece of code, and the values of all names in it."""
        parts, names = [node], set[str]()
        for part in parts:
            used = {name.id for name in ast.walk(part) if isinstance(name, ast.Name)} - names
            names |= used
            parts += [value for name in used for value in self.bound.get(name, [])]
        return ast.List([part for part in parts if isinstance(part, ast.expr | ast.stmt)])  # type: ignore[list-item]

    def kinds(self) -> set[Kind]:
        """The kinds of refusals it asserts."""
        found: set[Kind] = set()
        for claim in self.claims:
            texts = {*strings(claim)}
            verbs = {verb_of(word) for text in texts for word in text.split()}
            found |= {(verb, id, NO_FACTS) for verb in verbs for id in texts if is_id(id)}
            for keys in facts_in(claim):
                found |= {(verb, id, keys) for verb in verbs for id in self.ids}
        return found


def facts_in(node: ast.AST) -> Iterator[frozenset[str]]:
    """The names in every dictionary in a piece of code."""
    for part in ast.walk(node):
        if isinstance(part, ast.Dict):
            keys = [key.value for key in part.keys if isinstance(key, ast.Constant)]
            yield frozenset(str(key) for key in keys)


def is_claim(node: ast.AST) -> bool:
    """Whether a piece of code asserts a refusal: itself, by a helper, or by an error it awaits."""
    if isinstance(node, ast.Assert | ast.Expr):
        return re.search("why_not|refus", ast.unparse(node)) is not None
    return isinstance(node, ast.With) and "raises" in ast.unparse(node.items[0])


def strings(node: ast.AST) -> Iterator[str]:
    """All strings in a piece of code."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def bindings(node: ast.AST) -> dict[str, list[ast.expr]]:
    """What each name is given, by assignments, loops, parameters and what functions return."""
    found: dict[str, list[ast.expr]] = {}

    def give(target: ast.expr, value: ast.expr) -> None:
        for part in ast.walk(target):
            if isinstance(part, ast.Name):
                found.setdefault(part.id, []).append(value)

    for part in ast.walk(node):
        if isinstance(part, ast.Assign):
            give(part.targets[0], part.value)
        elif isinstance(part, ast.AnnAssign | ast.AugAssign) and part.value is not None:
            give(part.target, part.value)
        elif isinstance(part, (ast.For, ast.comprehension)):
            give(part.target, part.iter)
        elif isinstance(part, ast.FunctionDef):
            given = [node for node in ast.walk(part) if isinstance(node, ast.Return)]
            found.setdefault(part.name, []).extend(node.value for node in given if node.value)
        elif isinstance(part, ast.Call) and ast.unparse(part.func) == "pytest.mark.parametrize":
            for name in strings(part.args[0]):
                for one in name.split(","):
                    found.setdefault(one.strip(), []).append(part.args[1])
    return found


def is_id(text: str) -> bool:
    """Whether a text is the id of a rule."""
    return text.count("-") == 2 and text.isupper()


def verb_of(word: str) -> str:
    """The verb of an action's name."""
    return word.partition(":")[0].partition("@")[0]


@cache
def asserted(name: str) -> set[Kind]:
    """The kinds that the tests of a game assert."""
    found: set[Kind] = set()
    for path in (TESTS / name).glob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        module = bindings(ast.Module([node for node in tree.body if not is_test(node)], []))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and is_test(node):
                found |= Test(node, module).kinds()
    return found


def is_test(node: ast.stmt) -> bool:
    """Whether this is a test function."""
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test_")


@pytest.mark.once
@pytest.mark.parametrize("name", games())
def test_the_refusals_met_in_play_are_asserted(name: str) -> None:
    missing = sorted(met(name) - asserted(name))
    assert missing == [], f"no test of the rule refuses such an action: {missing[:20]}"
