"""All text that a player reads, and the rulebook, in the player's language."""
