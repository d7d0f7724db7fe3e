"""The program: a command understood and run, or a mistake told in a line."""

import errno
import sys

import typer
from typer.exceptions import TyperException

from ..kernel.errors import AutomatableError
from ..words import Words
from .commands import app
from .missing import asked_language
from .streams import complain, drop_output, open_streams

UNREAD = 141  # as if ended by SIGPIPE, like other programs of which nobody reads more
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # nothing more can be written


def run() -> None:
    """Run the command line; a mistake is one line and exit status 2.

    Nothing is said where a reader has had enough, as `head` has.
    """
    open_streams()
    lang = asked_language()
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except AutomatableError as error:
        status = complain(Words(lang).error(error))
    except TyperException as error:
        status = complain(Words(lang).say("error-usage", detail=error.format_message()))
    except typer.Abort:  # Ctrl-C before anything has begun
        status = 130
    except BrokenPipeError:
        status = _unread()
    except OSError as error:
        if error.filename is not None:
            status = complain(f"{error.filename}: {error.strerror}")
        elif error.errno in FULL:
            drop_output()
            status = complain(Words(lang).say("error-output_failed", why=str(error.strerror)))
        else:
            raise
    except SystemExit as stop:  # what typer and rich make of a closed pipe
        if not isinstance(stop.__context__, BrokenPipeError):
            raise
        status = _unread()
    sys.exit(status if isinstance(status, int) else 0)


def _unread() -> int:
    drop_output()
    return UNREAD
