"""The facts of a table, each written as a part of a position and read back. Rules: CYB-NOT."""

from typing import Any, Final

from librt.vecs import append

from ...kernel.deck import PUBLIC
from ...kernel.notation import Part, field
from ...kernel.spelling import Kind, Tokens, either, letter, mask, numbers, or_none, whole
from . import pieces
from .actions import ROW_NAMES
from .cardset import fits
from .pieces import BABYBOTS, CARD_NAMES, FIRST_BABYBOT, MICROBOTS, MODELS
from .state import FAILSAFES, MOST_HELD, NONE, WIDTH, CyberionState
from .view import counted, row_names, used_microbots


def _show_turn(state: CyberionState) -> str:
    return f"{letter(state.active)} {state.turn}" + (" relieved" if state.relieved else "")


def _read_turn(state: CyberionState, tokens: Tokens) -> None:
    state.active = tokens.seat(int(state.seats))
    state.turn = tokens.whole(0, 999_999) if tokens.left[:1] != ["relieved"] and tokens.left else 1
    state.relieved = tokens.left == ["relieved"] and tokens.next() == "relieved"


def _names(names: tuple[str, ...], things: Any) -> str:
    return " ".join([names[thing] for thing in list(things)])


# Machines.


def _machines(state: CyberionState, mask: int) -> str:
    return " ".join(state.terms.cards.machines_of(mask))


def _show_factory(state: CyberionState) -> str:
    return " ".join([_show_machine(state, place) for place in range(int(WIDTH))])


def _show_machine(state: CyberionState, place: int) -> str:
    machine, microbot = state.factory[place], state.microbots[place]
    if machine == NONE:
        return "-"
    mark = "*" if state.prepped >> place & 1 else ""
    name = state.terms.cards.machines[machine]
    return name + mark + (f"+{MICROBOTS[microbot]}" if microbot != NONE else "")


def _read_factory(state: CyberionState, tokens: Tokens) -> None:
    if len(tokens.left) > WIDTH:
        raise tokens.wrong(f"{len(tokens.left)} Machines, there is room for {WIDTH}")
    for place, word in enumerate(tokens.rest()):
        if word != "-":
            _read_machine(state, place, word, tokens)


def _read_machine(state: CyberionState, place: int, word: str, tokens: Tokens) -> None:
    name, _, microbot = word.partition("+")
    machine = tokens.name_of(name.removesuffix("*"), state.terms.cards.machines, "Machine")
    _claim(state, 1 << machine, tokens)
    state.factory[place] = machine
    _check_stages(state, tokens)
    if name.endswith("*"):
        state.prepped |= 1 << place
    if microbot:
        if not state.terms.microbots:
            raise tokens.wrong(f"{microbot} needs the Microbots expansion")
        state.microbots[place] = _take_microbot(state, microbot, tokens)


def _read_experience(state: CyberionState, tokens: Tokens) -> None:
    state.experience = _claim(state, tokens.mask(state.terms.cards.machines, "Machine"), tokens)
    _check_stages(state, tokens)


def _read_removed(state: CyberionState, tokens: Tokens) -> None:
    if tokens.text != "*":
        state.removed = _claim(state, tokens.mask(state.terms.cards.machines, "Machine"), tokens)
        _check_stages(state, tokens)
        return
    tokens.rest()
    for machine, stage in enumerate(pieces.STAGE):
        seen = state.factory_mask() | state.experience | state.removed
        if not seen >> machine & 1 and state.machines_left(stage - 1) > 0:
            state.removed |= 1 << machine


def _claim(state: CyberionState, machines: int, tokens: Tokens) -> int:
    """Machines that are nowhere else."""
    if machines & (state.factory_mask() | state.experience | state.removed):
        raise tokens.wrong("a Machine is named twice")
    return machines


def _check_stages(state: CyberionState, tokens: Tokens) -> None:
    for stage in range(3):
        if state.machines_left(stage) < 0:
            raise tokens.wrong(f"there are not that many Machines of stage {stage + 1}")


# Cards.


def _row(row: int, name: str) -> Part[CyberionState]:
    def show(state: CyberionState) -> str:
        return " ".join(row_names(state, row))

    def read(state: CyberionState, tokens: Tokens) -> None:
        if len(tokens.left) > WIDTH:
            raise tokens.wrong(f"{len(tokens.left)} cards, there is room for {WIDTH}")
        for card in _take_cards(state, tokens):
            state.put(row, card)

    return Part(name, show, read)


def _take_cards(state: CyberionState, tokens: Tokens) -> list[int]:
    """The cards of a part, out of the deck."""
    return [_take_card(state, word, tokens) for word in tokens.rest()]


def _take_card(state: CyberionState, name: str, tokens: Tokens) -> int:
    card = tokens.name_of(name, CARD_NAMES, "card")
    if card >= FIRST_BABYBOT:
        raise tokens.wrong(f"{name} is never there")
    return _out_of_deck(state, card, tokens)


def _out_of_deck(state: CyberionState, card: int, tokens: Tokens) -> int:
    if state.deck.count(card) == 0:
        raise tokens.wrong(f"there are not that many cards {CARD_NAMES[card]}")
    state.deck.draw(card)
    return card


def _read_discard(state: CyberionState, tokens: Tokens) -> None:
    for card in _take_cards(state, tokens):
        state.discard[card] += 1


def _show_deck(state: CyberionState) -> str:
    top, bottom = pieces.names_of(state.deck.top()), pieces.names_of(state.deck.bottom())
    return " ".join([*top, "...", *bottom]) if top or bottom else ""


def _read_deck(state: CyberionState, tokens: Tokens) -> None:
    """Cards in known places; all others have been taken out of the deck before."""
    names = tokens.rest()
    if names and names.count("...") != 1:
        raise tokens.wrong("write the known top, three dots, and the known bottom")
    middle = names.index("...") if names else 0
    cards = [
        _out_of_deck(state, tokens.name_of(name, CARD_NAMES, "card"), tokens)
        for name in (*names[:middle], *names[middle + 1 :])
    ]
    for card in reversed(cards[:middle]):
        state.deck.put_on_top(card, PUBLIC)
    for card in cards[middle:]:
        state.deck.put_at_bottom(card, PUBLIC)


def _read_looked(state: CyberionState, tokens: Tokens) -> None:
    """Babybots among them are read first, and lie in the deck till now."""
    if len(tokens.left) > WIDTH:
        raise tokens.wrong(f"{len(tokens.left)} cards, a Planbot looks at {WIDTH} at most")
    for word in tokens.rest():
        card = tokens.name_of(word, CARD_NAMES, "card")
        if card >= FIRST_BABYBOT and state.deck.count(card) == 0:
            raise tokens.wrong(f"{word} is not in the deck")
        state.looked = append(state.looked, _out_of_deck(state, card, tokens))


# The expansions.


def _only(expansion: str, part: Part[CyberionState]) -> Part[CyberionState]:
    """A part that only tables with an expansion have."""

    def show(state: CyberionState) -> str:
        return part.show(state) if getattr(state.terms, expansion) else ""

    def read(state: CyberionState, tokens: Tokens) -> None:
        if getattr(state.terms, expansion):
            part.read(state, tokens)
        elif tokens.text:
            raise tokens.wrong(f"this table plays without {expansion}")

    return Part(part.name, show, read)


def _show_made(state: CyberionState) -> str:
    looked = [int(card - FIRST_BABYBOT) for card in list(state.looked) if card >= FIRST_BABYBOT]
    made = [int(state.deck.count(FIRST_BABYBOT + k)) > 0 or k in looked for k in range(5)]
    return " ".join([MODELS[k] for k in range(5) if made[k]])


def _read_made(state: CyberionState, tokens: Tokens) -> None:
    made = tokens.mask(MODELS, "Babybot")
    if state.limbot & made and "limbot" in tokens.reading.position:
        raise tokens.wrong("a Babybot is in the Limbot and in the deck")
    state.limbot &= ~made
    for model in range(BABYBOTS):
        if made >> model & 1:
            state.deck.shuffle_in(FIRST_BABYBOT + model, 1)


def _show_riders(state: CyberionState) -> str:
    names = state.terms.cards.gigantobots
    crews = [[name, *pieces.names_of(state.riders_on(k))] for k, name in enumerate(names)]
    return ", ".join([" ".join(crew) for crew in crews if len(crew) > 1])


def _read_riders(state: CyberionState, tokens: Tokens) -> None:
    for crew in " ".join(tokens.rest()).split(","):
        if crew.split():
            _read_crew(state, crew.split()[0], crew.split()[1:], tokens)


def _read_crew(state: CyberionState, name: str, cards: list[str], tokens: Tokens) -> None:
    gigantobot = tokens.name_of(name, state.terms.cards.gigantobots, "Gigantobot")
    if state.riders_on(gigantobot):
        raise tokens.wrong(f"{name} is named twice")
    if len(cards) >= state.terms.cards.seats[gigantobot]:
        raise tokens.wrong(f"{name} with {len(cards)} Robots would be on vacation")
    for word in cards:
        card = tokens.name_of(word, CARD_NAMES, "card")
        if card >= pieces.ROBOTS or not fits(state.terms.boarding, card, gigantobot):
            raise tokens.wrong(f"{word} does not fit {name}")
        state.add_rider(gigantobot, _out_of_deck(state, card, tokens))


def _take_microbot(state: CyberionState, name: str, tokens: Tokens) -> int:
    """A Microbot, out of the stack."""
    feature = tokens.name_of(name, MICROBOTS, "Microbot")
    if state.stack[feature] == 0:
        raise tokens.wrong(f"there are not that many Microbots {name}")
    state.stack[feature] -= 1
    return feature


def _read_held(state: CyberionState, tokens: Tokens) -> None:
    if len(tokens.left) > MOST_HELD:
        raise tokens.wrong(f"{len(tokens.left)} Microbots, at most five are held")
    for word in tokens.rest():
        state.held = append(state.held, _take_microbot(state, word, tokens))


def _read_used(state: CyberionState, tokens: Tokens) -> None:
    for word in tokens.rest():
        state.used[_take_microbot(state, word, tokens)] += 1


def _show_revealed(state: CyberionState) -> str:
    tokens = state.terms.cards.interference
    gone = [int(tokens[k] - count) for k, count in enumerate(list(state.masked))]
    return " ".join([MODELS[model] for model, count in enumerate(gone) for _ in range(count)])


def _read_revealed(state: CyberionState, tokens: Tokens) -> None:
    for model in tokens.names(MODELS, "Interference token"):
        if state.masked[model] == 0:
            raise tokens.wrong(f"there are not that many tokens {MODELS[model]}")
        state.masked[model] -= 1


_ON_VACATION: Final = Kind(
    lambda s, value: mask(s.terms.cards.gigantobots, "Gigantobot").show(s, value),
    lambda s, tokens: tokens.mask(s.terms.cards.gigantobots, "Gigantobot"),
)
PARTS: Final = (
    Part("turn", _show_turn, _read_turn, "A 1"),
    Part("factory", _show_factory, _read_factory),
    Part("experience", lambda s: _machines(s, s.experience), _read_experience),
    Part("removed", lambda s: _machines(s, s.removed), _read_removed),
    *[_row(row, name) for row, name in enumerate(ROW_NAMES)],
    Part("discard", lambda s: " ".join(counted(list(s.discard))), _read_discard),
    Part("looked", lambda s: _names(CARD_NAMES, s.looked), _read_looked, late=True),
    Part("deck", _show_deck, _read_deck, late=True),
    field("levels", "levels", numbers(5, 1, 5)),
    field("reserve", "reserve", whole(0, int(FAILSAFES))),
    field("battery", "charged", either("empty", "charged"), empty=True),
    field("support", "support", or_none(mask(MODELS, "Support token"), "none", 0)),
    field("merged", "merged", either("no", "yes"), empty=False),
    _only("babybots", field("limbot", "limbot", or_none(mask(MODELS, "Babybot"), "none", 0))),
    _only("babybots", Part("made", _show_made, _read_made)),
    _only("gigantobots", Part("riders", _show_riders, _read_riders)),
    _only("gigantobots", field("vacation", "vacation", _ON_VACATION)),
    _only("gigantobots", field("damage", "damage", whole(0, 5))),
    _only("microbots", Part("held", lambda s: _names(MICROBOTS, s.held), _read_held)),
    _only("microbots", Part("used", lambda s: " ".join(used_microbots(s)), _read_used)),
    _only("devious_cog", field("interference", "interference", numbers(5, 0, 2))),
    _only("devious_cog", Part("revealed", _show_revealed, _read_revealed)),
)
