"""Many matches between bots: planned, played on processes or a cluster, kept, rated."""
