"""`serve`: the games in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

HOST = "127.0.0.1"
PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; `lan`: the local network.")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = PORT,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the tables are kept; else the user's data folder.")
    ] = None,
    bot_pace: Annotated[
        float, typer.Option(min=0, max=60, help="The least seconds between two actions, when a bot makes the second.")
    ] = 0.7,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name, beside localhost and addresses of numbers, by which it is asked."),
    ] = None,
    webhooks: Annotated[
        bool,
        typer.Option(
            "--webhooks",
            envvar="WATERHOLE_WEBHOOKS",
            help="Tables may tell a web address whose turn it is: whoever opens one makes this machine send there.",
        ),
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser too.")] = False,
) -> None:
    """Serve the games to browsers."""
    from ..server import serve as run

    run(
        host=host,
        port=port,
        data=data,
        open_browser=open_browser,
        pace=bot_pace,
        allow_hosts=allow_host or (),
        webhooks=webhooks,
    )


def browse() -> None:
    """Serve with everything as usual, and open the browser."""
    serve(open_browser=True)
