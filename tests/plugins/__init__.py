"""Tests of plugins: finding, checking and installing them, and going on when one is broken."""
