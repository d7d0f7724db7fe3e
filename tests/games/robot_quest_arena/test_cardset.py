"""Cards as data. Law: sections 5.2, 5.4, 5.5."""

import json
import re
from typing import Any

import pytest

from automatable.games.robot_quest_arena import GAME, cardset
from automatable.games.robot_quest_arena.box import box_line, read_box
from automatable.games.robot_quest_arena.cardset import STANDARD
from automatable.games.robot_quest_arena.rules.vocabulary import VOCABULARY
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table

from .helpers import toml
from .helpers_law import data, section, table_of

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in STANDARD.cards}


def law_cards() -> dict[str, dict[str, Any]]:
    """The cards of sections 5.2 and 5.5 in the form of the file."""
    found = {}
    for title in ("5.2", "5.5"):
        for id, name, kind, cost, copies, effect, _ in table_of(title):
            pile = "shop" if title == "5.5" else "start" if cost == "-" else "supply"
            found[id] = {
                **{"name": re.sub(r"\*|\s\(.*\)", "", name), "type": kind, "pile": pile},
                **{"copies": int(copies.split()[0]), "effect": effect},
                **({} if cost == "-" else {"cost": int(cost)}),
            }
    return found


def test_5_2_and_5_5_the_card_file_says_what_the_law_says_in_its_order() -> None:
    law = law_cards()
    shown = {
        id: {field: card[field] for field in card if field not in ("id", "status")}
        for id, card in CARDS.items()
        if card["pile"] != "promo"
    }
    assert list(shown) == list(law)
    assert shown == law


def test_5_2_and_5_5_the_status_of_a_card_is_the_weakest_of_its_parts() -> None:
    for row in [*table_of("5.2"), *table_of("5.5")]:
        words = re.findall("KNOWN|INFERRED|RECONSTRUCTED", row[-1])
        weakest = max(words, key=["KNOWN", "INFERRED", "RECONSTRUCTED"].index)
        assert CARDS[row[0]]["status"] == weakest.lower()


def test_5_5_check_sums() -> None:
    shop = [card for card in STANDARD.cards if card["pile"] == "shop"]
    copies = [[card["copies"] for card in shop if card["type"] == kind] for kind in cardset.TYPES]
    sums = [number for kind in copies for number in (sum(kind), len(kind))]
    cards, dear = sum(sums[::2]), sum(card["copies"] for card in shop if card["cost"] >= 6)
    box = len(GAME.cards(GAME.new({"players": 4})))
    found = [*sums, cards, dear, 100 * dear // cards, 4 * 10, 3 * 12, cards, box]
    text = section("5.5").split("Check sums: ")[1].split("\n")[0]
    told = [int(number) for number in re.findall(r"\d+", text.replace(" 6 or more", ""))]
    told.remove(4)  # players
    assert told == found == [19, 9, 23, 11, 18, 10, 60, 18, 30, 40, 36, 60, 136]


def test_5_5_the_promo_card_is_in_the_game_only_by_agreement() -> None:
    text = section("5.5").split("Optional promo")[1]
    card = CARDS["short_circuit"]
    assert (card["pile"], card["copies"], card["cost"]) == ("promo", 1, 3)
    assert f"`{card['effect']}`" in text
    assert "short_circuit" not in GAME.cards(GAME.new({}))
    assert GAME.cards(GAME.new({"promo": "yes"})).count("short_circuit") == 1


def test_5_4_the_vocabulary_is_the_law_s_and_every_word_is_on_a_card() -> None:
    law = set()
    for cell, _ in table_of("5.4"):
        law |= {form.split("(")[0].strip() for form in cell.split(" / ")}
    assert {*VOCABULARY} == law | {"compact"}  # which is the tiles' own
    for cell, _ in table_of("5.4"):
        for form in cell.split(" / "):
            word, _, rest = form.partition("(")
            numbers = [part for part in rest.rstrip(")").split(",") if part and part != "nolos"]
            assert len(numbers) == VOCABULARY[word].TAKES
    used = {word.NAME for words in STANDARD.effects for word in words}
    assert used == law - {"at_end"}  # which no card of the standard set has


# Card files


CARD = {
    **{"id": "zap", "name": "Zap", "type": "attack", "pile": "shop", "copies": 2, "cost": 3},
    **{"effect": "ranged(1,2)", "status": "known"},
}
NOT = object()  # the field is left out


def changed(change: dict[str, Any]) -> dict[str, Any]:
    """The card with some fields changed or left out."""
    return {k: v for k, v in {**CARD, **change}.items() if v is not NOT}


def refuses(text: str, message: str) -> None:
    """A card file is refused, and the message names the place."""
    with pytest.raises(BadSettings) as caught:
        read_box(text, "mine.toml")
    assert str(caught.value).startswith(f"mine.toml{message}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": NOT}, ": card 2: id"),
        ({"id": 5}, ": card 2: id"),
        ({"id": ""}, ", card '': id"),
        ({"id": "Zap"}, ", card 'Zap': id"),
        ({"id": "z p"}, ", card 'z p': id"),
        ({"id": "z" * 41}, f", card '{'z' * 41}': id"),
        ({"id": "battery"}, ", card 'battery': id is used twice"),
        ({"id": "deck"}, ", card 'deck': id must not be"),
        ({"name": 3}, ", card 'zap': name"),
        ({"name": ""}, ", card 'zap': name"),
        ({"name": "a\nb"}, ", card 'zap': name"),
        ({"name": "z" * 61}, ", card 'zap': name"),
        ({"type": NOT}, ", card 'zap': type"),
        ({"type": "spell"}, ", card 'zap': type"),
        ({"type": ["attack"]}, ", card 'zap': type"),
        ({"pile": NOT}, ", card 'zap': pile"),
        ({"pile": "junkyard"}, ", card 'zap': pile"),
        ({"status": NOT}, ", card 'zap': status"),
        ({"status": "KNOWN"}, ", card 'zap': status"),
        ({"copies": NOT}, ", card 'zap': copies"),
        ({"copies": 0}, ", card 'zap': copies"),
        ({"copies": 61}, ", card 'zap': copies"),
        ({"copies": "2"}, ", card 'zap': copies"),
        ({"copies": 2.5}, ", card 'zap': copies"),
        ({"copies": True}, ", card 'zap': copies"),
        ({"cost": NOT}, ", card 'zap': cost"),
        ({"cost": -1}, ", card 'zap': cost"),
        ({"cost": 100}, ", card 'zap': cost"),
        ({"pile": "start"}, ", card 'zap': cost is not for starting cards"),
        ({"rarity": "rare"}, ", card 'zap': 'rarity' is not one of"),
        ({"effect": NOT}, ", card 'zap': effect"),
        ({"effect": ""}, ", card 'zap': effect has ''"),
        ({"effect": 3}, ", card 'zap': effect has '3'"),
        ({"effect": "fly(1)"}, ", card 'zap': effect has 'fly(1)'"),
        ({"effect": "energy(1);"}, ", card 'zap': effect has ''"),
        ({"effect": "energy 1"}, ", card 'zap': effect has 'energy 1'"),
        ({"effect": "energy(-1)"}, ", card 'zap': effect has 'energy(-1)'"),
        ({"effect": "energy()"}, ", card 'zap': effect energy takes 1 numbers"),
        ({"effect": "ranged(1)"}, ", card 'zap': effect ranged takes 2 numbers"),
        ({"effect": "jump(1)"}, ", card 'zap': effect jump takes 0 numbers"),
        ({"effect": "melee(1,nolos)"}, ", card 'zap': effect melee takes"),
        ({"effect": "energy(100)"}, ", card 'zap': effect energy takes numbers from 1 to 99"),
        ({"effect": "energy(0)"}, ", card 'zap': effect energy takes numbers from 1 to 99"),
        (
            {"effect": "melee(1); repel_target(0)"},
            ", card 'zap': effect repel_target takes numbers",
        ),
        ({"effect": f"energy({'9' * 5000})"}, ", card 'zap': effect energy takes numbers"),
        ({"effect": "compact(6)"}, ", card 'zap': effect compact is for tiles only"),
        ({"effect": "repel_target(1)"}, ", card 'zap': effect repel_target needs a melee"),
        ({"effect": "pull(3); pull_target()"}, ", card 'zap': effect pull_target needs a melee"),
        ({"effect": "line(1,8); splash(1)"}, ", card 'zap': effect splash needs a melee"),
        ({"effect": "melee(1); blast_repel(1)"}, ", card 'zap': effect blast_repel needs a blast"),
    ],
)
def test_a_bad_card_is_refused_with_file_card_and_field(
    change: dict[str, Any], message: str
) -> None:
    battery = CARDS["battery"]
    assert read_box(toml("card", battery, CARD), "mine.toml").cards.cards == [battery, CARD]
    refuses(toml("card", battery, changed(change)), message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": there must be 1 to 64 entries [[card]]"),
        ("[[cards]]\nid = 'zap'", ": 'cards' is not one of card, robot, tile"),
        ("[card]\nid = 'zap'", ": there must be 1 to 64 entries [[card]]"),
        ("card = []", ": there must be 1 to 64 entries [[card]]"),
        ("card = [1, 2]", ": card 1: id must be a name"),
        ("[[card]]\nid = zap", ": Invalid value (at line 2, column 6)"),
        ("[[card]]\nid = 'a'\nid = 'b'", ": "),
        ("[[card]]\ncopies = " + "9" * 5000, ": "),
        ("card = " + "[" * 50_000, ": "),
        ("[{", ": "),
        ('[{"id": 1}]', ": card 1: id must be a name"),
        ("[{}]", ": card 1: id must be a name"),
    ],
)
def test_a_text_that_is_no_card_file_is_refused(text: str, message: str) -> None:
    refuses(text, message)


def test_a_card_file_has_64_titles_at_most() -> None:
    many = [{**CARD, "id": f"zap{k}"} for k in range(65)]
    assert read_box(toml("card", *many[:64]), "mine.toml").cards.count == 64
    refuses(toml("card", *many), ": there must be 1 to 64 entries [[card]]")


def test_a_bad_card_in_a_setting_is_refused_as_in_a_file() -> None:
    with pytest.raises(BadSettings, match="cards, card 'zap': cost must be a number"):
        Table(GAME, None, {"cards": json.dumps([changed({"cost": NOT})], separators=(",", ":"))})
    with pytest.raises(BadSettings, match="cards: "):
        Table(GAME, None, {"cards": "mine"})


def test_the_card_file_of_the_game_is_a_setting_like_any_other() -> None:
    line = box_line(data("cards.toml"), "cards.toml")
    assert "\n" not in line
    assert box_line(line, "cards") == line
    own = Table(GAME, None, {"cards": data("cards.toml"), "players": 3, "first": "A"})
    usual = Table(GAME, None, {"players": 3, "first": "A"})
    assert own.view() == usual.view()
