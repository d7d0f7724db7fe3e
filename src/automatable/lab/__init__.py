"""The laboratory: measuring games, bots and the engine itself."""
