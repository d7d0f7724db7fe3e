"""`automatable verify`: a server claims after a game that chance was fair; does its record?"""

from typing import Annotated, NamedTuple

import typer

from ..kernel.errors import BadSettings
from ..kernel.record import Record
from ..kernel.seats import seat_letter
from ..match import Nature, SharedNature, committed, draws
from ..terminal.saves import load_any
from ..words import Words, language
from .options import Lang, RecordFile

NOTHING = "-"


def verify(
    file: RecordFile,
    seed: Annotated[str, typer.Option(help="The seed shown after the game.", metavar="HEX")],
    hash: Annotated[
        str, typer.Option(help="The hash shown before the game, if you kept it.", metavar="HEX")
    ] = "",
    nonces: Annotated[
        str,
        typer.Option(
            help="What each seat brought, - for none; nothing at old tables.", metavar="LIST"
        ),
    ] = "",
    commits: Annotated[
        str,
        typer.Option(
            help="What each seat promised before, - for nothing, if you kept it.", metavar="LIST"
        ),
    ] = "",
    lang: Lang = None,
) -> None:
    """Check that chance was fair: every draw of a record against its seed, without any server."""
    record, state = load_any(file)
    words = Words(language(lang), record.game)
    claim = read_claim(seed, hash, nonces, commits, state.seats, words)
    told, is_fair = verified(record, claim, words)
    for line in told:
        print(line)
    raise typer.Exit(0 if is_fair else 1)


class Claim(NamedTuple):
    """What was shown after the game, and what somebody has kept from before it."""

    seed: bytes
    hash: str  # of the seed; empty if it was not kept
    nonces: list[str]  # of each seat; none at all at a table whose server made chance alone
    commits: list[str]  # of each seat; none at all if they were not kept


def read_claim(seed: str, hash: str, nonces: str, commits: str, seats: int, words: Words) -> Claim:
    """The claim in the options of a command; raises BadSettings."""
    return Claim(
        _bytes(seed, "--seed", words),
        hash.strip().lower(),
        _list(nonces, "--nonces", seats, words),
        _list(commits, "--commits", seats, words),
    )


def _bytes(digits: str, option: str, words: Words) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise BadSettings(words.say("verify-digits", option=option)) from None


def _list(text: str, option: str, seats: int, words: Words) -> list[str]:
    """One text of hexadecimal digits for each seat, empty for a dash."""
    if not text:
        return []
    found = ["" if one.strip() == NOTHING else one.strip().lower() for one in text.split(",")]
    if len(found) != seats:
        raise BadSettings(words.say("verify-list", option=option, seats=seats))
    return [_bytes(one, option, words).hex() for one in found]


def verified(record: Record, claim: Claim, words: Words) -> tuple[list[str], bool]:
    """What is found, line by line, and whether nothing speaks against the claim."""
    told: list[str] = []
    is_same = not claim.hash or committed(claim.seed) == claim.hash
    if claim.hash:
        told.append(words.say("verify-hash-good" if is_same else "verify-hash-bad"))
    lines, is_kept = _promises(claim, words)
    told += lines
    shared = bool(claim.nonces)
    nature = SharedNature(claim.seed, claim.nonces) if shared else Nature(claim.seed)
    found = draws(record)
    wrong = [draw for draw in found if nature.choose(draw.weights, draw.index) != draw.chosen]
    if wrong:
        first = wrong[0].index + 1
        told.append(words.say("verify-bad", wrong=len(wrong), all=len(found), first=first))
    else:
        told.append(words.say("verify-good", all=len(found)))
    if not any(claim.nonces):
        told.append(words.say("verify-alone"))
    is_fair = is_same and is_kept and not wrong
    if not is_fair:
        told.append(words.say("verify-untrusted"))
    return told, is_fair


def _promises(claim: Claim, words: Words) -> tuple[list[str], bool]:
    """Whether every seat brought what it had promised; one that did not is named."""
    if not claim.commits:
        return [], True
    if not claim.nonces:
        is_kept = not any(claim.commits)
        return [] if is_kept else [words.say("verify-commits-unused")], is_kept
    pairs = list(zip(claim.nonces, claim.commits, strict=True))
    wrong = [
        seat
        for seat, (nonce, commit) in enumerate(pairs)
        if nonce and committed(bytes.fromhex(nonce)) != commit
    ]
    missing = [seat for seat, (nonce, commit) in enumerate(pairs) if commit and not nonce]
    told = [words.say("verify-commit-bad", seat=seat_letter(seat)) for seat in wrong]
    told += [words.say("verify-commit-missing", seat=seat_letter(seat)) for seat in missing]
    if not told and any(claim.commits):
        told.append(words.say("verify-commits-good"))
    return told, not wrong
