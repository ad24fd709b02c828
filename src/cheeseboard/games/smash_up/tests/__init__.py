"""Tests of the rules of Smash Up."""
