"""Stands between a browser and a server and notes what the browser sends."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from httptools import HttpRequestParser

# What differs from browser to browser, or from table to table.
PERSONAL = {"host", "origin", "cookie", "content-length", "x-forwarded-for"}
VERSIONS = {"user-agent", "sec-ch-ua", "accept-language"}


@dataclass
class Request:
    """A request as it came over the wire."""

    method: str = ""
    target: str = ""
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""

    @property
    def act(self) -> str:
        """What is asked, whichever table it is: method, path and query."""
        target = urlsplit(self.target)
        path = re.sub(r"^/api/tables/[^/]+", "/api/tables/CODE", target.path)
        return f"{self.method} {path}{'?' if target.query else ''}{target.query}"

    @property
    def shape(self) -> tuple[dict[str, str], Any]:
        """The headers, with values where all browsers send the same, and the names in the body."""
        headers = {
            name: "" if name.lower() in PERSONAL | VERSIONS else value
            for name, value in self.headers
        }
        return headers, _names(json.loads(self.body)) if self.body else None


def _names(data: Any) -> Any:
    """JSON data without its texts and numbers."""
    if isinstance(data, dict):
        return {name: _names(value) for name, value in data.items()}
    return [_names(value) for value in data] if isinstance(data, list) else None


class _Reader:
    """Cuts what comes over a connection into requests."""

    def __init__(self, noted: list[Request]) -> None:
        self.noted = noted
        self.parser = HttpRequestParser(self)

    def on_message_begin(self) -> None:
        self.request = Request()

    def on_url(self, url: bytes) -> None:
        self.request.target += url.decode()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.request.headers.append((name.decode(), value.decode()))

    def on_body(self, data: bytes) -> None:
        self.request.body += data

    def on_message_complete(self) -> None:
        self.request.method = self.parser.get_method().decode()
        self.noted.append(self.request)


class Relay(ThreadingTCPServer):
    """A port of the loopback that leads to a server."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, to: int) -> None:
        self.to = to
        self.noted: list[Request] = []
        super().__init__(("127.0.0.1", 0), _Passing)
        self.port: int = self.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"


class _Passing(BaseRequestHandler):
    server: Relay
    request: socket.socket

    def handle(self) -> None:
        reader = _Reader(self.server.noted)
        with socket.create_connection(("127.0.0.1", self.server.to)) as server:
            Thread(target=_pass_on, args=(server, self.request), daemon=True).start()
            try:
                while data := self.request.recv(65536):
                    reader.parser.feed_data(data)
                    server.sendall(data)
            except OSError:
                return


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)
    except OSError:
        return


@contextmanager
def relay(to: int) -> Iterator[Relay]:
    """A relay to that port, from its start to its end."""
    with Relay(to) as running:
        thread = Thread(target=running.serve_forever, daemon=True)
        thread.start()
        try:
            yield running
        finally:
            running.shutdown()
            thread.join()
