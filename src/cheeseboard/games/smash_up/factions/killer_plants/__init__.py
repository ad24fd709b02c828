"""A faction: data, effects, words, pictures and rules."""
