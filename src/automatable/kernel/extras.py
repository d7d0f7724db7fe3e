"""Optional packages: those of the project's extras."""

from importlib import import_module
from typing import Any

from .errors import MissingExtra


def need(module: str, extra: str) -> Any:
    """A module of an optional package; raises MissingExtra saying how to install it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtra(
            f"{package} is not installed; install it with: pip install 'automatable[{extra}]'",
            "package",
            package=package,
            extra=extra,
        ) from None
