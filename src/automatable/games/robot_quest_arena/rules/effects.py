"""The text of a card, word by word, in printed order. Rules: RQA-CRD.

What each word does stands in `words.py` and `attacks.py`, all of it in the class of the word.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..robots import Robot
from ..state import ArenaState
from ..tiles import RULE, TILES
from .phases import unasked
from .step import ArenaStep

NOT_YET: Final[i64] = -2  # nothing of this card has attacked
ABILITY: Final[i64] = -1  # stands for a robot's own attack among the cards


class Word:
    """An effect word with its numbers, as a card, a tile or a board has it. Law: section 5.4.

    A new word is a class below this one that `vocabulary.py` lists, a message `effect-<name>` in
    every language, and an icon.
    """

    NAME: ClassVar[str] = ""
    TAKES: ClassVar[int] = 1  # how many numbers
    PERSONAL: ClassVar[bool] = False  # whether it is about one robot of its player (RQA-TWO-05)
    GIFT: ClassVar[bool] = False  # whether it only adds to what the player may do this turn
    WORTH: ClassVar[int] = 0  # to a bot: hundredths of a VP for every 1 of its first number
    AFTER: ClassVar[tuple[str, ...]] = ()  # acts on what one of these has just attacked
    IS_ATTACK: ClassVar[bool] = False
    MAY_BE_BLIND: ClassVar[bool] = False  # whether it can be printed as one that needs no sight
    ON: ClassVar[tuple[str, ...]] = ("card", "tile")  # where it may be printed

    def __init__(self, a: i64, b: i64, blind: bool) -> None:
        self.a: Final = a
        self.b: Final = b
        self.blind: Final = blind  # whether sight is not needed

    def does_something(self, state: ArenaState, robot: Robot) -> bool:
        """Whether a card may be played for a robot because of this word (RQA-RUL-04)."""
        return True

    def asks(self, state: ArenaState, robot: Robot, ask: Ask) -> bool:
        """Fill the question and return True, if there is something to choose."""
        return False

    def begin(self, state: ArenaState, deed: "Resolve") -> None:
        """Carry it out where nothing is asked, with the rest of the card to follow."""
        deed.go_on(state, deed.target, deed.place)
        self.act(state, deed)

    def act(self, state: ArenaState, deed: "Resolve") -> None:
        """What it does, if that asks for nothing."""
        raise NotImplementedError

    def answer(self, state: ArenaState, deed: "Resolve", action: Action) -> None:
        """Carry it out as was chosen, with the rest of the card to follow."""
        raise NotImplementedError

    def why_not(self, state: ArenaState, robot: Robot, action: Action) -> str:
        """The rule that forbids an answer to its question; empty for what answers another."""
        return ""

    def refusal_facts(self, state: ArenaState, robot: Robot, action: Action) -> dict[str, Fact]:
        """The numbers behind such a refusal."""
        return {}

    def gain(self, state: ArenaState, rule: str) -> None:
        """Give the active player what it gives, by that rule."""
        raise NotImplementedError

    def enter(self, state: ArenaState, robot: Robot, by: Robot, rule: str, ask: Ask) -> bool:
        """Act on a robot that has entered a tile by an action of `by`; True if nature is asked."""
        raise NotImplementedError

    def turned_up(self, state: ArenaState, robot: Robot, by: Robot, card: i64) -> None:
        """What a card of the Shop deck means that was turned up for such a robot."""
        raise NotImplementedError

    def energy(self) -> i64:
        """The Energy it gives, if it gives any."""
        return 0

    def moves(self) -> i64:
        """The Moves it gives, if it gives any."""
        return 0

    def harm(self) -> i64:
        """How much it takes from the robot it acts on."""
        return 0

    def damage(self) -> i64:
        """How much it takes from each robot it attacks."""
        return 0

    def reach(self) -> i64:
        """How many squares away it can find a robot."""
        return 0

    def cover(self, state: ArenaState, robot: Robot, into: "Reach") -> None:
        """Add what it covers from where a robot stands."""


@final
class Reach:
    """Squares on which robots are hit, those near enough but unseen, and a mask of robots found."""

    def __init__(self) -> None:
        self.open: Final[set[int]] = set()
        self.hidden: Final[set[int]] = set()
        self.targets: i64 = 0


@final
class Resolve(ArenaStep):
    """The effect words of a card from the k-th on, played for a robot.

    They go before general rules (RQA-CRD-11), in the order written (RQA-RUL-57).
    `target` is the robot just attacked, NONE if the attack found none; `place` where it stood.
    """

    WORDS = "resolve card:source k:number robot target place"

    def __init__(self, card: i64, k: i64, robot: Robot, target: Robot, place: i64) -> None:
        self.card: Final = card
        self.k: Final = k
        self.robot: Final = robot
        self.target: Final = target
        self.place: Final = place

    def misfit(self, state: ArenaState) -> str:
        count = len(words_of(state, self.card, self.robot))
        if self.k <= count:
            return ""
        return f"{card_name(state, self.card)} has no effects after the first {count}"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        words = words_of(state, self.card, self.robot)
        if self.k == len(words):
            return False
        word = words[self.k]
        if word.asks(state, self.robot, ask):
            return True
        word.begin(state, self)
        return False

    def next_word(self, source: int, robot: Robot) -> int:
        return int(self.k) if self.card == source and self.robot == robot else 0

    def go_on(self, state: ArenaState, target: Robot, place: i64) -> None:
        """Let the next words follow, after an attack on this robot on this square."""
        state.agenda.push(Resolve(self.card, self.k + 1, self.robot, target, place))

    def answer(self, state: ArenaState, action: Action) -> None:
        words_of(state, self.card, self.robot)[self.k].answer(state, self, action)

    def why_not(self, state: ArenaState, action: Action) -> str:
        word = words_of(state, self.card, self.robot)[self.k]
        return word.why_not(state, self.robot, action) or unasked(state)

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        word = words_of(state, self.card, self.robot)[self.k]
        return word.refusal_facts(state, self.robot, action)

    def source(self) -> int | None:
        return int(self.card)

    def actor(self) -> Robot:
        return self.robot

    def is_of_tile(self) -> bool:
        """Whether it is a tile that acts."""
        return self.card < ABILITY

    def rule(self, usual: str) -> str:
        """The rule to name in the log: the tile's, if it is a tile that acts."""
        return RULE[ABILITY - 1 - self.card] if self.is_of_tile() else usual


def from_tile(tile: i64) -> i64:
    """What stands for a tile's start-of-turn effect among the cards."""
    return ABILITY - 1 - tile


def words_of(state: ArenaState, card: i64, robot: Robot) -> list[Word]:
    """The effect words of a card, of a robot's ability (RQA-ROB-05, RQA-ATK-12) or of a tile."""
    if card >= 0:
        return state.cards.effects[card]
    terms = state.terms
    return terms.boards.shot[robot] if card == ABILITY else terms.ground.start[ABILITY - 1 - card]


def card_name(state: ArenaState, card: i64) -> str:
    """A card in notation."""
    if card >= 0:
        return state.cards.ids[card]
    return "ability" if card == ABILITY else f"tile:{TILES[ABILITY - 1 - card]}"


def reach_of(state: ArenaState, card: i64, robot: Robot) -> Reach | None:
    """What all words of a card cover from where a robot stands; None if they look for nobody."""
    words = [word for word in words_of(state, card, robot) if word.reach() > 0]
    if not words:
        return None
    found = Reach()
    for word in words:
        word.cover(state, robot, found)
    return found


def can_play(state: ArenaState, card: i64, by: Robot) -> bool:
    """Whether a card does anything at all: one that only attacks needs a target (RQA-RUL-04)."""
    for word in state.cards.effects[card]:
        if word.does_something(state, by):
            return True
    return False
