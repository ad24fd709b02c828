"""Tests of the rules of Burg Appenzell."""
