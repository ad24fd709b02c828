"""Faults in the log."""

import logging

import pytest

from cheeseboard.server.faults import Counting


def test_equal_faults_are_written_once_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    handler = Counting()
    log = logging.Logger("cheese")
    log.addHandler(handler)
    for number in range(40):
        try:
            raise ValueError(number)
        except ValueError:
            log.exception("Table %s failed.", number)
    log.warning("Something else.")
    handler.close()
    written = capsys.readouterr().err
    assert written.count("Traceback") == 1
    assert "39 more like this: Table %s failed." in written
    assert written.count("Something else.") == 1
