"""The game as one seat knows and plays it, whatever shows it."""
