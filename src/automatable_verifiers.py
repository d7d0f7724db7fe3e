"""The games for verifiers, which finds environments by the names of top-level modules."""

from automatable.agents.verifiers_env import Games, GamesEnv, QuestionHarness

__all__ = ["Games", "GamesEnv", "QuestionHarness"]
