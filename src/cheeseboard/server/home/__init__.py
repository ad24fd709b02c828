"""Home: the tables that wait, those that run, are over or are open, and small pictures of them."""
