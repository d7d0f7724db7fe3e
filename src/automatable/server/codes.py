"""Codes people can say aloud, secrets nobody can guess, and names without tricks."""

import secrets
import unicodedata
from functools import lru_cache
from hashlib import sha256

COOKIE = "automatable"  # which holds the secret of a browser
SAFE_COOKIE = f"__Host-{COOKIE}"  # the same where the address is https: no other site can set it
REMEMBERED = 10_000  # hashes: people show the same secret at every request
JOINER = "\u200d"  # of signs that are one picture together
_CONSONANTS = "bdfgklmnprstvz"
_VOWELS = "aeiou"


def new_code() -> str:
    """A table's code, which nobody guesses: six syllables and two digits (`tobirulamefi42`)."""
    syllables = [secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(6)]
    return "".join(syllables) + f"{secrets.randbelow(100):02}"


def new_secret() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


@lru_cache(maxsize=REMEMBERED)
def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return sha256(secret.encode()).hexdigest() if secret else ""


def is_same(one: str, other: str) -> bool:
    """Whether two hashes are those of one secret; how long that takes tells nothing about it."""
    return bool(one) and secrets.compare_digest(one, other)


def command_key(holder: str, key: str) -> str:
    """The key of somebody's command: nobody can use up somebody else's."""
    return f"{holder[:16]}{key}"


def clean_name(name: str) -> str:
    """A name as text: no control or formatting characters, no line breaks, not too long."""
    return clean_line(name.replace(JOINER, " "), 40)


def clean_line(line: str, longest: int) -> str:
    """The same of what somebody says, in which signs may be joined to pictures."""
    kept = [
        character if character == JOINER or unicodedata.category(character)[0] not in "CZ" else " "
        for character in line
    ]
    found = " ".join("".join(kept).split())[:longest]
    return found if found.strip(f"{JOINER} ") else ""
