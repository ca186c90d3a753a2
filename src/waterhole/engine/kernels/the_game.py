"""In place of the modules of a game, which are put into each kernel's twin."""

from typing import Any

rules: Any = None
strategy: Any = None
