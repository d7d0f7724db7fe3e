"""`automatable serve`."""

from pathlib import Path
from typing import Annotated

import typer

from ..terminal.saves import save_folder
from .missing import needed_by


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="Port to listen on.", min=1, max=65535, metavar="N")
    ] = 8083,
    store: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: a file, or postgresql+psycopg://...", metavar="WHERE"
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(help="Worker processes; several need PostgreSQL.", min=1, max=64, metavar="N"),
    ] = 1,
    public_url: Annotated[
        str, typer.Option(help="The address people use, if another.", metavar="URL")
    ] = "",
    away: Annotated[
        float,
        typer.Option(
            help="Seconds after which a seat that was left may get a bot.", min=0, metavar="N"
        ),
    ] = 120,
    proxies: Annotated[
        str,
        typer.Option(
            help="Addresses and networks of proxies that tell who a client is.", metavar="LIST"
        ),
    ] = "127.0.0.1,::1",
    hosts: Annotated[
        str,
        typer.Option(
            help="Names by which people reach it, beside that of the public URL.", metavar="LIST"
        ),
    ] = "",
    expire: Annotated[
        float,
        typer.Option(help="Days after which tables are deleted; 0: never.", min=0, metavar="N"),
    ] = 0,
    site: Annotated[
        Path | None,
        typer.Option(
            help="A folder of `automatable site`, for people to play without this server.",
            metavar="DIR",
        ),
    ] = None,
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
