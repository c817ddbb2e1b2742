"""What screens are made of: panes, choices, and the drawing of pieces and serpents."""
