"""The table in a terminal, line by line."""
