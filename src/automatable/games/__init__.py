"""The games of the box, each found by its entry point."""
