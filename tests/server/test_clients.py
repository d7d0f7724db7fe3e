"""Clients are told apart by their addresses; what a stranger says of itself counts for nothing."""

import pytest

from automatable.server.clients import BadProxies, Clients


def client(peer: str, told: str | None, proxies: str = "127.0.0.1,::1,10.0.0.0/8") -> str:
    headers = {} if told is None else {b"x-forwarded-for": told.encode()}
    return Clients(proxies).client({"client": (peer, 1234)}, headers)


@pytest.mark.parametrize(
    ("peer", "told", "who"),
    [
        ("192.0.2.7", None, "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),  # a stranger's word
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"),  # through two of ours
        ("127.0.0.1", "198.51.100.1, 192.0.2.7", "192.0.2.7"),  # the first is only told
        ("127.0.0.1", "10.0.0.1", "10.0.0.1"),  # one of ours asks by itself
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "nonsense", "nonsense"),
        ("127.0.0.1", "x" * 1000, "x" * 64),  # no more of it is remembered
        ("::ffff:192.0.2.7", None, "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", None, "2001:db8:1:2::/64"),  # the same customer
    ],
)
def test_a_client_is_who_the_nearest_proxy_of_ours_speaks_for(
    peer: str, told: str | None, who: str
) -> None:
    assert client(peer, told) == who


def test_without_proxies_only_the_peer_counts() -> None:
    assert client("127.0.0.1", "198.51.100.1", proxies="") == "127.0.0.1"


def test_proxies_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadProxies):
        Clients("127.0.0.1, nowhere")
