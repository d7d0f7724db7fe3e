"""Finds the compiled modules of a unit that is one file: in the archive this is `automatable_unit`.

It is imported before anything else of ours. Elsewhere every module has a small file of its own that
leads to the unit; in a page these would be two hundred files more to load.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

UNIT = "automatable__mypyc"
LOADER = "automatable_loader"  # in the same file; see scripts/wasm.py


class UnitFinder(Loader):
    """Finds the modules that are in the unit, before their source is found."""

    def __init__(self, unit: ModuleType, loader: Any, path: str) -> None:
        self._unit, self._loader, self._path = unit, loader, path

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, if it is in the unit."""
        if hasattr(self._unit, _maker(name)):
            return ModuleSpec(name, self, origin=self._path)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, whole: such modules are made and run at once."""
        made: ModuleType = self._loader.load(getattr(self._unit, _maker(spec.name)))
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


def _maker(name: str) -> str:
    return f"init_{name.replace('.', '___')}"


def use_unit(path: str) -> None:
    """From now on import what is in the unit at that path; raises ImportError if it is no unit."""
    unit, loader = _extension(UNIT, path), _extension(LOADER, path)
    sys.meta_path.insert(0, UnitFinder(unit, loader, path))


def _extension(name: str, path: str) -> ModuleType:
    spec = spec_from_file_location(name, path, loader=ExtensionFileLoader(name, path))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[name] = module
    return module
