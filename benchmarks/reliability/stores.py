"""Where tables are kept during a run, and what may happen to that."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

from ..server.servers import ROOT

SCRIPT = ROOT / "scripts" / "postgres"
SMALL = 48  # megabytes of a disk that is soon full


class Cannot(Exception):
    """Something that a trial needs cannot be had here."""


class SmallDisk:
    """A file system of a few megabytes, in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no room at all."""
        with self._ballast.open("ab", buffering=0) as ballast, suppress(OSError):
            while True:
                ballast.write(bytes(4096))

    def forbid_writing(self) -> None:
        """Let it only be read from now on."""
        subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)

    def free(self) -> None:
        """Give the room back."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(megabytes: int = SMALL) -> Iterator[SmallDisk]:
    """A small disk from its beginning to its end; raises Cannot."""
    if os.geteuid() != 0 or not shutil.which("mount"):
        raise Cannot("only root can mount the small disk this needs")
    folder = Path(tempfile.mkdtemp(prefix="automatable-disk-"))
    try:
        options = ("-t", "tmpfs", "-o", f"size={megabytes}m", "automatable")
        done = subprocess.run(["mount", *options, folder], capture_output=True, check=False)
        if done.returncode != 0:
            raise Cannot(done.stderr.decode().strip())
        try:
            yield SmallDisk(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)
    finally:
        folder.rmdir()


class Postgres:
    """A PostgreSQL of our own, with an empty database."""

    def __init__(self, folder: str, address: str) -> None:
        self.folder = folder
        self._all = address
        self.address = make_url(address).set(database="trial").render_as_string(False)
        self._do(self._all, "CREATE DATABASE trial")

    def restart(self, mode: str) -> None:
        """Stop it `fast` or at once (`immediate`, as if it had crashed), and start it again."""
        subprocess.run([SCRIPT, "restart", self.folder, mode], check=True, capture_output=True)

    def cut(self) -> None:
        """Break off all connections."""
        self._do(
            self._all,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'trial'",
        )

    def pids(self) -> list[int]:
        """Its processes."""
        first = int((Path(self.folder) / "data/postmaster.pid").read_text("ascii").split()[0])
        below = Path(f"/proc/{first}/task/{first}/children").read_text("ascii")
        return [first, *map(int, below.split())]

    @staticmethod
    def _do(address: str, statement: str) -> None:
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL from its beginning to its end; raises Cannot."""
    done = subprocess.run([SCRIPT], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Cannot(done.stderr.strip())
    lines = done.stdout.splitlines()
    (folder,) = [line.removeprefix("folder: ") for line in lines if line.startswith("folder: ")]
    try:
        yield Postgres(folder, lines[-1])
    finally:
        subprocess.run([SCRIPT, "stop", folder], check=True)


class Clock:
    """The clock of a server, which libfaketime moves as a file says."""

    def __init__(self, folder: Path, moves_all: bool = False) -> None:
        """Time of day alone, as when a clock is set; or `moves_all`, as when hours pass."""
        found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
        if not found:
            raise Cannot("there is no libfaketime here (Debian: apt install faketime)")
        self._file = folder / "clock"
        self.environment = {
            "LD_PRELOAD": str(found[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "0" if moves_all else "1",
            "DONT_FAKE_MONOTONIC": "0" if moves_all else "1",  # as older ones call it
        }
        self.move(0)

    def move(self, seconds: float) -> None:
        """Set it to that many seconds after the true time, or before."""
        written = self._file.with_suffix(".new")
        written.write_text(f"{seconds:+.0f}\n", "ascii")
        written.replace(self._file)
