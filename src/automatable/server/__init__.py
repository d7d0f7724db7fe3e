"""The table on a network: rooms, a store, and the routes of docs/protocol.md."""
