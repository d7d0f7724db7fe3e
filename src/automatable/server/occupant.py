"""Who sits in a seat. Compiled, as table.py is."""


class Occupant:
    """Who sits in a seat. A bot may sit in for a person, who may come back.

    Whoever sits there may have promised a nonce, by its hash, and one for the next game.
    """

    def __init__(
        self, kind: str, name: str, bot: str, holder: str, invite: str, commit: str = ""
    ) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.holder = holder  # hash of the secret of whoever took the seat
        self.invite = invite  # hash of the invitation not yet used
        self.used = ""  # hash of the one that was
        self.commit = commit
        self.brought = False  # the nonce, or word that there is none
        self.nonce = ""
        self.next = ""  # the promise for a rematch, once one was made

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits here."""
        return self.kind == "bot" or bool(self.holder)

    @property
    def ready(self) -> bool:
        """Whether the game need not wait for this seat: where a bot sits in, nobody brings it."""
        return self.taken and (self.brought or not self.commit or bool(self.bot))

    @property
    def promise(self) -> str:
        """What it has promised for a rematch; what a bot left unsaid for it still stands."""
        return self.next or ("" if self.brought else self.commit)
