"""The game in Ukrainian."""
