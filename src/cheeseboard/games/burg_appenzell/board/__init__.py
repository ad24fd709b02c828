"""The board of Burg Appenzell in the browser."""
