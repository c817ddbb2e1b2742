"""Tests of sessions, views, saves, records and texts."""
