"""Waterhole: five animal games to play, study and teach to machines, on one set of rules."""

from .games import get as game
from .games import names as game_names
from .games.game import Ambiguous, BadOption, NotLegal, NotNotation, Position, Refusal

__version__ = "0.1.0"
__all__ = ["Ambiguous", "BadOption", "NotLegal", "NotNotation", "Position", "Refusal", "game", "game_names"]
