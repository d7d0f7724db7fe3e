"""What goes back to a client, and how a request comes: ASGI itself, without any framework."""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, TypeAlias

Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"


class Response:
    """Bytes of some kind, with a status."""

    def __init__(
        self,
        body: bytes = b"",
        kind: str = JSON,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.body, self.status = body, status
        told = {"content-length": str(len(body)), "content-type": kind, **(headers or {})}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status, "headers": self.headers}
        await send(start)
        await send({"type": "http.response.body", "body": self.body})
