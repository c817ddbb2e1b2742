"""Reading files that people wrote, and writing files safely. Nothing here knows the game."""
