"""`automatable serve`."""

from pathlib import Path
from typing import Annotated

import typer

from ..terminal.saves import save_folder
from .missing import needed_by

Address = Annotated[str, typer.Option(help="Address to listen on.")]
Port = Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535, metavar="N")]
StoreAt = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: a file, or postgresql+psycopg://...", metavar="WHERE"
    ),
]
Workers = Annotated[
    int, typer.Option(help="Worker processes; several need PostgreSQL.", min=1, max=64, metavar="N")
]
PublicUrl = Annotated[str, typer.Option(help="The address people use, if another.", metavar="URL")]
Away = Annotated[
    float,
    typer.Option(
        help="Seconds after which a seat that was left may get a bot.", min=0, metavar="N"
    ),
]
Proxies = Annotated[
    str,
    typer.Option(
        help="Addresses and networks of proxies that tell who a client is.", metavar="LIST"
    ),
]
Hosts = Annotated[
    str,
    typer.Option(
        help="Names by which people reach it, beside that of the public URL.", metavar="LIST"
    ),
]
Expire = Annotated[
    float, typer.Option(help="Days after which tables are deleted; 0: never.", min=0, metavar="N")
]
Site = Annotated[
    Path | None,
    typer.Option(
        help="A folder of `automatable site`, for people to play without this server.",
        metavar="DIR",
    ),
]


def serve(
    host: Address = "127.0.0.1",
    port: Port = 8083,
    store: StoreAt = None,
    workers: Workers = 1,
    public_url: PublicUrl = "",
    away: Away = 120,
    proxies: Proxies = "127.0.0.1,::1",
    hosts: Hosts = "",
    expire: Expire = 0,
    site: Site = None,
) -> None:
    """Serve tables to browsers and programs on the network."""
    with needed_by("serve"):
        from ..server.options import Options
        from ..server.serve import serve as serve_tables
        from ..site.folder import check_site

    folder = "" if site is None else check_site(site)
    options = Options(store_address(store), public_url, away, proxies, hosts, expire, folder)
    serve_tables(host, port, workers, options)


def store_address(given: str | None) -> str:
    from ..server.store import sqlite_address

    if given is not None and "://" in given:
        return given
    return sqlite_address(Path(given) if given else save_folder().parent / "tables.db")
