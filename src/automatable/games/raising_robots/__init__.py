"""Raising Robots: study, build, and let them work."""
