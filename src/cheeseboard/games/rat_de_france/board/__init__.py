"""The drawing of Rat de France: a street, a ring of orders, cards on the table."""
