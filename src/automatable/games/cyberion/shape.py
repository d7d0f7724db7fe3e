"""What a view of Cyberion looks like, for type checkers, JSON Schema and the browser."""

from typing import Literal, TypedDict

from ...kernel.shape import ResultView

Effect = Literal[
    "nothing",
    "draw",
    "stow",
    "own_to_deck",
    "any_to_deck",
    "own_to_row",
    "any_to_row",
    "look",
    "prep",
]
Kind = Literal["robot", "multibot", "babybot", "microbot"]
NeedKind = Literal[
    "same_model", "same_size", "sum_at_least", "sum_at_most", "run", "groups", "identical"
]

LackKind = Literal["count", "robots", "least", "most", "microbot", "theirs"]


class CyberionNeed(TypedDict):
    """The crew a Machine asks for; what is of no account for its kind is null or empty."""

    kind: NeedKind
    robots: int
    model: str | None
    size: int | None
    sum: int | None
    runs: list[list[int]]
    groups: list[int]


class CyberionMachine(TypedDict):
    """What is printed on a Machine."""

    stage: int
    needs: CyberionNeed


class CyberionPiece(TypedDict):
    """What is printed on a card or Microbot: a model, a size, or both."""

    kind: Kind
    model: str | None
    size: int | None


class CyberionFacts(TypedDict):
    """What is printed on the pieces of this table."""

    machines: dict[str, CyberionMachine]
    pieces: dict[str, CyberionPiece]


class CyberionLack(TypedDict):
    """Why a Machine cannot be repaired now: the rule, and the numbers of the sentence about it.

    `kind` is what lacks in a word: Robots that fit, Robots at all, a higher or a lower sum, one for
    the Microbot; or the Machine is somebody else's.
    """

    kind: LackKind
    rule: str
    facts: dict[str, int | str]


class CyberionPlace(TypedDict):
    """A Machine in the Factory.

    `wants` is how many Robots its crew has, one less when it is Prepped. `ways` are all ways to man
    it, the best first: for each socket of a way the cards that fit, the best first. `plan` is the
    best crew. Cards are numbers there: row * width + place in the row.
    """

    machine: str
    wants: int
    prepped: bool
    microbot: str | None
    owner: str | None
    mine: bool
    repairable: bool
    helpers: list[str]
    ways: list[list[list[int]]]
    plan: list[int]
    lack: CyberionLack | None


class CyberionRows(TypedDict):
    """The cards of the three rows."""

    platform: list[str]
    flash: list[str]
    stock: list[str]


class CyberionLevel(TypedDict):
    """What an ability does at a level, and whether a Failsafe token is gained by reaching it."""

    effect: Effect
    count: int
    failsafe: bool


class CyberionGiant(TypedDict):
    """A Gigantobot and its crew."""

    gigantobot: str
    features: list[str]
    riders: list[str]
    seats: int
    vacation: bool


class CyberionUse(TypedDict):
    """A use of Microbots, and how many of them it costs."""

    use: Literal["replace", "exchange", "remove"]
    price: int


class CyberionExtras(TypedDict):
    """What the expansions add; empty or 0 without them."""

    limbot: list[str]
    gigantobots: list[CyberionGiant]
    damage: int
    microbots: list[str]
    microbot_uses: list[CyberionUse]
    microbot_stack: int
    microbot_discard: list[str]
    interference: dict[str, int]
    masked: dict[str, int]


class CyberionView(CyberionExtras):
    """The whole table.

    `choices` are the levels to choose from when a Robot of a model in the rows is discarded for its
    ability; none where that is not asked.
    """

    turn: int
    active: int | None
    expansions: list[str]
    factory: list[CyberionPlace | None]
    merged: bool
    relieved: bool
    machine_deck: list[int]
    experience: list[str]
    removed: list[str]
    rows: CyberionRows
    width: int
    discard: list[str]
    deck: int
    deck_top: list[str]
    deck_bottom: list[str]
    deck_cards: list[str]
    looked: list[str]
    levels: dict[str, int]
    mainframe: dict[str, list[CyberionLevel]]
    upgrades: dict[str, int | None]
    choices: dict[str, list[int]]
    reserve: int
    end_costs: Literal["nothing", "token", "toll", "game"]
    forge: int
    battery: Literal["charged", "empty"]
    support: list[str]
    support_level: int
    doing: list[str]
    ability: str | None
    uncovered: str | None
    next_support: int | None
    result: ResultView | None
