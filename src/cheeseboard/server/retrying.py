"""Two processes act at one table: one of them was first, the other reads again and goes on."""

import functools
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from cheeseboard.server.tables import Behind, Stale, Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

TRIES: Final = 8
"""How often somebody may come second before it is told that the picture is old."""

Given = ParamSpec("Given")
Result = TypeVar("Result")
RoomType = TypeVar("RoomType", bound="Room")


class Room:
    """A part of the hall that changes tables."""

    def __init__(self, hall: "Hall", *args: Any) -> None:
        self._hall = hall


def again(
    act: Callable[Concatenate[RoomType, Table, Given], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[RoomType, Table, Given], Coroutine[Any, Any, Result]]:
    """Carry out an action anew when somebody else has changed the table meanwhile."""

    @functools.wraps(act)
    async def tried(
        room: RoomType, table: Table, /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        for _ in range(TRIES):
            version = table.version
            try:
                return await act(room, table, *args, **kwargs)
            except Behind:
                await room._hall.refresh(table)
            if table.version == version and not table.is_gone:
                room._hall.drop(table)  # nobody has come before us, and still it does not fit
                break
            if table.is_gone:
                table = await room._hall.table(table.id)
        raise Stale

    return tried
