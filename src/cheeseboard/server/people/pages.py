"""All pages of who somebody is."""

from fastapi import APIRouter

from cheeseboard.server.people import (
    data_page,
    device_page,
    key_page,
    letter_page,
    link_page,
    me_page,
)

router = APIRouter(include_in_schema=False)
for room in (me_page, key_page, link_page, letter_page, device_page, data_page):
    router.include_router(room.router)
