"""Card data. Rules: DUE-DAT, section 6 of the rules document."""

import tomllib
from typing import Any

import pytest

from automatable.games.duel import GAME
from automatable.games.duel import cards as code
from automatable.testkit import rule

from .helpers import BONUS, CARDS, DOCUMENT, A, choices, duel, side

FILE: dict[str, dict[str, Any]] = {
    card["name"]: card
    for card in tomllib.loads((GAME.folder / "data" / "cards.toml").read_text("utf-8"))["card"]
}


def cost(card: str, **settings: object) -> tuple[int, int]:
    """Batteries and disks a card costs at the table."""
    shown = duel(**settings).view()["cards"][card]  # type: ignore[arg-type]
    return shown["battery"], shown["disk"]


def document_rows() -> list[list[str]]:
    """The card list of the rules document, a row per card."""
    section = DOCUMENT.read_text("utf-8").split("### 6.2 Cards")[1].split("Why these costs")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@rule("DUE-DAT-01")
def test_dat_01_exactly_four_cards_have_a_cost() -> None:
    assert [name for name in FILE if "cost" in FILE[name]] == [
        "Spark",
        "Lightning",
        "Counter",
        "Copy",
    ]
    assert [name for name in CARDS if cost(name) != (0, 0)] == [
        "Spark",
        "Lightning",
        "Counter",
        "Copy",
    ]


@rule("DUE-DAT-01")
def test_dat_01_ray_is_a_spark_without_a_cost_and_only_deduced() -> None:
    assert FILE["Ray"]["effect"] == FILE["Spark"]["effect"] == "attack(1)"
    assert cost("Ray") == (0, 0)
    inferred = [name for name in FILE if FILE[name]["status"] == "inferred"]
    assert inferred == ["Spark", "Lightning", "Counter", "Ray", "Trap", "Copy"]
    assert {card["status"] for card in FILE.values()} == {"known", "inferred"}


@rule("DUE-DAT-02")
def test_dat_02_spark_costs_one_battery_deals_half_of_lightning_and_is_payable_twice() -> None:
    assert FILE["Spark"]["cost"] == {"battery": 1}
    assert cost("Spark") == (1, 0)
    strengths = code.STRENGTH[CARDS.index("Spark")], code.STRENGTH[CARDS.index("Lightning")]
    assert strengths == (1, 2)
    assert "B2" in side(duel(), "A")


@rule("DUE-DAT-03")
def test_dat_03_lightning_costs_two_batteries() -> None:
    assert FILE["Lightning"]["cost"] == {"battery": 2}
    assert cost("Lightning") == (2, 0)


@rule("DUE-DAT-04")
def test_dat_04_counter_costs_two_disks_or_one_of_each() -> None:
    assert FILE["Counter"]["cost"] == {"disk": 2}
    assert cost("Counter") == (0, 2)
    assert cost("Counter", counter_cost=(1, 1)) == (1, 1)
    table = duel(A="B1 D1", counter_cost=(1, 1)).answer("play:Counter", "play:Spark")
    assert side(table, "A") == "H4 B0 D0 @0 rest Counter bonus {}"


@rule("DUE-DAT-04")
def test_dat_04_every_cost_uses_one_kind_and_4_tiles_pay_two_lightnings_or_counters() -> None:
    for name in CARDS:
        assert 0 in cost(name)
    assert (2 * cost("Lightning")[0], 2 * cost("Counter")[1]) == (4, 4)


@rule("DUE-DAT-05")
def test_dat_05_copy_costs_one_battery_or_one_disk() -> None:
    assert FILE["Copy"]["cost"] == {"battery": 1}
    assert cost("Copy") == (1, 0)
    assert cost("Copy", copy_cost=(0, 1)) == (0, 1)
    table = duel(A="B0 D1 rest Spark bonus {Copy}", copy_cost=(0, 1))
    assert "Copy" in choices(table, A)
    table.answer("play:Copy", "play:Charge")
    assert side(table, "A") == "H4 B0 D0 @0 rest Copy(Spark) bonus {Copy}"


@rule("DUE-DAT-01", "DUE-DAT-02", "DUE-DAT-03", "DUE-DAT-04", "DUE-DAT-05")
def test_dat_01_the_data_file_says_what_the_rules_document_says() -> None:
    rows = document_rows()
    assert [row[0] for row in rows] == list(FILE) == [*CARDS]
    for name, kind, copies, battery, disk, effect, *standing in rows:
        card = FILE[name]
        assert card["copies"] == int(copies)
        assert card.get("bonus", False) is kind.startswith("bonus")
        assert card.get("cost", {}).get("battery", 0) == int(battery)
        assert card.get("cost", {}).get("disk", 0) == int(disk)
        assert card["effect"] == effect.strip("`")
        is_deduced = any("deduced" in words for words in standing)
        assert card["status"] == ("inferred" if is_deduced else "known")
        assert ("attack" in card["effect"]) is ("attack" in kind)


@rule("DUE-CMP-02", "DUE-CMP-03", "DUE-CMP-04")
@pytest.mark.parametrize("name", CARDS)
def test_cmp_02_the_code_reads_the_printed_facts(name: str) -> None:
    card = CARDS.index(name)
    assert code.NAMES[card] == name
    assert code.COPIES_IN_BOX[card] == (1 if name in BONUS else 2)
    assert bool(code.IS_BONUS[card]) is (name in BONUS)
    assert code.card_named(name.upper()) == card
    assert code.card_named("Joker") == -1


@rule("DUE-DAT-01", "DUE-RUL-31")
def test_dat_01_code_settings_and_data_file_agree_on_every_cost() -> None:
    for card, name in enumerate(CARDS):
        printed = FILE[name].get("cost", {})
        in_file = printed.get("battery", 0), printed.get("disk", 0)
        assert (code.COST_BATTERY[card], code.COST_DISK[card]) == in_file
        assert cost(name) == in_file
        defaults = {setting.name: setting.default for setting in GAME.settings}
        assert defaults[f"{name.lower()}_cost"] == in_file


@rule("DUE-DAT-01")
def test_dat_01_no_card_at_all_has_no_cost_and_no_effect() -> None:
    columns = (
        code.STRENGTH,
        code.SHIELD,
        code.COUNTER,
        code.STEPS,
        code.TRAPS,
        code.COPIES,
        code.BATTERIES,
        code.DISKS,
        code.COST_BATTERY,
        code.COST_DISK,
    )
    for column in columns:
        assert len(column) == len(CARDS) + 1
        assert column[code.NONE] == 0
