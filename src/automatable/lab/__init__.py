"""The laboratory: contests between bots, and what settings change."""
