"""Tests of one faction."""
