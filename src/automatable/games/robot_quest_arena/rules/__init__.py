"""The rules of Robot Quest Arena, one module per section of the document."""
