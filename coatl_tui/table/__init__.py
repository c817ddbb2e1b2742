"""The table: the game as screens know it, the table's screen and panes, the score sheet, and saving under a name."""
