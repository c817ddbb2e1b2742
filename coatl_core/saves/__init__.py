"""Saved games and records: their formats, and the folder of saves."""
