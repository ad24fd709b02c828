"""Tests of the server over HTTP: a real process, a real database file, no browser."""
