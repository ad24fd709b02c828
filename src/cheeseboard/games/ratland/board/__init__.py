"""The board of RatLand in the browser."""
