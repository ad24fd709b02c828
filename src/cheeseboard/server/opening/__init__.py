"""A new table: games and presets as pictures, chairs, pace, who may come, and all other rules."""
