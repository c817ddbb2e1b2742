"""The program ``coatl``: its arguments and its commands."""
