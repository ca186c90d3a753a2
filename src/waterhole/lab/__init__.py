"""Simulations and measurements of games: what a game is like, and how fast it runs."""
