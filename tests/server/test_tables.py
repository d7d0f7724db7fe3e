"""Tables over HTTP: who sits where, who may look, and what everybody may read."""

import json
import re
import subprocess
import sys

import pytest

from automatable import Record, Rng, game
from automatable.kernel.compact import MOST_ANSWERS
from automatable.kernel.seats import CHANCE, SPECTATOR
from automatable.kernel.settings import LONGEST_DATA
from automatable.server.schema import schema
from automatable.server.wire import Message, TableInfo
from automatable.testkit.walks import step

from .helpers import COOKIE, Json, Person, Server, hashed, new_key, two_people, wish

SECRET_ROUTES = ["view", "events", "why"]


def test_the_cookie_is_for_the_server_only(server: Server) -> None:
    person = Person(server)
    fresh = person.request("GET", "/api/me", headers={"Cookie": ""})
    cookie = fresh.headers["set-cookie"]
    parts = [part.strip().lower() for part in cookie.split(";")]
    assert "httponly" in parts
    assert "samesite=strict" in parts
    assert "path=/" in parts
    assert "secure" not in parts  # the address people use is not https
    assert "set-cookie" not in person.request("GET", "/api/me").headers
    assert len(person.secret) >= 32


def test_games_are_described(ada: Person) -> None:
    duel = next(found for found in ada.get("/api/games") if found["game"] == "duel")
    assert duel["seats"] == [2, 2]
    assert duel["actions"] == list(game("duel").catalogue.names)
    assert {"random", "rollout"} <= {bot["bot"] for bot in duel["bots"]}
    usual = next(bot for bot in duel["bots"] if bot["bot"] == duel["bot"])
    assert usual == {"bot": "rollout", "strength": 3, "face": ["dish", "round", "smile"]}
    assert [duel["minutes"], duel["weight"]] == [[10, 15], 1]
    kinds = {setting["name"]: setting["kind"] for setting in duel["settings"]}
    assert kinds == {
        "board": "choice",
        "length": "whole",
        "stars": "numbers",
        "charge_cost": "numbers",
        "spark_cost": "numbers",
        "barrier_cost": "numbers",
        "lightning_cost": "numbers",
        "counter_cost": "numbers",
        "move_cost": "numbers",
        "ray_cost": "numbers",
        "recovery_cost": "numbers",
        "trap_cost": "numbers",
        "copy_cost": "numbers",
        "max_rounds": "whole",
    }
    assert not [found for found in ada.get("/api/games") if found["game"].startswith("_")]


def test_rules_are_those_of_the_game(ada: Person) -> None:
    shape = ada.get("/api/games/duel/schema.json")["$defs"]["DuelView"]
    assert "pile" in shape["required"]
    assert ada.problem("GET", "/api/games/chess/schema.json", 404)["code"] == "unknown_game"
    rules = ada.get("/api/games/duel/rules")
    assert {rule["id"] for rule in rules} == set(game("duel").rulebook.rules)
    assert all(rule["section"] and rule["text"] for rule in rules)
    assert {rule["lang"] for rule in rules} == {"en"}
    assert ada.problem("GET", "/api/games/chess/rules", 404)["code"] == "unknown_game"


def test_rules_are_told_in_the_language_asked_for(ada: Person) -> None:
    french = game("duel").rulebook_in("fr")
    rules = ada.get("/api/games/duel/rules", lang="fr")
    assert [rule["text"] for rule in rules] == [rule.plain() for rule in french.rules.values()]
    assert {rule["lang"] for rule in rules} == {"fr"}
    one = ada.get("/api/games/duel/rules/DUE-RND-04", lang="fr")
    assert one in rules
    assert ada.get("/api/games/duel/rules/DUE-RND-04")["lang"] == "en"
    for path in ("rules", "rules/DUE-RND-04"):
        wrong = ada.problem("GET", f"/api/games/duel/{path}?lang=xx", 404)
        assert wrong["code"] == "unknown_language"
    assert ada.problem("GET", "/api/games/duel/rules/DUE-XXX-01", 404)["code"] == "unknown_rule"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_are_fluent_messages(ada: Person, lang: str) -> None:
    common = ada.text(f"/api/words/{lang}")
    both = ada.text(f"/api/words/{lang}", game="duel")
    assert "game-name" in both
    assert both.startswith(common)
    assert ("\nlabelled = { $label }\xa0: { $about }\n" in common) == (lang == "fr")
    assert ada.problem("GET", "/api/words/xx", 404)["code"] == "unknown_language"
    assert ada.problem("GET", "/api/words/en?game=chess", 404)["code"] == "unknown_game"


def test_the_documented_pages_are_there(ada: Person) -> None:
    assert ada.get("/api/openapi.json")["info"]["title"] == "Automatable"
    page = ada.request("GET", "/api/docs").text
    assert "<code>POST /api/tables/{code}/answers</code>" in page
    assert 'href="#AnswerCommand"' in page
    assert 'id="AnswerCommand"' in page
    assert not re.search(r"<script|<link|<img|https?:", page)  # it loads nothing


def test_the_schema_is_there_as_the_protocol_says(ada: Person) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "automatable.server.schema"], capture_output=True, check=True
    )
    found = json.loads(printed.stdout)
    assert found.pop("wire") == ada.get("/api/schema.json")
    assert "duel" in found
    for name, shapes in found.items():
        assert shapes == ada.get(f"/api/games/{name}/schema.json")


def test_the_schema_knows_every_shape_of_every_route(ada: Person) -> None:
    """And as precisely as the description of the routes does."""
    shapes = ada.get("/api/schema.json")["$defs"]
    described = set(ada.get("/api/openapi.json")["components"]["schemas"])
    assert described <= set(shapes) | {"HTTPValidationError", "ValidationError"}


def test_the_schema_is_precise_enough_to_make_types_from() -> None:
    shapes = schema()["$defs"]
    seat, message, wished = shapes["SeatInfo"], shapes["Message"], shapes["NewTable"]
    assert seat["properties"]["kind"]["enum"] == ["here", "link", "bot"]
    assert shapes["Reply"]["required"] == ["status", "sequence", "code", "rule", "message"]
    assert message["properties"]["decision"]["anyOf"][1] == {"type": "null"}
    assert message["properties"]["events"]["items"] == {"$ref": "#/$defs/EventInfo"}
    assert set(message["required"]) == set(message["properties"])  # what comes is all there
    assert wished["required"] == ["key", "game", "seats"]  # what goes may be left out
    for name, shape in shapes.items():
        assert shape["additionalProperties"] is False, name
        for field, kind in shape["properties"].items():
            assert kind, (name, field)  # nothing is just anything


def test_a_table_of_bots_plays_itself_to_the_end(ada: Person) -> None:
    table = ada.create("random", "random")
    with ada.listen(table, since=0) as ears:
        last = ears.until(lambda message: message["status"] == "over")[-1]
    assert last["result"]["reason"] in ("ko", "moon", "rounds")
    assert last["decision"] is None
    assert last["asked"] == []


def test_both_seats_here_belong_to_their_maker(ada: Person) -> None:
    table = ada.create("here:Ada", "here:Bob", settings={"board": "short"})
    info = ada.info(table)
    TableInfo.model_validate(info)
    assert info["status"] == "playing"
    assert info["settings"] == {"board": "short"}
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob"]
    assert [seat["yours"] for seat in info["seats"]] == [True, True]
    for seat in (0, 1):
        message = Message.model_validate(ada.view(table, seat))
        assert message.decision is not None
        assert [option.verb for option in message.decision.options] == ["play"] * 5


def test_a_waiting_table_refuses_answers_until_all_seats_are_taken(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here", "link")
    assert ada.info(table)["status"] == "waiting"
    waiting = ada.view(table, 0)
    assert waiting["status"] == "waiting"
    assert waiting["decision"] is None
    assert waiting["asked"] == []
    reply = ada.answer(table, 0, "play:Charge")
    assert (reply["status"], reply["code"]) == ("refused", "waiting")
    assert bob.join(table, 1) == 1
    assert ada.view(table, 0)["status"] == "playing"
    assert ada.answer(table, 0, "play:Charge")["status"] == "accepted"


def test_dealing_starts_when_all_seats_are_taken(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here", "link", game="_template")
    before = ada.view(table, 0)
    assert before["sequence"] == 0
    bob.join(table, 1)
    after = ada.view(table, 0)
    assert after["sequence"] == 1 + 2 * 3  # the joining, and three cards for each
    assert after["decision"] is not None


def test_a_join_link_works_once(server: Server) -> None:
    ada, bob, eve = Person(server), Person(server), Person(server)
    table = ada.create("here", "link")
    assert table.invites[0] == ""
    assert len(table.invites[1]) >= 32
    wrong = eve.no_post(f"{table.path}/join", 403, invite="x" * 32)
    assert wrong["code"] == "bad_invite"
    assert eve.no_post(f"{table.path}/join", 403, invite="")["code"] == "bad_invite"
    assert bob.join(table, 1, "Bob") == 1
    again = eve.no_post(f"{table.path}/join", 403, invite=table.invites[1])
    assert again["code"] == "bad_invite"
    assert [seat["name"] for seat in eve.info(table)["seats"]] == ["A", "Bob"]
    assert [seat["yours"] for seat in bob.info(table)["seats"]] == [False, True]
    assert [seat["yours"] for seat in eve.info(table)["seats"]] == [False, False]


def test_joining_again_with_the_same_key_gives_the_same_seat(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "link")
    body = {"key": new_key(), "invite": table.invites[1]}
    first = ada.post(f"{table.path}/join", **body)
    number = ada.info(table)["sequence"]
    assert first == {"seat": 1, "token": ""}
    assert ada.post(f"{table.path}/join", **body) == first
    assert ada.info(table)["sequence"] == number


def test_somebody_seated_cannot_use_a_wrong_or_used_link(server: Server) -> None:
    ada, _, table = two_people(server)
    for invite in ("x" * 32, table.invites[1]):
        assert ada.no_post(f"{table.path}/join", 403, invite=invite)["code"] == "bad_invite"


def test_creating_again_with_the_same_key_gives_the_same_table(ada: Person) -> None:
    body = {"key": new_key(), "game": "duel", "seats": [wish("here"), wish("link")]}
    first = ada.post("/api/tables", **body)
    assert ada.post("/api/tables", **body) == first
    other = Person(str(ada.web.base_url))
    assert other.post("/api/tables", **body)["code"] != first["code"]


@pytest.mark.parametrize(
    "other",
    [
        {"game": "cyberion", "settings": {"players": "2"}},
        {"settings": {"max_rounds": "7"}},
        {"seats": [wish("link"), wish("here")]},
        {"seats": [wish("here"), wish("random")]},
        {"seats": [wish("here:Ada"), wish("link")]},
        {"start": {"A": "H3 B2 D2 @0"}},
        {"hints": False},
    ],
    ids=lambda other: " ".join(other),
)
def test_a_key_is_for_one_table_only(ada: Person, other: Json) -> None:
    body = {"key": new_key(), "game": "duel", "seats": [wish("here"), wish("link")]}
    first = ada.post("/api/tables", **body)
    assert ada.no_post("/api/tables", 409, **{**body, **other})["code"] == "key_reused"
    assert ada.post("/api/tables", **body) == first
    made = ada.post("/api/tables", **{**body, **other, "key": new_key()})
    assert made["code"] != first["code"]


def test_a_key_is_for_one_seat_only(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("link", "link")
    key = new_key()
    assert bob.post(f"{table.path}/join", key=key, invite=table.invites[0])["seat"] == 0
    other = {"key": key, "invite": table.invites[1]}
    assert bob.no_post(f"{table.path}/join", 409, **other)["code"] == "key_reused"
    assert bob.join(table, 1) == 1


def test_the_body_of_the_protocol_makes_a_table(ada: Person) -> None:
    seats = [
        {"kind": "here", "name": "Ada", "bot": ""},
        {"kind": "bot", "name": "", "bot": "random"},
    ]
    made = ada.post("/api/tables", game="duel", settings={}, seats=seats, start={}, record="")
    assert set(made) == {"code", "seats"}


def test_a_position_may_take_as_many_characters_as_a_setting(ada: Person) -> None:
    played = game("raising_robots")
    state, rng = played.new(played.test_settings[-1]), Rng(1)
    while max(map(len, played.position(state).values())) <= 200 or state.asked(CHANCE) is not None:
        assert step(state, rng) is not None
    settings, start = played.settings_of(state), played.position(state)
    seats = [wish("here")] * state.seats
    body = {"game": played.id, "settings": settings, "seats": seats}
    made = ada.post("/api/tables", **body, start=start)
    begun = Record(played, settings, start).begin()
    assert ada.get(f"/api/tables/{made['code']}/view")["view"] == played.view(begun, SPECTATOR)
    too_long = {"start": {"A": "x" * (LONGEST_DATA + 1)}}
    assert ada.no_post("/api/tables", 422, **body, **too_long)["code"] == "bad_request"


def test_a_place_is_one_a_record_can_have(ada: Person) -> None:
    body = {"game": "duel", "seats": [wish("here"), wish("here")], "record": "a1"}
    assert ada.no_post("/api/tables", 400, **body, answers=MOST_ANSWERS)["code"] == "bad_record"
    assert (
        ada.no_post("/api/tables", 422, **body, answers=MOST_ANSWERS + 1)["code"] == "bad_request"
    )


def test_nobody_else_acts_or_looks_for_a_seat(server: Server) -> None:
    ada, bob, table = two_people(server)
    eve = Person(server)
    for stranger, seat in ((eve, 0), (eve, 1), (bob, 0), (ada, 1)):
        for route in SECRET_ROUTES:
            query = f"{table.path}/{route}?seat={seat}&action=play:Spark"
            assert stranger.problem("GET", query, 403)["code"] == "not_yours"
        here = {"seat": seat, "sequence": 0}
        assert stranger.no_post(f"{table.path}/answers", 403, answer="play:Spark", **here)
        assert stranger.no_post(f"{table.path}/take_back", 403, **here)
        assert stranger.no_post(f"{table.path}/hand_over", 403, seat=seat, bot="")
        refusal = 403 if stranger is eve else 409  # who sits here may, once the seat is left
        assert stranger.no_post(f"{table.path}/hand_over", refusal, seat=seat, bot="random")
    assert eve.no_post(f"{table.path}/rematch", 403)["code"] == "not_yours"
    assert ada.info(table)["sequence"] == 1  # only Bob's joining
    assert ada.problem("GET", f"{table.path}/view?seat=5", 403)["code"] == "not_yours"


def test_without_a_cookie_nobody_is_anybody(server: Server) -> None:
    ada, _, table = two_people(server)
    nobody = Person(server)
    nobody.web.cookies.clear()
    assert nobody.problem("GET", f"{table.path}/view?seat=0", 403)["code"] == "not_yours"
    body = {"game": "duel", "seats": [wish("here"), wish("random")]}
    assert nobody.no_post("/api/tables", 403, **body)["code"] == "nobody"
    assert nobody.no_post(f"{table.path}/join", 403, invite="x" * 32)["code"] == "nobody"
    assert nobody.view(table)["status"] == "playing"  # a spectator needs none
    nobody.web.cookies.set(COOKIE, hashed(ada.secret))  # what the store keeps opens nothing
    assert nobody.problem("GET", f"{table.path}/view?seat=0", 403)["code"] == "not_yours"


def test_a_spectator_sees_what_everybody_sees(server: Server) -> None:
    ada, bob, table = two_people(server)
    bob.answer(table, 1, "play:Move")
    eve = Person(server)
    for seen in (eve.view(table), ada.view(table)):
        assert seen["decision"] is None
        assert seen["asked"] == [0]
        assert [side["play"] for side in seen["view"]["sides"]] == [None, None]
        assert seen["take_back"] == "nothing"
    assert bob.view(table, 1)["view"]["sides"][1]["play"] == "Move"


def test_why_names_the_rule(ada: Person) -> None:
    table = ada.create("here", "here")
    why = ada.get(f"{table.path}/why", seat=0, action="play:Counter")
    assert why["rule"] == "DUE-RND-04"
    assert why["text"] == game("duel").rulebook.rule("DUE-RND-04").plain()
    french = ada.get(f"{table.path}/why", seat=0, action="play:Counter", lang="fr")
    text = game("duel").rulebook_in("fr").rule("DUE-RND-04").plain()
    facts = {"good": "disk", "cost": 2, "have": 0}
    assert french == {"rule": "DUE-RND-04", "facts": facts, "text": text, "lang": "fr"}
    allowed = ada.get(f"{table.path}/why", seat=0, action="play:Charge")
    assert allowed == {"rule": "", "facts": None, "text": "", "lang": "en"}
    nowhere = ada.problem("GET", f"{table.path}/why?seat=0&action=play:Charge&lang=xx", 404)
    assert nowhere["code"] == "unknown_language"
    wrong = ada.problem("GET", f"{table.path}/why?seat=0&action=fly:Away", 400)
    assert wrong["code"] == "unknown_action"


def test_unknown_codes_are_not_found(ada: Person) -> None:
    for code in (
        "nobody00",
        "x" * 16,
        "x" * 200,
        "%00",
        "%ff",
        "ß" * 16,
        "..",
        "'--",
        "%F0%9F%A4%96",
    ):
        for route in ("", "/view", "/events", "/record", "/short", "/proof"):
            response = ada.request("GET", f"/api/tables/{code}{route}")
            assert response.status_code == 404, (code, route)
        assert ada.request("POST", f"/api/tables/{code}/rematch", json={"key": new_key()}).is_error


def test_a_code_may_be_typed_in_capitals(ada: Person) -> None:
    table = ada.create("here", "here")
    assert ada.get(f"/api/tables/{table.code.upper()}")["code"] == table.code


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": []}, 404, "unknown_game"),
        ({"game": "duel", "seats": [wish("here")]}, 400, "bad_seats"),
        ({"game": "duel", "seats": [wish("here")] * 3}, 400, "bad_seats"),
        ({"game": "duel", "seats": [wish("here"), wish("genius")]}, 404, "unknown_bot"),
        (  # how long bots think is for the server to say
            {"game": "duel", "seats": [wish("here"), {"kind": "bot", "bot": "rollout:999999"}]},
            404,
            "unknown_bot",
        ),
        (
            {"game": "duel", "seats": [wish("here")] * 2, "settings": {"a": "b"}},
            400,
            "bad_settings",
        ),
        (
            {"game": "duel", "seats": [wish("here")] * 2, "settings": {"length": "99"}},
            400,
            "bad_settings",
        ),
        ({"game": "duel", "seats": [wish("here")] * 2, "record": "rubbish"}, 400, "bad_record"),
        ({"game": "duel", "seats": [wish("here")] * 2, "extra": 1}, 422, "bad_request"),
        ({"game": "duel", "seats": [{"kind": "throne"}] * 2}, 422, "bad_request"),
        ({"game": "duel", "seats": [{"kind": "here", "name": "x" * 41}] * 2}, 422, "bad_request"),
        ({"game": "duel", "seats": [wish("here")] * 9}, 422, "bad_request"),
        ({"game": "duel", "seats": [wish("here")] * 2, "key": "short"}, 422, "bad_request"),
        ({"game": "duel"}, 422, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    ada: Person, body: dict[str, object], status: int, code: str
) -> None:
    assert ada.no_post("/api/tables", status, **body)["code"] == code


def test_names_are_text_without_tricks(ada: Person) -> None:
    tricky = "\u202e<b>A\x00d\na\u2028</b>\x1b[1m"
    table = ada.create(f"here:{tricky}", "here:   ")
    names = [seat["name"] for seat in ada.info(table)["seats"]]
    assert names == ["<b>A d a </b> [1m", "B"]  # text, shown as such


OWN_CARDS = """
[[card]]
id = "coil"
type = "battery"
pile = "start"
copies = 6
effect = "energy(2)"
status = "known"

[[card]]
id = "long_arm"
type = "attack"
pile = "shop"
copies = 8
cost = 1
effect = "ranged(1,9)"
status = "known"
"""
OWN_ARENA = "S...S\n.+++.\n.+++.\n.+++.\nS...S\n"


def test_a_table_may_have_cards_and_an_arena_of_its_own(ada: Person) -> None:
    arena = next(found for found in ada.get("/api/games") if found["game"] == "robot_quest_arena")
    kinds = {setting["name"]: setting["kind"] for setting in arena["settings"]}
    assert kinds["cards"] == kinds["arena"] == "data"
    settings = {"cards": OWN_CARDS, "arena": OWN_ARENA, "robots": "dealt", "first": "A"}
    table = ada.create("here", "here", "here", game="robot_quest_arena", settings=settings)
    seen = ada.view(table, 0)
    assert set(ada.get(table.path)["facts"]["cards"]) == {"coil", "long_arm"}
    assert seen["view"]["arena"]["columns"] == 5
    assert seen["decision"]["options"][0]["action"].startswith("place:")
    assert "\n" not in ada.get(table.path)["settings"]["cards"]
    worse = {**settings, "cards": OWN_CARDS.replace("cost = 1", "cost = 100")}
    body = {"game": "robot_quest_arena", "seats": [wish("here")] * 3, "settings": worse}
    refused = ada.no_post("/api/tables", 400, **body)
    assert "card 'long_arm': cost must be a number from 0 to 99" in refused["message"]


@pytest.mark.parametrize("game", ["robot_quest_arena", "raising_robots"])
def test_cards_that_would_take_long_to_read_are_refused(ada: Person, game: str) -> None:
    """Of a key with many dots TOML takes the square; others would wait for it."""
    wanted = {"game": game, "settings": {"cards": "a" + ".a" * 19_990 + "=1"}, "key": new_key()}
    found = ada.problem(
        "POST", "/api/tables", 400, json={**wanted, "seats": [{"kind": "here"}] * 3}
    )
    assert (found["code"], "dots" in found["message"]) == ("bad_settings", True)


def test_an_unknown_address_is_a_page_to_people_and_a_problem_to_programs(ada: Person) -> None:
    page = ada.web.get("/no/such/page", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<div id=" in page.text
    for path in ("/no/such/page", "/api/no/such/thing"):
        assert ada.problem("GET", path, 404)["code"] == "http"
    asked = ada.request("GET", "/api/nothing", headers={"Accept": "text/html"})
    assert asked.json()["code"] == "http"
