"""Lines to and from a program of ours, for which nobody waits too long."""

import os
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import Popen, TimeoutExpired
from time import monotonic

LONGEST = 65536  # bytes of a line
GRACE = 1.0  # seconds a program has to end by itself


class Pipes:
    """The two ends of a running program."""

    def __init__(self, process: "Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._input, self._output = process.stdin, process.stdout
        self._read = b""
        for pipe in (self._input, self._output):
            os.set_blocking(pipe.fileno(), False)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers; without its end if too long or none; raises TimeoutError."""
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
        """What is left to send; nothing to who does not listen."""
        try:
            return text[os.write(self._input.fileno(), text) :]
        except BrokenPipeError:
            return b""

    def say(self, line: bytes) -> None:
        """Send a line, if there is somebody who takes it."""
        with suppress(OSError, ValueError):
            os.write(self._input.fileno(), line)

    def kill(self) -> None:
        """Let the program do nothing more."""
        self._process.kill()

    def end(self) -> int:
        """End the program, by force if it goes on without input; its exit status."""
        self._input.close()
        try:
            self._process.wait(GRACE)
        except TimeoutExpired:
            self.kill()
            self._process.wait()
        self._output.close()
        return self._process.returncode
