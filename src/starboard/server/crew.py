"""Several servers on this machine that share one port: one process starts them, and starts again those that end."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from starboard.kernel import StarboardError
from starboard.server import logs
from starboard.server.settings import Settings
from starboard.server.store.opening import check_database, shared

log = logging.getLogger("starboard.server")
REST = 1.0  # seconds until a server that ended is started again


class Crew:
    def __init__(self, settings: Settings, sockets: list[socket.socket], quiet: bool) -> None:
        if not shared(settings.database):
            raise StarboardError("several workers need PostgreSQL: --database postgresql://...")
        check_database(settings.database)
        logs.begin(logging.ERROR if quiet else logging.WARNING, settings.log_format)
        self._settings = msgspec.json.encode(settings, enc_hook=str)
        self._sockets = sockets
        self._count = settings.workers
        self._quiet = quiet
        self._servers: list[subprocess.Popen[bytes]] = []
        self._figures = Path()  # where the servers write how they are
        self._ending = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until somebody ends it."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        with tempfile.TemporaryDirectory(prefix="starboard-", ignore_cleanup_errors=True) as folder:
            self._figures = Path(folder)
            self._servers = [self._start() for _ in range(self._count)]
            ready()
            self._watch()

    def _watch(self) -> None:
        while not self._ending:
            time.sleep(0.2)
            for place, server in enumerate(self._servers):
                if server.poll() is not None and not self._ending:
                    log.error("a server ended (exit status %s); it is started again", server.returncode)
                    time.sleep(REST)
                    self._servers[place] = self._start()
        for server in self._servers:
            with contextlib.suppress(OSError):
                server.terminate()
        for server in self._servers:
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        """The settings go through a pipe, for no list of processes should show them; when it ends, the server does."""
        files = [listener.fileno() for listener in self._sockets]
        given = [f"--figures={self._figures}", *(["--quiet"] * self._quiet)]
        server = subprocess.Popen(
            [sys.executable, "-m", "starboard.server.run", "-", *map(str, files), *given],
            stdin=subprocess.PIPE,
            pass_fds=files,
            start_new_session=True,  # Ctrl-C comes to this process, which ends them
        )
        assert server.stdin is not None
        server.stdin.write(self._settings + b"\n")
        server.stdin.flush()
        return server

    def _end(self, *_: object) -> None:
        self._ending = True
