"""For ASGI servers other than the one of `automatable serve`.

    AUTOMATABLE_STORE=sqlite:////tmp/tables.db hypercorn automatable.server.asgi:app

On SQLite one process serves all tables; several workers need PostgreSQL.
"""

from .app import app_from_environment

app = app_from_environment()
