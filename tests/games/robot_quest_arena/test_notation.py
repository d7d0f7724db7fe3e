"""Notation: what is written down is read back, and impossible positions are refused by name."""

import pytest

from automatable import Rng
from automatable.games.robot_quest_arena import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, random_tables

from .helpers import FOUR, TWO, A, arena, plain, where
from .helpers_turns import CHEAP, new, started, turn_ended

WHOLE = {
    "turn": "B 7",
    "first": "C",
    "pug": "B r4c5 2+1 jump diagonal used discount 1 bonus 2",
    "petri": "A r0c3 0+1",
    "strider": "C - 0+0",
    "A": "vp 6 blue 1 hand 4*battery hammer discard 3*battery mortar deck battery thrusters",
    "B": "vp 0 play thrusters heavy_hammer deck 8*battery",
    "C": "vp 3 discard hammer deck",
    "shop": "laser_cannon - mortar buzz_saw dynamo blueprint",
    "supply": "12 11 12",
    "junkyard": "8*battery hammer thrusters 2*power_cell",
    "reserve": "5",
    "box": "1",
    "purse": "3 1",
    "bumps": "petri:r1c4 pug:edge petri:pug",
    "due": "draw 1 2; act; upkeep; pass; turn",
}
WALL = {"arena": plain("#@r1c4")}


def test_every_part_is_written_as_it_was_read() -> None:
    assert Table(GAME, WHOLE, WALL).position() == WHOLE


def test_what_is_left_out_is_as_at_the_start() -> None:
    table = Table(GAME, {"pug": "A r4c4", "petri": "B r0c0", "crate": "C -", "shop": CHEAP})
    assert table.position() == {
        "turn": "A 1",
        "first": "A",
        "pug": "A r4c4 4+1",
        "petri": "B r0c0 4+1",
        "crate": "C - 0+0",
        **dict.fromkeys("ABC", "vp 0 deck 8*battery hammer thrusters"),
        "shop": CHEAP,
        "supply": "12 12 12",
        "reserve": "7",
    }
    assert table.asked() == "A act"


def test_a_deck_is_the_starting_deck_without_what_lies_elsewhere() -> None:
    table = arena(A="hand hammer 2*battery play battery discard mortar", shop=CHEAP)
    assert table.part("A").endswith("deck 5*battery thrusters")


@pytest.mark.parametrize("over", ["clock", "unfinished"])
def test_how_the_game_ended(over: str) -> None:
    table = arena(over=over, A="vp 9")
    assert (table.part("over"), table.asked()) == (over, "")
    assert table.state.result is not None
    assert table.state.result.scores == ((1, -1, -1) if over == "clock" else (0, 0, 0))


ROBOTS_OF_A = {"pug": "A r4c4", "petri": "A r2c2", "strider": "B r4c5", "crate": "B r6c6"}
LATER = "act; upkeep; pass; turn"


@pytest.mark.parametrize(
    "due",
    [
        *("upkeep; pass; turn", "pass; turn", "turn", "respawn; act; upkeep; pass; turn"),
        *(f"refill; {LATER}", f"draw 1 3; {LATER}", f"discard 2; {LATER}"),
        *(f"scrap 1 hand; {LATER}", f"scrap 2 any; {LATER}", f"obtain 4; {LATER}"),
        *(f"enter pug -; {LATER}", f"enter strider pug; {LATER}", f"follow pug r4c6; {LATER}"),
        *(f"repel strider E 2 pug; {LATER}", f"repel strider NW 1 pug; {LATER}"),
        *(f"pull crate pug r5c5 r4c4; {LATER}", f"pull crate pug; {LATER}"),
        *(f"resolve mortar 1 pug strider r4c5; {LATER}", f"resolve mortar 1 pug - -; {LATER}"),
        *(f"resolve spring_glove 2 pug * -; {LATER}", f"resolve ability 1 strider * -; {LATER}"),
        *(f"resolve tile:repair_kit 1 pug * -; {LATER}", f"collect petri; {LATER}"),
        *(f"start pug petri; respawn; {LATER}", f"start; {LATER}"),
    ],
)
def test_every_step_that_is_due_is_written_as_it_was_read(due: str) -> None:
    # Something is asked first, so that nothing has happened yet when it is written down.
    table = arena(TWO, **ROBOTS_OF_A, A="hand hammer", due=f"collect petri; {due}")
    assert table.part("due") == f"collect petri; {due}"


def written_and_read(table: Table) -> str:
    """What is due; the table read back from notation says, and asks, the same."""
    again = Table(GAME, table.position(), table.game.settings_of(table.state))
    assert again.position() == table.position()
    assert again.state.decision() is not None
    assert again.asked() == table.asked()
    assert again.options(A) == table.options(A)
    return table.part("due").partition(";")[0]


def test_steps_of_a_game_in_play() -> None:
    robots = {**ROBOTS_OF_A, "strider": "B r0c4"}
    found = [
        written_and_read(arena(TWO, **robots, A=f"hand {card}", shop=CHEAP).answer(*answers))
        for card, *answers in (
            ("thrusters", "play:thrusters"),
            ("speed_controller", "play:speed_controller"),
            ("scrapper_arm hammer deck", "play:scrapper_arm"),
            ("parts_catalog", "play:parts_catalog"),
            ("mortar", "play:mortar", "for:petri"),
            ("laser_cannon", "play:laser_cannon", "for:pug"),
            ("grappling_hook", "play:grappling_hook", "for:pug", "target:crate"),
        )
    ]
    assert found == [
        *("for thrusters", "draw 0 1 RQA-CRD-03", "scrap 1 any", "obtain 4"),
        "resolve mortar 0 petri * -",
        *("resolve laser_cannon 0 pug * -", "pull crate pug"),
    ]


def test_steps_that_wait_for_nature_or_for_a_choice() -> None:
    compactor = arena(tiles="C@r4c6", pug="A r4c4", petri="B r4c5", purse="0 2")
    assert written_and_read(compactor.answer("push:petri@pug")) == "enter petri pug"
    assert "; follow pug r4c5; " in compactor.part("due")
    collect = arena(petri="A r4c4", crate="B r4c5 0+1", A="hand hammer")
    collect.answer("play:hammer", "target:crate")
    assert written_and_read(collect) == "collect petri"
    assert written_and_read(arena(A="hand hammer").answer("end")) == "draw 0 5"
    assert written_and_read(arena(purse="4 0").answer("buy:rivet_gun")) == ""


def test_steps_before_the_actions() -> None:
    start = turn_ended(arena(TWO, pug="A r3c3", petri="A r5c5", turn="B 4"))
    assert written_and_read(start) == "start pug petri"
    both = turn_ended(arena(TWO, pug="A -", petri="A -", turn="B 4"))
    assert written_and_read(both) == "respawn"
    assert written_and_read(both.answer("return:petri")) == "place petri"
    shop = turn_ended(arena(tiles="X@r4c0", crate="A r4c0", A="hand hammer", turn="C 3"))
    assert written_and_read(shop) == "scrap 1 hand"


def test_an_axis_to_choose() -> None:
    due = "axis strider 2 pug; act; upkeep; pass; turn"
    table = arena(TWO, **{**ROBOTS_OF_A, "strider": "B r5c5"}, due=due)
    assert table.options(A) == ["away:E", "away:S"]
    assert written_and_read(table) == "axis strider 2 pug"
    assert where(table.answer("away:S"), "strider") == "r7c5"


def test_the_setup() -> None:
    assert written_and_read(new()) == "first"
    assert written_and_read(new(first="B")) == "refill"
    begun = started(first="B")
    assert written_and_read(begun) == "take 1"
    begun.answer("take:pug", "take:crate", "take:petri")
    assert written_and_read(begun) == "draw 1 5"
    begun = started("pug", "crate", "petri", first="B")
    assert written_and_read(begun) == "place pug"
    assert begun.part("due") == "place pug; place crate; place petri; opening"
    begun.answer("place:pug@r1c1", "place:crate@r7c7", "place:petri@r1c7")
    assert written_and_read(begun) == ""


def test_positions_of_random_games_read_back() -> None:
    rng = Rng(5)
    for table in random_tables(GAME, 2, 7, players=2, turn_cap=10):
        if rng.below(10) == 0:
            again = Table(GAME, table.position(), table.game.settings_of(table.state))
            assert again.position() == table.position()


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"robots": "pug"}, "no part is named 'robots'"),
        ({"D": "vp 1"}, "no part is named 'D'"),
        ({"turn": "B"}, "turn: write a player and a number"),
        ({"turn": "D 1"}, "turn: 'D' is not one of A, B, C"),
        ({"turn": "A -1"}, "turn: '-1' is not a number"),
        ({"turn": "- 3"}, "turn: after the setup there are an active and a first player"),
        ({"first": "-"}, "turn: after the setup there are an active and a first player"),
        ({"first": "x"}, "first: 'x' is not one of A, B, C"),
        ({"pug": "A"}, "pug: write owner, square and cubes"),
        ({"pug": "D r4c4"}, "pug: 'D' is not one of A, B, C"),
        ({"pug": "A r9c0"}, "pug: 'r9c0' is no square"),
        ({"pug": "A 44"}, "pug: '44' is no square"),
        ({"pug": "A r1c4"}, "pug: r1c4 is a Wall or has a robot on it"),
        ({"pug": "A r4c4", "petri": "B r4c4"}, "petri: r4c4 is a Wall or has a robot on it"),
        ({"pug": "A r4c4 5+1"}, "pug: 5[+]1 cubes do not fit r4c4"),
        ({"pug": "A r4c4 6+0"}, "pug: '6' is not a number from 0 to 5"),
        ({"pug": "A r4c4 3+2"}, "pug: '2' is not a number from 0 to 1"),
        ({"pug": "A r4c4 0+0"}, "pug: 0[+]0 cubes do not fit r4c4"),
        ({"pug": "A - 4+1"}, "pug: 4[+]1 cubes do not fit -"),
        ({"pug": "A r4c4 4"}, "pug: '' is not a number"),
        ({"pug": "A r4c4 4+1 flying"}, "pug: cannot read 'flying'"),
        ({"pug": "A r4c4 4+1 bonus"}, "pug: cannot read 'bonus'"),
        ({"pug": "A r4c4", "petri": "A r5c5"}, "A has 2 robots, not 1"),
        ({"A": "vp -3"}, "A: '-3' is not a number"),
        ({"A": "vp 1 blue 1"}, "A: 1 blue cubes are more than its VP"),
        ({"A": "battery"}, "A: cannot read 'battery'"),
        ({"A": "hand zap"}, "A: no card is named 'zap'"),
        ({"A": "hand x*battery"}, "A: 'x' is not a number"),
        ({"A": "hand battery hand hammer"}, "A: 'hand' occurs twice"),
        ({"A": "hand 9*battery"}, "A: there are not that many cards battery"),
        ({"A": "hand hammer deck hammer"}, "A: there are not that many cards hammer"),
        ({"A": "hand 2*mortar"}, "there are not that many cards mortar"),
        ({"junkyard": "3*fusion_core"}, "there are not that many cards fusion_core"),
        ({"A": "hand 13*rivet_gun"}, "there are not that many cards rivet_gun"),
        ({"A": "hand short_circuit"}, "there are not that many cards short_circuit"),
        ({"junkyard": "battery"}, "there are not that many cards battery"),
        ({"junkyard": "hammer", "A": "hand hammer"}, "there are not that many cards hammer"),
        (
            {"junkyard": "3*thrusters", "A": "deck", "B": "deck"},
            "there are not that many cards thru",
        ),
        ({"shop": f"{CHEAP} mortar"}, "shop: 7 cards, there are 6 slots"),
        ({"shop": "battery"}, "shop: 'battery' is no card of the Shop deck"),
        ({"shop": "rivet_gun"}, "shop: 'rivet_gun' is no card of the Shop deck"),
        ({"shop": "2*mortar"}, "shop: '2[*]mortar' is no card of the Shop deck"),
        ({"supply": "12 12"}, "supply: write 3 numbers"),
        ({"supply": "12 12 11"}, "supply: rivet_gun must be 12"),
        ({"junkyard": "zap"}, "junkyard: no card is named 'zap'"),
        ({"reserve": "31"}, "reserve: '31' is not a number from 0 to 30"),
        ({"box": "-1"}, "box: '-1' is not a number"),
        ({"purse": "3"}, "purse: write Energy and Moves"),
        ({"purse": "3 x"}, "purse: 'x' is not a number"),
        ({"bumps": "robot:edge"}, "bumps: no robot is named 'robot'"),
        ({"bumps": "crate:r4c4"}, "bumps: r4c4 is no obstacle"),
        ({"bumps": "crate:sky"}, "bumps: 'sky' is no square"),
        ({"over": "soon"}, "over: 'soon' is not one of clock, unfinished"),
        ({"over": "clock", "due": "turn"}, "over: nothing is due or being done after the end"),
    ],
)
def test_impossible_positions_are_refused_by_name(parts: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        arena(WALL, **parts)


def test_a_scrapped_starting_card_lies_in_the_junkyard() -> None:
    parts = {"A": "vp 0 deck 7*battery hammer thrusters", "junkyard": "battery"}
    table = arena(WALL, **parts)
    assert table.parts("A", "junkyard") == [parts["A"], "battery"]


def test_starting_cards_that_nobody_has_lie_in_the_junkyard() -> None:
    table = arena(WALL, A="hand hammer deck 2*battery")
    assert table.part("junkyard") == "6*battery thrusters"
    assert table.game.cards(table.state) == table.game.cards(Table(GAME, None, WALL).state)


def test_every_player_has_a_robot_and_every_robot_an_owner() -> None:
    with pytest.raises(BadPosition, match="B has 0 robots, not 1"):
        Table(GAME, {"pug": "A r4c4", "crate": "C r0c0"})
    with pytest.raises(BadPosition, match="petri: a robot that takes part has an owner"):
        Table(GAME, {"petri": "- r4c4"})
    with pytest.raises(BadPosition, match="B has 1 robots, not 2"):
        Table(GAME, {"pug": "A r4c4", "crate": "A r0c0", "petri": "B r2c1"}, TWO)


@pytest.mark.parametrize(
    ("due", "message"),
    [
        ("", "due: steps cannot come in the order ''"),
        ("fly; turn", "due: cannot read 'fly'"),
        ("act; upkeep", "due: steps cannot come in the order 'act upkeep'"),
        ("turn; act; turn", "due: steps cannot come in the order 'turn act turn'"),
        ("act; for thrusters; turn", "due: steps cannot come in the order 'act for turn'"),
        ("setup", "due: setup and opening are for turn 0"),
        ("opening", "due: setup and opening are for turn 0"),
        ("take 0; setup", "due: A does not take the next robot"),
        ("place strider; turn", "due: strider is in the arena"),
        ("start strider; turn", "due: strider starts no turn"),
        ("start robot; turn", "due: no robot is named 'robot'"),
        ("draw 2 1; turn", "due: '2' is not a number from 0 to 1"),
        ("draw 0 0; turn", "due: '0' is not a number from 1 to 99"),
        ("draw 0; turn", "due: cannot read 'draw 0'"),
        ("discard 0; turn", "due: '0' is not a number from 1 to 99"),
        ("scrap 1 deck; turn", "due: no choice is named 'deck'; there are hand, any"),
        ("obtain dear; turn", "due: 'dear' is not a number"),
        ("for zap; turn", "due: no card is named 'zap'"),
        ("for buzz_saw; turn", "due: buzz_saw can be played for nobody"),
        ("collect -; turn", "due: no robot is named '-'"),
        ("enter pug nobody; turn", "due: no robot is named 'nobody'"),
        ("follow pug r4c6; turn", "due: r4c6 is a Wall or has a robot on it"),
        ("follow pug r9c9; turn", "due: 'r9c9' is no square"),
        ("repel strider up 1 pug; turn", "due: no direction is named 'up'; there are N, NE"),
        ("repel strider N 0 pug; turn", "due: '0' is not a number from 1 to 99"),
        ("axis strider 1 pug; turn", "due: strider is not as far down as across"),
        ("axis pug 1 pug; turn", "due: pug is not as far down as across"),
        ("pull strider pug here; turn", "due: 'here' is no square"),
        ("resolve mortar 3 pug [*] -; turn", "due: mortar has no effects after the first 2"),
        ("resolve zap 0 pug [*] -; turn", "due: no card is named 'zap'"),
        ("resolve tile:mud 0 pug [*] -; turn", "due: no tile is named 'mud'; there are plain"),
        ("resolve mortar 0 pug strider; turn", "due: cannot read 'resolve mortar 0 pug strider'"),
    ],
)
def test_due_steps_that_make_no_sense_are_refused(due: str, message: str) -> None:
    robots = {**ROBOTS_OF_A, "strider": "B r4c6"}
    with pytest.raises(BadPosition, match=message):
        arena(TWO, **robots, A="hand thrusters", due=due.replace("[*]", "*"))


def test_a_robot_that_does_not_take_part_is_nowhere_in_what_is_due() -> None:
    robots = {"pug": "A r4c4", "petri": "B r4c5", "strider": "C r0c4"}
    for due in ("enter crate -", "repel pug N 1 crate", "resolve mortar 1 pug crate r0c0"):
        with pytest.raises(BadPosition, match="due: crate does not take part"):
            arena(**robots, due=f"{due}; turn")
    with pytest.raises(BadPosition, match="bumps: crate does not take part"):
        arena(**robots, bumps="pug:crate")


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"first": "B", "pug": "A -"}, "first: robots are taken by turns"),
        ({"turn": "- 0"}, "turn: the first player is active until the first turn"),
        ({"first": "-", "pug": "A -"}, "first: robots are taken by turns"),
        ({"pug": "A - 0+0"}, "pug: 0[+]0 cubes do not fit -"),
        ({"due": "take 1; setup"}, "due: B does not take the next robot"),
        ({"due": "turn"}, "A has 0 robots, not 1"),
        ({"due": "take 0; opening"}, "A has 0 robots, not 1"),
        ({"due": "take 0; first; setup"}, "due: steps cannot come in the order 'take first setup'"),
    ],
)
def test_a_setup_out_of_order_is_refused(parts: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Table(GAME, {"turn": "A 0", "shop": CHEAP, **parts})


def test_a_robot_is_placed_once() -> None:
    robots = {"pug": "A -", "petri": "B -", "strider": "C -", "crate": "D -"}
    places = [f"place {robot}" for robot in robots]
    due = "; ".join([*places, "opening"])
    table = Table(GAME, {"turn": "A 0", "shop": CHEAP, **robots, "due": due}, FOUR)
    assert len(table.offered("place")) == 13
    again = {"turn": "A 0", "shop": CHEAP, **robots, "due": f"place pug; {due}"}
    with pytest.raises(BadPosition, match="due: a robot is placed twice"):
        Table(GAME, again, FOUR)


STEPS = (
    *("act", "upkeep", "turn", "respawn", "refill", "start pug", "take 1", "draw 0 3", "discard 2"),
    *("scrap 1 hand", "obtain 4", "for hammer", "place crate", "collect petri", "enter pug crate"),
    *("follow pug r4c5", "repel crate N 2 pug", "axis crate 1 pug", "pull petri crate r3c3"),
    *("resolve mortar 1 pug crate r4c5", "resolve laser_cannon 0 crate * -", "setup", "opening"),
)
WORDS = (
    *("A", "D", "-", "0", "3", "99", "r4c4", "r9c9", "4+1", "0+0", "battery", "2*mortar", "crate"),
    *("hand", "vp", "blue", "deck", "jump", "bonus", "edge", "pug:edge"),
)


def changed(position: dict[str, str], rng: Rng) -> dict[str, str]:
    """The position with a word put somewhere, or a step among those that are due."""
    part = [*position][rng.below(len(position))]
    words = position[part].split()
    words[rng.below(len(words))] = WORDS[rng.below(len(WORDS))]
    due = position.get("due", "act; upkeep; pass; turn").split("; ")
    due.insert(rng.below(len(due)), STEPS[rng.below(len(STEPS))])
    if rng.below(2):
        return {**position, part: " ".join(words)}
    return {**position, "due": "; ".join(due)}


def test_a_changed_position_is_refused_or_played() -> None:
    rng = Rng(11)
    refused = played = 0
    for table in random_tables(GAME, 1, 3, players=2, turn_cap=12):
        given = table.game.settings_of(table.state)
        for _ in range(2):
            try:
                odd = Table(GAME, changed(table.position(), rng), given)
            except BadPosition:
                refused += 1
                continue
            played += 1
            for _ in range(8):
                if (decision := odd.state.decision()) is None:
                    assert odd.state.result is not None
                    break
                odd.state.apply(decision.seat, decision.sample(rng))
                Table(GAME, odd.position(), given)
    assert min(refused, played) > 20
