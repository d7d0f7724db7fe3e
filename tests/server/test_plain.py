"""Which requests are plain, and what they say."""

import pytest

from automatable.server.plain import JOIN, LONGEST_HEAD, plain

SECRET = "s" * 32
HEADERS = (
    "X-Automatable: 1",
    "X-Forwarded-For: 10.0.0.1",
    f"Cookie: automatable={SECRET}",
    "Content-Type: application/json",
)
ANSWERS = "POST /api/tables/tobiru42/answers HTTP/1.1"
EVENTS = "GET /api/tables/tobiru42/events?seat=1 HTTP/1.1"


def request(line: str, *headers: str, body: str = "") -> bytes:
    return "\r\n".join([line, *headers, "", body]).encode()


def command(line: str, *more: str, body: str = "{}") -> bytes:
    return request(line, *HEADERS, f"Content-Length: {len(body)}", *more, body=body)


def test_a_command_says_what_is_wanted_and_by_whom() -> None:
    found = plain(command("POST /api/tables/tobiru42/join HTTP/1.1"))
    assert found is not None
    assert (found.asked.route, found.asked.code, found.asked.is_command) == (JOIN, "tobiru42", True)
    assert (found.asker.secret, found.asker.forwarded) == (SECRET, "10.0.0.1")
    assert found.body == b"{}"


def test_a_new_table_has_no_code_yet() -> None:
    found = plain(command("POST /api/tables HTTP/1.1"))
    assert found is not None
    assert (found.asked.route, found.asked.code) == ("/api/tables", "")


def test_whoever_listens_says_for_which_seat() -> None:
    found = plain(request(EVENTS, HEADERS[2]))
    assert found is not None
    assert (found.asked.seat, found.asked.is_command, found.body) == (1, False, b"")


def test_the_length_may_be_anywhere_and_in_any_case() -> None:
    for name in ("Content-Length", "content-length"):
        found = plain(request(ANSWERS, f"{name}: 2", *HEADERS, body="{}"))
        assert found is not None
        assert found == plain(found.data)
        other = plain(request(ANSWERS, *HEADERS, f"{name}: 4", body="null"))
        assert other is not None
        assert (other.asker, other.body) == (found.asker, b"null")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        ANSWERS.encode(),
        request(ANSWERS),
        command(ANSWERS)[:-1],
        command(ANSWERS) + b" ",
        command(ANSWERS)[:-4],
        command(ANSWERS, body=""),
        command(ANSWERS, "Content-Length: 2"),
        command(ANSWERS, "Content-Length: 3"),
        command(ANSWERS, "Transfer-Encoding: chunked"),
        command(ANSWERS, "Accept: */*", "accept: text/html"),
        command(ANSWERS, "Connection: close"),
        command(ANSWERS, "Authorization: Bearer x"),
        command(ANSWERS, " folded"),
        command(ANSWERS, f"X: {'x' * LONGEST_HEAD}"),
        command(ANSWERS, body="x" * 100_000),
        command(ANSWERS.replace("POST", "GET")),
        command(ANSWERS.replace("1.1", "1.0")),
        command(ANSWERS.replace("answers", "rematch")),
        command(ANSWERS.replace("tobiru42", "../x")),
        command(EVENTS.replace("GET", "POST")),
        command(EVENTS),
        request(EVENTS),
        request(EVENTS, *HEADERS, "Last-Event-ID: 3"),
        request(EVENTS.replace("=1", "=8"), *HEADERS),
        request(ANSWERS, *HEADERS, "Content-Length: -2", body="{}"),
        request(ANSWERS, *HEADERS[1:], "Content-Length: 2", body="{}"),
        request(ANSWERS, *HEADERS[:3], "Content-Length: 2", body="{}"),
    ],
)
def test_whatever_is_unusual_is_not_plain(data: bytes) -> None:
    assert plain(data) is None
