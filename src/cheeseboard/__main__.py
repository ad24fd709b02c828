"""`python -m cheeseboard` is the command `cheeseboard`."""

from cheeseboard.cli import app

if __name__ == "__main__":
    app()
