"""The computer players of the game."""
