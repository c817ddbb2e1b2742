"""Golden feathers and fewer body segments (RULES 10.2, 10.3)."""
