"""Tests in a real browser: whole matches, the pages people see, and what breaks."""
