"""Teaches bots: matches of a game against itself, a network fitted to their ends, and a gate."""
