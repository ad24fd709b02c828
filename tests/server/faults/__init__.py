"""What goes wrong around the server, and what must not go wrong with it."""
