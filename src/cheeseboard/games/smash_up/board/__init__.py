"""The drawing of Smash Up in the browser."""
