"""Every route is described once, in OpenAPI, whoever carries it out."""

from automatable.server import wire
from automatable.server.app import ROUTES
from automatable.server.queries import rules
from automatable.server.schema import schema_page, view_schema_page
from automatable.server.table_routes import ROUTES as TABLE_ROUTES

from .helpers import Json, Person, Server


def described(server: Server) -> Json:
    found: Json = Person(server).get("/api/openapi.json")
    return found


def test_every_route_is_described(server: Server) -> None:
    paths = described(server)["paths"]
    found = {(path, method.upper()) for path, methods in paths.items() for method in methods}
    assert found == {(path, method) for path, method, _ in ROUTES}
    assert {(route.path, route.method) for route in TABLE_ROUTES} < found


def test_commands_and_replies_have_their_shapes(server: Server) -> None:
    answers = described(server)["paths"]["/api/tables/{code}/answers"]["post"]
    body = answers["requestBody"]["content"]["application/json"]["schema"]
    reply = answers["responses"]["200"]["content"]["application/json"]["schema"]
    assert body["$ref"].endswith("/AnswerCommand")
    assert reply["$ref"].endswith("/Reply")


def test_what_is_told_has_the_shape_that_is_described(server: Server) -> None:
    ada = Person(server)
    for game, seats in (("duel", 2), ("cyberion", 1), ("robot_quest_arena", 3)):
        table = ada.create(*["here"] * seats, game=game)
        wire.Message.model_validate(ada.view(table, 0), strict=True)
        wire.TableInfo.model_validate(ada.info(table))


def test_a_query_that_is_wrong_is_told_by_its_name(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "here")
    problem = ada.problem("GET", f"{table.path}/view?seat=9", 422)
    assert problem["code"] == "bad_request"
    assert problem["message"].startswith("query.seat: ")
    problem = ada.problem("GET", f"{table.path}/why?seat=0", 422)
    assert problem["message"].startswith("query.action: ")


def test_an_address_that_looks_like_a_table_s_is_none(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "here")
    for path in (f"/api/tablesx{table.code}/view", f"{table.path}/views", f"{table.path}/view/x"):
        assert ada.problem("GET", path, 404)["code"] == "http"
    ada.problem("PUT", table.path, 405)
    ada.problem("GET", f"{table.path}/answers", 405)


def test_what_is_long_and_never_changes_is_made_once() -> None:
    for ask in (
        schema_page,
        lambda: view_schema_page("duel"),
        lambda: rules("duel"),
        lambda: rules("duel", "fr"),
    ):
        assert ask().body is ask().body
    assert rules("duel").body != rules("duel", "fr").body
    assert schema_page().body != view_schema_page("duel").body
