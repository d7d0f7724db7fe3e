"""Notes for the software, and what must hold in every game. Rules: DUE-SW."""

from automatable import CHANCE, Rng
from automatable.games.duel import GAME
from automatable.testkit import Table, random_tables, rule

from .helpers import (
    BASIC,
    BONUS,
    A,
    B,
    choices,
    duel,
    hand,
    play_round,
    random_games,
    side,
    sides,
    swapped,
)

BOX = sorted([*BASIC, *BASIC, *BONUS])


@rule("DUE-SW-01")
def test_sw_01_the_settings_and_their_defaults() -> None:
    defaults = {setting.name: setting.default for setting in GAME.settings}
    assert defaults == {
        "board": "standard",
        "length": 4,
        "stars": (1, 3),
        "charge_cost": (0, 0),
        "spark_cost": (1, 0),
        "barrier_cost": (0, 0),
        "lightning_cost": (2, 0),
        "counter_cost": (0, 2),
        "move_cost": (0, 0),
        "ray_cost": (0, 0),
        "recovery_cost": (0, 0),
        "trap_cost": (0, 0),
        "copy_cost": (1, 0),
        "max_rounds": 200,
    }
    table = Table(GAME)
    assert GAME.settings_of(table.state) == {}
    shown = table.view()
    assert shown["board"] == {"length": 4, "stars": [1, 3]}
    assert shown["max_rounds"] == 200
    assert shown["cards"]["Counter"] == {"battery": 0, "disk": 2}
    assert shown["cards"]["Copy"] == {"battery": 1, "disk": 0}


@rule("DUE-SW-01")
def test_sw_01_every_setting_takes_effect() -> None:
    shown = duel(length=5, stars={2, 4}, counter_cost=(1, 1), copy_cost=(0, 1), max_rounds=9).view()
    assert shown["board"] == {"length": 5, "stars": [2, 4]}
    assert shown["max_rounds"] == 9
    assert shown["cards"]["Counter"] == {"battery": 1, "disk": 1}
    assert shown["cards"]["Copy"] == {"battery": 0, "disk": 1}


@rule("DUE-SW-02")
def test_sw_02_the_choices_may_arrive_in_either_order() -> None:
    a_first = duel().answer_as(A, "play:Spark").answer_as(B, "play:Barrier")
    b_first = duel().answer_as(B, "play:Barrier").answer_as(A, "play:Spark")
    assert a_first.position() == b_first.position()
    assert a_first.events() == b_first.events()


@rule("DUE-SW-02")
def test_sw_02_nothing_is_resolved_or_shown_before_both_are_in() -> None:
    for first, card in ((A, "Lightning"), (B, "Move")):
        table = duel()
        before = table.view(1 - first)
        offered = table.options(1 - first)
        table.answer_as(first, f"play:{card}")
        assert table.view(1 - first) == before
        assert table.options(1 - first) == offered
        assert table.options(first) == []
        assert table.events() == []
        assert table.position()["round"] == "1"
    table = duel()
    assert [decision.seat for decision in table.state.open()] == [A, B]


@rule("DUE-SW-03")
def test_sw_03_nature_is_asked_for_draws_and_nothing_else() -> None:
    rng = Rng(803)
    asked = set()
    for table in random_games(60):
        while (decision := table.state.decision()) is not None:
            if decision.seat == CHANCE:
                asked.add(decision.key)
                names = [GAME.catalogue.name(option) for option in decision.options]
                assert all(name.startswith("draw:") for name in names)
                assert decision.weights == (1,) * len(names)
            table.step(rng)
    assert asked == {"draw"}


@rule("DUE-SW-03")
def test_sw_03_with_a_given_pile_the_game_is_deterministic() -> None:
    rng = Rng(804)
    for _ in range(30):
        pile = ["Copy", "Trap", "Ray", "Recovery"]
        one = duel(deck=f"[{', '.join(pile)}]")
        other = duel(deck=f"[{', '.join(pile)}]")
        while (decision := one.state.decision()) is not None:
            if decision.seat == CHANCE:
                assert one.options(-1) == [f"draw:{pile.pop(0)}"]
            seat, name = one.step(rng)
            other.answer_as(seat, name)
            assert other.position() == one.position()
        assert other.state.result == one.state.result


@rule("DUE-SW-04", "DUE-CST-11")
def test_sw_04_counts_hands_and_rest_zones_in_random_games() -> None:
    for table in random_tables(GAME, 60, 840):
        facts = table.state
        for seat, shown in enumerate(table.view()["sides"]):
            for kind in ("health", "battery", "disk"):  # DUE-CST-11
                assert 0 <= shown[kind] <= 4
            assert (shown["rest"] is None) is (facts.round_no == 1)  # DUE-RST-04
            if table.state.asked(seat):
                held = hand(table, seat)
                assert len(held) == (6 if facts.round_no == 1 else 5 + shown["bonus"])  # DUE-RST-05
                assert len([name for name in held if name in BASIC]) >= 5  # DUE-RND-10
                free = [name for name in choices(table, seat) if name in BASIC[::2] + BASIC[5:]]
                assert len(free) >= 2


@rule("DUE-SW-04", "DUE-ATK-08", "DUE-ATK-09")
def test_sw_04_damage_and_pawns_in_random_games() -> None:
    rng = Rng(841)
    for table in random_games(60):
        facts = table.state
        while table.state.decision() is not None:
            health = int(facts.a.health), int(facts.b.health)
            squares = int(facts.a.square), int(facts.b.square)
            play_round(table, rng)
            lost = health[A] - int(facts.a.health), health[B] - int(facts.b.health)
            assert min(lost) == 0  # DUE-ATK-08, DUE-ATK-09
            assert max(lost) <= 2
            assert facts.a.square >= squares[A]
            assert facts.b.square >= squares[B]


@rule("DUE-SW-04")
def test_sw_04_the_16_cards_are_always_somewhere() -> None:
    for table in random_tables(GAME, 60, 842):
        assert GAME.cards(table.state) == BOX
        found = []
        for seat, shown in enumerate(table.view()["sides"]):
            found += hand(table, seat)
            found += [card for card in (shown["rest"], shown["play"]) if card is not None]
        assert len(found) + table.view()["pile"] == 16
        assert len(found) == len(set(found)) + len(
            [name for name in BASIC if found.count(name) > 1]
        )


def mirror_round(mirror: Table, answers: list[tuple[int, str]]) -> None:
    """The same answers with A and B exchanged; A's draw still comes before B's."""
    draws = [name for seat, name in answers if seat == CHANCE]
    for seat, name in answers:
        if seat != CHANCE:
            mirror.answer_as(1 - seat, name)
    mirror.nature(*reversed(draws))


@rule("DUE-SW-04", "DUE-NOT-01")
def test_sw_04_exchanging_a_and_b_exchanges_the_result() -> None:
    rng = Rng(843)
    for table in random_games(60):
        mirror = Table(GAME)
        while table.state.decision() is not None:
            mirror_round(mirror, play_round(table, rng))
            assert mirror.position() == swapped(table.position())
            for seat in (A, B):
                assert GAME.observe(mirror.state, seat) == GAME.observe(table.state, 1 - seat)
        result, mirrored = table.state.result, mirror.state.result
        assert result is not None
        assert mirrored is not None
        assert mirrored.scores == result.scores[::-1]
        assert mirrored.reason == result.reason


@rule("DUE-SW-05")
def test_sw_05_the_public_state_lies_in_its_ranges() -> None:
    seen: dict[str, set[object]] = {
        name: set() for name in ("health", "battery", "disk", "square", "rest")
    }
    for table in random_tables(GAME, 120, 805):
        if table.state.result is None and table.options(A):
            for shown in table.view()["sides"]:
                for name, values in seen.items():
                    values.add(shown[name])
    assert seen["health"] == {1, 2, 3, 4}
    assert seen["battery"] == {0, 1, 2, 3, 4}
    assert seen["disk"] == {0, 1, 2, 3, 4}
    assert seen["square"] == {0, 1, 2, 3}
    assert seen["rest"] == {None, *BASIC, *BONUS}


@rule("DUE-SW-05")
def test_sw_05_public_state_and_bonus_cards_complete_the_game() -> None:
    rng = Rng(806)
    for table in random_games(40, max_rounds=None):
        while table.state.decision() is not None:
            again = duel(A=side(table, "A"), B=side(table, "B"), max_rounds=None)
            for seat in (A, B):
                assert again.options(seat) == table.options(seat)
                assert GAME.observe(again.state, seat) == GAME.observe(table.state, seat)
            for seat, name in play_round(table, rng):
                again.answer_as(seat, name)
            assert sides(again) == sides(table)
            assert again.state.result == table.state.result
