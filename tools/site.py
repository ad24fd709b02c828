"""What the site needs beside docs/: README, CONTRIBUTING, CHANGELOG, and colours for code."""

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from pygments.formatters import HtmlFormatter

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages; their links lead to where the site has the same documents."""
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=moved(text)))
    files.append(File.generated(config, "colours.css", content=colours()))
    return files


def colours() -> str:
    """How code is coloured, by day and by night."""
    light, dark = (HtmlFormatter(style=name) for name in ("default", "github-dark"))
    day = light.get_style_defs(".highlight")
    night = dark.get_style_defs("[data-bs-theme=dark] .highlight")
    return f"{day}\n{night}\n"


def moved(text: str) -> str:
    """A text from beside docs/ with its links as from inside."""
    for source, page in PAGES.items():
        text = text.replace(f"]({source})", f"]({page})")
    return re.sub(r"\]\(docs/", "](", text)
