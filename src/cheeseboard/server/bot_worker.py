"""A process that thinks for bots: a view comes in, a move goes out.

One JSON object a line on standard input, one on standard output. Nothing but the view of the seat
ever gets here.
"""

import json
import sys
from typing import Any

from cheeseboard import registry
from cheeseboard.bots import bot


def choose(request: dict[str, Any]) -> str:
    """The text of the move that the named bot plays."""
    game = registry.load(request["game"])
    view = game.state_type.from_json(request["view"])
    return str(bot(request["bot"], request["seed"]).choose(view, request["seat"]))


def main() -> None:
    for line in sys.stdin:
        try:
            answer = {"move": choose(json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
