"""The rules of Cyberion, one module per section of the document."""
