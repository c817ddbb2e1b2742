"""What explains the game: the rulebook, and the keys and signs. It draws the table to do so."""
