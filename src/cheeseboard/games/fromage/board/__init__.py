"""The board of Fromage in the browser: the wheel, the own creamery, sheets of the others."""
