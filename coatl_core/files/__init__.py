"""Reading what others wrote, and writing so that nothing is lost. Knows nothing of the game."""
