"""The Python of a page in a process of its own: a request per line in, what comes of it out.

Storage and worker are plain objects here, as they are JavaScript's in a browser.
"""

import asyncio
import json
import sys
from typing import Any

from automatable.site.start import home, reply


class Memory:
    """Storage that is gone with the process."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.keys: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.failure = ""

    async def create(self, code: str, key: str, row: str) -> str:
        if self.failure or code in self.tables or key in self.keys:
            return self.failure or "taken"
        self.tables[code], self.keys[key], self.logs[code] = row, code, []
        return ""

    async def append(self, code: str, first: int, rows: str) -> str:
        if self.failure or len(self.logs[code]) != first - 1:
            return self.failure or "taken"
        self.logs[code] += json.loads(rows)
        return ""

    async def table(self, code: str) -> str:
        return self.tables.get(code, "")

    async def table_of_key(self, key: str) -> str:
        return self.tables.get(self.keys.get(key, ""), "")

    async def log(self, code: str, since: int) -> str:
        return f"[{','.join(self.logs[code][since:])}]"


class SameProcess:
    """Thinks at once, while everybody waits."""

    async def ask(self, request: str) -> str:
        return reply(request)

    def end(self) -> None:
        pass


async def main(secret: str) -> None:
    memory = Memory()
    page = home(memory, SameProcess(), secret)
    frameworks = {"fastapi", "pydantic", "starlette", "sqlalchemy", "orjson", "prometheus_client"}
    real = [name for name in frameworks if hasattr(sys.modules.get(name), "__file__")]
    print(json.dumps(real), flush=True)
    loop = asyncio.get_running_loop()
    for number in range(1_000_000):
        line = await loop.run_in_executor(None, sys.stdin.readline)
        if not line:
            return
        kind, *given = json.loads(line)
        found: Any = None
        if kind == "keep":
            found = await memory.create(*given)
        elif kind == "fail":
            memory.failure = given[0]
        elif kind == "request":
            found = await page.request(*given)
        else:
            told: asyncio.Future[str] = loop.create_future()
            stream = asyncio.create_task(
                page.listen(
                    number, given[0], lambda text, told=told: told.done() or told.set_result(text)
                )
            )
            await asyncio.wait([told, stream], return_when=asyncio.FIRST_COMPLETED)
            page.leave(number)
            status, rest = await stream
            found = [status, told.result() if told.done() else rest]
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
