"""The record is the game: settings plus answers."""


class Record: ...
