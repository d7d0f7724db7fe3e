"""Runs the .py files of this installation instead of the compiled modules beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)
from importlib.util import find_spec
from types import ModuleType

UNIT = "automatable__mypyc"  # holds the code of all compiled modules
# Source, or as in a browser what Python has made of it.
_LOADERS = (SourceFileLoader, [".py"]), (SourcelessFileLoader, [".pyc"])


class _SourceFinder:
    """Finds the source of this package's modules before anything compiled is found."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("automatable.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, *_LOADERS).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def wants_source() -> bool:
    """Whether the source is asked for, or the compiled modules are incomplete."""
    return bool(os.environ.get("AUTOMATABLE_PURE")) or find_spec(UNIT) is None


def use_source() -> None:
    """From now on import this package's modules from source."""
    sys.meta_path.insert(0, _SourceFinder)
