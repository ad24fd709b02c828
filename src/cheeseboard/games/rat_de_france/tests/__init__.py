"""Tests of Rat de France."""
