"""What printed facts of Raising Robots look like, for types, JSON Schema and browser."""

from typing import Literal, TypedDict

PhaseName = Literal["upgrade", "assemble", "design", "fabricate", "recycle"]
RowName = Literal["design", "fabricate", "recycle"]
TokenName = Literal["cosmetic", "speed", "communication", "efficiency"]
KindName = Literal[
    "sensor",
    "gear",
    "microchip",
    "program",
    "tape",
    "battery",
    "vp",
    "card",
    "wild",
    "UNL",
    "ASM",
    "CYC",
    "ROWV",
    "INS",
    "CLS",
]
Status = Literal["known", "inferred", "reconstructed"]


class RaisingItem(TypedDict):
    """An amount of a kind, or of another if the player likes that more."""

    kind: KindName
    amount: int
    other: KindName | None


class RaisingDeed(TypedDict):
    """An action: what it costs, what it gives, the energy it needs."""

    cost: list[RaisingItem]
    gains: list[RaisingItem]
    energy: int


class RaisingPrice(TypedDict):
    """What a robot costs in a column."""

    energy: int
    cost: list[RaisingItem]


class RaisingRobot(TypedDict):
    """A robot card."""

    name: str
    row: RowName
    left: RaisingPrice
    right: RaisingPrice
    vp: int
    type: TokenName
    base: RaisingDeed
    upgraded: RaisingDeed
    status: Status


class RaisingObjective(TypedDict):
    """What a class card counts; what it is about is named where there is something to name."""

    word: str
    type: TokenName | None
    good: KindName | None
    row: RowName | None
    low: int
    high: int


class RaisingClass(TypedDict):
    """A class card; the last count is null where only extra credit gives an A."""

    title: str
    objective: RaisingObjective
    ladder: list[int | None]
    credit: TokenName
    status: Status


class RaisingAbility(TypedDict):
    """What an inventor does, and when; numbers a word has not are 0."""

    timing: Literal["immediate", "round_end", "game_end", "ongoing"]
    word: str
    gains: list[RaisingItem]
    phase: PhaseName | None
    phases: int
    tokens: int
    count: int


class RaisingInventor(TypedDict):
    """An inventor card; robots or tokens are what an upgrade needs, the other is 0."""

    name: str
    level: Literal["easy", "medium", "hard"]
    base: RaisingAbility
    upgraded: RaisingAbility
    type: TokenName
    robots: int
    tokens: int
    icon: Literal["AND", "OR"]
    status: Status


class RaisingEnergyCard(TypedDict):
    """An energy card; `each` is what a cube on its phase gives its owner."""

    value: int
    cubes: int
    each: int
    status: Status


class RaisingCell(TypedDict):
    """A board action, and the same once its token is gone, when it gives more."""

    id: str
    deed: RaisingDeed
    improved: RaisingDeed
    type: TokenName
    adds: list[RaisingItem]


class RaisingSection(TypedDict):
    """A row of the player board: its actions, and its energy bonus under a token."""

    cells: list[RaisingCell]
    bonus: int
    bonus_type: TokenName


class RaisingSections(TypedDict):
    """The sections with rows of robots."""

    design: RaisingSection
    fabricate: RaisingSection
    recycle: RaisingSection


class RaisingBoardFacts(TypedDict):
    """What is printed once: circles of Inspiration, sections, bidding spaces, worth of D C B A."""

    inspiration: list[TokenName]
    sections: RaisingSections
    bids: list[list[RaisingItem]]
    grades: list[int]


class RaisingFacts(TypedDict):
    """All that is printed, cards by their ids; class cards are lessons."""

    robot: dict[str, RaisingRobot]
    lesson: dict[str, RaisingClass]
    inventor: dict[str, RaisingInventor]
    energy: dict[str, RaisingEnergyCard]
    board: RaisingBoardFacts
