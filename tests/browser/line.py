"""A network line to a server that can be cut, mended, or fall silent.

Browsers only pretend to be offline.
"""

import contextlib
import socket
import threading
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65536


class Line:
    """Carries bytes between a port of its own and a server; all in threads that die with us."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        assert there.hostname
        assert there.port
        self._there = (there.hostname, there.port)
        self._is_cut = False
        self._open: set[socket.socket] = set()
        self._silent: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """End all connections; nobody gets through until `mend`."""
        self._is_cut = True
        for end in list(self._open):
            self._hang_up(end)

    def fall_silent(self) -> None:
        """Carry nothing more on the connections that are open, and tell nobody; new ones work."""
        self._silent = set(self._open)

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(self._there)
                except OSError:
                    near.close()
                    continue
                self._open |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(CHUNK):
                if one not in self._silent:
                    other.sendall(data)
        self._hang_up(one)
        self._hang_up(other)

    def _hang_up(self, end: socket.socket) -> None:
        self._open.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
