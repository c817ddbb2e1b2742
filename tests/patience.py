"""How long tests wait for what must come."""

from __future__ import annotations

PATIENCE = 120.0
"""The seconds after which what should have come counts as stuck: more than any machine takes, however busy. Only a test
that fails waits so long."""
