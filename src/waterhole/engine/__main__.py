"""`python -m waterhole.engine GAME...` compiles games into the cache, with a line for every step."""

from __future__ import annotations

import logging
import sys
import time

from .. import games
from ..games.game import Refusal
from .compiled_game import Compiled


def main(names: list[str]) -> int:
    """Compile the named games; 1 and one line if that fails, 2 where there is no such game."""
    logging.basicConfig(format="%(message)s")
    if not names:
        print("which game? python -m waterhole.engine GAME...", flush=True)
        return 2
    for name in names:
        start = time.perf_counter()
        try:
            Compiled(games.get(name), progress=lambda text: print(text, flush=True))
        except Refusal as refusal:
            print(refusal, flush=True)
            return 2
        except Exception as error:  # Numba's take many lines, of which the last ones say least
            text = next((line.strip() for line in str(error).splitlines() if line.strip()), "")
            print(f"{type(error).__name__}: {text}", flush=True)
            return 1
        print(f"{name}: done in {time.perf_counter() - start:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
