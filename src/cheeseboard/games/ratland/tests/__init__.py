"""Tests of RatLand."""
