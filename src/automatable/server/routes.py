"""The routes that any home of the tables answers, beside those of a table (table_routes.py).

A home is a server, or a page that plays alone (automatable.site).
"""

from typing import Any

from . import book, dailies, lessons, puzzles, queries, replays

ROUTES: list[tuple[str, str, Any]] = [
    ("/api/games", "GET", queries.games),
    ("/api/games/{game}/lessons", "GET", lessons.listed),
    ("/api/games/{game}/lessons/{id}", "GET", lessons.taken),
    ("/api/games/{game}/puzzles", "GET", puzzles.listed),
    ("/api/games/{game}/puzzles/{id}", "GET", puzzles.tried),
    ("/api/games/{game}/daily", "GET", dailies.played),
    ("/api/games/{game}/rules", "GET", queries.rules),
    ("/api/games/{game}/rules/{id}", "GET", queries.rule),
    ("/api/games/{game}/rules/{id}/example", "GET", book.rule_example),
    ("/api/games/{game}/summary", "GET", book.summary_page),
    ("/api/games/{game}/pieces", "GET", book.pieces_page),
    ("/api/words/{lang}", "GET", queries.words),
    ("/api/replay", "GET", replays.replay),
    ("/api/replay/because", "GET", replays.because),
    ("/api/replay/analysis", "GET", replays.analysis),
]
