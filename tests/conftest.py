"""What holds for all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The build takes longest: begun first, it goes on beside all others."""
    items.sort(key=lambda item: item.path.name != "test_build.py")
