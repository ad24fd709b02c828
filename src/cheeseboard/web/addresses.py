"""Addresses of our own where a proxy shows us under a path, like /club.

Templates know nothing of that: what goes out is given the path at the border, once.
"""

import re
from typing import Final

_ADDRESS: Final = re.compile(r'\b(href|src|action|formaction|hx-sse:connect|data-go)="/(?!/)')

_prefix = ""


def clean_prefix(text: str) -> str:
    """A path as it is used: with a slash before it and none behind; raises `ValueError`."""
    prefix = "/" + text.strip("/") if text.strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", prefix):
        raise ValueError(f"{text!r} is no path for addresses: letters, digits, - . _ ~ and /.")
    return prefix


def set_prefix(prefix: str) -> None:
    """All pages of this process are shown under a path."""
    global _prefix
    _prefix = clean_prefix(prefix)


def prefixed(path: str) -> str:
    """An address of ours as others see it."""
    return _prefix + path


def outside(html: str) -> str:
    """A page, or a part of one, with its addresses as others see them."""
    return _ADDRESS.sub(rf'\1="{_prefix}/', html) if _prefix else html
