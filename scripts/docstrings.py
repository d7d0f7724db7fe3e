"""Writes the docstrings of the source into the C code of mypyc, which leaves them out.

So `help` knows compiled modules, classes, functions and properties as it knows the source; of an
attribute it tells the comment behind it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
TEXT = r'(?:NULL|(?:\s*"(?:[^"\\]|\\.)*")+\s*)'
METHOD = re.compile(rf"\(PyCFunction\)CPyPy_(\w+),([^;{{]*?)PyDoc_STR\(({TEXT})\)")
CLASS = re.compile(rf"(CPyType_\w+_template_) = {{([^}}]*?\.tp_doc = )PyDoc_STR\(({TEXT})\)")
FIELD = re.compile(r"\(getter\)(\w+),(\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})")
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(, /\* docstring \*/)')
COMMENT = re.compile(r"  # (.*)")


def documented(code: str, docs: dict[str, str]) -> str:
    """C code with the docstrings in it; `docs` has them by their names in C."""

    def called(found: re.Match[str]) -> str:
        name, between, text = found.groups()
        doc = docs.get(name, "")
        return f"(PyCFunction)CPyPy_{name},{between}PyDoc_STR({joined(text, doc)})"

    def typed(found: re.Match[str]) -> str:
        name, between, text = found.groups()
        return f"{name} = {{{between}PyDoc_STR({joined(text, docs.get(name, ''))})"

    def held(found: re.Match[str]) -> str:
        name, between, rest = found.groups()
        return f"(getter){name},{between}{joined('NULL', docs.get(name, ''))}{rest}"

    def imported(found: re.Match[str]) -> str:
        before, name, after = found.groups()
        return f"{before}{joined('NULL', docs.get(name, ''))}{after}"

    code = CLASS.sub(typed, METHOD.sub(called, code))
    return MODULE.sub(imported, FIELD.sub(held, code))


def joined(text: str, doc: str) -> str:
    """The signature that mypyc has written, followed by the docstring, as a string of C."""
    if not doc:
        return text
    plain = "".join([c_byte(byte) for byte in doc.encode()])
    return f'"{plain}"' if text == "NULL" else f'{text} "{plain}"'


def c_byte(byte: int) -> str:
    """A byte inside a string of C."""
    return chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"


def docstrings(files: Iterable[str], source: str = "src") -> dict[str, str]:
    """All docstrings of these modules, by each name that mypyc may give to what they explain.

    It shortens the name of a module as far as no other has it; what is left twice is nobody's.
    """
    found: dict[str, str] = {}
    twice: set[str] = set()
    for file in files:
        text = Path(file).read_text("utf-8")
        module = Path(file).relative_to(source).with_suffix("").parts
        tree = ast.parse(text)
        found[".".join(module)] = ast.get_docstring(tree) or ""
        own = list(named(tree, text.splitlines()))
        for first in range(len(module)):
            short = "___".join(module[first:])
            for name, doc in own:
                key = name.format(short)
                twice |= {key} & found.keys()
                found[key] = doc
    return {name: doc for name, doc in found.items() if name not in twice}


def named(tree: ast.Module, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Names in C, with `{}` for the module, and docstrings."""
    for node in tree.body:
        if isinstance(node, Function):
            yield f"{{}}___{node.name}", ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            yield f"CPyType_{{}}___{node.name}_template_", ast.get_docstring(node) or ""
            for part in node.body:
                if isinstance(part, Function):
                    doc = ast.get_docstring(part) or ""
                    kind = "_get_" if is_property(part) else "___"
                    yield f"{{}}___{node.name}{kind}{part.name}", doc
                    if part.name == "__init__":
                        yield from fields(part, node.name, lines)


def fields(init: Function, owner: str, lines: list[str]) -> Iterator[tuple[str, str]]:
    """The attributes that `__init__` sets, with the comments behind them."""
    for node in ast.walk(init):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(node, ast.Assign | ast.AnnAssign):
                comment = COMMENT.search(lines[(node.end_lineno or node.lineno) - 1])
                yield f"{{}}___{owner}_get_{target.attr}", comment[1] if comment else ""


def is_property(node: Function) -> bool:
    """Whether a method is read like an attribute."""
    return any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list)
