"""For ASGI servers other than the one of `automatable serve`.

    AUTOMATABLE_STORE=sqlite:////tmp/tables.db hypercorn automatable.server.asgi:app

On SQLite one process serves all tables; several workers need PostgreSQL.
"""

from .app import create_app
from .options import Options

app = create_app(Options.read())
