"""What a card is: pieces, the pattern language, prophecies, temples, and the file they are read from."""
