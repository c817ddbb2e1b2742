"""The game in Polish."""
