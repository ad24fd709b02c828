"""The cookies that say who somebody is. Under HTTPS their names begin with `__Host-`: browsers take
those from this host alone, so nobody at a neighbouring name can put one into somebody's browser."""

from typing import Final

from fastapi import Request, Response

from cheeseboard.server.security import YEAR

SESSION: Final = "cheeseboard"
BROWSER: Final = "cheeseboard-browser"
GUARD: Final = "__Host-"


def guarded(request: Request, name: str) -> str:
    """What a cookie is called where the reader is."""
    return f"{GUARD}{name}" if request.url.scheme == "https" else name


def read(request: Request, name: str) -> str:
    """A cookie that nobody else can have set; empty if there is none."""
    return request.cookies.get(guarded(request, name), "")


def read_plain(request: Request) -> str:
    """The session of a browser that has not been given its guarded cookie yet."""
    is_guarded = guarded(request, SESSION) in request.cookies
    return "" if is_guarded else request.cookies.get(SESSION, "")


def give(request: Request, response: Response, name: str, value: str) -> None:
    """Put a cookie that says who somebody is into their browser."""
    put(request, response, guarded(request, name), value)


def put(request: Request, response: Response, name: str, value: str) -> None:
    """Put any cookie into a browser; no script reads it, no other site sends it."""
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def take(request: Request, response: Response) -> None:
    """Take the session out of a browser."""
    for name in {guarded(request, SESSION), SESSION}:
        response.delete_cookie(
            name, httponly=True, samesite="lax", secure=request.url.scheme == "https"
        )
