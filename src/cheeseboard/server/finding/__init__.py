"""Finding people: a match of a game and a pace, and an open table a day."""
