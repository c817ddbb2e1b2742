"""Tests of sessions, views, saves, plugins and texts."""
