"""How much load the server carries, beside boardgame.io's: `python -m benchmarks.server`."""
