"""The text boards of the games, one folder each; found by entry point, as games are."""
