"""Somebody at the database behind the server's back."""

import sqlite3
from pathlib import Path


def change(store: Path, statement: str, *values: object) -> None:
    """Change the one row that a statement is about, while no server runs."""
    database = sqlite3.connect(store)
    assert database.execute(statement, values).rowcount == 1
    database.commit()
    database.close()
