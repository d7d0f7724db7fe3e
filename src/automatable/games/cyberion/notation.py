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
    due         flash 2              what is still to happen: see below PARTS
    doing       repair:II-STO crew:STO3@platform    answers that have changed nothing yet
    over        failsafe             how the game ended
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda, Step
from ...kernel.decision import Ask
from ...kernel.deck import PUBLIC
from ...kernel.errors import AutomatableError, BadPosition
from ...kernel.game import Game, Position, Result
from ...kernel.seats import seat_letter, seat_of_letter
from . import pieces
from .pieces import (
    BABYBOTS,
    CARD_NAMES,
    FIRST_BABYBOT,
    GIGANTOBOTS,
    MACHINES,
    MICROBOTS,
    MODELS,
    ROBOTS,
    bit,
)
from .rules import draw as drawing
from .rules.commandbot import PREPARED
from .rules.gigantobots import REWARD
from .rules.microbots import GIVE
from .rules.planbot import PUT_BACK
from .rules.setup import SETUP, bare_table
from .rules.spent import GONE
from .rules.task import Task
from .rules.trigger import INTERFERENCE, Level
from .rules.turn import CLEANING, CLEANUP, INTERVENTION, PASS_ON, TURN
from .settings import Terms
from .state import FAILSAFES, NONE, WIDTH, CyberionState
from .view import counted, doing, row_names, used_microbots

PARTS: Final = (
    *("turn", "factory", "experience", "removed", "platform", "flash", "stock", "discard"),
    *("looked", "deck", "levels", "reserve", "battery", "support", "limbot", "made", "riders"),
    *("vacation", "damage", "held", "used", "interference", "revealed", "merged", "due", "doing"),
    "over",
)
# What may be due: setup; cleanup; or during an Intervention, separated by commas in the order of
# events: flash N, take N, mill N, look N (cards still to come from the deck), back (a Planbot's
# cards), prep MACHINE, reward, microbot, interference MODEL, ability MODEL LEVEL.
ENDINGS: Final = {
    "repaired": "CYB-END-01",
    "failsafe": "CYB-END-02",
    "limbot": "CYB-END-04",
    "interference": "CYB-END-05",
    "damage": "CYB-END-06",
}


def position(state: CyberionState) -> Position:
    """The state in notation; empty parts are left out."""
    terms = state.terms
    rows = ("platform", "flash", "stock")
    written = {
        "turn": _turn(state),
        "factory": " ".join([_machine(state, place) for place in range(int(WIDTH))]),
        "experience": " ".join(pieces.machines_of(state.experience)),
        "removed": " ".join(pieces.machines_of(state.removed)),
        **{name: " ".join(row_names(state, row)) for row, name in enumerate(rows)},
        "discard": " ".join(counted(list(state.discard))),
        "looked": " ".join(pieces.names_of([int(card) for card in list(state.looked)])),
        "deck": _deck(state),
        "levels": _numbers(list(state.levels)),
        "reserve": str(int(state.reserve)),
        "battery": "" if state.charged else "empty",
        "support": " ".join(pieces.models_of(state.support)) or "none",
        "merged": "yes" if state.merged else "",
    }
    if terms.babybots:
        written["limbot"] = " ".join(pieces.models_of(state.limbot)) or "none"
        written["made"] = " ".join(_made(state))
    if terms.gigantobots:
        written["riders"] = ", ".join(_riders(state))
        away = [name for k, name in enumerate(GIGANTOBOTS) if state.vacation >> k & 1]
        written["vacation"] = " ".join(away)
        written["damage"] = str(int(state.damage))
    if terms.microbots:
        written["held"] = " ".join([MICROBOTS[feature] for feature in list(state.held)])
        written["used"] = " ".join(used_microbots(state))
    if terms.devious_cog:
        written["interference"] = _numbers(list(state.interference))
        written["revealed"] = " ".join(_revealed(state))
    written["due"] = due(state)
    written["doing"] = " ".join(doing(state))
    written["over"] = state.result.reason if state.result is not None else ""
    return {part: text for part, text in written.items() if text}


def _turn(state: CyberionState) -> str:
    letter = "-" if state.active == NONE else seat_letter(state.active)
    return f"{letter} {state.turn}" + (" relieved" if state.relieved else "")


def _machine(state: CyberionState, place: i64) -> str:
    machine = state.factory[place]
    if machine == NONE:
        return "-"
    microbot = state.microbots[place]
    mark = "*" if state.prepped >> place & 1 else ""
    return MACHINES[machine] + mark + (f"+{MICROBOTS[microbot]}" if microbot != NONE else "")


def _deck(state: CyberionState) -> str:
    top = pieces.names_of(state.deck.top())
    bottom = pieces.names_of(state.deck.bottom())
    return " ".join([*top, "...", *bottom]) if top or bottom else ""


def _numbers(values: list[Any]) -> str:
    return " ".join([str(int(value)) for value in values])


def _made(state: CyberionState) -> list[str]:
    counts = [int(state.deck.count(FIRST_BABYBOT + model)) for model in range(5)]
    looked = [int(card - FIRST_BABYBOT) for card in list(state.looked) if card >= FIRST_BABYBOT]
    return [MODELS[model] for model in range(5) if counts[model] or model in looked]


def _riders(state: CyberionState) -> list[str]:
    found = []
    for k, name in enumerate(GIGANTOBOTS):
        crew = pieces.names_of(state.riders_on(k))
        if crew:
            found.append(" ".join([name, *crew]))
    return found


def _revealed(state: CyberionState) -> list[str]:
    gone = [int(pieces.INTERFERENCE_COPIES - count) for count in list(state.masked)]
    return [MODELS[model] for model, count in enumerate(gone) for _ in range(count)]


def due(state: CyberionState) -> str:
    """What is still to happen before the player acts again."""
    if state.result is not None:
        return ""
    if state.turn == 0:
        return "setup"
    steps = state.agenda.steps()
    if INTERVENTION not in steps:
        return "cleanup"
    found: list[str] = []
    for step in steps:
        if step is INTERVENTION:
            break
        assert isinstance(step, Task)
        if step.due():
            found.append(step.due())
    return ", ".join(found)


# Reading.


def from_position(game: Game[Any], terms: Terms, written: Mapping[str, str]) -> CyberionState:
    """The state a notation describes; raises BadPosition."""
    for part in written:
        if part not in PARTS:
            raise BadPosition(f"no part is named {part!r}; parts: {', '.join(PARTS)}")
    state = bare_table(game, terms, Agenda.of(TURN))
    state.agenda.clear()
    reader = Reader(state, written)
    reader.read_turn()
    reader.read_machines()
    reader.read_cards()
    reader.read_board()
    reader.read_babybots()
    reader.read_gigantobots()
    reader.read_microbots()
    reader.read_interference()
    reader.read_deck()
    reader.read_agenda()
    return state


class Reader:
    """Reads the parts one after the other, taking every piece from where it lies at the start."""

    def __init__(self, state: CyberionState, written: Mapping[str, str]) -> None:
        self.state = state
        self.written = written

    def words(self, part: str) -> list[str]:
        """The words of a part; none if it is left out."""
        found = self.written.get(part, "").split()
        return [] if found == ["none"] else found

    def number(self, part: str, high: int, default: int) -> int:
        """A whole number from 0."""
        text = self.written.get(part, str(default)).strip()
        if not text.isdecimal() or not text.isascii() or int(text[:9]) > high:
            raise BadPosition(f"{part}: {text!r} is no number from 0 to {high}")
        return int(text)

    def numbers(self, part: str, low: int, high: int, default: list[int]) -> list[int]:
        """Five whole numbers."""
        words = self.words(part)
        if not words:
            return default
        fine = all(word.isdecimal() and word.isascii() and len(word) == 1 for word in words)
        if not fine or len(words) != 5 or not all(low <= int(w) <= high for w in words):
            raise BadPosition(f"{part}: write five numbers from {low} to {high}")
        return [int(word) for word in words]

    def named(self, part: str, names: tuple[str, ...], what: str) -> list[int]:
        """The places of the words of a part in a list of names."""
        return [_find(part, word, names, what) for word in self.words(part)]

    def mask(self, part: str, names: tuple[str, ...], what: str) -> int:
        """The same as a mask, each at most once."""
        found = self.named(part, names, what)
        if len(set(found)) != len(found):
            raise BadPosition(f"{part}: {what}s are named twice")
        return sum([1 << k for k in found])

    def read_turn(self) -> None:
        """Who is active in which turn, and whether a Machine has left."""
        state = self.state
        words = self.words("turn") or ["A", "1"]
        if words[-1] == "relieved":
            state.relieved = True
            words = words[:-1]
        if len(words) == 1:
            words.append("1")
        fine = len(words) == 2 and words[1].isdecimal() and len(words[1]) <= 6
        seat = seat_of_letter(words[0])
        if not fine or (words[0] != "-" and not 0 <= seat < state.seats):
            letters = ", ".join([seat_letter(k) for k in range(state.seats)])
            raise BadPosition(f"turn: write a player ({letters}) and a number, such as A 3")
        state.active = NONE if words[0] == "-" else seat
        state.turn = int(words[1])

    def read_machines(self) -> None:
        """Factory, Experience pile and Machines out of the game."""
        state = self.state
        words = self.words("factory")
        if len(words) > WIDTH:
            raise BadPosition(f"factory: {len(words)} Machines, there is room for {WIDTH}")
        for place, word in enumerate(words):
            if word != "-":
                self._read_machine(place, word)
        everything = self.written.get("removed", "").strip() == "*"
        state.experience = self.mask("experience", MACHINES, "Machine")
        if not everything:
            state.removed = self.mask("removed", MACHINES, "Machine")
        seen = [int(machine) for machine in list(state.factory) if machine != NONE]
        total = len(seen) + sum([int(m).bit_count() for m in (state.experience, state.removed)])
        every = state.factory_mask() | state.experience | state.removed
        if int(every).bit_count() != total:
            raise BadPosition("a Machine is named twice")
        for stage in range(3):
            if state.machines_left(stage) < 0:
                raise BadPosition(f"there are not so many Machines of stage {stage + 1}")
        if everything:
            self._remove_the_rest()
        self._read_merged()

    def _read_merged(self) -> None:
        state = self.state
        merged = self.written.get("merged", "")
        if merged and (merged != "yes" or state.seats == 1 or state.deck_stage() != NONE):
            raise BadPosition(f"merged: {merged!r} is not yes, for two without a Machine deck")
        state.merged = merged == "yes"

    def _remove_the_rest(self) -> None:
        state = self.state
        for machine in range(len(MACHINES)):
            seen = state.factory_mask() | state.experience | state.removed
            if not seen >> machine & 1 and state.machines_left(pieces.STAGE[machine] - 1) > 0:
                state.removed |= bit(machine)

    def _read_machine(self, place: int, word: str) -> None:
        state = self.state
        name, _, microbot = word.partition("+")
        state.factory[place] = _find("factory", name.rstrip("*"), MACHINES, "Machine")
        if name.endswith("*"):
            state.prepped |= bit(place)
        if microbot:
            if not state.terms.microbots:
                raise BadPosition(f"factory: {microbot} needs the Microbots expansion")
            feature = _find("factory", microbot, MICROBOTS, "Microbot")
            self._take_microbot("factory", feature)
            state.microbots[place] = feature

    def read_cards(self) -> None:
        """The rows, the discard pile, cards looked at, and known cards of the deck."""
        state = self.state
        for row, part in enumerate(("platform", "flash", "stock")):
            cards = self.named(part, CARD_NAMES, "card")
            if len(cards) > WIDTH:
                raise BadPosition(f"{part}: {len(cards)} cards, there is room for {WIDTH}")
            for card in cards:
                self._take(part, card)
                state.put(row, card)
        for card in self.named("discard", CARD_NAMES, "card"):
            self._take("discard", card)
            state.discard[card] += 1
        looked = self.named("looked", CARD_NAMES, "card")
        if len(looked) > WIDTH:
            raise BadPosition(f"looked: {len(looked)} cards, a Planbot looks at {WIDTH} at most")
        for card in looked:
            if card < FIRST_BABYBOT:
                self._take("looked", card)
            state.looked = append(state.looked, card)

    def _take(self, part: str, card: i64) -> None:
        deck = self.state.deck
        if card >= FIRST_BABYBOT:
            raise BadPosition(f"{part}: {CARD_NAMES[card]} is never there")
        if deck.count(card) == 0:
            raise BadPosition(f"{part}: there are not so many cards {CARD_NAMES[card]}")
        deck.draw(card)

    def read_board(self) -> None:
        """Levels, tokens and Battery."""
        state = self.state
        state.levels = vec[i64](self.numbers("levels", 1, 5, [1] * 5))
        state.reserve = self.number("reserve", int(FAILSAFES), int(state.terms.failsafes()))
        battery = self.written.get("battery", "charged")
        if battery not in ("charged", "empty"):
            raise BadPosition(f"battery: {battery!r} is neither charged nor empty")
        state.charged = battery == "charged"
        state.support = self.mask("support", MODELS, "Support token")
        if int(state.support).bit_count() > state.terms.support:
            raise BadPosition(f"support: this table has {state.terms.support} tokens at most")

    def read_babybots(self) -> None:
        """Babybots in the Limbot and in the deck."""
        state = self.state
        if not state.terms.babybots:
            self._need("babybots", "limbot", "made")
        made = self.mask("made", MODELS, "Babybot")
        if "limbot" in self.written:
            state.limbot = self.mask("limbot", MODELS, "Babybot")
        else:
            state.limbot &= ~made
        if state.limbot & made:
            raise BadPosition("made: a Babybot is in the Limbot and in the deck")
        looked = [int(card) for card in list(state.looked)]
        for model in range(int(BABYBOTS)):
            there = int(FIRST_BABYBOT) + model in looked
            if there and (not made >> model & 1 or looked.count(int(FIRST_BABYBOT) + model) > 1):
                raise BadPosition(f"looked: BAB-{MODELS[model]} is not in the deck")
            if made >> model & 1 and not there:
                state.deck.shuffle_in(FIRST_BABYBOT + model, 1)

    def read_deck(self) -> None:
        """Cards in known places; all others must have been taken out of the deck before."""
        words = self.words("deck")
        if not words:
            return
        if words.count("...") != 1:
            raise BadPosition("deck: write the known top, three dots, and the known bottom")
        middle = words.index("...")
        deck = self.state.deck
        for name in (*words[:middle], *words[middle + 1 :]):
            card = _find("deck", name, CARD_NAMES, "card")
            if deck.count(card) == 0:
                raise BadPosition(f"deck: there are not so many cards {name}")
            deck.draw(card)
        for name in reversed(words[:middle]):
            deck.put_on_top(CARD_NAMES.index(name), PUBLIC)
        for name in words[middle + 1 :]:
            deck.put_at_bottom(CARD_NAMES.index(name), PUBLIC)

    def read_gigantobots(self) -> None:
        """Crews, vacations and Structural Damage."""
        state = self.state
        if not state.terms.gigantobots:
            self._need("gigantobots", "riders", "vacation", "damage")
            return
        state.vacation = self.mask("vacation", GIGANTOBOTS, "Gigantobot")
        state.damage = self.number("damage", 5, 5)
        for text in self.written.get("riders", "").split(","):
            words = text.split()
            if words:
                self._read_crew(words[0], words[1:])

    def _read_crew(self, name: str, cards: list[str]) -> None:
        state = self.state
        gigantobot = _find("riders", name, GIGANTOBOTS, "Gigantobot")
        if cards and state.vacation >> gigantobot & 1:
            raise BadPosition(f"riders: {name} is on vacation and has no crew")
        if state.riders_on(gigantobot):
            raise BadPosition(f"riders: {name} is named twice")
        if len(cards) >= pieces.SEATS[gigantobot]:
            raise BadPosition(f"riders: {name} with {len(cards)} Robots would be on vacation")
        for word in cards:
            card = _find("riders", word, CARD_NAMES, "card")
            if card >= ROBOTS or not pieces.fits(card, gigantobot):
                raise BadPosition(f"riders: {word} does not fit {name}")
            self._take("riders", card)
            state.add_rider(gigantobot, card)

    def read_microbots(self) -> None:
        """Held and discarded Microbots; those on Machines are read with the Factory."""
        state = self.state
        if not state.terms.microbots:
            self._need("microbots", "held", "used")
            return
        held = self.named("held", MICROBOTS, "Microbot")
        if len(held) > 5:
            raise BadPosition(f"held: {len(held)} Microbots, at most five are held")
        for feature in held:
            self._take_microbot("held", feature)
            state.held = append(state.held, feature)
        for feature in self.named("used", MICROBOTS, "Microbot"):
            self._take_microbot("used", feature)
            state.used[feature] += 1

    def _take_microbot(self, part: str, feature: int) -> None:
        state = self.state
        if state.stack[feature] == 0:
            raise BadPosition(f"{part}: there are not so many Microbots {MICROBOTS[feature]}")
        state.stack[feature] -= 1

    def read_interference(self) -> None:
        """Tokens under the figures and revealed ones."""
        state = self.state
        if not state.terms.devious_cog:
            self._need("devious_cog", "interference", "revealed")
            return
        left = self.numbers("interference", 0, 2, [2] * 5)
        state.interference = vec[i64](left)
        for model in self.named("revealed", MODELS, "Interference token"):
            if state.masked[model] == 0:
                raise BadPosition(f"revealed: there are not so many tokens {MODELS[model]}")
            state.masked[model] -= 1
        masked = sum([int(count) for count in list(state.masked)])
        if masked != sum(left):
            raise BadPosition(
                f"interference: {sum(left)} tokens lie under the figures, but {masked} are masked"
            )

    def _need(self, expansion: str, *parts: str) -> None:
        for part in parts:
            if self.written.get(part, ""):
                raise BadPosition(f"{part}: this table plays without {expansion}")

    def read_agenda(self) -> None:
        """What is still to happen, and answers that have changed nothing yet."""
        state = self.state
        over = self.written.get("over", "")
        if over:
            if over not in ENDINGS:
                raise BadPosition(f"over: {over!r} is none of {', '.join(ENDINGS)}")
            if self.written.get("due", "") or self.written.get("doing", ""):
                raise BadPosition("over: nothing is due or being done after the end")
            score = 1 if over == "repaired" else -1
            scores = (score,) * int(state.seats)
            state.end(Result(scores, over, ENDINGS[over], together=True))
            return
        due = self.written.get("due", "").strip()
        if len(state.looked) > 0 and "back" not in due.replace(",", " ").split():
            raise BadPosition("looked: a Planbot's cards are to be put back, due back")
        if state.turn == 0:
            if due not in ("", "setup"):
                raise BadPosition(f"due: {due!r} before the first turn")
            state.agenda.push(SETUP)
        elif state.active == NONE:
            raise BadPosition("turn: nobody is active")
        elif due == "cleanup":
            state.agenda.then([*CLEANING, PASS_ON, TURN])
        else:
            state.agenda.then([*self._read_due(), INTERVENTION, CLEANUP, PASS_ON, TURN])
        state.agenda.settle(state, Ask())
        for name in self.words("doing"):
            try:
                state.apply(state.active, state.game.catalogue.number(name))
            except AutomatableError as error:
                raise BadPosition(f"doing: {error}") from None
        if sorted(doing(state)) != sorted(self.words("doing")):
            raise BadPosition("doing: these answers have changed something")

    def _read_due(self) -> list[Step[Any]]:
        found: list[Step[Any]] = []
        for text in self.written.get("due", "").split(","):
            if text.strip():
                found.append(self._read_step(text.split()))
        return found

    def _read_step(self, words: list[str]) -> Step[Any]:
        name, rest = words[0], words[1:]
        to = drawing.read_due(name)
        if to >= 0 and len(rest) == 1 and rest[0] in ("1", "2", "3", "4", "5"):
            return drawing.draw(to, int(rest[0]))
        if name == "back" and not rest:
            return PUT_BACK
        if name == "reward" and not rest and self.state.terms.gigantobots:
            return REWARD
        if name == "microbot" and not rest and self.state.terms.microbots:
            return GIVE
        if name == "prep" and len(rest) == 1:
            machine = _find("due", rest[0], MACHINES, "Machine")
            if self.state.place_of(machine) == NONE:
                raise BadPosition(f"due: {rest[0]} is not in the Factory")
            return PREPARED[machine]
        if name == "interference" and len(rest) == 1:
            model = _find("due", rest[0], MODELS, "model")
            if not self.state.terms.devious_cog or self.state.interference[model] == 0:
                raise BadPosition(f"due: no Interference token lies under {rest[0]}")
            return INTERFERENCE[model]
        if name == "ability" and len(rest) == 2 and rest[1] in ("2", "3", "4", "5"):
            return Level(GONE, _find("due", rest[0], MODELS, "model"), int(rest[1]))
        raise BadPosition(f"due: cannot read {' '.join(words)!r}")


def _find(part: str, name: str, names: tuple[str, ...], what: str) -> int:
    if name not in names:
        raise BadPosition(f"{part}: no {what} is named {name!r}")
    return names.index(name)
