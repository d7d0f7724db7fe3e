"""Three solo games in a row. Rules: RR-CHA, RR-RUL-45, RR-RUL-57."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.kernel.errors import BadSettings
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, goods, has, settled

CHALLENGE = {"players": 1, "solo": "challenge"}
USED = "hand RB-03; design RB-04; classes CL-05; inventor IN-01"


def over(own: str = "goods", **parts: str) -> Table:
    """The end of a game of the challenge."""
    return settled({"round": "8", "due": "score", "A": own, **parts}, CHALLENGE)


def drawable(table: Table) -> set[str]:
    """What nature may turn up next."""
    return {name.partition(":")[2] for name in table.options(CHANCE)}


@rule("RR-CHA-01")
def test_cha_01_three_games_whose_scores_are_added() -> None:
    table = over("goods V50")
    assert table.state.result is None
    assert table.view()["past"] == [50]
    table = over("goods V31", past="50")
    assert table.view()["past"] == [50, 31]
    table = over("goods V20", past="50 31")
    assert table.state.result is not None
    assert table.state.result.scores == (101,)


@rule("RR-CHA-01")
def test_cha_01_only_alone() -> None:
    with pytest.raises(BadSettings, match="solo is 'challenge', which needs players=1"):
        GAME.new({"players": "2", "solo": "challenge"})


@rule("RR-CHA-02")
def test_cha_02_cards_used_are_out_of_the_next_game() -> None:
    table = over(f"goods V5; {USED}", discard="RB-01 CL-01", box="RB-02")
    assert drawable(table) == {f"RB-{k:02d}" for k in range(5, 97)}
    table.nature(*[f"draw:RB-{k:02d}" for k in range(5, 13)])
    assert drawable(table) == {f"CL-{k:02d}" for k in range(1, 33)} - {"CL-01", "CL-05"}


@rule("RR-CHA-03", "RR-RUL-45")
def test_cha_03_inventors_chosen_or_not_are_out() -> None:
    table = over(f"goods V5; {USED}", box="IN-02")
    table.nature(*[f"draw:RB-{k:02d}" for k in range(5, 13)], "teach:CL-01", "teach:CL-02")
    assert drawable(table) == {f"IN-{k:02d}" for k in range(3, 15)}  # 12 of 14


@rule("RR-CHA-04")
def test_cha_04_removed_cards_come_back_when_none_are_left() -> None:
    kept = ("RB-10", "RB-20", "RB-30")
    gone = " ".join(f"RB-{k:02d}" for k in range(1, 97) if f"RB-{k:02d}" not in kept)
    given = {"round": "3", "box": gone, "A": f"hand {kept[0]}", "due.A": "draw 3"}
    table = settled(given, CHALLENGE)
    table.nature("draw:RB-20", "draw:RB-30")
    assert len(drawable(table)) == 93
    table.nature("draw:RB-01")
    assert "RB-01" in has(table)["hand"]
    given["due.A"] = "draw 1"
    given["A"] = f"hand {' '.join(kept)}"
    assert "RB-01" not in drawable(settled(given, {"players": 1}))  # gone without a challenge


@rule("RR-CHA-04")
def test_cha_04_discarded_cards_come_first() -> None:
    gone = " ".join(f"RB-{k:02d}" for k in range(2, 97))
    given = {"round": "3", "box": gone, "discard": "RB-01", "due.A": "draw 1"}
    assert drawable(settled(given, CHALLENGE)) == {"RB-01"}


@rule("RR-CHA-05")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        *((79, "hesitant"), (80, "beginner"), (129, "beginner"), (130, "amateur")),
        *((179, "amateur"), (180, "heroic"), (229, "heroic"), (230, "epic")),
        *((279, "epic"), (280, "legendary")),
    ],
)
def test_cha_05_the_total_is_rated(points: int, name: str) -> None:
    table = over(f"goods V{points}", past="60 40")
    assert table.state.result is not None
    assert table.state.result.reason == name
    assert table.state.result.rule == "RR-CHA-05"


@rule("RR-CHA-06")
def test_cha_06_the_challenge_has_inventors() -> None:
    table = Table(GAME, None, CHALLENGE).nature(*[f"draw:RB-{k:02d}" for k in range(1, 9)])
    table.nature("teach:CL-01", "teach:CL-02")
    assert len(drawable(table)) == 14


@rule("RR-RUL-57")
def test_rul_57_everything_else_is_set_up_anew() -> None:
    spent = "used EN-01 EN-02 EN-03 EN-04 EN-05 EN-06 EN-07 EN-08"
    table = over(
        f"goods V5 S4 B9; {USED}; free design-speed; tokens speed; {spent}",
        neutral="design recycle",
    )
    own = has(table, A)
    assert goods(table) == "T3 B3"
    assert own["energy"]["pile"] == [f"EN-{k:02d}" for k in range(1, 9)]
    assert own["rows"] == {"design": [], "fabricate": [], "recycle": []}
    assert (own["classes"], own["inventor"]) == ([], None)
    assert (len(own["locked"]), own["tokens"]["speed"]) == (16, 0)
    assert table.view()["neutral"]["open"] == []
    assert table.view()["round"] == 0
