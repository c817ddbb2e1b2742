"""What screens are made of: panes, choices, options, and the drawing of pieces, coatls and cards."""
