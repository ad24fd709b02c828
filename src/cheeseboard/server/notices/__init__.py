"""Notices: what somebody is told who is not looking, by which way, and when."""
