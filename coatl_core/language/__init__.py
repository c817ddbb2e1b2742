"""Every sentence a player reads, and the rulebook, in the language of the player."""
