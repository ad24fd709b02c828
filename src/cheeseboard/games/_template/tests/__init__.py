"""Tests of the rules of Cheese Market."""
