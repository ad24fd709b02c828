"""The drawing of Cheese Market in the browser."""
