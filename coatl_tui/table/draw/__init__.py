"""Drawing the table: functions from a board to cells, a module for each pane."""
