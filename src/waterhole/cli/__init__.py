"""The command line, `waterhole`: results go to stdout, everything else to stderr; 2 says that the input was bad."""

from .app import app, main

__all__ = ["app", "main"]
