"""The engine: seats, decisions, agenda, chance, events, records. Standard library only."""
