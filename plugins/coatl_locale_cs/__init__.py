"""The game in Czech."""
