"""Where everything lies on the table: for each size of the terminal, and for what lies there."""
