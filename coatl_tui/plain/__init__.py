"""The game in lines of text, for ears, pipes and terminals that can do no more. Nothing here imports Textual."""
