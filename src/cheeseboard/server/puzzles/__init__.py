"""Puzzles from real matches: find the best move."""
