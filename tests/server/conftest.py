"""One server for all tests that need no special settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, binaries
from tests.server.site import Json, Person, Site, two

DATABASES = ["sqlite", *(["postgres"] if binaries() is not None else [])]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.close()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "s.sqlite3")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def pair(site: Site) -> Iterator[tuple[Person, Person, Json]]:
    yield from two(site)
