"""The rules: the state of a game, what is legal and why not, what an action does, scores, and a game being played."""
