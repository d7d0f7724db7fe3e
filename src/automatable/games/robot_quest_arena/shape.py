"""What a view of the Arena looks like, for type checkers, JSON Schema and the browser.

Squares of the arena are numbers here, row by row from 0; where robots stand or go, names such as
`r4c5`.
"""

from typing import Literal, TypedDict

from ...kernel.shape import ResultView

Family = Literal["battery", "attack", "function"]
Status = Literal["known", "inferred", "reconstructed"]
Blocked = Literal["movement", "sight"]


class ArenaEffect(TypedDict):
    """An effect word with its numbers; `text` is the key of its words."""

    word: str
    text: str
    a: int
    b: int


class ArenaCard(TypedDict):
    """A title; `seeks` if it looks for robots, so that it matters for which robot it is played."""

    name: str
    type: Family
    cost: int | None
    effects: list[ArenaEffect]
    seeks: bool
    status: Status


class ArenaBoard(TypedDict):
    """A player board: Health and what sets the robot apart, 0 or empty where nothing does."""

    name: str
    pilot: str
    health: int
    centre: bool
    reward: list[ArenaEffect]
    draw: int
    price: int
    shot: list[ArenaEffect]
    weight: int
    status: Status


class ArenaTile(TypedDict):
    """A kind of tile: what it does at the start of a turn and on entering, what it blocks.

    Robots come into the arena on those of `entry`.
    """

    entry: bool
    start: list[ArenaEffect]
    enter: list[ArenaEffect]
    leave: int
    blocks: list[Blocked]
    status: Status


class ArenaFacts(TypedDict):
    """All that is printed, by id."""

    cards: dict[str, ArenaCard]
    robots: dict[str, ArenaBoard]
    tiles: dict[str, ArenaTile]


class ArenaMap(TypedDict):
    """The arena: the tile on each square, and the nine centre squares."""

    rows: int
    columns: int
    tiles: list[str]
    centre: list[int]


class ArenaRobot(TypedDict):
    """A robot: where it stands, its cubes and their spaces, what cards have given it this turn."""

    robot: str
    owner: int
    square: str | None
    red: int
    blue: int
    health: int
    jumping: bool
    diagonal: bool
    used: bool
    discount: int
    bonus: int


class ArenaPile(TypedDict):
    """A VP pile: gems of 5, blue cubes of 2, red cubes of 1."""

    gems: int
    blue: int
    red: int


class ArenaSide(TypedDict):
    """A player; `pile` are the VP in gems and cubes, `hand` is None where it cannot be seen."""

    seat: int
    letter: str
    team: int
    vp: int
    pile: ArenaPile
    blue_won: int
    cards: int
    hand: list[str] | None
    in_play: list[str]
    discard: list[str]
    deck: int


class ArenaDoing(TypedDict):
    """The card about which something is asked, and the robot that acts or is moved by it.

    Where a direction is asked for, `lines` are the squares of each from that robot on.
    """

    card: str | None
    robot: str | None
    lines: dict[str, list[int]]


class ArenaPush(TypedDict):
    """A robot that stands ready to be pushed; `to` is None if an obstacle is behind it."""

    robot: str
    target: str
    price: int
    to: str | None
    possible: bool


class ArenaReach(TypedDict):
    """Squares a card hits, squares near enough but out of sight, and robots it finds now.

    `damage` is what its next attack takes from each of these, 0 if it does not attack.
    """

    open: list[int]
    hidden: list[int]
    targets: list[str]
    damage: int


class ArenaWalk(TypedDict):
    """The cheapest way onto a square: the squares that are entered, and what it takes in all.

    Only the last square of a way may hurt: `damage` is what it does for certain.
    """

    way: list[str]
    moves: int
    energy: int
    damage: int


class ArenaCharge(TypedDict):
    """All plain Batteries in hand, to be played in one answer, and what they give."""

    actions: list[str]
    energy: int
    moves: int


class ArenaIdle(TypedDict):
    """What would go to waste now: attacks that find somebody, Energy that buys something."""

    attacks: list[str]
    energy: int


class ArenaPlans(TypedDict):
    """What can be done in several answers at once; `walks` by robot and square."""

    charge: ArenaCharge | None
    walks: dict[str, dict[str, ArenaWalk]]
    idle: ArenaIdle


class ArenaLate(TypedDict):
    """A card that does something at the end of the turn, for a robot."""

    card: str
    robot: str


class ArenaView(TypedDict):
    """The whole table.

    `prices`: what each square costs that a robot of the active player can come onto. `reach`: of a
    robot's ability, of the cards of its player that the viewer sees, and of what is asked about.
    `plans` only for the active player, while actions are asked for.
    """

    turn: int
    active: int | None
    energy: int
    moves: int
    arena: ArenaMap
    robots: list[ArenaRobot]
    seats: list[ArenaSide]
    shop: list[str | None]
    shop_deck: int
    supply: dict[str, int]
    junkyard: list[str]
    reserve: int
    doing: ArenaDoing | None
    prices: dict[str, dict[str, int]]
    pushes: list[ArenaPush]
    reach: dict[str, dict[str, ArenaReach]]
    plans: ArenaPlans | None
    later: list[ArenaLate]
    result: ResultView | None
