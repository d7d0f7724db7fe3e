"""How texts of a language are spaced: in French, blanks beside some marks are never broken."""

import re

UNBROKEN = "\N{NO-BREAK SPACE}"  # not the narrow one, which old terminals cannot show
# Code stays as it is.
_FRENCH = re.compile(r"`[^`\n]*`|(?<=\S) (?=[:;!?%»])|(?<=«) (?=\S)")


def typeset(text: str, lang: str) -> str:
    """The text with the no-break spaces of its language, where its authors typed plain ones."""
    return _FRENCH.sub(_unbroken, text) if lang == "fr" else text


def _unbroken(found: re.Match[str]) -> str:
    return UNBROKEN if found.group() == " " else found.group()
