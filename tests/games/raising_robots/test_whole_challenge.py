"""The solo challenge. Rules: RR-CHA, RR-RUL-45, RR-RUL-57."""

import pytest

from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import asked, goods, hand, has, settled

CHALLENGE = {"players": 1, "solo": "challenge"}
PLAYED = (
    "goods T1 B2 V40; hand RB-01; design RB-02+; fabricate RB-33; classes CL-01+ CL-02; "
    "inventor IN-01; free design-speed recycle-speed; used EN-01 EN-02"
)


def scored(past: str = "", own: str = PLAYED, **parts: str) -> Table:
    """The end of a game of a challenge."""
    position = {"round": "8", "stage": "last", "due": "score", "A": own, **parts}
    return settled({**position, **({"past": past} if past else {})}, CHALLENGE)


def total(own: str, past: str) -> tuple[list[int], str]:
    """The result of a challenge whose last game ends like this."""
    result = scored(past, own).view()["result"]
    return result["scores"], result["reason"]


@rule("RR-CHA-01")
def test_cha_01_three_games_are_added_up() -> None:
    table = scored(own="goods V40")
    assert (table.view()["past"], asked(table, CHANCE)) == ([40], "draw")
    table = scored("40", own="goods V50")
    assert (table.view()["past"], table.view()["result"]) == ([40, 50], None)
    assert total("goods V60", "40 50") == ([150], "hesitant")


@rule("RR-CHA-02")
def test_cha_02_robots_and_classes_used_are_removed_and_nothing_is_shuffled() -> None:
    table = scored(discard="RB-40 CL-03")
    removed = "RB-01 RB-02 RB-33 RB-40 CL-01 CL-02 CL-03 IN-01"
    assert table.position()["box"] == removed
    assert len(table.options(CHANCE)) == 96 - 4
    assert not {f"draw:{card}" for card in removed.split()} & {*table.options(CHANCE)}
    assert table.view()["discard"] == table.view()["class_discard"] == []


@rule("RR-CHA-03")
def test_cha_03_inventors_not_chosen_are_removed() -> None:
    assert scored(box="IN-02").position()["box"].endswith("IN-01 IN-02")


@rule("RR-CHA-04")
def test_cha_04_removed_cards_come_back_only_if_none_are_left() -> None:
    cards = [f"RB-{k:02}" for k in range(1, 97)]
    own, lane = "goods; hand RB-01", {"due.A": "draw 1", "past": "10"}
    box = {"box": " ".join(cards[1:50]), "discard": " ".join(cards[50:])}
    table = settled({**lane, **box, "A": own}, CHALLENGE)
    assert table.options(CHANCE) == [f"draw:{card}" for card in cards[50:]]  # discards first
    table = settled({**lane, "box": " ".join(cards[1:]), "A": own}, CHALLENGE)
    assert table.options(CHANCE) == [f"draw:{card}" for card in cards[1:]]
    table.nature("draw:RB-96")
    assert (hand(table), "RB-50" in table.position().get("box", "")) == (["RB-01", "RB-96"], False)


@rule("RR-CHA-04")
def test_cha_04_in_a_single_game_the_box_stays_closed() -> None:
    box = " ".join(f"RB-{k:02}" for k in range(1, 97))
    table = settled({"due.A": "draw 1", "box": box}, {"players": 1})
    assert (asked(table, CHANCE), hand(table)) == ("power", [])


@rule("RR-CHA-05")
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        *((179, "hesitant"), (180, "beginner"), (229, "beginner"), (230, "amateur")),
        *((279, "amateur"), (280, "heroic"), (329, "heroic"), (330, "epic"), (379, "epic")),
        *((380, "legendary"),),
    ],
)
def test_cha_05_the_total_is_rated(points: int, rating: str) -> None:
    assert total(f"goods V{points - 150}", "100 50") == ([points], rating)


@rule("RR-RUL-45")
def test_rul_45_the_inventor_played_is_removed_so_each_game_draws_from_two_less() -> None:
    def offered(box: str, inventor: str, past: str) -> int:
        table = scored(past, f"goods; inventor {inventor}", box=box)
        table.nature(*[f"draw:RB-{k:02}" for k in range(1, 9)], "teach:CL-01", "teach:CL-02")
        assert asked(table, CHANCE) == "deal"
        return len(table.options(CHANCE))

    assert offered("IN-02", "IN-01", "") == 12
    assert offered("IN-01 IN-02 IN-03", "IN-04", "10") == 10


@rule("RR-RUL-57")
def test_rul_57_all_but_the_three_decks_begins_afresh() -> None:
    table = scored(neutral="design recycle", discard="RB-40")
    seat = has(table)
    assert goods(table) == "T3 B3"
    assert len(seat["locked"]) == 16
    assert (seat["inventor"], seat["classes"], hand(table)) == (None, [], [])
    assert [*seat["rows"].values()] == [[], [], []]
    assert seat["energy"]["pile"] == [f"EN-{k:02}" for k in range(1, 9)]
    view = table.view()
    assert (view["neutral"]["open"], view["round"], view["stage"]) == ([], 0, "start")
