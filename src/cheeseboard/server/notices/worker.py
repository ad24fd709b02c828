"""What makes the site an app: the service worker, and the manifest with its icons."""

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from cheeseboard.server.visitor import chosen_language
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import STATIC, static, translator

router = APIRouter(include_in_schema=False)

ICONS: Final = (("app-192.png", "192x192", "any"), ("app-512.png", "512x512", "any"))
MASKABLE: Final = (("app-maskable-512.png", "512x512", "maskable"),)


@router.get("/service-worker.js")
async def service_worker() -> Response:
    """The script that hears push messages, also while no page is open; it stands at the root,
    because it may only open what is below it."""
    script = (STATIC / "service-worker.js").read_text(encoding="utf-8")
    for name in ("app-192.png", "badge-96.png"):
        script = script.replace(f"@{name}@", prefixed(static(name)))
    headers = {"Cache-Control": "no-cache", "Service-Worker-Allowed": prefixed("/")}
    return Response(script, media_type="text/javascript", headers=headers)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """How the site looks as an app."""
    language = chosen_language(request)
    t = translator(language)
    icons = [
        {"src": prefixed(static(name)), "sizes": size, "type": "image/png", "purpose": purpose}
        for name, size, purpose in (*ICONS, *MASKABLE)
    ]
    about = {
        "id": prefixed("/"),
        "name": "Cheeseboard",
        "short_name": "Cheeseboard",
        "description": t("app-description"),
        "lang": language,
        "start_url": prefixed("/"),
        "scope": prefixed("/"),
        "display": "standalone",
        "background_color": "#F4E6CC",
        "theme_color": "#43203A",
        "icons": icons,
    }
    return JSONResponse(about, media_type="application/manifest+json")
