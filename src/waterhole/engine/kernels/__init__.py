"""Loops around the rules that run compiled, as plain Python text: each is compiled anew with the rules of a game.

In them `rules` and `strategy` are the modules of the game. `states` is a row of states: `states[i] = states[j]`
copies. `out` has a place for every action, `rng` is the four words of the fast generator.
"""

NAMES = tuple(f"{__name__}.{name}" for name in ("single", "playouts", "tree"))
