"""How the database came to look as `schema.py` says, one step a file."""
