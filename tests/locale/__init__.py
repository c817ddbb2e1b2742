"""Tests of the languages: translations held against English, and the app in each of them."""
