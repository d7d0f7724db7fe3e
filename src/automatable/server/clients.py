"""Whose request it is: a client's address, as told by a proxy in front of us if there is one."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from ..kernel.errors import AutomatableError
from .response import Scope

LONGEST = 64  # characters of an address
LONGEST_WORD = 200  # bytes of what a proxy says, if it is remembered
REMEMBERED = 10_000  # addresses; what is known of others is worked out again


class BadProxies(AutomatableError, ValueError):
    """What is said of proxies makes no sense."""

    code = "bad_proxies"


class Clients:
    """Tells clients apart: by their addresses, and those of IPv6 by their networks."""

    def __init__(self, proxies: str) -> None:
        """`proxies` are those whose word counts, as addresses or networks; raises BadProxies."""
        words = [word.strip() for word in proxies.split(",")]
        try:
            self._proxies = [ip_network(word) for word in words if word]
        except ValueError as error:
            raise BadProxies(str(error)) from None
        self._is_proxy = lru_cache(maxsize=REMEMBERED)(self._look_up)
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._behind)

    def client(self, scope: Scope, headers: Mapping[bytes, bytes]) -> str:
        """Whoever the nearest of our own proxies speaks for, or the peer itself."""
        peer: str = scope["client"][0] if scope.get("client") else ""
        told = headers.get(b"x-forwarded-for", b"")
        return (self._remembered if len(told) <= LONGEST_WORD else self._behind)(peer, told)

    def _behind(self, peer: str, told: bytes) -> str:
        if told and self._is_proxy(peer):
            for word in reversed(told.decode("latin-1").split(",")):
                peer = word.strip()[:LONGEST]  # which is remembered
                if not self._is_proxy(peer):
                    break
        return _home(peer)

    def _look_up(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in proxies for proxies in self._proxies)


@lru_cache(maxsize=REMEMBERED)
def _home(address: str) -> str:
    """One customer of a provider has a whole network of IPv6 addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return address
