"""Where in setup or turn the game is. Rules: RQA-SET, RQA-TRN-02."""

from ..state import ArenaState


def is_setup(state: ArenaState) -> bool:
    """Whether the first turn has not begun."""
    return state.turn == 0


def unasked(state: ArenaState) -> str:
    """The rule by which what has nothing to do with the question must wait."""
    if is_setup(state):
        return "RQA-SET-18"
    left = [step.WORDS.partition(" ")[0] for step in state.agenda.steps()]
    is_action_phase = "act" in left and "respawn" not in left
    return "RQA-RUL-05" if is_action_phase else "RQA-TRN-02"
