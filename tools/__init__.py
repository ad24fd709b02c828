"""Programs for those who work on Cheeseboard."""
