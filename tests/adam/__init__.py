"""Tests of the solo game against A.D.A.M. (RULES 9)."""
