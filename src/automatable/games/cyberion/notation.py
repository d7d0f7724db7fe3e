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

from librt.vecs import append

from ...kernel.agenda import Step
from ...kernel.deck import PUBLIC
from ...kernel.errors import BadPosition
from ...kernel.game import Result
from ...kernel.notation import Fact, Notation, Steps, field
from ...kernel.spelling import (
    Kind,
    Reading,
    Words,
    either,
    letter,
    mask,
    named,
    numbers,
    or_none,
    whole,
)
from . import pieces
from .actions import ROW_NAMES
from .pieces import BABYBOTS, CARD_NAMES, FIRST_BABYBOT, GIGANTOBOTS, MACHINES, MICROBOTS, MODELS
from .rules import commandbot, cyclobot, draw, gigantobots, microbots, planbot, spent, stockbot
from .rules.factory import REFILL
from .rules.setup import SETUP
from .rules.trigger import Interference, Level
from .rules.turn import CLEANING, COURSE, INTERVENTION, PASS_ON, TURN
from .state import FAILSAFES, MOST_HELD, NONE, WIDTH, CyberionState
from .view import counted, row_names, used_microbots

ENDINGS: Final = {
    "repaired": "CYB-END-01",
    "failsafe": "CYB-END-02",
    "limbot": "CYB-END-04",
    "interference": "CYB-END-05",
    "damage": "CYB-END-06",
}


def _show_turn(state: CyberionState) -> str:
    return f"{letter(state.active)} {state.turn}" + (" relieved" if state.relieved else "")


def _read_turn(state: CyberionState, words: Words) -> None:
    state.active = words.seat(int(state.seats))
    state.turn = words.whole(0, 999_999) if words.left[:1] != ["relieved"] and words.left else 1
    state.relieved = words.left == ["relieved"] and words.next() == "relieved"


def _names(names: tuple[str, ...], things: Any) -> str:
    return " ".join([names[thing] for thing in list(things)])


# Machines.


def _show_factory(state: CyberionState) -> str:
    return " ".join([_show_machine(state, place) for place in range(int(WIDTH))])


def _show_machine(state: CyberionState, place: int) -> str:
    machine, microbot = state.factory[place], state.microbots[place]
    if machine == NONE:
        return "-"
    mark = "*" if state.prepped >> place & 1 else ""
    return MACHINES[machine] + mark + (f"+{MICROBOTS[microbot]}" if microbot != NONE else "")


def _read_factory(state: CyberionState, words: Words) -> None:
    if len(words.left) > WIDTH:
        raise words.wrong(f"{len(words.left)} Machines, there is room for {WIDTH}")
    for place, word in enumerate(words.rest()):
        if word != "-":
            _read_machine(state, place, word, words)


def _read_machine(state: CyberionState, place: int, word: str, words: Words) -> None:
    name, _, microbot = word.partition("+")
    machine = words.name_of(name.removesuffix("*"), MACHINES, "Machine")
    _claim(state, 1 << machine, words)
    state.factory[place] = machine
    _check_stages(state, words)
    if name.endswith("*"):
        state.prepped |= 1 << place
    if microbot:
        if not state.terms.microbots:
            raise words.wrong(f"{microbot} needs the Microbots expansion")
        state.microbots[place] = _take_microbot(state, microbot, words)


def _read_experience(state: CyberionState, words: Words) -> None:
    state.experience = _claim(state, words.mask(MACHINES, "Machine"), words)
    _check_stages(state, words)


def _read_removed(state: CyberionState, words: Words) -> None:
    if words.text != "*":
        state.removed = _claim(state, words.mask(MACHINES, "Machine"), words)
        _check_stages(state, words)
        return
    words.rest()
    for machine, stage in enumerate(pieces.STAGE):
        seen = state.factory_mask() | state.experience | state.removed
        if not seen >> machine & 1 and state.machines_left(stage - 1) > 0:
            state.removed |= 1 << machine


def _claim(state: CyberionState, machines: int, words: Words) -> int:
    """Machines that are nowhere else."""
    if machines & (state.factory_mask() | state.experience | state.removed):
        raise words.wrong("a Machine is named twice")
    return machines


def _check_stages(state: CyberionState, words: Words) -> None:
    for stage in range(3):
        if state.machines_left(stage) < 0:
            raise words.wrong(f"there are not so many Machines of stage {stage + 1}")


# Cards.


def _row(row: int, name: str) -> Fact[CyberionState]:
    def show(state: CyberionState) -> str:
        return " ".join(row_names(state, row))

    def read(state: CyberionState, words: Words) -> None:
        if len(words.left) > WIDTH:
            raise words.wrong(f"{len(words.left)} cards, there is room for {WIDTH}")
        for card in _take_cards(state, words):
            state.put(row, card)

    return Fact(name, show, read)


def _take_cards(state: CyberionState, words: Words) -> list[int]:
    """The cards of a part, out of the deck."""
    return [_take_card(state, word, words) for word in words.rest()]


def _take_card(state: CyberionState, name: str, words: Words) -> int:
    card = words.name_of(name, CARD_NAMES, "card")
    if card >= FIRST_BABYBOT:
        raise words.wrong(f"{name} is never there")
    return _out_of_deck(state, card, words)


def _out_of_deck(state: CyberionState, card: int, words: Words) -> int:
    if state.deck.count(card) == 0:
        raise words.wrong(f"there are not so many cards {CARD_NAMES[card]}")
    state.deck.draw(card)
    return card


def _read_discard(state: CyberionState, words: Words) -> None:
    for card in _take_cards(state, words):
        state.discard[card] += 1


def _show_deck(state: CyberionState) -> str:
    top, bottom = pieces.names_of(state.deck.top()), pieces.names_of(state.deck.bottom())
    return " ".join([*top, "...", *bottom]) if top or bottom else ""


def _read_deck(state: CyberionState, words: Words) -> None:
    """Cards in known places; all others have been taken out of the deck before."""
    names = words.rest()
    if names and names.count("...") != 1:
        raise words.wrong("write the known top, three dots, and the known bottom")
    middle = names.index("...") if names else 0
    cards = [
        _out_of_deck(state, words.name_of(name, CARD_NAMES, "card"), words)
        for name in (*names[:middle], *names[middle + 1 :])
    ]
    for card in reversed(cards[:middle]):
        state.deck.put_on_top(card, PUBLIC)
    for card in cards[middle:]:
        state.deck.put_at_bottom(card, PUBLIC)


def _read_looked(state: CyberionState, words: Words) -> None:
    """Babybots among them are read first, and lie in the deck till now."""
    if len(words.left) > WIDTH:
        raise words.wrong(f"{len(words.left)} cards, a Planbot looks at {WIDTH} at most")
    for word in words.rest():
        card = words.name_of(word, CARD_NAMES, "card")
        if card >= FIRST_BABYBOT and state.deck.count(card) == 0:
            raise words.wrong(f"{word} is not in the deck")
        state.looked = append(state.looked, _out_of_deck(state, card, words))


# The expansions.


def _only(expansion: str, fact: Fact[CyberionState]) -> Fact[CyberionState]:
    """A fact of tables with an expansion."""

    def show(state: CyberionState) -> str:
        return fact.show(state) if getattr(state.terms, expansion) else ""

    def read(state: CyberionState, words: Words) -> None:
        if getattr(state.terms, expansion):
            fact.read(state, words)
        elif words.text:
            raise words.wrong(f"this table plays without {expansion}")

    return Fact(fact.name, show, read)


def _show_made(state: CyberionState) -> str:
    looked = [int(card - FIRST_BABYBOT) for card in list(state.looked) if card >= FIRST_BABYBOT]
    made = [int(state.deck.count(FIRST_BABYBOT + k)) > 0 or k in looked for k in range(5)]
    return " ".join([MODELS[k] for k in range(5) if made[k]])


def _read_made(state: CyberionState, words: Words) -> None:
    made = words.mask(MODELS, "Babybot")
    if state.limbot & made and "limbot" in words.reading.position:
        raise words.wrong("a Babybot is in the Limbot and in the deck")
    state.limbot &= ~made
    for model in range(BABYBOTS):
        if made >> model & 1:
            state.deck.shuffle_in(FIRST_BABYBOT + model, 1)


def _show_riders(state: CyberionState) -> str:
    crews = [[name, *pieces.names_of(state.riders_on(k))] for k, name in enumerate(GIGANTOBOTS)]
    return ", ".join([" ".join(crew) for crew in crews if len(crew) > 1])


def _read_riders(state: CyberionState, words: Words) -> None:
    for crew in " ".join(words.rest()).split(","):
        if crew.split():
            _read_crew(state, crew.split()[0], crew.split()[1:], words)


def _read_crew(state: CyberionState, name: str, cards: list[str], words: Words) -> None:
    gigantobot = words.name_of(name, GIGANTOBOTS, "Gigantobot")
    if state.riders_on(gigantobot):
        raise words.wrong(f"{name} is named twice")
    if len(cards) >= pieces.SEATS[gigantobot]:
        raise words.wrong(f"{name} with {len(cards)} Robots would be on vacation")
    for word in cards:
        card = words.name_of(word, CARD_NAMES, "card")
        if card >= pieces.ROBOTS or not pieces.fits(card, gigantobot):
            raise words.wrong(f"{word} does not fit {name}")
        state.add_rider(gigantobot, _out_of_deck(state, card, words))


def _take_microbot(state: CyberionState, name: str, words: Words) -> int:
    """A Microbot, out of the stack."""
    feature = words.name_of(name, MICROBOTS, "Microbot")
    if state.stack[feature] == 0:
        raise words.wrong(f"there are not so many Microbots {name}")
    state.stack[feature] -= 1
    return feature


def _read_held(state: CyberionState, words: Words) -> None:
    if len(words.left) > MOST_HELD:
        raise words.wrong(f"{len(words.left)} Microbots, at most five are held")
    for word in words.rest():
        state.held = append(state.held, _take_microbot(state, word, words))


def _read_used(state: CyberionState, words: Words) -> None:
    for word in words.rest():
        state.used[_take_microbot(state, word, words)] += 1


def _show_revealed(state: CyberionState) -> str:
    gone = [int(pieces.INTERFERENCE_COPIES - count) for count in list(state.masked)]
    return " ".join([MODELS[model] for model, count in enumerate(gone) for _ in range(count)])


def _read_revealed(state: CyberionState, words: Words) -> None:
    for model in words.names(MODELS, "Interference token"):
        if state.masked[model] == 0:
            raise words.wrong(f"there are not so many tokens {MODELS[model]}")
        state.masked[model] -= 1


_FACTS: Final = (
    Fact("turn", _show_turn, _read_turn, "A 1"),
    Fact("factory", _show_factory, _read_factory),
    Fact("experience", lambda s: " ".join(pieces.machines_of(s.experience)), _read_experience),
    Fact("removed", lambda s: " ".join(pieces.machines_of(s.removed)), _read_removed),
    *[_row(row, name) for row, name in enumerate(ROW_NAMES)],
    Fact("discard", lambda s: " ".join(counted(list(s.discard))), _read_discard),
    Fact("looked", lambda s: _names(CARD_NAMES, s.looked), _read_looked, late=True),
    Fact("deck", _show_deck, _read_deck, late=True),
    field("levels", "levels", numbers(5, 1, 5)),
    field("reserve", "reserve", whole(0, int(FAILSAFES))),
    field("battery", "charged", either("empty", "charged"), empty=True),
    field("support", "support", or_none(mask(MODELS, "Support token"), "none", 0)),
    field("merged", "merged", either("no", "yes"), empty=False),
    _only("babybots", field("limbot", "limbot", or_none(mask(MODELS, "Babybot"), "none", 0))),
    _only("babybots", Fact("made", _show_made, _read_made)),
    _only("gigantobots", Fact("riders", _show_riders, _read_riders)),
    _only("gigantobots", field("vacation", "vacation", mask(GIGANTOBOTS, "Gigantobot"))),
    _only("gigantobots", field("damage", "damage", whole(0, 5))),
    _only("microbots", Fact("held", lambda s: _names(MICROBOTS, s.held), _read_held)),
    _only("microbots", Fact("used", lambda s: " ".join(used_microbots(s)), _read_used)),
    _only("devious_cog", field("interference", "interference", numbers(5, 0, 2))),
    _only("devious_cog", Fact("revealed", _show_revealed, _read_revealed)),
)
_KINDS: Final = {
    "pile": named(draw.PILES, "place for cards"),
    "count": whole(1, int(draw.MOST)),
    "model": named(MODELS, "model"),
    "machine": named(MACHINES, "Machine"),
    "level": whole(2, 5),
    "gone": Kind(lambda state, value: "", lambda state, words: spent.GONE),
}
_STEPS: Final = Steps(
    _KINDS,
    [
        *(SETUP, REFILL, draw.Draw, planbot.PUT_BACK, commandbot.Prepared, gigantobots.REWARD),
        *(microbots.GIVE, Interference, Level),
        *(cyclobot.Take, stockbot.Stow, commandbot.Prep, commandbot.Spend),  # read as the Level
    ],
    order="|setup|cleanup|flash|(look )?back( take)?|take|(mill )?prep|reward( reward)*|microbot"
    "|interference|ability",
    separator=",",
)


def _lacks_microbot(state: CyberionState, place: int) -> bool:
    there = state.factory[place] != NONE and state.terms.microbots
    return there and state.microbots[place] == NONE


class _CyberionNotation(Notation[CyberionState]):
    def due(self, state: CyberionState) -> list[Step[Any]]:
        """Steps that hold answers are written as what is being done."""
        steps = state.agenda.table()
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
        words = reading.part("due")
        if state.turn == 0:
            if due not in ([], [SETUP]):
                raise words.wrong(f"{words.text!r} before the first turn")
            return [SETUP]
        if SETUP in due:
            raise words.wrong("setup comes before the first turn")
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
        for gigantobot, name in enumerate(GIGANTOBOTS):
            if state.vacation >> gigantobot & 1 and state.riders_on(gigantobot):
                raise BadPosition(f"riders: {name} is on vacation and has no crew")
        left, masked = sum(list(state.interference)), sum(list(state.masked))
        if left != masked:
            words = reading.part("interference")
            raise words.wrong(f"{left} tokens lie under the figures, but {masked} are masked")

    def check(self, state: CyberionState, reading: Reading) -> None:
        bare = [place for place in range(WIDTH) if _lacks_microbot(state, place)]
        if (
            bare
            and microbots.GIVE not in state.agenda.table()
            and SETUP not in state.agenda.table()
        ):
            raise BadPosition(
                "factory: every Machine has a Microbot, or due is microbot (CYB-MIC-01)"
            )
        if state.factory_mask() == 0 and state.deck_stage() == NONE:
            raise BadPosition("factory: with no Machine left the game is over (CYB-END-01)")


NOTATION: Final = _CyberionNotation(_FACTS, _STEPS, endings=ENDINGS, doing=True)
PARTS: Final = (*[fact.name for fact in _FACTS], "due", "doing", "over")
