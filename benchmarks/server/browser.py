"""The requests of a browser at the table: those of web/src/api.ts with the headers of Chromium.

tests/benchmarks/requests.json holds these requests too. Tests on both sides compare with it, so
neither can change alone.
"""

import random
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlencode

from orjson import dumps

# Seconds after which the page of a table looks up who is there, as in web/src/table/client.ts.
POLL_WAITING, POLL_PLAYING = 3.0, 5.0

_CHROMIUM = (
    'sec-ch-ua-platform: "Linux"\r\n'
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/141.0.0.0 Safari/537.36\r\n"
    'sec-ch-ua: "Google Chrome";v="141", "Not?A_Brand";v="8", "Chromium";v="141"\r\n'
    "sec-ch-ua-mobile: ?0\r\n"
)
_FETCH = (
    "Sec-Fetch-Site: same-origin\r\n"
    "Sec-Fetch-Mode: cors\r\n"
    "Sec-Fetch-Dest: empty\r\n"
    "Accept-Encoding: gzip, deflate, br, zstd\r\n"
    "Accept-Language: en-GB,en;q=0.9\r\n"
)


class Browser:
    """A person's browser: its address, its cookie and the requests it makes."""

    def __init__(self, port: int, address: str, cookie: str = "") -> None:
        self.origin = f"127.0.0.1:{port}"
        self.address, self.cookie = address, cookie

    def me(self) -> bytes:
        """Ask for a cookie."""
        return self._get("/api/me")

    def table(self, code: str) -> bytes:
        """Ask who sits at a table."""
        return self._get(_table(code))

    def events(self, code: str, seat: int | None) -> bytes:
        """Listen to a table from the start of its story, for a seat or as a spectator."""
        query = {"since": -1} if seat is None else {"since": -1, "seat": seat}
        path = f"{_table(code)}/events?{urlencode(query)}"
        return self._get(path, "text/event-stream", "Cache-Control: no-cache\r\n")

    def open(self, wish: Mapping[str, Any]) -> bytes:
        """Open a table."""
        return self._command("/api/tables", wish)

    def join(self, code: str, invite: str, name: str) -> bytes:
        """Take a seat by its invitation."""
        return self._command(f"{_table(code)}/join", {"invite": invite, "name": name})

    def answer(self, code: str, seat: int, sequence: int, answer: str) -> bytes:
        """Answer a question."""
        body = {"seat": seat, "sequence": sequence, "answer": answer}
        return self._command(f"{_table(code)}/answers", body)

    def _get(self, path: str, accept: str = "*/*", more: str = "") -> bytes:
        return f"GET {path} HTTP/1.1\r\n{self._head(accept, more)}\r\n".encode()

    def _command(self, path: str, body: Mapping[str, Any]) -> bytes:
        data = dumps({"key": f"{random.getrandbits(128):032x}", **body})
        more = (
            f"Content-Length: {len(data)}\r\n"
            "Content-Type: application/json\r\n"
            "X-Automatable: 1\r\n"
            f"Origin: http://{self.origin}\r\n"
        )
        return f"POST {path} HTTP/1.1\r\n{self._head('*/*', more)}\r\n".encode() + data

    def _head(self, accept: str, more: str) -> str:
        cookie = f"Cookie: automatable={self.cookie}\r\n" if self.cookie else ""
        return (
            f"Host: {self.origin}\r\nConnection: keep-alive\r\nX-Forwarded-For: {self.address}\r\n"
            f"{_CHROMIUM}{more}Accept: {accept}\r\n{_FETCH}{cookie}"
        )


def _table(code: str) -> str:
    return f"/api/tables/{quote(code, safe='')}"
