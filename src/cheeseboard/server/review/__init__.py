"""Looking back at matches that are over: the review page, its analysis, notes and branches."""
