"""How fast the games are, beside other engines: `python -m benchmarks.engines`."""
