"""What many matches say about a game: one page with plots, and a sentence per finding."""
