"""Lines to and from a child process, with timeouts."""

import os
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import Popen, TimeoutExpired
from time import monotonic

LONGEST = 65536  # bytes per line
GRACE = 1.0  # seconds until a program that does not end is killed


class Pipes:
    """The input and output of a running program."""

    def __init__(self, process: "Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._input, self._output = process.stdin, process.stdout
        self._read = b""
        for pipe in (self._input, self._output):
            os.set_blocking(pipe.fileno(), False)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The reply line, without newline if too long or cut off; raises TimeoutError."""
        deadline = monotonic() + seconds
        with DefaultSelector() as selector:
            selector.register(self._input, EVENT_WRITE)
            selector.register(self._output, EVENT_READ)
            while b"\n" not in self._read and len(self._read) <= LONGEST:
                ready = selector.select(max(0.0, deadline - monotonic()))
                if not ready:
                    raise TimeoutError
                if any(key.fileobj is self._output for key, _ in ready):
                    read = os.read(self._output.fileno(), LONGEST)
                    if not read:
                        break
                    self._read += read
                elif not (question := self._sent(question)):
                    selector.unregister(self._input)
        line, end, self._read = self._read.partition(b"\n")
        return line + end

    def _sent(self, text: bytes) -> bytes:
        """What is left to send; nothing if the program has closed its input."""
        try:
            return text[os.write(self._input.fileno(), text) :]
        except BrokenPipeError:
            return b""

    def say(self, line: bytes) -> None:
        """Send a line if the program still reads."""
        with suppress(OSError, ValueError):
            os.write(self._input.fileno(), line)

    def kill(self) -> None:
        """Kill the program."""
        self._process.kill()

    def end(self) -> int:
        """End the program, by force if closing its input is not enough; its exit status."""
        self._input.close()
        try:
            self._process.wait(GRACE)
        except TimeoutExpired:
            self.kill()
            self._process.wait()
        self._output.close()
        return self._process.returncode
