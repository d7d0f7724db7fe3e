"""Card files of a person's own, and what is wrong with bad ones. Law: Card data."""

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from automatable.games.raising_robots import classes, inventors, pieces, robots
from automatable.games.raising_robots.pieces import STANDARD, cards_line, read_cards
from automatable.games.raising_robots.player_board import BOARD, read_board
from automatable.games.raising_robots.settings import edition_of
from automatable.kernel.errors import BadSettings
from automatable.kernel.settings import LONGEST_DATA, Data

from .law import data, rows, toml

NOT = object()  # the field is left out
FILES = {
    **{"robot": "robots.toml", "class": "classes.toml"},
    **{"inventor": "inventors.toml", "energy": "energy.toml"},
}
CARDS = {kind: rows(name, kind) for kind, name in FILES.items()}


def changed(kind: str, change: dict[str, Any]) -> str:
    """The game's own table with the second card changed."""
    card = {k: v for k, v in {**CARDS[kind][1], **change}.items() if v is not NOT}
    return toml(kind, [CARDS[kind][0], card, *CARDS[kind][2:]])


def refuses(text: str, message: str) -> None:
    """A card file is refused, and the message names the place."""
    with pytest.raises(BadSettings) as caught:
        read_cards(text, "mine.toml")
    assert str(caught.value).startswith(f"mine.toml{message}")


@pytest.mark.parametrize("kind", FILES)
def test_the_game_s_own_table_is_accepted_from_a_person(kind: str) -> None:
    found = read_cards(toml(kind, CARDS[kind]), "mine.toml")
    tables = [found.robots.rows, found.classes.rows, found.inventors.rows, found.energy.rows]
    assert tables == [*CARDS.values()]


def test_tables_a_file_does_not_have_stay_standard() -> None:
    found = read_cards(changed("class", {"title": "Juggling"}), "mine.toml")
    assert found.classes.titles[:2] == ("Colour Theory", "Juggling")
    assert found.robots is STANDARD.robots
    assert found.inventors is STANDARD.inventors
    assert found.energy is STANDARD.energy


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": NOT}, ": {kind} 2: id must be a name"),
        ({"id": 5}, ": {kind} 2: id must be a name"),
        ({"id": ""}, ", {kind} '': id must be {prefix}"),
        ({"id": "ZZ-01"}, ", {kind} 'ZZ-01': id must be {prefix}"),
        ({"id": "{prefix}"}, ", {kind} '{prefix}': id must be {prefix}"),
        ({"id": "{prefix}a1"}, ", {kind} '{prefix}a1': id must be {prefix}"),
        ({"id": "{prefix}1 2"}, ", {kind} '{prefix}1 2': id must be {prefix}"),
        ({"id": "{prefix}1234567"}, ", {kind} '{prefix}1234567': id must be {prefix}"),
        ({"id": "{prefix}01"}, ", {kind} '{prefix}01': id is used twice"),
        ({"status": NOT}, ", {kind} '{prefix}02': status must be one of"),
        ({"status": "rumour"}, ", {kind} '{prefix}02': status must be one of"),
        ({"colour": "red"}, ", {kind} '{prefix}02': 'colour' is not one of"),
    ],
)
def test_ids_statuses_and_fields_are_checked_in_every_table(
    kind: str, change: dict[str, Any], message: str
) -> None:
    prefix = CARDS[kind][0]["id"][:3]
    given = {k: v.format(prefix=prefix) if isinstance(v, str) else v for k, v in change.items()}
    refuses(changed(kind, given), message.format(kind=kind, prefix=prefix))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": NOT}, "name must be a text"),
        ({"name": ""}, "name must be a text"),
        ({"name": "z" * 61}, "name must be a text"),
        ({"name": "a\nb"}, "name must be a text"),
        ({"row": NOT}, "row must be one of design, fabricate, recycle"),
        ({"row": "upgrade"}, "row must be one of"),
        ({"row": "Design"}, "row must be one of"),
        ({"type": NOT}, "type must be one of cosmetic"),
        ({"type": "loud"}, "type must be one of"),
        ({"vp": NOT}, "vp must be a number from 0 to 20"),
        ({"vp": -1}, "vp must be a number"),
        ({"vp": 21}, "vp must be a number"),
        ({"vp": "4"}, "vp must be a number"),
        ({"vp": True}, "vp must be a number"),
        ({"sample": 1}, "sample must be true or false"),
        ({"left": NOT}, "left must be a text"),
        ({"left": 3}, "left must be a text"),
        ({"left": "G2 S2"}, "left is 'G2 S2', but must be energy"),
        ({"left": "3 G2"}, "left is '3 G2', but must be energy"),
        ({"left": "3: "}, "left is '3: ', but must be energy"),
        ({"right": "21: G2"}, "right is '21: G2', but must be energy up to 20"),
        ({"left": "2: T1"}, "left has 'T1', where one of S, G, M, P"),
        ({"left": "2: W1"}, "left has 'W1', where one of S, G, M, P"),
        ({"left": "2: G1 G1"}, "left has G twice"),
        ({"left": "2: G21"}, "left has 'G21'"),
        ({"left": "6: G2 M2"}, "right must ask more energy than left"),
        ({"right": "6: G3"}, "right must not ask more materials than left"),
        ({"right": "6: S1"}, "right must not ask more materials than left"),
        ({"base": NOT}, "base must be a text"),
        ({"base": "P1"}, "base is 'P1', but must be an action"),
        ({"base": "P1 @8"}, "base is 'P1 @8', but must be an action"),
        ({"base": "FLY @2"}, "base has 'FLY'"),
        ({"upgraded": ["P1 @2"]}, "upgraded must be a text"),
        ({"upgraded": "V1 > P2 @3"}, "upgraded has 'V1'"),
        ({"upgraded": "M1/G2 @3"}, "upgraded has 'M1/G2'"),
    ],
)
def test_a_bad_robot_is_refused_with_file_card_and_field(
    change: dict[str, Any], message: str
) -> None:
    refuses(changed("robot", change), f", robot 'RB-02': {message}")


def test_a_robot_may_cost_energy_alone() -> None:
    found = read_cards(changed("robot", {"left": "0: G1", "right": "20"}), "mine.toml").robots
    assert (found.left[1].energy, found.right[1].energy) == (0, 20)
    assert [*found.right[1].cost] == [0] * 9


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"title": NOT}, "title must be a text"),
        ({"title": 4}, "title must be a text"),
        ({"credit": NOT}, "credit must be one of cosmetic"),
        ({"credit": "EC"}, "credit must be one of"),
        ({"objective": NOT}, "objective must be a text"),
        ({"objective": "tokens"}, "objective 'tokens' is not one of tokens, all_tokens"),
        ({"objective": "noise()"}, "objective 'noise()' is not one of"),
        ({"objective": "tokens()"}, "objective tokens takes one of cosmetic, speed"),
        ({"objective": "tokens(design)"}, "objective tokens takes one of"),
        ({"objective": "resource(R)"}, "objective resource takes one of S, G, M, P, T, B"),
        ({"objective": "resource(SG)"}, "objective resource takes one of"),
        ({"objective": "cost(T)"}, "objective cost takes one of S, G, M, P"),
        ({"objective": "row(assemble)"}, "objective row takes one of design"),
        ({"objective": "hand(1)"}, "objective hand takes one of nothing"),
        ({"objective": "robot_vp()"}, "objective robot_vp takes a number or a range"),
        ({"objective": "robot_vp(4-3)"}, "objective robot_vp takes a number or a range"),
        ({"objective": "action(1-)"}, "objective action takes a number or a range"),
        ({"objective": "action(100)"}, "objective action takes a number or a range"),
        ({"objective": "energy_cost(x)"}, "objective energy_cost takes a number or a range"),
        ({"ladder": NOT}, "ladder must be 4 numbers"),
        ({"ladder": "1 2 3 4"}, "ladder must be 4 numbers"),
        ({"ladder": [1, 2, 3]}, "ladder must be 4 numbers"),
        ({"ladder": [1, 2, 3, 4, 5]}, "ladder must be 4 numbers"),
        ({"ladder": [1, 2, 3, "A"]}, "ladder must be a number from 1 to 99"),
        ({"ladder": [1, 2, "EC", 4]}, "ladder must be a number from 1 to 99"),
        ({"ladder": [0, 2, 3, 4]}, "ladder must be a number from 1 to 99"),
        ({"ladder": [1, 2, 3, 100]}, "ladder must be a number from 1 to 99"),
        ({"ladder": [1, 2, 2, 4]}, "ladder must rise from D to A"),
        ({"ladder": [1, 3, 2, "EC"]}, "ladder must rise from D to A"),
    ],
)
def test_a_bad_class_is_refused_with_file_card_and_field(
    change: dict[str, Any], message: str
) -> None:
    refuses(changed("class", change), f", class 'CL-02': {message}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": NOT}, "name must be a text"),
        ({"level": NOT}, "level must be one of easy, medium, hard"),
        ({"level": "mad"}, "level must be one of"),
        ({"type": "loud"}, "type must be one of"),
        ({"icon": NOT}, "icon must be one of AND, OR"),
        ({"icon": "and"}, "icon must be one of AND, OR"),
        ({"condition": NOT}, "condition must be a text"),
        ({"condition": "4 cards"}, "condition must be '1 robots' to"),
        ({"condition": "robots"}, "condition must be '1 robots' to"),
        ({"condition": "0 robots"}, "condition must be '1 robots' to"),
        ({"condition": "16 robots"}, "condition must be '1 robots' to"),
        ({"condition": "17 tokens"}, "condition must be '1 robots' to"),
        ({"base": NOT}, "base must be a text"),
        ({"base": "slot(1)"}, "base is 'slot(1)', but must be one of immediate"),
        ({"base": "ongoing: fly(1)"}, "base is 'ongoing: fly(1)', but must be one of"),
        ({"base": "sometimes: slot(1)"}, "base is 'sometimes: slot(1)', but must be one of"),
        ({"base": "ongoing: slot"}, "base is 'ongoing: slot', but must be one of"),
        ({"base": "round_end: slot(1)"}, "base slot must be ongoing"),
        ({"base": "ongoing: gain(R1)"}, "base gain must be immediate or round_end"),
        ({"base": "game_end: gain(V3)"}, "base gain must be immediate or round_end"),
        ({"base": "immediate: trade(V2)"}, "base trade must be round_end"),
        ({"upgraded": "ongoing: vp_tokens(1, 1)"}, "upgraded vp_tokens must be game_end"),
        ({"upgraded": "round_end: gain()"}, "upgraded has ''"),
        ({"upgraded": "round_end: gain(X1)"}, "upgraded has 'X1'"),
        ({"upgraded": "round_end: gain(S1 > V1)"}, "upgraded has '>'"),
        ({"upgraded": "round_end: gain(ROWV)"}, "upgraded gain cannot give 'ROWV'"),
        ({"upgraded": "round_end: gain(V1 ASM)"}, "upgraded gain cannot give 'V1 ASM'"),
        ({"upgraded": "round_end: trade(INS)"}, "upgraded trade cannot give 'INS'"),
        ({"upgraded": "ongoing: assembled(UNL)"}, "upgraded assembled cannot give 'UNL'"),
        ({"upgraded": "ongoing: energy(1)"}, "upgraded energy takes 2 values"),
        (
            {"upgraded": "ongoing: energy(noon, 1)"},
            "upgraded energy has 'noon', which is not one of",
        ),
        ({"upgraded": "ongoing: energy(design,1)"}, "upgraded energy takes 2 values"),
        (
            {"upgraded": "ongoing: energy(design, 0)"},
            "upgraded energy has '0', which is not a number",
        ),
        ({"upgraded": "ongoing: battery(design, 1)"}, "upgraded battery has '1', which is not"),
        (
            {"upgraded": "ongoing: slot()"},
            "upgraded slot has '', which is not a number from 1 to 9",
        ),
        ({"upgraded": "ongoing: slot(12)"}, "upgraded slot has '12', which is not a number"),
        ({"upgraded": "ongoing: slot(1, 2)"}, "upgraded slot takes 1 values"),
        ({"upgraded": "ongoing: benefits(1)"}, "upgraded benefits has '1', which is not a number"),
        ({"upgraded": "ongoing: benefits(4)"}, "upgraded benefits has '4', which is not a number"),
        (
            {"upgraded": "ongoing: selected(3, 1)"},
            "upgraded selected has '3', which is not a number",
        ),
    ],
)
def test_a_bad_inventor_is_refused_with_file_card_and_field(
    change: dict[str, Any], message: str
) -> None:
    refuses(changed("inventor", change), f", inventor 'IN-02': {message}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"value": NOT}, ", energy 'EN-02': value must be a number from 0 to 9"),
        ({"value": 10}, ", energy 'EN-02': value must be a number"),
        ({"value": 2.5}, ", energy 'EN-02': value must be a number"),
        ({"cubes": -1}, ", energy 'EN-02': cubes must be a number from 0 to 4"),
        ({"cubes": 5}, ", energy 'EN-02': cubes must be a number"),
        ({"cubes": "1"}, ", energy 'EN-02': cubes must be a number"),
        ({"multiplier": 2}, ", energy 'EN-02': multiplier must be true or false"),
        ({"multiplier": True, "cubes": 1}, ", energy 'EN-02': cubes are not for a card with the"),
        ({"players": NOT}, ", energy 'EN-02': players must be a text"),
        ({"players": "4"}, ", energy 'EN-02': players must be a range from 1 to 6"),
        ({"players": "0-6"}, ", energy 'EN-02': players must be a range from 1 to 6"),
        ({"players": "1-7"}, ", energy 'EN-02': players must be a range from 1 to 6"),
        ({"players": "3-1"}, ", energy 'EN-02': players must be a range from 1 to 6"),
        ({"players": "1-5"}, ": 7 energy cards are for 6 players, not 8"),
        ({"players": "2-6"}, ": 7 energy cards are for 1 players, not 8"),
    ],
)
def test_a_bad_energy_card_is_refused_with_file_card_and_field(
    change: dict[str, Any], message: str
) -> None:
    refuses(changed("energy", change), message)


def test_eight_energy_cards_are_for_every_number_of_players() -> None:
    more = [*CARDS["energy"], {**CARDS["energy"][4], "id": "EN-13", "players": "3-3"}]
    refuses(toml("energy", more), ": 9 energy cards are for 3 players, not 8")
    eight = [{**card, "players": "1-6"} for card in CARDS["energy"][:8]]
    assert read_cards(toml("energy", eight), "mine.toml").energy.count == 8
    refuses(toml("energy", eight[:7]), ": there must be 8 to 48 entries [[energy]]")


@pytest.mark.parametrize(
    ("kind", "fewest", "most"),
    [
        ("robot", robots.FEWEST, robots.MOST),
        ("class", classes.FEWEST, classes.MOST),
        ("inventor", inventors.FEWEST, inventors.MOST),
    ],
)
def test_a_table_has_enough_for_six_players_and_not_too_many(
    kind: str, fewest: int, most: int
) -> None:
    prefix = CARDS[kind][0]["id"][:3]
    many = [{**CARDS[kind][0], "id": f"{prefix}{k}"} for k in range(most + 1)]
    for count in (fewest, most):
        line = cards_line(toml(kind, many[:count]), "mine.toml")
        assert len(json.loads(line)[kind]) == count
        assert len(line) <= LONGEST_DATA
    for bad in (many[: fewest - 1], many):
        refuses(toml(kind, bad), f": there must be {fewest} to {most} entries [[{kind}]]")


def test_six_players_start_with_8_robots_2_classes_and_2_inventors_each() -> None:
    assert (robots.FEWEST, classes.FEWEST, inventors.FEWEST) == (6 * 8, 6 * 2, 6 * 2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": there must be entries [[robot]], [[class]], [[inventor]], [[energy]]"),
        ("{}", ": there must be entries [[robot]], [[class]], [[inventor]], [[energy]]"),
        ("# nothing", ": there must be entries"),
        ("[[robots]]\nid = 'RB-01'", ": 'robots' is not one of"),
        ("[[cell]]\nid = 'D1'", ": there must be 9 to 9 entries [[cell]]"),
        ("[robot]\nid = 'RB-01'", ": there must be 48 to 200 entries [[robot]]"),
        ("robot = []", ": there must be 48 to 200 entries [[robot]]"),
        ("robot = [" + "1," * 48 + "]", ": robot 1: id must be a name"),
        ("class = [" + "[]," * 12 + "]", ": class 1: id must be a name"),
        ("inventor = [" + "''," * 12 + "]", ": inventor 1: id must be a name"),
        ("energy = [" + "true," * 8 + "]", ": energy 1: id must be a name"),
        ("energy = [" + "{id = 2020-01-01}," * 8 + "]", ": energy 1: id must be a name"),
        ("[[robot]]\nid = zap", ": Invalid value (at line 2, column 6)"),
        ("[[robot]]\nid = 'a'\nid = 'b'", ": "),
        ("[[robot]]\nvp = " + "9" * 5000, ": "),
        ("robot = " + "[" * 50_000, ": "),
        ('{"robot":' + "[" * 100_000, ": "),
        ("{", ": "),
        ('{"robot": 3}', ": there must be 48 to 200 entries [[robot]]"),
        ('{"robot": null}', ": there must be 48 to 200 entries [[robot]]"),
        ("[]", ": "),
        ("mine", ": "),
    ],
)
def test_a_text_that_is_no_card_file_is_refused(text: str, message: str) -> None:
    refuses(text, message)


def test_a_card_file_is_a_setting_in_one_line_that_reads_back() -> None:
    text = "\n".join(toml(kind, CARDS[kind]) for kind in reversed(FILES))
    line = cards_line(text, "mine.toml")
    assert "\n" not in line
    assert cards_line(line, "cards") == line
    assert [*json.loads(line)] == [*pieces.TABLES[:4]]
    setting = Data("cards", "standard", cards_line)
    assert setting.read(text) == line
    assert setting.read(line) == line
    assert json.loads(cards_line(toml("class", CARDS["class"]), "x")) == {"class": CARDS["class"]}


def test_a_setting_names_or_holds_cards() -> None:
    assert edition_of("standard").cards is STANDARD
    line = cards_line(changed("robot", {"vp": 20}), "mine.toml")
    assert edition_of(line).cards.robots.vp[1] == 20
    with pytest.raises(BadSettings, match=r"^cards, robot 'RB-02': vp must be a number"):
        edition_of(changed("robot", {"vp": 21}))


def test_the_card_files_of_the_game_hold_one_table_each() -> None:
    for kind, name in FILES.items():
        assert [*tomllib.loads(data(name))] == [kind]


# The board


def board() -> dict[str, Any]:
    """The board file afresh."""
    return tomllib.loads(data("board.toml"))


def test_the_board_of_the_game_is_read_from_its_file() -> None:
    assert BOARD.data == read_board(board(), "board.toml").data == board()


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda b: b.update(extra=[]), ": 'extra' is not one of"),
        (lambda b: b.pop("upgrade"), ": there must be 3 to 3 entries [[upgrade]]"),
        (lambda b: b["cell"].pop(), ": there must be 9 to 9 entries [[cell]]"),
        (lambda b: b["cell"].reverse(), ": the ids of [[cell]] must be D1, D2"),
        (lambda b: b["slots"][0].pop("id"), ": the ids of [[slots]] must be design"),
        (lambda b: b["bonus"].__setitem__(0, 1), ": the ids of [[bonus]] must be design"),
        (lambda b: b["cell"][4].pop("status"), ", cell 'F2': status must be"),
        (lambda b: b["upgrade"][0].update(action="W4 > UNL"), ", upgrade 'U1': action is"),
        (lambda b: b["upgrade"][1].update(action="S1 W3 > UNL @3"), ", upgrade 'U2': action must"),
        (lambda b: b["upgrade"][1].update(action="W3 > UNL V1 @3"), ", upgrade 'U2': action must"),
        (lambda b: b["upgrade"][1].update(action="W3 > INS @3"), ", upgrade 'U2': action must"),
        (lambda b: b["upgrade"][2].update(energy=2), ", upgrade 'U3': 'energy' is not one of"),
        (lambda b: b["inspiration"][0].update(type="loud"), ", inspiration 'C1': type must be"),
        (lambda b: b["inspiration"][0].update(adds="INS"), ", inspiration 'C1': 'adds' is not one"),
        (lambda b: b["inspiration"][0].update(type="speed"), ": upgrade must have one circle of"),
        (lambda b: b["cell"][0].update(action="X1 @1"), ", cell 'D1': action has 'X1'"),
        (lambda b: b["cell"][0].update(adds="R1 @1"), ", cell 'D1': adds has '@1'"),
        (lambda b: b["cell"][0].pop("adds"), ", cell 'D1': adds must be a text"),
        (lambda b: b["cell"][0].update(type=1), ", cell 'D1': type must be one of"),
        (lambda b: b["cell"][3].update(type="cosmetic"), ": fabricate must have one circle of"),
        (lambda b: b["bonus"][2].update(energy=0), ", bonus 'recycle': energy must be a number"),
        (lambda b: b["bonus"][2].update(type="speed"), ": recycle must have one circle of each"),
        (lambda b: b["slots"][1].update(extra=[0, 1]), ", slots 'fabricate': extra must be 5"),
        (lambda b: b["slots"][1].update(extra=[0, 1, 2, 3, 10]), ", slots 'fabricate': extra must"),
        (lambda b: b["slots"][1].update(extra=[1, 1, 2, 3, 3]), ": extra of the first slot"),
        (lambda b: b["slots"][1].update(extra=[0, 4, 4, 4, 4]), ": extra of the second slot"),
        (lambda b: b["neutral"][0].update(cubes=[1, 2, 1, 2]), ", neutral '1': cubes must be 5"),
        (lambda b: b["neutral"][1].update(cubes=["1"] * 5), ", neutral '2': cubes must be a"),
        (lambda b: b.update(bids=[]), ": there must be a table [bids]"),
        (lambda b: b["bids"].pop("status"), ", bids: status must be one of"),
        (lambda b: b["bids"].update(price=1), ", bids: 'price' is not one of"),
        (lambda b: b["bids"]["spaces"].pop(), ", bids: spaces must be 6 costs"),
        (lambda b: b["bids"]["spaces"].reverse(), ", bids: spaces must be 6 costs, the first"),
        (lambda b: b["bids"]["spaces"].__setitem__(3, "V1"), ", bids: spaces has 'V1'"),
        (lambda b: b["bids"]["spaces"].__setitem__(3, 4), ", bids: spaces has '4'"),
        (lambda b: b.pop("grades"), ": there must be a table [grades]"),
        (lambda b: b["grades"].update(vp=[2, 5, 9]), ", grades: vp must be 4 numbers"),
        (lambda b: b["grades"].update(vp=[2, 5, 9, -1]), ", grades: vp must be a number"),
    ],
)
def test_a_bad_board_is_refused_with_its_place(change: Change, message: str) -> None:
    bad = board()
    change(bad)
    with pytest.raises(BadSettings, match="^mine.toml" + re.escape(message)):
        read_board(bad, "mine.toml")
