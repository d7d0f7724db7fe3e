"""A scripted model that is served by the usual chat API."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any, ClassVar

FIRST = 'The first.\n```json\n{"answer": 1}\n```'


class Model(BaseHTTPRequestHandler):
    """A chat API whose model says what is in the script, then always takes the first answer.

    A number in the script is an error of HTTP.
    """

    asked: ClassVar[list[dict[str, Any]]] = []
    script: ClassVar[list[str | int]] = []

    def do_POST(self) -> None:
        self.asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        content = self.script.pop(0) if self.script else FIRST
        if isinstance(content, int):
            self.send_error(content)
            return
        choice = {"index": 0, "message": {"role": "assistant", "content": content}}
        told = {"id": "reply", "object": "chat.completion", "created": 0, "model": "scripted"}
        reply = json.dumps({**told, "choices": [{**choice, "finish_reason": "stop"}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def served_model(*script: str | int) -> Iterator[str]:
    """The address of the model while it is served, with its script."""
    Model.asked.clear()
    Model.script[:] = script
    with HTTPServer(("127.0.0.1", 0), Model) as model:
        thread = Thread(target=model.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{model.server_port}/v1"
        finally:
            model.shutdown()
            thread.join()
