"""Tells pytest about the mark `rule`, and brings people with browsers where there is playwright."""

from importlib.util import find_spec

import pytest

if find_spec("pytest_playwright"):
    pytest_plugins = ["cheeseboard.testing.browser.fixtures"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test proves")
