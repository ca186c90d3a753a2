"""Bots for any game: how they are spelt (`bots`), how they search (`mcts`), what they think (`analysis`)."""
