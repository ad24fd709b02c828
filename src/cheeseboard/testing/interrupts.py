"""Commands that tests stop as Ctrl-C does."""

import signal


def hear_interrupts() -> None:
    """For `preexec_fn`: who is started in the background, as tests may be, ignores interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
