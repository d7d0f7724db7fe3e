"""Ways in for language models: tools over MCP, and games told and answered in text."""
