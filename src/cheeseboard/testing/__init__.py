"""Checks that any game gets, inside this repository or outside it."""

from cheeseboard.testing.rules import rule

__all__ = ["rule"]
