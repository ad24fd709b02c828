"""Tests of the command line: what it shows, what it asks, and errors as sentences."""
