"""What a seat may see. Rules: DUE-RUL-30, DUE-DRW-08, DUE-CST-12."""

import itertools
import json

import pytest

from automatable import ORACLE, SPECTATOR, Rng
from automatable.games.duel import GAME
from automatable.testkit import Table, random_tables, rule

from .helpers import BASIC, BONUS, CARDS, A, B, choices, deck, duel, hand


def pieces(table: Table, seat: int) -> dict[str, list[int]]:
    """A seat's observation, cut into its named pieces."""
    numbers = iter(GAME.observe(table.state, seat))
    return {piece.name: list(itertools.islice(numbers, piece.length)) for piece in GAME.layout}


def marked(numbers: list[int]) -> list[str]:
    """The cards a piece with one number per card marks."""
    return [name for name, number in zip(CARDS, numbers, strict=True) if number]


@rule("DUE-DRW-01", "DUE-DRW-06")
@pytest.mark.parametrize(
    ("length", "stars", "held", "most"),
    [
        (4, "1,3", "", 2),
        (4, "1", "Ray Trap", 2),  # more than there are stars, from a position
        (8, "1,2,3,4,5,6,7", "", 4),  # as many as there are cards
    ],
)
def test_drw_01_a_view_says_how_many_bonus_cards_can_come(
    length: int, stars: str, held: str, most: int
) -> None:
    own = f"bonus {{{', '.join(held.split())}}}"
    seen = duel(A=own, length=length, stars=stars).view(A)
    assert seen["sides"][A]["most_bonus"] == most


@rule("DUE-RUL-30", "DUE-CST-12")
def test_rul_30_a_view_holds_exactly_these_fields() -> None:
    seen = duel(A="H3 B1 D0 @2 rest Copy(Spark) bonus {Copy, Ray?}", round=7).view(B)
    assert sorted(seen) == [
        "board",
        "cards",
        "max_rounds",
        "pile",
        "result",
        "round",
        "sides",
        "tiles",
    ]
    assert (seen["round"], seen["pile"], seen["result"]) == (7, 2, None)
    mine = seen["sides"][A]
    assert (mine["seat"], mine["letter"]) == (0, "A")
    assert (mine["health"], mine["battery"], mine["disk"], mine["square"]) == (3, 1, 0, 2)
    assert (mine["rest"], mine["rest_as"], mine["bonus"]) == ("Copy", "Spark", 2)
    assert (mine["shown"], mine["hidden"], mine["play"]) == (["Copy"], 1, None)
    assert mine["hand"] == [*BASIC]  # those everybody knows of
    assert mine["payable"] == ["Charge", "Spark", "Barrier", "Move"]
    assert sorted(mine) == [
        "acts",
        "battery",
        "bonus",
        "disk",
        "hand",
        "health",
        "hidden",
        "known_bonus",
        "letter",
        "most_bonus",
        "payable",
        "play",
        "rest",
        "rest_as",
        "seat",
        "shown",
        "square",
    ]


@rule("DUE-RUL-30", "DUE-DRW-08")
def test_rul_30_a_player_knows_the_own_bonus_cards_and_the_others_revealed_ones() -> None:
    table = duel(A="bonus {Ray, Trap?}", B="bonus {Copy?}")
    known = {
        viewer: [shown["known_bonus"] for shown in table.view(viewer)["sides"]]
        for viewer in (A, B, SPECTATOR, ORACLE)
    }
    assert known == {
        A: [["Ray", "Trap"], []],
        B: [["Ray"], ["Copy"]],
        SPECTATOR: [["Ray"], []],
        ORACLE: [["Ray", "Trap"], ["Copy"]],
    }


@rule("DUE-RUL-30")
def test_rul_30_the_own_hand_is_seen_in_full_and_the_others_as_far_as_known() -> None:
    table = duel(A="rest Spark bonus {Ray, Trap?}", B="rest Move bonus {Copy?}")
    own = ["Charge", "Barrier", "Lightning", "Counter", "Move", "Ray", "Trap"]
    known = ["Charge", "Barrier", "Lightning", "Counter", "Move", "Ray"]
    assert table.view(A)["sides"][A]["hand"] == own
    assert table.view(ORACLE)["sides"][A]["hand"] == own
    assert table.view(B)["sides"][A]["hand"] == known
    assert table.view(SPECTATOR)["sides"][A]["hand"] == known
    assert [shown["hidden"] for shown in table.view(A)["sides"]] == [0, 1]
    assert [shown["hidden"] for shown in table.view(B)["sides"]] == [1, 0]
    assert [shown["hidden"] for shown in table.view(SPECTATOR)["sides"]] == [1, 1]
    assert [shown["hidden"] for shown in table.view(ORACLE)["sides"]] == [0, 0]


@rule("DUE-RUL-30")
def test_rul_30_the_choice_is_secret_before_the_reveal() -> None:
    table = duel(A="bonus {Ray?, Trap}").answer_as(A, "play:Ray")
    assert table.view(A)["sides"][A]["play"] == "Ray"
    assert "Ray" not in hand(table, A)
    for viewer in (B, SPECTATOR):
        seen = table.view(viewer)["sides"][A]
        assert seen["play"] is None
        assert (seen["hand"], seen["hidden"]) == ([*BASIC, "Trap"], 1)
    shown_card = duel(A="bonus {Ray?, Trap}").answer_as(A, "play:Trap")
    assert shown_card.view(B) == table.view(B)


@rule("DUE-RUL-30")
def test_rul_30_revealed_cards_have_left_the_hand() -> None:
    table = duel(B="bonus {Trap?}").answer("play:Move", "play:Charge")  # a draw is open
    for viewer in (A, B, SPECTATOR, ORACLE):
        seen = table.view(viewer)["sides"]
        assert [shown["play"] for shown in seen] == ["Move", "Charge"]
        assert "Move" not in seen[A]["hand"]
        assert "Charge" not in seen[B]["hand"]


@rule("DUE-NOT-05", "DUE-RUL-30")
def test_not_05_a_revealed_copy_is_seen_as_what_it_copies() -> None:
    table = duel(A="B1 rest Move bonus {Copy?}").answer_as(A, "play:Copy")
    for viewer in (A, B, ORACLE):
        assert table.view(viewer)["sides"][A]["acts"] is None
    table.answer_as(B, "play:Charge")  # a draw is open
    for viewer in (A, B, SPECTATOR, ORACLE):
        seen = table.view(viewer)["sides"]
        assert [(shown["play"], shown["acts"]) for shown in seen] == [
            ("Copy", "Move"),
            ("Charge", "Charge"),
        ]


@rule("DUE-RUL-30")
def test_rul_30_every_bonus_card_ever_revealed_is_public() -> None:
    table = duel(A="bonus {Trap?}", board="core")
    table.answer("play:Trap", "play:Charge", "play:Charge", "play:Barrier")
    table.answer("play:Barrier", "play:Charge")
    for viewer in (A, B, SPECTATOR):
        assert table.view(viewer)["sides"][A]["shown"] == ["Trap"]
    assert "Trap" in table.view(B)["sides"][A]["hand"]


@rule("DUE-DRW-08")
def test_drw_08_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    table = duel().answer("play:Move", "play:Move").nature("draw:Trap", "draw:Copy")
    assert "drew seat=0 card=Trap" in table_events(table, A)
    assert "drew seat=1" in table_events(table, A)
    assert "drew seat=0" in table_events(table, B)
    assert "drew seat=1 card=Copy" in table_events(table, B)
    for viewer, own, other in ((A, "Trap", "Copy"), (B, "Copy", "Trap")):
        seen = table.view(viewer)
        assert own in seen["sides"][viewer]["hand"]
        assert other not in json.dumps(seen["sides"])
    nothing = json.dumps(table.view(SPECTATOR)["sides"])
    assert not any(name in nothing for name in BONUS)


def table_events(table: Table, viewer: int) -> list[str]:
    """What a viewer was told, kept for the next one to ask."""
    log = table.state.log
    told = table.events(viewer)
    table.state.log = log
    return told


@rule("DUE-RUL-30")
def test_rul_30_worlds_that_differ_in_secrets_look_alike() -> None:
    lines = ["bonus {Ray?}", "bonus {Recovery?}", "bonus {Trap?}", "bonus {Copy?}"]
    tables = [duel(A=f"rest Charge {line}", B="rest Move") for line in lines]
    for viewer in (B, SPECTATOR):
        assert all(table.view(viewer) == tables[0].view(viewer) for table in tables)
    assert all(GAME.observe(t.state, B) == GAME.observe(tables[0].state, B) for t in tables)
    assert len({json.dumps(table.view(A)) for table in tables}) == 4
    assert len({tuple(GAME.observe(table.state, A)) for table in tables}) == 4


@rule("DUE-VIC-01")
def test_vic_01_the_result_is_in_the_view() -> None:
    table = duel(B="H1").answer("play:Spark", "play:Charge")
    for viewer in (A, B, SPECTATOR):
        assert table.view(viewer)["result"] == {
            "scores": [1, -1],
            "reason": "ko",
            "rule": "DUE-VIC-01",
        }


@rule("DUE-RUL-30")
def test_rul_30_the_pieces_of_an_observation() -> None:
    side = [
        ("tiles", 3, 4),
        ("to_go", 1, 8),
        ("rest", 10, 1),
        ("rest_as", 10, 1),
        ("hand", 10, 1),
        ("hidden", 1, 4),
        ("play", 10, 1),
    ]
    assert [(piece.name, piece.length, piece.high) for piece in GAME.layout] == [
        *[(f"own.{name}", length, high) for name, length, high in side],
        *[(f"other.{name}", length, high) for name, length, high in side],
        ("stars", 8, 1),
        ("pile", 1, 4),
    ]


@rule("DUE-RUL-30")
def test_rul_30_observations_fit_their_layout_in_every_state() -> None:
    highs = [piece.high for piece in GAME.layout for _ in range(piece.length)]
    for settings in ({}, {"length": 8, "stars": "1,4,7"}, {"length": 2, "stars": "1"}):
        for table in random_tables(GAME, 15, 30, **settings):
            for seat in (A, B):
                numbers = GAME.observe(table.state, seat)
                assert len(numbers) == len(highs) == sum(piece.length for piece in GAME.layout)
                for number, high in zip(numbers, highs, strict=True):
                    assert 0 <= number <= high


@rule("DUE-RUL-30")
def test_rul_30_an_observation_says_what_the_view_says() -> None:
    table = duel(
        A="H3 B1 D2 @1 rest Copy(Spark) bonus {Copy, Trap?}", B="H2 B4 D0 @3 rest Move bonus {Ray?}"
    )
    seen = pieces(table, A)
    assert seen["own.tiles"] == [3, 1, 2]
    assert seen["own.to_go"] == [3]
    assert marked(seen["own.rest"]) == ["Copy"]
    assert marked(seen["own.rest_as"]) == ["Spark"]
    assert marked(seen["own.hand"]) == [*BASIC, "Trap"]
    assert seen["own.hidden"] == [0]
    assert marked(seen["own.play"]) == []
    assert seen["other.tiles"] == [2, 4, 0]
    assert seen["other.to_go"] == [1]
    assert marked(seen["other.rest"]) == marked(seen["other.rest_as"]) == ["Move"]
    assert marked(seen["other.hand"]) == [*BASIC[:5]]
    assert seen["other.hidden"] == [1]
    assert seen["stars"] == [0, 1, 0, 1, 0, 0, 0, 0]  # squares 3 and 1, counted from the moon
    assert seen["pile"] == [1]
    assert pieces(table, B)["own.tiles"] == [2, 4, 0]
    assert pieces(table, B)["other.hidden"] == [1]
    assert marked(pieces(table, B)["other.hand"]) == [*BASIC]


@rule("DUE-RUL-30")
def test_rul_30_an_observation_shows_a_choice_to_its_owner_until_the_reveal() -> None:
    table = duel().answer_as(A, "play:Move")
    assert marked(pieces(table, A)["own.play"]) == ["Move"]
    assert marked(pieces(table, A)["own.hand"]) == [*BASIC[:5]]
    assert marked(pieces(table, B)["other.play"]) == []
    assert marked(pieces(table, B)["other.hand"]) == [*BASIC]
    table.answer_as(B, "play:Charge")  # a draw is open
    assert marked(pieces(table, B)["other.play"]) == ["Move"]
    assert marked(pieces(table, B)["other.hand"]) == [*BASIC[:5]]
    assert marked(pieces(table, A)["other.play"]) == ["Charge"]


@rule("DUE-RUL-30")
def test_rul_30_empty_rest_zones_and_long_boards_are_observed() -> None:
    table = duel(length=8, stars="1,2,7")
    seen = pieces(table, B)
    assert seen["own.rest"] == seen["other.rest_as"] == [0] * 10
    assert seen["own.to_go"] == [8]
    assert seen["stars"] == [0, 1, 0, 0, 0, 0, 1, 1]
    assert pieces(duel(length=2, stars="1"), A)["stars"] == [0, 1, 0, 0, 0, 0, 0, 0]


@rule("DUE-RUL-30")
def test_rul_30_dealing_again_changes_nothing_the_seat_can_see() -> None:
    rng = Rng(30)
    for table in random_tables(GAME, 25, 31):
        for seat in (A, B):
            world = GAME.determinize(table.state, seat, rng)
            assert GAME.view(world, seat) == table.view(seat)
            assert GAME.observe(world, seat) == GAME.observe(table.state, seat)
            assert GAME.cards(world) == GAME.cards(table.state)
            mine, dealt = table.state.asked(seat), world.asked(seat)
            assert (mine and mine.options) == (dealt and dealt.options)


@rule("DUE-RUL-30")
def test_rul_30_dealing_again_reaches_every_world_the_seat_cannot_exclude() -> None:
    rng = Rng(32)
    table = duel(A="bonus {Ray?}", B="rest Charge bonus {Copy, Trap?}", deck="[Recovery]")
    before = table.position()
    worlds = [GAME.position(GAME.determinize(table.state, A, rng)) for _ in range(60)]
    assert {world["B"].split("bonus ")[1] for world in worlds} == {
        "{Recovery?, Copy}",
        "{Trap?, Copy}",
    }
    assert {world["A"] for world in worlds} == {before["A"]}
    assert {world["deck"] for world in worlds} == {"{Recovery}", "{Trap}"}  # its order forgotten
    assert table.position() == before


@rule("DUE-RUL-30")
def test_rul_30_dealing_again_deals_a_choice_the_other_could_have_made() -> None:
    rng = Rng(33)
    table = duel(B="B1 rest Charge bonus {Copy?}").answer_as(B, "play:Copy")
    seen = set()
    for _ in range(200):
        world = Table(GAME)
        world.state = GAME.determinize(table.state, A, rng)
        dealt = world.state.b
        card = CARDS[dealt.chosen]
        seen.add(card)
        held = [name for name in BONUS if dealt.bonus >> CARDS.index(name) & 1]
        assert len(held) == 1
        assert card in BASIC or card == held[0]
        world.answer_as(A, "play:Charge")  # and the game goes on
    assert seen == {"Spark", "Barrier", "Move", *BONUS}
    own = GAME.determinize(table.state, B, rng)
    assert GAME.position(own)["B"] == table.position()["B"]


@rule("DUE-RUL-30")
def test_rul_30_after_the_reveal_nothing_of_the_choice_is_dealt_again() -> None:
    rng = Rng(34)
    table = duel(B="bonus {Trap?}").answer("play:Move", "play:Barrier")
    for _ in range(20):
        world = GAME.determinize(table.state, A, rng)
        assert GAME.position(world)["B"].endswith("plays Barrier")
        assert GAME.position(world)["due"] == "A"


@pytest.mark.parametrize("viewer", [A, B, SPECTATOR, ORACLE])
def test_views_are_plain_json_data(viewer: int) -> None:
    table = duel(A="rest Copy(Spark) bonus {Copy}").answer("play:Move", "play:Charge")
    assert json.loads(json.dumps(table.view(viewer))) == table.view(viewer)
    assert choices(table, A) == []
    assert deck(table) == "{Ray, Recovery, Trap}"
