"""Our engines as they are installed here, one JSON line each.

python own.py SECONDS
"""

import json
import sys
from dataclasses import asdict

from cheeseboard import registry
from cheeseboard.cli.bench import measure
from cheeseboard.cli.doctor import is_compiled
from cheeseboard.game import Options

SETTINGS: tuple[tuple[str, int, Options], ...] = (
    ("burg_appenzell", 4, {}),
    ("rat_de_france", 4, {"track": "long"}),
    ("ratland", 4, {}),
    ("fromage", 4, {}),
    ("smash_up", 2, {}),
)
"""What environments for learners are measured by, too."""
ENGINES = (*SETTINGS, ("ratland", 12, {}))
"""And the largest observation for the shortest decision."""


def main() -> None:
    seconds = float(sys.argv[1])
    engine = "cheeseboard, compiled" if is_compiled() else "cheeseboard, plain"
    for id, seats, options in ENGINES:
        game = registry.load(id)
        title = f"{game.meta.title['en']}, {seats}"
        print(json.dumps({"measuring": f"{engine}: {title}"}), flush=True)
        figures = asdict(measure(game, seats, options, seconds))
        print(json.dumps({"engine": engine, "game": title, **figures}), flush=True)


if __name__ == "__main__":
    main()
