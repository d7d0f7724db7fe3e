"""The rules as steps, one module per section."""
