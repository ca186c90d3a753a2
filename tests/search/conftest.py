"""Processes that know the toy game too."""

from tests.engine.conftest import toy_installed

__all__ = ["toy_installed"]
