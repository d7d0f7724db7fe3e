"""Phases as one proposal each: what it says holds, and few answers are left to a person."""

from typing import Any

import pytest

from automatable import CHANCE, SPECTATOR, Record, Rng
from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.plan import plans
from automatable.games.raising_robots.state import RaisingState
from automatable.kernel.game import State
from automatable.match import Match, Nature
from automatable.testkit import Table

from .helpers import A, B, at, round_of
from .helpers_rows import robots, section

ROUNDS = 8
STANDARD_FACTS: Any = GAME.facts


def actions(plan: Any) -> list[str]:
    return [step["action"] for step in plan["steps"]]


def proposed(table: Table) -> Any:
    return table.view(A)["plans"]


def amounts(items: list[dict[str, Any]]) -> str:
    return " ".join(f"{item['amount']} {item['kind']}" for item in items)


def step_of(table: Table, action: str) -> dict[str, Any]:
    [plan] = proposed(table)
    [found] = [step for step in plan["steps"] if step["action"] == action]
    return dict(found)


def test_what_is_free_is_taken_and_what_it_gives_is_told() -> None:
    table = section("fabricate", 7, "goods; fabricate RB-33")
    [plan] = proposed(table)
    assert [name for name in actions(plan) if "gain" not in name] == [
        "use:F1",
        "use:F2",
        "use:F3",
        "base:RB-33",
    ]
    assert plan["answer"] == " ".join(actions(plan))
    assert plan["stop"] == ""
    assert amounts(step_of(table, "use:F3")["gets"]) == "1 vp"
    gained = [step for step in plan["steps"] if step["key"] == "gain"]
    assert [amounts(step["gets"]).split()[0] for step in gained] == ["1", "1"]


def test_what_is_gained_is_what_the_hand_asks_for() -> None:
    """RB-35 costs 3 sensors and a gear, RB-33 microchips and gears."""
    asked = {robot: STANDARD_FACTS["robot"][robot]["left"]["cost"] for robot in ("RB-33", "RB-35")}
    assert asked["RB-33"] != asked["RB-35"]
    found = {
        robot: [
            name
            for name in actions(proposed(section("fabricate", 1, f"goods; hand {robot}"))[0])
            if name.startswith("gain")
        ]
        for robot in asked
    }
    for robot, gains in found.items():
        wanted = {item["kind"] for item in asked[robot]}
        assert all(name.split(":")[1] in wanted for name in gains), (robot, gains)


def test_a_plan_has_other_answers_and_says_which_of_them_leave_the_rest_as_it_is() -> None:
    table = section("fabricate", 7, "goods; fabricate RB-33")
    first = step_of(table, "use:F1")
    assert [(one["action"], one["stays"]) for one in first["choices"]] == [("skip", True)]
    gain = proposed(table)[0]["steps"][1]
    assert len(gain["choices"]) == 1
    assert gain["choices"][0]["stays"]
    assert gain["choices"][0]["gets"] != gain["gets"]


def test_a_choice_that_takes_away_what_comes_later_does_not_stay() -> None:
    """The tape of the first robot pays for the action of the second one."""
    table = robots("recycle", 7, "goods; recycle RB-69 RB-89")
    [plan] = proposed(table)
    assert actions(plan) == ["base:RB-69", "base:RB-89"]
    first, second = plan["steps"]
    assert (amounts(first["gets"]), amounts(first["pays"])) == ("1 tape", "")
    assert (amounts(second["gets"]), amounts(second["pays"])) == ("2 vp", "1 tape")
    assert [(one["action"], one["stays"]) for one in first["choices"]] == [("skip", False)]
    assert [(one["action"], one["stays"]) for one in second["choices"]] == [("skip", True)]


def test_there_is_a_plan_for_each_number_of_batteries_that_makes_a_difference() -> None:
    """With 3 energy only the first action can be used, with 4 the second, too."""
    table = round_of("energy EN-02=fabricate EN-03=recycle; goods B3; fabricate RB-33")
    found = proposed(table)
    assert [plan["batteries"] for plan in found] == [[0], [1, 2, 3]]
    assert [actions(plan)[0] for plan in found] == ["batteries:0", "batteries:1"]
    assert ["use:F2" in actions(plan) for plan in found] == [False, True]
    assert [plan["advised"] for plan in found].count(True) == 1


def test_batteries_beyond_what_any_action_needs_change_nothing() -> None:
    table = round_of("energy EN-02=fabricate EN-03=recycle; goods B6; fabricate RB-33")
    assert [plan["batteries"] for plan in proposed(table)] == [[0], [1, 2, 3], [4, 5, 6]]


def test_a_plan_ends_with_its_phase() -> None:
    table = round_of("energy EN-02=fabricate EN-03=recycle; goods; recycle RB-65")
    assert not any(name.endswith(("R1", "RB-65")) for name in actions(proposed(table)[0]))


def test_cards_drawn_on_the_way_are_left_open_and_counted() -> None:
    table = section("design", 3, "goods; hand RB-01 RB-02")
    cycle = step_of(table, "done")
    assert cycle["key"] == "cycle"
    assert amounts(cycle["gets"]) == "1 card"
    assert cycle["draws"] == [1, 2, 3]
    assert [one["action"] for one in cycle["choices"]] == ["discard:RB-01", "discard:RB-02"]
    assert all(one["stays"] for one in cycle["choices"])


@pytest.mark.parametrize(
    ("question", "own"),
    [
        ("first 2", "hand RB-01 RB-02 RB-33; goods"),
        ("cull -", "hand RB-01 RB-02 RB-33 RB-34 RB-65 RB-66"),
        ("unlock", "goods"),
    ],
)
def test_outside_of_phases_nothing_is_proposed(question: str, own: str) -> None:
    table = at(question, own)
    assert table.options(A)
    assert proposed(table) == []


def test_only_the_seat_itself_is_told() -> None:
    table = section("fabricate", 7, "goods; fabricate RB-33")
    assert table.view(SPECTATOR)["plans"] == []


def last_phase(others_goods: str, others_tokens: str) -> State:
    """The last phase of a game: A has finished, unseen by B, who still works."""
    token = f"free design-cosmetic fabricate-efficiency {others_tokens}"
    known = "design RB-19; fabricate RB-44+ RB-34; classes CL-19 CL-14; inventor IN-05"
    energy = "energy EN-01=recycle EN-02=upgrade; used EN-03 EN-04 EN-05 EN-06 EN-07 EN-08"
    before = "goods G1 P1 T1; " + known + "; free design-cosmetic fabricate-efficiency;"
    position = {
        "round": "8",
        "stage": "phases",
        "cubes": "4 0 0 0 2",
        "neutral": "fabricate design recycle upgrade",
        "A": f"goods{others_goods}; {known}; {token}; {energy}",
        "B": "goods M1 P1; fabricate RB-38; recycle RB-65; classes CL-29+ CL-31; inventor IN-11;"
        " free upgrade-communication design-efficiency fabricate-efficiency; tokens efficiency"
        " efficiency; energy EN-05=recycle EN-07=upgrade; used EN-01 EN-02 EN-03 EN-04 EN-06 EN-08",
        "due": "gather; close; round; score",
        "due.B": "phase recycle",
        "starts": "boost",
        "before.A": f"{before} tokens cosmetic; {energy}",
    }
    return GAME.from_position(position, {"players": "2", "inventors": "auction"})


def test_a_plan_does_not_tell_what_others_may_do_at_the_end_of_the_round() -> None:
    one = last_phase("", "recycle-cosmetic; tokens cosmetic cosmetic")
    other = last_phase("", "recycle-efficiency; tokens cosmetic efficiency")
    assert plans(one, B) == plans(other, B) != []  # type: ignore[arg-type]


def answered(match: Match, seat: int, rng: Rng) -> None:
    """Answer with a plan if there is one, else with anything sensible."""
    assert isinstance(match.state, RaisingState)
    found = plans(match.state, seat)
    decision = match.state.asked(seat)
    assert decision is not None
    if found:
        plan = found[rng.below(len(found))]
        assert plan["answer"]
        match.answer(seat, plan["answer"])
    else:
        options = GAME.tidy(match.state, decision)
        name = GAME.catalogue.name(options[rng.below(len(options))])
        match.answer(seat, name)


@pytest.mark.parametrize("players", [1, 3])
def test_a_round_takes_few_answers_by_plans(players: int) -> None:
    match = Match(Record(GAME, {"players": str(players)}), Nature(b"plans"))
    rng, count = Rng(5), 0
    while match.state.result is None:
        assert isinstance(match.state, RaisingState)
        seat = match.asked()[0]
        count += match.state.round > 0 and seat == A
        answered(match, seat, rng)
    assert count <= 8 * ROUNDS


def walked(state: State, path: list[str]) -> bool:
    """Whether all answers of a path are on offer one after the other, nature in between."""
    for name in path:
        while (chance := state.asked(CHANCE)) is not None:
            state.apply(CHANCE, chance.options[0])
        decision = state.asked(A)
        if decision is None or GAME.catalogue.number(name) not in decision.options:
            return False
        state.apply(A, GAME.catalogue.number(name))
    return True


def draws(plan: Any) -> bool:
    return any(item["kind"] == "card" for step in plan["steps"] for item in step["gets"])


def test_every_plan_and_every_choice_that_stays_can_be_carried_out() -> None:
    """Where no cards are drawn on the way: with more cards there may be more to choose."""
    match = Match(Record(GAME, {"players": "1"}), Nature(b"choices"))
    rng, tried = Rng(6), 0
    while match.state.result is None:
        assert isinstance(match.state, RaisingState)
        for plan in plans(match.state, A)[:2]:
            if draws(plan):
                continue
            names = actions(plan)
            after = match.state.clone()
            assert walked(after, names), names
            asked = after.asked(A)
            assert plan["stop"] == "" or (asked is not None and asked.key == plan["stop"])
            for k, step in enumerate(plan["steps"]):
                rest = k + 1
                if step["key"] in ("use", "activate", "buy", "assemble", "perform"):
                    inside = ("pay", "gain", "wild", "unlock", "inspire", "cycle", "ability")
                    while rest < len(names) and plan["steps"][rest]["key"] in inside:
                        rest += 1
                for choice in step["choices"]:
                    path = [*names[:k], choice["action"], *names[rest:]]
                    if step["key"] != "cycle":
                        assert walked(match.state.clone(), path) == choice["stays"], path
                        tried += 1
        answered(match, A, rng)
    assert tried > 100
