"""The time of a table: its pace, its clocks, and what happens when time is up."""
