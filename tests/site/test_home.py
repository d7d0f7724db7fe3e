"""A page answers every request byte for byte as a server does: the same table is played on both."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from automatable.kernel.registry import game as game_named
from automatable.server import routes, table_routes
from automatable.server.codes import hashed
from automatable.server.room import occupant_row
from automatable.server.rows import TableRow
from automatable.server.store import Store, sqlite_address

from ..server.helpers import PATIENCE, Server, now

SECRET = "s" * 32
KEY = "made-by-both"
ROUTED, CARRIED = "routed", "carried"  # tables of their own, for one test each
ANSWERS = 14
SHORT = {"length": "2", "stars": "none", "max_rounds": "4"}
GAMES = {
    "duel": {},
    "cyberion": {"players": "2"},
    "robot_quest_arena": {"players": "3"},
    "raising_robots": {"players": "2"},
}
Said = tuple[int, str]


class Page:
    """The page's Python, in a process where no framework is imported."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.site.page", SECRET]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self._process = subprocess.Popen(command, **pipes)  # type: ignore[call-overload]
        assert json.loads(self._process.stdout.readline()) == []

    def do(self, *what: object) -> Any:
        print(json.dumps(what), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def request(self, method: str, path: str, body: str = "") -> Said:
        status, text = self.do("request", method, path, body)
        return status, text

    def first_news(self, path: str) -> Said:
        status, text = self.do("listen", path)
        return status, text

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


class Remote:
    """The same of a server, over HTTP."""

    def __init__(self, server: Server) -> None:
        headers = {"Authorization": f"Bearer {SECRET}", "X-Automatable": "1"}
        self._web = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
        self._clients = count()

    def request(self, method: str, path: str, body: str = "") -> Said:
        response = self._web.request(method, path, content=body.encode(), headers=self._client())
        return response.status_code, response.text

    def first_news(self, path: str) -> Said:
        with self._web.stream("GET", path, headers=self._client()) as response:
            for text in response.iter_text():
                return response.status_code, text
        raise AssertionError("the stream is empty")

    def _client(self) -> dict[str, str]:
        """Another client each time: a single one would be told to slow down."""
        number = next(self._clients)
        return {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}

    def close(self) -> None:
        self._web.close()


Home = Page | Remote


def table_of(name: str, code: str = "") -> TableRow:
    """A table at which all seats are ours, so that every view can be compared."""
    game = game_named(name)
    state = game.new(SHORT if code else GAMES[name])
    occupants = [
        occupant_row("here", f"P{seat}", "", hashed(SECRET), "") for seat in range(state.seats)
    ]
    return TableRow(
        code=code or name.replace("_", "")[:16],
        game=name,
        settings=game.settings_of(state),
        start={},
        seed=bytes(range(32)),
        seats=occupants,
        key=f"key-of-{code or name}",
        created="2026-01-01T00:00:00+00:00",
        version=game.version,
    )


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Page, Remote]]:
    folder = tmp_path_factory.mktemp("homes")
    store, page = Store(sqlite_address(folder / "tables.db")), Page()
    rows = [table_of(name) for name in GAMES]
    for row in (*rows, table_of("duel", ROUTED), table_of("duel", CARRIED)):
        now(store.create(row))
        kept = {**vars(row), "seed": row.seed.hex()}
        assert page.do("keep", row.code, row.key, json.dumps(kept)) == ""
    store.close()
    with Server(folder / "tables.db", folder / "errors") as server:
        remote = Remote(server)
        yield page, remote
        remote.close()
    page.close()


def same(homes: tuple[Page, Remote], method: str, path: str, body: object = None) -> Any:
    """What both say, which is the same."""
    text = "" if body is None else json.dumps(body)
    found, wanted = [home.request(method, path, text) for home in homes]
    assert found == wanted, path
    return found[1]


def compare_table(homes: tuple[Page, Remote], code: str, seats: int) -> list[dict[str, Any]]:
    """Everything that anybody at a table is told now; the messages to its seats."""
    found = []
    for seat in range(seats):
        found.append(json.loads(same(homes, "GET", f"/api/tables/{code}/view?seat={seat}")))
        path = f"/api/tables/{code}/events?since=-1&seat={seat}"
        news, wanted = [home.first_news(path) for home in homes]
        assert news == wanted
    same(homes, "GET", f"/api/tables/{code}/view")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_message_of_a_game_is_the_same(homes: tuple[Page, Remote], name: str) -> None:
    row = table_of(name)
    code, seats = row.code, len(row.seats)
    for number in range(ANSWERS):
        messages = compare_table(homes, code, seats)
        asked = [seat for seat, one in enumerate(messages) if one["decision"]]
        if not asked:
            break
        seat = asked[number % len(asked)]
        options = messages[seat]["decision"]["options"]
        answer = options[number * 7 % len(options)]["action"]
        known = messages[seat]["sequence"]
        said = {"key": f"answer-{name}-{number:04}", "seat": seat, "sequence": known}
        reply = same(homes, "POST", f"/api/tables/{code}/answers", {**said, "answer": answer})
        assert json.loads(reply)["status"] == "accepted"
        if number == ANSWERS // 2:
            said = {"key": f"back-{name}-{number:04}", "seat": seat, "sequence": known + 1}
            same(homes, "POST", f"/api/tables/{code}/take_back", said)
    compare_table(homes, code, seats)
    same(homes, "GET", f"/api/tables/{code}/outlook?seat=0")
    same(homes, "GET", f"/api/tables/{code}/because?event=2&seat=0")
    same(homes, "GET", f"/api/tables/{code}/proof")
    same(homes, "GET", f"/api/tables/{code}/record")
    over = json.loads(same(homes, "GET", f"/api/tables/{code}"))["status"] == "over"
    assert over == (name == "duel")
    if over:
        word = json.loads(same(homes, "GET", f"/api/tables/{code}/short"))["short"]
        same(homes, "GET", f"/api/replay?record={word}&seat=public&count=3")


@pytest.mark.parametrize("name", GAMES)
def test_everything_about_a_game_is_the_same(homes: tuple[Page, Remote], name: str) -> None:
    for part in ("lessons", "puzzles"):
        listed = json.loads(same(homes, "GET", f"/api/games/{name}/{part}"))
        same(homes, "GET", f"/api/games/{name}/{part}/{listed[0]['id']}")
    rules = json.loads(same(homes, "GET", f"/api/games/{name}/rules?lang=fr"))
    shown = next(rule["id"] for rule in rules if rule["shown"])
    same(homes, "GET", f"/api/games/{name}/rules/{shown}?lang=fr")
    same(homes, "GET", f"/api/games/{name}/rules/{shown}/example?lang=fr")
    for part in ("summary", "pieces"):
        same(homes, "GET", f"/api/games/{name}/{part}?lang=fr")
    same(homes, "GET", f"/api/words/fr?game={name}")
    same(homes, "GET", f"/api/games/{name}/daily?date=2026-01-01")


def test_the_list_of_games_is_the_same(homes: tuple[Page, Remote]) -> None:
    same(homes, "GET", "/api/games")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/games/none/rules", None),
        ("GET", "/api/tables/none", None),
        ("GET", "/api/tables/duel/view?seat=5", None),
        ("GET", "/api/words/xx", None),
        ("GET", "/api/games/duel/lessons/none", None),
        ("POST", "/api/tables/duel/hand_over", {"key": "k" * 8, "seat": 0, "bot": "nobody"}),
    ],
)
def test_so_is_every_refusal(
    homes: tuple[Page, Remote], method: str, path: str, body: object
) -> None:
    same(homes, method, path, body)


def test_what_makes_no_sense_is_refused_with_the_same_code(homes: tuple[Page, Remote]) -> None:
    for path, body in (
        ("/api/tables", {"key": "short", "game": "duel", "seats": []}),
        ("/api/tables/duel/answers", {"key": "k" * 8, "seat": 9, "sequence": 0, "answer": "x"}),
        ("/api/tables/duel/answers", {"key": "k" * 8, "seat": 0, "sequence": 0}),
        ("/api/tables/duel/take_back", {"key": "k" * 8, "seat": 0, "sequence": 0, "more": 1}),
    ):
        for home in homes:
            status, text = home.request("POST", path, json.dumps(body))
            assert (status, json.loads(text)["code"]) == (422, "bad_request")


def test_a_full_storage_is_told_and_nothing_is_half_done(homes: tuple[Page, Remote]) -> None:
    page, _ = homes
    wish = {"key": "full-" + "k" * 8, "game": "duel", "seats": [{"kind": "here"}] * 2}
    code = json.loads(page.request("POST", "/api/tables", json.dumps(wish))[1])["code"]
    said = {"key": "full-answer", "seat": 0, "sequence": 0, "answer": "play:Charge"}
    page.do("fail", "storage_full")
    status, text = page.request("POST", f"/api/tables/{code}/answers", json.dumps(said))
    assert (status, json.loads(text)["code"]) == (507, "storage_full")
    page.do("fail", "")
    status, text = page.request("POST", f"/api/tables/{code}/answers", json.dumps(said))
    assert json.loads(text)["status"] == "accepted"


def alike(one: Any, other: Any) -> bool:
    """Whether data has the same fields, whatever is in them."""
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return all(alike(*pair) for pair in zip(one, other, strict=False))
    return type(one) is type(other)


def similar(homes: tuple[Page, Remote], method: str, path: str, body: object = None) -> list[Any]:
    """What each says where codes, secrets and thoughts differ: of the same shape."""
    text = "" if body is None else json.dumps(body)
    replies = [home.request(method, path, text) for home in homes]
    assert [status for status, _ in replies] == [200, 200], replies
    found = [json.loads(told) for _, told in replies]
    assert alike(*found), path
    return found


class Asked:
    """Asks both homes, and notes which routes it has asked."""

    def __init__(self, homes: tuple[Page, Remote], **names: str) -> None:
        self.homes, self.names = homes, names
        self.routes: set[tuple[str, str]] = set()

    def path(self, method: str, route: str, query: str) -> str:
        self.routes.add((method, route))
        return route.format(**self.names) + query

    def get(self, route: str, query: str = "") -> Any:
        return same(self.homes, "GET", self.path("GET", route, query))

    def guess(self, route: str, query: str = "") -> None:
        similar(self.homes, "GET", self.path("GET", route, query))

    def post(self, route: str, **body: object) -> Any:
        body = {"key": f"routes-{len(self.routes)}-{body.get('sequence', 0):04}", **body}
        return json.loads(same(self.homes, "POST", self.path("POST", route, ""), body))

    def make(self, route: str, **body: object) -> list[Any]:
        return similar(self.homes, "POST", self.path("POST", route, ""), {"key": KEY, **body})


def test_every_route_of_a_server_is_one_of_a_page(homes: tuple[Page, Remote]) -> None:
    asked = Asked(homes, code=ROUTED, game="duel", lang="fr", id="rest")
    table = "/api/tables/{code}"
    asked.get(table)
    asked.get("/api/tables", f"?codes={ROUTED}")
    view = json.loads(asked.get(f"{table}/view", "?seat=0"))
    asked.get(f"{table}/events", "?seat=5")
    asked.get(f"{table}/why", "?seat=0&action=play:Rest")
    asked.guess(f"{table}/hint", "?seat=0&sequence=0")
    asked.get(f"{table}/outlook", "?seat=0")
    asked.get(f"{table}/because", "?seat=0&event=0")
    asked.post(f"{table}/chat", seat=0, emote="wow")
    asked.post(f"{table}/nonces", nonces=[{"seat": 0, "nonce": "0f" * 16}])
    asked.post(f"{table}/hand_over", seat=0, bot="nobody")
    asked.post(f"{table}/join", invite="nobody")
    first = view["decision"]["options"][0]["action"]
    asked.post(f"{table}/answers", seat=0, sequence=0, answer=first)
    asked.post(f"{table}/undo", seat=0, sequence=1, say="ask")
    asked.post(f"{table}/take_back", seat=0, sequence=1)
    for home in homes:
        play_to_end(home, ROUTED)
    asked.get(f"{table}/record")
    asked.get(f"{table}/proof")
    asked.names["word"] = word = json.loads(asked.get(f"{table}/short"))["short"]
    asked.make(f"{table}/rematch")
    asked.make("/api/tables", game="duel", seats=[{"kind": "here"}] * 2)
    asked.get("/api/replay", f"?record={word}&seat=0&first=1&count=2")
    asked.get("/api/replay/because", f"?record={word}&step=2&event=0&seat=0")
    asked.guess("/api/replay/analysis", f"?record={word}&seat=0&count=1&careful=0")
    lesson, puzzle = (
        json.loads(asked.get(f"/api/games/{{game}}/{part}"))[0]["id"]
        for part in ("lessons", "puzzles")
    )
    asked.names["id"] = lesson
    asked.get("/api/games/{game}/lessons/{id}")
    asked.names["id"] = puzzle
    asked.get("/api/games/{game}/puzzles/{id}", "?rating=1200&played=3")
    rules = json.loads(asked.get("/api/games/{game}/rules"))
    asked.names["id"] = next(rule["id"] for rule in rules if rule["shown"])
    for route in ("rules/{id}", "rules/{id}/example", "summary", "pieces"):
        asked.get(f"/api/games/{{game}}/{route}")
    asked.get("/api/games/{game}/daily", "?date=2026-01-01")
    asked.get("/api/words/{lang}")
    asked.get("/api/games")
    there = {(method, path) for path, method, _ in routes.ROUTES}
    assert asked.routes == there | {(one.method, one.path) for one in table_routes.ROUTES}


def play_to_end(home: Home, code: str) -> None:
    """Give the first answer of each seat until the game is over."""
    for number in range(200):
        for seat in (0, 1):
            message = json.loads(home.request("GET", f"/api/tables/{code}/view?seat={seat}")[1])
            if message["decision"]:
                answer = message["decision"]["options"][0]["action"]
                said = {"seat": seat, "sequence": message["sequence"], "answer": answer}
                body = json.dumps({"key": f"to-the-end-{number:04}-{seat}", **said})
                home.request("POST", f"/api/tables/{code}/answers", body)
        if message["status"] == "over":
            return


def test_a_game_is_carried_to_a_server_and_back_by_its_record(homes: tuple[Page, Remote]) -> None:
    """A link that holds a whole game opens at both homes, and is played on from any position."""
    page, remote = homes
    code, answers = CARRIED, 3
    for number, (here, there) in enumerate([(page, remote), (remote, page)]):
        play_to_end(here, code)
        word = json.loads(here.request("GET", f"/api/tables/{code}/short")[1])["short"]
        replay = f"/api/replay?record={word}&seat=0&first={answers}&count=1"
        step = json.loads(same(homes, "GET", replay))["steps"][0]
        wish = {"game": "duel", "seats": [{"kind": "here"}] * 2, "record": word}
        made = {"key": f"carried-{number:04}", **wish, "answers": answers}
        status, told = there.request("POST", "/api/tables", json.dumps(made))
        assert status == 200, told
        code = json.loads(told)["code"]
        message = json.loads(there.request("GET", f"/api/tables/{code}/view?seat=0")[1])
        assert message["view"] == step["view"]
        assert message["status"] == "playing"
