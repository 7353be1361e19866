"""One server for all tests that need no special settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.site import Json, Person, Site, two


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def pair(site: Site) -> Iterator[tuple[Person, Person, Json]]:
    yield from two(site)
