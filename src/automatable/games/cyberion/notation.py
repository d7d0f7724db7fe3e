"""A table written down and read back. Rules: CYB-NOT.

Every part has a name and a text; what is left out is empty, or as at the start of a game.

    turn        B 4 relieved         active player, number of the turn; a Machine has left
    factory     I-SIR I-4* - II-GE12+MIC-3 II-1     places left to right; * Prepped, - a gap
    experience, removed              Machines; `removed *` is every Machine named nowhere else
    platform, flash, stock, discard, looked         cards
    deck        COM1 ... SIR2        known cards on top, and at the bottom
    levels      1 3 1 2 1            of the five figures
    reserve     2                    Failsafe tokens
    battery     empty
    support     SIR CYC              tokens in the Reserve
    limbot, made                     Babybots not made yet, and in the deck
    riders      GIG-SIR SIR1 SIR2, GIG-4 COM4
    vacation    GIG-1                and damage 4: tokens in the Forge
    held, used                       Microbots, longest held first; discarded ones
    interference 2 1 0 2 2           tokens under the figures, and revealed SIR PLA: gone ones
    merged      yes                  two players' Factories are one
    due         flash 2              what is still to happen: setup; cleanup; or, during an
                                     Intervention and separated by commas, what `_STEPS` lists
    doing       repair:II-STO crew:STO3@platform    answers that have changed nothing yet
    over        failsafe             how the game ended
"""

from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.errors import BadPosition
from ...kernel.game import Result
from ...kernel.notation import Notation, Steps
from ...kernel.spelling import Kind, Reading, named, named_at, whole
from . import fact_notation
from .pieces import MODELS
from .rules import (
    commandbot,
    cyclobot,
    draw,
    ending,
    gigantobots,
    microbots,
    planbot,
    spending,
    spent,
    stockbot,
)
from .rules.factory import REFILL
from .rules.setup import SETUP
from .rules.trigger import Interference, Level
from .rules.turn import CLEANING, COURSE, INTERVENTION, PASS_ON, TURN
from .state import NONE, WIDTH, CyberionState

ENDINGS: Final = {
    "repaired": "CYB-END-01",
    "failsafe": "CYB-END-02",
    "limbot": "CYB-END-04",
    "interference": "CYB-END-05",
    "damage": "CYB-END-06",
}


_KINDS: Final = {
    "pile": named(draw.PILES, "place for cards"),
    "count": whole(1, int(draw.MOST)),
    "model": named(MODELS, "model"),
    "machine": named_at(lambda s: s.terms.cards.machines, "Machine"),
    "level": whole(2, 5),
    "gone": Kind(lambda state, value: "", lambda state, tokens: spent.GONE),
}
_STEPS: Final = Steps(
    _KINDS,
    [
        *(
            SETUP,
            REFILL,
            draw.Draw,
            planbot.PUT_BACK,
            spending.Prepared,
            spending.SpendNext,
            gigantobots.REWARD,
        ),
        *(microbots.GIVE, Interference, Level),
        *(cyclobot.Take, stockbot.Stow, commandbot.Prep, spending.Spend),  # read as the Level
    ],
    order="|setup|cleanup|flash|(look )?back( take)?|take|(mill )?(prep|spend)"
    "|reward( reward)*|microbot|interference|ability",
    separator=",",
)


def _lacks_microbot(state: CyberionState, place: int) -> bool:
    there = state.factory[place] != NONE and state.terms.microbots
    return there and state.microbots[place] == NONE


class _CyberionNotation(Notation[CyberionState]):
    def due(self, state: CyberionState) -> list[Step[Any]]:
        """Steps that hold answers are written as what is being done."""
        steps = state.agenda.trunk()
        if state.turn == 0:
            return [SETUP]
        if INTERVENTION not in steps:
            return [REFILL]  # Cleanup begins with it, and goes on where it was
        found = steps[: steps.index(INTERVENTION)]
        written = [step for step in found if step.WORDS]
        return [step for step in written if getattr(step, "source", spent.GONE) == spent.GONE]

    def resume(
        self, state: CyberionState, due: list[Step[Any]], reading: Reading
    ) -> list[Step[Any]]:
        tokens = reading.part("due")
        if state.turn == 0:
            if due not in ([], [SETUP]):
                raise tokens.wrong(f"{tokens.text!r} before the first turn")
            return [SETUP]
        if SETUP in due:
            raise tokens.wrong("setup comes before the first turn")
        if state.active == NONE:
            raise reading.part("turn").wrong("nobody is active")
        return [*CLEANING, PASS_ON, TURN] if due == [REFILL] else [*due, *COURSE]

    def end(self, state: CyberionState, reason: str) -> None:
        scores = (1 if reason == "repaired" else -1,) * int(state.seats)
        state.end(Result(scores, reason, ENDINGS[reason], together=True))

    def check_facts(self, state: CyberionState, reading: Reading) -> None:
        if state.active == NONE and state.seats == 1:
            raise BadPosition("turn: a player alone is always active")
        if state.merged and (state.seats == 1 or state.deck_stage() != NONE):
            raise BadPosition("merged: yes is for two without a Machine deck")
        if int(state.support).bit_count() > state.terms.support:
            raise BadPosition(f"support: this table has {state.terms.support} tokens at most")
        if (
            len(state.looked) > 0
            and "back" not in reading.part("due").text.replace(",", " ").split()
        ):
            raise reading.part("looked").wrong("a Planbot's cards are to be put back, due back")
        for gigantobot, name in enumerate(state.terms.cards.gigantobots):
            if state.vacation >> gigantobot & 1 and state.riders_on(gigantobot):
                raise BadPosition(f"riders: {name} is on vacation and has no crew")
        left, masked = sum(list(state.interference)), sum(list(state.masked))
        if left != masked:
            tokens = reading.part("interference")
            raise tokens.wrong(f"{left} tokens lie under the figures, but {masked} are masked")

    def check(self, state: CyberionState, reading: Reading) -> None:
        bare = [place for place in range(WIDTH) if _lacks_microbot(state, place)]
        if (
            bare
            and microbots.GIVE not in state.agenda.trunk()
            and SETUP not in state.agenda.trunk()
        ):
            raise BadPosition(
                "factory: every Machine has a Microbot, or due is microbot (CYB-MIC-01)"
            )
        if ending.is_cleared(state) and not ending.may_go_on(state):
            raise BadPosition("factory: with no Machine left the game is over (CYB-END-01)")


NOTATION: Final = _CyberionNotation(fact_notation.PARTS, _STEPS, endings=ENDINGS, doing=True)
PARTS: Final = (*[part.name for part in fact_notation.PARTS], "due", "doing", "over")
