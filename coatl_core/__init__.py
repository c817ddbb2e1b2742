"""The game of Cóatl: its rules, cards, saves and plugins, without any terminal."""
