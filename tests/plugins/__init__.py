"""Tests of plugins: finding, checking, installing and surviving them."""
