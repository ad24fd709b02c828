"""Tables on a server: people and bots, live and durable. Knows matches and views, no rules."""
