"""By which names people reach the server: no other site may have its own name lead here."""

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from ..kernel.errors import AutomatableError

LONGEST = 300  # bytes of a name and a port


class BadPublicUrl(AutomatableError, ValueError):
    """What is said to be the address people use is none."""

    code = "bad_public_url"


class BadHosts(AutomatableError, ValueError):
    """What is said to be a name by which people reach the server is none."""

    code = "bad_hosts"


class Hosts:
    """The names a request may be for: this machine's, those it was told of, and any address.

    A page of another site could else have its own name lead here (DNS rebinding), and then be
    taken for ours by the browser.
    """

    def __init__(self, public_url: str = "", names: str = "") -> None:
        """The URL is the one people use, if another than this machine's.

        Raises BadPublicUrl or BadHosts.
        """
        here = socket.gethostname().lower()
        known = {"localhost", here, f"{here.partition('.')[0]}.local"}
        known.add(_host(public_url) if public_url else "")
        known.update(map(_name, names.split(",")))
        self._known = known - {""}
        self._found = lru_cache(maxsize=1000)(self._look_up)

    def knows(self, host: bytes) -> bool:
        """Whether a Host header is for us."""
        return len(host) <= LONGEST and self._found(host)

    def _look_up(self, host: bytes) -> bool:
        if not host:
            return True  # it comes from no browser
        try:
            name = (urlsplit(f"//{host.decode('ascii')}").hostname or "").lower()
        except ValueError:
            return False
        return name in self._known or name.endswith(".localhost") or _is_address(name)


def _host(url: str) -> str:
    """The name in it; without `https:` the cookie would be another, so it cannot be left out."""
    try:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname:
            return parts.hostname.lower()
    except ValueError:
        pass
    raise BadPublicUrl(url)


def _name(listed: str) -> str:
    """A name as requests have it, without `https:` and without a port."""
    name = listed.strip().lower()
    try:
        if _is_address(name) or name == (urlsplit(f"//{name}").hostname or ""):
            return name
    except ValueError:
        pass
    raise BadHosts(listed.strip())


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
