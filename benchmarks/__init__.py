"""Measurements of this package beside its peers; README.md lists them."""
