"""What tests of agents share."""

from tests.lab.conftest import Command, command

__all__ = ["Command", "command"]
