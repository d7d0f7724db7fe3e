"""The log: one JSON object per line on standard error, without secrets."""

import json
import logging
import os
from pathlib import Path
from traceback import extract_tb
from typing import Any


class JsonLines(logging.Formatter):
    """One JSON object per line; of an error its type and place, never its text."""

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "message": record.getMessage(),
        }
        line.update({k: v for k, v in vars(record).items() if k not in self.KNOWN})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = extract_tb(record.exc_info[2])
            line["where"] = [f"{Path(f.filename).name}:{f.lineno}" for f in frames[-5:]]
        return json.dumps(line, default=str)


def set_up_log() -> None:
    """Warnings of everybody; requests, too, if AUTOMATABLE_LOG says so."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    level = os.environ.get("AUTOMATABLE_LOG", "WARNING").upper()
    # The driver of PostgreSQL warns of what it ignores beside an error that it raises all the same:
    # that another worker was first is one, and no news.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    logging.getLogger("automatable").setLevel(level if level in ("INFO", "DEBUG") else "WARNING")
