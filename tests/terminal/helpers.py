"""The command line in real processes: through pipes, and at a pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from zlib import crc32

from .ready import run_forked

COMMAND = str(Path(sys.executable).parent / "automatable")
PATIENCE = 60.0  # seconds until a test gives up waiting; nothing ever waits that long
AGAIN = 10.0  # seconds until somebody presses Ctrl-C again
ESCAPE = "\x1b"

# Makes standard input the controlling terminal, so that Ctrl-C is a signal.
_TAKE_TERMINAL = (
    "import fcntl, os, sys, termios;"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.argv[1], sys.argv[1:])"
)
_STYLE = re.compile(r"\x1b\[[0-9;]*m")
_CLEAR = re.compile(r"(?:\x1b\[(?:2J|3J|H))+")
_OPTION = re.compile(r"^ +(\d+)  (.+?)(?:  .*)?$")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """This process's environment, with a home of its own and no language or colour asked for."""
    unwanted = ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    own = {"HOME": folder, "XDG_DATA_HOME": folder / "data"}
    kept.update({name: str(path) for name, path in own.items()})
    kept.update({"LANG": "C.UTF-8", "TERM": "xterm-256color", **more})
    return kept


class Ran:
    """What a finished command said."""

    def __init__(self, status: int, output: bytes, errors: bytes) -> None:
        self.status = status
        self.raw = output
        self.output = output.decode(errors="replace")
        self.errors = errors.decode(errors="replace")

    def complaint(self) -> str:
        """The one line of a refusal, without what all of them start with."""
        assert self.status == 2, (self.status, self.output, self.errors)
        assert "Traceback" not in self.output
        lines = self.errors.splitlines()
        assert len(lines) == 1, self.errors
        assert lines[0].startswith("automatable: "), lines
        assert ESCAPE not in lines[0]
        return lines[0].removeprefix("automatable: ")


def run(
    folder: Path, *arguments: str | Path, typed: str | bytes | list[str] = "", **more: str
) -> Ran:
    """Run the command in a folder, with lines typed ahead; with variables of its own, anew."""
    if isinstance(typed, list):
        typed = "".join(f"{line}\n" for line in typed)
    given = typed if isinstance(typed, bytes) else typed.encode()
    words = [str(argument) for argument in arguments]
    if not more:
        return Ran(*run_forked(folder, words, given, environment(folder), PATIENCE))
    done = subprocess.run(
        [COMMAND, *words],
        input=given,
        capture_output=True,
        cwd=folder,
        env=environment(folder, **more),
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def play(folder: Path, *arguments: str | Path, typed: list[str], **more: str) -> Ran:
    """Play the Duel through pipes against a quick bot, the same every time."""
    own = ["--seats", "human,random"] if "--seats" not in arguments else []
    return run(folder, "play", "duel", "--seed", "7", *own, *arguments, typed=typed, **more)


def options(text: str) -> list[str]:
    """The options listed last in a text, by what people call them."""
    found: list[str] = []
    for line in text.splitlines():
        if option := _OPTION.match(line):
            number, name = option.groups()
            found = [*found, name] if int(number) > 1 else [name]
    return found


def replies(output: str, prompt: str = "A> ") -> list[str]:
    """What stands before the first question, then what each typed line was answered with."""
    return output.split(f"{prompt}\n")


def write_record(
    path: Path, *lines: str, seats: tuple[str, ...] = ("human", "random"), settings: str = ""
) -> Path:
    """A record on disk: `0 play:Move`, `* draw:Ray`."""
    agreed = [f"set {part.replace('=', ' ')}" for part in settings.split()]
    occupants = [f"seat {seat} {who}" for seat, who in enumerate(seats)]
    whole = ["automatable 1", "game duel 1", *agreed, *occupants, *lines]
    body = "".join(f"{line}\n" for line in whole)
    path.write_text(f"{body}end {len(lines)} {crc32(body.encode()):08x}\n", "utf-8")
    return path


def answers(path: Path) -> list[str]:
    """The answers a record on disk holds; its last line vouches for them."""
    *body, end = path.read_text("utf-8").splitlines(keepends=True)
    found = [line.strip() for line in body if re.match(r"(\d+|\*) ", line)]
    assert end == f"end {len(found)} {crc32(''.join(body).encode()):08x}\n"
    return found


class Pipes:
    """The command at the other end of two pipes, answered line by line."""

    def __init__(self, folder: Path, *arguments: str | Path, **more: str) -> None:
        self.process = subprocess.Popen(
            [COMMAND, *[str(argument) for argument in arguments]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment(folder, **more),
        )
        assert self.process.stdout is not None
        self._read = _Reader(self.process.stdout.fileno())

    @property
    def text(self) -> str:
        """Everything said so far."""
        return self._read.text

    def until(self, wanted: str) -> str:
        """What is said from the last call up to and with the first of these words."""
        return self._read.until(wanted)

    def until_one_of(self, *wanted: str) -> str:
        """The same for whichever comes first."""
        return self._read.until_match("|".join(re.escape(one) for one in wanted))

    def enter(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def close_input(self) -> None:
        """Nobody types any more."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def kill(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def finish(self) -> int:
        """Wait for its end; the exit status."""
        self._read.rest()
        return self.process.wait(PATIENCE)

    def errors(self) -> str:
        """What it said on standard error, once it is over."""
        assert self.process.stderr is not None
        return self.process.stderr.read().decode()

    def __enter__(self) -> "Pipes":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()


class Terminal:
    """The command at a pseudo-terminal, as a person meets it."""

    def __init__(
        self,
        folder: Path,
        *arguments: str | Path,
        columns: int = 80,
        rows: int = 40,
        **more: str,
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        words = [COMMAND, *[str(argument) for argument in arguments]]
        self.process = subprocess.Popen(
            [sys.executable, "-ISc", _TAKE_TERMINAL, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(folder, **more),
            start_new_session=True,
        )
        os.close(slave)
        self._read = _Reader(self.master)

    @property
    def text(self) -> str:
        """Everything sent to the terminal so far."""
        return self._read.text

    def until(self, wanted: str) -> str:
        """What is sent from the last call up to and with the first of these words."""
        return self._read.until(wanted)

    def enter(self, line: str) -> None:
        """Type a line, and Enter."""
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        """Press keys; `\\x03` is Ctrl-C, `\\x04` is Ctrl-D."""
        os.write(self.master, keys.encode())

    def interrupt(self, keys: str = "") -> None:
        """Press keys and Ctrl-C, and Ctrl-C again where nothing comes of it, until the end.

        Python does not notice a signal that arrives just before it begins to read.
        """
        self.press(f"{keys}\x03")
        while not self._read.is_over(AGAIN):
            self.press("\x03")

    def finish(self) -> int:
        """Wait for its end; the exit status."""
        self._read.rest()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.master)


class _Reader:
    """Reads what a process says, up to words waited for."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.raw = b""
        self.at = 0
        self.ended = False

    @property
    def text(self) -> str:
        return self.raw.decode(errors="replace")

    def until(self, wanted: str) -> str:
        return self.until_match(re.escape(wanted))

    def until_match(self, pattern: str) -> str:
        deadline = time.monotonic() + PATIENCE
        wanted = re.compile(pattern.encode())
        while not (found := wanted.search(self.raw, self.at)):
            assert self._more(deadline), f"{pattern!r} never came:\n{self.text[-3000:]}"
        start, self.at = self.at, found.end()
        return self.raw[start : self.at].decode()

    def rest(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while self._more(deadline):
            pass
        return self.raw[self.at :].decode()

    def is_over(self, seconds: float) -> bool:
        """Whether the end comes before nothing has come for so long."""
        while not self.ended and select.select([self.descriptor], [], [], seconds)[0]:
            self._more(time.monotonic() + PATIENCE)
        return self.ended

    def _more(self, deadline: float) -> bool:
        """Read what there is; False once there will be nothing more."""
        if self.ended:
            return False
        ready, _, _ = select.select([self.descriptor], [], [], deadline - time.monotonic())
        assert ready, f"nothing came for {PATIENCE} s:\n{self.text[-3000:]}"
        try:
            read = os.read(self.descriptor, 65536)
        except OSError:  # how Linux says that nobody holds the other end of a terminal
            read = b""
        self.raw += read
        self.ended = not read
        return not self.ended


def pages(text: str) -> list[str]:
    """What stood on a screen, without colours, from one clearing to the next."""
    return _CLEAR.sub("\f", _STYLE.sub("", text)).replace("\r\n", "\n").split("\f")
