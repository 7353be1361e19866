"""A PostgreSQL server of our own, on a free port of the loopback address, in a folder that is thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import closing
from pathlib import Path

import psycopg


def binaries() -> Path | None:
    """Where PostgreSQL is installed: on the path, or where Debian puts it."""
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return folders[-1] if folders else None


class Cluster:
    """It does not run as root: then it belongs to the user that Debian made for it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="starboard-pg-"))
        self.bin = binaries()
        assert self.bin is not None, "PostgreSQL is not installed"
        self.user: int | None = None
        if os.getuid() == 0:
            self.user = pwd.getpwnam("postgres").pw_uid
            os.chown(self.folder, self.user, -1)
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.count = 0
        data = str(self.folder / "data")
        self._run(str(self.bin / "initdb"), "-D", data, "-U", "starboard", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.process = self.start()

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=120, user=self.user)

    def start(self) -> subprocess.Popen[bytes]:
        assert self.bin is not None
        given = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}"]
        given += ["fsync=off", "max_connections=200", "log_min_messages=fatal", "logging_collector=off"]
        options = [part for one in given for part in ("-c", one)]
        process = subprocess.Popen(
            [str(self.bin / "postgres"), "-D", str(self.folder / "data"), *options],
            cwd="/",
            stderr=subprocess.DEVNULL,
            user=self.user,
        )
        for _ in range(400):
            try:
                psycopg.connect(self.url("postgres")).close()
                return process
            except psycopg.OperationalError:
                assert process.poll() is None, "PostgreSQL did not start"
                time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start in time")

    def url(self, name: str) -> str:
        return f"postgresql://starboard@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """A new, empty database."""
        self.count += 1
        name = f"site{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def cut(self, name: str, of: str = "%") -> int:
        """Cut the connections to a database (all, or those of one kind), as a network fault would."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            sql = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND application_name LIKE %s"
            )
            return len(db.execute(sql, (name, of)).fetchall())

    def stop(self) -> None:
        """End it as a host does who restarts it: connections are cut."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)

    def again(self) -> None:
        self.process = self.start()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
