"""How a server is to run: said once, and told to its workers by the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass

from .codes import COOKIE, SAFE_COOKIE
from .table_store import BadStore

PARENT = "AUTOMATABLE_PARENT"  # the process that looks after the workers
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set before workers start, they share their metrics


@dataclass(frozen=True)
class Options:
    """What whoever runs a server may say."""

    store: str
    public_url: str = ""  # the address people use, if another
    away: float = 120.0  # seconds after which a seat is left for long
    proxies: str = "127.0.0.1,::1"  # addresses and networks whose word about a client counts
    hosts: str = ""  # names by which people reach it, beside that of public_url
    expire: float = 0.0  # days after which tables are forgotten; 0: never
    site: str = ""  # a folder of `automatable site`: with it people play where no server is

    def environment(self) -> dict[str, str]:
        """As environment variables."""
        return {f"AUTOMATABLE_{name.upper()}": str(value) for name, value in vars(self).items()}

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> "Options":
        """Those of the environment; raises BadStore if it does not say where tables are kept."""
        given = {
            name: environment[f"AUTOMATABLE_{name.upper()}"]
            for name in cls.__dataclass_fields__
            if environment.get(f"AUTOMATABLE_{name.upper()}")
        }
        if "store" not in given:
            raise BadStore(
                "AUTOMATABLE_STORE says where the tables are kept: sqlite:////tmp/tables.db"
            )
        away, expire = float(given.pop("away", cls.away)), float(given.pop("expire", cls.expire))
        return cls(**given, away=away, expire=expire)

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by https."""
        return self.public_url.startswith("https:")

    @property
    def cookie(self) -> str:
        """The name of the cookie that holds a browser's secret."""
        return SAFE_COOKIE if self.is_secure else COOKIE
