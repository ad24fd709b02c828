"""Teaches bots: matches of a game against itself, a network fitted to how they ended, and a gate."""
