"""A third-party bot: it runs for the moon whenever it can, else it plays at random."""

from automatable import Rng


class Runner:
    def __init__(self, seed, budget):
        self.rng = Rng(seed)

    def choose(self, view):
        moves = [option for option in view.decision.options if view.name(option) == "play:Move"]
        return moves[0] if moves else view.decision.sample(self.rng)
