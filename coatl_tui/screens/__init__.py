"""All screens but those of the table, each with its style sheet beside it."""
