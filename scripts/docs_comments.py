"""Comments behind attributes as their docstrings, for the reference; mkdocs.yml names this file."""

import re
from typing import Any

import griffe

COMMENT = re.compile(r"\s{2}# (?!noqa|type:)(.*)$")


class Comments(griffe.Extension):
    """Gives an attribute without a docstring the comment at the end of its line."""

    def on_attribute(self, *, attr: griffe.Attribute, **kwargs: Any) -> None:
        if attr.docstring is None and attr.lineno and (lines := attr.lines_collection):
            found = COMMENT.search(lines[attr.filepath][attr.lineno - 1])
            if found:
                said = found[1][:1].upper() + found[1][1:]
                attr.docstring = griffe.Docstring(f"{said}.", parent=attr)
