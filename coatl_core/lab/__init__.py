"""The lab: what a set of cards is worth, from games between computer players (docs/lab.md)."""
