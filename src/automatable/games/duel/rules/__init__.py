"""The rules of the Duel, one module per section of docs/rules/duel.md."""
