"""The table a game is played at: its screen, its panes, and the game behind them."""
