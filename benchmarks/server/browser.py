"""The requests of a browser at a table: those of web/src/api.ts, with the headers of Chromium.

web/tests/requests.json holds the same requests: tests of both sides compare with it, so neither can
change alone. tests/browser/test_load.py compares the headers with those of a real Chromium.
"""

import random
from collections.abc import Mapping
from itertools import count
from typing import Any
from urllib.parse import quote

from orjson import dumps

# As Chromium 156 sends them to a server on this machine; only its name is that of a window.
_AGENT = (
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/156.0.0.0 Safari/537.36\r\n"
    'sec-ch-ua: "Not:A-Brand";v="8", "Chromium";v="156"\r\n'
    "sec-ch-ua-mobile: ?0\r\n"
    'sec-ch-ua-platform: "Linux"\r\n'
)
_FETCH = (
    "Sec-Fetch-Site: same-origin\r\n"
    "Sec-Fetch-Mode: cors\r\n"
    "Sec-Fetch-Dest: empty\r\n"
    "Accept-Encoding: gzip, deflate, br, zstd\r\n"
    "Accept-Language: en-GB,en;q=0.9\r\n"
)
_READ = "Accept: */*\r\n"
_LISTEN = "Pragma: no-cache\r\nCache-Control: no-cache\r\nAccept: text/event-stream\r\n"
_COMMAND = "X-Automatable: 1\r\nContent-Type: application/json\r\nAccept: */*\r\n"


REQUESTS = 64  # from one address; the server allows more than that at once, but not for long
_ADDRESSES = count(1)


def new_address() -> str:
    """An address that nobody had before."""
    number = next(_ADDRESSES)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Browser:
    """A person's browser: its address, its cookie and the requests it makes."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.host = f"127.0.0.1:{port}"
        self.cookie = cookie
        self.sent = 0

    def me(self) -> bytes:
        """Ask for a cookie."""
        return self._head("GET", "/api/me", _READ)

    def events(self, code: str) -> bytes:
        """Open a table: listen to it from the start of its story, with one's own eyes."""
        return self._head("GET", f"{_table(code)}/events?since=-1&seat=own", _LISTEN)

    def open(self, wish: Mapping[str, Any]) -> bytes:
        """Open a table."""
        return self._command("/api/tables", wish)

    def join(self, code: str, invite: str, name: str, commit: str) -> bytes:
        """Take a seat by its invitation, and promise a nonce."""
        body = {"invite": invite, "name": name, "commit": commit}
        return self._command(f"{_table(code)}/join", body)

    def bring(self, code: str, seat: int, nonce: str, next: str) -> bytes:
        """Bring the nonce that was promised, and promise another for the next game."""
        body = {"nonces": [{"seat": seat, "nonce": nonce, "next": next}]}
        return self._command(f"{_table(code)}/nonces", body)

    def answer(self, code: str, seat: int, sequence: int, answer: str) -> bytes:
        """Answer a question."""
        body = {"seat": seat, "sequence": sequence, "answer": answer}
        return self._command(f"{_table(code)}/answers", body)

    def rematch(self, code: str) -> bytes:
        """Play again."""
        return self._command(f"{_table(code)}/rematch", {})

    def _command(self, path: str, body: Mapping[str, Any]) -> bytes:
        data = dumps({"key": f"{random.getrandbits(128):032x}", **body})
        own = f"Content-Length: {len(data)}\r\n{_COMMAND}Origin: http://{self.host}\r\n"
        return self._head("POST", path, own) + data

    def _head(self, method: str, path: str, own: str) -> bytes:
        """A request up to its body; the address stands where a proxy would tell it."""
        if self.sent % REQUESTS == 0:
            self.address = new_address()
        self.sent += 1
        cookie = f"Cookie: automatable={self.cookie}\r\n" if self.cookie else ""
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nConnection: keep-alive\r\n"
            f"{own}{_AGENT}{_FETCH}{cookie}X-Forwarded-For: {self.address}\r\n\r\n"
        ).encode()


def _table(code: str) -> str:
    return f"/api/tables/{quote(code, safe='')}"
