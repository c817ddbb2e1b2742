"""Saved games and records: their format, and the folder they lie in."""
