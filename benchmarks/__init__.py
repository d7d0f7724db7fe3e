"""Benchmarks of this package and its peers; README.md lists them."""
