"""What views of Raising Robots look like, for types, JSON Schema and browser."""

from typing import Literal, TypedDict

from ...kernel.shape import ResultView
from .printed_shape import KindName, PhaseName, RaisingDeed, RaisingItem

AbilityName = Literal["base", "upgraded"]
StageName = Literal["start", "auction", "selection", "phases", "recess", "last", "over"]
GradeName = Literal["", "D", "C", "B", "A"]


class RaisingGoods(TypedDict):
    """An inventory."""

    vp: int
    sensor: int
    gear: int
    microchip: int
    program: int
    tape: int
    battery: int


class RaisingTokens(TypedDict):
    """Tokens unlocked and not placed."""

    cosmetic: int
    speed: int
    communication: int
    efficiency: int


class RaisingByPhase(TypedDict):
    """A number for each phase."""

    upgrade: int
    assemble: int
    design: int
    fabricate: int
    recycle: int


class RaisingSlot(TypedDict):
    """A robot in a slot, and whether it has its token."""

    card: str
    upgraded: bool


class RaisingRows(TypedDict):
    """Robots from the left."""

    design: list[RaisingSlot]
    fabricate: list[RaisingSlot]
    recycle: list[RaisingSlot]


class RaisingWilds(TypedDict):
    """The wilds that the slots still free ask for, from the left."""

    design: list[int]
    fabricate: list[int]
    recycle: list[int]


class RaisingLesson(TypedDict):
    """A class card of a seat with its progress."""

    card: str
    credit: bool
    count: int
    grade: GradeName
    vp: int


class RaisingDrawn(TypedDict):
    """An energy card with its phase, and what each phase gets with it if nobody brings cubes."""

    card: str
    phase: PhaseName | None
    sure: RaisingByPhase


class RaisingEnergy(TypedDict):
    """The energy cards of a seat: of this round, still to come, used up."""

    drawn: list[RaisingDrawn]
    pile: list[str]
    used: list[str]


class RaisingSum(TypedDict):
    """The energy of a phase, without batteries, and what it is made of."""

    phase: PhaseName
    card: int
    cubes: int
    board: int
    inventor: int
    total: int


class RaisingScore(TypedDict):
    """Every source of points as if the game ended now."""

    robots: int
    classes: int
    inventory: int
    inventor: int
    leftover: int
    total: int


class RaisingUpgrade(TypedDict):
    """A row of the Upgrade section as it is for a seat now."""

    id: str
    deed: RaisingDeed


class RaisingSeat(TypedDict):
    """A player; `hand` and `looks` are null for others. Prices and deeds are as they are now."""

    seat: int
    letter: str
    goods: RaisingGoods
    cards: int
    hand: list[str] | None
    looks: list[str] | None
    rows: RaisingRows
    robots: int
    classes: list[RaisingLesson]
    inventor: str | None
    inventor_upgraded: bool
    abilities: list[AbilityName]
    locked: list[str]
    tokens: RaisingTokens
    slot_wilds: RaisingWilds
    upgrades: list[RaisingUpgrade]
    improved: list[str]
    battery_worth: RaisingByPhase
    energy: RaisingEnergy
    sums: list[RaisingSum]
    score: RaisingScore


class RaisingNeutral(TypedDict):
    """Neutral phase cards face up, and the cubes for each place in the line."""

    open: list[PhaseName]
    cubes: list[int]


class RaisingBid(TypedDict):
    """Whose meeple stands on which space."""

    seat: int
    space: int


class RaisingTrack(TypedDict):
    """An inventor up for auction."""

    card: str
    bids: list[RaisingBid]


class RaisingShort(TypedDict):
    """What an answer asks for that is not there: a good, energy, or a slot."""

    action: str
    good: KindName | Literal["energy", "slot"]
    amount: int
    have: int


class RaisingDoing(TypedDict):
    """What the viewer's work is at.

    The phase, the energy left, the robot whose turn it is, what is still to be paid; the energy
    with 0, 1, 2... batteries where these are asked for; how many cards may be given up, and how
    many are drawn for 0, 1, 2... of them; and what keeps robots in hand from being assembled.
    """

    phase: PhaseName | None
    energy: int | None
    robot: str | None
    cost: list[RaisingItem]
    energies: list[int]
    least: int
    most: int
    draws: list[int]
    short: list[RaisingShort]


class RaisingChoice(TypedDict):
    """Another answer to a step of a plan; `stays` if the rest of the plan is possible after it."""

    action: str
    gets: list[RaisingItem]
    pays: list[RaisingItem]
    stays: bool


class RaisingStep(TypedDict):
    """An answer of a plan: the question, what comes of it at once, what else could be said.

    It is `inside` if it only says how the answer before is meant: what to pay, what to gain.
    Where cards may be given up, `draws` is how many are drawn for 0, 1, 2... of them.
    """

    key: str
    inside: bool
    action: str
    gets: list[RaisingItem]
    pays: list[RaisingItem]
    draws: list[int]
    choices: list[RaisingChoice]


class RaisingPlan(TypedDict):
    """The rest of a phase as one answer.

    `stop` is the question that is still open then, empty if the phase is over. Of several plans
    one is `advised`. It can be done with any number of `batteries` in the list; it uses the first.
    """

    answer: str
    batteries: list[int]
    advised: bool
    steps: list[RaisingStep]
    stop: str


class RaisingView(TypedDict):
    """The whole table; `plans` are for the viewer's present phase, by batteries.

    Phases `for_all` may be performed even by those who did not select them.
    """

    stage: StageName
    round: int
    rounds: int
    past: list[int]
    cubes: RaisingByPhase
    for_all: list[PhaseName]
    neutral: RaisingNeutral | None
    discard: list[str]
    deck: int
    class_discard: list[str]
    tracks: list[RaisingTrack]
    seats: list[RaisingSeat]
    doing: RaisingDoing | None
    plans: list[RaisingPlan]
    result: ResultView | None
