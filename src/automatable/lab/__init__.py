"""The laboratory: contests between bots, and the effects of settings."""
