"""Tests of Fromage."""
